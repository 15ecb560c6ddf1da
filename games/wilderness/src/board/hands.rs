//! Cards and hands (5.2).

use engine::Side;

use super::{Board, Lasting};
use crate::facts::{Card, Cards, Happening};

impl Board {
    /// A card leaves a hand for the discards, or for good.
    pub fn spend(&mut self, side: Side, card: Card, as_event: bool) {
        self.hand[side].remove(card);
        if as_event && card.facts().remove {
            self.removed.insert(card);
        } else {
            self.discard.insert(card);
        }
        if card.facts().event == Happening::Surrender {
            self.begin_lasting(Lasting::Reshuffle);
        }
    }
    /// Might that side hold one of these, for all that everybody can see?
    pub fn may_hold(&self, side: Side, cards: Cards) -> bool {
        self.hand[side].any()
            && self.facts().cards.and(cards).minus(self.discard).minus(self.removed).any()
    }
    pub fn hand_size(&self, side: Side) -> u8 {
        let nine = match side {
            Side::French if self.lasts(Lasting::Quiberon) => return 7,
            Side::French => Lasting::DiplomaticRevolution,
            Side::British => Lasting::Pitt,
        };
        if self.lasts(nine) { 9 } else { self.facts().hand }
    }
    /// Who plays first each season (ruling 1).
    pub fn first(&self) -> Side {
        if self.lasts(Lasting::Quiberon) { Side::British } else { Side::French }
    }
}
