//! Counters for the operator. They count requests by the pattern of the address, and never contain a table,
//! seat, name or client address.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The counters since the server started.
#[derive(Default)]
pub struct Counts {
    /// Requests by the pattern of the address and the status of the answer.
    pub requests: Mutex<BTreeMap<(String, u16), u64>>,
    pub sockets: AtomicU64,
    pub entries: AtomicU64,
    /// The total time, in microseconds, that storing entries took.
    pub storing: AtomicU64,
    pub thoughts: AtomicU64,
    pub turned_away: AtomicU64,
    pub too_much: AtomicU64,
}

/// Counts a socket until this value is dropped.
pub struct CountedSocket(Arc<Counts>);

impl CountedSocket {
    pub fn new(counts: &Arc<Counts>) -> CountedSocket {
        counts.sockets.fetch_add(1, Ordering::Relaxed);
        CountedSocket(counts.clone())
    }
}

impl Drop for CountedSocket {
    fn drop(&mut self) {
        self.0.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Counts {
    /// Counts an answered request.
    pub fn answered(&self, pattern: &str, status: u16) {
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        *requests.entry((pattern.into(), status)).or_default() += 1;
    }

    /// Counts a stored entry, and the time that storing it took.
    pub fn stored(&self, took: Duration) {
        self.entries.fetch_add(1, Ordering::Relaxed);
        self.storing.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// Counts a bot's thought.
    pub fn thought(&self) {
        self.thoughts.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a connection that was turned away because the server is full.
    pub fn turned_away(&self) {
        self.turned_away.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a message that was refused because its socket has used up its allowance.
    pub fn too_much(&self) {
        self.too_much.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns the number of sockets at tables now.
    pub fn sockets(&self) -> u64 {
        self.sockets.load(Ordering::Relaxed)
    }

    /// Returns the number of entries stored.
    pub fn entries(&self) -> u64 {
        self.entries.load(Ordering::Relaxed)
    }
}
