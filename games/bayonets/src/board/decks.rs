//! The decks of each side, from which cards are drawn (7.1).

use engine::{Chance, Side};

use super::Board;
use super::hand::draw;
use crate::{Card, Cards, DeckKind, FACTS};

impl Board {
    /// Returns the deck that a side draws from: the Buildup deck in the first three rounds, then
    /// the Campaign deck (7.1).
    pub fn deck(&mut self, side: Side) -> &mut Cards {
        let buildup = self.round <= 3;
        let hand = &mut self.hands[side];
        if buildup { &mut hand.buildup } else { &mut hand.campaign }
    }

    /// Returns the cards of this year that a side has played. Indian cards belong to the French
    /// player.
    pub fn discarded(&self, side: Side) -> Cards {
        let hand = &self.hands[side];
        let kept = hand.buildup.or(hand.campaign).or(hand.buried).or(hand.secret());
        let gone =
            FACTS.decks(side, self.year).minus(kept).minus(hand.played.into_iter().collect());
        if side == Side::British {
            return gone;
        }
        let indians = FACTS.deck(DeckKind::Indian, false, self.year).minus(self.indians.deck);
        gone.or(indians.minus(self.indians.removed).minus(self.indians.card.into_iter().collect()))
    }

    pub fn draw_card(&mut self, side: Side, chance: &mut dyn Chance) -> Option<Card> {
        draw(self.deck(side), chance)
    }

    pub fn draw_indian(&mut self, chance: &mut dyn Chance) -> Option<Card> {
        draw(&mut self.indians.deck, chance)
    }
}
