//! The machine as a host of searches: the threads and the clock of the operating system.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bots::Host;

/// Threads of the operating system, so many for one search.
#[derive(Clone, Copy, Debug)]
pub struct Threads(usize);

impl Threads {
    /// A search in the caller's own thread.
    pub const ONE: Threads = Threads(1);

    /// So many threads for one search, and at least one.
    pub fn new(threads: usize) -> Threads {
        Threads(threads.max(1))
    }

    /// As many as the machine has cores.
    pub fn all() -> Threads {
        Threads(std::thread::available_parallelism().map_or(1, usize::from))
    }

    /// How many there are.
    pub fn count(self) -> usize {
        self.0
    }

    /// What the work of one thread costs is told by the processor's time, however busy the machine is
    /// otherwise; that of several only by the clock.
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
            // The caller does its share.
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

/// The processor time that this thread has used: what its work costs, however
/// busy the machine is otherwise.
#[cfg(unix)]
fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

/// Where there is no such clock: the time on the wall.
#[cfg(not(unix))]
fn thread_time() -> Duration {
    Threads::ONE.now()
}

/// Threads whose searches end when they are told to.
pub struct Stoppable<'a> {
    /// What they run on.
    pub threads: Threads,
    /// Set once the answer is wanted no more.
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
