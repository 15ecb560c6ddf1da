//! What is printed of spaces, lines and leaders.

use engine::Side;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::Space;

/// What a space is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(VariantArray, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Terrain {
    Village,
    Town,
    City,
    Fort,
    Fortress,
}

impl Terrain {
    /// A garrison there is not driven out, only destroyed (forts.1).
    pub fn holds(self) -> bool {
        matches!(self, Terrain::Fort | Terrain::Fortress)
    }
}

/// What a line runs along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(VariantArray, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum LineKind {
    Road,
    Trail,
    River,
    Lake,
    Sea,
}

/// Some kinds of line, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LineKinds(u8);

impl LineKinds {
    #[inline]
    pub fn insert(&mut self, kind: LineKind) {
        self.0 |= 1 << kind as u8;
    }

    #[inline]
    pub fn has(self, kind: LineKind) -> bool {
        self.0 & 1 << kind as u8 != 0
    }

    /// Is there none among them but that?
    #[inline]
    pub fn none_but(self, kind: LineKind) -> bool {
        self.0 & !(1 << kind as u8) == 0
    }
}

engine::id! {
    /// One direction of a line: attackers are counted by where they came from.
    pub struct Direction;
}

impl Direction {
    /// The same line the other way.
    #[inline]
    pub fn back(self) -> Direction {
        Direction(self.0 ^ 1)
    }
}

/// A line out of a space, and where it leads.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    pub to: Space,
    pub kind: LineKind,
    pub direction: Direction,
}

/// What is printed of a space.
#[derive(Clone, Debug)]
pub struct SpaceFacts {
    pub id: &'static str,
    pub terrain: Terrain,
    pub vp: u8,
    /// Its Defence Value (combat.4).
    pub defence: u8,
    pub port: bool,
    /// One of those that the British must hold to win (course.4).
    pub key: bool,
    /// Whose it is at the start.
    pub control: Side,
    pub ways: Vec<Way>,
}

/// What is printed of a leader.
#[derive(Clone, Debug)]
pub struct LeaderFacts {
    pub id: &'static str,
    pub side: Side,
    pub rating: u8,
    /// Where he stands at the start; nowhere, if a card brings him.
    pub space: Option<Space>,
}
