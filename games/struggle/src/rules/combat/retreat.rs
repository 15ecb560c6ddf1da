//! Retreat or surrender: a beaten defender leaves the space.
//!
//! - retreat.3 The force retreats as a whole to one adjacent friendly or neutral space that is free
//!   of enemies and of any combat still to be fought (ruling 52).
//! - retreat.4 A force that can't retreat is removed.
//! - leaders.3 Leaders of a destroyed force retreat the same way.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Clicked, Event, Force, Rules, Space, Step};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Retreat {
    pub side: Side,
    pub from: Space,
}

impl Retreat {
    /// Returns the force that retreats: everything except the Indian units, which go home
    /// (villages.4).
    fn force(&self, board: &Board) -> Force {
        let mut force = board.force_at(self.side, self.from);
        force.units.indians = 0;
        force
    }

    /// Returns the rule of the retreat. Leaders without a force retreat by a different rule.
    fn rule(&self, board: &Board) -> &'static str {
        if board.units(self.side, self.from).sp == 0 { "leaders.3" } else { "retreat.3" }
    }

    fn surrender(&self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let Retreat { side, from } = *self;
        let force = self.force(board);
        board.remove_force(side, force, from);
        world.tell(Event::Surrendered { side, space: from, force });
        Step::Return
    }
}

impl Procedure<Rules> for Retreat {
    type Plan = Space;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }

    fn ask(&self, board: &Board) -> Prompt {
        Prompt::new(self.rule(board), "ask-retreat")
            .with(|text| text.name("space", self.from.key()))
    }

    fn candidates(&self, _: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.extend(self.from.ways().iter().map(|way| Action::Retreat(way.to)));
    }

    fn check(&self, board: &Board, side: Side, action: Action, _: &()) -> Result<Space, Refusal> {
        let why = match action {
            Action::Retreat(to) if self.from.way(to).is_none() => "refuse-retreat-no-line",
            Action::Retreat(to) if board.controls(side.other(), to) => "refuse-retreat-enemy-space",
            Action::Retreat(to) if board.attacks.contested.has(to) => "refuse-retreat-combat",
            Action::Retreat(to) if 0 < board.strength(side.other(), to) => {
                "refuse-retreat-enemy-units"
            }
            Action::Retreat(to) => return Ok(to),
            _ => "refuse-retreat-first",
        };
        Err(Refusal::new("retreat.3", why))
    }

    fn choose(&mut self, board: &mut Board, to: Space, world: &mut dyn World<Event>) -> Step {
        let Retreat { side, from } = *self;
        let (force, rule) = (self.force(board), self.rule(board));
        board.move_force(side, force, from, to);
        world.tell(Event::Retreated { side, from, to, force, rule });
        Step::Return
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let mut ways = self.from.ways().iter();
        match ways.any(|way| self.allows(board, self.side, Action::Retreat(way.to))) {
            true => Step::Stay,
            false => self.surrender(board, world),
        }
    }

    fn meant(&self, _: &Board, clicked: Clicked) -> Option<Action> {
        clicked.space().map(Action::Retreat)
    }
}
