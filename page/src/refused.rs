//! The answer to a request that failed.

use serde_json::{Value, json};
use table::wire::{Code, ErrorDetail};

/// Returns the answer to a request that failed, with the status that a server would give it.
pub(crate) fn refused(detail: &ErrorDetail) -> Value {
    let status = match detail.code {
        Code::Unreadable => 400,
        Code::NotFound => 404,
        Code::Stale | Code::NotOver | Code::Claimed | Code::Over => 409,
        Code::TooLarge => 413,
        Code::Internal => 500,
        _ => 422,
    };
    json!({ "status": status, "body": { "error": detail } })
}
