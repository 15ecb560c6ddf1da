//! What the server holds, and which address leads where.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use engine::AnyGame;
use shelf::Shelf;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;

use crate::opponents::Thinkers;
use crate::room::Room;
use crate::store::Store;
use crate::{Error, api, assets, live};

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
    ("get", "/api/games/{game}/text/{language}"),
    ("get", "/api/games/{game}/rules"),
    ("post", "/api/tables"),
    ("get", "/api/tables/{table}/record"),
    ("get", "/api/tables/{table}/live"),
    ("post", "/api/records"),
    ("get", "/api/openapi.json"),
];

pub fn app(state: App) -> Router {
    Router::new()
        .route("/", get(assets::page))
        .route("/t/{table}", get(assets::page))
        .route("/web/{*path}", get(assets::file))
        .route("/api/games", get(api::games))
        .route("/api/games/{game}/board", get(api::board))
        .route("/api/games/{game}/basemap.svg", get(api::basemap))
        .route("/api/games/{game}/text/{language}", get(api::text))
        .route("/api/games/{game}/rules", get(api::rules))
        .route("/api/tables", post(api::create))
        .route("/api/tables/{table}/record", get(api::record))
        .route("/api/tables/{table}/live", get(live::live))
        .route("/api/records", post(api::upload).layer(DefaultBodyLimit::max(RECORD)))
        .route("/api/openapi.json", get(api::openapi))
        .fallback(nothing_there)
        .layer(DefaultBodyLimit::max(live::LONGEST))
        .layer(CompressionLayer::new().br(true).gzip(true))
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

/// What all requests share.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    store: Store,
    shelf: Arc<Shelf>,
    thinkers: Thinkers,
    /// The tables that somebody is at; who holds one keeps it here.
    rooms: Mutex<HashMap<String, Weak<Room>>>,
    closing: watch::Sender<bool>,
}

impl App {
    pub async fn open(data: &Path, shelf: Arc<Shelf>) -> Result<App, Error> {
        Ok(App(Arc::new(Inner {
            store: Store::open(data).await?,
            thinkers: Thinkers::new(shelf.clone()),
            shelf,
            rooms: Mutex::default(),
            closing: watch::Sender::new(false),
        })))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn shelf(&self) -> &Shelf {
        &self.0.shelf
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    pub(crate) fn game(&self, name: &str) -> Option<&'static dyn AnyGame> {
        self.0.shelf.get(name).map(|shelved| shelved.game())
    }

    /// The one room of that table.
    pub(crate) async fn room(&self, table: &str) -> Result<Arc<Room>, Error> {
        if let Some(room) = self.rooms().get(table).and_then(Weak::upgrade) {
            return Ok(room);
        }
        if !self.store().has(table).await? {
            return Err(crate::store::no_such_table(table));
        }
        let mut rooms = self.rooms();
        if let Some(room) = rooms.get(table).and_then(Weak::upgrade) {
            return Ok(room);
        }
        let room = Arc::new(Room::new(table.into(), self.clone()));
        rooms.insert(table.into(), Arc::downgrade(&room));
        Ok(room)
    }

    /// Nobody is there any more.
    pub(crate) fn forget(&self, table: &str) {
        let mut rooms = self.rooms();
        if rooms.get(table).is_some_and(|room| room.strong_count() == 0) {
            rooms.remove(table);
        }
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.rooms().len()
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Tells every socket that the server goes away.
    pub fn close_sockets(&self) {
        self.0.closing.send_replace(true);
    }

    pub async fn close(&self) {
        self.close_sockets();
        self.store().close().await;
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Weak<Room>>> {
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
