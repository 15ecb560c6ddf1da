//! A table that somebody is at. One change at a time: it is checked, stored,
//! acknowledged, shown.

/// How often a change is judged again because another node was quicker.
const TRIES: usize = 20;

/// Where another node was quicker, what it stored is read, and all is judged again.
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

// They use the macro above.
mod agreements;
mod bots;
mod presence;
mod questions;
mod seats;

use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::Instant;

use engine::{BySide, Eye, Side, Sides};
use tokio::sync::{Mutex, MutexGuard, broadcast, watch};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::claims::Holder;
use super::hints::Hinted;
use super::odds::Told;
use super::programs::Chairs;
use super::thinkers::Bots;
use super::{Acknowledged, Table, clocks, orders};
use crate::clock::now;
use crate::input;
use crate::live::messages::{LastSeen, Messages, Viewer};
use crate::store::{After, At, ChatLine, Entry, EntryKind, Newer, Until};
use crate::{App, Error};
pub use presence::Presence;
use presence::Present;

/// A table that somebody is at.
pub struct Room {
    pub id: String,
    app: App,
    cache: Mutex<Cache>,
    /// Counts what there is to be seen.
    changed: watch::Sender<u64>,
    chat: broadcast::Sender<Arc<ChatLine>>,
    /// The number of the last line of chat that was heard here. One line at a time, so that
    /// all hear them in the order of their numbers.
    heard: Mutex<i64>,
    present: StdMutex<Present>,
    bots: Arc<Bots>,
    chairs: Chairs,
    odds: Told,
    hinted: Hinted,
}

/// The table, as long as it is surely what the store holds. It is taken out
/// while it is ahead of the store, so that whatever fails on the way leaves
/// nothing behind, and the next who comes reads it from the store again.
#[derive(Default)]
struct Cache {
    table: Option<Table>,
    messages: Messages,
    messages_of: u64,
}

/// An entry that is on the disk. Everybody else sees it when this is dropped,
/// which is after who asked for it has been told.
#[must_use]
pub struct Entered {
    pub acknowledged: Acknowledged,
    pub unseen: Option<Unseen>,
}

/// What is shown when this is dropped.
pub struct Unseen(Arc<Room>);

impl Drop for Unseen {
    fn drop(&mut self) {
        self.0.show();
    }
}

impl Room {
    /// Nobody is there yet.
    pub fn new(id: String, app: App) -> Room {
        Room {
            id,
            app,
            cache: Mutex::default(),
            changed: watch::Sender::new(0),
            chat: broadcast::Sender::new(32),
            heard: Mutex::default(),
            present: StdMutex::default(),
            bots: Arc::default(),
            chairs: Chairs::default(),
            odds: Told::default(),
            hinted: Hinted::default(),
        }
    }

    /// Hears of every change that can be seen.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Hears every line of chat.
    pub fn chat(&self) -> broadcast::Receiver<Arc<ChatLine>> {
        self.chat.subscribe()
    }

    /// Plays an action that answers `entry`.
    pub async fn play(
        self: &Arc<Self>,
        holder: &Holder,
        (entry, side): (u32, Side),
        play: &str,
        client_id: &str,
    ) -> Result<Entered, Error> {
        let played = |table: &mut Table| {
            if table.played_for.has(side) {
                return Err(Error::Wrong(
                    "the computer plays for you: take your seat again".into(),
                ));
            }
            table.play(entry, side, play, client_id.into())
        };
        self.enter_as(holder, side, client_id, played).await
    }

    /// Takes the last action back, which was `entry`, if it was of `sides`.
    pub async fn undo(
        self: &Arc<Self>,
        holder: &Holder,
        (entry, sides): (u32, Sides),
        client_id: &str,
    ) -> Result<Entered, Error> {
        let undone = |table: &mut Table| {
            holder.holds(table)?;
            table.undo(entry, sides, client_id.into())
        };
        self.enter(client_id, undone).await
    }

    /// Gives the game up.
    pub async fn resign(
        self: &Arc<Self>,
        holder: &Holder,
        side: Side,
        client_id: &str,
    ) -> Result<Entered, Error> {
        let resigned = |table: &mut Table| table.resign(side, client_id.into());
        self.enter_as(holder, side, client_id, resigned).await
    }

    /// Plays again, where the computer has since the time ran out.
    pub async fn come_back(
        self: &Arc<Self>,
        holder: &Holder,
        side: Side,
        client_id: &str,
    ) -> Result<Entered, Error> {
        let back = |table: &mut Table| table.come_back(side, client_id.into());
        self.enter_as(holder, side, client_id, back).await
    }

    /// Says whose time has run out, if somebody's has.
    pub async fn judge(self: &Arc<Self>) -> Result<(), Error> {
        let look =
            |table: &Table| (clocks::out(table, now()), table.entry(), clocks::deadline(table));
        let (out, entry, deadline) = self.read(look).await?;
        if let Some(side) = out {
            let id = format!("out-{side}-{entry}");
            let run_out = |table: &mut Table| table.run_out(side, id.clone());
            // It is shown when this is dropped.
            let _entered = again!(self.try_enter(&id, &run_out).await)?;
        } else if let Some(deadline) = deadline {
            self.app.store().postpone(&self.id, deadline).await?;
        }
        Ok(())
    }

    /// The clock of a game that has just begun starts.
    async fn start_clock(&self, table: &mut Table) -> Result<(), Error> {
        let begun = table.playing().is_some() && table.stored.begun.is_none();
        if table.stored.clock.is_none() || !begun {
            return Ok(());
        }
        let time = now();
        table.start_clock(time);
        let deadline = clocks::deadline(table).flatten();
        self.app.store().start(&self.id, time, deadline).await?;
        table.stored.changes += 1;
        Ok(())
    }

    /// What is in memory may not be what there is.
    pub async fn read_again(&self) {
        self.cache.lock().await.table = None;
        self.show_here();
    }

    /// Makes a change of who plays that side, and stores it. Whether he does is asked at every try: seats may
    /// have changed meanwhile.
    async fn enter_as(
        self: &Arc<Self>,
        holder: &Holder,
        side: Side,
        client_id: &str,
        change: impl Fn(&mut Table) -> Result<Entry, Error>,
    ) -> Result<Entered, Error> {
        let change = |table: &mut Table| {
            holder.plays(table, side)?;
            change(table)
        };
        self.enter(client_id, change).await
    }

    /// Makes a change and stores it; it is seen once it has been acknowledged.
    /// What was acknowledged before is so again.
    async fn enter(
        self: &Arc<Self>,
        client_id: &str,
        change: impl Fn(&mut Table) -> Result<Entry, Error>,
    ) -> Result<Entered, Error> {
        self.judge_before(now()).await?;
        again!(self.try_enter(client_id, &change).await)
    }

    /// Whose time had run out when something came is judged before it, however late the timekeeper looks.
    async fn judge_before(self: &Arc<Self>, came: i64) -> Result<(), Error> {
        let out = again!(self.glance(|table| clocks::out(table, came)).await)?;
        if out.is_none() {
            return Ok(());
        }
        // It may have been an outage.
        self.app.timekeeper().note(&self.app).await?;
        match again!(self.judge().await) {
            // Another node was quicker.
            Err(Error::Stale(_) | Error::Over) => Ok(()),
            judged => judged,
        }
    }

    async fn try_enter(
        self: &Arc<Self>,
        client_id: &str,
        change: &impl Fn(&mut Table) -> Result<Entry, Error>,
    ) -> Result<Entered, Error> {
        let mut cache = self.cache.lock().await;
        let (mut table, news) = self.take_newest(&mut cache).await?;
        // What is new here is seen with what is entered, and not before that is acknowledged.
        let news = news.then(|| Unseen(self.clone()));
        if let Some(acknowledged) = table.acknowledged(client_id) {
            cache.table = Some(table);
            return Ok(Entered { acknowledged, unseen: news });
        }
        let entry = match change(&mut table) {
            Ok(entry) => entry,
            Err(refused) => {
                cache.table = Some(table);
                return Err(refused);
            }
        };
        self.append(&mut table, &entry).await?;
        let acknowledged = Acknowledged { entry: entry.number, number: table.number() };
        let unseen = news.or_else(|| Some(Unseen(self.clone())));
        self.follow(table, &mut cache).await;
        Ok(Entered { acknowledged, unseen })
    }

    async fn append(&self, table: &mut Table, entry: &Entry) -> Result<(), Error> {
        let (result, rules) = (table.result(), table.other_rules());
        let moved = entry.changes_seats;
        let played = |side: &Side| table.is_bot(*side) || entry.kind == EntryKind::Back || moved;
        let bots = Side::BOTH.into_iter().filter(played);
        let bots = bots.map(|side| (side, table.asks_bot(side))).collect();
        let deadline = clocks::deadline(table);
        let seats = moved.then_some((&table.stored.seats, table.stored.changes));
        let after = After { result: result.as_deref(), rules, deadline, bots, seats };
        let begun = Instant::now();
        self.app.store().append(&self.id, entry, &after).await?;
        self.app.counts().stored(begun.elapsed());
        if moved {
            tracing::info!(table = self.id, "the players have changed seats");
            table.stored.changes += 1;
        }
        if let Some(result) = result {
            tracing::info!(table = self.id, result, "a game is over");
            table.stored.changes += 1;
        }
        if let Some(rules) = rules {
            table.stored.rules = rules;
            table.stored.changes += 1;
        }
        Ok(())
    }

    /// What follows without anybody's doing: standing orders, then bots. Whoever
    /// calls this shows it, if there is something new to see.
    async fn follow(self: &Arc<Self>, mut table: Table, cache: &mut MutexGuard<'_, Cache>) -> bool {
        let mut news = false;
        loop {
            for side in orders::run_out(&table) {
                table.stored.orders[side] = None;
                news = true;
                match self.app.store().order(&self.id, table.stored.changes, side, None).await {
                    Ok(()) => table.stored.changes += 1,
                    Err(error) => {
                        tracing::warn!(table = self.id, %error, "orders that ran out are still stored");
                    }
                }
            }
            let Some((side, pass)) = orders::due(&table) else { break };
            if clocks::out(&table, now()).is_some() {
                break;
            }
            let id = format!("orders-{}", table.entry() + 1);
            let entry = match table.play(table.entry(), side, &pass, id) {
                Ok(entry) => entry,
                Err(error) => {
                    tracing::error!(table = self.id, %side, pass, %error, "the rules refuse their own pass");
                    break;
                }
            };
            match self.append(&mut table, &entry).await {
                Ok(()) => {}
                // Another node saw to it, or somebody chose for himself.
                Err(Error::Overtaken) => return true,
                Err(error) => {
                    tracing::error!(table = self.id, %error, "orders were not carried out");
                    return news;
                }
            }
            news = true;
        }
        self.wake_bots(&mut table);
        cache.messages.changed();
        cache.table = Some(table);
        news
    }

    /// Sees what other nodes have stored, which is there.
    pub async fn catch_up(self: &Arc<Self>, at: At) -> Result<(), Error> {
        let At { mark, said, elsewhere } = at;
        if std::mem::replace(&mut self.present().elsewhere, elsewhere) != elsewhere {
            self.show_here();
        }
        let mut heard = self.heard.lock().await;
        if *heard < said {
            self.hear(&mut heard).await?;
        }
        drop(heard);
        let mut cache = self.cache.lock().await;
        let known = cache.table.as_ref().map(Table::mark);
        if known.is_some_and(|at| mark.entry <= at.entry && mark.changes <= at.changes) {
            return Ok(());
        }
        cache.table = Some(self.take(&mut cache).await?);
        Ok(())
    }

    /// Gives standing orders, or takes them back.
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
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        let may = holder.plays(&table, side);
        match may.and_then(|()| orders::given(&table, side, until, moment)) {
            Ok(order) => {
                let seen = table.stored.changes;
                self.app.store().order(&self.id, seen, side, order.as_ref()).await?;
                table.stored.changes += 1;
                table.stored.orders[side] = order;
                self.follow(table, &mut cache).await;
                self.show();
                Ok(())
            }
            Err(error) => {
                cache.table = Some(table);
                Err(error)
            }
        }
    }

    /// Says a line of chat.
    pub async fn say(&self, sides: Sides, name: Option<&str>, said: &str) -> Result<(), Error> {
        let text = input::chat(said)?;
        let side = sides.iter().next();
        let seat_name = match side {
            Some(side) => self.glance(|table| table.stored.seats[side].name.clone()).await?,
            None => None,
        };
        let from = name.map(String::from).or(seat_name).unwrap_or_default();
        let mut heard = self.heard.lock().await;
        let mut line = ChatLine { number: 0, from, side, text, time: now() };
        line.number = self.app.store().say(&self.id, &line).await?;
        if self.app.store().shared().is_some() && line.number != *heard + 1 {
            if let Err(error) = self.hear(&mut heard).await {
                tracing::warn!(table = self.id, %error, "what was said is heard a little later");
            }
        } else {
            *heard = line.number;
            // Nobody may be listening.
            let _ = self.chat.send(Arc::new(line));
        }
        self.tell_others();
        Ok(())
    }

    /// Hears what was said since, here and at other nodes.
    async fn hear(&self, heard: &mut i64) -> Result<(), Error> {
        for line in self.app.store().chat(&self.id, *heard).await? {
            *heard = line.number;
            let _ = self.chat.send(Arc::new(line));
        }
        Ok(())
    }

    fn here(&self) -> BySide<bool> {
        let present = self.present();
        BySide::of(|side| 0 < present.seats[side] || present.elsewhere[side])
    }

    /// The sides whose players are at this node.
    pub fn players_here(&self) -> Vec<Side> {
        let present = self.present();
        Side::BOTH.into_iter().filter(|side| 0 < present.seats[*side]).collect()
    }

    /// What to tell of the table to who looks with `eye` and was `told` something of it; and what
    /// he has been told then.
    pub async fn look(
        &self,
        holder: &Holder,
        eye: Eye,
        told: Option<LastSeen>,
    ) -> Result<(Utf8Bytes, LastSeen), Error> {
        let mut cache = self.cache.lock().await;
        let table = self.take_known(&mut cache).await?;
        if let Err(error) = holder.holds(&table) {
            cache.table = Some(table);
            return Err(error);
        }
        let seats = holder.sides;
        let version = *self.changed.borrow();
        if cache.messages_of != version {
            cache.messages.changed();
            cache.messages_of = version;
        }
        let (here, shared) = (self.here(), 2 < self.present().sockets);
        let look = cache.messages.message(&table, Viewer { seats, eye, told }, here, shared);
        cache.table = Some(table);
        Ok(look)
    }

    /// Looks at the table as it is.
    pub async fn read<T>(&self, look: impl FnOnce(&Table) -> T) -> Result<T, Error> {
        let mut cache = self.cache.lock().await;
        let table = self.take(&mut cache).await?;
        let seen = look(&table);
        cache.table = Some(table);
        Ok(seen)
    }

    /// Looks at the table as it was last seen here.
    pub async fn glance<T>(&self, look: impl FnOnce(&Table) -> T) -> Result<T, Error> {
        let mut cache = self.cache.lock().await;
        let table = self.take_known(&mut cache).await?;
        let seen = look(&table);
        cache.table = Some(table);
        Ok(seen)
    }

    /// The table as the store has it now. If that is news here, it is shown.
    async fn take(&self, cache: &mut Cache) -> Result<Table, Error> {
        let (table, news) = self.take_newest(cache).await?;
        if news {
            self.show_here();
        }
        Ok(table)
    }

    /// The table as the store has it now, and whether that is news here.
    async fn take_newest(&self, cache: &mut Cache) -> Result<(Table, bool), Error> {
        let Some(mut table) = cache.table.take() else {
            return Ok((self.take_known(cache).await?, true));
        };
        match self.app.store().newer(&self.id, table.mark()).await? {
            Newer::Nothing => return Ok((table, false)),
            Newer::Entries(entries) if table.catch_up(&entries) => {
                cache.messages.changed();
                return Ok((table, true));
            }
            Newer::Entries(_) | Newer::Whole => {}
        }
        Ok((self.take_known(cache).await?, true))
    }

    /// The table out of the cache, or out of the store. Another node may have got further.
    async fn take_known(&self, cache: &mut Cache) -> Result<Table, Error> {
        if let Some(table) = cache.table.take() {
            return Ok(table);
        }
        cache.messages.changed();
        let stored = self.app.store().load(&self.id).await?;
        let game = self.app.game(&stored.game);
        let replayed = tokio::task::spawn_blocking(move || Table::replay(stored, game));
        let mut table = replayed
            .await
            .map_err(|error| Error::Store(format!("replaying {}: {error}", self.id)))?;
        if let Some(mending) = table.unstored.take() {
            self.append(&mut table, &mending).await?;
            tracing::warn!(table = self.id, mending.play, "the rules were mended under this game");
        }
        self.start_clock(&mut table).await?;
        Ok(table)
    }

    /// Something was stored: everybody sees it, here and at other nodes.
    fn show(&self) {
        self.show_here();
        self.tell_others();
    }

    fn show_here(&self) {
        self.changed.send_modify(|version| *version += 1);
    }

    fn tell_others(&self) {
        if let Some(postgres) = self.app.store().shared() {
            postgres.tell(&self.id);
        }
    }

    fn present(&self) -> std::sync::MutexGuard<'_, Present> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.app.forget(&self.id);
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use engine::{Secret, Setup};

    use super::*;
    use crate::Config;
    use crate::store::clock::{Clock, ClockKind, WhenOut};
    use crate::store::{Access, Seat, Stored};

    struct Folder(PathBuf);

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    /// A server that nobody has come to, with one table.
    async fn with_table(name: &str, clock: Option<Clock>) -> (Folder, App, Arc<Room>) {
        let name = format!("carillon-{name}-{}", std::process::id());
        let folder = Folder(std::env::temp_dir().join(name));
        let shelf = Arc::new(shelf::shelf());
        let game = shelf.games().next().unwrap().facts();
        let setup = game.check(&Setup::default()).unwrap();
        let config = Config { data: folder.0.clone(), ..Config::default() };
        let app = App::open(&config, shelf).await.unwrap();
        let table = Stored {
            id: "abc".into(),
            game: game.name.into(),
            rules: game.rules_version,
            setup,
            secret: Secret([7; 32]),
            commitment: String::new(),
            seats: BySide::of(|side| Seat {
                nonce: Some(side.to_string()),
                token_hash: Some(side.to_string()),
                ..Seat::default()
            }),
            entries: Vec::new(),
            orders: BySide::default(),
            result: None,
            uploaded: None,
            created: 0,
            next: None,
            access: Access::default(),
            clock,
            begun: None,
            outages: Vec::new(),
            lesson: None,
            changes: 0,
        };
        app.store().insert(&table, None).await.unwrap();
        let room = app.room("abc").await.unwrap();
        (folder, app, room)
    }

    fn holder(side: Side) -> Holder {
        Holder { sides: side.into(), hashes: vec![side.to_string()] }
    }

    fn first(table: &Table) -> (Side, String) {
        let side = table.awaited().iter().next().unwrap();
        (side, table.playing().unwrap().choices(side)[0].play.clone())
    }

    #[tokio::test]
    async fn nobody_sees_an_entry_before_it_is_acknowledged() {
        let (_folder, app, room) = with_table("room", None).await;
        let mut seen = room.changes();
        let (side, play) = room.read(first).await.unwrap();
        seen.borrow_and_update();
        let entered = room.play(&holder(side), (0, side), &play, "one").await.unwrap();
        assert_eq!(entered.acknowledged, Acknowledged { entry: 1, number: 1 });
        assert_eq!(app.store().load("abc").await.unwrap().entries.len(), 1);
        assert!(!seen.has_changed().unwrap(), "shown before it was acknowledged");
        drop(entered);
        assert!(seen.has_changed().unwrap());
    }

    /// The timekeeper has not looked since.
    #[tokio::test]
    async fn what_comes_after_the_time_ran_out_is_too_late() {
        const HOUR: i64 = 3_600_000;
        let clock = Clock { kind: ClockKind::Game, seconds: 60, when_out: WhenOut::Loss };
        for ran in [true, false] {
            let (_folder, app, room) = with_table(&format!("late-{ran}"), Some(clock)).await;
            let begun = now() - HOUR;
            app.store().start("abc", begun, Some(begun + 60_000)).await.unwrap();
            if ran {
                // Until now, and whatever follows.
                app.store().beat(now() + HOUR, 3 * HOUR, 0).await.unwrap();
            }
            let (side, play) = room.read(first).await.unwrap();
            let played = room.play(&holder(side), (0, side), &play, "late").await.map(|_| ());
            let result = room.read(Table::result).await.unwrap();
            if ran {
                assert!(matches!(played, Err(Error::Over)), "{played:?}");
                assert_eq!(result, Some(format!("{side} out of time")));
                assert_eq!(room.read(Table::number).await.unwrap(), 0);
            } else {
                assert!(played.is_ok(), "an hour without a server is nobody's: {played:?}");
                assert_eq!(result, None);
            }
        }
    }
}
