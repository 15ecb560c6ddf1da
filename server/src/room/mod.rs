//! A table with clients. There is one change at a time: it is checked, stored, acknowledged and shown.
//!
//! The table in memory is held by a [`Guard`]: a change that was not stored is dropped with it, and the table
//! is then read from the store again.

/// The maximum number of times that a change is tried, while other nodes are faster.
const TRIES: usize = 20;

/// Tries a change, and tries it again as long as another node is faster. Before each new attempt the changes
/// that the other node stored are read.
macro_rules! again {
    ($attempt:expr) => {{
        let mut tries = 1;
        loop {
            match $attempt {
                Err(Error::Overtaken) if tries < TRIES => tries += 1,
                done => break done,
            }
        }
    }};
}

// These modules use the macro above.
mod bots;
mod challenges;
mod chat;
mod guard;
mod house;
pub mod news;
pub mod nodes;
pub mod notices;
mod noting;
pub mod online;
mod presence;
mod questions;
mod seats;
mod timekeeper;
mod words;

use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::Instant;

use engine::{BySide, Eye, Side};
use table::wire::{LastSeen, Viewer};
use table::{
    Acknowledged, Change, ChatLine, Command, Entry, Holder, Rematch, Stamp, Table, Until,
    agreements, clock, orders,
};
use tokio::sync::{Mutex, broadcast, watch};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::Error;
use crate::clock::now;
use crate::secrets;
use crate::services::hints::Hinted;
use crate::services::odds::OddsSent;
use crate::services::programs::Chairs;
use crate::services::thinkers::Bots;
use crate::store::{After, Latest, Newer};
use guard::{Cache, Guard, mark};
pub use house::House;
use news::account_topic;
pub use presence::Presence;
use words::Words;

/// A table with clients.
pub struct Room {
    pub id: String,
    house: House,
    cache: Mutex<Cache>,
    /// The number of visible changes so far.
    changed: watch::Sender<u64>,
    chat: broadcast::Sender<Arc<ChatLine>>,
    /// The allowance of chat of each player, and of all watchers together.
    words: StdMutex<Words>,
    /// The number of the last line of chat that was sent to sockets here. The lock ensures that all sockets
    /// get the lines in the order of their numbers.
    heard: Mutex<i64>,
    present: StdMutex<Present>,
    bots: Arc<Bots>,
    chairs: Chairs,
    odds: OddsSent,
    hinted: Hinted,
}

/// The players and watchers who are at a table.
#[derive(Default)]
struct Present {
    sockets: usize,
    seats: BySide<usize>,
    /// The sides whose players are at other nodes.
    elsewhere: BySide<bool>,
}

/// An entry that is stored. When this value is dropped, the entry is shown to all clients; before that, its
/// author has been sent the acknowledgement.
#[must_use]
pub struct Entered {
    pub acknowledged: Acknowledged,
    pub unseen: Option<Unseen>,
}

/// A change that is shown when this value is dropped.
pub struct Unseen(Arc<Room>);

impl Drop for Unseen {
    fn drop(&mut self) {
        self.0.show();
    }
}

impl Room {
    /// Creates a room without clients.
    pub fn new(id: String, house: House) -> Room {
        Room {
            id,
            cache: Mutex::default(),
            changed: watch::Sender::new(0),
            chat: broadcast::Sender::new(32),
            words: StdMutex::new(Words::new(house.limits())),
            heard: Mutex::default(),
            present: StdMutex::default(),
            bots: Arc::default(),
            chairs: Chairs::default(),
            odds: OddsSent::default(),
            hinted: Hinted::default(),
            house,
        }
    }

    /// Returns a receiver of every visible change.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Returns a receiver of every line of chat.
    pub fn chat(&self) -> broadcast::Receiver<Arc<ChatLine>> {
        self.chat.subscribe()
    }

    /// Carries out a player's command. A command that was carried out before, under the same client id, is
    /// acknowledged again.
    pub async fn command(
        self: &Arc<Self>,
        holder: &Holder,
        command: &Command,
        client_id: &str,
    ) -> Result<Entered, Error> {
        let change = |table: &mut Table, stamp: Stamp| table.command(holder, command, stamp);
        let entered = self.enter(client_id, change).await?;
        if let Command::Rematch { sides, .. } = *command
            && self.read(|table| agreements::all_want(table, sides)).await?
        {
            self.open_next(sides).await?;
        }
        Ok(entered)
    }

    /// If a side's time has run out, makes the entry about that.
    pub async fn judge(self: &Arc<Self>) -> Result<(), Error> {
        let look =
            |table: &Table| (clock::out(table, now()), table.entry(), clock::deadline(table));
        let (out, entry, deadline) = self.read(look).await?;
        if let Some(side) = out {
            let id = format!("out-{side}-{entry}");
            let run_out = |table: &mut Table, stamp| table.run_out(side, stamp).map(made);
            // The entry is shown when `_entered` is dropped.
            let _entered = again!(self.try_enter(&id, &run_out).await)?;
        } else if let Some(deadline) = deadline {
            self.house.store().postpone(&self.id, deadline).await?;
        }
        Ok(())
    }

    /// Starts the clocks of a game that has just begun.
    async fn start_clock(&self, table: &mut Guard<'_>) -> Result<(), Error> {
        let begun = table.playing().is_some() && table.stored.begun.is_none();
        if table.stored.clock.is_none() || !begun {
            return Ok(());
        }
        let (time, seen) = (now(), table.stored.changes);
        table.change(|table| table.start_clock(time));
        let deadline = clock::deadline(table).flatten();
        let changes = self.house.store().start(&self.id, seen, time, deadline).await?;
        table.commit(changes);
        self.note_time(table).await
    }

    /// Forgets the table in memory, which may differ from the stored one.
    pub async fn read_again(&self) {
        self.cache.lock().await.forget();
        self.show_here();
    }

    /// Makes a change and stores it; it becomes visible once it has been acknowledged. A change that was
    /// acknowledged before is acknowledged again.
    async fn enter(
        self: &Arc<Self>,
        client_id: &str,
        change: impl Fn(&mut Table, Stamp) -> Result<Change, table::Error>,
    ) -> Result<Entered, Error> {
        self.judge_before(now()).await?;
        again!(self.try_enter(client_id, &change).await)
    }

    /// If a side's time had run out before a change arrived at the time `came`, makes the entry about that
    /// first, even if the timekeeper has not looked yet.
    async fn judge_before(self: &Arc<Self>, came: i64) -> Result<(), Error> {
        let out = again!(self.glance(|table| clock::out(table, came)).await)?;
        if out.is_none() {
            return Ok(());
        }
        // An outage in which the time seemed to run out is recorded first, so that it does not count.
        self.house.note_time().await?;
        match again!(self.judge().await) {
            // Another node was faster.
            Err(Error::Table(table::Error::Stale(_) | table::Error::Over)) => Ok(()),
            judged => judged,
        }
    }

    async fn try_enter(
        self: &Arc<Self>,
        client_id: &str,
        change: &impl Fn(&mut Table, Stamp) -> Result<Change, table::Error>,
    ) -> Result<Entered, Error> {
        let mut table = self.newest().await?;
        // Changes from other nodes are shown together with the entry, but not before the entry is
        // acknowledged.
        let news = table.is_news().then(|| Unseen(self.clone()));
        if let Some(acknowledged) = table.acknowledged(client_id) {
            return Ok(Entered { acknowledged, unseen: news });
        }
        let stamp = Stamp { time: now(), client_id: client_id.into() };
        match table.try_change(|table| change(table, stamp))? {
            Change::Entry(entry) => {
                self.append(&mut table, &entry).await?;
                self.follow(&mut table).await;
                let acknowledged = table.acknowledged(client_id);
                let acknowledged = acknowledged.expect("it was entered just now");
                Ok(Entered { acknowledged, unseen: news.or_else(|| Some(Unseen(self.clone()))) })
            }
            Change::Seats(changed) => {
                self.seat(&mut table, changed).await?;
                let acknowledged = Acknowledged { entry: table.entry(), number: table.number() };
                Ok(Entered { acknowledged, unseen: news.or_else(|| Some(Unseen(self.clone()))) })
            }
        }
    }

    /// Stores an entry that the table has made.
    async fn append(&self, table: &mut Guard<'_>, entry: &Entry) -> Result<(), Error> {
        let (result, rules) = (table.result(), table.other_rules());
        let moved = entry.changes_seats;
        let played = |side: &Side| table.is_bot(*side) || table.came_back(*side) || moved;
        let bots = Side::BOTH.into_iter().filter(played);
        let mut after = After {
            result: result.as_deref(),
            rules,
            deadline: clock::deadline(table),
            bots: bots.map(|side| (side, table.asks_bot(side))).collect(),
            seats: moved.then_some(&table.stored.seats),
            notices: noting::following(
                table,
                entry,
                noting::awaited_before(table, entry),
                result.is_some(),
                self.house.limits(),
            ),
            due: self.notices_due(),
            rated: None,
        };
        let (store, seen, begun) = (self.house.store(), table.stored.changes, Instant::now());
        let mut tries = 1;
        let changes = loop {
            if let Some(result) = after.result {
                let ratings = self.house.ratings();
                after.rated = ratings.rated(&table.stored, result, now()).await?;
            }
            match store.append(&self.id, seen, entry, &after).await {
                // Another game of the same player was rated at the same moment.
                Err(Error::Overtaken)
                    if after.rated.is_some()
                        && tries < TRIES
                        && !store.has_entry(&self.id, entry.number).await? =>
                {
                    tries += 1;
                }
                done => break done?,
            }
        };
        self.house.counts().stored(begun.elapsed());
        if moved {
            tracing::info!(table = self.id, "the players have changed seats");
        }
        if let Some(result) = result {
            tracing::info!(table = self.id, result, "a game is over");
        }
        if let Some(rules) = rules {
            table.change(|table| table.stored.rules = rules);
        }
        table.commit(changes);
        if moved {
            table.forget_thoughts();
        }
        Ok(())
    }

    /// Carries out everything that needs no player: first standing orders, then the actions of bots. Returns
    /// whether the table has visibly changed; if so, the caller must show the change.
    async fn follow(self: &Arc<Self>, table: &mut Guard<'_>) -> bool {
        let mut news = false;
        loop {
            for side in orders::run_out(table) {
                news = true;
                let seen = table.stored.changes;
                table.change(|table| table.stored.orders[side] = None);
                match self.house.store().order(&self.id, seen, side, None).await {
                    Ok(changes) => table.commit(changes),
                    Err(error) => {
                        tracing::warn!(table = self.id, %error, "orders that ran out are still stored");
                    }
                }
            }
            let Some((side, pass)) = orders::due(table) else { break };
            if clock::out(table, now()).is_some() {
                break;
            }
            let entry = table.entry();
            let stamp = Stamp { time: now(), client_id: format!("orders-{}", entry + 1) };
            let played = table.try_change(|table| table.play(entry, side, &pass, stamp));
            let entry = match played {
                Ok(entry) => entry,
                Err(error) => {
                    tracing::error!(table = self.id, %side, pass, %error, "the rules refuse their own pass");
                    break;
                }
            };
            match self.append(table, &entry).await {
                Ok(()) => {}
                // Another node carried the order out, or the player chose.
                Err(Error::Overtaken) => return true,
                Err(error) => {
                    tracing::error!(table = self.id, %error, "orders were not carried out");
                    return news;
                }
            }
            news = true;
        }
        self.wake_bots(table);
        news
    }

    /// Applies the changes that other nodes have stored.
    pub async fn catch_up(self: &Arc<Self>, at: Latest) -> Result<(), Error> {
        let Latest { mark, said, elsewhere } = at;
        if std::mem::replace(&mut self.present().elsewhere, elsewhere) != elsewhere {
            self.show_here();
        }
        let mut heard = self.heard.lock().await;
        if *heard < said {
            self.hear(&mut heard).await?;
        }
        drop(heard);
        let known = self.cache.lock().await.mark();
        if known.is_some_and(|at| mark.entry <= at.entry && mark.changes <= at.changes) {
            return Ok(());
        }
        self.open().await?;
        Ok(())
    }

    /// Gives standing orders, or cancels them.
    pub async fn order(
        self: &Arc<Self>,
        holder: &Holder,
        side: Side,
        until: Option<Until>,
        moment: Option<String>,
    ) -> Result<(), Error> {
        again!(self.try_order(holder, side, until, moment.clone()).await)
    }

    async fn try_order(
        self: &Arc<Self>,
        holder: &Holder,
        side: Side,
        until: Option<Until>,
        moment: Option<String>,
    ) -> Result<(), Error> {
        let mut table = self.open().await?;
        holder.plays(&table, side)?;
        let order = orders::given(&table, side, until, moment)?;
        let seen = table.stored.changes;
        let changes = self.house.store().order(&self.id, seen, side, order.as_ref()).await?;
        table.change(|table| table.stored.orders[side] = order);
        table.commit(changes);
        self.follow(&mut table).await;
        self.show();
        Ok(())
    }

    /// Opens the table of a rematch that both players want.
    async fn open_next(self: &Arc<Self>, sides: Rematch) -> Result<(), Error> {
        let mut table = self.open().await?;
        let game = self.house.game(&table.stored.game);
        let rules = game.map_or(table.stored.rules, |game| game.facts().rules_version);
        let secret = self.house.dice().draw(format!("{} once more", table.stored.game));
        let new = agreements::NextTable { id: secrets::table_id(), secret, rules, created: now() };
        let next = agreements::next(&table, sides, new);
        // If another node was faster, its table is read.
        match self.house.store().insert_next(&next, &self.id, table.stored.changes).await {
            Ok(changes) => {
                table.change(|table| table.stored.next = Some(next.id));
                table.commit(changes);
                let BySide { french, british } = next.seats;
                for account in [french.account, british.account].into_iter().flatten() {
                    self.house.tell_lobby(&account_topic(&account));
                }
            }
            Err(Error::Overtaken) => {}
            Err(error) => return Err(error),
        }
        drop(table);
        self.show();
        Ok(())
    }

    /// Returns the table in the state that the store holds now. If the table has changed, the change is
    /// shown.
    async fn open(&self) -> Result<Guard<'_>, Error> {
        let table = self.newest().await?;
        if table.news {
            self.show_here();
        }
        Ok(table)
    }

    /// Returns the table in the state that the store holds now, and notes whether the table has changed.
    async fn newest(&self) -> Result<Guard<'_>, Error> {
        let mut table = self.known().await?;
        if table.news {
            return Ok(table);
        }
        match self.house.store().newer(&self.id, mark(&table)).await? {
            Newer::Nothing => return Ok(table),
            Newer::Entries(entries) if table.change(|table| table.catch_up(&entries)) => {
                table.commit(table.stored.changes);
                table.news = true;
                return Ok(table);
            }
            Newer::Entries(_) | Newer::Whole => {}
        }
        table.ahead = true;
        drop(table);
        let mut table = self.known().await?;
        table.news = true;
        Ok(table)
    }

    /// Returns the table from memory, or else from the store. Another node may have a newer state.
    async fn known(&self) -> Result<Guard<'_>, Error> {
        let mut cache = self.cache.lock().await;
        if cache.table.is_some() {
            return Ok(Guard { cache, ahead: false, news: false });
        }
        cache.messages.changed();
        let stored = self.house.store().load(&self.id).await?;
        let game = self.house.game(&stored.game);
        let replayed = tokio::task::spawn_blocking(move || Table::replay(stored, game, now()));
        let replayed = replayed.await;
        let replayed =
            replayed.map_err(|error| Error::Fault(format!("replaying {}: {error}", self.id)))?;
        cache.table = Some(replayed);
        let mut table = Guard { cache, ahead: true, news: true };
        if let Some(mending) = table.change(|table| table.unstored.take()) {
            self.append(&mut table, &mending).await?;
            tracing::warn!(table = self.id, mending.play, "the rules were mended under this game");
        }
        table.ahead = false;
        self.start_clock(&mut table).await?;
        Ok(table)
    }

    fn here(&self) -> BySide<bool> {
        let present = self.present();
        BySide::of(|side| 0 < present.seats[side] || present.elsewhere[side])
    }

    /// Returns the sides whose players are at this node.
    pub fn players_here(&self) -> Vec<Side> {
        let present = self.present();
        Side::BOTH.into_iter().filter(|side| 0 < present.seats[*side]).collect()
    }

    /// Returns the message to a viewer who looks with `eye` and was last sent `told`, and a new record of the
    /// last message to that viewer.
    pub async fn look(
        &self,
        holder: &Holder,
        eye: Eye,
        told: Option<LastSeen>,
    ) -> Result<(Utf8Bytes, LastSeen), Error> {
        let mut table = self.known().await?;
        holder.holds(&table)?;
        let version = *self.changed.borrow();
        let (here, shared) = (self.here(), 2 < self.present().sockets);
        let viewer = Viewer { seats: holder.sides, eye, told };
        Ok(table.message(version, viewer, here, shared))
    }

    /// Reads the table as it is in the store.
    pub async fn read<T>(&self, look: impl FnOnce(&Table) -> T) -> Result<T, Error> {
        Ok(look(&*self.open().await?))
    }

    /// Reads the table in the last state known to this node.
    pub async fn glance<T>(&self, look: impl FnOnce(&Table) -> T) -> Result<T, Error> {
        Ok(look(&*self.known().await?))
    }

    /// Shows a stored change to everybody, here and at other nodes.
    fn show(&self) {
        self.show_here();
        self.house.news().tell(&self.id);
        self.tell_others();
    }

    fn show_here(&self) {
        self.changed.send_modify(|version| *version += 1);
    }

    fn tell_others(&self) {
        if let Some(postgres) = self.house.store().shared() {
            postgres.tell(&self.id);
        }
    }

    fn present(&self) -> std::sync::MutexGuard<'_, Present> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.house.forget(&self.id);
    }
}

/// Returns a change that consists of one entry.
fn made(entry: Entry) -> Change {
    Change::Entry(Box::new(entry))
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use engine::{Secret, Setup};

    use super::*;
    use crate::Config;
    use table::{Clock, ClockKind, Seat, Stored, WhenOut};

    struct Folder(PathBuf);

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    /// Opens a server without clients, with one table.
    async fn with_table(name: &str, clock: Option<Clock>) -> (Folder, House, Arc<Room>) {
        let name = format!("carillon-{name}-{}", std::process::id());
        let folder = Folder(std::env::temp_dir().join(name));
        let shelf = Arc::new(shelf::shelf());
        let game = shelf.games().next().unwrap().facts();
        let setup = game.check(&Setup::default()).unwrap();
        let config = Config { data: folder.0.clone(), ..Config::default() };
        let house = House::open(&config, shelf).await.unwrap();
        let table = Stored {
            seats: BySide::of(|side| Seat {
                nonce: Some(side.to_string()),
                token_hash: Some(side.to_string()),
                ..Seat::default()
            }),
            clock,
            ..Stored::new("abc".into(), game.name, game.rules_version, setup, Secret([7; 32]))
        };
        house.store().insert(&table, None).await.unwrap();
        let room = house.room("abc").await.unwrap();
        (folder, house, room)
    }

    fn holder(side: Side) -> Holder {
        Holder { sides: side.into(), hashes: vec![side.to_string()], account: None }
    }

    fn first(table: &Table) -> (Side, String) {
        let side = table.awaited().iter().next().unwrap();
        (side, table.playing().unwrap().choices(side)[0].play.clone())
    }

    #[tokio::test]
    async fn an_entry_is_shown_only_after_it_is_acknowledged() {
        let (_folder, house, room) = with_table("room", None).await;
        let mut seen = room.changes();
        let (side, play) = room.read(first).await.unwrap();
        seen.borrow_and_update();
        let play = Command::Play { entry: 0, side, play };
        let entered = room.command(&holder(side), &play, "one").await.unwrap();
        assert_eq!(entered.acknowledged, Acknowledged { entry: 1, number: 1 });
        assert_eq!(house.store().load("abc").await.unwrap().entries.len(), 1);
        assert!(!seen.has_changed().unwrap(), "shown before it was acknowledged");
        drop(entered);
        assert!(seen.has_changed().unwrap());
    }

    /// A late action is refused even if the timekeeper has not looked in the meantime.
    #[tokio::test]
    async fn an_action_after_the_time_ran_out_is_too_late() {
        const HOUR: i64 = 3_600_000;
        let clock = Clock { kind: ClockKind::Game, seconds: 60, when_out: WhenOut::Loss };
        for ran in [true, false] {
            let (_folder, house, room) = with_table(&format!("late-{ran}"), Some(clock)).await;
            let begun = now() - HOUR;
            house.store().start("abc", 0, begun, Some(begun + 60_000)).await.unwrap();
            if ran {
                // Records that the server has been running all the time, so that this is not an outage.
                house.store().beat(now() + HOUR, 3 * HOUR, 0).await.unwrap();
            }
            let (side, play) = room.read(first).await.unwrap();
            let play = Command::Play { entry: 0, side, play };
            let played = room.command(&holder(side), &play, "late").await.map(|_| ());
            let result = room.read(Table::result).await.unwrap();
            if ran {
                assert!(matches!(played, Err(Error::Table(table::Error::Over))), "{played:?}");
                assert_eq!(result, Some(format!("{side} out of time")));
                assert_eq!(room.read(Table::number).await.unwrap(), 0);
            } else {
                assert!(
                    played.is_ok(),
                    "an hour without a server is charged to no side: {played:?}"
                );
                assert_eq!(result, None);
            }
        }
    }
}
