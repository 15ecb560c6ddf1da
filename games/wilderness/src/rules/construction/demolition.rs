//! 5.46 Demolition: a player destroys a work of their own side, in their own Action Phase.

use engine::{Named, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Event, FortChange, Ruin, Rules, Space, Spaces, Step, Why};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Demolition {
    pub side: Side,
}

impl Demolition {
    pub fn possible(board: &Board, side: Side) -> Result<(), Refusal> {
        let any = Ruin::all().any(|ruin| ruins(board, side, ruin).any());
        if any { Ok(()) } else { Err(Refusal::new("5.46", "refuse-nothing-to-demolish")) }
    }
}

/// Returns the spaces of a side's works of a kind.
fn works(board: &Board, side: Side, ruin: Ruin) -> Spaces {
    match ruin {
        Ruin::Fort => board.forts[side],
        Ruin::Stockade => board.stockades[side],
        Ruin::Started => board.started[side],
    }
}

/// Returns the spaces of the works of a kind that a side may demolish.
fn ruins(board: &Board, side: Side, ruin: Ruin) -> Spaces {
    works(board, side, ruin).minus(board.sieges)
}

impl Procedure<Rules> for Demolition {
    type Plan = (Space, Ruin);
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("5.46", "ask-demolish")
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        for ruin in Ruin::all() {
            out.extend(ruins(board, side, ruin).iter().map(|space| Action::Raze(space, ruin)));
        }
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        _: &(),
    ) -> Result<Self::Plan, Refusal> {
        let Action::Raze(space, ruin) = action else {
            return Err(Refusal::new("5.46", "refuse-choose-work"));
        };
        if space.facts().fortress {
            return Err(Refusal::new("5.43", "refuse-raze-fortress"));
        }
        if !works(board, side, ruin).has(space) {
            let theirs = works(board, side.other(), ruin).has(space);
            let why = if theirs { "refuse-not-your-work" } else { "refuse-no-such-work" };
            return Err(Refusal::new("5.46", why));
        }
        if board.sieges.has(space) {
            return Err(Refusal::new("5.46", "refuse-demolish-besieged"));
        }
        Ok((space, ruin))
    }

    fn choose(
        &mut self,
        board: &mut Board,
        (space, ruin): Self::Plan,
        world: &mut dyn World<Event>,
    ) -> Step {
        let (side, work) = (self.side, ruin.work());
        board.works_mut(side, work).remove(space);
        world.tell(Event::Work { side, space, work, fate: FortChange::Demolished, rule: "5.46" });
        if ruin == Ruin::Fort {
            board.score(side, -1, Why::Demolished, world);
        }
        Step::Return
    }
}
