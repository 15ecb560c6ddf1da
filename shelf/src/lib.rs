//! The shelf: every game of this program, with the bots that play it.
//!
//! [`shelf`] is the only list of games. The server and the command line receive a [`Shelf`] and name
//! no game, so a test can serve another game by putting it on a shelf of its own.
//!
//! A game on the shelf is a type-erased [`Shelved`]. Code that needs the type for speed
//! (searches, whole games between bots, measurements) is compiled here, once for each
//! game, and called through that trait.

#![warn(missing_docs)]

mod error;
mod shelved;
#[cfg(feature = "laboratory")]
mod play_out;
#[cfg(feature = "laboratory")]
mod program;
#[cfg(feature = "laboratory")]
mod measure;
mod threads;
#[cfg(feature = "laboratory")]
mod trial;
#[cfg(feature = "laboratory")]
mod batch;
#[cfg(feature = "laboratory")]
mod numbered;

#[cfg(feature = "laboratory")]
pub use batch::{Batch, NotLegal, Stand};
pub use bots::net::{Block, layout_hash, size as layout_size};
pub use bots::review;
pub use bots::{Budget, Host, Level, Mind, NotALevel, Plain, split_mix};
pub use error::{
    BoutError, NoAnswer, NoSuchGame, NoSuchLevel, NotACommand, NotOnTheShelf, ProgramError,
};
#[cfg(feature = "laboratory")]
pub use measure::{Measured, Pace, PolicyTime};
#[cfg(feature = "laboratory")]
pub use numbered::{Mix, play_numbered, secret_from, thought_of};
#[cfg(feature = "laboratory")]
pub use play_out::{Bout, ENDLESS, PlayedGame, PublicQuestion, Stranger};
#[cfg(feature = "laboratory")]
pub use program::{Ender, Program};
pub use shelved::{GameFact, Hint, SeatedBot, Shelved, Typed, game};
pub use threads::{Stoppable, Stopwatch, Threads};
#[cfg(feature = "laboratory")]
pub use trial::{Finding, Trial, TrialError};

use engine::{Record, RecordError};

/// Returns the games of this program. To add a game, make a folder in `games`, add a feature with its
/// dependency to this crate's `Cargo.toml`, and add a line here.
pub fn shelf() -> Shelf {
    let shelf = Shelf::default();
    #[cfg(feature = "struggle")]
    let shelf = shelf.with(game::<struggle::Struggle>().mind::<minds::StruggleMind>());
    #[cfg(feature = "wilderness")]
    let shelf = shelf.with(game::<wilderness::Wilderness>().mind::<minds::WildernessMind>());
    #[cfg(feature = "bayonets")]
    let shelf = shelf.with(game::<bayonets::Bayonets>().mind::<minds::BayonetsMind>());
    shelf
}

/// Games that can be played, in the order in which they are shown.
#[derive(Default)]
pub struct Shelf {
    games: Vec<Box<dyn Shelved>>,
}

impl Shelf {
    /// Returns the same shelf with one more game at its end.
    #[must_use]
    pub fn with(mut self, shelved: impl Shelved + 'static) -> Shelf {
        assert!(self.get(shelved.name()).is_none(), "{} is on the shelf already", shelved.name());
        self.games.push(Box::new(shelved));
        self
    }

    /// Iterates over all games.
    pub fn games(&self) -> impl Iterator<Item = &dyn Shelved> {
        self.games.iter().map(Box::as_ref)
    }

    /// Returns the game with that name, if there is one.
    pub fn get(&self, name: &str) -> Option<&dyn Shelved> {
        self.games().find(|shelved| shelved.name() == name)
    }

    /// Returns the game with that name, or an error that lists the names.
    pub fn find(&self, name: &str) -> Result<&dyn Shelved, NoSuchGame> {
        self.get(name).ok_or_else(|| NoSuchGame { name: name.into(), known: self.names() })
    }

    /// Returns the game that a record belongs to, or an error that lists the games.
    pub fn of_record(&self, record: &Record) -> Result<&dyn Shelved, NotOnTheShelf> {
        let name = &record.header.game;
        self.get(name).ok_or_else(|| NotOnTheShelf {
            error: RecordError::Game(name.clone()),
            known: self.names(),
        })
    }

    /// Returns the names of all games, for an error message.
    pub fn names(&self) -> String {
        self.games().map(|shelved| shelved.name()).collect::<Vec<_>>().join(", ")
    }
}
