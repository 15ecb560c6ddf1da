//! A table that somebody is at. One change at a time: it is checked, stored,
//! acknowledged, shown.

use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use engine::{AnyPlaying, BySide, Eye, Followed, Refusal, Side, Sides, Target};
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
use crate::store::{After, ChatLine, Entry, Seat, SeatKind, Until};
use crate::{App, Error};

/// A table that somebody is at.
pub struct Room {
    pub id: String,
    app: App,
    cache: Mutex<Cache>,
    /// Counts what there is to be seen.
    changed: watch::Sender<u64>,
    chat: broadcast::Sender<Arc<ChatLine>>,
    /// One line of chat at a time, so that all hear them in the order of their numbers.
    speaking: Mutex<()>,
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
            speaking: Mutex::default(),
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
        self.hand_over(|table| claims::claim(table, invitation, key, name)).await
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
        change: impl FnOnce(&Table) -> Result<HandedOver, Error>,
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
        let before = table.stored.seats[side].token_hash.as_deref();
        let stored = self.app.store().hand_over(&self.id, side, &seat, before).await;
        stored.map_err(elsewhere)?;
        table.stored.seats[side] = seat;
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
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        let sides = match table.seats_of(tokens) {
            Ok(sides) => sides,
            Err(error) => {
                cache.table = Some(table);
                return Err(error);
            }
        };
        let changed = table.seated(sides, name, nonce);
        let moved = !changed.is_empty();
        if moved {
            self.app.store().seat(&self.id, &changed).await?;
            table.seat(changed, self.app.game(&table.stored.game));
            self.start_clock(&mut table).await?;
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
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        match table.shared(side, commitment, nonce) {
            Ok(Some(seat)) => {
                let changed = vec![(side, seat)];
                self.app.store().seat(&self.id, &changed).await?;
                table.seat(changed, self.app.game(&table.stored.game));
                self.start_clock(&mut table).await?;
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

    /// Plays an action that answers `entry`.
    pub async fn play(
        self: &Arc<Self>,
        entry: u32,
        side: Side,
        play: &str,
        client_id: &str,
    ) -> Result<Entered, Error> {
        let id = client_id.to_string();
        let played = |table: &mut Table| {
            if table.played_for.has(side) {
                return Err(Error::Wrong(
                    "the computer plays for you: take your seat again".into(),
                ));
            }
            table.play(entry, side, play, id)
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
        let id = client_id.to_string();
        self.enter(client_id, |table| table.undo(entry, sides, id)).await
    }

    /// Gives the game up.
    pub async fn resign(self: &Arc<Self>, side: Side, client_id: &str) -> Result<Entered, Error> {
        let id = client_id.to_string();
        self.enter(client_id, |table| table.resign(side, id)).await
    }

    /// Plays again, where the computer has since the time ran out.
    pub async fn come_back(
        self: &Arc<Self>,
        side: Side,
        client_id: &str,
    ) -> Result<Entered, Error> {
        let id = client_id.to_string();
        self.enter(client_id, |table| table.come_back(side, id)).await
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
        self.app.store().start(&self.id, time, deadline).await.map_err(elsewhere)
    }

    /// What is in memory may not be what there is.
    pub async fn read_again(&self) {
        self.cache.lock().await.table = None;
        self.show();
    }

    /// Offers a draw, or agrees to the one that the other side offers.
    pub async fn draw(self: &Arc<Self>, side: Side, client_id: &str) -> Result<Entered, Error> {
        let agrees = |table: &Table| {
            asked::offers(table, side.other()) || table.acknowledged(client_id).is_some()
        };
        let id = client_id.to_string();
        if !self.read(agrees).await? {
            let offered = self.ask(|table| Ok(vec![(side, asked::offered(table, side)?)])).await?;
            // The other side may have offered at the same moment.
            if !self.read(agrees).await? {
                return Ok(offered);
            }
        }
        self.enter(client_id, |table| table.agree(side, id)).await
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
        let id = client_id.to_string();
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
            Some(whose) => table.take_back(whose, id),
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
        let id = client_id.to_string();
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
        self.enter(client_id, |table| table.pause(side, true, id)).await
    }

    /// Ends a pause.
    pub async fn resume(self: &Arc<Self>, side: Side, client_id: &str) -> Result<Entered, Error> {
        let id = client_id.to_string();
        self.enter(client_id, |table| table.pause(side, false, id)).await
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
                cache.messages.changed();
                cache.table = Some(table);
            }
            Err(Error::Stale(_)) => {}
            Err(error) => return Err(error),
        }
        self.show();
        Ok(())
    }

    /// Changes what the players ask each other, and stores it; no entry is made.
    async fn ask(
        self: &Arc<Self>,
        change: impl FnOnce(&Table) -> Result<Vec<(Side, Seat)>, Error>,
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
        self.app.store().seat(&self.id, &changed).await?;
        for (side, seat) in changed {
            table.stored.seats[side] = seat;
        }
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
        change: impl FnOnce(&mut Table) -> Result<Entry, Error>,
    ) -> Result<Entered, Error> {
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        if let Some(acknowledged) = table.acknowledged(client_id) {
            cache.table = Some(table);
            return Ok(Entered { acknowledged, unseen: None });
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
        let unseen = Some(Unseen(self.clone()));
        self.follow(table, &mut cache).await;
        Ok(Entered { acknowledged, unseen })
    }

    async fn append(&self, table: &Table, entry: &Entry) -> Result<(), Error> {
        let (result, rules) = (table.result(), table.stored.rules);
        let after = After { result: result.as_deref(), rules, deadline: clocks::deadline(table) };
        let begun = Instant::now();
        let stored = self.app.store().append(&self.id, entry, &after).await;
        stored.map_err(elsewhere)?;
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
                if let Err(error) = self.app.store().order(&self.id, side, None).await {
                    tracing::warn!(table = self.id, %error, "orders that ran out are still stored");
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
            if let Err(error) = self.append(&table, &entry).await {
                tracing::error!(table = self.id, %error, "orders were not carried out");
                return news;
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
        if table.paused {
            return;
        }
        let next = table.followed().and_then(|(_, followed)| match followed {
            Followed::Next(next) => Some(next),
            Followed::Done | Followed::Left => None,
        });
        let mut woken = Vec::new();
        for side in table.awaited().iter() {
            // Where both may choose at once, the learner comes first.
            if next.as_ref().is_some_and(|next| next.side != side) {
                continue;
            }
            let scripted = next.as_ref().and_then(|next| next.any_of.first().cloned());
            let seat = &table.stored.seats[side];
            let is_bot = seat.kind == SeatKind::Bot || table.played_for.has(side);
            let busy = table.thinking[side].is_some_and(|entry| table.still_holds(entry, side));
            if is_bot && !busy {
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
        let found = match scripted {
            Some(play) => Some(play),
            None => thinkers.think(self.bots.clone(), playing, side, &level).await,
        };
        let Some(play) = found else { return };
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
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        match orders::given(&table, side, until, moment) {
            Ok(order) => {
                self.app.store().order(&self.id, side, order.as_ref()).await?;
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
            Some(side) => self.read(|table| table.stored.seats[side].name.clone()).await?,
            None => None,
        };
        let from = name.map(String::from).or(seat_name).unwrap_or_default();
        let _speaking = self.speaking.lock().await;
        let mut line = ChatLine { number: 0, from, side, text, time: now() };
        line.number = self.app.store().say(&self.id, &line).await?;
        // Nobody may be listening.
        let _ = self.chat.send(Arc::new(line));
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
        BySide::of(|side| 0 < present.seats[side])
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
        let table = self.take(&mut cache).await?;
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

    /// The table out of the cache, or out of the store.
    async fn take(&self, cache: &mut Cache) -> Result<Table, Error> {
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

    fn show(&self) {
        self.changed.send_modify(|version| *version += 1);
    }

    fn present(&self) -> std::sync::MutexGuard<'_, Present> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What the store says when somebody was quicker there.
fn elsewhere(error: Error) -> Error {
    match error {
        Error::Stale(_) => {
            Error::Busy("the table was changed elsewhere at the same moment; try again")
        }
        other => other,
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
        let mut news = false;
        {
            let mut present = self.room.present();
            present.sockets = change(present.sockets);
            for side in self.seats.iter() {
                let before = present.seats[side];
                present.seats[side] = change(before);
                news |= (before == 0) != (present.seats[side] == 0);
            }
        }
        if news {
            self.room.show();
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
