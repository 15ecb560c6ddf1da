//! The cores of the machine. Bots use them in turns, so that the long thoughts at one table don't hold up
//! another.
//!
//! A search calls [`Host::stopped`] every few rollouts. A search that has used up its time slice releases its
//! core, and waits until no other waiting thread has had less core time. A short thought is thus finished
//! within a slice or two, however many long ones are under way.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use shelf::{Host, Threads};

/// The time for which a thread keeps a core that others wait for.
const SLICE: Duration = Duration::from_millis(20);

/// The time that every thought gets, even if more bots want to think than there are places.
const SHARE: Duration = Duration::from_secs(1);

/// The cores, and the threads that wait for a core.
pub struct Cores {
    state: Mutex<Waiting>,
    handed_on: Condvar,
    /// The number of thoughts that are waiting for a place.
    crowd: AtomicUsize,
}

struct Waiting {
    free: usize,
    /// The core time that each waiting thread has had, and its number in order of arrival.
    queue: BTreeSet<(Duration, u64)>,
    next: u64,
}

impl Cores {
    /// Creates `count` free cores.
    pub fn new(count: usize) -> Cores {
        let waiting = Waiting { free: count, queue: BTreeSet::new(), next: 0 };
        Cores { state: Mutex::new(waiting), handed_on: Condvar::new(), crowd: AtomicUsize::new(0) }
    }

    /// Returns the number of cores that a new thought may use: one, and half of the other free cores, so
    /// that the next thought need not wait.
    pub fn to_spare(&self) -> usize {
        1 + self.state().free.saturating_sub(1).div_ceil(2)
    }

    /// Counts a thought that has no place, until the result is dropped.
    pub fn crowded(&self) -> Crowded<'_> {
        self.crowd.fetch_add(1, Ordering::Relaxed);
        Crowded(self)
    }

    /// Returns the number of thoughts that have no place.
    pub fn crowd(&self) -> usize {
        self.crowd.load(Ordering::Relaxed)
    }

    /// Waits for a core. Among the waiting threads, the one that has had the least time comes first.
    fn take(&self, had: Duration) {
        let mut state = self.state();
        let me = (had, state.next);
        state.next += 1;
        state.queue.insert(me);
        while state.free == 0 || state.queue.first() != Some(&me) {
            state = self.handed_on.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.queue.remove(&me);
        state.free -= 1;
        // There may be another free core for the next thread.
        self.handed_on.notify_all();
    }

    fn give(&self) {
        self.state().free += 1;
        self.handed_on.notify_all();
    }

    fn is_wanted(&self) -> bool {
        !self.state().queue.is_empty()
    }

    fn state(&self) -> MutexGuard<'_, Waiting> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A thought that has no place.
pub struct Crowded<'a>(&'a Cores);

impl Drop for Crowded<'_> {
    fn drop(&mut self) {
        self.0.crowd.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The host of one thought.
pub struct InTurns<'a> {
    cores: &'a Cores,
    threads: Threads,
    /// Set when the answer is no longer wanted.
    stop: &'a AtomicBool,
    /// The time at which the thought must end with the best action found so far.
    until: Option<Instant>,
    /// The time that all threads of the thought have had, in microseconds.
    had: AtomicU64,
}

thread_local! {
    /// The time since which this thread has held a core.
    static SINCE: Cell<Option<Instant>> = const { Cell::new(None) };
}

impl<'a> InTurns<'a> {
    /// Creates the host of a new thought with that many threads.
    pub fn new(cores: &'a Cores, threads: usize, stop: &'a AtomicBool) -> InTurns<'a> {
        let had = AtomicU64::new(0);
        InTurns { cores, threads: Threads::new(threads), stop, until: None, had }
    }

    /// Makes the thought end at `until`, if given.
    pub fn until(self, until: Option<Instant>) -> InTurns<'a> {
        InTurns { until, ..self }
    }

    fn had(&self) -> Duration {
        Duration::from_micros(self.had.load(Ordering::Relaxed))
    }

    fn begin(&self) {
        self.cores.take(self.had());
        SINCE.set(Some(Instant::now()));
    }

    fn pause(&self) {
        if let Some(since) = SINCE.take() {
            self.had.fetch_add(since.elapsed().as_micros() as u64, Ordering::Relaxed);
            self.cores.give();
        }
    }
}

/// A thread's hold on a core, which is released even after a panic.
struct CoreHold<'a, 'b>(&'a InTurns<'b>);

impl Drop for CoreHold<'_, '_> {
    fn drop(&mut self) {
        self.0.pause();
    }
}

impl Host for InTurns<'_> {
    fn workers(&self) -> usize {
        self.threads.workers()
    }

    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync)) {
        self.threads.run(n, &|n| {
            self.begin();
            let _held = CoreHold(self);
            job(n);
        });
    }

    fn now(&self) -> Duration {
        self.threads.now()
    }

    fn stopped(&self) -> bool {
        let slice = SINCE.get().map_or(Duration::ZERO, |since| since.elapsed());
        if SLICE <= slice && self.cores.is_wanted() {
            self.pause();
            self.begin();
        }
        let enough = 0 < self.cores.crowd.load(Ordering::Relaxed) && SHARE <= self.had();
        let over = self.until.is_some_and(|until| until <= Instant::now());
        enough || over || self.stop.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With one core, a thought that never ends must leave time for all others.
    #[test]
    fn a_short_thought_does_not_wait_for_a_long_one() {
        let (cores, stop) = (Cores::new(1), AtomicBool::new(false));
        let begun = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let general = InTurns::new(&cores, 1, &stop);
                general.run(1, &|_| {
                    begun.store(true, Ordering::Relaxed);
                    while !general.stopped() {}
                });
            });
            while !begun.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            // These thoughts must finish while the endless one runs: it is stopped only after them.
            for _ in 0..3 {
                let never = AtomicBool::new(false);
                InTurns::new(&cores, 1, &never).run(1, &|_| {});
            }
            stop.store(true, Ordering::Relaxed);
        });
        assert_eq!(cores.state().free, 1);
    }

    #[test]
    fn the_thread_that_has_run_least_comes_first() {
        let cores = Cores::new(1);
        let order = Mutex::new(Vec::new());
        cores.take(Duration::ZERO);
        std::thread::scope(|scope| {
            for (waiting, had) in [9, 3, 6].into_iter().enumerate() {
                let (cores, order) = (&cores, &order);
                scope.spawn(move || {
                    cores.take(Duration::from_secs(had));
                    order.lock().unwrap().push(had);
                    cores.give();
                });
                while cores.state().queue.len() <= waiting {
                    std::thread::yield_now();
                }
            }
            cores.give();
        });
        assert_eq!(order.into_inner().unwrap(), [3, 6, 9]);
    }

    #[test]
    fn a_search_that_has_had_its_share_stops_if_others_wait() {
        let (cores, never) = (Cores::new(1), AtomicBool::new(false));
        let general = InTurns::new(&cores, 1, &never);
        let crowd = cores.crowded();
        assert!(!general.stopped(), "he has had nothing yet");
        general.had.store(SHARE.as_micros() as u64, Ordering::Relaxed);
        assert!(general.stopped());
        drop(crowd);
        assert!(!general.stopped());
    }

    #[test]
    fn a_thought_ends_at_its_deadline() {
        let (cores, never) = (Cores::new(1), AtomicBool::new(false));
        let thought = || InTurns::new(&cores, 1, &never);
        assert!(thought().until(Some(Instant::now())).stopped());
        assert!(!thought().until(Some(Instant::now() + Duration::from_secs(3600))).stopped());
        assert!(!thought().until(None).stopped());
    }

    #[test]
    fn a_core_is_given_back_by_a_thought_that_fails() {
        let (cores, never) = (Cores::new(1), AtomicBool::new(false));
        let failed = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            InTurns::new(&cores, 1, &never).run(1, &|_| panic!("this bot always fails"));
        }));
        assert!(failed.is_err());
        assert_eq!(cores.state().free, 1);
    }
}
