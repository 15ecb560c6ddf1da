//! The bodies of requests and answers, in JSON.

use axum::extract::rejection::BytesRejection;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use crate::Error;

/// Reads the body of a request, which is `what`.
pub fn read<'a, T: Deserialize<'a>>(body: &'a [u8], what: &str) -> Result<T, Error> {
    serde_json::from_slice(body).map_err(|error| Error::Unreadable(format!("{what}: {error}")))
}

/// Returns an answer that no cache may store.
pub fn answer(told: &impl Serialize) -> Response {
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (headers, written(told)).into_response()
}

/// Returns a value as JSON.
pub fn written(told: &impl Serialize) -> String {
    serde_json::to_string(told).expect("an answer is plain data")
}

impl From<BytesRejection> for Error {
    fn from(rejection: BytesRejection) -> Error {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Error::TooLarge("that is more than is read here".into())
        } else {
            Error::Unreadable("the request broke off".into())
        }
    }
}
