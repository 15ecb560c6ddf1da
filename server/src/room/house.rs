//! All tables of a server: the store, the services that rooms share, and the rooms that have clients.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use engine::AnyGame;
use shelf::Shelf;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval};

use super::Room;
use super::news::LobbyNews;
use super::online::OnlinePlayers;
use super::timekeeper::{LOOK, Timekeeper};
use crate::accounts::Accounts;
use crate::clock::now;
use crate::counts::Counts;
use crate::limits::Limits;
use crate::ratings::Ratings;
use crate::secrets::SecretSource;
use crate::services::hints::Adviser;
use crate::services::odds::Reckoner;
use crate::services::programs::Programs;
use crate::services::reviews::Reviewer;
use crate::services::thinkers::Thinkers;
use crate::store::{Store, no_such_table};
use crate::{Config, Error, StartError};

/// All tables of a server.
#[derive(Clone)]
pub struct House(Arc<Inner>);

struct Inner {
    store: Store,
    accounts: Accounts,
    ratings: Ratings,
    shelf: Arc<Shelf>,
    thinkers: Thinkers,
    programs: Arc<Programs>,
    timekeeper: Timekeeper,
    reckoner: Reckoner,
    adviser: Adviser,
    reviewer: Reviewer,
    news: Arc<LobbyNews>,
    online: Arc<OnlinePlayers>,
    limits: Limits,
    dice: SecretSource,
    counts: Arc<Counts>,
    /// The rooms with clients. A room exists as long as a client or a task holds it.
    rooms: Mutex<HashMap<String, Weak<Room>>>,
    closing: watch::Sender<bool>,
}

impl House {
    /// Opens the store: a folder, which is created if necessary, or a database that other nodes share.
    pub async fn open(config: &Config, shelf: Arc<Shelf>) -> Result<House, StartError> {
        let thinkers = Thinkers::new(shelf.clone(), config.beat, &config.limits);
        let (named, stop) = (config.programs.clone(), thinkers.stopping());
        let programs = Arc::new(Programs::new(named, &config.limits, stop));
        let store = Store::open(config).await?;
        Ok(House(Arc::new(Inner {
            accounts: Accounts::new(store.clone()),
            ratings: Ratings::new(store.clone(), shelf.clone()),
            store,
            reckoner: Reckoner::new(shelf.clone()),
            adviser: Adviser::new(shelf.clone(), thinkers.stopping()),
            reviewer: Reviewer::new(shelf.clone(), thinkers.stopping()),
            thinkers,
            programs,
            timekeeper: Timekeeper::default(),
            shelf,
            news: Arc::default(),
            online: Arc::default(),
            limits: config.limits.clone(),
            dice: SecretSource::new(config.seed),
            counts: Arc::default(),
            rooms: Mutex::default(),
            closing: watch::Sender::new(false),
        })))
    }

    pub fn store(&self) -> &Store {
        &self.0.store
    }

    pub fn accounts(&self) -> &Accounts {
        &self.0.accounts
    }

    pub fn ratings(&self) -> &Ratings {
        &self.0.ratings
    }

    pub fn shelf(&self) -> &Shelf {
        &self.0.shelf
    }

    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub fn news(&self) -> &Arc<LobbyNews> {
        &self.0.news
    }

    pub fn online(&self) -> &Arc<OnlinePlayers> {
        &self.0.online
    }

    /// Returns those of these accounts whose players are online, here or at another node.
    pub async fn online_of(&self, accounts: &[String]) -> Result<HashSet<String>, Error> {
        let mut online: HashSet<String> = self.online().all().into_iter().collect();
        online.retain(|account| accounts.contains(account));
        if let Some(postgres) = self.store().shared()
            && !accounts.is_empty()
        {
            online.extend(postgres.online_elsewhere(accounts).await?);
        }
        Ok(online)
    }

    /// Tells the lobby of every visitor, at all nodes, that a topic has changed.
    pub fn tell_lobby(&self, topic: &str) {
        self.news().tell(topic);
        if let Some(postgres) = self.store().shared() {
            postgres.tell(topic);
        }
    }

    pub fn dice(&self) -> &SecretSource {
        &self.0.dice
    }

    pub fn counts(&self) -> &Arc<Counts> {
        &self.0.counts
    }

    pub fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    pub fn programs(&self) -> &Arc<Programs> {
        &self.0.programs
    }

    pub fn reckoner(&self) -> &Reckoner {
        &self.0.reckoner
    }

    pub fn adviser(&self) -> &Adviser {
        &self.0.adviser
    }

    pub fn reviewer(&self) -> &Reviewer {
        &self.0.reviewer
    }

    /// Returns the game with that name, if the shelf has it.
    pub fn game(&self, name: &str) -> Option<&'static dyn AnyGame> {
        self.0.shelf.get(name).map(|shelved| shelved.game())
    }

    /// Returns the title of a game, which is the same in all languages; the game's name if it has no title.
    pub fn title<'a>(&self, game: &'a str) -> &'a str {
        let texts = self.game(game).map_or(&[][..], |game| game.facts().texts);
        let mut lines = texts.iter().flat_map(|(_, _, text)| text.lines());
        lines.find_map(|line| line.strip_prefix("game-title = ")).map_or(game, str::trim)
    }

    /// Returns when a notice of an event that happens now is due.
    pub fn notices_due(&self) -> i64 {
        let wait = i64::try_from(self.limits().notice_ms).unwrap_or(i64::MAX);
        now().saturating_add(wait)
    }

    /// Returns the default level of a game's bots.
    pub fn usual_level(&self, game: &str) -> String {
        self.0.shelf.get(game).map_or(String::new(), |shelved| shelved.default_level().to_string())
    }

    /// Checks the clocks of all tables at intervals, until the future is dropped.
    pub async fn keep_clocks(&self) {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            looks.tick().await;
            // This record comes first, because it also notes an outage that has just ended. The time of the
            // outage must not count when the clocks are judged.
            let looked = match self.note_time().await {
                Ok(()) => self.judge().await,
                failed => failed,
            };
            if let Err(error) = looked {
                tracing::error!(cause = ?error, "the clocks can't be read");
            }
        }
    }

    /// Records that this server is running. If no server has run for a while, all tables are read again.
    pub async fn note_time(&self) -> Result<(), Error> {
        self.0.timekeeper.note(self.store(), self.read_again()).await
    }

    /// Makes an entry for every side whose time has run out.
    async fn judge(&self) -> Result<(), Error> {
        for table in self.store().overdue(now()).await? {
            let judged = match self.room(&table).await {
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

    /// Forgets these tables in memory, after their seats were changed in the store. Other nodes learn of the
    /// change.
    pub async fn read_seats_again(&self, tables: &[String]) {
        for room in self.rooms_of(Some(tables)) {
            room.read_again().await;
        }
        if let Some(postgres) = self.store().shared() {
            tables.iter().for_each(|table| postgres.tell(table));
        }
    }

    /// Forgets all tables in memory, so that they are read from the store again.
    async fn read_again(&self) {
        for room in self.rooms_of(None) {
            room.read_again().await;
        }
    }

    /// Returns the room of a table. There is never more than one.
    pub async fn room(&self, table: &str) -> Result<Arc<Room>, Error> {
        if let Some(room) = self.rooms().get(table).and_then(Weak::upgrade) {
            return Ok(room);
        }
        if !self.store().has(table).await? {
            return Err(no_such_table(table));
        }
        let mut rooms = self.rooms();
        if let Some(room) = rooms.get(table).and_then(Weak::upgrade) {
            return Ok(room);
        }
        let room = Arc::new(Room::new(table.into(), self.clone()));
        rooms.insert(table.into(), Arc::downgrade(&room));
        Ok(room)
    }

    /// Forgets the room of a table, unless it has clients again.
    pub(super) fn forget(&self, table: &str) {
        let mut rooms = self.rooms();
        if rooms.get(table).is_some_and(|room| room.strong_count() == 0) {
            rooms.remove(table);
        }
    }

    /// Returns the rooms of these tables, as far as they have clients; with `None`, all rooms that have
    /// clients.
    pub(super) fn rooms_of(&self, tables: Option<&[String]>) -> Vec<Arc<Room>> {
        let rooms = self.rooms();
        match tables {
            Some(tables) => tables.iter().filter_map(|table| rooms.get(table)?.upgrade()).collect(),
            None => rooms.values().filter_map(Weak::upgrade).collect(),
        }
    }

    /// Returns the number of tables in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.rooms().len()
    }

    /// Returns a receiver that is notified when the server stops.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Notifies all clients that the server is stopping, and stops every bot.
    pub fn stop(&self) {
        self.0.closing.send_replace(true);
        self.thinkers().stop();
        self.programs().stop();
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Weak<Room>>> {
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
