//! The ids of discards ([`engine::Game::id_of`]).
//!
//! A discard names any number of a side's 31 cards, and there are too many such sets to give each
//! an id. So an id is based on the places of the cards in the hand, which has five places: `discard
//! F02 F17` from the hand F02 F09 F17 discards places 1 and 3. An action in this form holds a set
//! of places where it usually holds a set of cards; card 0 represents the first place.

use engine::Side;

use crate::{Action, Board, Card, Cards};

pub fn by_place(board: &Board, side: Side, action: Action) -> Action {
    let Action::Discard(cards) = action else { return action };
    let places = board.hand[side].iter().zip((0..).map(Card));
    Action::Discard(places.filter(|(card, _)| cards.has(*card)).map(|(_, place)| place).collect())
}

pub fn by_name(board: &Board, side: Side, counted: Action) -> Option<Action> {
    let Action::Discard(places) = counted else { return Some(counted) };
    let card = |place: Card| board.hand[side].iter().nth(place.index());
    places.iter().map(card).collect::<Option<Cards>>().map(Action::Discard)
}

/// Returns the text of an action that holds places instead of cards: `discard places 1 3`.
pub fn place_text(counted: Action) -> String {
    match counted {
        Action::Discard(places) if places.any() => {
            let number = |place: Card| format!(" {}", place.index() + 1);
            "discard places".to_string() + &places.iter().map(number).collect::<String>()
        }
        _ => counted.to_string(),
    }
}
