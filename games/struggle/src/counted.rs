//! Actions counted off, each with its id ([`engine::Game::id_of`]).
//!
//! A discard names any of 31 cards. What is counted are their places in the hand, of which there are five: `discard F02 F17` of a hand
//! F02 F09 F17 is places 1 and 3. In such an action the set of cards is a set of places, card 0 for the first.

use engine::{Below, Finite};

use crate::{Action, Board, Card, Cards, Kind, Leader, Side, Space};

engine::finite! { named Kind }

engine::finite! {
    enum Action {
        Pass,
        Card(card: Card),
        Place { n: Below<16>, at: Space },
        March(space: Space),
        TakeAll,
        Take(kind: Kind, n: u8),
        TakeLeader(leader: Leader),
        Leave(kind: Kind, n: u8),
        LeaveLeader(leader: Leader),
        Go(space: Space),
        Halt,
        Done,
        Fight(space: Space),
        Lead(leader: Leader),
        Lose(kind: Kind, from: Option<Space>),
        Retreat(space: Space),
        Home { to: Space, n: u8 },
        Carry(space: Space),
        Fever(space: Space),
        Discard(places: Places),
    }
}

/// Places in a hand.
#[derive(Clone, Copy)]
struct Places(Cards);

/// A hand has so many.
const HAND: u32 = 5;

impl From<Cards> for Places {
    fn from(cards: Cards) -> Places {
        Places(cards)
    }
}

impl From<Places> for Cards {
    fn from(places: Places) -> Cards {
        places.0
    }
}

impl Finite for Places {
    fn count() -> u32 {
        1 << HAND
    }
    fn ordinal(self) -> u32 {
        let [places] = self.0.words();
        assert!(places < 1 << HAND, "a hand has {HAND} places");
        places as u32
    }
    fn at(ordinal: u32) -> Option<Places> {
        (ordinal < 1 << HAND).then(|| Places(Cards::from_words([ordinal.into()])))
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

/// `discard places 1 3`
pub fn place_text(counted: Action) -> String {
    match counted {
        Action::Discard(places) if places.any() => {
            let number = |place: Card| format!(" {}", place.index() + 1);
            "discard places".to_string() + &places.iter().map(number).collect::<String>()
        }
        _ => counted.to_string(),
    }
}
