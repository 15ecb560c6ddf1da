//! Return to Colonies (17.3): by land to the nearest Fleet or Colony, then by
//! sea to a Colony.

use std::cell::OnceCell;

use engine::{Ask, Procedure, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use super::garrisons::may_stay;
use super::{distances, havens, travellers};
use crate::Rules;
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::facts::{FACTS, Space, Spaces, Unit, Units};
use crate::frame::{Frame, Step};

/// A stack on its way to the nearest Fleet or Colony (17.3 #1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Homeward {
    side: Side,
    pub at: Space,
    pub units: Units,
}

pub enum Plan {
    Stay(Unit),
    Go(Space),
}

impl Homeward {
    /// A stack that must set out from there.
    pub fn due(board: &Board, side: Side, at: Space) -> Option<Frame> {
        let units = travellers(board, side, at);
        if units.is_empty() || board.colony_homes(side).has(at) || units.and(FACTS.fleets).any() {
            return None;
        }
        Some(Frame::Homeward(Homeward { side, at, units }))
    }

    pub fn side(&self) -> Side {
        self.side
    }

    fn targets(&self, board: &Board) -> Spaces {
        let mut targets = board.colony_homes(self.side);
        for fleet in FACTS.fleets.and(board.own(self.side)).iter() {
            targets.extend(board.at(fleet).map_space());
        }
        targets
    }

    /// Neighbours that are nearer to the end of the way.
    fn ways(&self, board: &Board) -> Spaces {
        let targets = self.targets(board);
        if targets.has(self.at) {
            return Spaces::NONE;
        }
        let far = distances(board, (self.side, self.units, self.at), targets);
        let usable = board.ways_for(self.units);
        let here = far[self.at.index()];
        let nearer =
            |space: &Space| far[space.index()] < here && self.at.way(*space).is_some_and(&usable);
        FACTS.adjacent[self.at.index()].iter().filter(nearer).collect()
    }

    fn able(&self, board: &Board) -> Units {
        self.units.iter().filter(|unit| may_stay(board, self.side, self.at, *unit)).collect()
    }

    fn go(&mut self, board: &mut Board, to: Space, table: &mut impl Table<Event>) {
        table.tell(Event::Moved {
            side: self.side,
            from: self.at,
            to,
            units: self.units,
            rule: "17.3.s1",
        });
        board.shift(self.side, self.units, to);
        self.at = to;
    }
}

impl Procedure<Rules> for Homeward {
    type Plan = Plan;
    /// Where the stack may go.
    type Shared = OnceCell<Spaces>;

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn ask(&self, _: &Board) -> Ask {
        Ask::new("17.3.s1", "ask-homeward").with(|text| text.name("space", self.at.key()))
    }
    fn candidates(&self, board: &Board, _: Side, shared: &Self::Shared, out: &mut Vec<Action>) {
        out.extend(board.classes(self.able(board)).map(Action::Stay));
        out.extend(shared.get_or_init(|| self.ways(board)).iter().map(Action::Go));
    }
    fn check(
        &self,
        board: &Board,
        _: Side,
        action: Action,
        shared: &Self::Shared,
    ) -> Result<Plan, Refusal> {
        match action {
            Action::Stay(class) => {
                let unit = board.pick(self.able(board), class);
                unit.map(Plan::Stay).ok_or(Refusal::new("17.3.1", "refuse-stay"))
            }
            Action::Go(to) if shared.get_or_init(|| self.ways(board)).has(to) => Ok(Plan::Go(to)),
            _ => Err(Refusal::new("17.3.s1", "refuse-homeward")),
        }
    }
    fn choose(&mut self, board: &mut Board, plan: Plan, table: &mut impl Table<Event>) -> Step {
        match plan {
            Plan::Stay(unit) => {
                self.units.remove(unit);
                board.winter.garrison.insert(unit);
                table.tell(Event::Winters { side: self.side, unit, space: self.at });
            }
            Plan::Go(to) => self.go(board, to, table),
        }
        self.resume(board, table)
    }
    fn resume(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> Step {
        loop {
            let ways = self.ways(board);
            let Some(only) = ways.first().filter(|_| self.units.any()) else {
                return Step::Return;
            };
            if 1 < ways.len() || self.able(board).any() {
                return Step::Stay;
            }
            self.go(board, only, table);
        }
    }
    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(Action::Go(space))
    }
}

/// A stack that is taken off a foreign coast, or off the Sail Box (17.3 #2, 17.2 #3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Returning {
    side: Side,
    pub at: Space,
}

pub enum Leaving {
    Stay(Unit),
    To(Space),
}

impl Returning {
    pub fn from_sea(side: Side) -> Returning {
        Returning { side, at: Space::SAIL }
    }
    pub fn due(board: &Board, side: Side, at: Space) -> Option<Frame> {
        let foreign = FACTS.coastal.has(at) && !board.friendly_home(side).has(at);
        let it = Returning { side, at };
        (foreign && it.units(board).any()).then_some(Frame::Returning(it))
    }

    fn units(&self, board: &Board) -> Units {
        if self.at == Space::SAIL {
            board.stack(self.side, self.at)
        } else {
            travellers(board, self.side, self.at)
        }
    }
    fn able(&self, board: &Board) -> Units {
        let units = self.units(board).minus(FACTS.fleets);
        units.iter().filter(|unit| may_stay(board, self.side, self.at, *unit)).collect()
    }
    fn go(&self, board: &mut Board, to: Space, table: &mut impl Table<Event>) -> Step {
        let units = self.units(board);
        table.tell(Event::Moved { side: self.side, from: self.at, to, units, rule: "17.3.s2" });
        board.shift(self.side, units, to);
        Step::Return
    }
}

impl Procedure<Rules> for Returning {
    type Plan = Leaving;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn ask(&self, _: &Board) -> Ask {
        let rule = if self.at == Space::SAIL { "17.2.s3" } else { "17.3.s2" };
        Ask::new(rule, "ask-returning").with(|text| text.name("space", self.at.key()))
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        out.extend(board.classes(self.able(board)).map(Action::Stay));
        out.extend(havens(board, self.side, self.at).iter().map(Action::To));
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Result<Leaving, Refusal> {
        match action {
            Action::Stay(class) => {
                let unit = board.pick(self.able(board), class);
                unit.map(Leaving::Stay).ok_or(Refusal::new("17.3.1", "refuse-stay"))
            }
            Action::To(to) if havens(board, self.side, self.at).has(to) => Ok(Leaving::To(to)),
            _ => Err(Refusal::new("17.3.s2", "refuse-returning")),
        }
    }
    fn choose(&mut self, board: &mut Board, plan: Leaving, table: &mut impl Table<Event>) -> Step {
        match plan {
            Leaving::Stay(unit) => {
                board.winter.garrison.insert(unit);
                table.tell(Event::Winters { side: self.side, unit, space: self.at });
                self.resume(board, table)
            }
            Leaving::To(to) => self.go(board, to, table),
        }
    }
    fn resume(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> Step {
        if self.units(board).is_empty() {
            return Step::Return;
        }
        let havens = havens(board, self.side, self.at);
        match havens.first() {
            Some(to) if havens.len() == 1 && self.able(board).is_empty() => {
                self.go(board, to, table)
            }
            _ => Step::Stay,
        }
    }
    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(Action::To(space))
    }
}
