//! Errors in the form in which they are sent to clients.

use engine::Rule;
use schemars::JsonSchema;
use serde::Serialize;

use crate::error::Error;

/// The kind of an error that is sent to a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message can't be read.
    Unreadable,
    /// There is no such table, game or file.
    NotFound,
    /// The request came from a page of another site.
    Forbidden,
    /// The message refers to an entry that is no longer the last entry.
    Stale,
    /// A record or a review was requested before the end of the game.
    NotOver,
    /// The message is too long.
    TooLarge,
    /// A rule, the set-up of a game or the check of a record does not allow the request.
    Refused,
    /// The side is not awaited.
    NotYourTurn,
    /// The socket does not hold the seat.
    NotYourSeat,
    /// Only the players of the table may view it.
    Private,
    /// Somebody else has claimed the seat.
    Claimed,
    /// The socket has not sat down.
    NotSeated,
    /// The game is over.
    Over,
    /// The last action can't be taken back.
    NothingToUndo,
    /// The game was stored under rules that this program does not have.
    Unplayable,
    /// The request needs an account, and nobody has signed in.
    SignedOut,
    /// The request needs a player who has signed in a short time ago.
    SignInAgain,
    /// The passkey or the code signs nobody in.
    NotProved,
    /// Another account has this name, or a name that looks like it.
    NameTaken,
    /// The server is busy: try again a little later.
    Busy,
    /// Something went wrong on the server.
    Internal,
}

/// An error that is sent to a client.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ErrorDetail {
    /// The kind of the error.
    pub code: Code,
    /// An explanation in English, for developers.
    pub message: String,
    /// The rule that refused the action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    /// The key of the sentence that explains the refusal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'static str>,
    /// The present last entry of the table, if the request was too late.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u32>,
    /// When the seat was claimed, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claimed: Option<i64>,
}

impl ErrorDetail {
    /// Returns an error of the given kind without further details.
    pub fn new(code: Code, message: String) -> ErrorDetail {
        ErrorDetail { code, message, rule: None, why: None, entry: None, claimed: None }
    }
}

impl Error {
    /// Returns the kind of the error in the protocol.
    pub fn code(&self) -> Code {
        match self {
            Error::Unreadable(_) => Code::Unreadable,
            Error::NotFound(_) => Code::NotFound,
            Error::TooLarge(_) => Code::TooLarge,
            Error::Stale(_) => Code::Stale,
            Error::NotOver => Code::NotOver,
            Error::Refused(_) | Error::Record(_) | Error::Setup(_) | Error::Wrong(_) => {
                Code::Refused
            }
            Error::NotYourTurn => Code::NotYourTurn,
            Error::NotYourSeat => Code::NotYourSeat,
            Error::Claimed(_) => Code::Claimed,
            Error::Over => Code::Over,
            Error::Undo(_) => Code::NothingToUndo,
            Error::Unplayable(_) => Code::Unplayable,
        }
    }

    /// Returns the error in the form in which a client receives it.
    pub fn detail(&self) -> ErrorDetail {
        let plain = ErrorDetail::new(self.code(), self.to_string());
        match *self {
            Error::Refused(refusal) => {
                ErrorDetail { rule: Some(refusal.rule), why: Some(refusal.why), ..plain }
            }
            Error::Stale(entry) => ErrorDetail { entry: Some(entry), ..plain },
            Error::Claimed(time) => ErrorDetail { claimed: Some(time), ..plain },
            _ => plain,
        }
    }
}
