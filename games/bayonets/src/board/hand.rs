//! The cards of each side (6.0). A deck has no order: cards are drawn at random when needed.

use engine::{Chance, Side};
use serde::{Deserialize, Serialize};

use super::Board;
use crate::{Card, Cards, DeckKind, FACTS};

/// The cards of a side, in all places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand {
    pub buildup: Cards,
    pub campaign: Cards,
    /// The cards discarded without having been shown.
    pub buried: Cards,
    pub reserve: Option<Card>,
    pub drawn: Option<Card>,
    /// The card chosen for this round; the other side sees it once both are revealed.
    pub played: Option<Card>,
}

/// The Indian deck (7.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Indians {
    pub deck: Cards,
    /// The card of this round.
    pub card: Option<Card>,
    /// Cards out of the game (card 45).
    pub removed: Cards,
}

impl Hand {
    /// Returns the cards that only their owner has seen.
    pub fn secret(&self) -> Cards {
        self.reserve.into_iter().chain(self.drawn).collect()
    }
}

/// Draws a card from a deck.
pub fn draw(deck: &mut Cards, chance: &mut dyn Chance) -> Option<Card> {
    let n = usize::from(deck.len());
    if n == 0 {
        return None;
    }
    let nth = |n: usize| deck.iter().nth(n).expect("the deck has so many");
    let card = nth(chance.draw(n, &|n| nth(n).to_string()));
    deck.remove(card);
    Some(card)
}

impl Board {
    /// Returns the deck that a side draws from: Buildup in the first three rounds (7.1).
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
