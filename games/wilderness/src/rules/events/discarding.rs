//! MINISTERIAL CRISIS (card 37): the British discard one of the cards that it lists.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Card, CardEvent, Cards, Event, FACTS, Frame, Rules, Step};

/// Returns the cards that MINISTERIAL CRISIS lists (card 37).
fn listed() -> Cards {
    FACTS.cards_of_any(&[
        CardEvent::BritishRegulars,
        CardEvent::Highlanders1,
        CardEvent::Highlanders4,
        CardEvent::LightInfantry,
        CardEvent::TroopTransports,
        CardEvent::VictoriesInGermany,
    ])
}

/// Card 37: the British must discard one of the listed cards, if they hold one. They are asked
/// whenever the French can't rule out that they hold one, so that the question reveals nothing.
pub fn crisis(board: &Board, world: &mut dyn World<Event>) -> Option<Frame> {
    if board.may_hold(Side::British, listed()) {
        return Some(Frame::Discarding(Discarding));
    }
    world.tell(Event::NothingToDiscard { side: Side::British });
    None
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Discarding;

/// The plan is the card to discard, or `None` if the hand has no listed card.
impl Procedure<Rules> for Discarding {
    type Plan = Option<Card>;
    type Shared = ();

    fn awaited(&self) -> Sides {
        Side::British.into()
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("card.37", "ask-crisis")
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(board.hand[side].and(listed()).iter().map(Action::Discard));
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        _: &(),
    ) -> Result<Self::Plan, Refusal> {
        let held = board.hand[side].and(listed());
        match action {
            Action::Discard(card) if held.has(card) => Ok(Some(card)),
            Action::Pass if held.is_empty() => Ok(None),
            _ => Err(Refusal::new("card.37", "refuse-crisis")),
        }
    }

    fn choose(
        &mut self,
        board: &mut Board,
        plan: Self::Plan,
        world: &mut dyn World<Event>,
    ) -> Step {
        let side = Side::British;
        match plan {
            Some(card) => {
                board.spend(side, card, false);
                world.tell(Event::Discarded { side, card, rule: "card.37" });
            }
            None => world.tell(Event::NothingToDiscard { side }),
        }
        Step::Return
    }
}
