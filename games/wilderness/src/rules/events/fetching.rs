//! PITT and DIPLOMATIC REVOLUTION (cards 67 and 69): one card may be taken from
//! the discards.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Card, CardEvent, Cards, Event, FACTS, Frame, Rules, Step};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fetching {
    side: Side,
    card: Card,
}

impl Fetching {
    pub fn frame(board: &Board, side: Side, card: Card) -> Option<Frame> {
        let this = Fetching { side, card };
        this.open(board).any().then_some(Frame::Fetching(this))
    }

    fn open(&self, board: &Board) -> Cards {
        let wanted: &[CardEvent] = match self.side {
            Side::British => &[
                CardEvent::Highlanders1,
                CardEvent::Highlanders4,
                CardEvent::BritishRegulars,
                CardEvent::LightInfantry,
                CardEvent::TroopTransports,
            ],
            Side::French => &[CardEvent::FrenchRegulars, CardEvent::TroopTransports],
        };
        FACTS.cards_of_any(wanted).and(board.discard)
    }
}

impl Procedure<Rules> for Fetching {
    type Plan = Option<Card>;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new(self.card.rule(), "ask-fetch")
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(self.open(board).iter().map(Action::Fetch));
    }

    fn check(
        &self,
        board: &Board,
        _: Side,
        action: Action,
        _: &(),
    ) -> Result<Option<Card>, Refusal> {
        match action {
            Action::Pass => Ok(None),
            Action::Fetch(card) if self.open(board).has(card) => Ok(Some(card)),
            _ => Err(Refusal::new(self.card.rule(), "refuse-fetch")),
        }
    }

    fn choose(
        &mut self,
        board: &mut Board,
        plan: Option<Card>,
        world: &mut impl World<Event>,
    ) -> Step {
        if let Some(card) = plan {
            board.discard.remove(card);
            board.hand[self.side].insert(card);
            world.tell(Event::Fetched { side: self.side, card });
        }
        Step::Return
    }
}
