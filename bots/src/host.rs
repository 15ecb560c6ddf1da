//! The threads and the clock that the caller of a search provides.

use std::time::Duration;

/// Threads and a clock, provided by the caller of a search.
///
/// A search has neither threads nor a clock of its own. So a search also runs where there are no
/// threads (on a browser's page), and a test can control the clock.
pub trait Host: Sync {
    /// Returns the number of trees that are grown side by side for one choice; at least 1.
    fn workers(&self) -> usize;

    /// Runs `job(0)` to `job(n - 1)`, one after the other or at the same time, and returns when
    /// all are done.
    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync));

    /// Returns the time since some fixed moment. Only searches with a budget of time call this.
    fn now(&self) -> Duration;

    /// Returns whether the caller no longer wants an answer. A search then ends at once with the
    /// results found so far.
    fn stopped(&self) -> bool {
        false
    }

    /// Reports progress: of the `of` parts of a long job, such as a review, `done` are finished.
    fn is_at(&self, _done: usize, _of: usize) {}
}
