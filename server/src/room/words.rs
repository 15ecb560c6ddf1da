//! The allowances of chat at a table.

use engine::{BySide, Side};
use tokio::time::Instant;

use crate::limits::Allowance;
use crate::{Error, Limits};

/// The allowances of chat at a table. Watchers do not use up the players' allowance.
pub struct Words {
    players: BySide<Allowance>,
    watchers: Allowance,
}

impl Words {
    /// Creates full allowances.
    pub fn new(limits: &Limits) -> Words {
        let a_second = limits.table_lines_a_minute as f64 / 60.0;
        let all = Allowance::new(limits.table_lines, a_second, Instant::now());
        Words { players: BySide::of(|_| all.clone()), watchers: all }
    }

    /// Spends the allowance of one line of a player, or of a watcher.
    pub fn say(&mut self, side: Option<Side>) -> Result<(), Error> {
        let allowance = match side {
            Some(side) => &mut self.players[side],
            None => &mut self.watchers,
        };
        let much = |_| Error::Busy("much is said at this table: wait a little");
        allowance.spend(1, Instant::now()).map_err(much)
    }
}
