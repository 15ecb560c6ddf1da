//! The Struggle for New France: the French & Indian War, 1755 to 1762.
//!
//! The rulebook is unnumbered, so a rule is its section and its ordinal there
//! (`movement.5`); `data/rules.toml` lists them. Modules are in the rulebook's
//! order, after the board and the words that everything is said in.

mod facts;
mod board;
mod action;
mod event;
mod frame;
mod cards;
mod seasons;
mod winter;
mod reinforcements;
mod movement;
mod combat;
mod villages;
mod leaders;
mod interrupts;
mod choice;
mod view;
mod imagine;
mod position;
mod sound;

pub use action::{Action, Units};
pub use board::{Board, Control, Ending, Phase, Place, Season, leaders_of};
pub use combat::Combat;
pub use event::Event;
pub use facts::{
    Brings, Card, CardSet, CardType, Effect, FACTS, Kind, Leader, LeaderSet, LineKind, Space,
    SpaceSet, Way,
};
pub use frame::Frame;
pub use movement::March;

use engine::{
    Chance, Choice, Eye, Game, GameFacts, Outcome, Position, PositionError, Prompt, Refusal,
    Scripted, Setup, SetupError, Side, Sides, Silent, Table, View, case_files,
};
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Serialize};

use frame::{Procedure, Stack, each};

/// A game in progress: the board, and the procedures under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Struggle {
    board: Board,
    stack: Stack,
}

impl Struggle {
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The procedure that is under way.
    pub fn frame(&self) -> &Frame {
        self.stack.top()
    }

    /// From a board at the start of its phase.
    fn begin(board: Board) -> Struggle {
        let mut game =
            Struggle { board, stack: Stack::new(Frame::Seasons(seasons::Seasons::default())) };
        // No phase begins with a die, so nothing is asked of chance here.
        game.stack.run(&mut game.board, &mut Silent(Scripted::default()));
        game
    }

    fn check_turn(&self, side: Side) -> Result<(), Refusal> {
        if self.board.ending.is_some() {
            return Err(Refusal::new("seasons.8", "refuse-over"));
        }
        if !self.awaited().has(side) {
            return Err(Refusal::new("seasons.1", "refuse-not-your-turn"));
        }
        Ok(())
    }
}

impl Game for Struggle {
    type Action = Action;
    type Event = Event;

    fn facts() -> &'static GameFacts {
        &GAME
    }

    fn set_up(setup: &Setup, chance: &mut dyn Chance) -> Result<Struggle, SetupError> {
        GAME.check(setup)?;
        let mut board = Board::set_up();
        for side in [Side::British, Side::French] {
            board.deck[side].shuffle(chance);
            for _ in 0..FACTS.setup.hand {
                let card = board.deck[side].draw().expect("a deck is larger than a hand");
                board.hand[side].insert(card);
            }
        }
        Ok(Struggle::begin(board))
    }

    fn outcome(&self) -> Option<Outcome> {
        view::outcome(self)
    }

    fn awaited(&self) -> Sides {
        each!(self.stack.top(), it => it.awaited())
    }

    fn prompt(&self, _: Side) -> Prompt {
        each!(self.stack.top(), it => it.ask(&self.board)).into()
    }

    fn actions(&self, side: Side, out: &mut Vec<Action>) {
        if self.check_turn(side).is_err() {
            return;
        }
        let first = out.len();
        each!(self.stack.top(), it => {
            it.candidates(&self.board, side, out);
            let mut kept = first;
            for n in first..out.len() {
                if it.check(&self.board, side, out[n]).is_ok() {
                    out[kept] = out[n];
                    kept += 1;
                }
            }
            out.truncate(kept);
        });
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

    fn imagine(&self, side: Side, chance: &mut dyn Chance) -> Struggle {
        imagine::imagine(self, side, chance)
    }

    fn from_position(position: &Position) -> Result<Struggle, PositionError> {
        position::read(position).map(Struggle::begin)
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
    name: "struggle",
    rules_version: 1,
    scenarios: &["campaign"],
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
