//! What the board shows and where the player is on it.

use engine::{
    BoardFacts, BySide, Choice, Eye, LogLine, Odds, Prompt, Side, Sides, Target, Tick, TickShow,
    View,
};

use super::chart::Chart;
use super::layout::Areas;
use super::sheets::Sheet;
use crate::failure::Failure;
use crate::hosted::{self, Hosted, Next};
use crate::paint::Paint;
use crate::screen::Screen;
use crate::text::{Lang, Text};

/// A part of the screen that keys go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pane {
    Map,
    Question,
    Hand,
    Log,
    Battle,
}

/// What the player is asked, and what may be answered.
pub struct Asked {
    pub side: Side,
    pub prompt: Option<Prompt>,
    pub choices: Vec<Choice>,
    /// The choices in words.
    pub labels: Vec<String>,
}

pub struct Board<'a> {
    pub hosted: Hosted<'a>,
    texts: [Text; 2],
    pub lang: Lang,
    pub facts: &'static BoardFacts,
    pub chart: Chart,
    pub coloured: bool,
    /// What the player sees, whose eyes these are, and what has been told.
    pub view: View,
    pub seen_by: Option<Side>,
    pub log: Vec<(u32, LogLine)>,
    pub asked: Option<Asked>,
    /// A bot that is thinking.
    pub thinks: Option<Side>,
    /// Both sides sit here, and it is the turn of this one: nothing is seen until he says so.
    pub curtain: Option<Side>,
    /// The game has gone on since it was last looked at.
    stale: bool,

    pub pane: Pane,
    /// Which of hand, log and battle is seen where there is room for one.
    pub lower: Pane,
    /// The space that is pointed at, among the facts.
    pub cursor: usize,
    /// The corner of the map that is seen, in cells.
    pub corner: (i32, i32),
    /// The choice that is pointed at.
    pub picked: usize,
    /// It was chosen once, and can't be undone.
    pub armed: bool,
    /// A choice whose odds were asked for, and what may come of it.
    pub odds: Option<(String, Odds)>,
    /// The number of a choice, as far as it is typed.
    pub number: usize,
    /// Only choices that these letters find are listed.
    pub wanted: String,
    /// Letters go there.
    pub typing: bool,
    /// Only choices on this thing are listed.
    pub only: Option<Target>,
    /// The card that is pointed at, in the hand.
    pub card: usize,
    /// How far the log and the battle are scrolled: up from the end, down from the top.
    pub log_up: usize,
    pub battle_down: usize,
    /// What lies over the board, and how far it is scrolled.
    pub sheet: Option<(Sheet, usize)>,
    /// What was said last.
    pub said: String,
    /// The kinds of moments that each side lets go by, and the date of that.
    pub passing: BySide<Vec<String>>,
    pub passing_on: Vec<Tick>,
    /// Where everything was drawn, for the mouse.
    pub areas: Areas,
}

impl<'a> Board<'a> {
    pub fn new(hosted: Hosted<'a>, lang: Lang, coloured: bool) -> Board<'a> {
        let game = hosted.shelved.facts();
        let facts = (game.board)();
        Board {
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
            picked: 0,
            armed: false,
            odds: None,
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

    /// The words of the game, without colours: those are the board's.
    pub fn screen(&self) -> Screen<'_> {
        Screen { text: self.text(), paint: Paint::none(), facts: self.facts }
    }

    /// The game has gone on.
    pub fn moved(&mut self) {
        self.stale = true;
    }

    /// Looks at the game if it has gone on. The side whose bot must choose, if one must.
    pub fn settle(&mut self) -> Result<Option<Side>, Failure> {
        while self.stale {
            self.asked = None;
            self.thinks = None;
            match self.hosted.next() {
                Next::Over => {
                    self.curtain = None;
                    self.look(Eye::Open);
                }
                Next::Bot(side) => {
                    self.look(self.hosted.eye(side));
                    self.thinks = Some(side);
                    return Ok(Some(side));
                }
                Next::Player(side) => {
                    if self.lets_pass(side)? {
                        continue;
                    }
                    self.ask(side);
                }
                Next::Nobody => return Err(hosted::stuck()),
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
        self.seen_by = match eye {
            Eye::Of(side) => Some(side),
            _ => None,
        };
        // A battle is seen when it begins, and no longer when it is over.
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
            // What was said to the other player is not for this one.
            self.said.clear();
            self.sheet = None;
            self.curtain = Some(side);
        }
        let choices = self.hosted.playing.choices(side);
        let labels = self.labels(&choices);
        let prompt = self.hosted.playing.prompt(side);
        self.asked = Some(Asked { side, prompt, choices, labels });
        self.only = None;
        self.wanted.clear();
        self.typing = false;
        self.picked = 0;
        self.number = 0;
        self.armed = false;
        self.odds = None;
        self.bring_in_sight();
    }

    pub fn labels(&self, choices: &[Choice]) -> Vec<String> {
        let screen = self.screen();
        choices.iter().map(|choice| screen.choice(choice)).collect()
    }

    /// A standing order answers for the player.
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

    /// What the clock says of the date.
    pub fn date(&self, side: Side) -> Vec<Tick> {
        let clock = self.hosted.playing.view(Eye::Of(side)).clock;
        clock.into_iter().filter(|tick| tick.show == TickShow::Date).collect()
    }

    /// The cards that these eyes see in the hand of their side.
    pub fn hand(&self) -> &[String] {
        let hand = self.seen_by.and_then(|side| self.view.cards[side].hand.as_ref());
        hand.map_or(&[][..], |hand| &hand[..])
    }

    /// Points at what the question is about.
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

    /// Where on the map a thing is, if it is there.
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

    /// What is said on the plain screen when the board is gone.
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
