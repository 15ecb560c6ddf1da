//! Presence: the players and watchers who are at a table.

use std::sync::Arc;

use engine::Sides;

use super::Room;

/// The presence of one client, until this value is dropped.
pub struct Presence {
    room: Arc<Room>,
    seats: Sides,
}

impl Presence {
    /// Counts a client that holds these seats.
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
        if let Some(postgres) = self.room.house.store().shared() {
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
