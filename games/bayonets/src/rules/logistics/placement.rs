//! Placing units that have been drawn (15.3, 16.3).

use std::cell::OnceCell;

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::rules::battle::fleet_havens;
use crate::{
    Action, Board, Class, Event, FACTS, Legal, Place, Rules, Space, Spaces, Step, UNITS, Unit,
    Units, refuse,
};

/// The Brigade that each Commander came with (15.2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Escorts([Option<Unit>; 8]);

impl Escorts {
    /// Returns the index of a Commander; Commanders are the last counters of the data.
    fn index(commander: Unit) -> usize {
        commander.index() + 8 - UNITS
    }
    pub fn add(&mut self, commander: Unit, brigade: Unit) {
        self.0[Escorts::index(commander)] = Some(brigade);
    }
    fn of(&self, commander: Unit) -> Option<Unit> {
        self.0[Escorts::index(commander)]
    }
    /// Returns the Brigades that came with a Commander.
    fn brigades(&self) -> Units {
        self.0.into_iter().flatten().collect()
    }
}

/// The units to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum What {
    Reinforcements,
    Colonials,
    /// The units of a Nation that has more Villages than units (17.2).
    Nation,
}

/// The placement of a side's drawn units, unit by unit or all of a class at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placement {
    pub side: Side,
    what: What,
    escorts: Escorts,
    /// The spaces where Fleets have been placed, or the one space for all units.
    ports: Spaces,
}

/// Facts that several actions of a placement share.
#[derive(Default)]
pub struct Shared {
    /// The units to be placed next.
    waiting: OnceCell<Units>,
    /// The spaces for the first Fleet or, if there is no Fleet, for the first unit.
    ports: OnceCell<Spaces>,
    /// The spaces that the side controls.
    friendly: OnceCell<Spaces>,
}

impl Placement {
    pub fn reinforcements(side: Side, escorts: Escorts) -> Placement {
        Placement { side, what: What::Reinforcements, escorts, ports: Spaces::NONE }
    }
    pub fn colonials() -> Placement {
        let what = What::Colonials;
        Placement { what, ..Placement::reinforcements(Side::British, Escorts::default()) }
    }
    pub fn villages(side: Side) -> Placement {
        let what = What::Nation;
        Placement { what, ..Placement::reinforcements(side, Escorts::default()) }
    }

    /// Returns the units to be placed next, Fleets before others (15.3).
    fn waiting(&self, board: &Board, shared: &Shared) -> Units {
        *shared.waiting.get_or_init(|| {
            let all = board.units_in(Place::ARRIVING).and(board.own(self.side));
            let fleets = all.and(FACTS.fleets);
            if fleets.any() { fleets } else { all.minus(self.escorts.brigades()) }
        })
    }

    /// Returns the spaces where a unit may be placed.
    fn spaces(&self, board: &Board, unit: Unit, shared: &Shared) -> Spaces {
        let friendly = || *shared.friendly.get_or_init(|| board.friendly(self.side));
        match (self.what, unit.facts().colony) {
            (What::Reinforcements, _) if !FACTS.fleets.has(unit) && self.ports.any() => self.ports,
            (What::Reinforcements, _) => *shared.ports.get_or_init(|| self.open_ports(board)),
            (What::Colonials, Some(colony)) => friendly().and(FACTS.colony(colony)),
            (What::Colonials, None) => board.colony_homes(self.side),
            (What::Nation, _) => {
                let kin = unit.facts().nation.map(|nation| FACTS.nation(nation));
                let kin = kin.unwrap_or_default();
                let villages = unit.facts().villages.iter().copied();
                let free = villages.filter(|space| board.units_in(*space).and(kin).is_empty());
                free.collect::<Spaces>().and(friendly())
            }
        }
    }

    /// Returns the coastal spaces for units from Europe, by priority (15.3).
    fn open_ports(&self, board: &Board) -> Spaces {
        let side = self.side;
        let taken = FACTS.home[side.other()].and(board.captured());
        let taken = taken.and(board.friendly_coast(side));
        let ports = board.friendly_home(side).or(taken).and(FACTS.coastal);
        if ports.any() { ports } else { fleet_havens(board, side, Spaces::NONE) }
    }

    fn rule(&self) -> &'static str {
        match self.what {
            What::Reinforcements => "15.3",
            What::Colonials => "16.3",
            What::Nation => "17.2.s4",
        }
    }

    /// Returns the reason why no unit of a class is placed now.
    fn not_yet(&self, board: &Board, class: Class) -> Refusal {
        let drawn = board.units_in(Place::ARRIVING).and(board.own(self.side));
        let there = board.of_class(drawn, class);
        if there.is_empty() {
            Refusal::new(self.rule(), "refuse-placing")
        } else if there.minus(self.escorts.brigades()).is_empty() {
            Refusal::new("15.2.2", "refuse-place-escort")
        } else {
            Refusal::new("15.3", "refuse-place-fleets-first")
        }
    }

    /// Returns the reason why a unit is not placed in a space.
    fn not_there(&self, unit: Unit) -> Refusal {
        match self.what {
            What::Reinforcements if self.ports.any() && !FACTS.fleets.has(unit) => {
                Refusal::new("15.3", "refuse-place-fleet")
            }
            What::Reinforcements => Refusal::new("15.3", "refuse-place-port"),
            What::Colonials if unit.facts().colony.is_some() => {
                Refusal::new("16.3", "refuse-place-colony")
            }
            What::Colonials => Refusal::new("16.3", "refuse-place-light"),
            What::Nation => Refusal::new("17.2.s4", "refuse-place-one"),
        }
    }

    fn place(&mut self, board: &mut Board, units: Units, to: Space, world: &mut dyn World<Event>) {
        let mut all = units;
        for commander in units.and(FACTS.commanders).iter() {
            all.extend(self.escorts.of(commander));
        }
        board.arrive(self.side, all, to);
        world.tell(Event::Placed { side: self.side, units: all, space: to, rule: self.rule() });
        let reinforces = self.what == What::Reinforcements;
        if reinforces && (self.ports.is_empty() || units.and(FACTS.fleets).any()) {
            self.ports.insert(to);
        }
    }
}

impl Procedure<Rules> for Placement {
    type Plan = (Units, Space);
    type Shared = Shared;

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new(self.rule(), "ask-place")
    }
    fn candidates(&self, board: &Board, _: Side, shared: &Shared, out: &mut Vec<Action>) {
        let waiting = self.waiting(board, shared);
        for class in board.classes(waiting) {
            let units = board.of_class(waiting, class);
            let Some(first) = units.first() else { continue };
            let several = units.without(first).any();
            for to in self.spaces(board, first, shared).iter() {
                out.push(Action::Place(class, to));
                if several {
                    out.push(Action::PlaceAll(class, to));
                }
            }
        }
    }
    fn check(
        &self,
        board: &Board,
        _: Side,
        action: Action,
        shared: &Shared,
    ) -> Legal<(Units, Space)> {
        let wrong = Refusal::new(self.rule(), "refuse-placing");
        let (class, to) = match action {
            Action::Place(class, to) => (class, to),
            Action::PlaceAll(class, to) if self.what != What::Nation => (class, to),
            Action::PlaceAll(..) => return refuse("17.2.s4", "refuse-place-one"),
            _ => return Err(wrong),
        };
        let units = board.of_class(self.waiting(board, shared), class);
        let first = units.first().ok_or_else(|| self.not_yet(board, class))?;
        let all = matches!(action, Action::PlaceAll(..));
        if all && units.without(first).is_empty() {
            return refuse(self.rule(), "refuse-place-all");
        }
        if !self.spaces(board, first, shared).has(to) {
            return Err(self.not_there(first));
        }
        Ok((if all { units } else { first.into() }, to))
    }
    fn choose(
        &mut self,
        board: &mut Board,
        (units, to): (Units, Space),
        world: &mut dyn World<Event>,
    ) -> Step {
        self.place(board, units, to, world);
        self.resume(board, world)
    }
    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        loop {
            let shared = Shared::default();
            let spaces = |unit: Unit| self.spaces(board, unit, &shared);
            let waiting = self.waiting(board, &shared);
            let Some(first) = waiting.first() else { return Step::Return };
            // A Brigade for which no space of its Colony is left waits for another year (ruling
            // 124).
            let idle: Units = waiting.iter().filter(|unit| spaces(*unit).is_empty()).collect();
            if idle.any() {
                for unit in idle.iter() {
                    board.put(unit, Place::DISBANDED);
                }
                continue;
            }
            let to = spaces(first);
            let alike = waiting.iter().all(|unit| spaces(unit) == to);
            match to.only() {
                Some(to) if alike => {
                    for class in board.classes(waiting) {
                        world.by_itself(self.side, &Action::PlaceAll(class, to));
                    }
                    self.place(board, waiting, to, world);
                }
                _ => return Step::Stay,
            }
        }
    }
}
