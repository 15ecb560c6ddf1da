//! 11.0 Winter Attrition, stack by stack.
//!
//! - 11.1 Besieged Drilled Troops, and those without shelter, suffer attrition.
//! - 11.2 Half of the reduced units, rounded up, are eliminated; then those at full strength are
//!   reduced. The last step of a side in a space is spared.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Event, FACTS, Rules, Space, Spaces, Step, Unit, Units};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attrition {
    side: Side,
    done: Spaces,
    /// The stack that suffers attrition now.
    space: Option<Space>,
    /// The reduced units of the stack, and the number of them that must still be eliminated. The
    /// owner chooses which.
    reduced: Units,
    left: u8,
    whole: Units,
}

impl Attrition {
    pub fn space(&self) -> Option<Space> {
        self.space
    }

    pub fn new(side: Side) -> Attrition {
        Attrition {
            side,
            done: Spaces::NONE,
            space: None,
            reduced: Units::NONE,
            left: 0,
            whole: Units::NONE,
        }
    }

    /// 11.1: returns true if a stack suffers attrition.
    fn exposed(board: &Board, side: Side, space: Space) -> bool {
        let units = board.units_of(side, space);
        if units.and(board.inside()).any() {
            return true;
        }
        let facts = space.facts();
        let farmland = facts.cultivated && facts.originally == Some(side);
        let haven = board.havens(side).has(space);
        let sheltered = haven && (facts.fortress || units.len() <= 4);
        !farmland && !sheltered
    }

    /// Moves on to the next stack that suffers attrition.
    fn next(&mut self, board: &Board) -> Option<Space> {
        let drilled = FACTS.drilled.and(FACTS.units_of[self.side]);
        for unit in drilled.iter() {
            let Some(space) = board.at(unit).map_space().filter(|at| !self.done.has(*at)) else {
                continue;
            };
            self.done.insert(space);
            if !Attrition::exposed(board, self.side, space) {
                continue;
            }
            let all = board.units_of(self.side, space);
            let there = all.and(FACTS.drilled);
            self.space = Some(space);
            self.reduced = there.and(board.reduced());
            self.whole = there.minus(board.reduced());
            let spared = all.len() == 1 && self.reduced.len() == 1;
            self.left = if spared { 0 } else { self.reduced.len().div_ceil(2) };
            return Some(space);
        }
        None
    }
}

impl Procedure<Rules> for Attrition {
    type Plan = Unit;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    /// If all reduced units must be eliminated, the order does not matter, so the owner is not
    /// asked.
    fn owed(&self, board: &Board) -> Option<Action> {
        let mut classes = board.classes(self.reduced);
        let first = classes.next()?;
        let all = self.reduced.len() <= self.left;
        (all || classes.next().is_none()).then_some(Action::Lose(first))
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("11.2", "ask-attrition").with(|text| {
            let text = match self.space {
                Some(space) => text.name("space", space.key()),
                None => text,
            };
            text.number("n", self.left)
        })
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.extend(board.classes(self.reduced).map(Action::Lose));
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Unit, Refusal> {
        let Action::Lose(class) = action else {
            return Err(Refusal::new("11.2", "refuse-choose-attrition"));
        };
        board.pick(self.reduced, class).ok_or(Refusal::new("11.2", "refuse-attrition-reduced"))
    }

    fn choose(&mut self, board: &mut Board, unit: Unit, world: &mut dyn World<Event>) -> Step {
        self.left -= 1;
        self.reduced.remove(unit);
        board.lose_step(unit, "11.2", world);
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        loop {
            if 0 < self.left {
                return Step::Stay;
            }
            for unit in self.whole.iter() {
                board.lose_step(unit, "11.2", world);
            }
            self.whole = Units::NONE;
            let Some(space) = self.next(board) else {
                return Step::Return;
            };
            world.tell(Event::Attrition { side: self.side, space });
        }
    }
}
