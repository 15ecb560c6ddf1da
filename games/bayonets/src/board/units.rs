//! The places of the units (3.0).

use engine::{Chance, Side, World};

use super::Board;
use crate::{Class, Event, FACTS, Kind, Nation, Place, Pool, Space, Spaces, Unit, Units};

impl Board {
    #[inline]
    pub fn at(&self, unit: Unit) -> Place {
        self.places[unit.index()]
    }
    #[inline]
    pub fn is_reduced(&self, unit: Unit) -> bool {
        self.reduced.has(unit)
    }
    #[inline]
    pub fn reduced(&self) -> Units {
        self.reduced
    }
    pub fn set_reduced(&mut self, unit: Unit, reduced: bool) {
        self.reduced.set(unit, reduced);
    }
    #[inline]
    pub fn class(&self, unit: Unit) -> Class {
        Class { sort: unit.sort(), reduced: self.is_reduced(unit) }
    }
    /// Returns all counters of a side.
    #[inline]
    pub fn own(&self, side: Side) -> Units {
        self.own[side]
    }
    pub fn side_of(&self, unit: Unit) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.own[*side].has(unit))
    }

    /// Returns all counters in a place, of both sides.
    #[inline]
    pub fn units_in(&self, place: impl Into<Place>) -> Units {
        Units::from_words(self.places.find(place.into()))
    }
    /// Returns a side's units in a place, including Commanders.
    #[inline]
    pub fn stack(&self, side: Side, place: impl Into<Place>) -> Units {
        self.units_in(place).and(self.own[side])
    }
    /// Returns a side's units in a space, without Commanders.
    #[inline]
    pub fn units_of(&self, side: Side, space: Space) -> Units {
        if self.present[side].has(space) {
            self.stack(side, space).minus(FACTS.commanders)
        } else {
            Units::NONE
        }
    }
    pub fn commanders_of(&self, side: Side, space: Space) -> Units {
        self.stack(side, space).and(FACTS.commanders)
    }
    /// Returns the spaces where a side has units other than Commanders.
    #[inline]
    pub fn present(&self, side: Side) -> Spaces {
        self.present[side]
    }
    /// Returns true if a side has any unit in the space, even only a Commander.
    #[inline]
    pub fn somebody(&self, side: Side, space: Space) -> bool {
        let alone = |unit: Unit| self.at(unit) == space.into();
        self.present[side].has(space) || FACTS.commanders.and(self.own[side]).iter().any(alone)
    }
    /// Returns the units among `units` that are on the map or in the Sail Box.
    #[inline]
    pub fn playing(&self, units: Units) -> Units {
        units.and(self.playing)
    }

    /// Moves units of a side from one space to another.
    pub(super) fn move_all(&mut self, side: Side, units: Units, from: Space, to: Space) {
        for unit in units.iter() {
            self.places[unit.index()] = to.into();
        }
        self.stale = true;
        if units.minus(FACTS.commanders).any() {
            self.present[side].insert(to);
            let left = self.stack(side, from).minus(FACTS.commanders).any();
            self.present[side].set(from, left);
        }
    }

    /// Puts a counter in a place, wherever it was.
    pub fn put(&mut self, unit: Unit, to: impl Into<Place>) {
        let (from, to) = (self.at(unit), to.into());
        self.places[unit.index()] = to;
        self.stale = true;
        self.playing.set(unit, to.in_play());
        if !to.in_play() {
            self.spent.remove(unit);
            if to != Place::DISBANDED {
                self.reduced.remove(unit);
            }
        }
        if FACTS.commanders.has(unit) {
            return;
        }
        for side in Side::BOTH {
            if self.own[side].has(unit) {
                if let Some(from) = from.space()
                    && self.stack(side, from).minus(FACTS.commanders).is_empty()
                {
                    self.present[side].remove(from);
                }
                self.present[side].extend(to.space());
            }
        }
    }

    /// Returns the place where a unit goes when it is eliminated (13.4.1).
    fn grave(&self, unit: Unit, side: Side) -> Place {
        match unit.facts().kind {
            Kind::Fleet => Place::pool(Pool::Fleets),
            Kind::Bastion | Kind::Fort | Kind::Commander => Place::REMOVED,
            _ => Place::losses(side),
        }
    }

    /// Eliminates a unit: it leaves the map, loses its Reduced state and, if it was Metropolitan,
    /// gives the enemy a chit (13.4.1, 13.4.3).
    pub fn eliminate(&mut self, unit: Unit, world: &mut dyn World<Event>) {
        let side = self.side_of(unit).expect("a unit in play has a side");
        let (place, steps) = (self.at(unit), self.steps(unit.into()));
        self.put(unit, self.grave(unit, side));
        world.tell(Event::Eliminated { side, unit, place, steps });
        if unit.facts().kind.metropolitan() {
            self.europe[side.other()].owed += 1;
        }
    }

    /// Applies a Hit: the unit is flipped or eliminated (13.4). Returns true if it is eliminated.
    pub fn hit(&mut self, unit: Unit, world: &mut dyn World<Event>) -> bool {
        if self.is_reduced(unit) || unit.facts().kind == Kind::Indian {
            self.eliminate(unit, world);
            return true;
        }
        self.reduced.insert(unit);
        let side = self.side_of(unit).expect("a unit in play has a side");
        world.tell(Event::Reduced { side, unit, place: self.at(unit) });
        false
    }

    /// Returns the number of Hits that the units can still take together.
    pub fn steps(&self, units: Units) -> u8 {
        let single = self.reduced.or(FACTS.indians);
        2 * units.len() - units.and(single).len()
    }

    /// Makes a Nation join a side, with a unit in each of its Villages (8.1).
    pub fn join_nation(&mut self, nation: Nation, side: Side, world: &mut dyn World<Event>) {
        self.set_nation(nation, side);
        self.own[side] = self.own[side].or(FACTS.nation(nation));
        world.tell(Event::NationJoins { nation, side });
        let pool = Place::pool(Pool::NeutralIndians);
        let waiting = self.units_in(pool).and(FACTS.nation(nation));
        for (unit, village) in waiting.iter().zip(FACTS.villages(nation).iter()) {
            self.put(unit, village);
            let units = unit.into();
            world.tell(Event::Placed { side, units, space: village, rule: "8.1" });
            // The Nation's units count as present since the round began (rulings 30 and 33).
            self.this_round.held[side].insert(village);
        }
    }
    /// Sets the side of a Nation, for a board written by hand.
    pub fn set_allegiance(&mut self, nation: Nation, side: Side) {
        self.set_nation(nation, side);
        self.own[side] = self.own[side].or(FACTS.nation(nation));
    }

    /// Iterates over the classes among the units, each once.
    pub fn classes(&self, mut units: Units) -> impl Iterator<Item = Class> + use<> {
        let reduced = self.reduced;
        std::iter::from_fn(move || {
            let first = units.first()?;
            let class = Class { sort: first.sort(), reduced: reduced.has(first) };
            let alike = if class.reduced { reduced } else { units.minus(reduced) };
            units = units.minus(FACTS.of_sort[class.sort.index()].and(alike));
            Some(class)
        })
    }
    /// Iterates over the pairs of a class and a space where units of the class are in play. Each
    /// pair occurs once.
    pub fn posts(&self, mut units: Units) -> impl Iterator<Item = (Class, Space)> {
        std::iter::from_fn(move || {
            let first = units.first()?;
            let (class, at) = (self.class(first), self.at(first).space()?);
            units = units.minus(self.of_class(units, class).and(self.units_in(at)));
            Some((class, at))
        })
    }
    /// Returns the first of the units that is of the class.
    #[inline]
    pub fn pick(&self, units: Units, class: Class) -> Option<Unit> {
        self.of_class(units, class).first()
    }
    #[inline]
    pub fn of_class(&self, units: Units, class: Class) -> Units {
        let of = units.and(FACTS.of_sort[class.sort.index()]);
        if class.reduced { of.and(self.reduced) } else { of.minus(self.reduced) }
    }

    /// Removes from the game all Commanders who are alone (3.7).
    pub fn remove_lone_commanders(&mut self, side: Side, world: &mut dyn World<Event>) {
        for unit in FACTS.commanders.and(self.own[side]).iter() {
            if self.at(unit).space().is_some_and(|at| !self.present[side].has(at)) {
                self.remove_commander(unit, world);
            }
        }
    }
    pub fn remove_commander(&mut self, unit: Unit, world: &mut dyn World<Event>) {
        let side = self.side_of(unit).expect("a Commander has a side");
        let place = self.at(unit);
        self.put(unit, Place::REMOVED);
        world.tell(Event::Eliminated { side, unit, place, steps: 0 });
    }
}

/// Draws one of the units at random. In a case, the unit to be drawn is written as the name that
/// `name` returns.
pub fn draw_unit(
    units: Units,
    name: impl Fn(Unit) -> &'static str,
    chance: &mut dyn Chance,
) -> Option<Unit> {
    let nth = |n: usize| units.iter().nth(n).expect("so many are there");
    units.any().then(|| nth(chance.draw(units.len().into(), &|n| name(nth(n)).into())))
}
