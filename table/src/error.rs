//! Errors of a table.

use engine::{NoUndo, PlayError, RecordError, Refusal, SetupError};

/// The reason why a table refuses a change. A refused change has no effect.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The text that was sent can't be read.
    #[error("{0}")]
    Unreadable(String),
    /// The invitation or code doesn't open a seat.
    #[error("{0}")]
    NotFound(String),
    /// The text that was sent is too long.
    #[error("{0}")]
    TooLarge(String),
    /// The choice was made before the last entry was. The number is that of the last entry.
    #[error("something came in between: the table stands at entry {0} now")]
    Stale(u32),
    /// The record or the review of a game was requested before the end of the game.
    #[error("the game is not over: its record and its review wait until then")]
    NotOver,
    /// A rule forbids the action.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The request makes no sense at this table.
    #[error("{0}")]
    Wrong(String),
    /// The side is not awaited.
    #[error("it is not that side's turn")]
    NotYourTurn,
    /// The key doesn't open the seat.
    #[error("that is not your seat")]
    NotYourSeat,
    /// Somebody else claimed the seat, at this time in milliseconds since 1970.
    #[error("this invitation has been claimed already")]
    Claimed(i64),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The last action can't be taken back.
    #[error(transparent)]
    Undo(#[from] NoUndo),
    /// The record does not replay, or was changed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The game can't be set up as requested.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game can't be played by the rules of this program.
    #[error("{0}")]
    Unplayable(String),
}

/// A stored word that this program doesn't know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotStored {
    /// The name of a kind of entry.
    #[error("{0:?} is not a kind of entry")]
    EntryKind(String),
    /// The name of a kind of seat.
    #[error("{0:?} is not a kind of seat")]
    SeatKind(String),
    /// The name of a kind of access to a table.
    #[error("{0:?} is no access to a table")]
    Access(String),
    /// The name of a time until which standing orders hold.
    #[error("{0:?} is no time for orders")]
    Until(String),
    /// The content of a `mended` entry.
    #[error("{0:?} is no mending")]
    Mending(String),
}

/// The point at which a stored game can't be replayed by the rules of this program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Departure {
    /// The replay fails at the start: the game can't be set up.
    #[error("{0}")]
    Unplayable(String),
    /// The position from which the game continued after a correction of the rules: it can't be read
    /// any more.
    #[error("the position it went on from can't be read now")]
    Position,
    /// An action that now leads to a different state than it did when it was played.
    #[error("action {number} ({play}) leads elsewhere now")]
    Elsewhere { number: usize, play: String },
    /// An action that is no longer legal.
    #[error("action {number} ({play}) can't be played now: {cause}")]
    Refused { number: usize, play: String, cause: PlayError },
}
