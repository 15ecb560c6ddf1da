//! The administrator's page: figures about the server, and nothing about any table or player. Each of
//! several nodes reports its own connections and bots, and the tables of all nodes.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use schemars::JsonSchema;
use serde::Serialize;

use super::bodies::answer;
use crate::Error;
use crate::edge::App;

/// The header that carries the administrator's key, which is never in a URL.
const KEY: &str = "x-carillon-key";

/// The state of the server, in numbers.
#[derive(Serialize, JsonSchema)]
pub struct Admin {
    /// The version of this program.
    version: &'static str,
    /// The time at which the server started, in milliseconds since 1970.
    since: i64,
    /// The number of tables.
    tables: i64,
    /// The number of tables whose game is over.
    over: i64,
    /// The number of unfinished tables with a clock.
    clocks: i64,
    /// The number of tables with somebody present.
    in_memory: usize,
    /// The number of connections, including sockets.
    connections: u64,
    /// The number of sockets at tables.
    sockets: u64,
    /// The number of bots that are thinking.
    thinking: usize,
    /// The number of bots that are waiting for a thread.
    queue: usize,
    /// The number of entries stored since the start.
    entries: u64,
    /// The size of the database, in bytes.
    disk: u64,
}

/// `GET /api/admin`, with the administrator's key.
pub async fn admin(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let key = headers.get(KEY).and_then(|key| key.to_str().ok()).unwrap_or("");
    if app.house().store().admin_hash().await? != Some(table::secrets::hash(key)) {
        return Err(Error::Admin);
    }
    let [tables, over, clocks] = app.house().store().numbers().await?;
    let (thinkers, counts) = (app.house().thinkers(), app.house().counts());
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
        disk: app.house().store().size().await?,
    }))
}
