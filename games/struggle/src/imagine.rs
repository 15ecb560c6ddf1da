//! Imagines a complete state that a side can't tell from the real one: the other side's hand and
//! both decks are dealt anew, and the other side's secret discards are chosen anew.

use engine::{Chance, Side, shuffle};

use crate::{CARDS_A_SIDE, Card, Cards, Deck, Frame, Struggle};

pub fn imagine(game: &Struggle, side: Side, chance: &mut dyn Chance) -> Struggle {
    let mut game = *game;
    let foe = side.other();
    let board = &mut game.board;
    (_, board.deck[side]) = deal(board.deck[side].iter().collect(), 0, chance);
    let unseen = board.deck[foe].iter().collect::<Cards>().or(board.hand[foe]);
    (board.hand[foe], board.deck[foe]) = deal(unseen, board.hand[foe].len(), chance);

    let hand = board.hand[foe];
    for frame in game.stack.iter_mut() {
        if let Frame::Winter(winter) = frame
            && winter.chosen[foe].is_some()
        {
            winter.chosen[foe] = Some(hand.iter().filter(|_| chance.below(2) == 0).collect());
        }
    }
    game
}

/// Deals a hand of `held` cards, and a deck of the rest. The shuffle starts from the sorted set,
/// not from the real order of the cards, so that the result depends only on `chance` and reveals
/// nothing.
fn deal(unseen: Cards, held: u8, chance: &mut dyn Chance) -> (Cards, Deck) {
    let mut cards = [Card(0); CARDS_A_SIDE];
    for (place, card) in cards.iter_mut().zip(unseen.iter()) {
        *place = card;
    }
    let cards = &mut cards[..usize::from(unseen.len())];
    shuffle(cards, chance);
    let (hand, deck) = cards.split_at(usize::from(held));
    (hand.iter().copied().collect(), Deck::in_order(deck))
}
