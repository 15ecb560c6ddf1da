//! A table that somebody is at. One change at a time: it is checked, stored,
//! acknowledged, shown.

use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use engine::{BySide, Eye, Refusal, Side, Sides, Target};
use tokio::sync::{Mutex, MutexGuard, broadcast, watch};

use super::{Stage, Table, orders};
use crate::clock::now;
use crate::input;
use crate::live::messages::{self, AtMessage, Messages, Viewer, WaysMessage};
use crate::store::{ChatLine, Entry, SeatKind, Until};
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

    /// Takes the seats of these tokens. The game may begin by it.
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
        if !changed.is_empty() {
            self.app.store().seat(&self.id, &changed).await?;
            table.seat(changed, self.app.game(&table.stored.game));
            self.show();
        }
        self.follow(table, &mut cache).await;
        Ok(sides)
    }

    /// Plays an action that was chosen when the game stood at `number`; returns the number to acknowledge.
    pub async fn play(
        self: &Arc<Self>,
        number: u32,
        side: Side,
        play: &str,
        client_id: &str,
    ) -> Result<u32, Error> {
        let id = client_id.to_string();
        self.enter(client_id, |table| table.play(number, side, play, id)).await
    }

    /// Takes the last action back.
    pub async fn undo(
        self: &Arc<Self>,
        number: u32,
        sides: Sides,
        client_id: &str,
    ) -> Result<u32, Error> {
        let id = client_id.to_string();
        self.enter(client_id, |table| table.undo(number, sides, id)).await
    }

    /// Gives the game up.
    pub async fn resign(self: &Arc<Self>, side: Side, client_id: &str) -> Result<u32, Error> {
        let id = client_id.to_string();
        self.enter(client_id, |table| table.resign(side, id)).await
    }

    /// Makes a change, stores it, and only then lets it be seen. Returns the
    /// number to acknowledge; what was acknowledged before is so again.
    async fn enter(
        self: &Arc<Self>,
        client_id: &str,
        change: impl FnOnce(&mut Table) -> Result<Entry, Error>,
    ) -> Result<u32, Error> {
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        if let Some(number) = table.acknowledged(client_id) {
            cache.table = Some(table);
            return Ok(number);
        }
        let entry = match change(&mut table) {
            Ok(entry) => entry,
            Err(refused) => {
                cache.table = Some(table);
                return Err(refused);
            }
        };
        self.append(&table, &entry).await?;
        let number = table.number();
        self.show();
        self.follow(table, &mut cache).await;
        Ok(number)
    }

    async fn append(&self, table: &Table, entry: &Entry) -> Result<(), Error> {
        let stored = self.app.store().append(&self.id, entry, table.result().as_deref()).await;
        stored.map_err(|error| match error {
            Error::Stale(_) => {
                Error::Busy("the table was changed elsewhere at the same moment; try again")
            }
            other => other,
        })
    }

    /// What follows without anybody's doing: standing orders, then bots.
    async fn follow(self: &Arc<Self>, mut table: Table, cache: &mut MutexGuard<'_, Cache>) {
        loop {
            for side in orders::run_out(&table) {
                table.stored.orders[side] = None;
                if let Err(error) = self.app.store().order(&self.id, side, None).await {
                    tracing::warn!(table = self.id, %error, "orders that ran out are still stored");
                }
            }
            let Some((side, pass)) = orders::due(&table) else { break };
            let id = format!("orders-{}", table.entry() + 1);
            let entry = match table.play(table.number(), side, &pass, id) {
                Ok(entry) => entry,
                Err(error) => {
                    tracing::error!(table = self.id, %side, pass, %error, "the rules refuse their own pass");
                    break;
                }
            };
            if let Err(error) = self.append(&table, &entry).await {
                tracing::error!(table = self.id, %error, "orders were not carried out");
                return;
            }
            self.show();
        }
        self.wake_bots(&mut table);
        cache.table = Some(table);
    }

    fn wake_bots(self: &Arc<Self>, table: &mut Table) {
        let Stage::Playing(playing) = &table.stage else { return };
        let mut woken = Vec::new();
        for side in table.awaited().iter() {
            let seat = &table.stored.seats[side];
            let busy =
                table.thinking[side].is_some_and(|entry| table.still_holds_since(entry, side));
            if seat.kind == SeatKind::Bot && !busy {
                let level = seat.level.clone().unwrap_or_default();
                woken.push(side);
                tokio::spawn(self.clone().think(table.entry(), playing.boxed(), side, level));
            }
        }
        for side in woken {
            table.thinking[side] = Some(table.entry());
        }
    }

    /// Its answer counts only if the choice is still the one it thought about.
    async fn think(
        self: Arc<Self>,
        entry: u32,
        playing: Box<dyn engine::AnyPlaying>,
        side: Side,
        level: String,
    ) {
        let play = self.app.thinkers().think(playing, side, &level).await;
        let Some(play) = play else {
            tracing::error!(table = self.id, %side, level, "a bot has nothing to play");
            return;
        };
        let id = format!("bot-{side}-{entry}");
        let played = self.enter(&id, |table| {
            if !table.still_holds_since(entry, side) {
                return Err(Error::Stale(table.number()));
            }
            table.play(table.number(), side, &play, id.clone())
        });
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
            }
            Err(error) => tracing::error!(table = self.id, %error, "the table can't be read"),
        }
    }

    /// Gives standing orders, or takes them back.
    pub async fn order(self: &Arc<Self>, side: Side, until: Option<Until>) -> Result<(), Error> {
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        match orders::given(&table, side, until) {
            Ok(order) => {
                self.app.store().order(&self.id, side, order.as_ref()).await?;
                table.stored.orders[side] = order;
                self.show();
                self.follow(table, &mut cache).await;
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
                table.playing().filter(|_| table.awaited().has(side)).map(|it| it.boxed())
            })
            .await?;
        let playing = now.ok_or(Error::NotYourTurn)?;
        // A long way takes milliseconds to find.
        let found = tokio::task::spawn_blocking(move || WaysMessage {
            number: playing.number(),
            ways: playing.ways(side),
        });
        found.await.map_err(|error| Error::Store(error.to_string()))
    }

    /// The table as it stood after `number` actions, through those eyes.
    pub async fn at(&self, number: u32, eye: Eye) -> Result<AtMessage, Error> {
        let now = self
            .read(|table| messages::shown(table).map(|playing| (playing.boxed(), table.eye(eye))))
            .await?;
        let (playing, eye) = now.ok_or(Error::NotYourTurn)?;
        // A long game takes milliseconds to replay.
        let then =
            tokio::task::spawn_blocking(move || AtMessage::new(playing.at(number).as_ref(), eye));
        then.await.map_err(|error| Error::Store(error.to_string()))
    }

    /// The latest of the table for who looks with `eye` and was `told` the log
    /// through some eyes up to some entry; and what he has been told then.
    pub async fn look(
        &self,
        seats: Sides,
        eye: Eye,
        told: Option<(Eye, u32)>,
    ) -> Result<(Utf8Bytes, (Eye, u32)), Error> {
        let mut cache = self.cache.lock().await;
        let table = self.take(&mut cache).await?;
        let version = *self.changed.borrow();
        if cache.messages_of != version {
            cache.messages = Messages::default();
            cache.messages_of = version;
        }
        let now = table.eye(eye);
        let told = told.filter(|(then, _)| *then == now).map(|(_, entry)| entry);
        let (here, shared) = {
            let present = self.present();
            (BySide::of(|side| 0 < present.seats[side]), 2 < present.sockets)
        };
        let message = cache.messages.message(&table, Viewer { seats, eye, told }, here, shared);
        let entry = table.entry();
        cache.table = Some(table);
        Ok((message, (now, entry)))
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
        let stored = self.app.store().load(&self.id).await?;
        let game = self.app.game(&stored.game);
        let replayed = tokio::task::spawn_blocking(move || Table::replay(stored, game));
        replayed.await.map_err(|error| Error::Store(format!("replaying {}: {error}", self.id)))
    }

    fn show(&self) {
        self.changed.send_modify(|version| *version += 1);
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
