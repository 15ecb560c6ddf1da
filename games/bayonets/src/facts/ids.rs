//! Ids of spaces, connections, units, tokens and cards: small numbers in the program, texts for
//! players.

/// The number of spaces of the map, with the Sail Box.
pub const SPACES: usize = 96;
pub const CONNECTIONS: usize = 164;
pub const UNITS: usize = 143;
pub const CARDS: usize = 54;
/// The maximum number of connections of a space.
pub const MOST_WAYS: usize = 8;
/// The number of kinds of Vagaries of War token.
pub const TOKENS: usize = 14;

engine::id! {
    /// A space of the map, or the Sail Box.
    pub struct Space;
}
engine::id! {
    /// A connection; its id consists of its two ends, in the order of the map.
    pub struct Connection;
}
engine::id! {
    /// One of the 135 counters or 8 commanders.
    pub struct Unit;
}
engine::id! {
    /// A sort: a set of interchangeable counters. A type of unit has one sort, or several if its
    /// counters must be distinguished (by colony, tribe or commander, and the brown Light units).
    pub struct Sort;
}
engine::id! {
    /// A kind of Vagaries of War token.
    pub struct Token;
}
engine::id! {
    /// A card; its id is its printed number.
    pub struct Card;
}

pub type Spaces = engine::Set<Space, 2>;
pub type Connections = engine::Set<Connection, 3>;
pub type Units = engine::Set<Unit, 3>;
pub type Cards = engine::Set<Card, 1>;
