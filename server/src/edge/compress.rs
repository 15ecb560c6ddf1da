//! Compression of answers that are generated on request.

use std::io::Write;

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The length in bytes below which an answer is not worth compressing.
const LEAST: u64 = 256;

/// Sends the answer compressed to a client that accepts it, unless it is short or already encoded.
pub async fn compress(request: Request, next: Next) -> Response {
    let takes = takes_gzip(request.headers());
    let response = next.run(request).await;
    let known = response.body().size_hint().exact();
    let Some(length) =
        known.filter(|length| takes && LEAST <= *length && is_text(response.headers()))
    else {
        return response;
    };
    let (mut head, body) = response.into_parts();
    // The whole answer is in memory already, so collecting it costs nothing.
    let Ok(plain) = to_bytes(body, length as usize).await else {
        return Response::from_parts(head, Body::empty());
    };
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    head.headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    Response::from_parts(head, Body::from(gzip(&plain)))
}

/// Returns a content, compressed with gzip.
pub fn gzip(plain: &[u8]) -> Bytes {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
    let zipped = gzip.write_all(plain).and_then(|()| gzip.finish());
    zipped.expect("a vector takes what is written").into()
}

/// Returns whether the client accepts gzip.
pub fn takes_gzip(headers: &HeaderMap) -> bool {
    let lists = headers.get_all(header::ACCEPT_ENCODING).into_iter();
    let mut codings = lists.filter_map(|list| list.to_str().ok()).flat_map(|list| list.split(','));
    codings.any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let weight = weight.trim().strip_prefix("q=").unwrap_or("1");
        name.trim().eq_ignore_ascii_case("gzip")
            && weight.parse().is_ok_and(|weight: f32| 0.0 < weight)
    })
}

/// Returns whether an answer is text that is not compressed yet.
fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.unwrap_or("");
    let text = kind.starts_with("text/") || kind.contains("json") || kind.contains("svg");
    text && !headers.contains_key(header::CONTENT_ENCODING)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use axum::Router;
    use axum::middleware::from_fn;
    use axum::routing::get;
    use flate2::read::GzDecoder;
    use tower_service::Service;

    use super::*;

    async fn asked(path: &str, encoding: &'static str) -> (HeaderMap, Bytes) {
        let long = || "words ".repeat(100);
        let typed = |kind: &'static str| [(header::CONTENT_TYPE, kind)];
        let encoded = (typed("text/plain"), [(header::CONTENT_ENCODING, "br")], long());
        let mut app = Router::new()
            .route("/long", get(async move || (typed("application/json"), long())))
            .route("/short", get(async || "words"))
            .route("/picture", get(async move || (typed("image/png"), long())))
            .route("/encoded", get(async move || encoded))
            .layer(from_fn(compress));
        let request = Request::get(path).header(header::ACCEPT_ENCODING, encoding);
        let response = app.call(request.body(Body::empty()).unwrap()).await.unwrap();
        let (head, body) = response.into_parts();
        (head.headers, to_bytes(body, 10_000).await.unwrap())
    }

    fn accepting(codings: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, codings.parse().unwrap())])
    }

    #[test]
    fn gzip_is_sent_to_clients_that_accept_it() {
        for (said, takes) in [
            ("gzip", true),
            ("deflate, GZIP;q=0.5, br", true),
            ("gzip;q=0", false),
            ("gzip; q=0.0", false),
            ("br", false),
            ("", false),
        ] {
            assert_eq!(takes_gzip(&accepting(said)), takes, "{said:?}");
        }
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[tokio::test]
    async fn long_texts_are_compressed_for_clients_that_accept_it() {
        let (headers, body) = asked("/long", "br, gzip").await;
        assert_eq!(headers[header::CONTENT_ENCODING], "gzip");
        assert_eq!(headers[header::VARY], "accept-encoding");
        let mut text = String::new();
        GzDecoder::new(&body[..]).read_to_string(&mut text).unwrap();
        assert_eq!(text, "words ".repeat(100));
        assert!(body.len() < 100);
        for (path, encoding) in [("/long", "br"), ("/short", "gzip"), ("/picture", "gzip")] {
            let (headers, body) = asked(path, encoding).await;
            assert!(!headers.contains_key(header::CONTENT_ENCODING), "{path}");
            assert!(body.starts_with(b"words"), "{path}");
        }
        assert_eq!(asked("/encoded", "gzip").await.0[header::CONTENT_ENCODING], "br");
    }
}
