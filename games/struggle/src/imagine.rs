//! A whole state that a side cannot tell from the real one: the other hand,
//! both decks and a secret choice are dealt anew.

use engine::{Chance, Side, shuffle};

use crate::Struggle;
use crate::board::Deck;
use crate::facts::{Card, CardSet};
use crate::frame::Frame;

pub fn imagine(game: &Struggle, side: Side, chance: &mut dyn Chance) -> Struggle {
    let mut game = *game;
    let foe = side.other();
    let board = &mut game.board;
    board.deck[side].shuffle(chance);

    let mut unseen = [Card(0); crate::facts::CARDS_A_SIDE];
    let mut n = 0;
    for card in board.hand[foe].iter().chain(board.deck[foe].iter()) {
        unseen[n] = card;
        n += 1;
    }
    shuffle(&mut unseen[..n], chance);
    let held = board.hand[foe].len() as usize;
    board.hand[foe] = unseen[..held].iter().copied().collect();
    board.deck[foe] = Deck::in_order(&unseen[held..n]);

    let hand = board.hand[foe];
    for frame in game.stack.iter_mut() {
        if let Frame::Winter(winter) = frame
            && winter.chosen[foe].is_some()
        {
            let kept: CardSet = hand.iter().filter(|_| chance.below(2) == 0).collect();
            winter.chosen[foe] = Some(kept);
        }
    }
    game
}
