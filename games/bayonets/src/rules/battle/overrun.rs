//! Losses in a retreat through the enemy (13.9.4).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Event, FACTS, Legal, Rules, Space, Step, Unit, Units};

/// The loss of units of a stack that retreated through the enemy. The enemy chooses them (13.9.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Overrun {
    side: Side,
    pub at: Space,
    units: Units,
    left: u8,
}

impl Overrun {
    pub fn new(side: Side, at: Space, units: Units, left: u8) -> Overrun {
        Overrun { side, at, units: units.minus(FACTS.commanders), left }
    }
    pub fn victim(&self) -> Side {
        self.side
    }
    fn among(&self, board: &Board) -> Units {
        board.units_of(self.side, self.at).and(self.units)
    }
}

impl Procedure<Rules> for Overrun {
    type Plan = Unit;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.other().into()
    }
    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("13.9.4", "ask-overrun")
            .with(|text| text.name("space", self.at.key()).number("n", self.left))
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        out.extend(board.classes(self.among(board)).map(Action::Lose));
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Unit> {
        let refusal = Refusal::new("13.9.4", "refuse-overrun");
        let Action::Lose(class) = action else { return Err(refusal) };
        board.pick(self.among(board), class).ok_or(refusal)
    }
    fn choose(&mut self, board: &mut Board, unit: Unit, world: &mut dyn World<Event>) -> Step {
        board.eliminate(unit, world);
        self.left -= 1;
        self.resume(board, world)
    }
    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        if 0 < self.left && self.among(board).any() { Step::Stay } else { Step::Return }
    }
}
