//! Wilderness War: the French & Indian War, 1755 to 1762.
//!
//! Rules go by their number in the third edition (`6.721`); `data/rules.toml`
//! lists them. Modules are in the rulebook's order, after the board and the
//! words that everything is said in; `editions` holds every difference of the
//! earlier edition.

mod facts;
mod editions;
mod board;
mod action;
mod event;
mod frame;
mod sequence;
mod cards;
mod forces;
mod activation;
mod construction;
mod events;
mod responses;
mod movement;
mod battle;
mod siege;
mod assault;
mod raid;
mod home;
mod attrition;
mod supply;
mod victory;
mod choice;
mod view;
mod imagine;
mod position;
mod sound;

pub use action::{Action, Ruin};
pub use board::{Board, Ending, Lasting, Piece, Season};
pub use editions::{Edition, Optional};
pub use event::{Event, How, Use, Why};
pub use facts::{
    Card, Cards, Class, Department, FACTS, Happening, Kind, Leader, Leaders, Nation, Space, Spaces,
    Terrain, Unit, Units,
};
pub use frame::Frame;
pub use supply::supplied;

use engine::{
    Chance, Choice, Eye, Game, GameFacts, OptionFact, Outcome, Position, PositionError, Prompt,
    Refusal, Scripted, Setup, SetupError, Side, Sides, Silent, Table, View, case_files,
};
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Serialize};

use frame::{Procedure, Stack, each};
use sequence::{Sequence, Stage};

/// A game in progress: the board, and the procedures under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Wilderness {
    board: Board,
    stack: Stack,
}

impl Wilderness {
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The procedure that is under way.
    pub fn frame(&self) -> &Frame {
        self.stack.top()
    }

    /// From a board whose hands are dealt, or at the end of its year.
    fn begin(board: Board, stage: Stage) -> Wilderness {
        let mut game = Wilderness { board, stack: Stack::new(Frame::Sequence(Sequence { stage })) };
        // Nothing is asked of chance before somebody chooses.
        game.stack.run(&mut game.board, &mut Silent(Scripted::default()));
        game
    }

    fn check_turn(&self, side: Side) -> Result<(), Refusal> {
        if self.board.ending.is_some() {
            return Err(Refusal::new("13.11", "refuse-over"));
        }
        if !self.awaited().has(side) {
            return Err(Refusal::new("4.A2", "refuse-not-your-turn"));
        }
        Ok(())
    }
}

/// The board that a set-up asks for, before the cards are dealt.
fn board_of(setup: &Setup) -> Result<Board, SetupError> {
    let setup = GAME.check(setup)?;
    let scenario = FACTS
        .scenarios
        .iter()
        .position(|it| it.id == setup.scenario)
        .expect("the scenario has been checked");
    let mut board = Board::set_up(scenario);
    let value = |name: &str| setup.options.get(name).map_or("", String::as_str);
    board.edition = Edition::find(value("edition")).unwrap_or_default();
    for option in Optional::ALL {
        if value(option.name()) != "on" {
            continue;
        }
        if !board.edition.offers(option) {
            return Err(SetupError::Value {
                option: option.name().into(),
                value: "on".into(),
                known: format!("off in the {} edition", board.edition.name()),
            });
        }
        board.options.add(option);
    }
    // 13.3: whoever plays the favoured side gives these points to the other.
    let bid: i8 = value("bid").parse().unwrap_or(0);
    board.vp += if value("bid-for") == "british" { bid } else { -bid };
    Ok(board)
}

impl Game for Wilderness {
    type Action = Action;
    type Event = Event;

    fn facts() -> &'static GameFacts {
        &GAME
    }

    fn set_up(setup: &Setup, chance: &mut dyn Chance) -> Result<Wilderness, SetupError> {
        let mut board = board_of(setup)?;
        sequence::deal(&mut board, chance);
        Ok(Wilderness::begin(board, Stage::Opening))
    }

    fn outcome(&self) -> Option<Outcome> {
        view::outcome(self)
    }

    fn awaited(&self) -> Sides {
        if self.board.ending.is_some() {
            return Sides::NONE;
        }
        each!(self.stack.top(), it => it.awaited())
    }

    fn prompt(&self, _: Side) -> Prompt {
        each!(self.stack.top(), it => it.ask(&self.board)).into()
    }

    fn actions(&self, side: Side, out: &mut Vec<Action>) {
        if self.check_turn(side).is_err() {
            return;
        }
        each!(self.stack.top(), it => it.legal(&self.board, side, out));
        if self.stack.check_demolition(&self.board, side).is_ok() {
            out.push(Action::Demolish);
        }
    }

    fn refuse(&self, side: Side, action: Action) -> Option<Refusal> {
        let checked = self.check_turn(side).and_then(|()| match action {
            Action::Demolish => self.stack.check_demolition(&self.board, side),
            _ => each!(self.stack.top(), it => it.check(&self.board, side, action).map(|_| ())),
        });
        checked.err()
    }

    fn play(
        &mut self,
        side: Side,
        action: Action,
        table: &mut impl Table<Event>,
    ) -> Result<(), Refusal> {
        self.check_turn(side)?;
        if action == Action::Demolish {
            return self.stack.demolish(&self.board, side);
        }
        self.stack.play(&mut self.board, side, action, table)
    }

    fn choice(&self, side: Side, action: Action) -> Choice {
        choice::choice(self, side, action)
    }

    fn meant(&self, _: Side, on: &str, out: &mut Vec<Action>) {
        choice::meant(self, on, out);
    }

    fn view(&self, eye: Eye) -> View {
        view::view(self, eye)
    }

    fn imagine(&self, side: Side, chance: &mut dyn Chance) -> Wilderness {
        imagine::imagine(self, side, chance)
    }

    fn from_position(position: &Position) -> Result<Wilderness, PositionError> {
        position::read(position)
    }

    fn to_position(&self) -> Option<toml::Table> {
        position::write(self)
    }

    fn unsound(&self) -> Option<String> {
        sound::unsound(self)
    }
}

static CASES: Dir = include_dir!("$CARGO_MANIFEST_DIR/cases");

const SWITCH: &[&str] = &["off", "on"];
/// Any whole number (14.7); beyond eleven a game would be won before it began (13.11).
const BIDS: &[&str] = &["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

static GAME: GameFacts = GameFacts {
    name: "wilderness",
    rules_version: 1,
    scenarios: &["annus-mirabilis", "early-war", "late-war", "full-campaign"],
    options: &[
        OptionFact { name: "edition", values: &["third", "earlier-advanced", "earlier-basic"] },
        OptionFact { name: "linked-diplomacy", values: SWITCH },
        OptionFact { name: "militia-flight", values: SWITCH },
        OptionFact { name: "early-regulars", values: SWITCH },
        OptionFact { name: "surrender-either", values: SWITCH },
        OptionFact { name: "acadians-either", values: SWITCH },
        OptionFact { name: "fetch-regulars", values: SWITCH },
        OptionFact { name: "tournament", values: SWITCH },
        OptionFact { name: "bid", values: BIDS },
        OptionFact { name: "bid-for", values: &["french", "british"] },
    ],
    ledger: include_str!("../data/rules.toml"),
    texts: &[
        ("en", "names.ftl", include_str!("../text/en/names.ftl")),
        ("en", "cards.ftl", include_str!("../text/en/cards.ftl")),
        ("en", "play.ftl", include_str!("../text/en/play.ftl")),
        ("fr", "names.ftl", include_str!("../text/fr/names.ftl")),
        ("fr", "cards.ftl", include_str!("../text/fr/cards.ftl")),
        ("fr", "play.ftl", include_str!("../text/fr/play.ftl")),
    ],
    cases: || case_files(&CASES),
    board: || FACTS.board.clone(),
    basemap: include_str!("../data/basemap.svg"),
};
