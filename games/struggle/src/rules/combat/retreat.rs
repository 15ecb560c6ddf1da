//! Retreat or surrender: a beaten defender leaves the space.
//!
//! - retreat.3 To one adjacent friendly or neutral space, all together, clear of
//!   the enemy and of any combat still to be fought (ruling 52).
//! - retreat.4 Who can't is removed.
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
    /// Who retreats: all but the Indian units, who go home (villages.4).
    fn force(&self, board: &Board) -> Force {
        let mut force = board.force_at(self.side, self.from);
        force.units.indians = 0;
        force
    }

    /// The rule of the retreat: leaders without a force have one of their own.
    fn rule(&self, board: &Board) -> &'static str {
        if board.units(self.side, self.from).sp == 0 { "leaders.3" } else { "retreat.3" }
    }

    fn go(&self, board: &mut Board, to: Space, world: &mut impl World<Event>) -> Step {
        let Retreat { side, from } = *self;
        let (force, rule) = (self.force(board), self.rule(board));
        board.move_force(side, force, from, to);
        world.tell(Event::Retreated { side, from, to, force, rule });
        Step::Return
    }

    fn surrender(&self, board: &mut Board, world: &mut impl World<Event>) -> Step {
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

    fn choose(&mut self, board: &mut Board, to: Space, world: &mut impl World<Event>) -> Step {
        self.go(board, to, world)
    }

    fn resume(&mut self, board: &mut Board, world: &mut impl World<Event>) -> Step {
        let mut open = self
            .from
            .ways()
            .iter()
            .filter(|way| self.allows(board, self.side, Action::Retreat(way.to)));
        match (open.next(), open.next()) {
            (None, _) => self.surrender(board, world),
            (Some(only), None) => {
                world.by_itself(self.side, &Action::Retreat(only.to));
                self.go(board, only.to, world)
            }
            _ => Step::Stay,
        }
    }

    fn meant(&self, _: &Board, clicked: Clicked) -> Option<Action> {
        clicked.space().map(Action::Retreat)
    }
}
