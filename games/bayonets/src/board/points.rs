//! Action Points of the cards in play (7.3). Points of a kind are interchangeable.

use serde::{Deserialize, Serialize};

use crate::{Point, PointKind};

/// The Action Points of a side: those that are left, and those that events took away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Points {
    free: [u8; 10],
    lost: [u8; 10],
    /// The point held for Reaction (7.3.6).
    pub held: Option<Point>,
    /// Whether there is an additional Light point that is not printed on a card (card 54).
    pub extra: bool,
}

fn index(point: Point) -> usize {
    2 * point.kind as usize + usize::from(point.double)
}

impl Points {
    pub fn add(&mut self, point: Point) {
        self.free[index(point)] += 1;
    }
    pub fn take(&mut self, point: Point) {
        self.free[index(point)] -= 1;
    }
    pub fn hold(&mut self, point: Point) {
        self.take(point);
        self.held = Some(point);
    }
    /// Removes a point for the round, because of an event.
    pub fn lose(&mut self, point: Point) {
        self.take(point);
        self.lost[index(point)] += 1;
    }
    #[inline]
    pub fn has(&self, point: Point) -> bool {
        0 < self.free[index(point)]
    }
    pub fn free(&self, point: Point) -> u8 {
        self.free[index(point)]
    }
    pub fn lost(&self, point: Point) -> u8 {
        self.lost[index(point)]
    }
    /// Iterates over the kinds of points that are left, each once.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Point> + use<> {
        let free = self.free;
        Point::all().filter(move |point| 0 < free[index(*point)])
    }
    /// Iterates over the kinds of points left on the Indian card, or on the faction card.
    #[inline]
    pub fn of(&self, indian: bool) -> impl Iterator<Item = Point> + use<> {
        self.iter().filter(move |point| (point.kind == PointKind::Indian) == indian)
    }
    pub fn clear(&mut self) {
        *self = Points::default();
    }
    /// Removes the points left on the Indian card (7.2).
    pub fn drop_indian(&mut self) {
        for double in [false, true] {
            self.free[index(Point { kind: PointKind::Indian, double })] = 0;
        }
    }
    pub fn drop_free(&mut self) {
        self.free = [0; 10];
    }
}
