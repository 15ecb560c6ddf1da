//! Bayonets & Tomahawks: the French & Indian War, 1755 to 1759.
//!
//! Rules go by their number in the rulebook (`13.3.4`); `data/rules.toml` lists
//! them. Modules are in the rulebook's order, after the board and the words
//! that everything is said in.

mod facts;
mod board;
mod action;
mod event;
mod log;
mod frame;
mod sequence;
mod cards;
mod action_phase;
mod events;
mod raid;
mod movement;
mod marshal;
mod construction;
mod battle;
mod supply;
mod draws;
mod fleets_arrive;
mod colonials_enlist;
mod placement;
mod winter;
mod victory;
mod chits;
mod choice;
mod view;
mod imagine;
mod position;
mod sound;

pub use action::{Action, Verb, Work};
pub use battle::{Face, Reason};
pub use board::{Board, Ending, Hand, Points};
pub use event::{Event, Why};
pub use facts::{
    Addition, BonusKind, CARDS, CONNECTIONS, Card, CardFacts, Cards, Class, Colony, Connection,
    ConnectionFacts, Connections, DeckKind, Draws, FACTS, Facts, Happening, Kind, Nation, Point,
    PointKind, Pool, SPACES, Scenario, Sea, Shape, Sort, SortFacts, Space, SpaceFacts, Spaces,
    Stacked, TOKENS, TokenFacts, Type, UNITS, Unit, UnitFacts, Units, Vagary, Victory,
};
pub use frame::Frame;
pub use raid::{targets, within};
pub use sequence::Stage;
pub use supply::{Trace, supplied};
pub use victory::bonus;

use engine::{
    Chance, Choice, Eye, Game, GameFacts, Outcome, Position, PositionError, Prompt, Refusal, Setup,
    SetupError, Side, Sides, Silent, Table, View, case_files,
};
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Serialize};

use frame::{Procedure, Stack, each};
use sequence::Sequence;

/// A game in progress: the board, and the procedures under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bayonets {
    board: Board,
    stack: Stack,
}

impl Bayonets {
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The procedure that is under way.
    pub fn frame(&self) -> &Frame {
        self.stack.top()
    }

    /// From a board, at a stage of the sequence of play.
    fn begin(board: Board, stage: Stage, chance: &mut dyn Chance) -> Bayonets {
        let lowest = Frame::Sequence(Sequence::at(stage));
        let mut game = Bayonets { board, stack: Stack::new(lowest) };
        game.stack.run(&mut game.board, &mut Silent(chance));
        game
    }

    fn check_turn(&self, side: Side) -> Result<(), Refusal> {
        if self.board.ending.is_some() {
            return Err(Refusal::new("18.2", "refuse-over"));
        }
        if !self.awaited().has(side) {
            return Err(Refusal::new("7.2", "refuse-not-your-turn"));
        }
        Ok(())
    }
}

impl Game for Bayonets {
    type Action = Action;
    type Event = Event;

    fn facts() -> &'static GameFacts {
        &GAME
    }

    fn set_up(setup: &Setup, chance: &mut dyn Chance) -> Result<Bayonets, SetupError> {
        let setup = GAME.check(setup)?;
        let scenario = FACTS
            .scenarios
            .iter()
            .position(|it| it.id == setup.scenario)
            .expect("the scenario has been checked");
        Ok(Bayonets::begin(Board::set_up(scenario), Stage::Year, chance))
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
        if self.check_turn(side).is_ok() {
            each!(self.stack.top(), it => it.legal(&self.board, side, out));
        }
    }

    fn refuse(&self, side: Side, action: Action) -> Option<Refusal> {
        let checked = self.check_turn(side).and_then(
            |()| each!(self.stack.top(), it => it.check(&self.board, side, action).map(|_| ())),
        );
        checked.err()
    }

    fn play(
        &mut self,
        side: Side,
        action: Action,
        table: &mut impl Table<Event>,
    ) -> Result<(), Refusal> {
        self.check_turn(side)?;
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

    fn imagine(&self, side: Side, chance: &mut dyn Chance) -> Bayonets {
        imagine::imagine(self, side, chance)
    }

    fn from_position(position: &Position) -> Result<Bayonets, PositionError> {
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

static GAME: GameFacts = GameFacts {
    name: "bayonets",
    rules_version: 1,
    scenarios: &[
        "vaudreuils-petite-guerre",
        "loudouns-gamble",
        "amhersts-juggernaut",
        "french-and-indian-war",
    ],
    options: &[],
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
