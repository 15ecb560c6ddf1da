//! Spaces, units, leaders and cards go by small numbers, and by the ids that players write.

use engine::{Set, Side};
use serde::{Deserialize, Serialize};

use super::{
    BRITISH_LEADERS, BRITISH_UNITS, CardFacts, FACTS, Kind, LeaderFacts, PLACES, SPACES,
    SpaceFacts, UNITS, Way,
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
    /// Every space but the militia boxes.
    pub fn of_the_map() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }
    /// It is no militia box.
    #[inline]
    pub fn on_map(self) -> bool {
        self.index() < SPACES
    }
    #[inline]
    pub fn ways(self) -> &'static [Way] {
        &self.facts().ways
    }
    /// The connection, or the arrow, that leads there.
    #[inline]
    pub fn way(self, to: Space) -> Option<Way> {
        self.ways().iter().copied().find(|way| way.to == to)
    }
    /// Connections in between, whoever stands there (10.421).
    #[inline]
    pub fn distance(self, to: Space) -> u8 {
        FACTS.distance[self.index()][to.index()]
    }
}

/// Where a counter is: in a space, or in one of the places beside the map. It
/// is one byte, so that a stack is found sixteen counters at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place(u8);

impl Default for Place {
    fn default() -> Place {
        Place::OFF
    }
}

impl Place {
    /// Counters that may still enter, and those that may come back.
    pub const OFF: Place = Place(255);
    /// Out of the game for good.
    pub const GONE: Place = Place(254);
    /// The British leader pool (5.55).
    pub const POOL: Place = Place(253);
    /// Leaders set aside until an event brings them.
    pub const ASIDE: Place = Place(252);

    /// The space or militia box, if it is in one.
    #[inline]
    pub fn space(self) -> Option<Space> {
        (usize::from(self.0) < PLACES).then_some(Space(self.0))
    }
    /// The space of the map, if it is in one.
    #[inline]
    pub fn map_space(self) -> Option<Space> {
        (usize::from(self.0) < SPACES).then_some(Space(self.0))
    }
    /// Is it in a space of the map?
    #[inline]
    pub fn on_map(self) -> bool {
        self.map_space().is_some()
    }
    /// Is it in one of these?
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
    /// The rule of the ledger that is this card.
    pub fn rule(self) -> &'static str {
        self.facts().rule
    }
}
