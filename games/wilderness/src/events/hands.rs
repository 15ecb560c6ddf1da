//! Events that touch hands and discards (cards 35 to 37, 67 and 69).

use engine::{Ask, Procedure, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::Rules;
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::facts::{Card, Cards, Happening};
use crate::frame::{Frame, Step};
use crate::responses::cards_of;

/// A card of that hand, blindly.
pub fn random_card(board: &Board, side: Side, table: &mut impl Table<Event>) -> Card {
    let hand = board.hand[side];
    let nth = |n: usize| hand.iter().nth(n).expect("the hand has so many");
    nth(table.draw(hand.len() as usize, &|n| nth(n).to_string()))
}

fn cards_of_all(events: &[Happening]) -> Cards {
    events.iter().fold(Cards::NONE, |cards, event| cards.or(cards_of(*event)))
}

/// What MINISTERIAL CRISIS takes one of (card 37).
fn listed() -> Cards {
    cards_of_all(&[
        Happening::BritishRegulars,
        Happening::Highlanders1,
        Happening::Highlanders4,
        Happening::LightInfantry,
        Happening::TroopTransports,
        Happening::VictoriesInGermany,
    ])
}

/// Card 37: the British must discard one of the listed, if they hold one. They
/// are asked whenever they might, so that the pause tells nothing.
pub fn crisis(board: &Board, table: &mut impl Table<Event>) -> Option<Frame> {
    if board.may_hold(Side::British, listed()) {
        return Some(Frame::Discarding(Discarding));
    }
    table.tell(Event::NothingToDiscard { side: Side::British });
    None
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Discarding;

/// The card, or none if he holds none.
impl Procedure<Rules> for Discarding {
    type Plan = Option<Card>;
    type Shared = ();

    fn awaited(&self) -> Sides {
        Side::British.into()
    }

    fn ask(&self, _: &Board) -> Ask {
        Ask::new("card.37", "ask-crisis")
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
        table: &mut impl Table<Event>,
    ) -> Step {
        let side = Side::British;
        match plan {
            Some(card) => {
                board.spend(side, card, false);
                table.tell(Event::Discarded { side, card });
            }
            None => table.tell(Event::NothingToDiscard { side }),
        }
        Step::Return
    }

    fn resume(&mut self, _: &mut Board, _: &mut impl Table<Event>) -> Step {
        Step::Stay
    }
}

/// Cards 67 and 69: one card may be taken from the discards.
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
        let wanted: &[Happening] = match self.side {
            Side::British => &[
                Happening::Highlanders1,
                Happening::Highlanders4,
                Happening::BritishRegulars,
                Happening::LightInfantry,
                Happening::TroopTransports,
            ],
            Side::French => &[Happening::FrenchRegulars, Happening::TroopTransports],
        };
        cards_of_all(wanted).and(board.discard)
    }
}

impl Procedure<Rules> for Fetching {
    type Plan = Option<Card>;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Ask {
        Ask::new(self.card.rule(), "ask-fetch")
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
        table: &mut impl Table<Event>,
    ) -> Step {
        if let Some(card) = plan {
            board.discard.remove(card);
            board.hand[self.side].insert(card);
            table.tell(Event::Fetched { side: self.side, card });
        }
        Step::Return
    }

    fn resume(&mut self, _: &mut Board, _: &mut impl Table<Event>) -> Step {
        Step::Stay
    }
}
