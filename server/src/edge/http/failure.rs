//! Errors as answers to requests.

use std::time::Duration;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Serialize;
use table::wire::{Code, ErrorDetail};

use crate::Error;
use crate::error::whole_seconds;

/// The body of an answer to a request that failed.
#[derive(Serialize, JsonSchema)]
pub struct ErrorAnswer {
    /// The error.
    pub error: ErrorDetail,
}

/// Returns the HTTP status of an error. It follows from the error's code, except for four errors that have a
/// more exact status in HTTP.
fn status(error: &Error) -> StatusCode {
    match error {
        Error::Late => StatusCode::REQUEST_TIMEOUT,
        Error::Host(_) => StatusCode::MISDIRECTED_REQUEST,
        Error::Head => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
        Error::Spent(_) => StatusCode::TOO_MANY_REQUESTS,
        other => status_of(other.code()),
    }
}

fn status_of(code: Code) -> StatusCode {
    match code {
        Code::Unreadable => StatusCode::BAD_REQUEST,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::Forbidden
        | Code::Private
        | Code::NotSeated
        | Code::NotYourSeat
        | Code::NotProved
        | Code::SignInAgain => StatusCode::FORBIDDEN,
        Code::SignedOut => StatusCode::UNAUTHORIZED,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Refused => StatusCode::UNPROCESSABLE_ENTITY,
        Code::Stale
        | Code::NotOver
        | Code::Over
        | Code::NotYourTurn
        | Code::Claimed
        | Code::NameTaken
        | Code::NothingToUndo
        | Code::Unplayable => StatusCode::CONFLICT,
        Code::Busy => StatusCode::SERVICE_UNAVAILABLE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let body = ErrorAnswer { error: self.detail() };
        let body = serde_json::to_string(&body).expect("an error is plain data");
        let mut answer =
            (status(&self), [(header::CONTENT_TYPE, "application/json")], body).into_response();
        let wait = match self {
            Error::Spent(wait) => Some(wait),
            other if other.code() == Code::Busy => Some(SOON),
            _ => None,
        };
        if let Some(wait) = wait {
            answer.headers_mut().insert(header::RETRY_AFTER, whole_seconds(wait).into());
        }
        answer
    }
}

/// The time after which a request that can't be carried out now may be sent again.
const SOON: Duration = Duration::from_secs(2);

#[cfg(test)]
mod tests {
    use table::Error as TableError;

    use super::*;

    #[test]
    fn a_refused_client_is_told_when_to_try_again() {
        for later in [
            Error::Busy("wait"),
            Error::Store("full".into()),
            Error::Overtaken,
            Error::Spent(Duration::from_secs(7)),
        ] {
            let answer = later.into_response();
            assert!(matches!(answer.status().as_u16(), 503 | 429));
            let wait = answer.headers().get(header::RETRY_AFTER).expect("when");
            assert!(wait.to_str().is_ok_and(|wait| wait.parse::<u64>().is_ok_and(|wait| 0 < wait)));
        }
        assert!(
            !Error::Table(TableError::NotOver)
                .into_response()
                .headers()
                .contains_key(header::RETRY_AFTER)
        );
    }
}
