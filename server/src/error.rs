//! What a request or a message may come back with instead of an answer.

use std::path::PathBuf;
use std::time::Duration;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{NoUndo, RecordError, Refusal, Rule, SetupError};
use schemars::JsonSchema;
use serde::Serialize;

/// Why something was not done. Each has a code that clients know ([`Error::code`]).
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// What was sent can't be read.
    #[error("{0}")]
    Unreadable(String),
    /// There is no such table, game or file.
    #[error("{0}")]
    NotFound(String),
    /// A page of another site asked.
    #[error("pages of another site may not speak to this table")]
    Origin,
    /// A name that leads here and was not told to this server.
    #[error(
        "this server is not known as {0:?}: start it with --allow-host {0}, or use its address"
    )]
    Host(String),
    /// It answers an earlier entry; the number is that of the last one.
    #[error("something came in between: the table stands at entry {0} now")]
    Stale(u32),
    /// A record or a review was asked for before the end.
    #[error("the game is not over: its record and its review wait until then")]
    NotOver,
    /// More was sent than is read here.
    #[error("{0}")]
    TooLarge(String),
    /// It took too long to be sent, or to be answered.
    #[error("the request took too long")]
    Late,
    /// A rule forbids the action.
    #[error("{0}")]
    Refused(Refusal),
    /// The game can't be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The record does not prove itself.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It was understood, and there is no such thing to do.
    #[error("{0}")]
    Wrong(String),
    /// That side is not awaited.
    #[error("it is not that side's turn")]
    NotYourTurn,
    /// The socket does not hold that seat.
    #[error("that is not your seat")]
    NotYourSeat,
    /// Somebody was quicker, at that time.
    #[error("this invitation has been claimed already")]
    Claimed(i64),
    /// Only its players may look at that table.
    #[error("this table is private: only its players may look")]
    Private,
    /// Who asks for what the administrator sees has not his key.
    #[error(
        "that is not the administrator's key: it was printed at the first start, and --admin-key makes another"
    )]
    Admin,
    /// The socket has not sat down.
    #[error("sit down first")]
    NotSeated,
    /// Nothing can be done in a game that is over.
    #[error("the game is over")]
    Over,
    /// The last action can't be taken back.
    #[error(transparent)]
    Undo(#[from] NoUndo),
    /// It may be done a little later.
    #[error("{0}")]
    Busy(&'static str),
    /// That address has spent what it may, and must wait so long.
    #[error("this address asks for more than it may: wait {} s", whole_seconds(*.0))]
    Spent(Duration),
    /// Stored for rules that this program does not have.
    #[error("{0}")]
    Unplayable(String),
    /// The cause is for the log only.
    #[error("the store did not answer; ask again, nothing is done twice")]
    Store(String),
    /// Somebody else has stored something in the meantime: read on, and judge again.
    #[error("the table was changed elsewhere at the same moment; try again")]
    Overtaken,
    /// What was given as the address of a database is none.
    #[error(
        "that is no address of a database ({0}): write postgres://USER:PASSWORD@HOST:5432/DATABASE"
    )]
    Address(String),
    /// The database can't be come to.
    #[error("can't use PostgreSQL at {place}: {what}")]
    Unreachable {
        /// Where it should be.
        place: String,
        /// What is wrong, and what to do about it.
        what: String,
    },
    /// The store was written by a later version.
    #[error(
        "the database is of schema {theirs}, written by a newer Carillon; this one reads schema {ours}"
    )]
    NewerStore {
        /// The schema of the store.
        theirs: i64,
        /// The latest schema that this program reads.
        ours: i64,
    },
    /// Another server keeps its tables there.
    #[error(
        "another Carillon keeps its tables in {}: stop it, or choose another folder with --data", .0.display()
    )]
    Held(PathBuf),
    /// The folder, or a file in it, can't be used.
    #[error("can't use {}: {cause}", path.display())]
    Folder {
        /// What can't be used.
        path: PathBuf,
        /// What the operating system says of it.
        cause: std::io::Error,
    },
    /// The database can't be trusted any more.
    #[error(
        "the database {} can't be read ({what}); `carillon restore FILE` puts a copy in its place, and keeps what is there",
        path.display()
    )]
    Damaged {
        /// The database.
        path: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// A file that is there already is not written over.
    #[error("{} is there already: choose another name", .0.display())]
    Exists(PathBuf),
    /// Nobody can be listened to there.
    #[error("can't listen on {host}:{port}: {cause}")]
    Bind {
        /// The address that was to be listened on.
        host: String,
        /// Its port.
        port: u16,
        /// What the operating system says of it.
        cause: std::io::Error,
    },
    /// The operating system failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// What kind of error it is, as clients know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// What was sent can't be read.
    Unreadable,
    /// There is no such table, game or file.
    NotFound,
    /// A page of another site asked.
    Forbidden,
    /// It answers an entry that is not the last one any more.
    Stale,
    /// A record or a review was asked for before the end.
    NotOver,
    /// More was sent than is read here.
    TooLarge,
    /// A rule, a set-up or a record says no.
    Refused,
    /// That side is not awaited.
    NotYourTurn,
    /// The socket does not hold that seat.
    NotYourSeat,
    /// Only its players may look at that table.
    Private,
    /// Somebody else has claimed the seat.
    Claimed,
    /// The socket has not sat down.
    NotSeated,
    /// Nothing can be done in a game that is over.
    Over,
    /// The last action can't be taken back.
    NothingToUndo,
    /// Stored for rules that this program does not have.
    Unplayable,
    /// It may be done a little later.
    Busy,
    /// Something went wrong here.
    Internal,
}

/// What clients are told of an error.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ErrorDetail {
    /// What kind of error it is.
    pub code: Code,
    /// In English, for whoever looks into it.
    pub message: String,
    /// The rule that refused the action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    /// The key of the sentence that says why that rule did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'static str>,
    /// The last entry of the table, for whoever was too late.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u32>,
    /// When the seat was claimed, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claimed: Option<i64>,
}

/// The body of an answer that is none.
#[derive(Serialize, JsonSchema)]
pub struct ErrorAnswer {
    /// What is wrong.
    pub error: ErrorDetail,
}

impl Error {
    /// Its name in the protocol.
    pub fn code(&self) -> Code {
        match self {
            Error::Unreadable(_) | Error::Late => Code::Unreadable,
            Error::NotFound(_) => Code::NotFound,
            Error::Origin | Error::Admin | Error::Host(_) => Code::Forbidden,
            Error::Stale(_) => Code::Stale,
            Error::NotOver => Code::NotOver,
            Error::TooLarge(_) => Code::TooLarge,
            Error::Refused(_) | Error::Setup(_) | Error::Record(_) | Error::Wrong(_) => {
                Code::Refused
            }
            Error::NotYourTurn => Code::NotYourTurn,
            Error::NotYourSeat => Code::NotYourSeat,
            Error::Private => Code::Private,
            Error::Claimed(_) => Code::Claimed,
            Error::NotSeated => Code::NotSeated,
            Error::Over => Code::Over,
            Error::Undo(_) => Code::NothingToUndo,
            Error::Unplayable(_) => Code::Unplayable,
            Error::Busy(_) | Error::Spent(_) | Error::Store(_) | Error::Overtaken => Code::Busy,
            Error::NewerStore { .. }
            | Error::Address(_)
            | Error::Unreachable { .. }
            | Error::Held(_)
            | Error::Folder { .. }
            | Error::Damaged { .. }
            | Error::Exists(_)
            | Error::Bind { .. }
            | Error::Io(_) => Code::Internal,
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Error::Unreadable(_) => StatusCode::BAD_REQUEST,
            Error::Late => StatusCode::REQUEST_TIMEOUT,
            Error::NotFound(_) => StatusCode::NOT_FOUND,
            Error::Origin
            | Error::Admin
            | Error::NotYourSeat
            | Error::Private
            | Error::NotSeated => StatusCode::FORBIDDEN,
            Error::Stale(_)
            | Error::NotOver
            | Error::Over
            | Error::NotYourTurn
            | Error::Claimed(_)
            | Error::Undo(_)
            | Error::Unplayable(_) => StatusCode::CONFLICT,
            Error::Host(_) => StatusCode::MISDIRECTED_REQUEST,
            Error::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Error::Refused(_) | Error::Setup(_) | Error::Record(_) | Error::Wrong(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Error::Busy(_) | Error::Overtaken => StatusCode::SERVICE_UNAVAILABLE,
            Error::Spent(_) => StatusCode::TOO_MANY_REQUESTS,
            Error::Store(_)
            | Error::NewerStore { .. }
            | Error::Address(_)
            | Error::Unreachable { .. }
            | Error::Held(_)
            | Error::Folder { .. }
            | Error::Damaged { .. }
            | Error::Exists(_)
            | Error::Bind { .. }
            | Error::Io(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What clients are told. What went wrong inside is logged, and not told.
    pub fn detail(&self) -> ErrorDetail {
        let message = match self {
            Error::Io(cause) => {
                tracing::error!(%cause, "a request failed");
                "something went wrong here".to_string()
            }
            other => other.to_string(),
        };
        if let Error::Store(cause) = self {
            tracing::error!(%cause, "the store failed");
        }
        let refusal = match self {
            Error::Refused(refusal) => Some(refusal),
            _ => None,
        };
        let entry = match self {
            Error::Stale(entry) => Some(*entry),
            _ => None,
        };
        let claimed = match self {
            Error::Claimed(time) => Some(*time),
            _ => None,
        };
        ErrorDetail {
            code: self.code(),
            message,
            rule: refusal.map(|refusal| refusal.rule),
            why: refusal.map(|refusal| refusal.why),
            entry,
            claimed,
        }
    }
}

impl From<sqlx::Error> for Error {
    fn from(cause: sqlx::Error) -> Error {
        Error::Store(cause.to_string())
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let body = ErrorAnswer { error: self.detail() };
        let body = serde_json::to_string(&body).expect("an error is plain data");
        let mut answer =
            (self.status(), [(header::CONTENT_TYPE, "application/json")], body).into_response();
        if let Error::Spent(wait) = self {
            answer.headers_mut().insert(header::RETRY_AFTER, whole_seconds(wait).into());
        }
        answer
    }
}

/// Enough of them, and at least one.
fn whole_seconds(wait: Duration) -> u64 {
    wait.as_secs() + 1
}
