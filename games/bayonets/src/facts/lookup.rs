//! The facts of each space, connection, unit, sort, token and card.

use super::{
    Card, CardFacts, Connection, ConnectionFacts, FACTS, Pool, SPACES, Sort, SortFacts, Space,
    SpaceFacts, Token, TokenFacts, Unit, UnitFacts,
};

engine::id! { pub impl Space = FACTS.spaces: SpaceFacts, "space"; }
engine::id! { pub impl Connection = FACTS.connections: ConnectionFacts, "connection"; }
engine::id! { pub impl Unit = FACTS.units: UnitFacts, "unit"; }
engine::id! { pub impl Sort = FACTS.sorts: SortFacts, "sort"; }
engine::id! { pub impl Token = FACTS.tokens: TokenFacts, "token"; }
engine::id! { pub impl Card = FACTS.cards: CardFacts, "card"; }

impl Space {
    /// The Sail Box, which comes after the spaces of the map.
    pub const SAIL: Space = Space(SPACES as u8 - 1);

    /// Iterates over the spaces of the map: all except the Sail Box.
    pub fn map() -> impl Iterator<Item = Space> {
        (0..Space::SAIL.0).map(Space)
    }
    #[inline]
    pub fn on_map(self) -> bool {
        self != Space::SAIL
    }
    /// Returns the connection between this space and an adjacent one.
    #[inline]
    pub fn way(self, to: Space) -> Option<Connection> {
        FACTS.between[self.index()][to.index()]
    }
    #[inline]
    pub fn ways(self) -> &'static [Connection] {
        &self.facts().ways
    }
}

impl Connection {
    #[inline]
    pub fn other(self, end: Space) -> Space {
        let [a, b] = self.facts().ends;
        if a == end { b } else { a }
    }
    /// Returns the index of the direction that leads to that end.
    #[inline]
    pub fn towards(self, end: Space) -> usize {
        usize::from(self.facts().ends[1] == end)
    }
}

impl Unit {
    #[inline]
    pub fn sort(self) -> Sort {
        self.facts().sort
    }
}

impl Card {
    /// Returns the rule of the ledger for its event.
    pub fn rule(self) -> &'static str {
        self.facts().rule
    }
}

impl Pool {
    /// Returns the id of the box in which the pool is shown.
    pub fn box_name(self) -> &'static str {
        FACTS.pool_boxes[self as usize]
    }
}
