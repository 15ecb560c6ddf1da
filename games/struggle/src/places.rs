//! Places in a hand, from which the ids of discards are made.

use engine::Finite;

use crate::Cards;

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
