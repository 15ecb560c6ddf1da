//! The limit on thinking time that was chosen for a table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::error::Error;

/// The limit on thinking time at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// The part of the game for which the time must last.
    pub kind: ClockKind,
    /// The time of each side, in seconds. For `days` it must be a multiple of 86,400, the seconds of a day.
    pub seconds: u32,
    /// The consequence of running out of time.
    pub when_out: WhenOut,
}

/// The part of the game for which the time must last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum ClockKind {
    /// One turn, that is, the time during which the side must choose.
    Move,
    /// The whole game.
    Game,
    /// One turn, measured in whole days.
    Days,
}

/// The consequence when a side's time runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum WhenOut {
    /// No consequence: the clock only shows the time.
    Nothing,
    /// The computer plays on for that side, until its player takes the seat again.
    Computer,
    /// That side has lost.
    Loss,
}

const DAY: u32 = 86_400;

impl Clock {
    /// Returns the clock if its time is within the allowed range; `least` is the minimum in
    /// seconds.
    pub fn check(self, least: u64) -> Result<Clock, Error> {
        let least = u32::try_from(least).unwrap_or(u32::MAX);
        let (between, whole) = match self.kind {
            ClockKind::Move => (least..=DAY, 1),
            ClockKind::Game => (least..=7 * DAY, 1),
            ClockKind::Days => (DAY..=30 * DAY, DAY),
        };
        if between.contains(&self.seconds) && self.seconds.is_multiple_of(whole) {
            return Ok(self);
        }
        let (from, to) = between.into_inner();
        let unit = if whole == DAY { ", in whole days" } else { "" };
        Err(Error::Wrong(format!("such a clock has from {from} to {to} seconds{unit}")))
    }

    /// Returns whether the clock is refilled when a turn begins.
    pub fn by_turn(self) -> bool {
        self.kind != ClockKind::Game
    }
}

#[test]
fn a_clock_is_neither_too_short_nor_too_long() {
    let of = |kind, seconds| Clock { kind, seconds, when_out: WhenOut::Nothing }.check(10);
    assert!(of(ClockKind::Move, 10).is_ok() && of(ClockKind::Game, 7 * DAY).is_ok());
    assert!(of(ClockKind::Days, 3 * DAY).is_ok());
    for (kind, seconds) in [
        (ClockKind::Move, 9),
        (ClockKind::Move, DAY + 1),
        (ClockKind::Game, u32::MAX),
        (ClockKind::Days, DAY + 1),
        (ClockKind::Days, 31 * DAY),
    ] {
        assert!(of(kind, seconds).is_err(), "{seconds}");
    }
}
