//! The operating system's threads and clock, on which searches run.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bots::Host;

/// A number of threads for one search.
#[derive(Clone, Copy, Debug)]
pub struct Threads(usize);

impl Threads {
    /// No further threads: the search runs in the caller's own thread.
    pub const ONE: Threads = Threads(1);

    /// Uses `count` threads for one search, at least one.
    pub fn new(threads: usize) -> Threads {
        Threads(threads.max(1))
    }

    /// Uses one thread per core.
    pub fn all() -> Threads {
        Threads(std::thread::available_parallelism().map_or(1, usize::from))
    }

    /// Returns the number of threads.
    pub fn count(self) -> usize {
        self.0
    }

    /// The time of one thread is its processor time, which other load on the machine doesn't change; the time of several
    /// threads is wall-clock time.
    #[cfg(feature = "laboratory")]
    pub(crate) fn time(self) -> Duration {
        if self.0 == 1 { thread_time() } else { self.now() }
    }
}

impl Host for Threads {
    fn workers(&self) -> usize {
        self.0
    }

    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync)) {
        std::thread::scope(|scope| {
            // The first job runs in the caller's thread.
            for n in 1..n {
                scope.spawn(move || job(n));
            }
            job(0);
        });
    }

    fn now(&self) -> Duration {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed()
    }
}

/// A stopwatch for the processor time of the thread that started it, which other load on the machine doesn't
/// change.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Duration);

impl Stopwatch {
    /// Starts the stopwatch.
    pub fn start() -> Stopwatch {
        Stopwatch(thread_time())
    }

    /// Returns the processor time since the start. This must be called from the thread that started the
    /// stopwatch.
    pub fn elapsed(self) -> Duration {
        thread_time().saturating_sub(self.0)
    }
}

/// Returns the processor time that this thread has used.
#[cfg(unix)]
fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

/// Returns wall-clock time, for systems that don't report processor time.
#[cfg(not(unix))]
fn thread_time() -> Duration {
    Threads::ONE.now()
}

/// The threads of a search that can be stopped.
pub struct Stoppable<'a> {
    /// The threads.
    pub threads: Threads,
    /// Set to stop the search.
    pub stop: &'a AtomicBool,
}

impl Host for Stoppable<'_> {
    fn workers(&self) -> usize {
        self.threads.workers()
    }

    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync)) {
        self.threads.run(n, job);
    }

    fn now(&self) -> Duration {
        self.threads.now()
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
