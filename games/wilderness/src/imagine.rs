//! Imagines a complete state that a side can't tell from the real one: the other hand is dealt anew
//! from the cards that the side has not seen. The deck has no order in this program, so nothing
//! else is hidden.

use engine::{Chance, Side, shuffle};

use crate::action::HIGHEST_BID;
use crate::rules::bidding::Bidding;
use crate::{CARDS, Card, Cards, Frame, Wilderness};

pub fn imagine(game: &Wilderness, side: Side, chance: &mut dyn Chance) -> Wilderness {
    let mut game = *game;
    let foe = side.other();
    let board = &mut game.board;
    let held = board.hand[foe].len() as usize;
    let unseen = board.deck.or(board.hand[foe]);
    // The cards are shuffled from a sorted set, not from their real order, so that the same chance
    // always imagines the same state.
    let mut cards = [Card(0); CARDS];
    for (place, card) in cards.iter_mut().zip(unseen.iter()) {
        *place = card;
    }
    let cards = &mut cards[..unseen.len() as usize];
    shuffle(cards, chance);
    let (hand, deck) = cards.split_at(held);
    board.hand[foe] = hand.iter().copied().collect::<Cards>();
    board.deck = deck.iter().copied().collect::<Cards>();
    // An enemy bid that is still secret is replaced by a random number.
    if let Frame::Bidding(Bidding::Sealed { bids, .. }) = game.stack.top_mut()
        && bids[foe].is_some()
    {
        bids[foe] = Some(chance.below(u32::from(HIGHEST_BID) + 1) as u8);
    }
    game
}
