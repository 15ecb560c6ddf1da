//! Connections: the units that may use them, and their remaining capacity (2.2, 10.1, 10.2).

use engine::Side;

use super::Board;
use crate::{Connection, FACTS, Space, Spaces, Units};

impl Board {
    /// Returns true for a Highway, and for a Path that has become a Road.
    #[inline]
    pub fn paved(&self, way: Connection) -> bool {
        way.facts().highway || self.roads.has(way)
    }
    /// Returns the number of units that may use a connection in a round (10.1).
    #[inline]
    pub fn limit(&self, way: Connection) -> u8 {
        if way.facts().highway {
            16
        } else if self.roads.has(way) {
            8
        } else {
            4
        }
    }
    #[inline]
    pub fn used(&self, side: Side, way: Connection) -> u8 {
        self.this_round.used[side][way.index()]
    }
    #[inline]
    pub fn room(&self, side: Side, way: Connection) -> u8 {
        self.limit(way).saturating_sub(self.used(side, way))
    }
    /// Returns true if Artillery has already used this road (10.1).
    pub fn guns_used(&self, side: Side, way: Connection) -> bool {
        !way.facts().highway && self.this_round.guns[side].has(way)
    }
    /// Returns the units among `units` that may use the connection (10.2).
    #[inline]
    pub fn able(&self, units: Units, way: Connection) -> Units {
        let mut able = units.and(FACTS.lights);
        if self.paved(way) {
            able = able.or(units.minus(FACTS.fleets).and(FACTS.mobile));
        }
        if way.facts().coastal {
            able = able.or(units.and(FACTS.fleets));
        }
        able
    }
    /// Returns a predicate for the connections that all of the units may use; the units must be
    /// able to move (10.2).
    pub fn ways_for(&self, units: Units) -> impl Fn(Connection) -> bool {
        let sail = units.and(FACTS.fleets).any();
        let march = units.minus(FACTS.fleets).minus(FACTS.lights).any();
        move |way| (!sail || way.facts().coastal) && (!march || self.paved(way))
    }
    /// Returns true if the connection is closed to a side (card 39).
    #[inline]
    pub fn shut(&self, side: Side, way: Connection) -> bool {
        side == Side::British && self.this_round.closed == Some(way)
    }

    /// Records that units move along a connection: its capacity is used, and the direction is
    /// remembered.
    pub fn travel(&mut self, side: Side, units: Units, way: Connection, to: Space) {
        self.this_round.used[side][way.index()] += units.minus(FACTS.commanders).len();
        if units.and(FACTS.artillery).any() {
            self.this_round.guns[side].insert(way);
        }
        self.this_round.entries[side][way.towards(to)].insert(way);
        // Units that had retreated into a Battle leave it (13.9.3).
        self.this_round.fought = self.this_round.fought.minus(units);
        self.come(side, to);
    }
    /// Sets the number of units that have used a connection this round, for a board written by
    /// hand.
    pub fn set_used(&mut self, side: Side, way: Connection, n: u8) {
        self.this_round.used[side][way.index()] = n;
    }
    /// Records that Artillery has used a Road this round, for a board written by hand.
    pub fn set_guns_used(&mut self, side: Side, way: Connection) {
        self.this_round.guns[side].insert(way);
    }
    /// Records that units have left a space voluntarily. If no unit of the side is left there, no
    /// Battle is fought, even if militia remain (10.2.1, ruling 50).
    pub fn leave(&mut self, side: Side, from: Space) {
        if !self.present[side].has(from) {
            self.battles.remove(from);
        }
    }
    /// Records that a side has come to a space, and whether it came before the other side (13.1).
    pub fn come(&mut self, side: Side, to: Space) {
        if !self.this_round.came_first[side.other()].has(to) {
            self.this_round.came_first[side].insert(to);
        }
    }
    pub fn came_first(&self, side: Side, space: Space) -> bool {
        self.this_round.came_first[side].has(space)
    }
    /// Returns true if a side has entered a space by that connection this round.
    #[inline]
    pub fn entered(&self, side: Side, way: Connection, into: Space) -> bool {
        self.this_round.entries[side][way.towards(into)].has(way)
    }

    /// Returns the coastal spaces of seas that are friendly to a side (10.6.2).
    pub fn friendly_coast(&self, side: Side) -> Spaces {
        match side {
            Side::French => FACTS.coastal.minus(FACTS.bases),
            Side::British if self.open_seas => FACTS.coastal,
            Side::British => FACTS.atlantic,
        }
    }
}
