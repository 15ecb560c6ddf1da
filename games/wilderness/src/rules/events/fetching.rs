//! Taking a card from the discards: by PITT or DIPLOMATIC REVOLUTION (cards 67 and 69), or by the
//! British in exchange for a card of their hand (14.6).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Card, CardEvent, Cards, Event, FACTS, Frame, Optional, Rules, Step};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fetching {
    side: Side,
    /// The event; `None` for an exchange, which costs a card of the hand (14.6).
    event: Option<Card>,
}

impl Fetching {
    pub fn frame(board: &Board, side: Side, card: Card) -> Option<Frame> {
        let this = Fetching { side, event: Some(card) };
        this.open(board).any().then_some(Frame::Fetching(this))
    }

    /// After a deal, lets the British trade a card for Regulars or Highlanders (14.6).
    pub fn after_deal(board: &Board) -> Option<Frame> {
        let this = Fetching { side: Side::British, event: None };
        let may = board.options.has(Optional::FetchRegulars)
            && 1756 < board.year
            && board.hand.british.any()
            && this.open(board).any();
        may.then_some(Frame::Fetching(this))
    }

    /// Returns true if the card is taken by an event, at no cost to the hand.
    pub fn is_event(&self) -> bool {
        self.event.is_some()
    }

    fn rule(&self) -> &'static str {
        self.event.map_or("14.6", Card::rule)
    }

    fn open(&self, board: &Board) -> Cards {
        let wanted: &[CardEvent] = match (self.side, self.event) {
            (Side::French, _) => &[CardEvent::FrenchRegulars, CardEvent::TroopTransports],
            (Side::British, None) => {
                &[CardEvent::BritishRegulars, CardEvent::Highlanders1, CardEvent::Highlanders4]
            }
            (Side::British, Some(_)) => &[
                CardEvent::Highlanders1,
                CardEvent::Highlanders4,
                CardEvent::BritishRegulars,
                CardEvent::LightInfantry,
                CardEvent::TroopTransports,
            ],
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
        let key = if self.event.is_some() { "ask-fetch" } else { "ask-fetch-regulars" };
        Prompt::new(self.rule(), key)
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
            _ => Err(Refusal::new(self.rule(), "refuse-fetch")),
        }
    }

    fn choose(
        &mut self,
        board: &mut Board,
        plan: Option<Card>,
        world: &mut dyn World<Event>,
    ) -> Step {
        let side = self.side;
        if let Some(card) = plan {
            if self.event.is_none() {
                board.discard_at_random(side, self.rule(), world);
            }
            board.discard.remove(card);
            board.hand[side].insert(card);
            world.tell(Event::Fetched { side, card, rule: self.rule() });
        }
        Step::Return
    }
}
