//! The timekeeper looks for clocks that have run out, once a second, on every server of a database. The first
//! server to store an entry about it wins: the number of the entry is then taken, and the other servers read
//! that entry.
//!
//! While there are clocks to keep, the servers record that at least one of them runs. A time without such
//! records does not count for the clocks, and players get a grace period to come back. A server that has just
//! started need not wait as long to conclude this: on a folder, no server can have run since the last record,
//! and among several nodes, a running node would have made a record just now.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{MissedTickBehavior, interval};

use super::House;
use crate::Error;
use crate::clock::now;

/// The interval at which the timekeeper looks.
const LOOK: Duration = Duration::from_secs(1);
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
    /// Keeps the clocks until the future is dropped.
    pub async fn keep(&self, house: &House) {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            looks.tick().await;
            // Recording that a server runs also records an outage that has just ended, which must not count when
            // the clocks are judged.
            let looked = match self.note(house).await {
                Ok(()) => judge(house).await,
                failed => failed,
            };
            if let Err(error) = looked {
                tracing::error!(cause = ?error, "the clocks can't be read");
            }
        }
    }

    /// Records that a server is running.
    pub async fn note(&self, house: &House) -> Result<(), Error> {
        let mut noted = self.noted.lock().await;
        let time = now();
        if time < *noted + BEAT && *noted <= time {
            return Ok(());
        }
        let gap = match (*noted, house.store().shared()) {
            (0, None) => 0,
            (0, Some(_)) => GAP_AT_START,
            _ => GAP,
        };
        house.store().beat(time, gap, time + GRACE).await?;
        if *noted + GAP < time {
            house.read_again().await;
        }
        *noted = time;
        Ok(())
    }
}

/// Makes an entry for every side whose time has run out.
async fn judge(house: &House) -> Result<(), Error> {
    for table in house.store().overdue(now()).await? {
        let judged = match house.room(&table).await {
            Ok(room) => room.judge().await,
            Err(error) => Err(error),
        };
        match judged {
            // A player has acted, or another server was faster.
            Ok(()) | Err(Error::Busy(_) | Error::Overtaken) => {}
            Err(Error::Table(table::Error::Stale(_) | table::Error::Over)) => {}
            Err(error) => {
                tracing::error!(table, cause = ?error, "the time that ran out is not stored")
            }
        }
    }
    Ok(())
}
