//! News for the lobby: the lists of a visitor that have changed. A visitor's socket follows topics: the list of open
//! tables, the visitor's account, and the account's tables. Like all news it is only a hint, and may be lost.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

/// The topic of the list of open tables.
pub const OPEN_TABLES: &str = "open";

/// Returns the topic of an account: its challenges, and the tables at which it has seats.
pub fn account_topic(account: &str) -> String {
    format!("account-{account}")
}

/// A list in the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyList {
    /// The open tables.
    Open,
    /// The challenges, and which tables the account has.
    Account,
    /// The state of the account's tables.
    Tables,
}

/// The number of changes of each list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListChanges {
    pub open: u64,
    pub account: u64,
    pub tables: u64,
}

impl ListChanges {
    fn count(&mut self, list: LobbyList) {
        match list {
            LobbyList::Open => self.open += 1,
            LobbyList::Account => self.account += 1,
            LobbyList::Tables => self.tables += 1,
        }
    }
}

/// The listeners at this node, by the topics that they follow.
#[derive(Default)]
pub struct LobbyNews {
    listeners: Mutex<Listeners>,
}

#[derive(Default)]
struct Listeners {
    last: u64,
    by_topic: HashMap<String, HashMap<u64, Followed>>,
}

struct Followed {
    list: LobbyList,
    changes: Arc<watch::Sender<ListChanges>>,
}

impl LobbyNews {
    /// Returns a new listener, which follows nothing yet.
    pub fn listen(self: &Arc<Self>) -> Listener {
        let mut listeners = self.listeners();
        listeners.last += 1;
        let changes = Arc::new(watch::Sender::new(ListChanges::default()));
        Listener {
            news: self.clone(),
            id: listeners.last,
            heard: changes.subscribe(),
            changes,
            topics: Vec::new(),
        }
    }

    /// Tells the listeners at this node that a topic has changed.
    pub fn tell(&self, topic: &str) {
        for followed in self.listeners().by_topic.get(topic).into_iter().flat_map(HashMap::values) {
            followed.changes.send_modify(|changes| changes.count(followed.list));
        }
    }

    /// Tells all listeners that any topic may have changed, since news was lost.
    pub fn tell_all(&self) {
        for followed in self.listeners().by_topic.values().flat_map(HashMap::values) {
            followed.changes.send_modify(|changes| changes.count(followed.list));
        }
    }

    fn listeners(&self) -> MutexGuard<'_, Listeners> {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A socket in the lobby, which hears of changes until this value is dropped.
pub struct Listener {
    news: Arc<LobbyNews>,
    id: u64,
    changes: Arc<watch::Sender<ListChanges>>,
    heard: watch::Receiver<ListChanges>,
    topics: Vec<String>,
}

impl Listener {
    /// Follows these topics from now on, and no others.
    pub fn follow(&mut self, topics: Vec<(String, LobbyList)>) {
        let mut listeners = self.news.listeners();
        for topic in self.topics.drain(..) {
            if let Some(followed) = listeners.by_topic.get_mut(&topic) {
                followed.remove(&self.id);
                if followed.is_empty() {
                    listeners.by_topic.remove(&topic);
                }
            }
        }
        for (topic, list) in topics {
            self.topics.push(topic.clone());
            let followed = Followed { list, changes: self.changes.clone() };
            listeners.by_topic.entry(topic).or_default().insert(self.id, followed);
        }
    }

    /// Waits for a change, and returns the number of changes of each list so far.
    pub async fn changed(&mut self) -> ListChanges {
        // Waiting fails only if there is no sender, and this listener has one.
        let _ = self.heard.changed().await;
        *self.heard.borrow_and_update()
    }

    /// Returns the number of changes of each list so far.
    pub fn now(&mut self) -> ListChanges {
        *self.heard.borrow_and_update()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.follow(Vec::new());
    }
}

#[tokio::test]
async fn a_listener_hears_of_its_own_topics_until_it_is_dropped() {
    let news = Arc::new(LobbyNews::default());
    let mut listener = news.listen();
    listener.follow(vec![("open".into(), LobbyList::Open), ("a".into(), LobbyList::Tables)]);
    news.tell("b");
    news.tell("a");
    assert_eq!(listener.changed().await, ListChanges { tables: 1, ..ListChanges::default() });
    listener.follow(vec![("open".into(), LobbyList::Open)]);
    news.tell("a");
    news.tell_all();
    assert_eq!(listener.changed().await, ListChanges { open: 1, account: 0, tables: 1 });
    drop(listener);
    assert!(news.listeners().by_topic.is_empty());
}
