//! The health of the store.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::Error;

/// The number of bytes written to test whether there is room for an action.
pub const PROBE: usize = 16 << 10;
/// The time without a failure after which the store is tested.
const QUIET: Duration = Duration::from_secs(10);
/// SQLite's messages for a damaged file. After such an error, a successful write to another part of the file
/// would prove nothing.
const DAMAGED: [&str; 2] = ["database disk image is malformed", "file is not a database"];

/// Whether the store works. The store counts as failing from the first change by a player that could not be
/// stored until such a change is stored again. Failures of other operations count only if they show that the
/// file is damaged, since those operations write little, or are tried again.
#[derive(Default)]
pub struct StoreHealth {
    failing: Mutex<Option<Failing>>,
    failures: AtomicU64,
}

#[derive(Clone, Copy)]
struct Failing {
    /// The time at which an operation last failed.
    last: Instant,
    damaged: bool,
}

impl StoreHealth {
    /// Returns the number of failures so far.
    pub fn failures(&self) -> u64 {
        self.failures.load(Ordering::Relaxed)
    }

    /// Records the result of an operation.
    pub fn note<T>(&self, done: Result<T, Error>, now: Instant) -> Result<T, Error> {
        if let Err(Error::Store(cause)) = &done {
            self.failures.fetch_add(1, Ordering::Relaxed);
            if DAMAGED.iter().any(|words| cause.contains(words)) {
                *self.failing() = Some(Failing { last: now, damaged: true });
            }
        }
        done
    }

    /// Records the result of storing a player's change, after [`note`](StoreHealth::note).
    pub fn note_entered(&self, entered: &Result<(), Error>, now: Instant) {
        let mut failing = self.failing();
        match entered {
            Ok(()) => *failing = None,
            Err(Error::Store(_)) => {
                let damaged = failing.is_some_and(|before| before.damaged);
                *failing = Some(Failing { last: now, damaged });
            }
            Err(_) => {}
        }
    }

    /// Returns whether the store should be tested: it is failing, but no operation has failed for a while.
    pub fn may_be_tried(&self, now: Instant) -> bool {
        let quiet = |failing: Failing| QUIET <= now.saturating_duration_since(failing.last);
        self.failing().is_some_and(|failing| !failing.damaged && quiet(failing))
    }

    /// Returns an error if the store is failing.
    pub fn check(&self) -> Result<(), Error> {
        match *self.failing() {
            None => Ok(()),
            Some(_) => Err(Error::Store("nothing has been stored since something failed".into())),
        }
    }

    fn failing(&self) -> MutexGuard<'_, Option<Failing>> {
        self.failing.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failed(cause: &str) -> Result<(), Error> {
        Err(Error::Store(cause.into()))
    }

    #[test]
    fn after_a_failure_a_stored_change_or_an_idle_probe_clears_the_alarm() {
        let (health, begun) = (StoreHealth::default(), Instant::now());
        let enter =
            |done: Result<(), Error>, now| health.note_entered(&health.note(done, now), now);
        let _ = health.note(failed("database or disk is full"), begun);
        assert!(health.check().is_ok(), "no player has done it");
        enter(failed("database or disk is full"), begun);
        let _ = health.note(Ok(()), begun);
        assert!(health.check().is_err(), "not all that is written is a player's");
        let soon = begun + QUIET / 2;
        assert!(!health.may_be_tried(soon));
        enter(failed("database or disk is full"), soon);
        enter(Err(Error::Overtaken), soon);
        assert!(!health.may_be_tried(begun + QUIET), "it has failed meanwhile");
        assert!(health.may_be_tried(soon + QUIET));
        enter(Ok(()), soon);
        assert!(health.check().is_ok() && !health.may_be_tried(soon + QUIET));
        assert_eq!(health.failures(), 3);
    }

    #[test]
    fn no_probe_clears_the_alarm_of_a_damaged_file() {
        let (health, now) = (StoreHealth::default(), Instant::now());
        let _ = health.note(failed("(code: 11) database disk image is malformed"), now);
        health.note_entered(&failed("database is locked"), now);
        assert!(health.check().is_err() && !health.may_be_tried(now + 10 * QUIET));
        health.note_entered(&Ok(()), now);
        assert!(health.check().is_ok());
    }
}
