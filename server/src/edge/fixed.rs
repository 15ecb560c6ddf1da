//! Answers that never change while the program runs. Those of a game are hashed and compressed when they are
//! first requested, and kept in that form.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::hex;
use sha2::{Digest, Sha256};

use super::compress::{gzip, takes_gzip};

/// All answers that never change, by name.
#[derive(Default)]
pub struct FixedAnswers {
    known: Mutex<HashMap<String, Arc<OnceLock<Encoded>>>>,
    compressions: AtomicU64,
}

/// A content in the forms in which it is sent.
struct Encoded {
    plain: Bytes,
    gzip: Bytes,
    tag: HeaderValue,
}

impl FixedAnswers {
    /// Answers with the content of that name; calls `content` only the first time. If the client has the
    /// content already, the answer is 304 without the content.
    pub fn answer<B: Into<Bytes>>(
        &self,
        name: &str,
        kind: &'static str,
        headers: &HeaderMap,
        content: impl FnOnce() -> B,
    ) -> Response {
        let form = self.place(name);
        let Encoded { plain, gzip, tag } = form.get_or_init(|| self.form(content().into()));
        answer(kind, headers, tag.clone(), gzip.clone(), || plain.clone())
    }

    /// Returns the number of compressions so far.
    pub fn compressions(&self) -> u64 {
        self.compressions.load(Ordering::Relaxed)
    }

    fn place(&self, name: &str) -> Arc<OnceLock<Encoded>> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        match known.get(name) {
            Some(place) => place.clone(),
            None => known.entry(name.into()).or_default().clone(),
        }
    }

    fn form(&self, plain: Bytes) -> Encoded {
        self.compressions.fetch_add(1, Ordering::Relaxed);
        let gzip = gzip(&plain);
        let tag = tag(&hex(&Sha256::digest(&plain)[..8]));
        Encoded { plain, gzip, tag }
    }
}

/// Returns the entity tag of a content with this hash, which is in hexadecimal. It is a weak tag, since the same content may be
/// sent compressed or plain.
pub fn tag(hash: &str) -> HeaderValue {
    HeaderValue::try_from(format!("W/\"{hash}\"")).expect("hexadecimal may stand in a header")
}

/// Answers with a content, or with 304 if the client has it already. Calls `plain` only if the client takes no compressed answer.
pub fn answer(
    kind: &'static str,
    headers: &HeaderMap,
    tag: HeaderValue,
    gzip: Bytes,
    plain: impl FnOnce() -> Bytes,
) -> Response {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let known = known.unwrap_or("").split(',').any(|known| known.trim() == tag);
    let told = [
        (header::ETAG, tag),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, told).into_response();
    }
    let kind = [(header::CONTENT_TYPE, kind)];
    if takes_gzip(headers) {
        let zipped = [(header::CONTENT_ENCODING, "gzip")];
        return (told, kind, zipped, gzip).into_response();
    }
    (told, kind, plain()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(headers: &[(header::HeaderName, &str)]) -> HeaderMap {
        headers.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_fixed_answer_is_made_once_and_sent_once_to_a_client_that_caches_it() {
        let fixed = FixedAnswers::default();
        let gzip = asked(&[(header::ACCEPT_ENCODING, "gzip")]);
        let ask = |headers: &HeaderMap| fixed.answer("a", "text/plain", headers, || "words");
        let first = ask(&gzip);
        assert_eq!(first.headers()[header::CONTENT_ENCODING], "gzip");
        let again = |headers: &HeaderMap| {
            fixed.answer("a", "text/plain", headers, || -> Bytes { unreachable!("it is known") })
        };
        let plain = again(&HeaderMap::new());
        assert!(!plain.headers().contains_key(header::CONTENT_ENCODING));
        let tag = first.headers()[header::ETAG].to_str().unwrap();
        assert_eq!(plain.headers()[header::ETAG], tag);
        let known = format!("\"other\", {tag}");
        let known = again(&asked(&[(header::IF_NONE_MATCH, &known)]));
        assert_eq!(known.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(fixed.compressions(), 1);
    }
}
