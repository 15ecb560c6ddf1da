//! The page and its files, which are part of the program.

use std::sync::LazyLock;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::hex;
use sha2::{Digest, Sha256};

use crate::Error;

/// Every file of the page by its path in `web`.
static WEB: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// The program's page by what is in it: files at an address with this in it never change.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut all = Sha256::new();
    WEB.iter().for_each(|(path, content)| all.update([path.as_bytes(), content].concat()));
    hex(&all.finalize()[..8])
});

/// The page of the lobby.
pub async fn lobby(headers: HeaderMap) -> Response {
    static PAGE: LazyLock<String> = LazyLock::new(|| page("lobby/lobby.js"));
    lasting(PAGE.as_str(), kind_of("index.html"), &headers)
}

/// The page of the administrator.
pub async fn admin(headers: HeaderMap) -> Response {
    static PAGE: LazyLock<String> = LazyLock::new(|| page("lobby/admin.js"));
    lasting(PAGE.as_str(), kind_of("index.html"), &headers)
}

/// The page of a table.
pub async fn table(headers: HeaderMap) -> Response {
    static PAGE: LazyLock<String> = LazyLock::new(|| page("table/table.js"));
    lasting(PAGE.as_str(), kind_of("index.html"), &headers)
}

/// The page, which asks for all its modules at once: one that waited for each to say which it
/// needs next would be slow over a long line.
fn page(first: &str) -> String {
    let links: String = modules(first)
        .iter()
        .map(|module| format!("  <link rel=\"modulepreload\" href=\"/web/{module}\">\n"))
        .collect();
    let page = text("index.html").replacen("</head>", &format!("{links}</head>"), 1);
    page.replace("\"/web/", &format!("\"/web/{}/", *VERSION))
}

/// A module and all that it imports, the page's beginning first.
fn modules(first: &str) -> Vec<String> {
    let mut found = vec!["main.js".to_string(), first.to_string()];
    let mut next = 0;
    while let Some(module) = found.get(next).cloned() {
        let imports = text(&module).lines().filter(|line| line.starts_with("import "));
        for import in imports.filter_map(|line| line.split('"').nth(1)) {
            let path = beside(&module, import);
            if !found.contains(&path) {
                found.push(path);
            }
        }
        next += 1;
    }
    found
}

/// What `../kit/dom.js` means in `map/zoom.js`: `kit/dom.js`.
fn beside(module: &str, import: &str) -> String {
    let mut path: Vec<&str> = module.split('/').collect();
    path.pop();
    for part in import.split('/') {
        match part {
            "." => {}
            ".." => drop(path.pop()),
            part => path.push(part),
        }
    }
    path.join("/")
}

/// A file of the page that is text.
fn text(path: &str) -> &'static str {
    let content =
        WEB.iter().find(|(name, _)| *name == path).map_or(&b""[..], |(_, content)| content);
    std::str::from_utf8(content).expect("the page's own files are UTF-8")
}

/// A file of the page. Who asks for it by its version need never ask again.
pub async fn file(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, Error> {
    let versioned = path.strip_prefix(VERSION.as_str()).and_then(|path| path.strip_prefix('/'));
    let mut response = served(versioned.unwrap_or(&path), &headers)?;
    if versioned.is_some() {
        let forever = HeaderValue::from_static("public, max-age=31536000, immutable");
        response.headers_mut().insert(header::CACHE_CONTROL, forever);
    }
    Ok(response)
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

#[test]
fn a_page_asks_at_once_for_every_module_that_it_needs() {
    for first in ["lobby/lobby.js", "table/table.js"] {
        let modules = modules(first);
        assert!(modules.len() > 20, "{modules:?}");
        for module in &modules {
            assert!(!text(module).is_empty(), "{module} is imported and not there");
            assert!(page(first).contains(&format!("href=\"/web/{}/{module}\"", *VERSION)));
        }
    }
}

#[tokio::test]
async fn a_file_of_this_version_is_asked_for_once() {
    let cached = async |path: String| {
        let response = file(Path(path), HeaderMap::new()).await.expect("a file");
        response.headers()[header::CACHE_CONTROL].to_str().expect("text").to_string()
    };
    assert_eq!(cached("main.js".into()).await, "no-cache");
    assert!(cached(format!("{}/main.js", *VERSION)).await.contains("immutable"));
    assert!(file(Path("0123456789abcdef/main.js".into()), HeaderMap::new()).await.is_err());
}
