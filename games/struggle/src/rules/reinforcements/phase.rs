//! Reinforcements Phase: a side may play one reinforcement card, if its conditions
//! are met (reinforcements.1, reinforcements.2).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::{Placing, open_spaces};
use crate::rules::cards::{cancelled, check_card, may_play_a_card, play_card};
use crate::rules::interrupts::{Trigger, Window};
use crate::{Action, Board, Card, CardType, Event, Rules, Step};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reinforcements {
    pub side: Side,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Asking,
    /// A card was played, and the other side has had its chance to interrupt.
    Played(Card),
}

impl Reinforcements {
    pub fn new(side: Side) -> Reinforcements {
        Reinforcements { side, stage: Stage::Asking }
    }
}

impl Procedure<Rules> for Reinforcements {
    /// The card to play, or `None` to pass.
    type Plan = Option<Card>;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("reinforcements.1", "ask-reinforcements")
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        out.extend(board.hand[side].iter().map(Action::Card));
        out.push(Action::Pass);
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        _: &(),
    ) -> Result<Option<Card>, Refusal> {
        let card = match action {
            Action::Pass => return Ok(None),
            Action::Card(card) => card,
            _ => return Err(Refusal::new("seasons.1", "refuse-reinforcements-first")),
        };
        let facts = check_card(board, side, card, CardType::Reinforcement)?;
        let brings = facts.brings.as_ref().expect("a reinforcement card brings something");
        if board.year < facts.year {
            return Err(Refusal::new("reinforcements.2", "refuse-card-too-early"));
        }
        if !facts.control.iter().any(|space| board.controls(side, space)) {
            return Err(Refusal::new("reinforcements.2", "refuse-card-control"));
        }
        if open_spaces(board, side, brings).is_empty() {
            return Err(Refusal::new("reinforcements.3", "refuse-card-no-space"));
        }
        Ok(Some(card))
    }

    fn choose(
        &mut self,
        board: &mut Board,
        plan: Option<Card>,
        world: &mut dyn World<Event>,
    ) -> Step {
        let Some(card) = plan else {
            return Step::Return;
        };
        play_card(board, self.side, card, world);
        self.stage = Stage::Played(card);
        match Window::open(board, self.side.other(), Trigger::ReinforcementCard(card)) {
            Some(window) => Step::Call(window),
            None => self.resume(board, world),
        }
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        match self.stage {
            Stage::Asking if may_play_a_card(board, self.side) => Step::Stay,
            Stage::Asking => Step::Return,
            Stage::Played(card) if cancelled(board, card, world) => Step::Return,
            Stage::Played(card) => Step::Become(Placing::new(board, self.side, card, world).into()),
        }
    }
}
