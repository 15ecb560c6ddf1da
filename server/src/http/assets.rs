//! The page and its files, which are part of the program.

use std::sync::LazyLock;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::hex;
use sha2::{Digest, Sha256};

use super::linked;
use crate::Error;

/// Every file of the page by its path in `web`.
static WEB: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// The pages, each with the module that it opens and the script that holds it with all that it needs.
const LOBBY: Page = Page { first: "lobby/lobby.js", script: "lobby.linked.js" };
const ADMIN: Page = Page { first: "lobby/admin.js", script: "admin.linked.js" };
const TABLE: Page = Page { first: "table/table.js", script: "table.linked.js" };

/// The sheets of every page as one.
const SHEET: &str = "style.linked.css";

struct Page {
    first: &'static str,
    script: &'static str,
}

impl Page {
    fn html(&self) -> String {
        let page = linked::page(text("index.html"), self.script, SHEET);
        page.replace("\"/web/", &format!("\"/web/{}/", *VERSION))
    }
}

/// What is made of the files of the page: scripts and a sheet that hold many of them.
static LINKED: LazyLock<Vec<(&str, String)>> = LazyLock::new(|| {
    let scripts = [LOBBY, ADMIN, TABLE].map(|page| (page.script, linked::script(page.first, text)));
    let sheet = (SHEET, linked::sheet(text("index.html"), text));
    scripts.into_iter().chain([sheet]).collect()
});

/// All that can be asked for, by its path.
fn files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    let linked = LINKED.iter().map(|(path, content)| (*path, content.as_bytes()));
    WEB.iter().copied().chain(linked)
}

/// The program's page by what is in it: files at an address with this in it never change.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut all = Sha256::new();
    files().for_each(|(path, content)| all.update([path.as_bytes(), content].concat()));
    hex(&all.finalize()[..8])
});

/// The page of the lobby.
pub async fn lobby(headers: HeaderMap) -> Response {
    static HTML: LazyLock<String> = LazyLock::new(|| LOBBY.html());
    lasting(HTML.as_str(), kind_of("index.html"), &headers)
}

/// The page of the administrator.
pub async fn admin(headers: HeaderMap) -> Response {
    static HTML: LazyLock<String> = LazyLock::new(|| ADMIN.html());
    lasting(HTML.as_str(), kind_of("index.html"), &headers)
}

/// The page of a table.
pub async fn table(headers: HeaderMap) -> Response {
    static HTML: LazyLock<String> = LazyLock::new(|| TABLE.html());
    lasting(HTML.as_str(), kind_of("index.html"), &headers)
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
    let (_, content) = files()
        .find(|(name, _)| *name == path)
        .ok_or_else(|| Error::NotFound(format!("there is no file {path:?}")))?;
    Ok(lasting(content, kind_of(path), headers))
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
fn every_module_of_the_page_is_in_one_of_its_scripts() {
    let scripts: String =
        [LOBBY, ADMIN, TABLE].iter().map(|page| linked::script(page.first, text)).collect();
    let modules = WEB.iter().filter(|(path, _)| path.ends_with(".js"));
    for (module, _) in modules.filter(|(path, _)| *path != "vendor/fluent/ast.js") {
        let name = module.replace(['/', '.'], "_");
        assert!(scripts.contains(&format!("const ${name} = ")), "no page needs {module}");
    }
}

#[tokio::test]
async fn a_page_asks_for_one_script_and_one_sheet_which_are_there() {
    for page in [LOBBY, ADMIN, TABLE] {
        let html = page.html();
        let asked: Vec<&str> = html
            .split('"')
            .filter(|part| part.starts_with("/web/"))
            .map(|path| &path[5..])
            .collect();
        let wanted = ["icon.svg", SHEET, page.script].map(|path| format!("{}/{path}", *VERSION));
        assert_eq!(asked, wanted);
        for path in asked {
            file(Path(path.into()), HeaderMap::new()).await.expect("a file");
        }
    }
    file(Path("kit/dom.js".into()), HeaderMap::new()).await.expect("a module by itself");
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
