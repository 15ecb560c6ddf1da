//! Errors: the reasons why a request or a message fails, or why a server does not start.

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::path::PathBuf;
use std::time::Duration;

use account::{NameError, PasskeyError};
use engine::{RecordError, SetupError};
use futures_util::FutureExt;
use shelf::NoSuchLevel;
use table::wire::{Code, ErrorDetail};

use crate::post::PostError;
use crate::refusal::TournamentRefusal;
use crate::seal::FalseSeal;

/// The reason why a request failed. Each reason has a code that clients know ([`Error::code`]).
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The table refused the request.
    #[error(transparent)]
    Table(#[from] table::Error),
    /// The request can't be read.
    #[error("{0}")]
    Unreadable(String),
    /// There is no such table, game or file.
    #[error("{0}")]
    NotFound(String),
    /// The request came from a page of another site.
    #[error("pages of another site may not speak to this table")]
    Origin,
    /// The request names a host that is not in the server's configuration.
    #[error(
        "this server is not known as {0:?}: start it with --allow-host {0}, or use its address"
    )]
    Host(String),
    /// The body of the request is too large.
    #[error("{0}")]
    TooLarge(String),
    /// The head of the request is too long.
    #[error("the head of a request has at most 64 KiB")]
    Head,
    /// Sending or answering the request took too long.
    #[error("the request took too long")]
    Late,
    /// The game can't be set up as requested.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The record does not replay, or was changed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// No bot of that level may sit down.
    #[error(transparent)]
    Level(#[from] SeatLevelError),
    /// The record carries a false signature.
    #[error(transparent)]
    Seal(#[from] FalseSeal),
    /// The request was understood, but makes no sense here.
    #[error("{0}")]
    Wrong(String),
    /// Only the players of the table may view it.
    #[error("this table is private: only its players may look")]
    Private,
    /// The administrator's page was requested without the administrator's key.
    #[error(
        "that is not the administrator's key: it was printed at the first start, and --admin-key makes another"
    )]
    Admin,
    /// The request needs an account.
    #[error("sign in first")]
    SignedOut,
    /// Only the organiser of the tournament may do that.
    #[error("only the organiser of this tournament may do that")]
    NotOrganiser,
    /// The request needs a player who has signed in a short time ago.
    #[error("sign in again first: that was too long ago")]
    SignInAgain,
    /// The code signs nobody in, or the browser's answer comes too late.
    #[error("{0}")]
    NotProved(&'static str),
    /// The passkey is not accepted.
    #[error(transparent)]
    Passkey(#[from] PasskeyError),
    /// An account may not have that name.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Another account has that name, or one that looks like it.
    #[error("another account has this name, or one that looks like it")]
    NameTaken,
    /// A challenge is not made or answered.
    #[error(transparent)]
    Challenge(#[from] ChallengeError),
    /// A notice can't be sent to the address.
    #[error(transparent)]
    Post(#[from] PostError),
    /// The tournament refused the request.
    #[error(transparent)]
    Tournament(#[from] TournamentRefusal),
    /// The client has not sat down at the table.
    #[error("sit down first")]
    NotSeated,
    /// The server is busy: try again a little later.
    #[error("{0}")]
    Busy(&'static str),
    /// The address has used up its allowance, and must wait for this time.
    #[error("this address asks for more than it may: wait {} s", whole_seconds(*.0))]
    Spent(Duration),
    /// The store failed. The cause is for the log only.
    #[error("the store did not answer; ask again, nothing is done twice")]
    Store(String),
    /// Another writer has stored a change of the table in the meantime. The table must be read again, and the
    /// change must be worked out anew.
    #[error("the table was changed elsewhere at the same moment; try again")]
    Overtaken,
    /// A bug: the request was not carried out, and sending it again won't help. The cause is for the log
    /// only.
    #[error("this has a fault, which was noted: nothing was done")]
    Fault(String),
}

/// The reason why a challenge is not made or answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChallengeError {
    /// No account has the name, or the account takes no challenges from this player.
    #[error("no player of this name takes challenges from you")]
    Nobody,
    /// The challenge was answered or withdrawn, or it has ended.
    #[error("this challenge is over")]
    Over,
    /// Too many challenges of the player wait for an answer.
    #[error("too many of your challenges wait for an answer: withdraw one")]
    TooMany,
}

impl ChallengeError {
    /// Returns the key of the sentence with the reason.
    pub fn why(self) -> &'static str {
        match self {
            ChallengeError::Nobody => "challenge-nobody",
            ChallengeError::Over => "challenge-over",
            ChallengeError::TooMany => "challenge-many",
        }
    }
}

/// Returns the result of `work`. If `work` panics, returns an error that gives no reason; the message of the
/// panic is written to the log.
pub async fn guarded<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    match AssertUnwindSafe(work).catch_unwind().await {
        Ok(done) => done,
        Err(panic) => Err(Error::Fault(words_of(panic.as_ref()))),
    }
}

/// Returns the message of a panic.
fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| text.to_string());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

impl Error {
    /// Returns the name of the error in the protocol.
    pub fn code(&self) -> Code {
        match self {
            Error::Table(error) => error.code(),
            Error::Unreadable(_) | Error::Late => Code::Unreadable,
            Error::NotFound(_)
            | Error::Challenge(ChallengeError::Nobody | ChallengeError::Over) => Code::NotFound,
            Error::Challenge(ChallengeError::TooMany) => Code::Refused,
            Error::Origin | Error::Admin | Error::NotOrganiser | Error::Host(_) => Code::Forbidden,
            Error::TooLarge(_) | Error::Head => Code::TooLarge,
            Error::Setup(_)
            | Error::Record(_)
            | Error::Level(_)
            | Error::Seal(_)
            | Error::Name(_)
            | Error::Post(_)
            | Error::Tournament(_)
            | Error::Wrong(_) => Code::Refused,
            Error::Private => Code::Private,
            Error::SignedOut => Code::SignedOut,
            Error::SignInAgain => Code::SignInAgain,
            Error::NotProved(_) | Error::Passkey(_) => Code::NotProved,
            Error::NameTaken => Code::NameTaken,
            Error::NotSeated => Code::NotSeated,
            Error::Busy(_) | Error::Spent(_) | Error::Store(_) | Error::Overtaken => Code::Busy,
            Error::Fault(_) => Code::Internal,
        }
    }

    /// Returns the error in the form in which it is sent to clients. Internal causes are logged, and not
    /// sent.
    pub fn detail(&self) -> ErrorDetail {
        match self {
            Error::Table(error) => return error.detail(),
            Error::Name(error) => {
                let detail = ErrorDetail::new(self.code(), self.to_string());
                return ErrorDetail { why: Some(error.why()), ..detail };
            }
            Error::Challenge(error) => {
                let detail = ErrorDetail::new(self.code(), self.to_string());
                return ErrorDetail { why: Some(error.why()), ..detail };
            }
            Error::Tournament(refusal) => {
                let detail = ErrorDetail::new(self.code(), self.to_string());
                return ErrorDetail { why: Some(refusal.why()), ..detail };
            }
            Error::Store(cause) => tracing::error!(%cause, "the store failed"),
            Error::Fault(cause) => tracing::error!(%cause, "a request ran into a fault"),
            _ => {}
        }
        ErrorDetail::new(self.code(), self.to_string())
    }
}

impl From<sqlx::Error> for Error {
    fn from(cause: sqlx::Error) -> Error {
        Error::Store(cause.to_string())
    }
}

/// Returns the wait in whole seconds, rounded up, but at least one.
pub fn whole_seconds(wait: Duration) -> u64 {
    wait.as_secs() + 1
}

/// The largest search that a table's bot may have, in iterations or milliseconds.
pub const LONGEST_SEARCH: u32 = 50_000;

/// The reason why no bot of a level may take a seat.
#[derive(Debug, thiserror::Error)]
pub enum SeatLevelError {
    /// The game has no such level.
    #[error(transparent)]
    Unknown(#[from] NoSuchLevel),
    /// A bot of that level would search for too long.
    #[error("a table's bot searches at most {LONGEST_SEARCH} iterations, or milliseconds")]
    TooLong,
}

/// The reason why a server did not start, or its tables were not copied. Such an error occurs before any
/// request can be made, so it has neither a code nor an HTTP status; the operator reads its message.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address of the database can't be read.
    #[error(
        "that is no address of a database ({0}): write postgres://USER:PASSWORD@HOST:5432/DATABASE"
    )]
    Address(String),
    /// The program has no driver for PostgreSQL.
    #[error(
        "this carillon was built without PostgreSQL: build it with `--features postgres`, as the packages are, or leave --database out"
    )]
    WithoutPostgres,
    /// The database can't be reached.
    #[error("can't use PostgreSQL at {place}: {what}")]
    Unreachable {
        /// The address of the database.
        place: String,
        /// The fault, and how to fix it.
        what: String,
    },
    /// The store was written by a later version of the program.
    #[error(
        "the database is of schema {theirs}, written by a newer Carillon; this one reads schema {ours}"
    )]
    NewerStore {
        /// The schema of the store.
        theirs: i64,
        /// The latest schema that this program reads.
        ours: i64,
    },
    /// Another server uses the folder.
    #[error(
        "another Carillon keeps its tables in {}: stop it, or choose another folder with --data", .0.display()
    )]
    Held(PathBuf),
    /// The folder, or a file in it, can't be used.
    #[error("can't use {}: {cause}", path.display())]
    Folder {
        /// The file or folder.
        path: PathBuf,
        /// The operating system's reason.
        cause: std::io::Error,
    },
    /// The database is damaged.
    #[error(
        "the database {} can't be read ({what}); `carillon restore FILE` puts a copy in its place, and keeps what is there",
        path.display()
    )]
    Damaged {
        /// The database.
        path: PathBuf,
        /// The fault.
        what: String,
    },
    /// A file exists already, and is not overwritten.
    #[error("{} is there already: choose another name", .0.display())]
    Exists(PathBuf),
    /// The server can't listen on an address.
    #[error("can't listen on {host}:{port}: {cause}")]
    Bind {
        /// The host to listen on.
        host: String,
        /// The port to listen on.
        port: u16,
        /// The operating system's reason.
        cause: std::io::Error,
    },
    /// The database failed while it was being opened.
    #[error("the database failed: {0}")]
    Database(String),
}

impl From<sqlx::Error> for StartError {
    fn from(cause: sqlx::Error) -> StartError {
        StartError::Database(cause.to_string())
    }
}

/// While the store is opened, it is read and written as for a request, so the same errors can occur.
impl From<Error> for StartError {
    fn from(error: Error) -> StartError {
        match error {
            Error::Store(cause) => StartError::Database(cause),
            other => StartError::Database(other.to_string()),
        }
    }
}
