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
pub struct Encoded {
    plain: Bytes,
    gzip: Bytes,
    /// The entity tag. It is a weak tag, since the same content may be sent compressed or plain.
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
        form.get_or_init(|| self.form(content().into())).answer(kind, headers)
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
        let hash = hex(&Sha256::digest(&plain)[..8]);
        Encoded::new(plain, gzip, &hash)
    }
}

impl Encoded {
    /// Creates the value from the content, its compressed form, and a hash of the content in hexadecimal.
    pub fn new(plain: Bytes, gzip: Bytes, hash: &str) -> Encoded {
        let tag = HeaderValue::try_from(format!("W/\"{hash}\""));
        Encoded { plain, gzip, tag: tag.expect("hexadecimal may stand in a header") }
    }

    /// Answers with the content, or with 304 if the client has it already.
    pub fn answer(&self, kind: &'static str, headers: &HeaderMap) -> Response {
        let told = [
            (header::ETAG, self.tag.clone()),
            (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
            (header::VARY, HeaderValue::from_static("accept-encoding")),
        ];
        let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
        if known.unwrap_or("").split(',').any(|known| known.trim() == self.tag) {
            return (StatusCode::NOT_MODIFIED, told).into_response();
        }
        let kind = [(header::CONTENT_TYPE, kind)];
        if takes_gzip(headers) {
            let zipped = [(header::CONTENT_ENCODING, "gzip")];
            return (told, kind, zipped, self.gzip.clone()).into_response();
        }
        (told, kind, self.plain.clone()).into_response()
    }
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
