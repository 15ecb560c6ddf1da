//! The state that all requests share: the house, and parts that only requests and sockets need.

use std::sync::Arc;

use shelf::Shelf;

use super::fixed::FixedAnswers;
use super::hosts::Hosts;
use super::places::ConnectionCounts;
use crate::clock::now;
use crate::limits::Addresses;
use crate::room::{House, nodes, notices};
use crate::store::Store;
use crate::{Config, Error, StartError, secrets, tournaments};

/// The state that all requests share.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    house: House,
    hosts: Hosts,
    fixed: FixedAnswers,
    addresses: Addresses,
    places: ConnectionCounts,
    /// The time at which the server started, in milliseconds since 1970.
    since: i64,
    /// The administrator's key, if it was made at this start. Otherwise only its hash is known.
    admin_key: Option<String>,
}

impl App {
    /// Opens the house, and creates the state that all requests share.
    pub async fn open(config: &Config, shelf: Arc<Shelf>) -> Result<App, StartError> {
        let house = House::open(config, shelf).await?;
        if house.store().shared().is_some() {
            tokio::spawn(nodes::attend(house.clone()));
        }
        tokio::spawn(notices::attend(house.clone()));
        tokio::spawn(tournaments::attend(house.clone()));
        let admin_key = admin_key(house.store(), config.new_admin_key).await?;
        Ok(App(Arc::new(Inner {
            house,
            hosts: Hosts::new(config.hosts.iter().chain([&config.host]).cloned()),
            fixed: FixedAnswers::default(),
            addresses: Addresses::new(config.limits.clone(), config.proxied),
            places: ConnectionCounts::new(&config.limits, config.proxied),
            since: now(),
            admin_key,
        })))
    }

    pub(crate) fn house(&self) -> &House {
        &self.0.house
    }

    pub(crate) fn hosts(&self) -> &Hosts {
        &self.0.hosts
    }

    pub(crate) fn fixed(&self) -> &FixedAnswers {
        &self.0.fixed
    }

    pub(crate) fn addresses(&self) -> &Addresses {
        &self.0.addresses
    }

    pub(crate) fn places(&self) -> &ConnectionCounts {
        &self.0.places
    }

    /// Returns when the server started, in milliseconds since 1970.
    pub(crate) fn since(&self) -> i64 {
        self.0.since
    }

    /// Returns the administrator's key, if it was made at this start.
    pub fn admin_key(&self) -> Option<&str> {
        self.0.admin_key.as_deref()
    }

    /// Returns the number of tables in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.house().tables_in_memory()
    }

    /// Returns the number of connections.
    pub fn connections(&self) -> u64 {
        self.places().taken()
    }

    /// Tells every socket and every bot that the server is stopping.
    pub fn close_sockets(&self) {
        self.house().stop();
    }

    /// Closes all sockets, then the store.
    pub async fn close(&self) {
        self.close_sockets();
        self.house().store().close().await;
    }
}

/// Makes a key for the administrator, if there is no key yet or `another` is true. Only the hash of the key is
/// stored.
async fn admin_key(store: &Store, another: bool) -> Result<Option<String>, Error> {
    let key = secrets::token();
    match store.set_admin_hash(&table::secrets::hash(&key), another).await {
        Ok(()) => Ok(Some(key)),
        Err(Error::Overtaken) => Ok(None),
        Err(error) => Err(error),
    }
}
