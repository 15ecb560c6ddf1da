//! The places of the pieces (3.0).

use engine::{Side, World};

use super::Board;
use crate::{
    Class, Counter, Event, FACTS, Kind, Leader, Leaders, Piece, Place, Space, Spaces, Unit, Units,
};

impl Board {
    #[inline]
    pub fn at(&self, unit: Unit) -> Place {
        self.units[unit.index()]
    }
    #[inline]
    pub fn leader_at(&self, leader: Leader) -> Place {
        self.leaders[leader.index()]
    }
    /// Returns the space of a unit. The unit must be in play.
    #[inline]
    pub fn space_of(&self, unit: Unit) -> Space {
        self.at(unit).space().expect("the unit is in play")
    }
    /// Returns the space of a leader. The leader must be on the map.
    #[inline]
    pub fn leader_space(&self, leader: Leader) -> Space {
        self.leader_at(leader).space().expect("the leader is on the map")
    }
    #[inline]
    pub fn is_reduced(&self, unit: Unit) -> bool {
        self.reduced.has(unit)
    }
    #[inline]
    pub fn reduced(&self) -> Units {
        self.reduced
    }
    #[inline]
    pub fn inside(&self) -> Units {
        self.inside
    }
    #[inline]
    pub fn leaders_inside(&self) -> Leaders {
        self.leaders_inside
    }
    pub fn class(&self, unit: Unit) -> Class {
        Class { kind: unit.kind(), reduced: self.is_reduced(unit) }
    }

    /// Returns a counter as players see it.
    pub fn piece(&self, counter: Counter) -> Piece {
        match counter {
            Counter::Unit(unit) => Piece::Unit(self.class(unit)),
            Counter::Leader(leader) => Piece::Leader(leader),
        }
    }

    /// Returns all units in a place, of both sides.
    #[inline]
    pub fn units_in(&self, place: impl Into<Place>) -> Units {
        Units::from_words(self.units.find(place.into()))
    }
    /// Returns a side's units in a space, inside and outside works.
    #[inline]
    pub fn units_of(&self, side: Side, space: Space) -> Units {
        self.units_in(space).and(FACTS.units_of[side])
    }
    /// Returns a side's units that are in a space, but not inside a work.
    #[inline]
    pub fn outside_in(&self, side: Side, space: Space) -> Units {
        if self.outside[side].has(space) {
            self.units_of(side, space).minus(self.inside)
        } else {
            Units::NONE
        }
    }
    #[inline]
    pub fn inside_in(&self, side: Side, space: Space) -> Units {
        self.units_of(side, space).and(self.inside)
    }
    #[inline]
    pub fn leaders_in(&self, place: impl Into<Place>) -> Leaders {
        Leaders::from_words(self.leaders.find(place.into()))
    }
    #[inline]
    pub fn leaders_of(&self, side: Side, space: Space) -> Leaders {
        self.leaders_in(space).and(FACTS.leaders_of[side])
    }
    pub fn leaders_out(&self, side: Side, space: Space) -> Leaders {
        self.leaders_of(side, space).minus(self.leaders_inside)
    }
    pub fn leaders_within(&self, side: Side, space: Space) -> Leaders {
        self.leaders_of(side, space).and(self.leaders_inside)
    }
    /// Returns the spaces where a side has units outside works.
    #[inline]
    pub fn presence(&self, side: Side) -> Spaces {
        self.outside[side]
    }
    /// Returns the spaces where a side has Drilled Troops outside works.
    #[inline]
    pub fn drilled(&self, side: Side) -> Spaces {
        self.drilled[side]
    }
    /// Returns the spaces where a side has leaders.
    #[inline]
    pub fn led(&self, side: Side) -> Spaces {
        self.led[side]
    }
    /// Returns the units among `units` that are on the map.
    pub fn on_map(&self, units: Units) -> Units {
        units.iter().filter(|unit| self.at(*unit).on_map()).collect()
    }
    pub fn leaders_on_map(&self, side: Side) -> Leaders {
        FACTS.leaders_of[side].iter().filter(|leader| self.leader_at(*leader).on_map()).collect()
    }
    /// Returns a unit of the kind that is not in play, but may enter (5.52).
    pub fn spare(&self, side: Side, kind: Kind) -> Option<Unit> {
        FACTS.kind(side, kind).iter().find(|unit| self.at(*unit) == Place::OFF)
    }
    pub fn spares(&self, side: Side, kind: Kind) -> u8 {
        FACTS.kind(side, kind).iter().filter(|unit| self.at(*unit) == Place::OFF).count() as u8
    }
    /// Returns the units among `units` that belong to the class.
    #[inline]
    pub fn of_class(&self, units: Units, class: Class) -> Units {
        let kind = units.and(FACTS.of_kind[class.kind as usize]);
        if class.reduced { kind.and(self.reduced) } else { kind.minus(self.reduced) }
    }
    /// Returns the first unit of the class among the units.
    #[inline]
    pub fn pick(&self, units: Units, class: Class) -> Option<Unit> {
        self.of_class(units, class).first()
    }
    /// Iterates over the classes of the units. Each class comes once.
    #[inline]
    pub fn classes(&self, units: Units) -> impl Iterator<Item = Class> + use<> {
        let mut left = units;
        let reduced = self.reduced;
        std::iter::from_fn(move || {
            let unit = left.first()?;
            let class = Class { kind: unit.kind(), reduced: reduced.has(unit) };
            let alike = FACTS.of_kind[class.kind as usize];
            left =
                left.minus(if class.reduced { alike.and(reduced) } else { alike.minus(reduced) });
            Some(class)
        })
    }
    pub fn strength(&self, units: Units) -> u8 {
        units.iter().map(|unit| unit.kind().strength(self.is_reduced(unit))).sum()
    }
    pub fn steps(&self, units: Units) -> u8 {
        2 * units.len() - units.and(self.reduced).len()
    }

    /// Updates the entries of a space in `outside` and `drilled`, after a side's pieces there have
    /// changed.
    fn note_presence(&mut self, side: Side, space: Space) {
        let out = self.units_of(side, space).minus(self.inside);
        self.outside[side].set(space, out.any());
        self.drilled[side].set(space, out.and(FACTS.drilled).any());
    }

    /// Moves a unit to a place, outside any works there.
    pub fn put(&mut self, unit: Unit, to: impl Into<Place>) {
        let (from, to) = (self.at(unit), to.into());
        self.units[unit.index()] = to;
        self.inside.remove(unit);
        if to.space().is_none() {
            self.reduced.remove(unit);
        }
        for space in [from, to].into_iter().filter_map(Place::space) {
            self.note_presence(unit.side(), space);
        }
    }
    pub fn put_all(&mut self, units: Units, to: Space) {
        let Some(first) = units.first() else { return };
        let side = first.side();
        let mut left = Spaces::NONE;
        for unit in units.iter() {
            left.extend(self.at(unit).space());
            self.units[unit.index()] = to.into();
        }
        self.inside = self.inside.minus(units);
        left.iter().for_each(|from| self.note_presence(side, from));
        self.note_presence(side, to);
    }
    pub fn put_leader(&mut self, leader: Leader, to: impl Into<Place>) {
        let (side, from, to) = (leader.side(), self.leader_at(leader), to.into());
        self.leaders[leader.index()] = to;
        self.leaders_inside.remove(leader);
        for space in [from, to].into_iter().filter_map(Place::space) {
            let led = self.leaders_of(side, space).any();
            self.led[side].set(space, led);
        }
    }
    pub fn go_inside(&mut self, units: Units, leaders: Leaders) {
        self.inside = self.inside.or(units);
        self.leaders_inside = self.leaders_inside.or(leaders);
        for unit in units.iter() {
            self.note_presence(unit.side(), self.space_of(unit));
        }
    }
    pub fn come_out(&mut self, units: Units, leaders: Leaders) {
        self.inside = self.inside.minus(units);
        self.leaders_inside = self.leaders_inside.minus(leaders);
        for unit in units.iter() {
            self.note_presence(unit.side(), self.space_of(unit));
        }
    }
    pub fn set_reduced(&mut self, unit: Unit, reduced: bool) {
        if reduced { self.reduced.insert(unit) } else { self.reduced.remove(unit) }
    }

    /// Takes a unit off the map, either for good or until an event brings it back (7.61).
    pub fn eliminate(&mut self, unit: Unit) {
        let to = if unit.kind().lost_for_good() { Place::GONE } else { Place::OFF };
        self.put(unit, to);
        if let Some(party) = &mut self.party {
            party.lose(unit);
        }
    }
    /// Takes a step from a unit (7.61). The log cites `rule`. Returns whether the unit is
    /// eliminated.
    pub fn lose_step(
        &mut self,
        unit: Unit,
        rule: &'static str,
        world: &mut dyn World<Event>,
    ) -> bool {
        let (side, kind, space) = (unit.side(), unit.kind(), self.space_of(unit));
        let gone = self.is_reduced(unit);
        if gone {
            self.eliminate(unit);
        } else {
            self.reduced.insert(unit);
        }
        world.tell(Event::Step { side, kind, space, gone, rule });
        gone
    }
    /// Eliminates a unit, however many steps it has. The log cites `rule`.
    pub fn destroy(&mut self, unit: Unit, rule: &'static str, world: &mut dyn World<Event>) {
        let (side, kind, space) = (unit.side(), unit.kind(), self.space_of(unit));
        let steps = self.steps(unit.into());
        self.eliminate(unit);
        world.tell(Event::Eliminated { side, kind, space, steps, rule });
    }
    /// Removes a leader for good. The log cites `rule`.
    pub fn kill(&mut self, leader: Leader, rule: &'static str, world: &mut dyn World<Event>) {
        let space = self.leader_space(leader);
        self.put_leader(leader, Place::GONE);
        if let Some(party) = &mut self.party {
            party.lose_leader(leader);
            party.commander = party.commander.filter(|it| *it != leader);
        }
        world.tell(Event::LeaderLost { side: leader.side(), leader, space, rule });
    }
}
