//! Ids of spaces, units, leaders and cards: small numbers in the program, texts for players.

use engine::{Set, Side};
use serde::{Deserialize, Serialize};

use super::{
    BRITISH_LEADERS, BRITISH_UNITS, CardFacts, Exit, FACTS, Kind, LeaderFacts, PLACES, SPACES,
    SpaceFacts, UNITS,
};

engine::id! {
    /// A space of the map, or a militia box.
    pub struct Space = FACTS.spaces: SpaceFacts, "space";
}
engine::id! {
    /// One of the 128 unit counters; the British come first.
    pub struct Unit;
}
engine::id! {
    /// One of the 23 leaders; the British come first.
    pub struct Leader = FACTS.leaders: LeaderFacts, "leader";
}
engine::id! {
    /// A strategy card; its id is its printed number.
    pub struct Card = FACTS.cards: CardFacts, "card";
}

pub type Spaces = Set<Space, 3>;
pub type Units = Set<Unit, 2>;
pub type Leaders = Set<Leader, 1>;
pub type Cards = Set<Card, 2>;

impl Space {
    /// Iterates over every space except the militia boxes.
    pub fn of_the_map() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }
    /// Returns true if the space is not a militia box.
    #[inline]
    pub fn on_map(self) -> bool {
        self.index() < SPACES
    }
    #[inline]
    pub fn ways(self) -> &'static [Exit] {
        &self.facts().ways
    }
    /// Returns the connection, or the arrow, from this space to another.
    #[inline]
    pub fn way(self, to: Space) -> Option<Exit> {
        self.ways().iter().copied().find(|way| way.to == to)
    }
    /// Returns the number of connections between two spaces, whatever pieces are on the way
    /// (10.421).
    #[inline]
    pub fn distance(self, to: Space) -> u8 {
        FACTS.distance[self.index()][to.index()]
    }
}

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
    /// The place of counters that are available to enter or to return.
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

impl Unit {
    pub fn all() -> impl Iterator<Item = Unit> {
        (0..UNITS as u8).map(Unit)
    }
    #[inline]
    pub fn side(self) -> Side {
        if self.index() < BRITISH_UNITS { Side::British } else { Side::French }
    }
    #[inline]
    pub fn kind(self) -> Kind {
        FACTS.units[self.index()].kind
    }
    pub fn name(self) -> &'static str {
        FACTS.units[self.index()].name
    }
}

impl Leader {
    #[inline]
    pub fn side(self) -> Side {
        if self.index() < BRITISH_LEADERS { Side::British } else { Side::French }
    }
    #[inline]
    pub fn initiative(self) -> u8 {
        self.facts().initiative
    }
    #[inline]
    pub fn command(self) -> u8 {
        self.facts().command
    }
    #[inline]
    pub fn tactics(self) -> i8 {
        self.facts().tactics
    }
}

impl Card {
    /// Returns the rule of the ledger for this card.
    pub fn rule(self) -> &'static str {
        self.facts().rule
    }
}
