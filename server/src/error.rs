//! What a request or a message may come back with instead of an answer.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{RecordError, Refusal, SetupError, Undone};
use serde_json::{Value, json};

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
    /// It was meant for an earlier state of the game; the number is where that stands now.
    #[error("the game has moved on to action {0}")]
    Stale(u32),
    /// A record was asked for before the end.
    #[error("the game is not over: its record is kept until then")]
    NotOver,
    /// More was sent than is read here.
    #[error("{0}")]
    TooLarge(String),
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
    /// The socket has not sat down.
    #[error("sit down first")]
    NotSeated,
    /// Nothing can be done in a game that is over.
    #[error("the game is over")]
    Over,
    /// The last action can't be taken back.
    #[error(transparent)]
    Undo(#[from] Undone),
    /// It may be done a little later.
    #[error("{0}")]
    Busy(&'static str),
    /// Stored for rules that this program does not have.
    #[error("{0}")]
    Unplayable(String),
    /// The cause is for the log only.
    #[error("the store did not answer; nothing was changed")]
    Store(String),
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

impl Error {
    /// Its name in the protocol.
    pub fn code(&self) -> &'static str {
        match self {
            Error::Unreadable(_) => "unreadable",
            Error::NotFound(_) => "not-found",
            Error::Origin => "forbidden",
            Error::Stale(_) => "stale",
            Error::NotOver => "not-over",
            Error::TooLarge(_) => "too-large",
            Error::Refused(_) | Error::Setup(_) | Error::Record(_) | Error::Wrong(_) => "refused",
            Error::NotYourTurn => "not-your-turn",
            Error::NotYourSeat => "not-your-seat",
            Error::NotSeated => "not-seated",
            Error::Over => "over",
            Error::Undo(_) => "nothing-to-undo",
            Error::Unplayable(_) => "unplayable",
            Error::Busy(_) | Error::Store(_) => "busy",
            Error::NewerStore { .. } | Error::Bind { .. } | Error::Io(_) => "internal",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Error::Unreadable(_) => StatusCode::BAD_REQUEST,
            Error::NotFound(_) => StatusCode::NOT_FOUND,
            Error::Origin | Error::NotYourSeat | Error::NotSeated => StatusCode::FORBIDDEN,
            Error::Stale(_)
            | Error::NotOver
            | Error::Over
            | Error::NotYourTurn
            | Error::Undo(_)
            | Error::Unplayable(_) => StatusCode::CONFLICT,
            Error::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Error::Refused(_) | Error::Setup(_) | Error::Record(_) | Error::Wrong(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Error::Busy(_) => StatusCode::SERVICE_UNAVAILABLE,
            Error::Store(_) | Error::NewerStore { .. } | Error::Bind { .. } | Error::Io(_) => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
        }
    }

    /// `code`, `message`, and the rule if one speaks. What went wrong inside is logged, and not told.
    fn told(&self) -> Value {
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
        let mut told = json!({ "code": self.code(), "message": message });
        match self {
            Error::Refused(refusal) => {
                told["rule"] = json!(refusal.rule);
                told["why"] = json!(refusal.why);
            }
            Error::Stale(number) => told["number"] = json!(number),
            _ => {}
        }
        told
    }

    /// The same as a message on a socket.
    pub fn no(&self, id: Option<&str>) -> String {
        let mut told = self.told();
        told["is"] = json!("no");
        if let Some(id) = id {
            told["id"] = json!(id);
        }
        told.to_string()
    }
}

impl From<sqlx::Error> for Error {
    fn from(cause: sqlx::Error) -> Error {
        Error::Store(cause.to_string())
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let body = json!({ "error": self.told() }).to_string();
        (self.status(), [(header::CONTENT_TYPE, "application/json")], body).into_response()
    }
}
