//! Who looks whose time has run out: once a second, at every server of a database. The first to enter
//! it is heard; the entry's number is taken then, and the others read what was entered.
//!
//! While there are clocks to keep, the servers note together that one of them runs. When none has for
//! a while, that time is nobody's, and players have a moment to come back. Who has just started knows more:
//! in a folder none has run since the last note, and of several nodes one that runs has noted it just now.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{MissedTickBehavior, interval};

use crate::clock::now;
use crate::{App, Error};

/// How often one looks.
const LOOK: Duration = Duration::from_secs(1);
/// How often it is noted that a server runs, in milliseconds.
const BEAT: i64 = 2_000;
/// After so many milliseconds without a note no server has run, by one that has until then.
const GAP: i64 = 15_000;
/// The same, by a node that has just started.
const GAP_AT_START: i64 = BEAT + 1_000;
/// So many milliseconds are nobody's after that, for players to come back.
const GRACE: i64 = 30_000;

/// Who looks.
#[derive(Default)]
pub struct Timekeeper {
    /// When this server last noted that it runs; 0 before it first did.
    noted: Mutex<i64>,
}

impl Timekeeper {
    /// Keeps the time until it is dropped.
    pub async fn keep(&self, app: &App) {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            looks.tick().await;
            // What was not noted is not judged: it may have been an outage.
            let looked = match self.note(app).await {
                Ok(()) => judge(app).await,
                failed => failed,
            };
            if let Err(error) = looked {
                tracing::error!(cause = ?error, "the clocks can't be read");
            }
        }
    }

    /// Notes that a server runs.
    pub async fn note(&self, app: &App) -> Result<(), Error> {
        let mut noted = self.noted.lock().await;
        let time = now();
        if time < *noted + BEAT && *noted <= time {
            return Ok(());
        }
        let gap = match (*noted, app.store().shared()) {
            (0, None) => 0,
            (0, Some(_)) => GAP_AT_START,
            _ => GAP,
        };
        app.store().beat(time, gap, time + GRACE).await?;
        if *noted + GAP < time {
            app.read_again().await;
        }
        *noted = time;
        Ok(())
    }
}

/// Says whose time has run out.
async fn judge(app: &App) -> Result<(), Error> {
    for table in app.store().overdue(now()).await? {
        let judged = match app.room(&table).await {
            Ok(room) => room.judge().await,
            Err(error) => Err(error),
        };
        match judged {
            // Somebody has played, or another server was quicker.
            Ok(()) | Err(Error::Stale(_) | Error::Busy(_) | Error::Overtaken | Error::Over) => {}
            Err(error) => {
                tracing::error!(table, cause = ?error, "the time that ran out is not stored")
            }
        }
    }
    Ok(())
}
