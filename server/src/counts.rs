//! What is counted, for whoever looks after the server: `GET /metrics`, in the text format of
//! Prometheus. Numbers alone, by the patterns of addresses: no table, seat, name or address of anybody.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::App;

/// What has been counted since the server began.
#[derive(Default)]
pub struct Counts {
    /// By the pattern of the address and the status of the answer.
    requests: Mutex<BTreeMap<(String, u16), u64>>,
    sockets: AtomicU64,
    entries: AtomicU64,
    /// Microseconds that storing those took.
    storing: AtomicU64,
    thoughts: AtomicU64,
    turned_away: AtomicU64,
    too_much: AtomicU64,
}

/// A socket, which is counted until this is dropped.
pub struct Open(App);

impl Open {
    pub fn new(app: App) -> Open {
        app.counts().sockets.fetch_add(1, Ordering::Relaxed);
        Open(app)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.counts().sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Counts {
    /// A request was answered.
    pub fn answered(&self, pattern: &str, status: u16) {
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        *requests.entry((pattern.into(), status)).or_default() += 1;
    }

    /// An entry is on the disk, which took so long.
    pub fn stored(&self, took: Duration) {
        self.entries.fetch_add(1, Ordering::Relaxed);
        self.storing.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// A bot has thought.
    pub fn thought(&self) {
        self.thoughts.fetch_add(1, Ordering::Relaxed);
    }

    /// Somebody found no place.
    pub fn turned_away(&self) {
        self.turned_away.fetch_add(1, Ordering::Relaxed);
    }

    /// Somebody on a socket asked for more than he may.
    pub fn too_much(&self) {
        self.too_much.fetch_add(1, Ordering::Relaxed);
    }

    /// Sockets at tables now.
    pub fn sockets(&self) -> u64 {
        self.sockets.load(Ordering::Relaxed)
    }

    /// Entries that were stored.
    pub fn entries(&self) -> u64 {
        self.entries.load(Ordering::Relaxed)
    }

    /// All of it, with what can be counted now.
    pub fn written(&self, app: &App) -> String {
        let of = |count: &AtomicU64| count.load(Ordering::Relaxed) as f64;
        let mut out = String::new();
        let mut tell = |name: &str, kind: &str, help: &str, value: f64| {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        };
        tell("carillon_connections", "gauge", "Connections now.", app.connections() as f64);
        tell("carillon_sockets", "gauge", "Sockets at tables now.", of(&self.sockets));
        let tables = app.tables_in_memory() as f64;
        tell("carillon_tables_in_memory", "gauge", "Tables that somebody is at now.", tables);
        let thinking = app.thinkers().under_way() as f64;
        tell("carillon_bots_thinking", "gauge", "Bots that think now.", thinking);
        let thoughts = of(&self.thoughts);
        tell("carillon_thoughts_total", "counter", "Actions that bots have chosen.", thoughts);
        let entries = of(&self.entries);
        tell("carillon_entries_total", "counter", "Entries that were stored.", entries);
        let seconds = of(&self.storing) / 1e6;
        tell("carillon_storing_seconds_total", "counter", "Time that storing them took.", seconds);
        let failures = app.store().failures() as f64;
        let help = "What could not be stored.";
        tell("carillon_store_failures_total", "counter", help, failures);
        let away = of(&self.turned_away);
        tell("carillon_turned_away_total", "counter", "Connections that found no place.", away);
        let much = of(&self.too_much);
        tell("carillon_too_much_total", "counter", "Messages that asked for too much.", much);
        let name = "carillon_requests_total";
        let _ =
            writeln!(out, "# HELP {name} Requests, by address and answer.\n# TYPE {name} counter");
        let requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        for ((pattern, status), count) in requests.iter() {
            let _ = writeln!(out, "{name}{{path=\"{pattern}\",status=\"{status}\"}} {count}");
        }
        out
    }
}
