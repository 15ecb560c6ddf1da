//! A table that somebody is at. One change at a time: it is checked, stored,
//! acknowledged, shown.

use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use engine::{AnyPlaying, BySide, Eye, Refusal, Side, Sides, Target};
use tokio::sync::{Mutex, MutexGuard, broadcast, watch};

use super::claims::{self, HandedOver};
use super::hints::Hinted;
use super::kept;
use super::odds::Told;
use super::thinkers::Bots;
use super::{Acknowledged, Stage, Table, asked, clocks, orders};
use crate::clock::now;
use crate::input;
use crate::live::messages::{
    AtMessage, HintMessage, LastSeen, Messages, OddsMessage, TableStatus, Then, Viewer, WaysMessage,
};
use crate::store::{
    After, At, ChatLine, Entry, EntryKind, Job, Newer, SAID_AGAIN, Seat, SeatKind, Until,
};
use crate::{App, Error};

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
    odds: Told,
    hinted: Hinted,
}

/// What a bot thinks about.
struct Thought {
    /// The entry it began at.
    entry: u32,
    side: Side,
    level: String,
    /// It answers what somebody else chose.
    answers: bool,
    /// What the script of a lesson has it play, without a thought.
    scripted: Option<String>,
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

#[derive(Default)]
struct Present {
    sockets: usize,
    seats: BySide<usize>,
    /// At other nodes.
    elsewhere: BySide<bool>,
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

    /// Claims the seat of an invitation; returns its side, and a code to recover it by.
    pub async fn claim(
        self: &Arc<Self>,
        invitation: &str,
        key: &str,
        name: Option<String>,
    ) -> Result<(Side, String), Error> {
        self.hand_over(|table| claims::claim(table, invitation, key, name.clone())).await
    }

    /// Takes a seat back with its code; who held it until then does no longer.
    pub async fn recover(self: &Arc<Self>, code: &str, key: &str) -> Result<(Side, String), Error> {
        self.hand_over(|table| claims::recover(table, code, key)).await
    }

    /// Makes another code for the seat that `key` opens.
    pub async fn new_code(self: &Arc<Self>, key: &str) -> Result<(Side, String), Error> {
        self.hand_over(|table| claims::new_code(table, key)).await
    }

    async fn hand_over(
        self: &Arc<Self>,
        change: impl Fn(&Table) -> Result<HandedOver, Error>,
    ) -> Result<(Side, String), Error> {
        again!(self.try_hand_over(&change).await)
    }

    async fn try_hand_over(
        self: &Arc<Self>,
        change: &impl Fn(&Table) -> Result<HandedOver, Error>,
    ) -> Result<(Side, String), Error> {
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        let HandedOver { side, seat, recovery } = match change(&table) {
            Ok(handed) => handed,
            Err(refused) => {
                cache.table = Some(table);
                return Err(refused);
            }
        };
        self.app.store().hand_over(&self.id, table.stored.changes, side, &seat).await?;
        table.stored.seats[side] = seat;
        table.stored.changes += 1;
        cache.messages.changed();
        cache.table = Some(table);
        self.show();
        Ok((side, recovery))
    }

    /// Takes the seats of the tokens with these hashes. The game may begin by it.
    pub async fn sit(
        self: &Arc<Self>,
        tokens: &[String],
        name: Option<String>,
        nonce: Option<String>,
    ) -> Result<Sides, Error> {
        again!(self.try_sit(tokens, &name, &nonce).await)
    }

    async fn try_sit(
        self: &Arc<Self>,
        tokens: &[String],
        name: &Option<String>,
        nonce: &Option<String>,
    ) -> Result<Sides, Error> {
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        let sides = match table.seats_of(tokens) {
            Ok(sides) => sides,
            Err(error) => {
                cache.table = Some(table);
                return Err(error);
            }
        };
        let changed = table.seated(sides, name.clone(), nonce.clone());
        let moved = !changed.is_empty();
        if moved {
            self.seat(&mut table, changed).await?;
        }
        if self.follow(table, &mut cache).await || moved {
            self.show();
        }
        Ok(sides)
    }

    /// Puts a player's share of the dice in, drawn after he has seen the
    /// commitment. The game begins once both are there.
    pub async fn share(
        self: &Arc<Self>,
        side: Side,
        commitment: &str,
        nonce: String,
    ) -> Result<(), Error> {
        again!(self.try_share(side, commitment, &nonce).await)
    }

    async fn try_share(
        self: &Arc<Self>,
        side: Side,
        commitment: &str,
        nonce: &str,
    ) -> Result<(), Error> {
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        match table.shared(side, commitment, nonce.into()) {
            Ok(Some(seat)) => {
                self.seat(&mut table, vec![(side, seat)]).await?;
                self.follow(table, &mut cache).await;
                self.show();
                Ok(())
            }
            known => {
                cache.table = Some(table);
                known.map(|_| ())
            }
        }
    }

    /// Stores the seats of players who have sat down. The game may begin by it.
    async fn seat(&self, table: &mut Table, changed: Vec<(Side, Seat)>) -> Result<(), Error> {
        self.app.store().seat(&self.id, table.stored.changes, &changed).await?;
        table.stored.changes += 1;
        table.seat(changed, self.app.game(&table.stored.game));
        self.start_clock(table).await
    }

    /// Plays an action that answers `entry`.
    pub async fn play(
        self: &Arc<Self>,
        entry: u32,
        side: Side,
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
        self.enter(client_id, played).await
    }

    /// Takes the last action back, which was `entry`.
    pub async fn undo(
        self: &Arc<Self>,
        entry: u32,
        sides: Sides,
        client_id: &str,
    ) -> Result<Entered, Error> {
        self.enter(client_id, |table| table.undo(entry, sides, client_id.into())).await
    }

    /// Gives the game up.
    pub async fn resign(self: &Arc<Self>, side: Side, client_id: &str) -> Result<Entered, Error> {
        self.enter(client_id, |table| table.resign(side, client_id.into())).await
    }

    /// Plays again, where the computer has since the time ran out.
    pub async fn come_back(
        self: &Arc<Self>,
        side: Side,
        client_id: &str,
    ) -> Result<Entered, Error> {
        self.enter(client_id, |table| table.come_back(side, client_id.into())).await
    }

    /// Says whose time has run out, if somebody's has.
    pub async fn judge(self: &Arc<Self>) -> Result<(), Error> {
        let look =
            |table: &Table| (clocks::out(table, now()), table.entry(), clocks::deadline(table));
        let (out, entry, deadline) = self.read(look).await?;
        if let Some(side) = out {
            let id = format!("out-{side}-{entry}");
            // It is shown when this is dropped.
            let _entered = self.enter(&id, |table| table.run_out(side, id.clone())).await?;
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

    /// Offers a draw, or agrees to the one that the other side offers.
    pub async fn draw(self: &Arc<Self>, side: Side, client_id: &str) -> Result<Entered, Error> {
        let agrees = |table: &Table| {
            asked::offers(table, side.other()) || table.acknowledged(client_id).is_some()
        };
        if !self.read(agrees).await? {
            let offered = self.ask(|table| Ok(vec![(side, asked::offered(table, side)?)])).await?;
            // The other side may have offered at the same moment.
            if !self.read(agrees).await? {
                return Ok(offered);
            }
        }
        self.enter(client_id, |table| table.agree(side, client_id.into())).await
    }

    /// Asks to take the last action of `side` back, or agrees to take back what the other side asks for;
    /// at once where nobody else has to agree. `entry` is the last one when that was said.
    pub async fn take_back(
        self: &Arc<Self>,
        entry: u32,
        side: Side,
        seats: Sides,
        client_id: &str,
    ) -> Result<Entered, Error> {
        let asks = |table: &Table| {
            if table.acknowledged(client_id).is_some() {
                return Ok(Some(side));
            }
            asked::taken_back(table, entry, side, seats)
        };
        if self.read(asks).await??.is_none() {
            let asks = |table: &Table| {
                let seat = table.stored.seats[side].clone();
                Ok(vec![(side, Seat { asks_back: Some(table.entry()), ..seat })])
            };
            return self.ask(asks).await;
        }
        let back = |table: &mut Table| match asked::taken_back(table, entry, side, seats)? {
            Some(whose) => table.take_back(whose, client_id.into()),
            None => Err(Error::Stale(table.entry())),
        };
        self.enter(client_id, back).await
    }

    /// Asks for a pause, or agrees to the one that the other side asks for.
    pub async fn pause(
        self: &Arc<Self>,
        side: Side,
        seats: Sides,
        client_id: &str,
    ) -> Result<Entered, Error> {
        let agreed = |table: &Table| {
            if table.acknowledged(client_id).is_some() {
                return Ok(true);
            }
            asked::pauses(table, side, seats)
        };
        if !self.read(agreed).await?? {
            let asks = |table: &Table| {
                let seat = table.stored.seats[side].clone();
                Ok(vec![(side, Seat { asks_pause: Some(table.entry()), ..seat })])
            };
            return self.ask(asks).await;
        }
        self.enter(client_id, |table| table.pause(side, true, client_id.into())).await
    }

    /// Ends a pause.
    pub async fn resume(self: &Arc<Self>, side: Side, client_id: &str) -> Result<Entered, Error> {
        self.enter(client_id, |table| table.pause(side, false, client_id.into())).await
    }

    /// Takes back what is offered, and lets no offer of the other side stand.
    pub async fn decline(self: &Arc<Self>) -> Result<(), Error> {
        self.ask(|table| Ok(asked::declined(table))).await.map(|_| ())
    }

    /// Asks for another game with sides swapped; once both do, it is there.
    pub async fn rematch(self: &Arc<Self>, side: Side) -> Result<Entered, Error> {
        let entered = self.ask(|table| Ok(vec![(side, asked::wants(table, side)?)])).await?;
        if self.read(asked::all_want).await? {
            self.open_next().await?;
        }
        Ok(entered)
    }

    async fn open_next(self: &Arc<Self>) -> Result<(), Error> {
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        let game = self.app.game(&table.stored.game);
        let rules = game.map_or(table.stored.rules, |game| game.facts().rules_version);
        let next = asked::next(&table, rules);
        // Somebody may have been quicker, and then that one is read.
        match self.app.store().insert_next(&next, &self.id).await {
            Ok(()) => {
                table.stored.next = Some(next.id);
                table.stored.changes += 1;
                cache.messages.changed();
                cache.table = Some(table);
            }
            Err(Error::Overtaken) => {}
            Err(error) => return Err(error),
        }
        self.show();
        Ok(())
    }

    /// Changes what the players ask each other, and stores it; no entry is made.
    async fn ask(
        self: &Arc<Self>,
        change: impl Fn(&Table) -> Result<Vec<(Side, Seat)>, Error>,
    ) -> Result<Entered, Error> {
        again!(self.try_ask(&change).await)
    }

    async fn try_ask(
        self: &Arc<Self>,
        change: &impl Fn(&Table) -> Result<Vec<(Side, Seat)>, Error>,
    ) -> Result<Entered, Error> {
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        let changed = match change(&table) {
            Ok(changed) => changed,
            Err(refused) => {
                cache.table = Some(table);
                return Err(refused);
            }
        };
        self.seat(&mut table, changed).await?;
        let acknowledged = Acknowledged { entry: table.entry(), number: table.number() };
        cache.messages.changed();
        cache.table = Some(table);
        Ok(Entered { acknowledged, unseen: Some(Unseen(self.clone())) })
    }

    /// Makes a change and stores it; it is seen once it has been acknowledged.
    /// What was acknowledged before is so again.
    async fn enter(
        self: &Arc<Self>,
        client_id: &str,
        change: impl Fn(&mut Table) -> Result<Entry, Error>,
    ) -> Result<Entered, Error> {
        again!(self.try_enter(client_id, &change).await)
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
        self.append(&table, &entry).await?;
        let acknowledged = Acknowledged { entry: entry.number, number: table.number() };
        let unseen = news.or_else(|| Some(Unseen(self.clone())));
        self.follow(table, &mut cache).await;
        Ok(Entered { acknowledged, unseen })
    }

    async fn append(&self, table: &Table, entry: &Entry) -> Result<(), Error> {
        let (result, rules) = (table.result(), table.stored.rules);
        let played = |side: &Side| table.is_bot(*side) || entry.kind == EntryKind::Back;
        let bots = Side::BOTH.into_iter().filter(played);
        let bots = bots.map(|side| (side, table.asks_bot(side))).collect();
        let deadline = clocks::deadline(table);
        let after = After { result: result.as_deref(), rules, deadline, bots };
        let begun = Instant::now();
        self.app.store().append(&self.id, entry, &after).await?;
        self.app.counts().stored(begun.elapsed());
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
            let id = format!("orders-{}", table.entry() + 1);
            let entry = match table.play(table.entry(), side, &pass, id) {
                Ok(entry) => entry,
                Err(error) => {
                    tracing::error!(table = self.id, %side, pass, %error, "the rules refuse their own pass");
                    break;
                }
            };
            match self.append(&table, &entry).await {
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

    fn wake_bots(self: &Arc<Self>, table: &mut Table) {
        let Stage::Playing(playing) = &table.stage else { return };
        let next = table.scripted();
        let mut woken = Vec::new();
        for side in table.awaited().iter() {
            let scripted = next.as_ref().and_then(|next| next.any_of.first().cloned());
            let seat = &table.stored.seats[side];
            let busy = table.thinking[side].is_some_and(|entry| table.still_holds(entry, side));
            if table.asks_bot(side) && !busy {
                let usual = || self.app.usual_level(&table.stored.game);
                let level = seat.level.clone().unwrap_or_else(usual);
                woken.push(side);
                let (entry, answers) = (table.entry(), table.answers(side));
                let thought = Thought { entry, side, level, answers, scripted };
                tokio::spawn(self.clone().think(playing.boxed(), thought));
            }
        }
        for side in woken {
            table.thinking[side] = Some(table.entry());
        }
    }

    /// Its answer counts only if the choice is still the one it thought about.
    async fn think(self: Arc<Self>, playing: Box<dyn engine::AnyPlaying>, thought: Thought) {
        let Thought { entry, side, level, answers, scripted } = thought;
        let thinkers = self.app.thinkers();
        let asked = Instant::now();
        let thought = async {
            match scripted {
                Some(play) => Some(play),
                None => thinkers.think(self.bots.clone(), playing, side, &level).await,
            }
        };
        let play = match self.alone(side, entry, thought).await {
            Ok(Some(play)) => play,
            Ok(None) => return,
            Err(error) => {
                tracing::error!(table = self.id, %side, %error, "a bot was not asked");
                tokio::time::sleep(Duration::from_secs(1)).await;
                return Box::pin(self.wake()).await;
            }
        };
        self.app.counts().thought();
        if answers {
            tokio::time::sleep(thinkers.until_the_beat(asked.elapsed())).await;
        }
        let id = format!("bot-{side}-{entry}");
        let played = self.enter(&id, |table| table.play(entry, side, &play, id.clone()));
        match Box::pin(played).await {
            Ok(_) | Err(Error::Stale(_) | Error::Over) => {}
            Err(error) => {
                tracing::error!(table = self.id, %side, %error, "a bot's action was not stored");
                tokio::time::sleep(Duration::from_secs(1)).await;
                Box::pin(self.wake()).await;
            }
        }
    }

    /// Thinks while no other node thinks about the same, and tells them as long as it does.
    async fn alone(
        &self,
        side: Side,
        entry: u32,
        thought: impl Future<Output = Option<String>>,
    ) -> Result<Option<String>, Error> {
        let Some(postgres) = self.app.store().shared() else { return Ok(thought.await) };
        if !postgres.claim(&self.id, side, entry).await? {
            return Ok(None);
        }
        let mut thought = std::pin::pin!(thought);
        loop {
            match tokio::time::timeout(SAID_AGAIN, &mut thought).await {
                Ok(play) => return Ok(play),
                Err(_) => {
                    if let Err(error) = postgres.hold_on(&self.id, side).await {
                        // Another node may think about the same now, and one of both comes too late.
                        tracing::warn!(table = self.id, ?error, "a bot may be asked twice");
                    }
                }
            }
        }
    }

    /// Takes over from a node that is gone. If there is nothing to do any more, that is said.
    pub async fn relieve(self: &Arc<Self>, job: &Job) -> Result<(), Error> {
        self.wake().await;
        match self.app.store().shared() {
            Some(postgres) if !self.read(|table| table.asks_bot(job.side)).await? => {
                postgres.end(job).await
            }
            _ => Ok(()),
        }
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

    /// Lets what waits for nobody go on.
    pub async fn wake(self: &Arc<Self>) {
        let mut cache = self.cache.lock().await;
        match self.take(&mut cache).await {
            Ok(mut table) => {
                table.thinking = BySide::default();
                self.follow(table, &mut cache).await;
                self.show();
            }
            Err(error) => tracing::error!(table = self.id, %error, "the table can't be read"),
        }
    }

    /// Gives standing orders, or takes them back.
    pub async fn order(
        self: &Arc<Self>,
        side: Side,
        until: Option<Until>,
        moment: Option<String>,
    ) -> Result<(), Error> {
        again!(self.try_order(side, until, moment.clone()).await)
    }

    async fn try_order(
        self: &Arc<Self>,
        side: Side,
        until: Option<Until>,
        moment: Option<String>,
    ) -> Result<(), Error> {
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        match orders::given(&table, side, until, moment) {
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

    /// Why nothing can be done by clicking there.
    pub async fn why(&self, side: Side, on: &Target) -> Result<Option<Refusal>, Error> {
        self.read(|table| {
            let playing = table.playing().filter(|_| table.awaited().has(side));
            playing.and_then(|playing| playing.why(side, on))
        })
        .await
    }

    /// Where that side can bring the force on the move.
    pub async fn ways(&self, side: Side) -> Result<WaysMessage, Error> {
        let now = self
            .read(|table| {
                let playing = table.playing().filter(|_| table.awaited().has(side));
                playing.map(|playing| (playing.boxed(), table.base))
            })
            .await?;
        let (playing, base) = now.ok_or(Error::NotYourTurn)?;
        // A long way takes milliseconds to find.
        let found = tokio::task::spawn_blocking(move || WaysMessage {
            number: base + playing.number(),
            ways: playing.ways(side),
        });
        found.await.map_err(|error| Error::Store(error.to_string()))
    }

    /// The odds of an action that was offered to that side at `entry`. Nothing is told of a moment
    /// that is gone.
    pub async fn odds(&self, entry: u32, side: Side, play: &str) -> Result<OddsMessage, Error> {
        let answer = |odds| Ok(OddsMessage { entry, play: play.into(), odds });
        let reckoner = self.app.reckoner();
        let turn = reckoner.turn().await;
        // Only now: who has played meanwhile wants no odds of what he did not choose.
        let now = self
            .read(|table| {
                let playing = table.playing().filter(|_| table.awaited().has(side))?;
                (table.entry() == entry).then(|| playing.boxed())
            })
            .await?;
        let Some(playing) = now else { return answer(None) };
        if let Some(odds) = self.odds.get(entry, side, play) {
            return answer(odds);
        }
        let odds = reckoner.odds(&turn, playing, side, play).await;
        self.odds.keep(entry, side, play, &odds);
        answer(odds)
    }

    /// What the computer would do in the place of `side`, asked by who holds `seats`, at `entry`. Only
    /// who plays against the computer, or holds both seats, is told: between two people it is no fair play.
    pub async fn hint(&self, entry: u32, side: Side, seats: Sides) -> Result<HintMessage, Error> {
        let now = self
            .read(|table| {
                let foe = side.other();
                if !seats.has(foe) && table.stored.seats[foe].kind != SeatKind::Bot {
                    return Err(Error::Wrong(
                        "hints are given against the computer, or to who plays both sides".into(),
                    ));
                }
                let playing = table.playing().filter(|_| table.awaited().has(side));
                Ok(playing
                    .filter(|_| table.still_holds(entry, side))
                    .map(|playing| playing.boxed()))
            })
            .await??;
        let answer = |hints| Ok(HintMessage { entry, side, hints });
        let Some(playing) = now else { return answer(Vec::new()) };
        if let Some(hints) = self.hinted.get(entry, side) {
            return answer(hints);
        }
        let hints = self.app.adviser().hints(playing, side).await;
        self.hinted.keep(entry, side, &hints);
        answer(hints)
    }

    /// The table as it stood after `number` actions, through those eyes.
    pub async fn at(&self, number: u32, eye: Eye) -> Result<AtMessage, Error> {
        let then = self
            .read(|table| {
                let game = self.app.game(&table.stored.game)?;
                Some((Then::of(table, number, table.eye(eye))?, game))
            })
            .await?;
        let (then, game) = then.ok_or(Error::NotYourTurn)?;
        // A long game takes milliseconds to replay.
        let then = tokio::task::spawn_blocking(move || then.message(game));
        then.await.map_err(|error| Error::Store(error.to_string()))
    }

    /// The position to play on from after `number` actions of a finished game of that name, or as soon before
    /// as one can be written. Everything in it is open by then, hands too.
    pub async fn moment(&self, game: &str, number: u32) -> Result<String, Error> {
        let finished = |table: &Table| match table.stored.game == game {
            true => table.finished().map(AnyPlaying::boxed),
            false => Err(Error::Wrong(format!("that table is not of {game}"))),
        };
        let playing = self.read(finished).await??;
        let found = tokio::task::spawn_blocking(move || kept::last_position(&*playing, number));
        let found = found.await.map_err(|error| Error::Store(error.to_string()))?;
        found.ok_or_else(|| Error::Wrong("no moment up to there can be played on from".into()))
    }

    /// How the table stands for who comes with tokens of these hashes.
    pub async fn status(&self, hashes: &[String]) -> Result<TableStatus, Error> {
        let here = self.here();
        self.read(|table| TableStatus::of(table, hashes, here)).await
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
        seats: Sides,
        eye: Eye,
        told: Option<LastSeen>,
    ) -> Result<(Utf8Bytes, LastSeen), Error> {
        let mut cache = self.cache.lock().await;
        let table = self.take_known(&mut cache).await?;
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
            self.append(&table, &mending).await?;
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

/// Somebody is here, until this is dropped.
pub struct Presence {
    room: Arc<Room>,
    seats: Sides,
}

impl Presence {
    /// Counts somebody who holds these seats.
    pub fn new(room: Arc<Room>, seats: Sides) -> Presence {
        let presence = Presence { room, seats };
        presence.count(|n| n + 1);
        presence
    }

    fn count(&self, change: impl Fn(usize) -> usize) {
        let mut news = Vec::new();
        {
            let mut present = self.room.present();
            present.sockets = change(present.sockets);
            for side in self.seats.iter() {
                let before = present.seats[side];
                present.seats[side] = change(before);
                let now = present.seats[side];
                if (before == 0) != (now == 0) {
                    news.push((side, 0 < now));
                }
            }
        }
        if !news.is_empty() {
            self.room.show_here();
        }
        if let Some(postgres) = self.room.app.store().shared() {
            for (side, here) in news {
                postgres.tell_of(&self.room.id, side, here);
            }
        }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.count(|n| n.saturating_sub(1));
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use engine::{Secret, Setup};

    use super::*;
    use crate::Config;
    use crate::store::{Seat, Stored};

    struct Folder(PathBuf);

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    #[tokio::test]
    async fn nobody_sees_an_entry_before_it_is_acknowledged() {
        let folder =
            Folder(std::env::temp_dir().join(format!("carillon-room-{}", std::process::id())));
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
            seats: BySide::of(|side| Seat { nonce: Some(side.to_string()), ..Seat::default() }),
            entries: Vec::new(),
            orders: BySide::default(),
            result: None,
            created: 0,
            next: None,
            clock: None,
            begun: None,
            outages: Vec::new(),
            lesson: None,
            changes: 0,
        };
        app.store().insert(&table, None).await.unwrap();
        let room = app.room("abc").await.unwrap();
        let mut seen = room.changes();
        let first = |table: &Table| {
            let side = table.awaited().iter().next().unwrap();
            (side, table.playing().unwrap().choices(side)[0].play.clone())
        };
        let (side, play) = room.read(first).await.unwrap();
        seen.borrow_and_update();
        let entered = room.play(0, side, &play, "one").await.unwrap();
        assert_eq!(entered.acknowledged, Acknowledged { entry: 1, number: 1 });
        assert_eq!(app.store().load("abc").await.unwrap().entries.len(), 1);
        assert!(!seen.has_changed().unwrap(), "shown before it was acknowledged");
        drop(entered);
        assert!(seen.has_changed().unwrap());
    }
}
