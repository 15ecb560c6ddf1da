//! The chance to interrupt: a side may reveal a card at this moment, or pass (interrupts.2).

use engine::{Arg, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::{CampFever, Trigger};
use crate::rules::cards::{check_card, may_play_a_card, play_card};
use crate::{Action, Board, Card, CardType, Event, FACTS, Frame, Rules, Step};

/// The window in which `side` may respond with an interrupt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    pub side: Side,
    pub trigger: Trigger,
}

impl Window {
    /// Opens the window if, by public knowledge, `side` may hold a suitable card. That is so if the
    /// side has played no card this season, holds cards, and at least one suitable card has not
    /// been seen to leave play.
    pub fn open(board: &Board, side: Side, trigger: Trigger) -> Option<Frame> {
        let possible = may_play_a_card(board, side)
            && FACTS.interrupts[side].iter().any(|card| {
                !board.discard[side].has(card) && trigger.check(board, side, card).is_ok()
            });
        possible.then(|| Window { side, trigger }.into())
    }
}

impl Procedure<Rules> for Window {
    /// The card to reveal, or `None` to pass.
    type Plan = Option<Card>;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, board: &Board) -> Prompt {
        let ask = match self.trigger {
            Trigger::ReinforcementCard(card) | Trigger::MovementOrCombatCard(card) => {
                Prompt::new("interrupts.2", "ask-interrupt-card")
                    .with(|text| text.name("card", card.key()))
            }
            Trigger::StartsToMove { from, .. } => {
                Prompt::new("interrupts.2", "ask-interrupt-march")
                    .with(|text| text.name("space", from.key()))
            }
            Trigger::UsesSeaLine { from, to } => Prompt::new("interrupts.2", "ask-interrupt-sea")
                .with(|text| text.name("from", from.key()).name("to", to.key())),
            Trigger::CombatPhase => {
                let contested = board.attacks.contested;
                let names = contested.iter().map(|space| Arg::Name { name: space.key().into() });
                Prompt::new("interrupts.2", "ask-interrupt-combat")
                    .with(|text| text.number("n", contested.len()).list("spaces", names.collect()))
            }
        };
        ask.window()
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(board.hand[side].iter().map(Action::Card));
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
            _ => return Err(Refusal::new("seasons.5", "refuse-interrupt-or-pass")),
        };
        check_card(board, side, card, CardType::Interrupt)?;
        self.trigger.check(board, side, card)?;
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
        match self.trigger {
            Trigger::CombatPhase => Step::Become(CampFever { side: self.side, card }.into()),
            _ => {
                board.interrupt = Some(card);
                Step::Return
            }
        }
    }
}
