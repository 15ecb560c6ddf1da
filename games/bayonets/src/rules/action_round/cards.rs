//! Drawing and choosing cards, each side in secret (6.0.1, 7.1).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::event::Chosen;
use crate::{Action, Board, Card, Event, Legal, Rules, Step, refuse};

/// The choice of a card by both sides at once: of the Reserve for the year, or of the card for the
/// round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Choosing {
    pub what: Chosen,
    chosen: Sides,
}

impl Choosing {
    pub fn new(what: Chosen) -> Choosing {
        Choosing { what, chosen: Sides::NONE }
    }
    /// Returns the action that chooses a card.
    pub fn action(&self, card: Card) -> Action {
        match self.what {
            Chosen::Reserve => Action::Reserve(card),
            Chosen::Round => Action::Play(card),
        }
    }
    /// Returns true if a side has yet to choose which of its two cards is its Reserve.
    pub fn awaits_reserve(&self, side: Side) -> bool {
        self.what == Chosen::Reserve && !self.chosen.has(side)
    }
    pub fn chosen(&self) -> Sides {
        self.chosen
    }

    fn cards(board: &Board, side: Side) -> [Option<Card>; 2] {
        [board.hands[side].reserve, board.hands[side].drawn]
    }
}

impl Procedure<Rules> for Choosing {
    type Plan = (Side, Card);
    type Shared = ();

    fn awaited(&self) -> Sides {
        Side::BOTH.into_iter().filter(|side| !self.chosen.has(*side)).fold(Sides::NONE, Sides::with)
    }
    fn ask(&self, _: &Board) -> Prompt {
        match self.what {
            Chosen::Reserve => Prompt::new("7.1", "ask-reserve"),
            Chosen::Round => Prompt::new("7.1.s2", "ask-play"),
        }
    }
    fn candidates(&self, board: &Board, side: Side, (): &(), out: &mut Vec<Action>) {
        let cards = Choosing::cards(board, side).into_iter().flatten();
        out.extend(cards.map(|card| self.action(card)));
    }
    fn check(&self, board: &Board, side: Side, action: Action, (): &()) -> Legal<(Side, Card)> {
        let card = match (self.what, action) {
            (Chosen::Reserve, Action::Reserve(card)) | (Chosen::Round, Action::Play(card)) => card,
            (Chosen::Reserve, _) => return refuse("7.1", "refuse-choose-reserve"),
            (Chosen::Round, _) => return refuse("7.1.s2", "refuse-choose-card"),
        };
        if !Choosing::cards(board, side).contains(&Some(card)) {
            return Err(match self.what {
                Chosen::Reserve => Refusal::new("7.1", "refuse-not-dealt"),
                Chosen::Round => Refusal::new("7.1.s2", "refuse-not-in-hand"),
            });
        }
        Ok((side, card))
    }
    fn choose(
        &mut self,
        board: &mut Board,
        (side, card): (Side, Card),
        world: &mut dyn World<Event>,
    ) -> Step {
        let hand = &mut board.hands[side];
        let other = if hand.reserve == Some(card) { hand.drawn } else { hand.reserve };
        hand.drawn = None;
        match self.what {
            Chosen::Reserve => {
                hand.reserve = Some(card);
                hand.buried.extend(other);
            }
            Chosen::Round => {
                hand.played = Some(card);
                hand.reserve = other;
            }
        }
        self.chosen = self.chosen.with(side);
        world.tell(Event::Chosen { side, what: self.what });
        if self.awaited().is_empty() { Step::Return } else { Step::Stay }
    }
}

/// Deals two cards to each side at the beginning of a year (7.1).
pub fn deal_reserves(board: &mut Board, world: &mut dyn World<Event>) {
    for side in Side::BOTH {
        board.hands[side].reserve = board.draw_card(side, world);
        board.hands[side].drawn = board.draw_card(side, world);
    }
}

/// Deals one card to each side, and an Indian card to the French (7.1).
pub fn deal_round(board: &mut Board, world: &mut dyn World<Event>) {
    for side in Side::BOTH {
        board.hands[side].drawn = board.draw_card(side, world);
    }
    board.indians.card = board.draw_indian(world);
}

/// Reveals all cards in play, so that their points may be used (7.1).
pub fn reveal(board: &mut Board, world: &mut dyn World<Event>) {
    board.revealed = true;
    for side in Side::BOTH {
        board.points[side].clear();
        for card in in_play(board, side) {
            for point in &card.facts().points {
                board.points[side].add(*point);
            }
            world.tell(Event::Revealed { side, card });
        }
    }
}

/// Returns a side's cards in play, the Indian one first (ruling 17).
pub fn in_play(board: &Board, side: Side) -> impl Iterator<Item = Card> + use<> {
    let indian = if side == Side::French { board.indians.card } else { None };
    indian.into_iter().chain(board.hands[side].played)
}

/// Discards the cards of the round; card 45 leaves the game (14.0).
pub fn discard(board: &mut Board) {
    use crate::facts::CardEvent;
    let epidemic = |card: &Card| card.facts().event == Some(CardEvent::SmallpoxEpidemic);
    board.indians.removed.extend(board.indians.card.filter(epidemic));
    board.indians.card = None;
    for side in Side::BOTH {
        board.hands[side].played = None;
        board.points[side].clear();
    }
    board.revealed = false;
}
