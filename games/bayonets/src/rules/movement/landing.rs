//! Landing (10.6.1): units of the Sail Box come ashore.

use engine::{Procedure, Prompt, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::rules::battle::Retreat;
use crate::rules::movement::{Encounter, check_rout, enter};
use crate::{
    Action, Board, CardEvent, Event, FACTS, Frame, Legal, Rules, Space, Spaces, Step, Units, refuse,
};

/// Returns the coastal spaces where a side may Land (10.6.1, 10.6.2).
pub fn ports(board: &Board, side: Side) -> Spaces {
    board.friendly_coast(side)
}

/// The landing of units from the Sail Box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Landing {
    side: Side,
    pub units: Units,
}

impl Landing {
    pub fn new(side: Side, units: Units) -> Landing {
        Landing { side, units }
    }

    /// Returns the landing of all units of a side in the Sail Box (7.2). Returns `None` if they
    /// have sailed this round, or are Routed and no coast is open to them.
    pub fn due(board: &Board, side: Side) -> Option<Frame> {
        let units = board.stack(side, Space::SAIL).minus(board.spent);
        let landing = Landing::new(side, units);
        (units.any() && landing.possible(board)).then_some(Frame::Landing(landing))
    }

    pub fn possible(&self, board: &Board) -> bool {
        let open = |to: Space| self.allows(board, self.side, Action::Land(to));
        FACTS.coastal.iter().any(open)
    }
}

impl Procedure<Rules> for Landing {
    type Plan = Space;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("10.6.1", "ask-land")
    }
    fn candidates(&self, _: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        out.extend(FACTS.coastal.iter().map(Action::Land));
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Space> {
        let Action::Land(to) = action else {
            return refuse("10.6.1", "refuse-land-first");
        };
        if !FACTS.coastal.has(to) {
            return refuse("10.6.1", "refuse-not-coastal");
        }
        if self.side == Side::French && FACTS.bases.has(to) {
            return refuse("2.1.7", "refuse-base");
        }
        if !ports(board, self.side).has(to) {
            return refuse("10.6.2", "refuse-closed-sea");
        }
        if board.markers[self.side].rout.has(Space::SAIL) {
            check_rout(board, self.side, self.units, to)?;
        }
        Ok(to)
    }
    fn choose(&mut self, board: &mut Board, to: Space, world: &mut dyn World<Event>) -> Step {
        let side = self.side;
        world.tell(Event::Landed { side, space: to, units: self.units });
        board.shift(side, self.units, to);
        board.come(side, to);
        board.spent = board.spent.or(self.units);
        match board.card_of(side, CardEvent::SurpriseLanding) {
            Some(card) => world.tell(Event::Card { side, card, moot: false }),
            None => board.markers[side].landing.insert(to),
        }
        match enter(board, side, to, world) {
            Encounter::Overwhelm { .. } if board.present(side.other()).has(to) => {
                Step::Become(Frame::Retreat(Retreat::overwhelmed(board, side.other(), to)))
            }
            _ => Step::Return,
        }
    }
    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(Action::Land(space))
    }
}
