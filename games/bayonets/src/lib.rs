//! Bayonets & Tomahawks: the French & Indian War, 1755 to 1759.
//!
//! So far this is what is printed: the map, the counters, the tokens, the cards
//! and the scenarios (`data/`), the ledger of the rules and the words for them.
//! The procedures are still to be written, so the game is not on the shelf.

mod facts;

pub use facts::{
    Addition, BonusKind, CARDS, CONNECTIONS, Card, CardFacts, Cards, Class, Colony, Connection,
    ConnectionFacts, Connections, DeckKind, Draws, FACTS, Facts, Happening, Kind, Nation, Point,
    PointKind, Pool, SPACES, Scenario, Sea, Shape, Sort, SortFacts, Space, SpaceFacts, Spaces,
    Stacked, TOKENS, TokenFacts, Type, UNITS, Unit, UnitFacts, Units, Vagary, Victory,
};

/// The ledger of the rules.
pub const LEDGER: &str = include_str!("../data/rules.toml");

/// Fluent files: language, file name, content.
pub const TEXTS: &[(&str, &str, &str)] = &[
    ("en", "names.ftl", include_str!("../text/en/names.ftl")),
    ("en", "cards.ftl", include_str!("../text/en/cards.ftl")),
    ("fr", "names.ftl", include_str!("../text/fr/names.ftl")),
    ("fr", "cards.ftl", include_str!("../text/fr/cards.ftl")),
];
