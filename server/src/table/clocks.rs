//! Clocks: how long the players of a table may think.
//!
//! What is left follows from the table's setting, the times of its entries and the times at which no
//! server ran, and from nothing else: all servers of a database find the same.
//!
//! - A clock runs while its side must choose: both, where both choose at once.
//! - By the turn (`move`, `days`) all of the time is there again when a turn begins: when a side must
//!   choose that did not have to before. What is taken back begins no turn.
//! - By the game it is used up once.
//! - A bot has no clock, nor has who is played for by the computer.
//! - Players who change seats take what they have left along, and a turn begins.
//! - In a pause, which both want, no clock runs; it is over when one of both ends it, or plays.
//! - Time in which no server ran is nobody's.

use engine::{BySide, Side, Sides};

use super::{Stage, Table};
use crate::store::{EntryKind, Outage, SeatKind, WhenOut};

/// A deadline that never comes: that of a table with a clock which nothing follows from now.
const NEVER: i64 = i64::MAX;

/// How the clocks of a table stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Milliseconds that each side had left at the last entry.
    pub left: BySide<i64>,
    /// When a side whose clock runs will have nothing left, in milliseconds since 1970.
    pub runs_out: BySide<Option<i64>>,
}

/// How they stand, once the game has begun.
pub fn standing(table: &Table) -> Option<Standing> {
    let clock = table.stored.clock?;
    table.stored.begun?;
    let full = i64::from(clock.seconds) * 1000;
    let outages = &table.stored.outages;
    let mut left = BySide { french: full, british: full };
    let (mut runs, mut awaited) = (Sides::NONE, Sides::NONE);
    let (mut played_for, mut paused) = (Sides::NONE, false);
    let mut since = 0;
    // Do they sit where the other sits now?
    let mut across =
        !table.history.iter().filter(|moment| moment.changes_seats).count().is_multiple_of(2);
    for moment in &table.history {
        for side in runs.iter() {
            left[side] -= counted(outages, since, moment.time);
        }
        since = since.max(moment.time);
        if moment.changes_seats {
            across = !across;
            played_for = played_for.across();
            awaited = Sides::NONE;
            std::mem::swap(&mut left.french, &mut left.british);
        }
        let begins = moment.awaited.iter().any(|side| !awaited.has(side));
        if clock.by_turn() && begins && moment.kind != Some(EntryKind::Undo) {
            for side in moment.awaited.iter() {
                left[side] = full;
            }
        }
        match (moment.kind, moment.by) {
            (Some(EntryKind::Pause), _) => paused = true,
            (
                Some(EntryKind::Play | EntryKind::Undo | EntryKind::TakeBack | EntryKind::Resume),
                _,
            ) => paused = false,
            (Some(EntryKind::Out), Some(side)) => played_for = played_for.with(side),
            (Some(EntryKind::Back), Some(side)) => {
                played_for = played_for.without(side);
                left[side] = full;
            }
            _ => {}
        }
        awaited = moment.awaited;
        runs = if paused { Sides::NONE } else { runs_of(table, across, awaited, played_for) };
    }
    let is_over = table.is_over();
    let runs_out =
        BySide::of(|side| (!is_over && runs.has(side)).then(|| after(outages, since, left[side])));
    Some(Standing { left, runs_out })
}

/// Whose clocks run while those must choose, where everybody sits as now or `across`.
fn runs_of(table: &Table, across: bool, awaited: Sides, played_for: Sides) -> Sides {
    let seat = |side: Side| &table.stored.seats[if across { side.other() } else { side }];
    let stops = |side: &Side| seat(*side).kind == SeatKind::Bot || played_for.has(*side);
    awaited.iter().filter(stops).fold(awaited, Sides::without)
}

/// Whose time has run out by `now`, where something follows from that.
pub fn out(table: &Table, now: i64) -> Option<Side> {
    if table.stored.clock?.when_out == WhenOut::Nothing || !matches!(table.stage, Stage::Playing(_))
    {
        return None;
    }
    let Standing { runs_out, .. } = standing(table)?;
    let mut sides = Side::BOTH.into_iter().filter_map(|side| Some((runs_out[side]?, side)));
    let first = sides.by_ref().min()?;
    (first.0 <= now).then_some(first.1)
}

/// When somebody's time runs out next, as it is stored; nothing of a table without a clock,
/// and none once it is over.
pub fn deadline(table: &Table) -> Option<Option<i64>> {
    let clock = table.stored.clock?;
    if table.is_over() {
        return Some(None);
    }
    let runs_out = match (clock.when_out, standing(table)) {
        (WhenOut::Nothing, _) | (_, None) => None,
        (_, Some(standing)) => {
            Side::BOTH.into_iter().filter_map(|side| standing.runs_out[side]).min()
        }
    };
    Some(Some(runs_out.unwrap_or(NEVER)))
}

/// Milliseconds from one moment to another in which a server ran.
fn counted(outages: &[Outage], from: i64, to: i64) -> i64 {
    let lost = |outage: &Outage| (outage.ended.min(to) - outage.began.max(from)).max(0);
    ((to - from) - outages.iter().map(lost).sum::<i64>()).max(0)
}

/// The moment at which `left` has passed since `from`, of time in which a server ran.
fn after(outages: &[Outage], from: i64, left: i64) -> i64 {
    // In the order of their beginnings, and they do not overlap.
    outages.iter().fold(from + left, |then, outage| {
        let lost = outage.ended - outage.began.max(from);
        if outage.began < then && 0 < lost { then + lost } else { then }
    })
}

#[cfg(test)]
mod tests {
    use engine::{Secret, Setup};

    use super::*;
    use crate::store::clock::{Clock, ClockKind};
    use crate::store::{Access, Seat, Stored};
    use crate::table::Moment;

    const SECOND: i64 = 1000;

    /// A table of two players which began at 0, with these entries: after how many seconds, who did
    /// what, and who had to choose then.
    fn table(clock: Clock, entries: &[(i64, Side, EntryKind, Sides)]) -> Table {
        let stored = Stored {
            id: "abc".into(),
            game: "none".into(),
            rules: 1,
            setup: Setup::default(),
            secret: Secret([7; 32]),
            commitment: String::new(),
            seats: BySide::of(|_| Seat::default()),
            entries: Vec::new(),
            orders: BySide::default(),
            result: None,
            uploaded: None,
            created: 0,
            next: None,
            access: Access::default(),
            clock: Some(clock),
            begun: Some(0),
            outages: Vec::new(),
            lesson: None,
            changes: 0,
        };
        let mut table = Table::replay(stored, None);
        table.history[0].awaited = Sides::from(Side::French);
        for (seconds, by, kind, awaited) in entries {
            table.history.push(Moment {
                number: 0,
                awaited: *awaited,
                by: Some(*by),
                kind: Some(*kind),
                time: seconds * SECOND,
                changes_seats: false,
            });
        }
        table
    }

    fn clock(kind: ClockKind) -> Clock {
        Clock { kind, seconds: 60, when_out: WhenOut::Loss }
    }

    fn left(table: &Table) -> (i64, i64) {
        let left = standing(table).unwrap().left;
        (left.french / SECOND, left.british / SECOND)
    }

    fn runs_out(table: &Table) -> (Option<i64>, Option<i64>) {
        let runs_out = standing(table).unwrap().runs_out;
        (runs_out.french.map(|at| at / SECOND), runs_out.british.map(|at| at / SECOND))
    }

    const F: Side = Side::French;
    const B: Side = Side::British;
    const PLAY: EntryKind = EntryKind::Play;

    fn only(side: Side) -> Sides {
        side.into()
    }

    #[test]
    fn who_changes_seats_takes_his_time_along() {
        let bid = [(10, B, PLAY, only(F)), (30, F, PLAY, only(F))];
        let changed = |kind: ClockKind| {
            let mut table = table(clock(kind), &bid);
            table.history[0].awaited = Sides::BOTH;
            table.history[2].changes_seats = true;
            table
        };
        // The French had used thirty seconds, and are the British now.
        let by_game = changed(ClockKind::Game);
        assert_eq!((left(&by_game), runs_out(&by_game)), ((50, 30), (Some(80), None)));
        let by_turn = changed(ClockKind::Move);
        assert_eq!((left(&by_turn), runs_out(&by_turn)), ((60, 30), (Some(90), None)));
        // A bot who had the French then, and has the British now, had no clock; his opponent had.
        let mut bot = changed(ClockKind::Game);
        bot.stored.seats.british.kind = SeatKind::Bot;
        assert_eq!((left(&bot), runs_out(&bot)), ((50, 60), (Some(80), None)));
    }

    #[test]
    fn who_is_played_for_has_no_clock_at_the_other_side_either() {
        let out = [(60, F, EntryKind::Out, only(F)), (61, F, PLAY, Sides::BOTH)];
        let mut table = table(clock(ClockKind::Move), &out);
        table.history[2].changes_seats = true;
        assert_eq!(runs_out(&table), (Some(121), None));
    }

    #[test]
    fn by_the_turn_all_of_it_is_there_again_when_a_turn_begins() {
        let by_turn = clock(ClockKind::Move);
        let turn = table(by_turn, &[(10, F, PLAY, only(F)), (25, F, PLAY, only(B))]);
        assert_eq!((left(&turn), runs_out(&turn)), ((35, 60), (None, Some(85))));
        let next = table(by_turn, &[(25, F, PLAY, only(B)), (40, B, PLAY, only(F))]);
        assert_eq!((left(&next), runs_out(&next)), ((60, 45), (Some(100), None)));
    }

    #[test]
    fn by_the_game_it_is_used_up() {
        let by_game = clock(ClockKind::Game);
        let later = table(
            by_game,
            &[(25, F, PLAY, only(B)), (40, B, PLAY, only(F)), (50, F, PLAY, only(B))],
        );
        assert_eq!((left(&later), runs_out(&later)), ((25, 45), (None, Some(95))));
    }

    #[test]
    fn what_is_taken_back_begins_no_turn() {
        let undo = EntryKind::Undo;
        let by_turn = clock(ClockKind::Move);
        let again = table(by_turn, &[(25, F, PLAY, only(B)), (35, F, undo, only(F))]);
        assert_eq!((left(&again), runs_out(&again)), ((35, 50), (Some(70), None)));
    }

    #[test]
    fn where_both_choose_at_once_both_clocks_run() {
        let by_turn = clock(ClockKind::Move);
        let both = table(by_turn, &[(25, F, PLAY, Sides::BOTH), (35, B, PLAY, only(F))]);
        assert_eq!((left(&both), runs_out(&both)), ((50, 50), (Some(85), None)));
        // Whoever chooses last, the next choice of both is a new turn of both.
        let next = table(
            by_turn,
            &[(25, F, PLAY, Sides::BOTH), (35, B, PLAY, only(F)), (45, F, PLAY, Sides::BOTH)],
        );
        assert_eq!(left(&next), (60, 60));
    }

    #[test]
    fn in_a_pause_no_clock_runs() {
        let by_game = clock(ClockKind::Game);
        let pause = (10, F, EntryKind::Pause, only(F));
        assert_eq!(runs_out(&table(by_game, &[pause])), (None, None));
        for ends in [EntryKind::Resume, PLAY] {
            let after = table(by_game, &[pause, (1000, B, ends, only(F))]);
            assert_eq!((left(&after).0, runs_out(&after).0), (50, Some(1050)));
        }
    }

    #[test]
    fn a_bot_and_who_is_played_for_have_no_clock() {
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
    fn time_in_which_no_server_ran_is_nobodys() {
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
