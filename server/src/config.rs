//! The configuration of a server.

use std::path::PathBuf;
use std::time::Duration;

use crate::limits::Limits;
use crate::services::programs::NamedProgram;

/// The default beat. Nearly all thoughts take less time than this, and players can wait that long.
const BEAT: Duration = Duration::from_millis(600);

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub host: String,
    /// The port to listen on; 0 for any free port.
    pub port: u16,
    /// The folder of the database, unless `database` is set.
    pub data: PathBuf,
    /// The address of a PostgreSQL database (`postgres://…`), which other servers may share.
    pub database: Option<String>,
    /// Host names that the server answers to, besides `localhost` and bare addresses.
    pub hosts: Vec<String>,
    /// The beat of bots. An answer to a human player is sent a whole number of beats after the bot was asked,
    /// so that the bot's thinking time reveals nothing. If zero, an answer is sent as soon as it is ready.
    pub beat: Duration,
    /// The limits on what may be asked of the server.
    pub limits: Limits,
    /// Whether all clients come through a proxy, which names their addresses (`X-Forwarded-For`).
    pub proxied: bool,
    /// Whether to make a new administrator's key, which voids the old one.
    pub new_admin_key: bool,
    /// Programs that may play at tables, as bots.
    pub programs: Vec<NamedProgram>,
    /// A seed for the dice of all tables, for tests: anybody who knows it can predict the dice.
    pub seed: Option<u64>,
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
            seed: None,
        }
    }
}
