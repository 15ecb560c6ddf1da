//! Return to Colonies by land, to the nearest Fleet or Colony (17.3 #1).

use std::cell::OnceCell;

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::garrisons::may_stay;
use super::homes::{distances, travellers};
use crate::{
    Action, Board, Event, FACTS, Frame, Legal, Rules, Space, Spaces, Step, Unit, Units, refuse,
};

/// A stack that returns to the nearest Fleet or Colony, space by space (17.3 #1).
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
    /// Returns the journey of a side's stack that must leave the space `at`.
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

    /// Returns the adjacent spaces that are nearer to the destination.
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

    fn go(&mut self, board: &mut Board, to: Space, world: &mut dyn World<Event>) {
        world.tell(Event::Moved {
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
    /// The spaces where the stack may go.
    type Shared = OnceCell<Spaces>;

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("17.3.s1", "ask-homeward").with(|text| text.name("space", self.at.key()))
    }
    fn candidates(&self, board: &Board, _: Side, shared: &Self::Shared, out: &mut Vec<Action>) {
        out.extend(board.classes(self.able(board)).map(Action::Stay));
        out.extend(shared.get_or_init(|| self.ways(board)).iter().map(Action::Go));
    }
    fn check(&self, board: &Board, _: Side, action: Action, shared: &Self::Shared) -> Legal<Plan> {
        match action {
            Action::Stay(class) => {
                let unit = board.pick(self.able(board), class);
                unit.map(Plan::Stay).ok_or(Refusal::new("17.3.1", "refuse-stay"))
            }
            Action::Go(to) if shared.get_or_init(|| self.ways(board)).has(to) => Ok(Plan::Go(to)),
            _ => refuse("17.3.s1", "refuse-homeward"),
        }
    }
    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Stay(unit) => {
                self.units.remove(unit);
                board.winter.garrison.insert(unit);
                world.tell(Event::Winters { side: self.side, unit, space: self.at });
            }
            Plan::Go(to) => self.go(board, to, world),
        }
        self.resume(board, world)
    }
    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        if self.units.any() && self.ways(board).any() { Step::Stay } else { Step::Return }
    }
    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(Action::Go(space))
    }
}
