//! The processor time of a thread doesn't grow while the thread waits.

use std::thread;
use std::time::Duration;

use shelf::Stopwatch;

// Other systems measure wall-clock time.
#[cfg(unix)]
#[test]
fn a_thread_that_waits_costs_nothing() {
    let watch = Stopwatch::start();
    thread::sleep(Duration::from_millis(200));
    assert!(watch.elapsed() < Duration::from_millis(200), "{:?}", watch.elapsed());
}
