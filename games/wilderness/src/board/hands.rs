//! Cards and hands (5.2).

use engine::{Chance, Side, World};

use super::{Board, InForce};
use crate::{Card, CardEvent, Cards, Event};

impl Board {
    /// Moves a card from a hand to the discards, or out of the game if the card was played for an
    /// event that removes it (5.23).
    pub fn spend(&mut self, side: Side, card: Card, as_event: bool) {
        self.hand[side].remove(card);
        if as_event && card.facts().remove {
            self.removed.insert(card);
        } else {
            self.discard.insert(card);
        }
        if card.facts().event == CardEvent::Surrender {
            self.put_in_force(InForce::Reshuffle);
        }
    }
    /// Returns true if a side might hold one of these cards, as far as both players can know.
    pub fn may_hold(&self, side: Side, cards: Cards) -> bool {
        self.hand[side].any()
            && self.facts().cards.and(cards).minus(self.discard).minus(self.removed).any()
    }
    /// Returns a random card of a hand.
    pub fn random_card(&self, side: Side, chance: &mut dyn Chance) -> Card {
        let hand = self.hand[side];
        let nth = |n: usize| hand.iter().nth(n).expect("the hand has so many");
        nth(chance.draw(hand.len() as usize, &|n| nth(n).to_string()))
    }
    /// Discards a random card of a hand. The log cites `rule`.
    pub fn discard_at_random(
        &mut self,
        side: Side,
        rule: &'static str,
        world: &mut dyn World<Event>,
    ) {
        let card = self.random_card(side, world);
        self.spend(side, card, false);
        world.tell(Event::Discarded { side, card, rule });
    }
    pub fn hand_size(&self, side: Side) -> u8 {
        let nine = match side {
            Side::French if self.is_in_force(InForce::Quiberon) => return 7,
            Side::French => InForce::DiplomaticRevolution,
            Side::British => InForce::Pitt,
        };
        if self.is_in_force(nine) { 9 } else { self.facts().hand }
    }
    /// Returns the side that plays first each season (ruling 1).
    pub fn first(&self) -> Side {
        if self.is_in_force(InForce::Quiberon) { Side::British } else { Side::French }
    }
}
