//! The players who are told of an entry.

use engine::{Side, Sides};
use table::{Entry, Table};

use crate::store::{NoticeKind, Noting};

/// Returns the changes of the notices of the players with accounts that follow from an entry. `before` are the
/// sides that had to choose before it.
pub fn following(table: &Table, entry: &Entry, before: Sides, over: bool) -> Vec<(Side, Noting)> {
    let now = if over { Sides::NONE } else { entry.awaited.unwrap_or_else(|| table.awaited()) };
    let mut all = Vec::new();
    for side in Side::BOTH {
        if table.stored.seats[side].account.is_none() {
            continue;
        }
        match (before.has(side), now.has(side)) {
            (false, true) => all.push((side, Noting::Tell(NoticeKind::Turn))),
            (true, false) => all.push((side, Noting::TurnIsOver)),
            (true, true) | (false, false) => {}
        }
        if over && side != entry.side {
            all.push((side, Noting::Tell(NoticeKind::Over)));
        }
    }
    all
}

/// Returns the sides that had to choose before the last entry of a table.
pub fn awaited_before(table: &Table, entry: &Entry) -> Sides {
    let earlier = table.stored.entries.iter().rev().find(|one| one.number < entry.number);
    earlier.map_or(Sides::from(entry.side), |one| one.awaited.unwrap_or(Sides::NONE))
}
