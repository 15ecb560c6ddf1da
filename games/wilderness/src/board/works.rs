//! Fortresses, forts and stockades: their owners, and the sieges (2.0, 8.2).

use engine::{Side, World};

use super::Board;
use crate::{Event, FACTS, Space, Spaces};

impl Board {
    /// Returns the side that owns the fortress in a space, or `None` if the space has no fortress.
    pub fn fortress_of(&self, space: Space) -> Option<Side> {
        let facts = space.facts();
        if !facts.fortress {
            return None;
        }
        let first = facts.originally?;
        Some(if self.captured.has(space) { first.other() } else { first })
    }
    pub fn fortresses(&self, side: Side) -> Spaces {
        let first = FACTS.first_fortresses[side];
        if self.captured.is_empty() {
            return first;
        }
        first.minus(self.captured).or(FACTS.originally[side.other()].and(self.captured))
    }
    /// Returns a side's forts and fortresses, which can be besieged.
    #[inline]
    pub fn strongholds(&self, side: Side) -> Spaces {
        self.forts[side].or(self.fortresses(side))
    }
    /// Returns a side's fortifications: fortresses, completed forts and stockades (2.0).
    #[inline]
    pub fn works(&self, side: Side) -> Spaces {
        self.strongholds(side).or(self.stockades[side])
    }
    /// Returns the side whose fort or fortress is in the space.
    pub fn stronghold(&self, space: Space) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.strongholds(*side).has(space))
    }
    /// Returns the spaces with unbesieged enemy units or fortifications, which the side's forces
    /// can't move through (6.51).
    #[inline]
    pub fn held_against(&self, side: Side) -> Spaces {
        let foe = side.other();
        self.outside[foe].or(self.works(foe).minus(self.sieges))
    }
    /// Returns the fortresses that a side controls (2.0, 8.22).
    pub fn controlled(&self, side: Side) -> Spaces {
        let held = self.fortresses(side).minus(self.sieges).minus(self.outside[side.other()]);
        if self.captured.is_empty() {
            return held;
        }
        let amphib = if side == Side::British { self.amphib } else { Spaces::NONE };
        held.minus(self.captured.minus(self.outside[side]).minus(amphib))
    }
    pub fn controls(&self, side: Side, fortress: Space) -> bool {
        self.controlled(side).has(fortress)
    }
    /// Returns the ports that a side controls.
    pub fn ports(&self, side: Side) -> Spaces {
        self.controlled(side).and(FACTS.ports)
    }
    pub fn level(&self, space: Space) -> u8 {
        u8::from(self.level_one.has(space)) + 2 * u8::from(self.level_two.has(space))
    }
    pub fn set_level(&mut self, space: Space, level: u8) {
        self.level_one.set(space, level == 1);
        self.level_two.set(space, level == 2);
    }
    /// Begins a siege (8.21).
    pub fn besiege(&mut self, space: Space, world: &mut dyn World<Event>) {
        self.sieges.insert(space);
        self.set_level(space, 0);
        if let Some(side) = self.stronghold(space) {
            let (units, leaders) = (self.units_of(side, space), self.leaders_of(side, space));
            self.go_inside(units, leaders);
        }
        world.tell(Event::Siege { space, level: 0, rule: "8.21" });
    }
    /// Removes a Fieldworks marker, if there is one (7.55).
    pub fn remove_fieldworks(&mut self, space: Space, world: &mut dyn World<Event>) {
        if self.fieldworks.has(space) {
            self.fieldworks.remove(space);
            world.tell(Event::FieldworksRemoved { space });
        }
    }
    /// Ends a siege. The pieces inside come out (8.232).
    pub fn lift_siege(&mut self, space: Space) {
        self.sieges.remove(space);
        self.set_level(space, 0);
        for side in Side::BOTH {
            let (units, leaders) = (self.inside_in(side, space), self.leaders_within(side, space));
            self.come_out(units, leaders);
        }
    }
    /// Returns a side's unbesieged works, which the side's pieces may enter and leave.
    pub fn havens(&self, side: Side) -> Spaces {
        self.works(side).minus(self.sieges)
    }
    /// Returns the side's unbesieged works that are closest to a space (10.421).
    pub fn closest_havens(&self, side: Side, from: Space) -> Spaces {
        let havens = self.havens(side);
        let Some(least) = havens.iter().map(|space| from.distance(space)).min() else {
            return Spaces::NONE;
        };
        havens.iter().filter(|space| from.distance(*space) == least && least < u8::MAX).collect()
    }
}
