//! Events that take units off the map (cards 31, 38 to 42). They affect only unbesieged units
//! (8.22).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Card, Department, Event, FACTS, Frame, Kind, Rules, Step, Unit, Units};

/// Returns the units on the map that an event may remove (8.22).
pub fn unbesieged(board: &Board, units: Units) -> Units {
    board.on_map(units).minus(board.inside())
}

pub fn all_provincials(department: Department) -> Units {
    let kind = match department {
        Department::Northern => Kind::NorthernProvincials,
        _ => Kind::SouthernProvincials,
    };
    FACTS.of_kind[kind as usize]
}

/// Returns the Provincials of a Department that an event may remove.
pub fn provincials(board: &Board, department: Department) -> Units {
    unbesieged(board, all_provincials(department))
}

/// Units to be removed: a number of units from a first group, then a number from a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Purge {
    chooser: Side,
    card: Card,
    first: Units,
    first_left: u8,
    second: Units,
    second_left: u8,
}

impl Purge {
    pub fn frame(chooser: Side, card: Card, [first, second]: [(Units, u8); 2]) -> Option<Frame> {
        let purge = Purge {
            chooser,
            card,
            first: first.0,
            first_left: first.1.min(first.0.len()),
            second: second.0,
            second_left: second.1.min(second.0.len()),
        };
        (0 < purge.first_left + purge.second_left).then_some(Frame::Purge(purge))
    }

    /// Returns the units that may be removed next.
    fn open(&self) -> Units {
        if 0 < self.first_left { self.first } else { self.second }
    }
}

impl Procedure<Rules> for Purge {
    type Plan = Unit;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.chooser.into()
    }

    /// If all units must be removed, their order does not matter.
    fn owed(&self, board: &Board) -> Option<Action> {
        let left = if 0 < self.first_left { self.first_left } else { self.second_left };
        let mut ways = Vec::new();
        self.candidates(board, self.chooser, &(), &mut ways);
        (self.open().len() <= left || ways.len() == 1).then(|| ways[0])
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new(self.card.rule(), "ask-remove")
            .with(|text| text.number("n", self.first_left + self.second_left))
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        let first = out.len();
        for unit in self.open().iter() {
            let action = Action::Remove(board.class(unit), board.space_of(unit));
            if !out[first..].contains(&action) {
                out.push(action);
            }
        }
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Unit, Refusal> {
        let Action::Remove(class, at) = action else {
            return Err(Refusal::new(self.card.rule(), "refuse-remove"));
        };
        let there: Units = self.open().iter().filter(|unit| board.at(*unit) == at).collect();
        if let Some(unit) = board.pick(there, class) {
            return Ok(unit);
        }
        if board.pick(board.inside().and(board.units_in(at)), class).is_some() {
            return Err(Refusal::new("8.22", "refuse-remove-besieged"));
        }
        Err(Refusal::new(self.card.rule(), "refuse-remove"))
    }

    fn choose(&mut self, board: &mut Board, unit: Unit, world: &mut dyn World<Event>) -> Step {
        if 0 < self.first_left {
            self.first_left -= 1;
            self.first.remove(unit);
        } else {
            self.second_left -= 1;
            self.second.remove(unit);
        }
        board.destroy(unit, self.card.rule(), world);
        self.resume(board, world)
    }

    fn resume(&mut self, _: &mut Board, _: &mut dyn World<Event>) -> Step {
        if 0 < self.first_left + self.second_left { Step::Stay } else { Step::Return }
    }
}
