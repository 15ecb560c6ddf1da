//! A draw deck.

use engine::{Chance, shuffle};
use serde::{Deserialize, Serialize};

use crate::{CARDS_A_SIDE, Card};

/// A draw deck. The next card is at index `left - 1`; the places from `left` on hold card 0, so
/// that two decks with the same cards left compare as equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deck {
    cards: [Card; CARDS_A_SIDE],
    left: u8,
}

impl Deck {
    /// Makes a deck from cards in the order in which they will be drawn.
    pub fn in_order(order: &[Card]) -> Deck {
        let mut deck = Deck { cards: [Card(0); CARDS_A_SIDE], left: order.len() as u8 };
        for (place, card) in deck.cards.iter_mut().zip(order.iter().rev()) {
            *place = *card;
        }
        deck
    }

    pub fn left(&self) -> usize {
        usize::from(self.left)
    }

    /// Iterates over the cards from the next to be drawn to the last.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards[..self.left()].iter().rev().copied()
    }

    pub fn draw(&mut self) -> Option<Card> {
        let next = self.left.checked_sub(1)?;
        self.left = next;
        Some(std::mem::take(&mut self.cards[usize::from(next)]))
    }

    pub fn shuffle(&mut self, chance: &mut dyn Chance) {
        let left = self.left();
        shuffle(&mut self.cards[..left], chance);
    }
}
