//! The server: lobby, tables, sockets, store.
//!
//! The source of truth for a table is its list of entries in the [`store`]; the state in memory is a cache of
//! it. An action is checked, stored, acknowledged and shown, in that order. `PROTOCOL.md` describes the
//! protocol between browser and server.
//!
//! - `edge`: connections (`door`), requests (`http`), sockets (`live`); no other module knows HTTP;
//! - `room`: a table with clients, changed by one command at a time; the `house` of all rooms, their clocks,
//!   and the news that several servers on one PostgreSQL send each other (`nodes`);
//! - `services`: services for all rooms, independent of any room: bots and their turns, programs, odds,
//!   hints and reviews;
//! - `accounts`, `ratings`, `notices`: signing up, in and out; the strengths of players; messages to players who
//!   are away;
//! - `tournaments`: what players and organisers of tournaments do, and what follows from it;
//! - [`store`]: the database, SQLite or PostgreSQL;
//! - `limits`, `counts`: the limits on requests, and counters of requests;
//! - `config`: the configuration of a server;
//! - `secrets`, `seal`, `clock`, `post`, `push`: random tokens, signed records, the system time, requests to
//!   addresses on the web, messages to browsers.

#![warn(missing_docs)]

mod edge;
mod room;
mod services;
mod store;
mod accounts;
mod ratings;
mod notices;
mod tournaments;
mod refusal;
mod limits;
mod counts;
mod secrets;
mod seal;
mod post;
mod push;
mod clock;
mod config;
mod error;

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;

use shelf::Shelf;

pub use config::Config;
pub use edge::App;
pub use edge::door::serve_on;
pub use edge::hosts::Hosts;
pub use edge::http::{app, costs, openapi};
pub use error::{ChallengeError, Error, SeatLevelError, StartError};
pub use limits::{LimitError, Limits, UNIT};
pub use seal::{FalseSeal, signed_by};
pub use services::programs::{NamedProgram, NamedProgramError};
pub use store::folder::{backup, restore};
pub use table::wire::{Code, ErrorDetail, patched};

/// Serves the games of `shelf` until the process is told to stop, and prints the address.
pub async fn serve(config: Config, shelf: Arc<Shelf>) -> Result<(), StartError> {
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

/// Serves the games of `shelf` until `stop`. Calls `ready` with the address, and with the administrator's key
/// if it is new.
pub async fn serve_with(
    config: Config,
    shelf: Arc<Shelf>,
    stop: impl Future<Output = ()>,
    ready: impl FnOnce(SocketAddr, Option<&str>),
) -> Result<(), StartError> {
    let state = App::open(&config, shelf).await?;
    let bind = |cause| StartError::Bind { host: config.host.clone(), port: config.port, cause };
    let listener = edge::door::listen(&config.host, config.port).await.map_err(bind)?;
    ready(listener.local_addr().map_err(bind)?, state.admin_key());
    serve_on(listener, state, stop).await;
    Ok(())
}

/// Waits for Ctrl-C, or for the operating system's signal to terminate.
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
