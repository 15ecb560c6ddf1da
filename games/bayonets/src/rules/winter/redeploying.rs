//! The redeployment of Commanders to a stack in the Colonies for the winter (17.3 #3).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::homes::travellers;
use crate::{Action, Board, Event, FACTS, Legal, Rules, Space, Spaces, Step, Unit, Units, refuse};

/// The placement of a side's Commanders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Redeploying {
    side: Side,
    placed: Units,
}

pub enum Plan {
    Place(Unit, Space),
    Done,
}

impl Redeploying {
    pub fn new(side: Side) -> Redeploying {
        Redeploying { side, placed: Units::NONE }
    }

    /// Ends the redeployment: Commanders who are still alone are removed from the game (3.7).
    fn finish(&self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        board.remove_lone_commanders(self.side, world);
        Step::Return
    }

    fn commanders(&self, board: &Board) -> Units {
        let own = FACTS.commanders.and(board.own(self.side)).minus(self.placed);
        board.playing(own)
    }
    fn spaces(&self, board: &Board) -> Spaces {
        board.colony_homes(self.side).and(board.present(self.side))
    }
    /// Returns true if a Commander must be redeployed, because he is alone, or because he is
    /// outside the Colonies with no units except garrisons (17.3.1).
    fn must_go(&self, board: &Board) -> bool {
        let side = self.side;
        let taken = FACTS.home[side.other()].and(FACTS.settled).and(board.friendly(side));
        let fine = board.present(side).and(board.colony_homes(side).or(taken));
        let stuck = |unit: Unit| {
            let at = board.at(unit).space().expect("he is in play");
            !fine.has(at) && travellers(board, side, at).is_empty()
        };
        self.commanders(board).iter().any(stuck)
    }
}

impl Procedure<Rules> for Redeploying {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("17.3.s3", "ask-redeploy")
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        for unit in self.commanders(board).iter() {
            let class = board.class(unit);
            out.extend(self.spaces(board).iter().map(|to| Action::Place(class, to)));
        }
        out.push(Action::Done);
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Plan> {
        match action {
            Action::Place(class, to) => {
                let unit = board.pick(self.commanders(board), class);
                let unit = unit.ok_or(Refusal::new("17.3.s3", "refuse-redeploy"))?;
                if board.at(unit) == to.into() || !self.spaces(board).has(to) {
                    return refuse("17.3.s3", "refuse-redeploy");
                }
                Ok(Plan::Place(unit, to))
            }
            Action::Done if self.must_go(board) => refuse("17.3.s3", "refuse-redeploy-must"),
            Action::Done => Ok(Plan::Done),
            _ => refuse("17.3.s3", "refuse-redeploy"),
        }
    }
    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Place(unit, to) => {
                self.placed.insert(unit);
                board.put(unit, to);
                world.tell(Event::Placed {
                    side: self.side,
                    units: unit.into(),
                    space: to,
                    rule: "17.3.s3",
                });
            }
            Plan::Done => return self.finish(board, world),
        }
        self.resume(board, world)
    }
    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        if self.commanders(board).any() && self.spaces(board).any() {
            return Step::Stay;
        }
        self.finish(board, world)
    }
}
