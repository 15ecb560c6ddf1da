//! Stacks and what lies on them: numbers, Rout and Out of Supply markers
//! (3.0.3, 10.3.1, 13.8, 14.1.1).

use engine::{Refusal, Side};

use super::Board;
use crate::{Class, FACTS, Legal, Space, Units, refuse};

impl Board {
    /// Units and Militia of a side in a space (10.3.1).
    #[inline]
    pub fn count(&self, side: Side, space: Space) -> u8 {
        self.units_of(side, space).len() + self.militia(side, space)
    }
    /// More than three to one (10.3.1).
    #[inline]
    pub fn outnumbers(ours: u8, theirs: u8) -> bool {
        3 * u16::from(theirs) < u16::from(ours)
    }
    /// A Fort or Bastion of a side stands there.
    #[inline]
    pub fn works(&self, side: Side, space: Space) -> bool {
        self.units_of(side, space).and(FACTS.forts.or(FACTS.bastions)).any()
    }
    /// Enemy units are here and keep a side's units from leaving (10.2.1).
    pub fn pinned(&self, side: Side, space: Space) -> bool {
        let foe = side.other();
        if !space.on_map() || !self.present(foe).has(space) {
            return false;
        }
        if side == Side::British && space.facts().home == Some(foe) && self.fortress(space) {
            return false;
        }
        !Board::outnumbers(self.count(side, space), self.count(foe, space))
    }

    /// Units of a side that may act (7.2.1), but for those that an event holds back (cards 40 and 54).
    pub fn ready(&self, side: Side, space: Space) -> Units {
        let mut ready = self.stack(side, space).minus(self.spent);
        if ready.and(FACTS.fleets).any() && self.rough_seas() {
            ready = ready.minus(FACTS.fleets);
        }
        if ready.and(FACTS.indians).any() && self.indians_watch() {
            ready = ready.minus(FACTS.indians);
        }
        ready
    }
    /// Those of a class that may act, or why none there does: `absent` if there is none.
    pub fn check_ready(
        &self,
        side: Side,
        space: Space,
        class: Class,
        absent: Refusal,
    ) -> Legal<Units> {
        let there = self.of_class(self.stack(side, space), class);
        let ready = self.ready(side, space).and(there);
        if ready.any() {
            Ok(ready)
        } else if there.is_empty() {
            Err(absent)
        } else if there.minus(self.spent).is_empty() {
            refuse("7.3", "refuse-spent-unit")
        } else if there.and(FACTS.fleets).any() {
            refuse("card.40", "refuse-rough-seas")
        } else {
            refuse("card.54", "refuse-indians-watch")
        }
    }

    /// Units go from one space to another, their stack's markers with them: they
    /// are shed where either part of the new stack has none (13.8, 14.1.1).
    pub fn shift(&mut self, side: Side, units: Units, to: Space) {
        let Some(from) = units.first().and_then(|unit| self.at(unit).space()) else { return };
        let joined = self.stack(side, to).any();
        if from != to {
            self.move_all(side, units, from, to);
        }
        let left = self.stack(side, from).any();
        let markers = &mut self.markers[side];
        for set in [&mut markers.rout, &mut markers.oos] {
            let kept = set.has(from) && (!joined || set.has(to));
            set.set(to, kept);
            if !left {
                set.remove(from);
            }
        }
    }

    /// Units come into play in a space: a marker there is shed (13.8, 14.1.1).
    pub fn arrive(&mut self, side: Side, units: Units, to: Space) {
        for unit in units.iter() {
            self.put(unit, to);
            self.reduced.remove(unit);
        }
        self.come(side, to);
        self.markers[side].rout.remove(to);
        self.markers[side].oos.remove(to);
    }
}
