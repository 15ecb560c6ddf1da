//! Stacks: their size, and their Rout and Out of Supply markers (3.0.3, 10.3.1, 13.8, 14.1.1).

use engine::{Refusal, Side};

use super::Board;
use crate::{Class, FACTS, Kind, Legal, Space, Units, refuse};

impl Board {
    /// Returns the number of units and militia of a side in a space (10.3.1).
    #[inline]
    pub fn count(&self, side: Side, space: Space) -> u8 {
        self.units_of(side, space).len() + self.militia(side, space)
    }
    /// Returns true if `ours` is more than three times `theirs` (10.3.1).
    #[inline]
    pub fn outnumbers(ours: u8, theirs: u8) -> bool {
        3 * u16::from(theirs) < u16::from(ours)
    }
    /// Returns true if a side has a Fort or Bastion in the space.
    #[inline]
    pub fn works(&self, side: Side, space: Space) -> bool {
        self.units_of(side, space).and(FACTS.forts.or(FACTS.bastions)).any()
    }
    /// Returns true if enemy units in the space keep a side's units from leaving (10.2.1).
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

    /// Returns a side's units that may act (7.2.1), except those held back by an event (cards 40
    /// and 54).
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
    /// Returns the units of a class that may act, except those already `taken`, or the reason why
    /// none may. If the space has no unit of the class, the reason is `absent`.
    pub fn check_ready(
        &self,
        side: Side,
        space: Space,
        class: Class,
        taken: Units,
        absent: Refusal,
    ) -> Legal<Units> {
        let here = self.stack(side, space).minus(taken);
        let there = self.of_class(here, class);
        let ready = self.ready(side, space).and(there);
        if ready.any() {
            Ok(ready)
        } else if there.is_empty() {
            let kind = class.sort.facts().kind;
            let other = kind == Kind::Light && here.and(FACTS.of_kind[kind as usize]).any();
            if other { refuse("3.1", "refuse-light-name") } else { Err(absent) }
        } else if there.minus(self.spent).is_empty() {
            refuse("7.3", "refuse-spent-unit")
        } else if there.and(FACTS.fleets).any() {
            refuse("card.40", "refuse-rough-seas")
        } else {
            refuse("card.54", "refuse-indians-watch")
        }
    }

    /// Moves units from one space to another, with the Rout and Out of Supply markers of their
    /// stack. If the units join others, the new stack has a marker only if both parts had it (13.8,
    /// 14.1.1).
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

    /// Brings units into play in a space, which removes the stack's markers there (13.8, 14.1.1).
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
