//! The return home of Indian units that fought.
//!
//! - villages.4 They go to the closest village of their alliance that is not destroyed. If several
//!   are equally close, the owner chooses.
//! - villages.5 If no village is left, they are removed.

use std::cell::OnceCell;

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Board, Clicked, Event, Force, Kind, Leaders, Rules, Space, Spaces, Step, Units,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GoHome {
    pub side: Side,
    pub from: Space,
    pub left: u8,
    /// The leaders whose force has no other units (ruling 61). They follow the first units that go
    /// home.
    pub leaders: Leaders,
}

impl Procedure<Rules> for GoHome {
    type Plan = (Space, u8);
    /// The villages to which the Indian units may go.
    type Shared = OnceCell<Spaces>;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    /// If one village is closer than all others, all units go there.
    fn owed(&self, board: &Board) -> Option<Action> {
        let home = board.homes(self.side, self.from).only();
        home.map(|to| Action::Home { to, n: self.left })
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("villages.4", "ask-home").with(|text| text.number("n", self.left))
    }

    fn candidates(
        &self,
        board: &Board,
        side: Side,
        homes: &OnceCell<Spaces>,
        out: &mut Vec<Action>,
    ) {
        for to in homes.get_or_init(|| board.homes(side, self.from)).iter() {
            out.extend((1..=self.left).map(|n| Action::Home { to, n }));
        }
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        homes: &OnceCell<Spaces>,
    ) -> Result<(Space, u8), Refusal> {
        match action {
            Action::Home { to, n } => {
                if !homes.get_or_init(|| board.homes(side, self.from)).has(to) {
                    return Err(Refusal::new("villages.4", "refuse-home-not-closest"));
                }
                if n == 0 || self.left < n {
                    return Err(Refusal::new("villages.4", "refuse-home-number"));
                }
                Ok((to, n))
            }
            _ => Err(Refusal::new("villages.4", "refuse-home-first")),
        }
    }

    fn choose(
        &mut self,
        board: &mut Board,
        (to, n): (Space, u8),
        world: &mut dyn World<Event>,
    ) -> Step {
        let (side, from) = (self.side, self.from);
        let leaders = std::mem::take(&mut self.leaders);
        let force = Force { units: Units::of(Kind::Indians, n), leaders };
        board.move_force(side, force, from, to);
        self.left -= n;
        world.tell(Event::WentHome { side, from, to, force });
        if self.left == 0 { Step::Return } else { Step::Stay }
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let (side, space, n) = (self.side, self.from, self.left);
        if board.homes(side, space).any() {
            return Step::Stay;
        }
        board.units_mut(side, space).indians -= n;
        world.tell(Event::Dispersed { side, space, n });
        Step::Return
    }

    fn meant(&self, _: &Board, clicked: Clicked) -> Option<Action> {
        clicked.space().map(|to| Action::Home { to, n: self.left })
    }
}
