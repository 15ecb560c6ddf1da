//! The page, its files and the guides, which are contained in the crate `web`.

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};

use crate::Error;
use crate::edge::App;
use crate::edge::fixed;

/// Returns the page of the lobby.
pub async fn lobby(State(app): State<App>, headers: HeaderMap) -> Response {
    document(&app, "lobby", &web::LOBBY, &headers)
}

/// Returns the page of a player, or of the best players.
pub async fn players(headers: HeaderMap) -> Response {
    answer(&web::PLAYERS, &headers)
}

/// Returns the page of the administrator.
pub async fn admin(headers: HeaderMap) -> Response {
    answer(&web::ADMIN, &headers)
}

/// Returns the page of the tournaments.
pub async fn tournaments(headers: HeaderMap) -> Response {
    answer(&web::TOURNAMENTS, &headers)
}

/// Returns the page of a table.
pub async fn table(State(app): State<App>, headers: HeaderMap) -> Response {
    document(&app, "table", &web::TABLE, &headers)
}

/// Returns the page of a rulebook.
pub async fn rules(State(app): State<App>, headers: HeaderMap) -> Response {
    document(&app, "rules", &web::RULES, &headers)
}

/// Returns the page of the editor of positions.
pub async fn editor(State(app): State<App>, headers: HeaderMap) -> Response {
    document(&app, "editor", &web::EDITOR, &headers)
}

/// Returns a document. If this build lacks the games' programs for browsers, marks the document as such,
/// so that the page doesn't offer tables on the visitor's own device.
fn document(app: &App, name: &str, file: &'static web::File, headers: &HeaderMap) -> Response {
    if app.house().shelf().games().any(|game| site::program(game.name()).is_some()) {
        return answer(file, headers);
    }
    let html = || {
        let html = String::from_utf8_lossy(file.plain());
        html.replacen("data-host=\"server\"", "data-host=\"server\" data-device=\"no\"", 1)
    };
    app.fixed().answer(name, file.content_type, headers, html)
}

/// Returns a file of the page. A client that names the file's version in the URL may keep the file for
/// ever. The games' programs change with their rules, so clients ask for them each time.
pub async fn file(
    State(app): State<App>,
    Path(path): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let versioned = path.strip_prefix(web::VERSION).and_then(|path| path.strip_prefix('/'));
    let path = versioned.unwrap_or(&path);
    let game = path.strip_prefix("play/").and_then(|name| name.strip_suffix(".wasm"));
    if let Some(program) = game.and_then(site::program) {
        return Ok(app.fixed().answer(path, "application/wasm", &headers, || program));
    }
    page_file(path, versioned.is_some(), &headers)
}

/// Returns the script of the service worker, which keeps the page for use without a network.
pub async fn service_worker(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let script = site::served_worker(app.house().shelf());
    let none = || Error::NotFound("this server has no programs for pages".into());
    let script = script.ok_or_else(none)?;
    Ok(app.fixed().answer("sw.js", "text/javascript; charset=utf-8", &headers, || script))
}

/// Returns a file that browsers look for at the root of the page.
pub async fn fixed(uri: Uri, headers: HeaderMap) -> Result<Response, Error> {
    page_file(uri.path().trim_start_matches('/'), false, &headers)
}

fn page_file(path: &str, versioned: bool, headers: &HeaderMap) -> Result<Response, Error> {
    let file =
        web::file(path).ok_or_else(|| Error::NotFound(format!("there is no file {path:?}")))?;
    let mut response = answer(file, headers);
    if versioned {
        let forever = HeaderValue::from_static("public, max-age=31536000, immutable");
        response.headers_mut().insert(header::CACHE_CONTROL, forever);
    }
    Ok(response)
}

/// Redirects to the player's guide, in the language that the browser asks for.
pub async fn help(headers: HeaderMap) -> Response {
    let guide = Redirect::to(&format!("/help/{}/", language(&headers)));
    ([(header::VARY, "accept-language")], guide).into_response()
}

/// Returns a page of a guide, or an error if the guide has no such page.
pub async fn guide(Path(path): Path<String>, headers: HeaderMap) -> Response {
    if let Some(page) = web::guide(&path).filter(|_| !path.ends_with("/404")) {
        return answer(page, &headers);
    }
    if web::guide(&format!("{path}/")).is_some() {
        return Redirect::permanent(&format!("/help/{path}/")).into_response();
    }
    let book = path.split('/').next().unwrap_or("");
    let missing = |book: &str| web::guide(&format!("{book}/404"));
    let page = missing(book).or_else(|| missing(language(&headers))).expect("every guide has one");
    let kind = [(header::CONTENT_TYPE, page.content_type)];
    (StatusCode::NOT_FOUND, kind, page.plain()).into_response()
}

/// Returns the language of the guides that the browser prefers.
fn language(headers: &HeaderMap) -> &'static str {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|asked| asked.to_str().ok());
    let weight = |language: &str| {
        let weights = asked.unwrap_or("").split(',').filter_map(|one| {
            let (name, weight) = one.split_once(";q=").unwrap_or((one, "1"));
            let name = name.trim().split('-').next()?;
            let weight = weight.trim().parse::<f32>().ok()?;
            name.eq_ignore_ascii_case(language).then_some(weight)
        });
        weights.fold(0.0, f32::max)
    };
    if weight("en") < weight("fr") { "fr" } else { "en" }
}

fn answer(file: &'static web::File, headers: &HeaderMap) -> Response {
    let gzip = Bytes::from_static(file.gzip);
    let plain = || Bytes::from_static(file.plain());
    fixed::answer(file.content_type, headers, fixed::tag(file.hash), gzip, plain)
}

#[test]
fn a_file_of_this_version_is_asked_for_once() {
    let served = |path: &str, versioned| page_file(path, versioned, &HeaderMap::new());
    let cached = |versioned| {
        let response = served("lobby.linked.js", versioned).expect("a file");
        response.headers()[header::CACHE_CONTROL].to_str().expect("text").to_string()
    };
    assert_eq!(cached(false), "no-cache");
    assert!(cached(true).contains("immutable"));
    assert!(served("0123456789abcdef/lobby.linked.js", false).is_err());
}
