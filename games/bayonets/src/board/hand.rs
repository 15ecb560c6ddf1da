//! A side's cards (6.0). A deck has no order: a card is drawn when it is needed.

use engine::{Chance, Side};
use serde::{Deserialize, Serialize};

use super::Board;
use crate::facts::{Card, Cards};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand {
    pub buildup: Cards,
    pub campaign: Cards,
    /// Discarded without having been shown.
    pub buried: Cards,
    pub reserve: Option<Card>,
    pub drawn: Option<Card>,
    /// Chosen for this round; the other side sees it once both are revealed.
    pub played: Option<Card>,
}

impl Hand {
    /// Cards that only their owner has seen.
    pub fn secret(&self) -> Cards {
        self.reserve.into_iter().chain(self.drawn).collect()
    }
}

/// Takes a card of a deck.
pub fn draw(deck: &mut Cards, chance: &mut (impl Chance + ?Sized)) -> Option<Card> {
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
    /// The deck that is drawn from: Buildup in the first three rounds (7.1).
    pub fn deck(&mut self, side: Side) -> &mut Cards {
        let buildup = self.round <= 3;
        let hand = &mut self.hands[side];
        if buildup { &mut hand.buildup } else { &mut hand.campaign }
    }

    pub fn draw_card(&mut self, side: Side, chance: &mut (impl Chance + ?Sized)) -> Option<Card> {
        draw(self.deck(side), chance)
    }

    pub fn draw_indian(&mut self, chance: &mut (impl Chance + ?Sized)) -> Option<Card> {
        draw(&mut self.indians, chance)
    }
}
