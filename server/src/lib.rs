//! The table around the games: lobby, tables, sockets, store.
//!
//! A table's truth is its list of entries in the [`store`]; what is in memory is
//! a cache of it. An action is checked, stored, acknowledged and shown, in that
//! order. `PROTOCOL.md` says what the browser and the server say to each other.
//!
//! - `door`: connections, and how many there may be;
//! - `http`: requests: the page, the games, new tables, records;
//! - `live`: one socket of somebody at a table, and the messages it is sent;
//! - `table`: a game and its list of entries, the room around it, standing orders, bots;
//! - [`store`]: what is kept, in SQLite or PostgreSQL;
//! - `nodes`: what several servers on one PostgreSQL hear of each other;
//! - `limits`, `counts`: how much may be asked of all this, and how much was;
//! - `input`, `secrets`, `seal`, `clock`: text from outside, random tokens, signed records, the time of day.

#![warn(missing_docs)]

mod app;
mod door;
mod http;
mod live;
mod table;
mod store;
mod nodes;
mod limits;
mod counts;
mod input;
mod secrets;
mod seal;
mod clock;
mod error;

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use shelf::Shelf;

pub use app::App;
pub use door::serve_on;
pub use error::{Code, Error, ErrorDetail};
pub use http::{Hosts, app, costs, openapi};
pub use limits::{Limits, UNIT};
pub use live::messages::patched;
pub use seal::signed_by;
pub use store::folder::{backup, restore};
pub use table::programs::NamedProgram;

/// Long enough that hardly any thought takes longer, short enough to wait for.
const BEAT: Duration = Duration::from_millis(600);

/// Where to serve, and where the tables are kept.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub host: String,
    /// 0 takes any port that is free.
    pub port: u16,
    /// The folder of the database, where `database` names none.
    pub data: PathBuf,
    /// The address of a PostgreSQL (`postgres://…`), which other servers may share.
    pub database: Option<String>,
    /// Names that the server answers to, beside `localhost` and bare addresses.
    pub hosts: Vec<String>,
    /// What a bot answers somebody leaves at a whole number of these after it was
    /// asked for, so that the time it took tells nothing. Zero: as soon as it is there.
    pub beat: Duration,
    /// How much may be asked of the server.
    pub limits: Limits,
    /// Everybody comes by way of a proxy, who says for whom it asks (`X-Forwarded-For`).
    pub proxied: bool,
    /// The administrator gets another key, and the one before is void.
    pub new_admin_key: bool,
    /// Programs that may sit at tables, as bots.
    pub programs: Vec<NamedProgram>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            host: "127.0.0.1".into(),
            port: 1754,
            data: "carillon-data".into(),
            database: None,
            hosts: Vec::new(),
            beat: BEAT,
            limits: Limits::default(),
            proxied: false,
            new_admin_key: false,
            programs: Vec::new(),
        }
    }
}

/// Serves those games until it is told to stop, and says where.
pub async fn serve(config: Config, shelf: Arc<Shelf>) -> Result<(), Error> {
    let kept = match &config.database {
        Some(_) => "PostgreSQL".to_string(),
        None => config.data.display().to_string(),
    };
    serve_with(config, shelf, stopped(), |address, admin_key| {
        println!("Carillon is at http://{address} (tables are kept in {kept})");
        if let Some(key) = admin_key {
            println!("The administrator's key, for http://{address}/admin: {key}");
        }
    })
    .await
}

/// Serves those games until `stop`; `ready` hears the address, and the administrator's key if it is new.
pub async fn serve_with(
    config: Config,
    shelf: Arc<Shelf>,
    stop: impl Future<Output = ()>,
    ready: impl FnOnce(SocketAddr, Option<&str>),
) -> Result<(), Error> {
    let state = App::open(&config, shelf).await?;
    let listener = door::listen(&config.host, config.port).await.map_err(|cause| Error::Bind {
        host: config.host.clone(),
        port: config.port,
        cause,
    })?;
    ready(listener.local_addr()?, state.admin_key());
    serve_on(listener, state, stop).await
}

/// Ctrl-C, or the word of whoever looks after processes.
pub async fn stopped() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
