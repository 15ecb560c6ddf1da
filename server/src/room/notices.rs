//! The task that sends the notices that are due. A player is told of a turn once, and not while the table is open
//! on one of the player's devices.

use std::sync::Arc;
use std::time::Duration;

use engine::Side;
use table::Table;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

use super::{House, Room};
use crate::Error;
use crate::clock::now;
use crate::notices::{Told, again, send};
use crate::post::PostError;
use crate::store::{Notice, NoticeKind, Noting};

/// The interval at which a node looks for notices that are due.
const LOOK: Duration = Duration::from_secs(1);

/// Sends the notices that are due, until the server stops.
pub async fn attend(house: House) {
    let mut closing = house.closing();
    tokio::select! {
        _ = closing.wait_for(|closing| *closing) => {}
        () = send_all(&house) => {}
    }
}

async fn send_all(house: &House) {
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        looks.tick().await;
        let due = match house.store().claim_notices(now()).await {
            Ok(due) => due,
            Err(error) => {
                tracing::warn!(?error, "it is not known which notices are due");
                continue;
            }
        };
        let mut under_way = JoinSet::new();
        for notice in due {
            let house = house.clone();
            under_way.spawn(async move {
                if let Err(error) = deliver(&house, &notice).await {
                    // The notice is claimed again after a while.
                    tracing::warn!(table = notice.table, ?error, "a notice waits a little longer");
                }
            });
        }
        while under_way.join_next().await.is_some() {}
    }
}

/// Sends a notice, unless its player is at the table or the event is past.
async fn deliver(house: &House, notice: &Notice) -> Result<(), Error> {
    let store = house.store();
    let room = match house.room(&notice.table).await {
        Err(Error::NotFound(_)) => return store.end_notice(notice, None).await,
        room => room?,
    };
    if !room.still_holds(notice).await? || room.is_there(notice.side).await? {
        return store.end_notice(notice, None).await;
    }
    let game = room.read(|table| table.stored.game.clone()).await?;
    let told = Told {
        kind: Some(notice.kind),
        id: format!("{}-{}-{}", notice.table, notice.side, notice.entry),
        title: house.title(&game),
        table: &notice.table,
        game: &game,
    };
    let private = house.limits().private_hooks != 0;
    match send(&notice.hook, &told, store.key(), private, now()).await {
        Ok(()) => store.end_notice(notice, Some(now())).await,
        Err(error) => {
            let time = now();
            let due = match &error {
                PostError::Later(_) => again(notice.tries, time),
                PostError::Address | PostError::Private | PostError::Refused(_) => None,
            };
            tracing::info!(hook = notice.hook.id, %error, tries = notice.tries, "a notice did not arrive");
            store.put_off_notice(notice, time, due).await
        }
    }
}

impl Room {
    /// Returns when a notice of something that happens now is due.
    pub(super) fn notices_due(&self) -> i64 {
        let wait = i64::try_from(self.house.limits().notice_ms).unwrap_or(i64::MAX);
        now().saturating_add(wait)
    }

    /// Tells the players who move first that the game has begun.
    pub(super) async fn note_beginning(&self, table: &Table) -> Result<(), Error> {
        let begins =
            |side: &Side| table.awaited().has(*side) && table.stored.seats[*side].account.is_some();
        let sides = Side::BOTH.into_iter().filter(begins);
        let told: Vec<_> = sides.map(|side| (side, Noting::Tell(NoticeKind::Turn))).collect();
        self.house.store().note(&self.id, self.notices_due(), &told).await
    }

    /// Returns whether the event of a notice still concerns the owner of its address.
    async fn still_holds(self: &Arc<Self>, notice: &Notice) -> Result<bool, Error> {
        self.read(|table| {
            let owner = table.stored.seats[notice.side].account.as_ref();
            let holds = match notice.kind {
                NoticeKind::Turn => table.awaited().has(notice.side) && !table.is_over(),
                NoticeKind::Over => table.is_over(),
            };
            owner == Some(&notice.hook.account) && holds
        })
        .await
    }

    /// Returns whether the player of a side has the table open, here or at another node.
    async fn is_there(&self, side: Side) -> Result<bool, Error> {
        if self.here()[side] {
            return Ok(true);
        }
        let Some(postgres) = self.house.store().shared() else { return Ok(false) };
        let found = postgres.where_are(std::slice::from_ref(&self.id)).await?;
        Ok(found.iter().any(|(_, latest)| latest.elsewhere[side]))
    }
}
