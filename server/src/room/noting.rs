//! The players to whom notices about an entry are sent.

use engine::{Side, Sides};
use table::{Entry, EntryKind, Seat, Table, WhenOut, clock};

use crate::limits::Limits;
use crate::store::{NoticeKind, Noting};

/// Returns the changes that an entry makes to the notices for the players with accounts. `before` are the sides
/// that had to choose before the entry.
pub fn following(
    table: &Table,
    entry: &Entry,
    before: Sides,
    over: bool,
    limits: &Limits,
) -> Vec<(Side, Noting)> {
    let now = if over { Sides::NONE } else { entry.awaited.unwrap_or_else(|| table.awaited()) };
    let mut all = Vec::new();
    for side in Side::BOTH {
        if table.stored.seats[side].account.is_none() {
            continue;
        }
        match (before.has(side), now.has(side)) {
            (false, true) => {
                all.push((side, Noting::Tell(NoticeKind::Turn)));
                all.extend(warning(table, side, limits).map(|at| (side, Noting::Warn(at))));
            }
            (true, false) => all.push((side, Noting::TurnIsOver)),
            // After a pause the time runs out later.
            (true, true) if entry.kind == EntryKind::Resume => {
                all.extend(warning(table, side, limits).map(|at| (side, Noting::Warn(at))));
            }
            (true, true) | (false, false) => {}
        }
        if over && side != entry.side {
            all.push((side, Noting::Tell(NoticeKind::Over)));
        }
    }
    all
}

/// Returns when the player of a side is warned that the side's time runs out; `None` if its clock does not run.
/// The warning comes when a quarter of the clock's time is left, or `time_notice_ms` if that is less.
pub fn warning(table: &Table, side: Side, limits: &Limits) -> Option<i64> {
    let clock = table.stored.clock.filter(|clock| clock.when_out != WhenOut::Nothing)?;
    let out = clock::time_left(table)?.runs_out[side]?;
    let longest = i64::try_from(limits.time_notice_ms).unwrap_or(i64::MAX);
    Some(out.saturating_sub((i64::from(clock.seconds) * 250).min(longest)))
}

/// Returns the notices of new requests for the players with accounts. `changed` are the seats with the requests,
/// which are not yet at the table.
pub fn requests(table: &Table, changed: &[(Side, Seat)]) -> Vec<(Side, Noting)> {
    let mut all = Vec::new();
    for (side, seat) in changed {
        let (known, other) = (&table.stored.seats[*side], side.other());
        let new = |new: Option<u32>, known: Option<u32>| new.is_some() && new != known;
        let asks = new(seat.offered, known.offered)
            || new(seat.asks_back, known.asks_back)
            || new(seat.asks_pause, known.asks_pause);
        if asks && table.stored.seats[other].account.is_some() {
            all.push((other, Noting::Tell(NoticeKind::Request)));
        }
    }
    all
}

/// Returns the sides that had to choose before the last entry of a table.
pub fn awaited_before(table: &Table, entry: &Entry) -> Sides {
    let earlier = table.stored.entries.iter().rev().find(|one| one.number < entry.number);
    earlier.map_or(Sides::from(entry.side), |one| one.awaited.unwrap_or(Sides::NONE))
}
