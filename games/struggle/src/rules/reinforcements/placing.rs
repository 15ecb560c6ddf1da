//! The placement of the units of a reinforcement card in spaces that it names and that the side
//! controls (reinforcements.3).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::open_spaces;
use crate::{
    Action, Board, Brings, Card, CardEvent, Clicked, Event, Force, Kind, Rules, Space, Spaces,
    Step, Units,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placing {
    side: Side,
    card: Card,
    left: u8,
    used: Spaces,
    /// Whether the leader of the card is still to be placed.
    leader_waits: bool,
}

impl Placing {
    pub fn new(board: &mut Board, side: Side, card: Card, world: &mut dyn World<Event>) -> Placing {
        let brings = card.facts().brings.as_ref().expect("only reinforcement cards are placed");
        let mut left = brings.sp + brings.indians;
        if let Some(by) = board.interrupt.take() {
            for event in &by.facts().events {
                if let CardEvent::ReduceReinforcement { n } = event {
                    let lost = left.min(*n);
                    left -= lost;
                    world.tell(Event::Reduced { card, by, lost });
                }
            }
        }
        Placing { side, card, left, used: Spaces::NONE, leader_waits: brings.leader.is_some() }
    }

    fn brings(&self) -> &'static Brings {
        self.card.facts().brings.as_ref().expect("only reinforcement cards are placed")
    }

    /// Returns the kind of units that the card brings: Indian units, or strength points.
    pub fn kind(&self) -> Kind {
        if 0 < self.brings().indians { Kind::Indians } else { Kind::Sp }
    }
}

impl Procedure<Rules> for Placing {
    type Plan = (u8, Space);
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    /// If only one space is open, all units go there.
    fn owed(&self, board: &Board) -> Option<Action> {
        let only = open_spaces(board, self.side, self.brings()).only();
        only.map(|at| Action::Place { n: self.left, at })
    }

    fn ask(&self, _: &Board) -> Prompt {
        let key = match self.kind() {
            Kind::Sp => "ask-place-sp",
            Kind::Indians => "ask-place-indians",
        };
        Prompt::new("reinforcements.3", key)
            .with(|text| text.number("n", self.left).name("card", self.card.key()))
    }

    fn candidates(&self, _: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        for at in self.brings().spaces.iter() {
            let fewest = if self.brings().split == 1 { self.left } else { 1 };
            out.extend((fewest..=self.left).map(|n| Action::Place { n, at }));
        }
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        _: &(),
    ) -> Result<(u8, Space), Refusal> {
        let Action::Place { n, at } = action else {
            return Err(Refusal::new("reinforcements.3", "refuse-place-first"));
        };
        if !self.brings().spaces.has(at) {
            return Err(Refusal::new("reinforcements.3", "refuse-place-not-named"));
        }
        if board.is_destroyed(at) {
            return Err(Refusal::new("reinforcements.3", "refuse-place-destroyed"));
        }
        if !board.controls(side, at) {
            return Err(Refusal::new("reinforcements.3", "refuse-place-not-controlled"));
        }
        if self.left < n || (n == 0 && 0 < self.left) {
            return Err(Refusal::new("reinforcements.3", "refuse-place-number"));
        }
        if self.brings().split == 1 && n != self.left {
            return Err(Refusal::new("reinforcements.3", "refuse-place-one-space"));
        }
        if !self.used.has(at) && self.brings().split <= self.used.len() {
            return Err(Refusal::new("reinforcements.3", "refuse-place-too-many-spaces"));
        }
        Ok((n, at))
    }

    fn choose(
        &mut self,
        board: &mut Board,
        (n, at): (u8, Space),
        world: &mut dyn World<Event>,
    ) -> Step {
        let leader = self.brings().leader.filter(|_| self.leader_waits);
        let force =
            Force { units: Units::of(self.kind(), n), leaders: leader.into_iter().collect() };
        *board.units_mut(self.side, at) += force.units;
        board.put_leaders(force.leaders, at);
        self.left -= n;
        self.used.insert(at);
        self.leader_waits = false;
        world.tell(Event::Placed { side: self.side, force, at });
        self.resume(board, world)
    }

    fn resume(&mut self, _: &mut Board, _: &mut dyn World<Event>) -> Step {
        if self.left == 0 && !self.leader_waits { Step::Return } else { Step::Stay }
    }

    fn meant(&self, _: &Board, clicked: Clicked) -> Option<Action> {
        clicked.space().map(|at| Action::Place { n: self.left, at })
    }
}
