//! Tests of the bots of all games with minds.

mod search;
mod way;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::Host;

/// A host without threads: its workers take turns, and its clock advances by a millisecond whenever it is
/// read.
struct InTurn {
    workers: usize,
    reads: AtomicU64,
}

impl InTurn {
    fn new(workers: usize) -> InTurn {
        InTurn { workers, reads: AtomicU64::new(0) }
    }
}

impl Host for InTurn {
    fn workers(&self) -> usize {
        self.workers
    }

    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..n).for_each(job);
    }

    fn now(&self) -> Duration {
        Duration::from_millis(self.reads.fetch_add(1, Ordering::Relaxed))
    }
}
