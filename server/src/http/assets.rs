//! The page and its files, which are part of the program.

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::hex;
use sha2::{Digest, Sha256};

use crate::Error;

/// Every file of the page by its path in `web`.
static WEB: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// One page for lobby and table.
pub async fn page(headers: HeaderMap) -> Result<Response, Error> {
    served("index.html", &headers)
}

/// A file of the page.
pub async fn file(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, Error> {
    served(&path, &headers)
}

fn served(path: &str, headers: &HeaderMap) -> Result<Response, Error> {
    let (_, content) = WEB
        .iter()
        .find(|(name, _)| *name == path)
        .ok_or_else(|| Error::NotFound(format!("there is no file {path:?}")))?;
    Ok(lasting(*content, kind_of(path), headers))
}

/// What never changes while the program runs: sent once, then asked for by its tag.
pub fn lasting(content: impl Into<Bytes>, kind: &'static str, headers: &HeaderMap) -> Response {
    let content = content.into();
    // Weak, for it may be sent compressed or not.
    let tag = format!("W/\"{}\"", hex(&Sha256::digest(&content)[..8]));
    let known =
        headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok()).unwrap_or("");
    let told = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, "no-cache".into())];
    if known.split(',').any(|known| known.trim() == tag) {
        return (StatusCode::NOT_MODIFIED, told).into_response();
    }
    (told, [(header::CONTENT_TYPE, kind)], content).into_response()
}

fn kind_of(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
