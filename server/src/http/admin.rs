//! What the administrator sees: numbers, and nothing of any table or player. Of several nodes each
//! tells its own connections and bots, and the tables of all.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use schemars::JsonSchema;
use serde::Serialize;

use super::api::answer;
use crate::{App, Error, secrets};

/// The header that brings the administrator's key: it is never in an address.
const KEY: &str = "x-carillon-key";

/// How the server does, in numbers.
#[derive(Serialize, JsonSchema)]
pub struct Admin {
    /// The version of this program.
    version: &'static str,
    /// When it began to serve, in milliseconds since 1970.
    since: i64,
    /// Tables in all.
    tables: i64,
    /// Those whose game is over.
    over: i64,
    /// Those with a clock whose game is not.
    clocks: i64,
    /// Those that somebody is at.
    in_memory: usize,
    /// Connections, sockets among them.
    connections: u64,
    /// Sockets of people at tables.
    sockets: u64,
    /// Bots that think.
    thinking: usize,
    /// Bots that wait for a place to think.
    queue: usize,
    /// Entries that were stored since it began to serve.
    entries: u64,
    /// Bytes of the database.
    disk: u64,
}

/// `GET /api/admin`, for who has the key.
pub async fn admin(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let key = headers.get(KEY).and_then(|key| key.to_str().ok()).unwrap_or("");
    if app.store().admin_hash().await? != Some(secrets::hash(key)) {
        return Err(Error::Admin);
    }
    let [tables, over, clocks] = app.store().numbers().await?;
    let (thinkers, counts) = (app.thinkers(), app.counts());
    Ok(answer(&Admin {
        version: env!("CARGO_PKG_VERSION"),
        since: app.since(),
        tables,
        over,
        clocks,
        in_memory: app.tables_in_memory(),
        connections: app.connections(),
        sockets: counts.sockets(),
        thinking: thinkers.under_way(),
        queue: thinkers.waiting(),
        entries: counts.entries(),
        disk: app.store().size().await?,
    }))
}
