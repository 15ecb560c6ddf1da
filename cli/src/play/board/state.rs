//! The state of the board: the game on the screen, and the player's selection.

use engine::{
    BoardFacts, BySide, Choice, Eye, LogLine, Odds, Prompt, Side, Sides, Target, Tick, TickShow,
    View,
};

use shelf::Hint;

use super::chart::Chart;
use super::grid::{Rect, Spot};
use words::{Lang, Paint, Screen, Text};

use crate::play::hosted::{self, Hosted, NextToChoose};
use crate::say::failure::Failure;
use crate::say::paint;

/// A pane of the screen that can have the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pane {
    Map,
    Question,
    Hand,
    Log,
    Battle,
}

/// A sheet that opens over the board.
pub enum Sheet {
    Help,
    Table,
    Rule(String),
    Space(String),
    Card(String),
}

/// The places where things were drawn on the screen.
#[derive(Default)]
pub struct Areas {
    pub panes: Vec<(Pane, Rect)>,
    pub spaces: Vec<(Spot, usize)>,
    /// The lines of each choice or card, with its index.
    pub choices: Vec<(Rect, usize)>,
    pub cards: Vec<(Rect, usize)>,
}

impl Areas {
    pub fn pane(&self, at: Spot) -> Option<Pane> {
        self.panes.iter().find(|(_, area)| area.contains(at)).map(|(pane, _)| *pane)
    }

    /// Returns the space at that position or next to it.
    pub fn space(&self, at: Spot) -> Option<usize> {
        let near = |it: &&(Spot, usize)| it.0.y == at.y && it.0.x.abs_diff(at.x) <= 2;
        self.spaces.iter().filter(near).min_by_key(|it| it.0.x.abs_diff(at.x)).map(|it| it.1)
    }

    pub fn choice(&self, at: Spot) -> Option<usize> {
        self.choices.iter().find(|(area, _)| area.contains(at)).map(|(_, n)| *n)
    }

    pub fn card(&self, at: Spot) -> Option<usize> {
        self.cards.iter().find(|(area, _)| area.contains(at)).map(|(_, n)| *n)
    }
}

/// The question to the player, with its choices.
pub struct PlayerQuestion {
    pub side: Side,
    pub prompt: Option<Prompt>,
    pub choices: Vec<Choice>,
    /// The choices in words.
    pub labels: Vec<String>,
}

/// The game on the screen, and the player's selection.
pub struct BoardScreen<'a> {
    pub hosted: Hosted<'a>,
    texts: [Text; 2],
    pub lang: Lang,
    pub facts: &'static BoardFacts,
    pub chart: Chart,
    pub coloured: bool,
    /// The present view.
    pub view: View,
    pub seen_by: Option<Side>,
    pub log: Vec<(u32, LogLine)>,
    pub asked: Option<PlayerQuestion>,
    /// The side whose bot is thinking.
    pub thinks: Option<Side>,
    /// If both players are at this screen, the side whose turn begins. Nothing is shown until that player
    /// confirms.
    pub curtain: Option<Side>,
    /// Whether the game has changed since the view was last taken.
    stale: bool,

    pub pane: Pane,
    /// The pane to show (hand, log or battle) if there is room for only one.
    pub lower: Pane,
    /// The selected space, by its index in the facts.
    pub cursor: usize,
    /// The top left corner of the visible part of the map, in cells.
    pub corner: (i32, i32),
    /// Whether the whole map is shown, with a single sign for each space.
    pub whole: bool,
    /// The selected choice.
    pub picked: usize,
    /// Whether the selected choice can't be undone and awaits confirmation.
    pub armed: bool,
    /// The choice whose odds were asked for, and its odds.
    pub odds: Option<(String, Odds)>,
    /// Whether the player has asked for hints that are not computed yet.
    asks_hint: bool,
    /// The actions that the computer would choose, best first, each with its probability of winning.
    pub hints: Vec<Hint>,
    /// The digits of a choice's number typed so far.
    pub number: usize,
    /// The search text; only matching choices are listed.
    pub wanted: String,
    /// Whether typed letters are added to the search text.
    pub typing: bool,
    /// If set, only choices on this thing are listed.
    pub only: Option<Target>,
    /// The selected card of the hand.
    pub card: usize,
    /// The number of lines by which the log is scrolled up from its end, and the battle down from its top.
    pub log_up: usize,
    pub battle_down: usize,
    /// The sheet over the board, and the number of lines by which it is scrolled.
    pub sheet: Option<(Sheet, usize)>,
    /// The last message to the player.
    pub said: String,
    /// Each side's standing orders: the kinds of prompts at which the side passes, and the date until which the
    /// orders hold.
    pub passing: BySide<Vec<String>>,
    pub passing_on: Vec<Tick>,
    /// The places where things were drawn, for the mouse.
    pub areas: Areas,
}

impl<'a> BoardScreen<'a> {
    pub fn new(hosted: Hosted<'a>, lang: Lang, coloured: bool) -> BoardScreen<'a> {
        let game = hosted.shelved.facts();
        let facts = (game.board)();
        BoardScreen {
            hosted,
            texts: [Lang::En, Lang::Fr].map(|lang| Text::new(game, lang)),
            lang,
            facts,
            chart: Chart::of(facts),
            coloured,
            view: View::default(),
            seen_by: None,
            log: Vec::new(),
            asked: None,
            thinks: None,
            curtain: None,
            stale: true,
            pane: Pane::Question,
            lower: Pane::Hand,
            cursor: 0,
            corner: (0, 0),
            whole: false,
            picked: 0,
            armed: false,
            odds: None,
            asks_hint: false,
            hints: Vec::new(),
            number: 0,
            wanted: String::new(),
            typing: false,
            only: None,
            card: 0,
            log_up: 0,
            battle_down: 0,
            sheet: None,
            said: String::new(),
            passing: BySide::default(),
            passing_on: Vec::new(),
            areas: Areas::default(),
        }
    }

    pub fn text(&self) -> &Text {
        &self.texts[self.lang as usize]
    }

    /// Returns the texts of the game without colours, which the board adds.
    pub fn screen(&self) -> Screen<'_> {
        let (text, facts) = (self.text(), self.facts);
        Screen { text, paint: Paint::none(), width: paint::width(), facts }
    }

    /// Marks the view as out of date, since the game has changed.
    pub fn moved(&mut self) {
        self.stale = true;
    }

    /// Updates the board if the game has changed. Returns the side whose bot must choose now; `None` if no bot
    /// must.
    pub fn settle(&mut self) -> Result<Option<Side>, Failure> {
        while self.stale {
            self.asked = None;
            self.thinks = None;
            match self.hosted.next() {
                NextToChoose::Over => {
                    self.curtain = None;
                    self.look(Eye::Open);
                }
                NextToChoose::Bot(side) => {
                    self.look(self.hosted.eye(side));
                    self.thinks = Some(side);
                    return Ok(Some(side));
                }
                NextToChoose::Player(side) => {
                    if self.lets_pass(side)? {
                        continue;
                    }
                    self.ask(side);
                }
                NextToChoose::Nobody => return Err(hosted::stuck()),
            }
            self.stale = false;
        }
        Ok(None)
    }

    fn look(&mut self, eye: Eye) {
        let battle = self.view.panel.is_some();
        self.view = self.hosted.playing.view(eye);
        self.log = self.hosted.playing.log(eye, 0);
        self.log_up = 0;
        self.battle_down = 0;
        let seen_by = match eye {
            Eye::Of(side) => Some(side),
            _ => None,
        };
        if let Some(side) = seen_by.filter(|_| seen_by != self.seen_by) {
            self.point_at_forces_of(side);
        }
        self.seen_by = seen_by;
        // The battle pane opens when a battle begins, and closes when it is over.
        match (battle, self.view.panel.is_some()) {
            (false, true) => self.lower = Pane::Battle,
            (true, false) if self.lower == Pane::Battle => self.lower = Pane::Hand,
            _ => {}
        }
        if self.view.panel.is_none() && self.pane == Pane::Battle {
            self.pane = Pane::Question;
        }
        let held = self.hand().len();
        self.card = self.card.min(held.saturating_sub(1));
    }

    fn ask(&mut self, side: Side) {
        let sat_here = self.seen_by;
        self.look(Eye::Of(side));
        if self.hosted.humans == Sides::BOTH && sat_here != Some(side) {
            // Messages to the other player must not be shown to this one.
            self.said.clear();
            self.sheet = None;
            self.curtain = Some(side);
        }
        let choices = self.hosted.playing.choices(side);
        let labels = self.labels(&choices);
        let prompt = self.hosted.playing.prompt(side);
        self.asked = Some(PlayerQuestion { side, prompt, choices, labels });
        self.only = None;
        self.wanted.clear();
        self.typing = false;
        self.picked = 0;
        self.number = 0;
        self.armed = false;
        self.odds = None;
        self.asks_hint = false;
        self.hints.clear();
        self.bring_in_sight();
    }

    /// Asks for hints at the present question.
    pub fn ask_for_hint(&mut self) {
        self.asks_hint = self.asked.is_some();
        if self.asks_hint {
            self.said = self.text().own("cli-board-hint-soon", &[]);
        }
    }

    /// Returns the side whose player has asked for hints that are not computed yet.
    pub fn wants_hint(&self) -> Option<Side> {
        let asked = self.asked.as_ref().filter(|_| self.asks_hint && self.curtain.is_none());
        asked.map(|asked| asked.side)
    }

    /// Shows hints, and selects the best one.
    pub fn hinted(&mut self, hints: Vec<Hint>) {
        self.asks_hint = false;
        let Some(asked) = &self.asked else { return };
        let numbers: Vec<usize> = hints
            .iter()
            .filter_map(|hint| asked.choices.iter().position(|choice| choice.play == hint.play))
            .collect();
        self.hints = hints;
        self.said.clear();
        let Some(best) = numbers.first() else { return };
        let all: Vec<String> = numbers.iter().map(|n| (n + 1).to_string()).collect();
        self.said = self.text().own("cli-board-hinted", &[("numbers", &all.join(", "))]);
        self.only = None;
        self.wanted.clear();
        self.pick(*best);
        self.pane = Pane::Question;
    }

    pub fn labels(&self, choices: &[Choice]) -> Vec<String> {
        let screen = self.screen();
        choices.iter().map(|choice| screen.choice(choice)).collect()
    }

    /// Passes for the player if a standing order says so. Returns whether it has passed.
    fn lets_pass(&mut self, side: Side) -> Result<bool, Failure> {
        if self.passing[side].is_empty() {
            return Ok(false);
        }
        let Some(prompt) = self.hosted.playing.prompt(side) else { return Ok(false) };
        let Some(pass) = prompt.pass else { return Ok(false) };
        if self.date(side) != self.passing_on {
            self.passing = BySide::default();
        }
        let ordered = self.passing[side].iter().any(|key| *key == prompt.text.key);
        Ok(ordered && self.hosted.take(side, &pass)?.is_ok())
    }

    /// Returns the date on the clock.
    pub fn date(&self, side: Side) -> Vec<Tick> {
        let clock = self.hosted.playing.view(Eye::Of(side)).clock;
        clock.into_iter().filter(|tick| tick.show == TickShow::Date).collect()
    }

    /// Returns the visible cards in the player's hand.
    pub fn hand(&self) -> &[String] {
        let hand = self.seen_by.and_then(|side| self.view.cards[side].hand.as_ref());
        hand.map_or(&[][..], |hand| &hand[..])
    }

    /// Selects the space of a side's strongest force, so that the map shows where its pieces are.
    fn point_at_forces_of(&mut self, side: Side) {
        let strength = |n: &usize| {
            let view = self.view.spaces.get(&self.facts.spaces[*n].id);
            view.map_or((0, 0), |view| (view.strength[side], view.pieces[side].len()))
        };
        // The first of equally strong forces is selected.
        let strongest = (0..self.facts.spaces.len()).rev().max_by_key(strength);
        if let Some(n) = strongest.filter(|n| (0, 0) < strength(n)) {
            self.cursor = n;
        }
    }

    /// Selects the space that the question is about.
    fn bring_in_sight(&mut self) {
        let asked = self.asked.as_ref();
        let choices = asked.map_or(&[][..], |asked| &asked.choices[..]);
        let lit = choices.iter().flat_map(|choice| &choice.on);
        let about: Vec<usize> =
            self.view.focus.iter().chain(lit).filter_map(|on| self.space_of(on)).collect();
        if let Some(first) = about.first()
            && !about.contains(&self.cursor)
        {
            self.cursor = *first;
        }
    }

    /// Returns the space of a thing, if it is on the map.
    pub fn space_of(&self, on: &Target) -> Option<usize> {
        let id = match on {
            Target::Space(id) | Target::Piece(id, ..) => id,
            Target::Line(id) => id.split_once("--")?.0,
            Target::Card(_) => return None,
        };
        self.facts.spaces.iter().position(|space| space.id == *id)
    }

    pub fn say(&mut self, key: &str, gaps: &[(&str, &str)]) {
        self.said = self.text().own(key, gaps);
    }

    /// Returns the message that is printed after the board has closed.
    pub fn farewell(&self) -> String {
        let text = self.text();
        let left = match self.hosted.playing.outcome() {
            Some(outcome) => self.screen().ending(&outcome),
            None => {
                let number = self.hosted.playing.number().to_string();
                text.own("cli-quit", &[("number", &number)])
            }
        };
        let file = self.hosted.kept.file().display().to_string();
        format!("{left}\n{}", text.own("cli-saved", &[("file", &file)]))
    }
}
