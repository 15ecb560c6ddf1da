//! The hours of a player: the quiet hours, in which no notices are sent, and the time of the daily summary.
//!
//! Both are times of day where the player is. The browser sends the shifts of its time zone for some years ahead,
//! so the server needs no database of time zones.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

const MINUTE: i64 = 60_000;
/// The minutes of a day.
const DAY: i64 = 24 * 60;
/// The maximum number of shifts of a time zone.
const SHIFTS: usize = 100;
/// The largest difference between the time of a place and universal time, in minutes.
const FARTHEST: i32 = 15 * 60;

/// The hours of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Hours {
    /// The quiet hours, if the player has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    /// The time of the daily summary, in minutes after midnight.
    pub summary: u16,
    /// The shifts of the player's time zone, the earliest first. An empty list stands for universal time.
    pub shifts: Vec<TimeShift>,
}

/// Hours in which no notices are sent, in minutes after midnight. They may include midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct QuietHours {
    /// The time at which they begin.
    pub from: u16,
    /// The time at which they end.
    pub until: u16,
}

/// A moment at which the clocks of a time zone change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TimeShift {
    /// The moment, in milliseconds since 1970.
    pub from: i64,
    /// The difference to universal time from then on, in minutes; positive in the east.
    pub minutes: i32,
}

/// The error for hours that are not times of day, or for shifts that belong to no time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these are not the hours of a day in a time zone")]
pub struct HoursError;

impl Hours {
    /// Returns the hours of a player who has chosen none: a summary at eight o'clock, universal time.
    pub fn usual() -> Hours {
        Hours { quiet: None, summary: 8 * 60, shifts: Vec::new() }
    }

    /// Checks hours that a browser has sent.
    pub fn check(&self) -> Result<(), HoursError> {
        let is_time = |minute: u16| i64::from(minute) < DAY;
        let quiet = |quiet: QuietHours| {
            is_time(quiet.from) && is_time(quiet.until) && quiet.from != quiet.until
        };
        let near =
            |shift: &TimeShift| (-FARTHEST..=FARTHEST).contains(&shift.minutes) && 0 <= shift.from;
        let fine = is_time(self.summary)
            && self.quiet.is_none_or(quiet)
            && self.shifts.len() <= SHIFTS
            && self.shifts.iter().all(near)
            && self.shifts.is_sorted_by(|one, next| one.from < next.from);
        fine.then_some(()).ok_or(HoursError)
    }

    /// Returns the difference between the player's time and universal time, in minutes.
    pub fn minutes(&self, now: i64) -> i32 {
        let last = self.shifts.iter().rfind(|shift| shift.from <= now);
        last.or(self.shifts.first()).map_or(0, |shift| shift.minutes)
    }

    /// Returns when the quiet hours end; `None` if `now` is not within them.
    pub fn quiet_until(&self, now: i64) -> Option<i64> {
        let quiet = self.quiet?;
        let (from, until) = (i64::from(quiet.from), i64::from(quiet.until));
        let since = (self.minute(now) - from).rem_euclid(DAY);
        let long = (until - from).rem_euclid(DAY);
        (since < long).then(|| self.after(now, long - since))
    }

    /// Returns when the next daily summary is due.
    pub fn next_summary(&self, now: i64) -> i64 {
        let wait = (i64::from(self.summary) - self.minute(now)).rem_euclid(DAY);
        self.after(now, if wait == 0 { DAY } else { wait })
    }

    /// Returns the minute of the player's day.
    fn minute(&self, now: i64) -> i64 {
        (now.div_euclid(MINUTE) + i64::from(self.minutes(now))).rem_euclid(DAY)
    }

    /// Returns the moment that is `wait` minutes later on the player's clock. The player's clock may change in
    /// between.
    fn after(&self, now: i64, wait: i64) -> i64 {
        let plain = (now.div_euclid(MINUTE) + wait) * MINUTE;
        let shifted = i64::from(self.minutes(now) - self.minutes(plain)) * MINUTE;
        // A time of day that the clocks skip comes as late as if they did not change.
        if now < plain + shifted { plain + shifted } else { plain }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Midnight of 25 October 2026 in universal time. At one o'clock the clocks of Paris go back from three to two.
    const NIGHT: i64 = 1_792_886_400_000;
    const HOUR: i64 = 60 * MINUTE;

    fn paris(quiet: Option<(u16, u16)>, summary: u16) -> Hours {
        let shifts = vec![
            TimeShift { from: 0, minutes: 120 },
            TimeShift { from: NIGHT + HOUR, minutes: 60 },
            TimeShift { from: NIGHT + 154 * 24 * HOUR + HOUR, minutes: 120 },
        ];
        let quiet = quiet.map(|(from, until)| QuietHours { from: from * 60, until: until * 60 });
        Hours { quiet, summary: summary * 60, shifts }
    }

    #[test]
    fn quiet_hours_end_at_the_same_time_of_day_when_the_clocks_change() {
        let hours = paris(Some((22, 7)), 8);
        assert_eq!(hours.check(), Ok(()));
        // 21:59 in Paris, then 22:00, then seven o'clock, which is an hour later than usual.
        assert_eq!(hours.quiet_until(NIGHT - 4 * HOUR - 1), None);
        assert_eq!(hours.quiet_until(NIGHT - 4 * HOUR), Some(NIGHT + 6 * HOUR));
        assert_eq!(hours.quiet_until(NIGHT + 6 * HOUR - 1), Some(NIGHT + 6 * HOUR));
        assert_eq!(hours.quiet_until(NIGHT + 6 * HOUR), None);
        // Quiet hours by day.
        let hours = paris(Some((9, 17)), 8);
        assert_eq!(hours.quiet_until(NIGHT + 9 * HOUR), Some(NIGHT + 16 * HOUR));
        assert_eq!(hours.quiet_until(NIGHT + 17 * HOUR), None);
        assert_eq!(paris(None, 8).quiet_until(NIGHT), None);
    }

    #[test]
    fn a_summary_comes_once_a_day() {
        let hours = paris(None, 8);
        assert_eq!(hours.next_summary(NIGHT), NIGHT + 7 * HOUR);
        assert_eq!(hours.next_summary(NIGHT + 7 * HOUR), NIGHT + 31 * HOUR);
        // In March the clocks skip half past two.
        let spring = NIGHT + 154 * 24 * HOUR;
        let mut hours = paris(None, 2);
        hours.summary += 30;
        assert_eq!(hours.next_summary(spring + 50 * MINUTE), spring + HOUR + 30 * MINUTE);
        assert_eq!(Hours::usual().next_summary(NIGHT), NIGHT + 8 * HOUR);
    }

    #[test]
    fn hours_that_no_day_has_are_refused() {
        let good = paris(Some((22, 7)), 8);
        let quiet = |from, until| Some(QuietHours { from, until });
        let shift = |from, minutes| TimeShift { from, minutes };
        for odd in [
            Hours { summary: 1440, ..good.clone() },
            Hours { quiet: quiet(1440, 0), ..good.clone() },
            Hours { quiet: quiet(60, 60), ..good.clone() },
            Hours { shifts: vec![shift(0, 901)], ..good.clone() },
            Hours { shifts: vec![shift(5, 0), shift(5, 60)], ..good.clone() },
            Hours { shifts: (0..101).map(|from| shift(from, 0)).collect(), ..good },
        ] {
            assert_eq!(odd.check(), Err(HoursError), "{odd:?}");
        }
    }
}
