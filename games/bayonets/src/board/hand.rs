//! The cards of each side (6.0). A deck has no order: cards are drawn at random when needed.

use engine::Chance;
use serde::{Deserialize, Serialize};

use crate::{Card, Cards};

/// A side's own cards, by the place where they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand {
    pub buildup: Cards,
    pub campaign: Cards,
    /// The cards discarded without having been shown.
    pub buried: Cards,
    pub reserve: Option<Card>,
    pub drawn: Option<Card>,
    /// The card chosen for this round; the other side sees the card when the cards of both sides
    /// are revealed.
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
