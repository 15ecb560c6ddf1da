//! The return to the Colonies by sea (17.3 #2), and from the Sail Box (17.2 #3).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::rules::winter::garrisons::may_stay;
use crate::rules::winter::homes::{havens, travellers};
use crate::{Action, Board, Event, FACTS, Frame, Legal, Rules, Space, Step, Unit, Units, refuse};

/// A stack that returns from a foreign coast, or from the Sail Box (17.3 #2, 17.2 #3).
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

    fn rule(&self) -> &'static str {
        if self.at == Space::SAIL { "17.2.s3" } else { "17.3.s2" }
    }
    fn units(&self, board: &Board) -> Units {
        if self.at == Space::SAIL {
            board.stack(self.side, self.at)
        } else {
            travellers(board, self.side, self.at)
        }
    }
    fn able(&self, board: &Board) -> Units {
        let units = self.units(board);
        units.iter().filter(|unit| may_stay(board, self.side, self.at, *unit)).collect()
    }
    fn go(&self, board: &mut Board, to: Space, world: &mut dyn World<Event>) -> Step {
        let units = self.units(board);
        world.tell(Event::Moved { side: self.side, from: self.at, to, units, rule: self.rule() });
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
    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new(self.rule(), "ask-returning").with(|text| text.name("space", self.at.key()))
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        out.extend(board.classes(self.able(board)).map(Action::Stay));
        out.extend(havens(board, self.side, self.at).iter().map(Action::To));
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Leaving> {
        match action {
            Action::Stay(class) => {
                let unit = board.pick(self.able(board), class);
                unit.map(Leaving::Stay).ok_or(Refusal::new("17.3.1", "refuse-stay"))
            }
            Action::To(to) if havens(board, self.side, self.at).has(to) => Ok(Leaving::To(to)),
            _ if self.at == Space::SAIL => refuse("17.2.s3", "refuse-off-sail-box"),
            _ => refuse("17.3.s2", "refuse-returning"),
        }
    }
    fn choose(&mut self, board: &mut Board, plan: Leaving, world: &mut dyn World<Event>) -> Step {
        match plan {
            Leaving::Stay(unit) => {
                board.winter.garrison.insert(unit);
                world.tell(Event::Winters { side: self.side, unit, space: self.at });
                self.resume(board, world)
            }
            Leaving::To(to) => self.go(board, to, world),
        }
    }
    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        if self.units(board).is_empty() { Step::Return } else { Step::Stay }
    }
    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(Action::To(space))
    }
}
