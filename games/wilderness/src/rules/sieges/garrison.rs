//! 8.1 Who defends inside a fort or fortress, and who outside.
//!
//! - 8.11 Four units and any leaders in a fort; any number in a fortress.
//! - 6.71 Interceptors stay outside.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Event, Frame, Leaders, Piece, Rules, Space, Step, Units};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Garrison {
    side: Side,
    space: Space,
    /// Who may not go in.
    caught: Units,
}

pub enum Plan {
    Done,
    Inside(Units, Leaders),
}

impl Garrison {
    pub fn space(&self) -> Space {
        self.space
    }

    /// The decision, where there is one: an unbesieged fort or fortress with
    /// units of its side outside.
    pub fn at(board: &mut Board, side: Side, space: Space, caught: Units) -> Option<Frame> {
        if !board.strongholds(side).minus(board.sieges).has(space) {
            return None;
        }
        let units = board.outside_in(side, space).minus(caught);
        if units.is_empty() {
            // Leaders by themselves don't defend in the open, unless with interceptors.
            if caught.is_empty() {
                let leaders = board.leaders_out(side, space);
                board.go_inside(Units::NONE, leaders);
            }
            return None;
        }
        Some(Frame::Garrison(Garrison { side, space, caught }))
    }

    fn eligible(&self, board: &Board) -> Units {
        board.outside_in(self.side, self.space).minus(self.caught)
    }

    fn room(&self, board: &Board) -> u8 {
        room(board, self.side, self.space)
    }
}

/// How many more units find room inside (8.11).
pub fn room(board: &Board, side: Side, space: Space) -> u8 {
    if space.facts().fortress {
        return u8::MAX;
    }
    4u8.saturating_sub(board.inside_in(side, space).len())
}

impl Procedure<Rules> for Garrison {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("8.1", "ask-inside").with(|text| text.name("space", self.space.key()))
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        out.extend([Action::Done, Action::InsideAll]);
        let units = self.eligible(board);
        out.extend(board.classes(units).map(|class| Action::Inside(Piece::Unit(class))));
        let leaders = board.leaders_out(side, self.space);
        out.extend(leaders.iter().map(|leader| Action::Inside(Piece::Leader(leader))));
    }

    fn check(&self, board: &Board, side: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        let units = self.eligible(board);
        let leaders = board.leaders_out(side, self.space);
        match action {
            Action::Done => Ok(Plan::Done),
            Action::InsideAll => {
                if self.room(board) < units.len() {
                    return Err(Refusal::new("8.11", "refuse-fort-full"));
                }
                Ok(Plan::Inside(units, leaders))
            }
            Action::Inside(Piece::Unit(class)) => {
                let unit =
                    board.pick(units, class).ok_or(Refusal::new("8.1", "refuse-not-there"))?;
                if self.room(board) == 0 {
                    return Err(Refusal::new("8.11", "refuse-fort-full"));
                }
                Ok(Plan::Inside(unit.into(), Leaders::NONE))
            }
            Action::Inside(Piece::Leader(leader)) if leaders.has(leader) => {
                Ok(Plan::Inside(Units::NONE, leader.into()))
            }
            _ => Err(Refusal::new("8.1", "refuse-inside-or-done")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut impl World<Event>) -> Step {
        match plan {
            Plan::Done => self.close(board),
            Plan::Inside(units, leaders) => {
                board.go_inside(units, leaders);
                world.tell(Event::WentInside {
                    side: self.side,
                    space: self.space,
                    units,
                    leaders,
                });
                if self.eligible(board).is_empty() { self.close(board) } else { Step::Stay }
            }
        }
    }
}

impl Garrison {
    /// Leaders with nobody left to lead outside go in.
    fn close(&self, board: &mut Board) -> Step {
        if board.outside_in(self.side, self.space).is_empty() {
            let leaders = board.leaders_out(self.side, self.space);
            board.go_inside(Units::NONE, leaders);
        }
        Step::Return
    }
}
