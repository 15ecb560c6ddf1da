//! Spaces, connections, units and cards go by small numbers, and by the ids that players write.

use std::fmt;

use engine::Side;
use serde::{Deserialize, Serialize};

use super::{
    CARDS, CardFacts, ConnectionFacts, FACTS, Pool, SPACES, Sort, SpaceFacts, UNITS, UnitFacts,
};

macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        pub struct $name(pub u8);
    };
}

number!(
    /// A space of the map, the Sail Box, or a box or pool where counters wait.
    Space
);
number!(
    /// A connection, by its place in the data.
    Connection
);
number!(
    /// One of the 135 counters or 8 commanders.
    Unit
);
number!(
    /// A card, by its printed number.
    Card
);

impl Space {
    pub const SAIL: Space = Space(95);
    pub const BRITISH_LOSSES: Space = Space(96);
    pub const FRENCH_LOSSES: Space = Space(97);
    pub const DISBANDED: Space = Space(98);
    /// Drawn, and not yet placed (15.3, 16.3).
    pub const ARRIVING: Space = Space(99);
    /// Out of the game for good.
    pub const GONE: Space = Space(250);
    /// Not in this scenario, or not yet.
    pub const UNUSED: Space = Space(251);

    pub const fn pool(pool: Pool) -> Space {
        Space(100 + pool as u8)
    }
    pub fn losses(side: Side) -> Space {
        match side {
            Side::French => Space::FRENCH_LOSSES,
            Side::British => Space::BRITISH_LOSSES,
        }
    }
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }
    #[inline]
    pub fn on_map(self) -> bool {
        (self.0 as usize) < SPACES
    }
    /// On the map or on the Sail Box.
    #[inline]
    pub fn in_play(self) -> bool {
        (self.0 as usize) <= SPACES
    }
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    pub fn facts(self) -> &'static SpaceFacts {
        &FACTS.spaces[self.index()]
    }
    pub fn id(self) -> &'static str {
        match self {
            Space::SAIL => "sail-box",
            Space::BRITISH_LOSSES => "losses-british",
            Space::FRENCH_LOSSES => "losses-french",
            Space::DISBANDED => "disbanded",
            _ if self.on_map() => self.facts().id,
            _ => "off-map",
        }
    }
    pub fn find(id: &str) -> Option<Space> {
        if id == "sail-box" {
            return Some(Space::SAIL);
        }
        Space::all().find(|space| space.id() == id)
    }
    pub fn key(self) -> String {
        if self.in_play() { format!("space-{}", self.id()) } else { format!("box-{}", self.id()) }
    }
    /// The connection to an adjacent space.
    pub fn way(self, to: Space) -> Option<Connection> {
        if !self.on_map() {
            return None;
        }
        self.facts().ways.iter().copied().find(|way| way.other(self) == to)
    }
    pub fn ways(self) -> &'static [Connection] {
        if self.on_map() { &self.facts().ways } else { &[] }
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

impl Connection {
    #[inline]
    pub fn facts(self) -> &'static ConnectionFacts {
        &FACTS.connections[self.0 as usize]
    }
    #[inline]
    pub fn other(self, end: Space) -> Space {
        let [a, b] = self.facts().ends;
        if a == end { b } else { a }
    }
    /// Which of the two directions leads into that end.
    #[inline]
    pub fn towards(self, end: Space) -> usize {
        usize::from(self.facts().ends[1] == end)
    }
    /// Its two ends, as the map lists them.
    pub fn id(self) -> String {
        let [a, b] = self.facts().ends;
        format!("{a}--{b}")
    }
    pub fn between(a: Space, b: Space) -> Option<Connection> {
        a.way(b)
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
    pub fn facts(self) -> &'static UnitFacts {
        &FACTS.units[self.index()]
    }
    #[inline]
    pub fn sort(self) -> Sort {
        self.facts().sort
    }
    pub fn id(self) -> &'static str {
        self.facts().id
    }
    pub fn key(self) -> String {
        format!("unit-{}", self.id())
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
    pub fn find(id: &str) -> Option<Card> {
        let number: u8 = id.parse().ok()?;
        Card::all().find(|card| card.0 == number)
    }
    pub fn key(self) -> String {
        format!("card-{}", self.0)
    }
    pub fn rule(self) -> &'static str {
        self.facts().rule
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
