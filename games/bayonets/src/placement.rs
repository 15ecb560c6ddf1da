//! Placing units that have been drawn (15.3, 16.3).

use engine::{Ask, Procedure, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::Rules;
use crate::action::Action;
use crate::battle::fleet_havens;
use crate::board::Board;
use crate::event::Event;
use crate::facts::{Class, FACTS, Place, Space, Spaces, UNITS, Unit, Units};
use crate::frame::Step;

/// The Brigade that each Commander came with (15.2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Escorts([Option<Unit>; 8]);

impl Escorts {
    /// Commanders are the last counters of the data.
    fn index(commander: Unit) -> usize {
        commander.index() + 8 - UNITS
    }
    pub fn add(&mut self, commander: Unit, brigade: Unit) {
        self.0[Escorts::index(commander)] = Some(brigade);
    }
    fn of(&self, commander: Unit) -> Option<Unit> {
        self.0[Escorts::index(commander)]
    }
    /// Brigades that go with a Commander.
    fn brigades(&self) -> Units {
        self.0.into_iter().flatten().collect()
    }
}

/// Who is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum What {
    Reinforcements,
    Colonials,
    /// Units of a Nation that has more Villages than units (17.2).
    Nation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placement {
    pub side: Side,
    what: What,
    escorts: Escorts,
    /// Where Fleets have been placed, or else the one space for everybody.
    ports: Spaces,
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

    /// Those who go next: Fleets before the others (15.3).
    fn waiting(&self, board: &Board) -> Units {
        let all = board.units_in(Place::ARRIVING).and(board.own(self.side));
        let fleets = all.and(FACTS.fleets);
        if fleets.any() { fleets } else { all.minus(self.escorts.brigades()) }
    }

    /// Where a unit may be placed.
    fn spaces(&self, board: &Board, unit: Unit) -> Spaces {
        let side = self.side;
        match (self.what, unit.facts().colony) {
            (What::Reinforcements, _) => {}
            (What::Colonials, Some(colony)) => {
                return board.friendly(side).and(FACTS.colony(colony));
            }
            (What::Colonials, None) => return board.colony_homes(side),
            (What::Nation, _) => {
                let kin = unit.facts().nation.map(|nation| FACTS.nation(nation));
                let kin = kin.unwrap_or_default();
                let villages = unit.facts().villages.iter().copied();
                let free = villages.filter(|space| board.units_in(*space).and(kin).is_empty());
                return free.collect::<Spaces>().and(board.friendly(side));
            }
        }
        if !FACTS.fleets.has(unit) && self.ports.any() {
            return self.ports;
        }
        let taken = FACTS.home[side.other()].and(board.captured());
        let taken = taken.and(board.friendly_coast(side));
        let ports = board.friendly_home(side).or(taken).and(FACTS.coastal);
        if ports.any() { ports } else { fleet_havens(board, side, Spaces::NONE) }
    }

    fn of_class(&self, board: &Board, class: Class) -> Result<Units, Refusal> {
        let units = board.of_class(self.waiting(board), class);
        if units.is_empty() {
            return Err(Refusal::new(self.rule(), "refuse-placing"));
        }
        Ok(units)
    }

    fn rule(&self) -> &'static str {
        match self.what {
            What::Reinforcements => "15.3",
            What::Colonials => "16.3",
            What::Nation => "17.2.s4",
        }
    }

    fn check_space(&self, board: &Board, unit: Unit, to: Space) -> Result<(), Refusal> {
        if !self.spaces(board, unit).has(to) {
            return Err(Refusal::new(self.rule(), "refuse-place"));
        }
        Ok(())
    }

    fn place(&mut self, board: &mut Board, units: Units, to: Space, table: &mut impl Table<Event>) {
        let mut all = units;
        for commander in units.and(FACTS.commanders).iter() {
            all.extend(self.escorts.of(commander));
        }
        board.arrive(self.side, all, to);
        table.tell(Event::Placed { side: self.side, units: all, space: to, rule: self.rule() });
        let reinforces = self.what == What::Reinforcements;
        if reinforces && (self.ports.is_empty() || units.and(FACTS.fleets).any()) {
            self.ports.insert(to);
        }
    }
}

impl Procedure<Rules> for Placement {
    type Plan = (Units, Space);
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn ask(&self, _: &Board) -> Ask {
        Ask::new(self.rule(), "ask-place")
    }
    fn candidates(&self, board: &Board, side: Side, (): &(), out: &mut Vec<Action>) {
        self.legal(board, side, out);
    }
    fn legal(&self, board: &Board, _: Side, out: &mut Vec<Action>) {
        let waiting = self.waiting(board);
        for class in board.classes(waiting) {
            let units = board.of_class(waiting, class);
            let Some(unit) = units.first() else { continue };
            for to in self.spaces(board, unit).iter() {
                out.push(Action::Place(class, to));
                if 1 < units.len() && self.what != What::Nation {
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
        (): &(),
    ) -> Result<(Units, Space), Refusal> {
        match action {
            Action::Place(class, to) => {
                let unit = self.of_class(board, class)?.first().expect("there is one");
                self.check_space(board, unit, to)?;
                Ok((unit.into(), to))
            }
            Action::PlaceAll(class, to) if self.what != What::Nation => {
                let units = self.of_class(board, class)?;
                if units.len() < 2 {
                    return Err(Refusal::new(self.rule(), "refuse-placing"));
                }
                self.check_space(board, units.first().expect("there is one"), to)?;
                Ok((units, to))
            }
            _ => Err(Refusal::new(self.rule(), "refuse-placing")),
        }
    }
    fn choose(
        &mut self,
        board: &mut Board,
        (units, to): (Units, Space),
        table: &mut impl Table<Event>,
    ) -> Step {
        self.place(board, units, to, table);
        self.resume(board, table)
    }
    fn resume(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> Step {
        loop {
            let waiting = self.waiting(board);
            let Some(first) = waiting.first() else { return Step::Return };
            // A Brigade whose Colony is all lost waits another year (ruling 124).
            let homeless = |unit: &Unit| self.spaces(board, *unit).is_empty();
            let idle: Units = waiting.iter().filter(homeless).collect();
            if idle.any() {
                for unit in idle.iter() {
                    board.put(unit, Place::DISBANDED);
                }
                continue;
            }
            let spaces = self.spaces(board, first);
            let alike = waiting.iter().all(|unit| self.spaces(board, unit) == spaces);
            match spaces.first() {
                Some(to) if spaces.len() == 1 && alike => self.place(board, waiting, to, table),
                _ => return Step::Stay,
            }
        }
    }
}
