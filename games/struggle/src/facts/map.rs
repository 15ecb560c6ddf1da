//! The facts of spaces, lines and leaders.

use engine::Side;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::Space;

/// The type of a space.
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
    /// Returns true if a garrison in such a space does not retreat, and must be destroyed
    /// (forts.1).
    pub fn holds(self) -> bool {
        matches!(self, Terrain::Fort | Terrain::Fortress)
    }
}

/// The kind of a line: the terrain that it follows.
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

/// A set of kinds of line, one bit each.
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

    /// Returns true if the set contains no kind other than `kind`.
    #[inline]
    pub fn none_but(self, kind: LineKind) -> bool {
        self.0 & !(1 << kind as u8) == 0
    }
}

engine::id! {
    /// One direction of a line. Attackers are counted by the direction from which they came.
    pub struct Direction;
}

impl Direction {
    /// Returns the opposite direction of the same line.
    #[inline]
    pub fn back(self) -> Direction {
        Direction(self.0 ^ 1)
    }
}

/// A line out of a space, and the space that it leads to.
#[derive(Clone, Copy, Debug)]
pub struct Exit {
    pub to: Space,
    pub kind: LineKind,
    pub direction: Direction,
}

/// The facts of a space.
#[derive(Clone, Debug)]
pub struct SpaceFacts {
    pub id: &'static str,
    pub terrain: Terrain,
    pub vp: u8,
    /// The space's Defence Value (combat.4).
    pub defence: u8,
    pub port: bool,
    /// Whether the space is one of the spaces that the British must hold to win (course.4).
    pub key: bool,
    /// The side that controls the space at the start.
    pub control: Side,
    pub ways: Vec<Exit>,
}

/// The facts of a leader.
#[derive(Clone, Debug)]
pub struct LeaderFacts {
    pub id: &'static str,
    pub side: Side,
    pub rating: u8,
    /// The leader's space at the start; `None` if a card brings him.
    pub space: Option<Space>,
}
