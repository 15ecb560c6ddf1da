//! Points, counted exactly.

use std::iter::Sum;
use std::ops::{Add, AddAssign};

use schemars::JsonSchema;
use serde::Serialize;

/// Points: one for a game won, half a point for a draw. Some tie-breaks add halves of halves, so points are counted
/// in quarters.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema,
)]
#[serde(into = "f64")]
#[schemars(with = "f64")]
pub struct TournamentPoints(u32);

impl TournamentPoints {
    /// The points for a game won.
    pub const WIN: TournamentPoints = TournamentPoints(4);
    /// The points for a game drawn.
    pub const DRAW: TournamentPoints = TournamentPoints(2);
    /// The points for a game lost.
    pub const LOSS: TournamentPoints = TournamentPoints(0);

    /// Returns this number of quarters of a point.
    pub fn of_quarters(quarters: u32) -> TournamentPoints {
        TournamentPoints(quarters)
    }

    /// Returns the number of quarters.
    pub fn quarters(self) -> u32 {
        self.0
    }

    /// Returns the points of an opponent, as far as a result with these points counts them: all of them for a
    /// game won, half of them for a draw.
    pub(super) fn share_of(self, opponent: TournamentPoints) -> TournamentPoints {
        TournamentPoints(self.0 * opponent.0 / TournamentPoints::WIN.0)
    }
}

impl From<TournamentPoints> for f64 {
    fn from(points: TournamentPoints) -> f64 {
        f64::from(points.0) / f64::from(TournamentPoints::WIN.0)
    }
}

impl Add for TournamentPoints {
    type Output = TournamentPoints;

    fn add(self, other: TournamentPoints) -> TournamentPoints {
        TournamentPoints(self.0 + other.0)
    }
}

impl AddAssign for TournamentPoints {
    fn add_assign(&mut self, other: TournamentPoints) {
        *self = *self + other;
    }
}

impl Sum for TournamentPoints {
    fn sum<I: Iterator<Item = TournamentPoints>>(all: I) -> TournamentPoints {
        all.fold(TournamentPoints::default(), TournamentPoints::add)
    }
}
