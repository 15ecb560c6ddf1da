//! Ids of spaces, units, leaders and cards: small numbers in the program, texts for players.

use engine::Set;
use serde::{Deserialize, Serialize};

pub const SPACES: usize = 141;
/// The number of spaces and militia boxes.
pub const PLACES: usize = SPACES + 3;
pub const UNITS: usize = 128;
pub const BRITISH_UNITS: usize = 73;
pub const LEADERS: usize = 23;
pub const BRITISH_LEADERS: usize = 13;
pub const CARDS: usize = 70;

engine::id! {
    /// A space of the map, or a militia box.
    pub struct Space;
}
engine::id! {
    /// One of the 128 unit counters; the British come first.
    pub struct Unit;
}
engine::id! {
    /// One of the 23 leaders; the British come first.
    pub struct Leader;
}
engine::id! {
    /// A strategy card; its id is its printed number.
    pub struct Card;
}

pub type Spaces = Set<Space, 3>;
pub type Units = Set<Unit, 2>;
pub type Leaders = Set<Leader, 1>;
pub type Cards = Set<Card, 2>;

/// The place of a counter: a space, or one of the places beside the map. A place is one byte, so
/// that the places of counters can be searched sixteen at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place(u8);

impl Default for Place {
    fn default() -> Place {
        Place::OFF
    }
}

impl Place {
    /// The place of counters that are out of play, but may still enter or return.
    pub const OFF: Place = Place(255);
    /// The place of counters that are out of the game for good.
    pub const GONE: Place = Place(254);
    /// The British leader pool (5.55).
    pub const POOL: Place = Place(253);
    /// The place of leaders set aside until an event brings them.
    pub const ASIDE: Place = Place(252);

    /// Returns the space or militia box, if the place is one.
    #[inline]
    pub fn space(self) -> Option<Space> {
        (usize::from(self.0) < PLACES).then_some(Space(self.0))
    }
    /// Returns the space of the map, if the place is one.
    #[inline]
    pub fn map_space(self) -> Option<Space> {
        (usize::from(self.0) < SPACES).then_some(Space(self.0))
    }
    /// Returns true if the place is a space of the map.
    #[inline]
    pub fn on_map(self) -> bool {
        self.map_space().is_some()
    }
    /// Returns true if the place is one of these spaces.
    #[inline]
    pub fn is_in(self, spaces: Spaces) -> bool {
        self.space().is_some_and(|space| spaces.has(space))
    }
}

impl From<Space> for Place {
    #[inline]
    fn from(space: Space) -> Place {
        Place(space.0)
    }
}

impl From<Place> for u8 {
    #[inline]
    fn from(place: Place) -> u8 {
        place.0
    }
}

impl PartialEq<Space> for Place {
    #[inline]
    fn eq(&self, space: &Space) -> bool {
        self.0 == space.0
    }
}
