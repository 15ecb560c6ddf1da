//! The choice of the First Player (7.1).

use engine::{Procedure, Prompt, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Event, Legal, Rules, Step, refuse};

/// The choice of the First Player by the side with the initiative (7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Initiative {
    side: Side,
}

impl Initiative {
    pub fn of(side: Side) -> Initiative {
        Initiative { side }
    }
}

impl Procedure<Rules> for Initiative {
    type Plan = Side;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("7.1.s4", "ask-initiative")
    }
    fn candidates(&self, _: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        out.extend(Side::BOTH.map(Action::First));
    }
    fn check(&self, _: &Board, _: Side, action: Action, (): &()) -> Legal<Side> {
        match action {
            Action::First(side) => Ok(side),
            _ => refuse("7.1.s4", "refuse-first"),
        }
    }
    fn choose(&mut self, board: &mut Board, first: Side, world: &mut dyn World<Event>) -> Step {
        board.first = first;
        world.tell(Event::First { side: first });
        Step::Return
    }
}
