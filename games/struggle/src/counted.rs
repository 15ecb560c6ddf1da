//! The ids of discards ([`engine::Game::id_of`]).
//!
//! A discard names any number of a side's 31 cards, and there are too many such sets to number. So
//! ids use the places of the cards in the hand, of which there are five: `discard F02 F17` from the
//! hand F02 F09 F17 discards places 1 and 3. An action in this form holds a set of places where it
//! usually holds a set of cards; card 0 represents the first place.

use engine::Finite;

use crate::{Action, Board, Card, Cards, Side};

/// A set of places in a hand.
#[derive(Clone, Copy)]
pub struct HandPlaces(Cards);

/// The number of places in a hand.
const HAND: u32 = 5;

impl From<Cards> for HandPlaces {
    fn from(cards: Cards) -> HandPlaces {
        HandPlaces(cards)
    }
}

impl From<HandPlaces> for Cards {
    fn from(places: HandPlaces) -> Cards {
        places.0
    }
}

impl Finite for HandPlaces {
    fn count() -> u32 {
        1 << HAND
    }
    fn ordinal(self) -> u32 {
        let [places] = self.0.words();
        assert!(places < 1 << HAND, "a hand has {HAND} places");
        places as u32
    }
    fn at(ordinal: u32) -> Option<HandPlaces> {
        (ordinal < 1 << HAND).then(|| HandPlaces(Cards::from_words([ordinal.into()])))
    }
}

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

/// Returns the text of an action counted by places: `discard places 1 3`.
pub fn place_text(counted: Action) -> String {
    match counted {
        Action::Discard(places) if places.any() => {
            let number = |place: Card| format!(" {}", place.index() + 1);
            "discard places".to_string() + &places.iter().map(number).collect::<String>()
        }
        _ => counted.to_string(),
    }
}
