//! Processor time doesn't grow while the machine is busy with something else.

use std::thread;
use std::time::Duration;

use shelf::Stopwatch;

// On other systems wall-clock time stands in for it.
#[cfg(unix)]
#[test]
fn a_thread_that_waits_costs_nothing() {
    let watch = Stopwatch::start();
    thread::sleep(Duration::from_millis(200));
    assert!(watch.elapsed() < Duration::from_millis(200), "{:?}", watch.elapsed());
}
