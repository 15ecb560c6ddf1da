//! Playing a case with the dice of its script.

use std::fmt;

use super::look::{NoSuch, Panels, filled, look};
use super::names::{Names, nearest};
use super::script::{Offers, ScriptLineKind};
use super::{Asked, ByItself, Case, CaseFailure, Happened};
use crate::{
    Arg, Chance, Event, Eye, Game, LogLine, Missed, Panel, Phrase, Refusal, Scripted, SetupError,
    Side, World,
};

impl Case {
    /// Runs the case; an error reports where and how the case differs.
    pub fn run<G: Game>(&self) -> Result<(), CaseFailure> {
        self.run_telling::<G>(&Names::of(G::facts()), &mut |_| {})
    }

    /// Runs the case with names that were collected once for many cases, and calls `tell` with
    /// the result of each action.
    pub fn run_telling<G: Game>(
        &self,
        names: &Names,
        tell: &mut dyn FnMut(Happened),
    ) -> Result<(), CaseFailure> {
        self.run_to_end::<G>(names, tell).map(|_| ())
    }

    /// Runs the case and returns the state that it ends in; `None` if the case expects its position
    /// to be refused, and the position is refused.
    pub fn run_to_end<G: Game>(
        &self,
        names: &Names,
        tell: &mut dyn FnMut(Happened),
    ) -> Result<Option<G>, CaseFailure> {
        let fail = |line: usize, reason: Phrase| CaseFailure {
            case: self.name.clone(),
            line,
            reason,
            asked: Vec::new(),
        };
        if let Some(rule) = self.proves.iter().find(|rule| !names.rules.contains(rule)) {
            let known = list(&nearest(rule, &names.rules));
            let reason = Phrase::new("case-no-rule").words("rule", rule).list("known", known);
            return Err(fail(self.line, reason));
        }
        let state = match (self.begin::<G>(), &self.refused) {
            (Ok(state), None) => state,
            (Ok(_), Some(wanted)) => {
                return Err(fail(wanted.line, Phrase::new("case-position-accepted")));
            }
            (Err(Refused { line, why, slip: true }), Some(wanted)) if wanted.says.is_empty() => {
                return Err(fail(line, Phrase::new("case-position-slip").words("why", why)));
            }
            (Err(Refused { why, .. }), Some(wanted)) if why.contains(&wanted.says) => {
                return Ok(None);
            }
            (Err(Refused { why, .. }), Some(wanted)) => {
                let reason = Phrase::new("case-position-refused-otherwise");
                let reason = reason.words("why", why).words("wanted", &wanted.says);
                return Err(fail(wanted.line, reason));
            }
            (Err(Refused { line, why, .. }), None) => {
                return Err(fail(line, Phrase::new("case-position-refused").words("why", why)));
            }
        };
        let mut run = Run { names, state, world: Telling::default(), played: 0, rolled: 0 };
        run.world.watching = self.looks_at_panels(names);
        for (nth, step) in self.script.iter().enumerate() {
            run.world.next = self.script[nth + 1..].iter().find_map(|step| match &step.kind {
                ScriptLineKind::Play { side, play } => Some((*side, play.clone())),
                _ => None,
            });
            if let Err(reason) = run.step(step.line, &step.kind, tell) {
                return Err(CaseFailure { asked: run.asked(), ..fail(step.line, reason) });
            }
        }
        run.all_used().map_err(|reason| fail(self.line, reason))?;
        Ok(Some(run.state))
    }

    /// Returns the state that the case begins with, or the reason why its position or set-up is
    /// refused.
    fn begin<G: Game>(&self) -> Result<G, Refused> {
        if let Some(position) = &self.position {
            return G::from_position(position).map_err(|error| Refused {
                line: error.line,
                why: error.reason,
                slip: error.slip,
            });
        }
        G::facts()
            .check(&self.setup)
            .and_then(|setup| G::set_up(&setup, &mut Scripted::default()))
            .map_err(|error| Refused {
                line: self.line,
                why: error.to_string(),
                slip: matches!(
                    error,
                    SetupError::Scenario { .. }
                        | SetupError::Option { .. }
                        | SetupError::Value { .. }
                ),
            })
    }

    /// Returns the state that the case begins with; `None` if its position or set-up is refused.
    pub fn beginning<G: Game>(&self) -> Option<G> {
        self.begin().ok()
    }

    fn looks_at_panels(&self, names: &Names) -> bool {
        self.script.iter().any(|step| match &step.kind {
            ScriptLineKind::Look { path, .. } => {
                let first = path.split('.').next().unwrap_or("");
                names.panels().iter().any(|panel| panel == first)
            }
            _ => false,
        })
    }

    /// Iterates over the actions of the case's script.
    pub(super) fn actions(&self) -> impl Iterator<Item = &str> {
        self.script.iter().filter_map(|step| match &step.kind {
            ScriptLineKind::Play { play, .. } => Some(play.as_str()),
            _ => None,
        })
    }
}

/// The reason why a case can't begin.
struct Refused {
    line: usize,
    why: String,
    /// Whether the position or set-up names something that the game does not have.
    slip: bool,
}

/// A case being run.
struct Run<'a, G: Game> {
    names: &'a Names,
    state: G,
    world: Telling<G::Event>,
    /// The number of events before the current action.
    played: usize,
    /// The number of dice rolled before the current action.
    rolled: usize,
}

impl<G: Game> Run<'_, G> {
    fn step(
        &mut self,
        line: usize,
        step: &ScriptLineKind,
        tell: &mut dyn FnMut(Happened),
    ) -> Result<(), Phrase> {
        match step {
            ScriptLineKind::Dice(dice) => self.world.script.dice.extend(dice),
            ScriptLineKind::Draw(names) => self.world.script.draws.extend(names.iter().cloned()),
            ScriptLineKind::Look { eye, path, want } => self.look(*eye, path, want)?,
            ScriptLineKind::Offers { side, how, plays } => self.offers(*side, *how, plays)?,
            ScriptLineKind::Log { eye, told, key, gaps } => self.log(*eye, *told, key, gaps)?,
            ScriptLineKind::Play { side, play } => {
                let happened = self.play(line, *side, play)?;
                if let Some(refusal) = happened.refusal {
                    return Err(refused("case-refused", play, &refusal));
                }
                tell(happened);
                self.as_scripted()?;
                if let Some(wrong) = self.state.unsound() {
                    return Err(Phrase::new("case-unsound").words("wrong", wrong));
                }
            }
            ScriptLineKind::Refused { side, play, rules } => {
                rules.iter().try_for_each(|rule| self.rule(rule))?;
                let happened = self.play(line, *side, play)?;
                let wanted = rules.join(" | ");
                let Some(refusal) = happened.refusal else {
                    let key = match rules.is_empty() {
                        true => "case-played",
                        false => "case-played-against",
                    };
                    return Err(Phrase::new(key).words("play", play).words("wanted", wanted));
                };
                if !rules.is_empty() && !rules.iter().any(|rule| refusal.rule.0 == rule) {
                    let reason = refused("case-refused-otherwise", play, &refusal);
                    return Err(reason.words("wanted", wanted));
                }
                tell(happened);
            }
        }
        Ok(())
    }

    /// Plays an action. If a rule refuses the action, the refusal is part of the result; unreadable
    /// text is an error.
    fn play(&mut self, line: usize, side: Side, play: &str) -> Result<Happened, Phrase> {
        let action: G::Action = play.parse().map_err(|_| self.unreadable(play))?;
        let choice = match self.state.refuse(side, action) {
            None => Some(self.state.choice(side, action)),
            Some(_) => None,
        };
        self.rolled = self.world.rolls.len();
        let before = self.world.script.dice.clone();
        let drawn = self.world.script.draws.clone();
        let told = self.world.told.len();
        let (state, script) = (self.state.clone(), self.world.script.clone());
        let mut refusal = self.attempt(side, action);
        if !self.world.script.missed.is_empty() && !self.world.by_itself.is_empty() {
            // An automatic action needs a die that the script does not have. The script's action is played
            // again, and this time the program takes no action automatically.
            self.state = state;
            self.world.script = script;
            self.world.told.truncate(told);
            self.world.rolls.truncate(self.rolled);
            self.world.asks_all = true;
            refusal = self.attempt(side, action);
            self.world.asks_all = false;
        }
        if refusal.is_none() {
            self.played = told;
        }
        if self.world.watching
            && let Some(panel) = self.state.view(Eye::Open).panel
        {
            self.world.panels.insert(panel.id, panel);
        }
        let used = before.len() - self.world.script.dice.len();
        let taken = drawn.len() - self.world.script.draws.len();
        Ok(Happened {
            line,
            side,
            choice,
            play: play.into(),
            refusal,
            dice: before.into_iter().take(used).collect(),
            draws: drawn.into_iter().take(taken).collect(),
            log: self.told(Eye::Open, told),
            by_itself: self.by_itself(told),
            asked: self.asked(),
        })
    }

    fn attempt(&mut self, side: Side, action: G::Action) -> Option<Refusal> {
        self.world.by_itself.clear();
        self.state.play(side, action, &mut self.world).err()
    }

    /// Returns the actions that were taken automatically, each with the number of log lines before
    /// it, counted from `from`.
    fn by_itself(&self, from: usize) -> Vec<ByItself> {
        let lines = |to: usize| {
            let told = self.world.told[from..to].iter();
            told.filter(|event| event.line(Eye::Open).is_some()).count()
        };
        let done = self.world.by_itself.iter();
        done.map(|(to, side, play)| ByItself {
            side: *side,
            play: play.clone(),
            before: lines(*to),
        })
        .collect()
    }

    fn told(&self, eye: Eye, from: usize) -> Vec<LogLine> {
        self.world.told[from..].iter().filter_map(|event| event.line(eye)).collect()
    }

    /// Returns the error for an unreadable action: the word that is wrong, and similar words.
    fn unreadable(&self, play: &str) -> Phrase {
        let mut best: Option<(usize, &'static str, String, String)> = None;
        let words: Vec<&str> = play.split_whitespace().collect();
        for (kind, known) in self.words() {
            for (n, word) in words.iter().enumerate() {
                let distance = strsim::damerau_levenshtein(word, &known);
                if best.as_ref().is_some_and(|(least, ..)| *least <= distance) {
                    continue;
                }
                let mut other = words.clone();
                other[n] = &known;
                if other.join(" ").parse::<G::Action>().is_ok() {
                    best = Some((distance, kind, (*word).into(), known.clone()));
                }
            }
        }
        match best {
            Some((_, kind, word, known)) => Phrase::new(format!("case-no-{kind}"))
                .words("play", play)
                .words("word", word)
                .words("meant", known),
            None => match self.unknown(play) {
                Some(reason) => reason,
                None => Phrase::new("case-unreadable").words("play", play),
            },
        }
    }

    /// Returns the error for a word that no action contains, if there is one.
    fn unknown(&self, play: &str) -> Option<Phrase> {
        let words: Vec<String> = self.words().into_iter().map(|(_, word)| word).collect();
        let known = |word: &str| {
            word.parse::<i64>().is_ok()
                || word.parse::<Side>().is_ok()
                || words.iter().any(|known| known == word)
        };
        let word = play.split_whitespace().find(|word| !known(word))?;
        let meant = nearest(word, &words).swap_remove(0);
        let reason = Phrase::new("case-no-word").words("play", play).words("word", word);
        Some(reason.words("meant", meant))
    }

    /// Returns the words that an action can be made of.
    fn words(&self) -> Vec<(&'static str, String)> {
        let mut words = self.names.words();
        let offered = Side::BOTH.into_iter().flat_map(|side| self.legal(side));
        let offered: Vec<String> = offered.collect();
        let offered = offered.iter().flat_map(|play| play.split_whitespace());
        words.extend(offered.map(|word| ("word", word.to_string())));
        words
    }

    fn look(&self, eye: Eye, path: &str, want: &str) -> Result<(), Phrase> {
        match look(self.names, &self.state, eye, &self.world.panels, path) {
            Ok(found) if found == want => Ok(()),
            Ok(found) => Err(Phrase::new("case-differs")
                .words("path", path)
                .words("found", found)
                .words("wanted", want)),
            Err(NoSuch { at, name, known }) => {
                let key = if at.is_empty() { "case-no-key" } else { "case-no-name" };
                let known = list(&known);
                Err(Phrase::new(key).words("at", at).words("name", name).list("known", known))
            }
        }
    }

    fn legal(&self, side: Side) -> Vec<String> {
        let mut actions = Vec::new();
        if self.state.awaited().has(side) {
            self.state.actions(side, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    /// Checks the `offers` lines: an action counts as offered if a legal action begins with its
    /// words.
    fn offers(&self, side: Option<Side>, how: Offers, plays: &[String]) -> Result<(), Phrase> {
        let sides = Side::BOTH.into_iter().filter(|it| side.is_none_or(|side| side == *it));
        let legal: Vec<String> = sides.flat_map(|side| self.legal(side)).collect();
        let begins = |action: &str, words: &str| {
            action.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        for play in plays {
            match (legal.iter().find(|action| begins(action, play)), how) {
                (Some(_), Offers::All | Offers::Only) => {}
                (None, Offers::All | Offers::Only) => {
                    self.readable(play)?;
                    return Err(Phrase::new("case-not-offered").words("play", play));
                }
                (Some(action), Offers::Not) => {
                    return Err(Phrase::new("case-offered").words("play", action));
                }
                (None, Offers::Not) => self.readable(play)?,
            }
        }
        let other = legal.iter().find(|action| !plays.iter().any(|play| begins(action, play)));
        match (how, other) {
            (Offers::Only, Some(action)) => Err(Phrase::new("case-offered").words("play", action)),
            _ => Ok(()),
        }
    }

    /// Checks that a text which should not be offered could be offered at all: it must be an
    /// action, or the beginning of a known action.
    fn readable(&self, play: &str) -> Result<(), Phrase> {
        let words: Vec<&str> = play.split_whitespace().collect();
        let whole = |known: &str| {
            let known: Vec<&str> = known.split_whitespace().collect();
            let made = [&words[..], known.get(words.len()..).unwrap_or(&[])].concat();
            known.first() == words.first() && made.join(" ").parse::<G::Action>().is_ok()
        };
        let legal = || Side::BOTH.into_iter().flat_map(|side| self.legal(side));
        if self.names.played().iter().any(|known| whole(known)) || legal().any(|it| whole(&it)) {
            return Ok(());
        }
        match play.parse::<G::Action>() {
            Ok(_) => Ok(()),
            Err(_) => Err(self.unknown(play).unwrap_or_else(|| self.unreadable(play))),
        }
    }

    /// Checks that a rule named in a case exists.
    fn rule(&self, rule: &str) -> Result<(), Phrase> {
        if self.names.rules.iter().any(|known| known == rule) {
            return Ok(());
        }
        let known = list(&nearest(rule, &self.names.rules));
        Err(Phrase::new("case-names-no-rule").words("rule", rule).list("known", known))
    }

    /// Checks that a gap belongs to the sentence or is `rule`, `side` or `dice`, and that the value
    /// expected in it can occur.
    fn gap(&self, key: &str, gap: &str, value: &str) -> Result<(), Phrase> {
        let mut gaps = self.names.gaps(key);
        let own = gaps.iter().any(|known| known == gap);
        match gap {
            "rule" if !own => return self.rule(value),
            "side" if !own => {
                let side = value.parse::<Side>();
                return side
                    .map(|_| ())
                    .map_err(|_| Phrase::new("case-no-side").words("side", value));
            }
            "dice" if !own => {}
            _ if own => {}
            _ => {
                gaps.extend(["rule", "side", "dice"].map(String::from));
                let reason = Phrase::new("case-log-no-gap").words("key", key).words("gap", gap);
                return Err(reason.list("known", list(&nearest(gap, &gaps))));
            }
        }
        match value.split(',').find(|word| !self.names.means(word)) {
            Some(word) => {
                Err(Phrase::new("case-log-no-word").words("gap", gap).words("word", word))
            }
            None => Ok(()),
        }
    }

    /// Checks whether the log of the last action, including everything that followed automatically,
    /// has a line with this key and these gaps.
    fn log(
        &self,
        eye: Eye,
        wanted: bool,
        key: &str,
        gaps: &[(String, String)],
    ) -> Result<(), Phrase> {
        let long = format!("log-{key}");
        let key = if self.names.sentences.contains(key) { key } else { &long };
        if !self.names.sentences.contains(key) {
            let known: Vec<String> = self.names.sentences.iter().cloned().collect();
            let known: Vec<String> =
                known.iter().filter_map(|key| key.strip_prefix("log-")).map(String::from).collect();
            let name = key.strip_prefix("log-").unwrap_or(key);
            let known = list(&nearest(name, &known));
            return Err(Phrase::new("case-no-log").words("key", name).list("known", known));
        }
        gaps.iter().try_for_each(|(gap, value)| self.gap(key, gap, value))?;
        let lines = self.told(eye, self.played);
        let same = |line: &&LogLine| {
            line.text.key == key && gaps.iter().all(|(gap, value)| says(line, gap, value))
        };
        match (lines.iter().find(same), wanted) {
            (Some(_), true) | (None, false) => Ok(()),
            (Some(line), false) => Err(Phrase::new("case-told").phrase("line", line.text.clone())),
            (None, true) => {
                let told = lines.iter().map(|line| Arg::Words(written(line))).collect();
                Err(Phrase::new("case-not-told").words("key", key).list("told", told))
            }
        }
    }

    /// Checks that the action used all dice and draws of the script, and no more.
    fn as_scripted(&mut self) -> Result<(), Phrase> {
        match self.world.script.missed.first() {
            Some(Missed::Die(n)) => Err(match self.roll(*n) {
                Some(line) => Phrase::new("case-die-missing").phrase("roll", line),
                None => Phrase::new("case-die-missing-untold"),
            }),
            Some(Missed::Draw { from }) => {
                Err(Phrase::new("case-draw-missing").list("from", list(from)))
            }
            Some(Missed::NotThere { wanted, from }) => {
                let reason = Phrase::new("case-draw-not-there").words("wanted", wanted);
                Err(reason.list("from", list(from)))
            }
            None => self.all_used(),
        }
    }

    fn all_used(&self) -> Result<(), Phrase> {
        let Scripted { dice, draws, .. } = &self.world.script;
        if dice.is_empty() && draws.is_empty() {
            return Ok(());
        }
        let left: Vec<Arg> = dice
            .iter()
            .map(|die| Arg::Number((*die).into()))
            .chain(draws.iter().map(|name| Arg::Words(name.clone())))
            .collect();
        let rolls: Vec<Arg> = (self.rolled..self.world.rolls.len())
            .filter_map(|n| self.roll(n))
            .fold(Vec::new(), |mut rolls, line| {
                let line = Arg::Phrase(line);
                if !rolls.contains(&line) {
                    rolls.push(line);
                }
                rolls
            });
        Err(match rolls.is_empty() {
            true => Phrase::new("case-left-over").list("left", left),
            false => Phrase::new("case-left-over-after").list("left", left).list("rolls", rolls),
        })
    }

    /// Returns the log line for the `n`th die: the first later line that shows dice, else the first
    /// later line, else the last earlier one.
    fn roll(&self, n: usize) -> Option<Phrase> {
        let told = *self.world.rolls.get(n)?;
        let (before, after) = self.world.told.split_at(told);
        let lines: Vec<LogLine> = after.iter().filter_map(|event| event.line(Eye::Open)).collect();
        let after = lines.iter().find(|line| !line.dice.is_empty()).or(lines.first()).cloned();
        let before = || before.iter().rev().find_map(|event| event.line(Eye::Open));
        after.or_else(before).map(|line| line.text)
    }

    fn asked(&self) -> Vec<Asked> {
        let asked = |side: Side| {
            let mut actions = Vec::new();
            self.state.actions(side, &mut actions);
            let choices = actions.into_iter().map(|action| self.state.choice(side, action));
            Asked { side, prompt: self.state.prompt(side), choices: choices.collect() }
        };
        self.state.awaited().iter().map(asked).collect()
    }
}

fn refused(key: &'static str, play: &str, refusal: &Refusal) -> Phrase {
    let reason = Phrase::new(key).words("play", play).name("why", refusal.why);
    reason.words("rule", refusal.rule.0)
}

/// Returns the most similar names, as a list short enough to read.
fn list(names: &[String]) -> Vec<Arg> {
    const MOST: usize = 12;
    let mut shown: Vec<Arg> =
        names.iter().take(MOST).map(|name| Arg::Words(name.clone())).collect();
    if MOST < names.len() {
        shown.push(Arg::Words("…".into()));
    }
    shown
}

/// Returns true if the gap `gap` of a log line has the value `value`. The gaps `rule`, `side`
/// and `dice` mean the rule, side and dice of the line itself, unless the sentence of the line
/// has a gap of that name.
fn says(line: &LogLine, gap: &str, value: &str) -> bool {
    if let Some((_, arg)) = line.text.args.iter().find(|(name, _)| *name == gap) {
        let found = filled(arg).replace(' ', ",");
        // The key of a name, such as `space-albany`, may be written without its kind.
        return found == value || found.split_once('-').is_some_and(|(_, name)| name == value);
    }
    match gap {
        "rule" => line.rule.is_some_and(|rule| rule.0 == value),
        "side" => line.side.is_some_and(|side| side.name() == value),
        "dice" => line.dice.iter().map(u8::to_string).collect::<Vec<_>>().join(",") == value,
        _ => false,
    }
}

/// Writes a line of the log in the form in which a case checks for it.
fn written(line: &LogLine) -> String {
    let mut out = line.text.key.strip_prefix("log-").unwrap_or(&line.text.key).to_string();
    for (gap, arg) in &line.text.args {
        out += &format!(" {gap}={}", filled(arg).replace(' ', ","));
    }
    if let Some(rule) = line.rule {
        out += &format!(" rule={rule}");
    }
    out
}

/// A world that rolls the dice of a script, and notes the number of events before each die.
struct Telling<E> {
    script: Scripted,
    told: Vec<E>,
    /// The actions taken automatically after the last action of the script: the number of events
    /// before each, its side, and the action.
    by_itself: Vec<(usize, Side, String)>,
    /// The next action that the script plays.
    next: Option<(Side, String)>,
    /// Whether every question is put to the script, even if there is only one answer.
    asks_all: bool,
    /// For each die, the number of events before the die.
    rolls: Vec<usize>,
    /// Whether the last panel of each kind is kept.
    watching: bool,
    panels: Panels,
}

impl<E> Default for Telling<E> {
    fn default() -> Telling<E> {
        Telling {
            script: Scripted::default(),
            told: Vec::new(),
            by_itself: Vec::new(),
            next: None,
            asks_all: false,
            rolls: Vec::new(),
            watching: false,
            panels: Panels::new(),
        }
    }
}

impl<E> Chance for Telling<E> {
    fn below(&mut self, n: u32) -> u32 {
        self.script.below(n)
    }
    fn die(&mut self) -> u8 {
        self.rolls.push(self.told.len());
        self.script.die()
    }
    fn draw(&mut self, n: usize, name: &dyn Fn(usize) -> String) -> usize {
        self.script.draw(n, name)
    }
    fn swap(&mut self, n: usize) -> usize {
        self.script.swap(n)
    }
}

impl<E> World<E> for Telling<E> {
    fn tell(&mut self, event: E) {
        self.told.push(event);
    }

    fn by_itself(&mut self, side: Side, action: &dyn fmt::Display) {
        self.by_itself.push((self.told.len(), side, action.to_string()));
    }

    fn will_say(&self, side: Side, action: &dyn fmt::Display) -> bool {
        let says = |(by, play): &(Side, String)| *by == side && *play == action.to_string();
        self.asks_all || self.next.as_ref().is_some_and(says)
    }

    fn over(&mut self, panel: &dyn Fn() -> Option<Panel>) {
        if self.watching
            && let Some(panel) = panel()
        {
            self.panels.insert(panel.id, panel);
        }
    }
}
