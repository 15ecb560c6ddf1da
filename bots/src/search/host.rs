//! The resources that a search borrows from the machine it runs on.

use std::time::Duration;

/// Threads and a clock, provided by the caller of a search.
///
/// A search has neither of its own, so that it also runs where there are no threads (on a browser's
/// page), and so that a test can control the clock.
pub trait Host: Sync {
    /// Returns the number of trees that are grown side by side for one choice; at least 1.
    fn workers(&self) -> usize;

    /// Runs `job(0)` to `job(n - 1)`, in any order or at once, and returns when all are done.
    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync));

    /// Returns the time since some fixed moment, which only searches with a budget of time read.
    fn now(&self) -> Duration;

    /// Returns whether the answer is no longer wanted. A search then ends at once with what it has.
    fn stopped(&self) -> bool {
        false
    }

    /// Reports progress: `done` parts of a long job, such as a review, are finished, out of `of`.
    fn is_at(&self, _done: usize, _of: usize) {}
}
