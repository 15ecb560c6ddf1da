//! On every server of a database, the timekeeper looks once a second for clocks that have run out. Of several
//! servers that find the same clock, the first to store an entry about it wins: the number of the entry is then
//! taken, and the other servers read that entry.
//!
//! While any clock is running, the servers record at intervals that at least one server is running. A time
//! without such records does not count for the clocks, and players get a grace period to come back. A server
//! that has just started need not wait as long to conclude that no server has run: on a folder, no server can
//! have run since the last record, and among several nodes, a running node would have made a record just now.

use std::future::Future;
use std::time::Duration;

use tokio::sync::Mutex;

use crate::Error;
use crate::clock::now;
use crate::store::Store;

/// The interval at which the timekeeper looks.
pub const LOOK: Duration = Duration::from_secs(1);
/// The interval at which a server records that it runs, in milliseconds.
const BEAT: i64 = 2_000;
/// The time without a record, in milliseconds, after which a running server concludes that no server has run.
const GAP: i64 = 15_000;
/// The time without a record, in milliseconds, after which a node that has just started concludes that no node
/// has run.
const GAP_AT_START: i64 = BEAT + 1_000;
/// The grace period after an outage, in milliseconds, for players to come back.
const GRACE: i64 = 30_000;

/// The timekeeper of a server.
#[derive(Default)]
pub struct Timekeeper {
    /// The time at which this server last recorded that it is running; 0 before the first record.
    noted: Mutex<i64>,
}

impl Timekeeper {
    /// Records that a server is running. If no server has run for a while, `read_again` reads all tables again.
    pub async fn note(
        &self,
        store: &Store,
        read_again: impl Future<Output = ()>,
    ) -> Result<(), Error> {
        let mut noted = self.noted.lock().await;
        let time = now();
        if time < *noted + BEAT && *noted <= time {
            return Ok(());
        }
        let gap = match (*noted, store.shared()) {
            (0, None) => 0,
            (0, Some(_)) => GAP_AT_START,
            _ => GAP,
        };
        store.beat(time, gap, time + GRACE).await?;
        if *noted + GAP < time {
            read_again.await;
        }
        *noted = time;
        Ok(())
    }
}
