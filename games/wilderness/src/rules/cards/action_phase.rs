//! 5.1 and 5.2: one card per Action Phase, for one of its uses.
//!
//! - 5.26 A card is used for activation, for construction, or for its event. It may also be
//!   discarded without use (ruling 4).
//! - 4.0 A.2 A player with one card left may pass and hold it.
//! - 5.46 The player may raze captured works before the phase ends.

use std::cell::OnceCell;

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::rules::activation::Activation;
use crate::rules::construction::Construction;
use crate::rules::events;
use crate::{Action, Board, Building, Card, Event, Frame, PhaseData, Rules, Step, Use};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Begin,
    /// The player chooses a card and its use.
    Choosing,
    Over,
    /// Captured works may still be razed (5.46).
    Closing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ActionPhase {
    side: Side,
    stage: Stage,
}

pub enum Plan {
    Pass,
    Play(Card, Use),
    Close,
}

/// Whether a side can activate or build at all. The answers do not depend on the card.
#[derive(Default)]
pub struct AnyCard {
    activation: OnceCell<Result<(), Refusal>>,
    stockades: OnceCell<Result<(), Refusal>>,
    forts: OnceCell<Result<(), Refusal>>,
}

impl ActionPhase {
    pub fn new(side: Side) -> ActionPhase {
        ActionPhase { side, stage: Stage::Begin }
    }

    /// Returns true if a work that was captured intact in this phase could still be razed.
    fn could_raze(&self, board: &Board) -> bool {
        let works = board.forts[self.side].or(board.stockades[self.side]);
        board.phase.captured.and(works).minus(board.sieges).any()
    }

    fn close(&self, board: &mut Board) -> Step {
        board.active = self.side.other();
        Step::Return
    }

    fn check_construction(&self, board: &Board, work: Building) -> Result<(), Refusal> {
        if board.built[self.side] {
            return Err(Refusal::new("5.4", "refuse-build-twice"));
        }
        Construction::possible(board, self.side, work)
    }
}

impl Procedure<Rules> for ActionPhase {
    type Plan = Plan;
    type Shared = AnyCard;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, board: &Board) -> Prompt {
        if self.stage == Stage::Closing {
            return Prompt::new("5.46", "ask-close");
        }
        Prompt::new("5.26", "ask-card").with(|text| text.number("n", board.hand[self.side].len()))
    }

    fn candidates(&self, board: &Board, side: Side, _: &AnyCard, out: &mut Vec<Action>) {
        if self.stage == Stage::Closing {
            out.push(Action::Done);
            return;
        }
        for card in board.hand[side].iter() {
            out.push(Action::Event(card));
            out.push(Action::Activate(card));
            out.push(Action::Stockades(card));
            out.push(Action::Forts(card));
            out.push(Action::Discard(card));
        }
        out.push(Action::Pass);
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        any: &AnyCard,
    ) -> Result<Plan, Refusal> {
        if self.stage == Stage::Closing {
            let done = action == Action::Done;
            return if done { Ok(Plan::Close) } else { Err(Refusal::new("5.46", "refuse-close")) };
        }
        let (card, how) = match action {
            Action::Pass => {
                if board.hand[side].len() != 1 {
                    return Err(Refusal::new("4.A2", "refuse-pass-one-card"));
                }
                if board.held_over[side] {
                    return Err(Refusal::new("4.A2", "refuse-pass-held"));
                }
                return Ok(Plan::Pass);
            }
            Action::Event(card) => (card, Use::Event),
            Action::Activate(card) => (card, Use::Activation),
            Action::Stockades(card) => (card, Use::Stockades),
            Action::Forts(card) => (card, Use::Forts),
            Action::Discard(card) => (card, Use::Nothing),
            _ => return Err(Refusal::new("5.26", "refuse-card-first")),
        };
        if !board.hand[side].has(card) {
            return Err(Refusal::new("5.26", "refuse-not-in-hand"));
        }
        match how {
            Use::Event => events::check(board, side, card)?,
            Use::Activation => {
                (*any.activation.get_or_init(|| Activation::possible(board, side)))?;
            }
            Use::Stockades => {
                (*any
                    .stockades
                    .get_or_init(|| self.check_construction(board, Building::Stockade)))?;
            }
            Use::Forts => {
                (*any.forts.get_or_init(|| self.check_construction(board, Building::Fort)))?;
            }
            Use::Nothing | Use::Response => {}
        }
        Ok(Plan::Play(card, how))
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        let side = self.side;
        let (card, how) = match plan {
            Plan::Pass => {
                board.passed[side] = true;
                world.tell(Event::Held { side });
                return self.close(board);
            }
            Plan::Close => return self.close(board),
            Plan::Play(card, how) => (card, how),
        };
        self.stage = Stage::Over;
        board.spend(side, card, how == Use::Event);
        board.built[side] = matches!(how, Use::Stockades | Use::Forts);
        world.tell(Event::CardUsed { side, card, how });
        let value = card.facts().value;
        let next = match how {
            Use::Event => events::occur(board, side, card, world),
            Use::Activation => Some(Frame::Activation(Activation::new(side, value))),
            Use::Stockades => {
                Some(Frame::Construction(Construction::new(side, Building::Stockade, value)))
            }
            Use::Forts => Some(Frame::Construction(Construction::new(side, Building::Fort, value))),
            Use::Nothing | Use::Response => None,
        };
        match next {
            Some(frame) => Step::Call(frame),
            None => {
                board.settle(world);
                self.resume(board, world)
            }
        }
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        if self.stage == Stage::Begin {
            self.stage = Stage::Choosing;
            board.phase = PhaseData::of(board, self.side);
            world.tell(Event::Turn { side: self.side });
        }
        if self.stage == Stage::Choosing {
            return Step::Stay;
        }
        if self.could_raze(board) {
            self.stage = Stage::Closing;
            return Step::Stay;
        }
        self.close(board)
    }
}
