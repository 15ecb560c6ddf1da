//! The shelf: every game that this program has, and who plays it.
//!
//! [`shelf`] is the only list of games. Server and command line are handed a
//! [`Shelf`] and name no game, so that a test can put another game on a shelf of
//! its own and serve it.
//!
//! A game on the shelf, [`Shelved`], has lost its type. What needs the type for
//! speed (bots that search, whole games of bots, measurements) is compiled here,
//! once for each game, and called through that trait.

#![warn(missing_docs)]

mod shelved;
mod play_out;
mod program;
mod measure;
mod threads;
mod trial;
mod batch;
mod numbered;

pub use batch::{Batch, NotLegal, Stand};
pub use bots::net::{Block, layout_hash, size as layout_size};
pub use bots::review;
pub use bots::{Budget, Host, Level, Mind, Plain, split_mix};
pub use measure::{Measured, Pace, PolicyTime};
pub use numbered::{Mix, play_numbered, secret_from, thought_of};
pub use play_out::{Bout, ENDLESS, Played, Seen, Stranger};
pub use program::{Ender, Program};
pub use shelved::{GameFact, Hint, Seated, Shelved, Typed, game};
pub use threads::{Stoppable, Threads};
pub use trial::{Finding, Trial, TrialError};

use bayonets::Bayonets;
use bots::minds::{BayonetsMind, StruggleMind, WildernessMind};
use engine::{Record, RecordError};
use struggle::Struggle;
use wilderness::Wilderness;

/// The games of this program. A new game is a folder in `games`, its line in
/// this crate's `Cargo.toml`, and a line here.
pub fn shelf() -> Shelf {
    Shelf::default()
        .with(game::<Struggle>().mind::<StruggleMind>())
        .with(game::<Wilderness>().mind::<WildernessMind>())
        .with(game::<Bayonets>().mind::<BayonetsMind>())
}

/// Games that can be played, in the order in which they are shown.
#[derive(Default)]
pub struct Shelf {
    games: Vec<Box<dyn Shelved>>,
}

impl Shelf {
    /// The same shelf, with one more game at its end.
    #[must_use]
    pub fn with(mut self, shelved: impl Shelved + 'static) -> Shelf {
        assert!(self.get(shelved.name()).is_none(), "{} is on the shelf already", shelved.name());
        self.games.push(Box::new(shelved));
        self
    }

    /// Every game.
    pub fn games(&self) -> impl Iterator<Item = &dyn Shelved> {
        self.games.iter().map(Box::as_ref)
    }

    /// The game of that name.
    pub fn get(&self, name: &str) -> Option<&dyn Shelved> {
        self.games().find(|shelved| shelved.name() == name)
    }

    /// The game of that name, or which ones there are.
    pub fn find(&self, name: &str) -> Result<&dyn Shelved, NoSuchGame> {
        self.get(name).ok_or_else(|| NoSuchGame { name: name.into(), known: self.names() })
    }

    /// The game that a record is of, or which ones there are.
    pub fn of_record(&self, record: &Record) -> Result<&dyn Shelved, String> {
        let name = &record.header.game;
        let wrong = || format!("{}; there is {}", RecordError::Game(name.clone()), self.names());
        self.get(name).ok_or_else(wrong)
    }

    /// The names of all games, for people to read.
    pub fn names(&self) -> String {
        self.games().map(|shelved| shelved.name()).collect::<Vec<_>>().join(", ")
    }
}

/// No game on the shelf has that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no game is called {name:?}; there is {known}")]
pub struct NoSuchGame {
    name: String,
    known: String,
}
