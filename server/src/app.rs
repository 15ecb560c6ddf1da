//! What all requests share: the games, the store, and the tables that somebody is at.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use engine::AnyGame;
use shelf::Shelf;
use tokio::sync::watch;

use crate::clock::now;
use crate::counts::Counts;
use crate::door::Places;
use crate::http::Hosts;
use crate::limits::{Addresses, Limits};
use crate::nodes;
use crate::store::{Store, no_such_table};
use crate::table::hints::Adviser;
use crate::table::odds::Reckoner;
use crate::table::programs::Programs;
use crate::table::reviews::Reviewer;
use crate::table::room::Room;
use crate::table::thinkers::Thinkers;
use crate::table::timekeeper::Timekeeper;
use crate::{Config, Error, secrets};

/// What all requests share.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    store: Store,
    shelf: Arc<Shelf>,
    thinkers: Thinkers,
    programs: Arc<Programs>,
    timekeeper: Timekeeper,
    reckoner: Reckoner,
    adviser: Adviser,
    reviewer: Reviewer,
    hosts: Hosts,
    limits: Limits,
    addresses: Addresses,
    places: Places,
    counts: Counts,
    /// When it was opened, in milliseconds since 1970.
    since: i64,
    /// The administrator's key, if it was made just now: it is told this once.
    admin_key: Option<String>,
    /// The tables that somebody is at; who holds one keeps it here.
    rooms: Mutex<HashMap<String, Weak<Room>>>,
    closing: watch::Sender<bool>,
}

impl App {
    /// Opens the store: that of a folder, which is made if need be, or one that other nodes share.
    pub async fn open(config: &Config, shelf: Arc<Shelf>) -> Result<App, Error> {
        let hosts = Hosts::new(config.hosts.iter().chain([&config.host]).cloned());
        let thinkers = Thinkers::new(shelf.clone(), config.beat, config.limits.thoughts);
        let (named, stop) = (config.programs.clone(), thinkers.stopping());
        let programs = Arc::new(Programs::new(named, &config.limits, stop));
        let store = Store::open(config).await?;
        let admin_key = admin_key(&store, config.new_admin_key).await?;
        let app = App(Arc::new(Inner {
            store,
            since: now(),
            admin_key,
            reckoner: Reckoner::new(shelf.clone()),
            adviser: Adviser::new(shelf.clone(), thinkers.stopping()),
            reviewer: Reviewer::new(shelf.clone(), thinkers.stopping()),
            thinkers,
            programs,
            timekeeper: Timekeeper::default(),
            shelf,
            hosts,
            limits: config.limits.clone(),
            addresses: Addresses::new(config.limits.clone(), config.proxied),
            places: Places::new(&config.limits, config.proxied),
            counts: Counts::default(),
            rooms: Mutex::default(),
            closing: watch::Sender::new(false),
        }));
        if app.store().shared().is_some() {
            tokio::spawn(nodes::attend(app.clone()));
        }
        Ok(app)
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn shelf(&self) -> &Shelf {
        &self.0.shelf
    }

    pub(crate) fn hosts(&self) -> &Hosts {
        &self.0.hosts
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub(crate) fn addresses(&self) -> &Addresses {
        &self.0.addresses
    }

    pub(crate) fn counts(&self) -> &Counts {
        &self.0.counts
    }

    pub(crate) fn places(&self) -> &Places {
        &self.0.places
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    pub(crate) fn programs(&self) -> &Arc<Programs> {
        &self.0.programs
    }

    pub(crate) fn timekeeper(&self) -> &Timekeeper {
        &self.0.timekeeper
    }

    pub(crate) fn reckoner(&self) -> &Reckoner {
        &self.0.reckoner
    }

    pub(crate) fn adviser(&self) -> &Adviser {
        &self.0.adviser
    }

    pub(crate) fn reviewer(&self) -> &Reviewer {
        &self.0.reviewer
    }

    pub(crate) fn game(&self, name: &str) -> Option<&'static dyn AnyGame> {
        self.0.shelf.get(name).map(|shelved| shelved.game())
    }

    /// The level of a bot of that game that is asked for without one.
    pub(crate) fn usual_level(&self, game: &str) -> String {
        self.0.shelf.get(game).map_or(String::new(), |shelved| shelved.default_level().to_string())
    }

    /// Has all tables read again from the store.
    pub(crate) async fn read_again(&self) {
        let rooms: Vec<Arc<Room>> = self.rooms().values().filter_map(Weak::upgrade).collect();
        for room in rooms {
            room.read_again().await;
        }
    }

    /// The one room of that table.
    pub(crate) async fn room(&self, table: &str) -> Result<Arc<Room>, Error> {
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

    /// Nobody is there any more.
    pub(crate) fn forget(&self, table: &str) {
        let mut rooms = self.rooms();
        if rooms.get(table).is_some_and(|room| room.strong_count() == 0) {
            rooms.remove(table);
        }
    }

    /// Those of these tables that somebody is at; all of them, where none is named.
    pub(crate) fn rooms_of(&self, tables: Option<&[String]>) -> Vec<Arc<Room>> {
        let rooms = self.rooms();
        match tables {
            Some(tables) => tables.iter().filter_map(|table| rooms.get(table)?.upgrade()).collect(),
            None => rooms.values().filter_map(Weak::upgrade).collect(),
        }
    }

    /// When it began to serve, in milliseconds since 1970.
    pub(crate) fn since(&self) -> i64 {
        self.0.since
    }

    /// The administrator's key, if it was made when this was opened.
    pub fn admin_key(&self) -> Option<&str> {
        self.0.admin_key.as_deref()
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.rooms().len()
    }

    /// How many connections there are.
    pub fn connections(&self) -> u64 {
        self.places().taken()
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Tells every socket and every bot that the server goes away.
    pub fn close_sockets(&self) {
        self.0.closing.send_replace(true);
        self.thinkers().stop();
        self.programs().stop();
    }

    /// Lets everybody go, and closes the store.
    pub async fn close(&self) {
        self.close_sockets();
        self.store().close().await;
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Weak<Room>>> {
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A key for the administrator, if there is none yet or another is wanted. Only its hash is stored.
async fn admin_key(store: &Store, another: bool) -> Result<Option<String>, Error> {
    let key = secrets::token();
    match store.set_admin_hash(&secrets::hash(&key), another).await {
        Ok(()) => Ok(Some(key)),
        Err(Error::Overtaken) => Ok(None),
        Err(error) => Err(error),
    }
}
