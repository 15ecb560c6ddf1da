//! The player's commands to the game: choosing, taking back, passing, and asking which rule forbids something.

use engine::{Choice, Lasting, NoUndo, PlayError, Target};

use super::state::{BoardScreen, Pane, Sheet};
use words::plain;

use crate::say::failure::Failure;

impl BoardScreen<'_> {
    /// Returns the indices of the listed choices among all choices.
    pub fn listed(&self) -> Vec<usize> {
        let Some(asked) = &self.asked else { return Vec::new() };
        let all = 0..asked.choices.len();
        let here =
            all.filter(|n| self.only.as_ref().is_none_or(|thing| is_on(&asked.choices[*n], thing)));
        let mut found: Vec<(u8, usize)> =
            here.filter_map(|n| Some((found(&asked.labels[n], &self.wanted)?, n))).collect();
        found.sort();
        found.into_iter().map(|(_, n)| n).collect()
    }

    /// Selects a choice, and on the map the space that it concerns.
    pub fn pick(&mut self, n: usize) {
        self.picked = n;
        self.armed = false;
        let choice = self.asked.as_ref().and_then(|asked| asked.choices.get(n));
        let space =
            choice.and_then(|choice| choice.on.iter().rev().find_map(|on| self.space_of(on)));
        if let Some(space) = space {
            self.cursor = space;
        }
    }

    /// Plays the selected choice. A choice that can't be undone needs a second confirmation.
    pub fn choose(&mut self) -> Result<(), Failure> {
        let listed = self.listed();
        let Some(asked) = &self.asked else { return Ok(()) };
        if !listed.contains(&self.picked) {
            if let Some(first) = listed.first() {
                self.pick(*first);
            }
            return Ok(());
        }
        let choice = &asked.choices[self.picked];
        if let Some(lasting) = choice.lasting
            && !self.armed
        {
            self.armed = true;
            self.pane = Pane::Question;
            self.say(
                match lasting {
                    Lasting::Chance => "cli-board-chance",
                    Lasting::Reveals => "cli-board-reveals",
                    Lasting::HandsOver => "cli-board-hands-over",
                },
                &[],
            );
            return Ok(());
        }
        let play = choice.play.clone();
        let side = asked.side;
        self.take(side, &play)
    }

    /// Shows the odds of the selected choice. The odds can take seconds to compute, so they are shown only on
    /// request.
    pub fn reckon(&mut self) {
        let Some(asked) = &self.asked else { return };
        let listed = self.listed().contains(&self.picked);
        let choice = asked.choices.get(self.picked).filter(|choice| choice.odds && listed);
        let playing = self.hosted.playing.as_ref();
        self.odds = choice.and_then(|choice| {
            let odds = self.hosted.shelved.odds(playing, asked.side, &choice.play)?;
            Some((choice.play.clone(), odds))
        });
        match self.odds {
            Some(_) => self.pane = Pane::Question,
            None => self.say("cli-odds-not", &[]),
        }
    }

    fn take(&mut self, side: engine::Side, play: &str) -> Result<(), Failure> {
        match self.hosted.take(side, play)? {
            Ok(()) => {
                self.said.clear();
                self.moved();
            }
            Err(PlayError::Refused(refusal)) => {
                let why = self.text().refusal(&refusal);
                self.say("cli-refused", &[("why", &why)]);
            }
            Err(PlayError::Unreadable(_)) => self.say("cli-no-match", &[("typed", play)]),
        }
        Ok(())
    }

    /// Plays the choice on a thing if there is only one, and lists the choices if there are several. If there is none,
    /// shows the thing itself.
    pub fn choose_on(&mut self, thing: Target) -> Result<(), Failure> {
        let choices = self.asked.as_ref().map_or(&[][..], |asked| &asked.choices[..]);
        let on: Vec<usize> = (0..choices.len()).filter(|n| is_on(&choices[*n], &thing)).collect();
        let armed = self.armed && on.contains(&self.picked);
        match on[..] {
            [] => self.look_at(thing),
            [only] => {
                self.wanted.clear();
                self.only = Some(thing);
                self.picked = only;
                self.armed = armed;
                self.choose()?;
            }
            [first, ..] => {
                self.wanted.clear();
                self.only = Some(thing);
                self.picked = first;
                self.armed = false;
                self.pane = Pane::Question;
            }
        }
        Ok(())
    }

    /// Returns the selected thing in the focused pane.
    pub fn pointed_at(&self) -> Option<Target> {
        match self.pane {
            Pane::Hand => self.hand().get(self.card).map(Target::card),
            _ => self.facts.spaces.get(self.cursor).map(|space| Target::space(&space.id)),
        }
    }

    pub fn look_at(&mut self, thing: Target) {
        self.sheet = match thing {
            Target::Card(id) => Some((Sheet::Card(id), 0)),
            Target::Space(id) | Target::Piece(id, ..) => Some((Sheet::Space(id), 0)),
            Target::Line(_) => None,
        };
    }

    /// Shows which rule forbids acting on the selected thing.
    pub fn why(&mut self) {
        let (Some(asked), Some(thing)) = (&self.asked, self.pointed_at()) else { return };
        let name = match &thing {
            Target::Card(id) => self.text().card(id),
            Target::Space(id) | Target::Piece(id, ..) | Target::Line(id) => self.text().space(id),
        };
        let can = asked.choices.iter().any(|choice| is_on(choice, &thing));
        match self.hosted.playing.why(asked.side, &thing) {
            _ if can => self.say("cli-why-can", &[("target", &name)]),
            Some(refusal) => {
                let why = self.text().refusal(&refusal);
                self.say("cli-board-why", &[("target", &name), ("why", &why)]);
            }
            None => self.say("cli-why-nothing", &[("target", &name)]),
        }
    }

    pub fn undo(&mut self) -> Result<(), Failure> {
        // Nothing can be taken back while a bot is thinking about the current state.
        if self.thinks.is_some() {
            return Ok(());
        }
        // If both players share this screen, each can take back only their own actions, and only before handing
        // over to the other.
        let sides = match (self.curtain, &self.asked) {
            (Some(next), _) => next.other().into(),
            (None, Some(asked)) => asked.side.into(),
            (None, None) => self.hosted.humans,
        };
        let key = match self.hosted.undo(sides)? {
            Ok(choice) => {
                let what = self.screen().choice(&choice);
                self.moved();
                self.say("cli-undone", &[("what", &what)]);
                return Ok(());
            }
            Err(NoUndo::Nothing) => "cli-undo-nothing",
            Err(NoUndo::Theirs) => "cli-undo-theirs",
            Err(NoUndo::Chance) => "cli-undo-chance",
            Err(NoUndo::Reveals) => "cli-undo-reveals",
        };
        self.say(key, &[]);
        Ok(())
    }

    /// Passes now, and at every prompt like this until the date changes.
    pub fn pass_such(&mut self) -> Result<(), Failure> {
        let asked = self.asked.as_ref();
        let window = asked.and_then(|asked| {
            let prompt = asked.prompt.as_ref()?;
            Some((asked.side, prompt.text.key.to_string(), prompt.pass.clone()?))
        });
        let Some((side, moment, pass)) = window else {
            self.say("cli-board-no-window", &[]);
            return Ok(());
        };
        let date = self.date(side);
        if date != self.passing_on {
            self.passing = Default::default();
            self.passing_on = date;
        }
        self.passing[side].push(moment);
        self.take(side, &pass)?;
        self.say("cli-board-passing", &[]);
        Ok(())
    }

    /// Cancels all standing orders.
    pub fn ask_again(&mut self) {
        self.passing = Default::default();
        self.say("cli-board-asking", &[]);
    }
}

/// Returns whether the choice concerns a thing; a space also counts if the choice concerns a piece there or a
/// line that ends there.
pub fn is_on(choice: &Choice, thing: &Target) -> bool {
    choice.on.iter().any(|on| match (on, thing) {
        (Target::Piece(space, ..), Target::Space(id)) => space == id,
        (Target::Line(line), Target::Space(id)) => {
            line.split_once("--").is_some_and(|(a, b)| a == id || b == id)
        }
        _ => on == thing,
    })
}

/// Ranks a label against typed letters: 0 if it contains every typed word, 1 if it contains the letters in that
/// order, `None` otherwise.
fn found(label: &str, wanted: &str) -> Option<u8> {
    let label = plain(label);
    if wanted.split_whitespace().all(|word| label.contains(&plain(word))) {
        return Some(0);
    }
    let mut letters = label.chars();
    plain(wanted).chars().all(|letter| letters.any(|it| it == letter)).then_some(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn search_finds_whole_words_first_and_then_letters_in_order() {
        assert_eq!(found("March to Québec", ""), Some(0));
        assert_eq!(found("March to Québec", "quebec march"), Some(0));
        assert_eq!(found("March to Québec", "mqb"), Some(1));
        assert_eq!(found("March to Québec", "bqm"), None);
    }
}
