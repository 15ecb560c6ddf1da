//! Imagines a complete state that a side can't tell from the real one: the other side's hidden
//! cards and chit are dealt anew.

use engine::{Chance, Side, shuffle};

use crate::{Bayonets, Board, CARDS, Card, Cards, Frame};

pub fn imagine(game: &Bayonets, side: Side, chance: &mut dyn Chance) -> Bayonets {
    let mut game = *game;
    let foe = side.other();
    cards(&mut game.board, foe, chance);
    if foe == Side::French {
        indian_card(&mut game.board, chance);
    }
    chits(&mut game, foe, chance);
    game
}

/// Shuffles unseen cards. The shuffle starts from the sorted set, so that the result depends only
/// on `chance` and reveals nothing.
fn deal(unseen: Cards, chance: &mut dyn Chance) -> ([Card; CARDS], usize) {
    let mut cards = [Card::default(); CARDS];
    for (place, card) in cards.iter_mut().zip(unseen.iter()) {
        *place = card;
    }
    let n = usize::from(unseen.len());
    shuffle(&mut cards[..n], chance);
    (cards, n)
}

/// Deals the deck, the Reserve, the drawn card, a card chosen in secret, and cards discarded face
/// down.
fn cards(board: &mut Board, foe: Side, chance: &mut dyn Chance) {
    let revealed = board.revealed;
    let hand = board.hands[foe];
    let secret_play = if revealed { None } else { hand.played };
    let hidden: Cards = hand.secret().or(secret_play.into_iter().collect()).or(hand.buried);
    // Buildup cards and Campaign cards have different backs.
    for buildup in [true, false] {
        let of = |cards: Cards| -> Cards {
            cards.iter().filter(|card| card.facts().buildup == buildup).collect()
        };
        let deck = if buildup { hand.buildup } else { hand.campaign };
        let (dealt, n) = deal(deck.or(of(hidden)), chance);
        let mut next = dealt[..n].iter().copied();
        let again = |old: Option<Card>, next: &mut dyn Iterator<Item = Card>| match old {
            Some(card) if card.facts().buildup == buildup => next.next(),
            other => other,
        };
        let new = &mut board.hands[foe];
        new.reserve = again(new.reserve, &mut next);
        new.drawn = again(new.drawn, &mut next);
        if !revealed {
            new.played = again(new.played, &mut next);
        }
        let buried = of(hand.buried).len();
        let mut again: Cards = next.by_ref().take(usize::from(buried)).collect();
        again = again.or(new.buried.minus(of(new.buried)));
        new.buried = again;
        let rest: Cards = next.collect();
        if buildup {
            new.buildup = rest;
        } else {
            new.campaign = rest;
        }
    }
}

/// Deals the Indian card, which is face down until all cards are revealed.
fn indian_card(board: &mut Board, chance: &mut dyn Chance) {
    if board.revealed {
        return;
    }
    if let Some(card) = board.indians.card {
        let (dealt, n) = deal(board.indians.deck.with(card), chance);
        board.indians.card = Some(dealt[0]);
        board.indians.deck = dealt[1..n].iter().copied().collect();
    }
}

/// Draws held chits again from the pool that they came from.
fn chits(game: &mut Bayonets, foe: Side, chance: &mut dyn Chance) {
    let board = &mut game.board;
    let held = board.europe[foe].held.take();
    let drawn = match game.stack.top() {
        Frame::Chit(chit) if chit.side() == foe => chit.drawn(),
        _ => None,
    };
    for value in held.into_iter().chain(drawn) {
        board.europe[foe].pool[usize::from(value)] += 1;
    }
    let again = |pool: &mut [u8; 3], chance: &mut dyn Chance| {
        let n: u8 = pool.iter().sum();
        let mut nth = chance.below(u32::from(n)) as u8;
        for value in 0..3u8 {
            let there = pool[usize::from(value)];
            if nth < there {
                pool[usize::from(value)] -= 1;
                return value;
            }
            nth -= there;
        }
        unreachable!("a chit of the pool is drawn")
    };
    if held.is_some() {
        let value = again(&mut board.europe[foe].pool, chance);
        board.europe[foe].held = Some(value);
    }
    if drawn.is_some() {
        let value = again(&mut board.europe[foe].pool, chance);
        if let Frame::Chit(chit) = game.stack.top_mut() {
            *chit = chit.imagined(value);
        }
    }
}
