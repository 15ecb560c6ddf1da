//! The player who makes a request: an account that has signed in, or a guest.

use axum::http::{HeaderMap, header};

use crate::Error;
use crate::accounts::{SignedIn, Visitor};
use crate::edge::{App, cookie};

/// Returns the player who has signed in with the browser that makes the request; `None` for a guest.
pub async fn signed_in(app: &App, headers: &HeaderMap) -> Result<Option<SignedIn>, Error> {
    match cookie::token(headers) {
        Some(token) => app.house().accounts().signed_in(token).await,
        None => Ok(None),
    }
}

/// Returns the player who has signed in, or an error for a guest.
pub async fn must_be_signed_in(app: &App, headers: &HeaderMap) -> Result<SignedIn, Error> {
    signed_in(app, headers).await?.ok_or(Error::SignedOut)
}

/// Returns the visitor who makes a request with these headers.
pub fn visitor(headers: &HeaderMap) -> Visitor<'_> {
    let word = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
    Visitor {
        host: word(header::HOST),
        browser: word(header::USER_AGENT),
        token: cookie::token(headers),
    }
}
