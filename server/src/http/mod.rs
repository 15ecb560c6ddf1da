//! Which address leads where, and who may come in.

mod api;
mod assets;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use crate::{App, Error, live};

/// The largest record that is read.
const RECORD: usize = 1 << 20;

/// Everything that is served, as the OpenAPI document names it.
pub const ROUTES: &[(&str, &str)] = &[
    ("get", "/"),
    ("get", "/t/{table}"),
    ("get", "/web/{path}"),
    ("get", "/api/games"),
    ("get", "/api/games/{game}/board"),
    ("get", "/api/games/{game}/basemap.svg"),
    ("get", "/api/games/{game}/style.css"),
    ("get", "/api/games/{game}/signs.svg"),
    ("get", "/api/games/{game}/text/{language}"),
    ("get", "/api/games/{game}/rules"),
    ("post", "/api/tables"),
    ("get", "/api/tables/{table}/record"),
    ("get", "/api/tables/{table}/live"),
    ("post", "/api/records"),
    ("get", "/api/openapi.json"),
];

/// The whole server, to be served or to be called from a test.
pub fn app(state: App) -> Router {
    Router::new()
        .route("/", get(assets::page))
        .route("/t/{table}", get(assets::page))
        .route("/web/{*path}", get(assets::file))
        .route("/api/games", get(api::games))
        .route("/api/games/{game}/board", get(api::board))
        .route("/api/games/{game}/basemap.svg", get(api::basemap))
        .route("/api/games/{game}/style.css", get(api::style))
        .route("/api/games/{game}/signs.svg", get(api::signs))
        .route("/api/games/{game}/text/{language}", get(api::text))
        .route("/api/games/{game}/rules", get(api::rules))
        .route("/api/tables", post(api::create))
        .route("/api/tables/{table}/record", get(api::record))
        .route("/api/tables/{table}/live", get(live::live))
        .route("/api/records", post(api::upload).layer(DefaultBodyLimit::max(RECORD)))
        .route("/api/openapi.json", get(api::openapi))
        .fallback(nothing_there)
        .layer(DefaultBodyLimit::max(live::LONGEST))
        .layer(CompressionLayer::new())
        .layer(from_fn(guard))
        .with_state(state)
}

async fn nothing_there(uri: Uri) -> Error {
    Error::NotFound(format!("there is nothing at {}", uri.path()))
}

/// Other sites may neither change anything here nor show it in a frame.
async fn guard(request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let mut response = if changes && !same_origin(request.headers()) {
        Error::Origin.into_response()
    } else {
        next.run(request).await
    };
    const HEADERS: [(HeaderName, &str); 4] = [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; img-src 'self' data:; object-src 'none'; \
             base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ];
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// A browser says which site speaks; a program says nothing.
pub fn same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let origin =
        origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    match (origin, host) {
        (Some(origin), Some(host)) => origin.eq_ignore_ascii_case(host),
        _ => false,
    }
}
