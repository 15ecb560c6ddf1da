//! Errors: games that aren't found, bouts that fail, programs that don't answer.

use std::io;
use std::time::Duration;

use engine::{RecordError, Refusal, SetupError};

/// The error for a name that no game on the shelf has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no game is called {name:?}; there is {known}")]
pub struct NoSuchGame {
    pub(crate) name: String,
    pub(crate) known: String,
}

/// The error returned for a record of a game that is not on the shelf.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{error}; there is {known}")]
pub struct NotOnTheShelf {
    pub(crate) error: RecordError,
    pub(crate) known: String,
}

/// The error returned for text that names no level of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{text:?} is not a level of {game}: write {}, search:2000 (iterations) or search:500ms (time)",
    .known.join(", ")
)]
pub struct NoSuchLevel {
    pub(crate) text: String,
    pub(crate) game: &'static str,
    pub(crate) known: Vec<String>,
}

/// The reason why a game between bots was not played to its end. Except for `Setup` and `Stopped` these are
/// faults of the game's rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoutError {
    /// The game can't be set up in this way.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A rule refused an action that was listed as legal.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// No side may act, and the game is not over.
    #[error("no side is awaited before the end")]
    NobodyAwaited,
    /// The game has gone on for [`ENDLESS`](crate::ENDLESS) decisions.
    #[error("it does not end")]
    Endless,
    /// The caller stopped the game.
    #[error("it was stopped")]
    Stopped,
}

/// The reason why a program gave no answer that can be played.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum NoAnswer {
    /// The program is no longer running.
    #[error("it has ended")]
    Ended,
    /// The program didn't answer within this time.
    #[error("it took more than {0:?}")]
    Late(Duration),
    /// The answer does not follow the protocol.
    #[error("it said {quoted:?}{}, which is no answer ({reason})", if *.cut { "…" } else { "" })]
    Unreadable {
        /// The beginning of the program's answer.
        quoted: String,
        /// Whether the answer was longer.
        cut: bool,
        /// The reason why the answer can't be parsed.
        reason: String,
    },
    /// The program's action is not legal.
    #[error("it played {0:?}, which it may not")]
    Illegal(String),
}

/// The reason why a program didn't start.
#[derive(Debug, thiserror::Error)]
pub enum ProgramError {
    /// The operating system couldn't start a process.
    #[error("can't start {command}: {cause}")]
    Spawn {
        /// The command line of the program.
        command: String,
        /// The operating system's reason.
        cause: io::Error,
    },
    /// The shell found a file that can't be executed.
    #[error("can't start {0}: it can't be executed")]
    NotExecutable(String),
    /// The shell found no program of that name.
    #[error("can't start {0}: there is no such program")]
    NotFound(String),
}

/// The error returned for text that is not `cmd:` and a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write cmd: and the command that starts the program")]
pub struct NotACommand;
