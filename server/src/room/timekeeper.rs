//! The timekeeper looks for clocks that have run out, once a second, on every server of a database. The first
//! server to make the entry wins: its number is then taken, and the others read the entry.
//!
//! While there are clocks to keep, the servers record that at least one of them runs. If there is no such
//! record for a while, that time is not counted, and players get a grace period to come back. A server that
//! has just started can conclude more: on a folder no server has run since the last record, and among several
//! nodes a running one would have recorded it just now.

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
/// The time without a record, in milliseconds, after which a running server concludes that none has run.
const GAP: i64 = 15_000;
/// The same time for a node that has just started.
const GAP_AT_START: i64 = BEAT + 1_000;
/// The grace period after an outage, in milliseconds, for players to come back.
const GRACE: i64 = 30_000;

/// The timekeeper.
#[derive(Default)]
pub struct Timekeeper {
    /// The time at which this server last recorded that it runs; 0 before the first record.
    noted: Mutex<i64>,
}

impl Timekeeper {
    /// Keeps the time until the future is dropped.
    pub async fn keep(&self, house: &House) {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            looks.tick().await;
            // Clocks are judged only after that record, since there may have been an outage.
            let looked = match self.note(house).await {
                Ok(()) => judge(house).await,
                failed => failed,
            };
            if let Err(error) = looked {
                tracing::error!(cause = ?error, "the clocks can't be read");
            }
        }
    }

    /// Records that a server runs.
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
