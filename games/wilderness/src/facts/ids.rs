//! Spaces, units, leaders and cards go by small numbers, and by the ids that players write.

use std::fmt;

use engine::Side;
use serde::{Deserialize, Serialize};

use super::{
    BRITISH_LEADERS, BRITISH_UNITS, CARDS, CardFacts, FACTS, Kind, LEADERS, LeaderFacts, PLACES,
    SPACES, SpaceFacts, UNITS, Way,
};

/// A space of the map, a militia box, or one of the places off the map where
/// counters wait.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Space(pub u8);

/// One of the 128 unit counters; the British come first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Unit(pub u8);

/// One of the 23 leaders; the British come first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Leader(pub u8);

/// A strategy card, by its printed number.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Card(pub u8);

impl Space {
    /// Counters that may still enter, and those that may come back.
    pub const OFF: Space = Space(255);
    /// Out of the game for good.
    pub const GONE: Space = Space(254);
    /// The British leader pool (5.55).
    pub const POOL: Space = Space(253);
    /// Leaders set aside until an event brings them.
    pub const ASIDE: Space = Space(252);

    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }
    /// Spaces and militia boxes.
    pub fn places() -> impl Iterator<Item = Space> {
        (0..PLACES as u8).map(Space)
    }
    #[inline]
    pub fn is_place(self) -> bool {
        (self.0 as usize) < PLACES
    }
    #[inline]
    pub fn on_map(self) -> bool {
        (self.0 as usize) < SPACES
    }
    #[inline]
    pub fn facts(self) -> &'static SpaceFacts {
        &FACTS.spaces[self.0 as usize]
    }
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
    pub fn id(self) -> &'static str {
        self.facts().id
    }
    pub fn find(id: &str) -> Option<Space> {
        Space::places().find(|space| space.id() == id)
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
    pub fn key(self) -> String {
        format!("space-{}", self.id())
    }
}

impl From<Space> for u8 {
    #[inline]
    fn from(space: Space) -> u8 {
        space.0
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Unit {
    pub fn all() -> impl Iterator<Item = Unit> {
        (0..UNITS as u8).map(Unit)
    }
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    pub fn side(self) -> Side {
        if (self.0 as usize) < BRITISH_UNITS { Side::British } else { Side::French }
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
    pub fn all() -> impl Iterator<Item = Leader> {
        (0..LEADERS as u8).map(Leader)
    }
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    pub fn side(self) -> Side {
        if (self.0 as usize) < BRITISH_LEADERS { Side::British } else { Side::French }
    }
    #[inline]
    pub fn facts(self) -> &'static LeaderFacts {
        &FACTS.leaders[self.index()]
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
    pub fn id(self) -> &'static str {
        self.facts().id
    }
    pub fn find(id: &str) -> Option<Leader> {
        Leader::all().find(|leader| leader.id() == id)
    }
    pub fn key(self) -> String {
        format!("leader-{}", self.id())
    }
}

impl fmt::Display for Leader {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Card {
    pub fn all() -> impl Iterator<Item = Card> {
        (1..=CARDS as u8).map(Card)
    }
    #[inline]
    pub fn facts(self) -> &'static CardFacts {
        &FACTS.cards[self.0 as usize - 1]
    }
    pub fn id(self) -> String {
        self.0.to_string()
    }
    pub fn find(id: &str) -> Option<Card> {
        let number: u8 = id.parse().ok()?;
        Card::all().find(|card| card.0 == number)
    }
    pub fn key(self) -> String {
        format!("card-{}", self.0)
    }
    /// The rule of the ledger that is this card.
    pub fn rule(self) -> &'static str {
        self.facts().rule
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
