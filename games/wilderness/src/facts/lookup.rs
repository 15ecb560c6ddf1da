//! The facts of each space, unit, leader and card.

use engine::Side;

use super::{
    BRITISH_LEADERS, BRITISH_UNITS, Card, CardFacts, Exit, FACTS, Kind, Leader, LeaderFacts,
    SPACES, Space, SpaceFacts, UNITS, Unit,
};

engine::id! { pub impl Space = FACTS.spaces: SpaceFacts, "space"; }
engine::id! { pub impl Leader = FACTS.leaders: LeaderFacts, "leader"; }
engine::id! { pub impl Card = FACTS.cards: CardFacts, "card"; }

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
    /// Returns the id of this card's rule in the ledger.
    pub fn rule(self) -> &'static str {
        self.facts().rule
    }
}
