//! `GET /metrics`: the counters, in Prometheus's text format.

use std::fmt::Write;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};

use super::App;

/// Returns all counters, and the gauges measured now.
pub fn written(app: &App) -> String {
    let (house, counts) = (app.house(), app.house().counts());
    let of = |count: &AtomicU64| count.load(Ordering::Relaxed) as f64;
    let mut out = String::new();
    let mut tell = |name: &str, kind: &str, help: &str, value: f64| {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
    };
    tell("carillon_connections", "gauge", "Connections now.", app.connections() as f64);
    tell("carillon_sockets", "gauge", "Sockets at tables now.", of(&counts.sockets));
    let tables = app.tables_in_memory() as f64;
    tell("carillon_tables_in_memory", "gauge", "Tables in use now.", tables);
    let thinking = house.thinkers().under_way() as f64;
    tell("carillon_bots_thinking", "gauge", "Bots thinking now.", thinking);
    let thoughts = of(&counts.thoughts);
    tell("carillon_thoughts_total", "counter", "Actions that bots have chosen.", thoughts);
    let entries = of(&counts.entries);
    tell("carillon_entries_total", "counter", "Entries that were stored.", entries);
    let seconds = of(&counts.storing) / 1e6;
    tell("carillon_storing_seconds_total", "counter", "Time spent storing them.", seconds);
    let failures = house.store().failures() as f64;
    let help = "Failures to store.";
    tell("carillon_store_failures_total", "counter", help, failures);
    let compressed = app.fixed().compressions() as f64;
    let help = "Files of games that were compressed.";
    tell("carillon_compressions_total", "counter", help, compressed);
    let away = of(&counts.turned_away);
    tell("carillon_turned_away_total", "counter", "Connections turned away.", away);
    let much = of(&counts.too_much);
    tell("carillon_too_much_total", "counter", "Messages beyond the limits.", much);
    let name = "carillon_requests_total";
    let _ = writeln!(out, "# HELP {name} Requests, by address and answer.\n# TYPE {name} counter");
    let requests = counts.requests.lock().unwrap_or_else(PoisonError::into_inner);
    for ((pattern, status), count) in requests.iter() {
        let _ = writeln!(out, "{name}{{path=\"{pattern}\",status=\"{status}\"}} {count}");
    }
    out
}
