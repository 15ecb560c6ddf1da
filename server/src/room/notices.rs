//! The task that sends the notices that are due. A player is told of a turn once, and not while the table is open
//! on one of the player's devices.

use std::sync::Arc;
use std::time::{Duration, Instant};

use account::Hours;
use engine::Side;
use table::{Table, agreements, clock};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

use super::{House, Room, noting};
use crate::Error;
use crate::clock::now;
use crate::notices::{Keys, Request, Summary, Told, WaitingGame, again, send};
use crate::post::PostError;
use crate::store::{
    ChallengeRow, Delivery, DueSummary, HookRow, Notice, NoticeKind, Noting, OwnTable,
};

/// The interval at which a node looks for notices that are due.
const LOOK: Duration = Duration::from_secs(1);
/// The maximum number of addresses to which a node sends notices at the same time.
const AT_ONCE: usize = 64;
/// The maximum number of an account's tables that a summary looks at.
const SUMMED_UP: u32 = 200;
/// The longest time for which a node sends notices to one address before it lets other addresses go first.
const LONGEST_DELIVERY: Duration = Duration::from_secs(30);

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
    let mut under_way = JoinSet::new();
    let patience = i64::try_from(house.limits().notice_patience_ms).unwrap_or(i64::MAX);
    loop {
        looks.tick().await;
        while under_way.try_join_next().is_some() {}
        let free = (AT_ONCE - under_way.len()) as i64;
        match house.store().claim_deliveries(now(), patience, free).await {
            Ok(due) => {
                for delivery in due {
                    let house = house.clone();
                    under_way.spawn(async move { deliver_all(&house, &delivery).await });
                }
            }
            Err(error) => tracing::warn!(?error, "it is not known which notices are due"),
        }
    }
}

/// Sends what is due to an address, and releases the address.
async fn deliver_all(house: &House, delivery: &Delivery) {
    if let Err(error) = deliver_due(house, delivery).await {
        // The address stays held, so that nothing is sent again at once.
        tracing::warn!(hook = delivery.hook.id, ?error, "notices wait a little longer");
        return;
    }
    if let Err(error) = house.store().release(delivery).await {
        tracing::warn!(?error, "further notices to an address wait a little longer");
    }
}

/// Sends the notices to an address one after another, until one fails, and then the daily summary. In the quiet
/// hours of its player the notices wait; the summary does not, since the player has chosen its hour.
async fn deliver_due(house: &House, delivery: &Delivery) -> Result<(), Error> {
    let (begun, store, hook) = (Instant::now(), house.store(), &delivery.hook);
    let hours = store.hours(&hook.account).await?.unwrap_or_else(Hours::usual);
    let time = now();
    if let Some(until) = hours.quiet_until(time) {
        store.wait_quietly(&hook.id, time, until).await?;
    } else {
        for notice in &delivery.notices {
            if !deliver(house, hook, notice).await? || LONGEST_DELIVERY <= begun.elapsed() {
                return Ok(());
            }
        }
    }
    match delivery.summary {
        Some(summary) => deliver_summary(house, hook, summary, &hours).await,
        None => Ok(()),
    }
}

/// Sends the daily summary of the games that wait for the player, if there are any.
async fn deliver_summary(
    house: &House,
    hook: &HookRow,
    summary: DueSummary,
    hours: &Hours,
) -> Result<(), Error> {
    let (store, next) = (house.store(), hours.next_summary(now()));
    let games = waiting_games(house, &hook.account).await?;
    if games.is_empty() {
        return store.end_summary(&hook.id, summary.due, None, next).await.map(drop);
    }
    let told = Summary { id: format!("summary-{}", summary.due), games: &games };
    let keys = Keys { server: store.key(), push: store.push_key() };
    match send(hook, told.message(hook), &keys, house.limits(), now()).await {
        Ok(()) => store.end_summary(&hook.id, summary.due, Some(now()), next).await.map(drop),
        Err(error) if hook.browser.is_some() && error.is_gone() => {
            store.remove_hook(&hook.account, &hook.id).await.map(drop)
        }
        Err(error) => {
            let tries = summary.tries + 1;
            tracing::info!(hook = hook.id, %error, tries, "a summary did not arrive");
            let again = due_again(&error, tries, house);
            store.put_off_summary(&hook.id, now(), again, next).await
        }
    }
}

/// Returns the games in which an account has the next move, except lessons and muted tables.
async fn waiting_games(house: &House, account: &str) -> Result<Vec<WaitingGame>, Error> {
    let tables = house.store().tables_of(account, SUMMED_UP).await?;
    let counts = |own: &OwnTable| !own.over && !own.muted && own.lesson.is_none();
    let mut waiting = Vec::new();
    for own in tables.into_iter().filter(counts) {
        let room = match house.room(&own.table).await {
            Err(Error::NotFound(_)) => continue,
            room => room?,
        };
        let opponent = room.read(|table| {
            let mine = |side: &&Side| table.awaited().has(**side) && !table.is_over();
            let side = own.sides.iter().find(mine)?;
            Some(table.stored.seats[side.other()].name.clone())
        });
        let Some(opponent) = opponent.await? else { continue };
        let title = house.title(&own.game).to_string();
        waiting.push(WaitingGame { table: own.table, game: own.game, title, opponent });
    }
    Ok(waiting)
}

/// Returns when a message that did not arrive is sent again; `None` if it is given up.
fn due_again(error: &PostError, tries: u32, house: &House) -> Option<i64> {
    match error {
        PostError::Later(_) => again(tries, house.limits(), now()),
        PostError::Address | PostError::Private | PostError::Push(_) | PostError::Refused(_) => {
            None
        }
    }
}

/// Sends a notice, unless its player is at the table, has muted the table, or the event no longer matters. Returns
/// whether further notices may be sent to the address.
async fn deliver(house: &House, hook: &HookRow, notice: &Notice) -> Result<bool, Error> {
    let store = house.store();
    if store.is_muted(&hook.account, &notice.table).await? {
        return store.end_notice(&hook.id, notice, None).await.map(|()| true);
    }
    if notice.kind == NoticeKind::Challenge {
        return deliver_challenge(house, hook, notice).await;
    }
    let room = match house.room(&notice.table).await {
        Err(Error::NotFound(_)) => {
            return store.end_notice(&hook.id, notice, None).await.map(|()| true);
        }
        room => room?,
    };
    if !room.still_holds(hook, notice).await? || room.is_there(notice.side).await? {
        return store.end_notice(&hook.id, notice, None).await.map(|()| true);
    }
    let request = room.request(notice).await?;
    if notice.kind == NoticeKind::Request && request.is_none() {
        return store.end_notice(&hook.id, notice, None).await.map(|()| true);
    }
    // The time runs out later if no server ran for a while.
    let warned = |table: &Table| noting::warning(table, notice.side, house.limits());
    if notice.kind == NoticeKind::Time
        && let Some(at) = room.read(warned).await?
        && now() < at
    {
        return store.postpone_notice(&hook.id, notice, at).await.map(|()| true);
    }
    let named = |table: &Table| {
        let opponent = table.stored.seats[notice.side.other()].name.clone();
        (table.stored.game.clone(), opponent)
    };
    let (game, opponent) = room.read(named).await?;
    let told = Told {
        kind: Some(notice.kind),
        request,
        answer: None,
        id: format!("{}-{}-{}", notice.table, notice.side, notice.entry),
        title: house.title(&game),
        table: &notice.table,
        game: &game,
        opponent: opponent.as_deref(),
    };
    post(house, hook, notice, &told).await
}

/// Sends a notice about a challenge, unless the challenge is answered already, was withdrawn or has ended.
async fn deliver_challenge(house: &House, hook: &HookRow, notice: &Notice) -> Result<bool, Error> {
    let store = house.store();
    let challenge = store.challenge_at(&notice.table).await?;
    let mine = |challenge: &ChallengeRow| challenge.challenger.account == hook.account;
    let holds = |challenge: &ChallengeRow| match mine(challenge) {
        true => challenge.answer.is_some(),
        false => challenge.challenged.account == hook.account && challenge.is_open(now()),
    };
    let Some(challenge) = challenge.filter(holds) else {
        return store.end_notice(&hook.id, notice, None).await.map(|()| true);
    };
    let own = mine(&challenge);
    let other = if own { &challenge.challenged } else { &challenge.challenger };
    if !own && store.apart_from(&hook.account).await?.contains(&other.account) {
        return store.end_notice(&hook.id, notice, None).await.map(|()| true);
    }
    let told = Told {
        kind: Some(notice.kind),
        request: None,
        answer: challenge.answer.filter(|_| own),
        id: format!("{}-{}", notice.table, if own { "answer" } else { "challenge" }),
        title: house.title(&challenge.game),
        table: &notice.table,
        game: &challenge.game,
        opponent: Some(&other.name),
    };
    post(house, hook, notice, &told).await
}

/// Sends a notice, and stores whether it arrived. Returns whether further notices may be sent to the address.
async fn post(
    house: &House,
    hook: &HookRow,
    notice: &Notice,
    told: &Told<'_>,
) -> Result<bool, Error> {
    let store = house.store();
    let keys = Keys { server: store.key(), push: store.push_key() };
    match send(hook, told.message(hook), &keys, house.limits(), now()).await {
        Ok(()) => store.end_notice(&hook.id, notice, Some(now())).await.map(|()| true),
        Err(error) => {
            if hook.browser.is_some() && error.is_gone() {
                store.remove_hook(&hook.account, &hook.id).await?;
                return Ok(false);
            }
            let (time, tries) = (now(), notice.tries + 1);
            let due = due_again(&error, tries, house);
            tracing::info!(hook = hook.id, %error, tries, "a notice did not arrive");
            store.put_off_notice(&hook.id, notice, time, due).await.map(|()| false)
        }
    }
}

impl Room {
    /// Returns when a notice of an event that happens now is due.
    pub(super) fn notices_due(&self) -> i64 {
        self.house.notices_due()
    }

    /// Tells the players who move first that the game has begun.
    pub(super) async fn note_beginning(&self, table: &Table) -> Result<(), Error> {
        let begins =
            |side: &Side| table.awaited().has(*side) && table.stored.seats[*side].account.is_some();
        let sides = Side::BOTH.into_iter().filter(begins);
        let told: Vec<_> = sides.map(|side| (side, Noting::Tell(NoticeKind::Turn))).collect();
        self.house.store().note(&self.id, self.notices_due(), &told).await
    }

    /// Stores when the players who move first are to be warned that their time runs out.
    pub(super) async fn note_time(&self, table: &Table) -> Result<(), Error> {
        let warned = |side: Side| {
            table.stored.seats[side].account.as_ref()?;
            let at = noting::warning(table, side, self.house.limits())?;
            Some((side, Noting::Warn(at)))
        };
        let warned: Vec<_> = Side::BOTH.into_iter().filter_map(warned).collect();
        self.house.store().note(&self.id, 0, &warned).await
    }

    /// Returns the request of a side's opponent, if there is one.
    async fn request(self: &Arc<Self>, notice: &Notice) -> Result<Option<Request>, Error> {
        let other = notice.side.other();
        self.read(|table| {
            let asks = [
                (agreements::offers(table, other), Request::Draw),
                (agreements::asks_back(table, other), Request::TakeBack),
                (agreements::asks_pause(table, other), Request::Pause),
            ];
            asks.into_iter().find_map(|(asks, request)| asks.then_some(request))
        })
        .await
    }

    /// Returns whether the event of a notice still concerns the owner of its address.
    async fn still_holds(self: &Arc<Self>, hook: &HookRow, notice: &Notice) -> Result<bool, Error> {
        self.read(|table| {
            let owner = table.stored.seats[notice.side].account.as_ref();
            let holds = match notice.kind {
                NoticeKind::Turn => {
                    table.awaited().has(notice.side) && !table.is_over()
                        || waits_for(table, notice.side)
                }
                NoticeKind::Over => table.is_over(),
                NoticeKind::Request => !table.is_over(),
                NoticeKind::Time => {
                    let out = clock::time_left(table).and_then(|time| time.runs_out[notice.side]);
                    out.is_some() && !table.is_over()
                }
                // A challenge has no seat yet, and a summary has no notice at a table.
                NoticeKind::Challenge | NoticeKind::Summary => false,
            };
            owner == Some(&hook.account) && holds
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

/// Returns whether the game begins only when the player of this side sits down.
fn waits_for(table: &Table, side: Side) -> bool {
    let seat = &table.stored.seats[side];
    table.playing().is_none() && !table.is_over() && seat.nonce.is_none()
}
