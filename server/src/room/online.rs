//! The accounts whose players are online: in the lobby, or at a table where they have a seat.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The accounts whose players are at this node, with the number of their sockets.
#[derive(Default)]
pub struct OnlinePlayers(Mutex<HashMap<String, usize>>);

impl OnlinePlayers {
    /// Counts a socket of an account, until the returned value is dropped.
    pub fn come(self: &Arc<Self>, account: &str) -> Online {
        *self.sockets().entry(account.into()).or_default() += 1;
        Online { players: self.clone(), account: account.into() }
    }

    /// Returns the accounts whose players are at this node.
    pub fn all(&self) -> Vec<String> {
        self.sockets().keys().cloned().collect()
    }

    fn sockets(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The presence of an account's player, until this value is dropped.
pub struct Online {
    players: Arc<OnlinePlayers>,
    account: String,
}

impl Drop for Online {
    fn drop(&mut self) {
        let mut sockets = self.players.sockets();
        if let Some(count) = sockets.get_mut(&self.account) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.account);
            }
        }
    }
}

#[test]
fn a_player_is_online_until_the_last_socket_is_gone() {
    let players = Arc::new(OnlinePlayers::default());
    let (one, two) = (players.come("anna"), players.come("anna"));
    drop(one);
    assert_eq!(players.all(), ["anna"]);
    drop(two);
    assert!(players.all().is_empty());
}
