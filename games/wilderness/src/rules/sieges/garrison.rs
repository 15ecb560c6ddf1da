//! 8.1 The choice between defending inside and outside a fort or fortress.
//!
//! - 8.11 Four units and any leaders fit into a fort; any number into a fortress.
//! - 6.71 Interceptors stay outside.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Event, Force, Frame, Leaders, Piece, Rules, Space, Step, Units};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Garrison {
    side: Side,
    space: Space,
    /// The interceptors, who may not go in.
    caught_by: Force,
}

pub enum Plan {
    Done,
    Inside(Units, Leaders),
}

impl Garrison {
    pub fn space(&self) -> Space {
        self.space
    }

    /// Returns the choice, if there is one to make. There is one at an unbesieged fort or fortress,
    /// if some units of its side that are outside may go in.
    pub fn at(
        board: &mut Board,
        side: Side,
        space: Space,
        caught_by: Force,
        world: &mut dyn World<Event>,
    ) -> Option<Frame> {
        if !board.strongholds(side).minus(board.sieges).has(space) {
            return None;
        }
        let garrison = Garrison { side, space, caught_by };
        (!garrison.all_placed(board, world)).then_some(Frame::Garrison(garrison))
    }

    fn units(&self, board: &Board) -> Units {
        board.outside_in(self.side, self.space).minus(self.caught_by.units)
    }

    fn leaders(&self, board: &Board) -> Leaders {
        board.leaders_out(self.side, self.space).minus(self.caught_by.leaders)
    }

    fn room(&self, board: &Board) -> u8 {
        room(board, self.side, self.space)
    }

    /// Returns true if the player has no piece left to place. Leaders alone do not defend in the
    /// open, and go in automatically.
    fn all_placed(&self, board: &mut Board, world: &mut dyn World<Event>) -> bool {
        if board.outside_in(self.side, self.space).is_empty() {
            self.go_inside(board, Units::NONE, self.leaders(board), world);
        }
        self.units(board).is_empty() && self.leaders(board).is_empty()
    }

    fn go_inside(
        &self,
        board: &mut Board,
        units: Units,
        leaders: Leaders,
        world: &mut dyn World<Event>,
    ) {
        let (side, space) = (self.side, self.space);
        if units.any() || leaders.any() {
            board.go_inside(units, leaders);
            world.tell(Event::WentInside { side, space, units, leaders });
        }
    }
}

/// Returns the number of units that still fit inside (8.11).
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

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.extend([Action::Done, Action::InsideAll]);
        let units = self.units(board);
        out.extend(board.classes(units).map(|class| Action::Inside(Piece::Unit(class))));
        let leaders = self.leaders(board);
        out.extend(leaders.iter().map(|leader| Action::Inside(Piece::Leader(leader))));
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        let (units, leaders) = (self.units(board), self.leaders(board));
        let interceptor = Refusal::new("8.1", "refuse-interceptors-outside");
        match action {
            Action::Done => Ok(Plan::Done),
            Action::InsideAll => {
                if self.room(board) < units.len() {
                    return Err(Refusal::new("8.11", "refuse-fort-full"));
                }
                Ok(Plan::Inside(units, leaders))
            }
            Action::Inside(Piece::Unit(class)) => {
                let Some(unit) = board.pick(units, class) else {
                    let caught = board.pick(self.caught_by.units, class).is_some();
                    let missing = Refusal::new("8.1", "refuse-inside-not-there");
                    return Err(if caught { interceptor } else { missing });
                };
                if self.room(board) == 0 {
                    return Err(Refusal::new("8.11", "refuse-fort-full"));
                }
                Ok(Plan::Inside(unit.into(), Leaders::NONE))
            }
            Action::Inside(Piece::Leader(leader)) => {
                if self.caught_by.leaders.has(leader) {
                    return Err(interceptor);
                }
                if !leaders.has(leader) {
                    return Err(Refusal::new("8.1", "refuse-inside-not-there"));
                }
                Ok(Plan::Inside(Units::NONE, leader.into()))
            }
            _ => Err(Refusal::new("8.1", "refuse-inside-or-done")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        let Plan::Inside(units, leaders) = plan else {
            return Step::Return;
        };
        self.go_inside(board, units, leaders, world);
        if self.all_placed(board, world) { Step::Return } else { Step::Stay }
    }
}
