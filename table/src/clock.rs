//! Clocks: how long the players of a table may think.
//!
//! The time left follows only from the table's setting, the times of its entries and the times at which no
//! server ran. All servers that share a database therefore compute the same value.
//!
//! - A clock runs while its side must choose; where both sides choose at once, both clocks run.
//! - A clock by the turn (`move`, `days`) is refilled when a turn begins, that is, when a side must choose
//!   that did not have to choose before. An undo does not begin a turn.
//! - A clock by the game is never refilled.
//! - A bot has no clock, nor does a player for whom the computer plays.
//! - Players who change seats take their remaining time along, and a turn begins.
//! - No clock runs in a pause. A pause begins when both players have asked for it, and is over when either of
//!   them ends it or plays.
//! - Time during which no server ran is not counted.

use engine::{BySide, Side, Sides};

use crate::entry::{Entry, EntryKind, Stamp};
use crate::error::Error;
use crate::stored::{Outage, SeatKind};
use crate::table::{Table, TableStage};
use crate::time_limit::WhenOut;

/// The stored deadline of a table whose clocks do not run at present.
const NEVER: i64 = i64::MAX;

/// The time that the players of a table have left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// The milliseconds that each side had left at the last entry.
    pub left: BySide<i64>,
    /// The time at which each running clock will run out, in milliseconds since 1970.
    pub runs_out: BySide<Option<i64>>,
}

impl Table {
    /// Records that the time of a side has run out: the side has lost, or the computer plays
    /// for the side from now on.
    pub fn run_out(&mut self, side: Side, stamp: Stamp) -> Result<Entry, Error> {
        if out(self, stamp.time) != Some(side) {
            return Err(Error::Stale(self.entry()));
        }
        self.enter(EntryKind::Out, side, String::new(), stamp)
    }
}

/// Returns how much time each side has left, once the game has begun.
pub fn time_left(table: &Table) -> Option<TimeLeft> {
    let clock = table.stored.clock?;
    table.stored.begun?;
    let full = i64::from(clock.seconds) * 1000;
    let outages = &table.stored.outages;
    let points = table.history.points();
    let mut left = BySide { french: full, british: full };
    let (mut runs, mut awaited) = (Sides::NONE, Sides::NONE);
    let mut since = 0;
    // Whether, after that entry, each player had the seat that now belongs to the other player.
    let mut across = !points.iter().filter(|point| point.changes_seats).count().is_multiple_of(2);
    for point in points {
        for side in runs.iter() {
            left[side] -= counted(outages, since, point.time);
        }
        since = since.max(point.time);
        if point.changes_seats {
            across = !across;
            awaited = Sides::NONE;
            std::mem::swap(&mut left.french, &mut left.british);
        }
        let begins = point.awaited.iter().any(|side| !awaited.has(side));
        if clock.by_turn() && begins && point.may_begin_turn {
            for side in point.awaited.iter() {
                left[side] = full;
            }
        }
        if let Some(side) = point.refilled {
            left[side] = full;
        }
        awaited = point.awaited;
        runs = match point.paused {
            true => Sides::NONE,
            false => runs_of(table, across, awaited, point.played_for),
        };
    }
    let is_over = table.is_over();
    let runs_out =
        BySide::of(|side| (!is_over && runs.has(side)).then(|| after(outages, since, left[side])));
    Some(TimeLeft { left, runs_out })
}

/// Returns the sides whose clocks run while the sides in `awaited` have a choice to make. With `across`,
/// each player is treated as if in the seat that now belongs to the other player.
fn runs_of(table: &Table, across: bool, awaited: Sides, played_for: Sides) -> Sides {
    let seat = |side: Side| &table.stored.seats[if across { side.other() } else { side }];
    let stops = |side: &Side| seat(*side).kind == SeatKind::Bot || played_for.has(*side);
    awaited.iter().filter(stops).fold(awaited, Sides::without)
}

/// Returns the side whose time has run out by `now`, if that has a consequence at this table.
pub fn out(table: &Table, now: i64) -> Option<Side> {
    if table.stored.clock?.when_out == WhenOut::Nothing
        || !matches!(table.stage, TableStage::Playing(_))
    {
        return None;
    }
    let TimeLeft { runs_out, .. } = time_left(table)?;
    let mut sides = Side::BOTH.into_iter().filter_map(|side| Some((runs_out[side]?, side)));
    let first = sides.by_ref().min()?;
    (first.0 <= now).then_some(first.1)
}

/// Returns the time at which a clock runs out next, as it is stored: `None` for a table without a clock, and
/// `Some(None)` once the game is over.
pub fn deadline(table: &Table) -> Option<Option<i64>> {
    let clock = table.stored.clock?;
    if table.is_over() {
        return Some(None);
    }
    let runs_out = match (clock.when_out, time_left(table)) {
        (WhenOut::Nothing, _) | (_, None) => None,
        (_, Some(time)) => Side::BOTH.into_iter().filter_map(|side| time.runs_out[side]).min(),
    };
    Some(Some(runs_out.unwrap_or(NEVER)))
}

/// Returns the milliseconds between two moments, not counting outages.
fn counted(outages: &[Outage], from: i64, to: i64) -> i64 {
    let lost = |outage: &Outage| (outage.ended.min(to) - outage.began.max(from)).max(0);
    ((to - from) - outages.iter().map(lost).sum::<i64>()).max(0)
}

/// Returns the moment at which `left` milliseconds have passed since `from`, not counting outages.
fn after(outages: &[Outage], from: i64, left: i64) -> i64 {
    // Outages are sorted by their beginning and do not overlap.
    outages.iter().fold(from + left, |then, outage| {
        let lost = outage.ended - outage.began.max(from);
        if outage.began < then && 0 < lost { then + lost } else { then }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{Entry, EntryKind, Stamp};
    use crate::time_limit::{Clock, ClockKind};

    const SECOND: i64 = 1000;

    /// An entry: the second it was made at, its side and kind, the sides that had to choose afterwards, and
    /// whether the players changed seats.
    type Made = (i64, Side, EntryKind, Sides, bool);

    /// Returns a table of two players that began at second 0, when `first` had to choose, with these entries.
    fn table_of(clock: Clock, first: Sides, entries: &[Made]) -> Table {
        let mut stored = crate::stored::tests::stored("none");
        (stored.clock, stored.begun) = (Some(clock), Some(0));
        let mut table = Table::replay(stored, None, 0);
        table.history.open(first);
        for (seconds, side, kind, awaited, changes_seats) in entries {
            let stamp = Stamp { time: seconds * SECOND, client_id: String::new() };
            table.history.apply(&Entry::draft(table.entry() + 1, *kind, *side, stamp));
            table.history.settle(*awaited, *changes_seats);
        }
        table
    }

    fn table(clock: Clock, entries: &[(i64, Side, EntryKind, Sides)]) -> Table {
        let entries = entries
            .iter()
            .map(|(time, side, kind, awaited)| (*time, *side, *kind, *awaited, false));
        table_of(clock, Side::French.into(), &entries.collect::<Vec<_>>())
    }

    fn clock(kind: ClockKind) -> Clock {
        Clock { kind, seconds: 60, when_out: WhenOut::Loss }
    }

    fn left(table: &Table) -> (i64, i64) {
        let left = time_left(table).unwrap().left;
        (left.french / SECOND, left.british / SECOND)
    }

    fn runs_out(table: &Table) -> (Option<i64>, Option<i64>) {
        let runs_out = time_left(table).unwrap().runs_out;
        (runs_out.french.map(|at| at / SECOND), runs_out.british.map(|at| at / SECOND))
    }

    const F: Side = Side::French;
    const B: Side = Side::British;
    const PLAY: EntryKind = EntryKind::Play;

    fn only(side: Side) -> Sides {
        side.into()
    }

    #[test]
    fn players_who_change_seats_take_their_time_along() {
        let bid = [(10, B, PLAY, only(F), false), (30, F, PLAY, only(F), true)];
        let changed = |kind: ClockKind| table_of(clock(kind), Sides::BOTH, &bid);
        // The player who used thirty seconds as French is British now.
        let by_game = changed(ClockKind::Game);
        assert_eq!((left(&by_game), runs_out(&by_game)), ((50, 30), (Some(80), None)));
        let by_turn = changed(ClockKind::Move);
        assert_eq!((left(&by_turn), runs_out(&by_turn)), ((60, 30), (Some(90), None)));
        // The bot had the French and now has the British. The bot had no clock; its opponent had
        // one.
        let mut bot = changed(ClockKind::Game);
        bot.stored.seats.british.kind = SeatKind::Bot;
        assert_eq!((left(&bot), runs_out(&bot)), ((50, 60), (Some(80), None)));
    }

    #[test]
    fn a_player_whom_the_computer_plays_for_has_no_clock_at_the_other_side_either() {
        let clock = Clock { when_out: WhenOut::Computer, ..clock(ClockKind::Move) };
        let out = [(60, F, EntryKind::Out, only(F), false), (61, F, PLAY, Sides::BOTH, true)];
        assert_eq!(runs_out(&table_of(clock, only(F), &out)), (Some(121), None));
    }

    #[test]
    fn a_clock_by_the_turn_is_refilled_when_a_turn_begins() {
        let by_turn = clock(ClockKind::Move);
        let turn = table(by_turn, &[(10, F, PLAY, only(F)), (25, F, PLAY, only(B))]);
        assert_eq!((left(&turn), runs_out(&turn)), ((35, 60), (None, Some(85))));
        let next = table(by_turn, &[(25, F, PLAY, only(B)), (40, B, PLAY, only(F))]);
        assert_eq!((left(&next), runs_out(&next)), ((60, 45), (Some(100), None)));
    }

    #[test]
    fn a_clock_by_the_game_is_never_refilled() {
        let by_game = clock(ClockKind::Game);
        let later = table(
            by_game,
            &[(25, F, PLAY, only(B)), (40, B, PLAY, only(F)), (50, F, PLAY, only(B))],
        );
        assert_eq!((left(&later), runs_out(&later)), ((25, 45), (None, Some(95))));
    }

    #[test]
    fn an_undo_begins_no_turn() {
        let undo = EntryKind::Undo;
        let by_turn = clock(ClockKind::Move);
        let again = table(by_turn, &[(25, F, PLAY, only(B)), (35, F, undo, only(F))]);
        assert_eq!((left(&again), runs_out(&again)), ((35, 50), (Some(70), None)));
    }

    #[test]
    fn both_clocks_run_if_both_sides_choose_at_once() {
        let by_turn = clock(ClockKind::Move);
        let both = table(by_turn, &[(25, F, PLAY, Sides::BOTH), (35, B, PLAY, only(F))]);
        assert_eq!((left(&both), runs_out(&both)), ((50, 50), (Some(85), None)));
        // Whichever side chooses last, the next decision of both sides begins a new turn for each of them.
        let next = table(
            by_turn,
            &[(25, F, PLAY, Sides::BOTH), (35, B, PLAY, only(F)), (45, F, PLAY, Sides::BOTH)],
        );
        assert_eq!(left(&next), (60, 60));
    }

    #[test]
    fn no_clock_runs_in_a_pause() {
        let by_game = clock(ClockKind::Game);
        let pause = (10, F, EntryKind::Pause, only(F));
        assert_eq!(runs_out(&table(by_game, &[pause])), (None, None));
        for ends in [EntryKind::Resume, PLAY] {
            let after = table(by_game, &[pause, (1000, B, ends, only(F))]);
            assert_eq!((left(&after).0, runs_out(&after).0), (50, Some(1050)));
        }
    }

    #[test]
    fn a_bot_and_a_player_whom_it_replaces_have_no_clock() {
        let clock = Clock { when_out: WhenOut::Computer, ..clock(ClockKind::Game) };
        let out = [(60, F, EntryKind::Out, only(F))];
        assert_eq!(runs_out(&table(clock, &out)), (None, None));
        let back = [(60, F, EntryKind::Out, only(F)), (90, F, EntryKind::Back, only(F))];
        assert_eq!(runs_out(&table(clock, &back)), (Some(150), None));
        let mut bot = table(clock, &[]);
        bot.stored.seats.french.kind = SeatKind::Bot;
        assert_eq!(runs_out(&bot), (None, None));
    }

    #[test]
    fn time_in_which_no_server_ran_is_charged_to_no_one() {
        let by_game = clock(ClockKind::Game);
        let down = |began: i64, ended: i64| {
            let mut table = table(by_game, &[(10, F, PLAY, only(F))]);
            table.stored.outages = vec![Outage { began: began * SECOND, ended: ended * SECOND }];
            (left(&table).0, runs_out(&table).0.unwrap())
        };
        assert_eq!(down(200, 300), (50, 60), "after its end it changes nothing");
        assert_eq!(down(20, 86_420), (50, 86_460));
        assert_eq!(down(5, 25), (55, 80), "part of it before the last entry");
        assert_eq!(down(2, 8), (56, 66));
        assert_eq!(down(59, 159), (50, 160));
        assert_eq!(down(60, 160), (50, 60), "it had run out already");
    }

    #[test]
    fn a_clock_that_goes_back_counts_nothing_twice() {
        let by_game = clock(ClockKind::Game);
        let back = table(by_game, &[(20, F, PLAY, only(F)), (15, F, PLAY, only(F))]);
        assert_eq!((left(&back), runs_out(&back)), ((40, 60), (Some(60), None)));
    }
}
