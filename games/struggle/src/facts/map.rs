//! What is printed of spaces, lines and leaders.

use engine::Side;
use serde::Deserialize;
use strum::{IntoStaticStr, VariantArray};

use super::Space;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(VariantArray, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Kind {
    Village,
    Town,
    City,
    Fort,
    Fortress,
}

impl Kind {
    /// A garrison there is not driven out, only destroyed (forts.1).
    pub fn holds(self) -> bool {
        matches!(self, Kind::Fort | Kind::Fortress)
    }
}

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

/// A way out of a space: where it leads, by what, and the number of this
/// direction of the line, which is where those who attack along it are counted.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    pub to: Space,
    pub kind: LineKind,
    pub index: u8,
}

#[derive(Clone, Debug)]
pub struct SpaceFacts {
    pub id: &'static str,
    pub kind: Kind,
    pub vp: u8,
    pub defence: u8,
    pub port: bool,
    pub key: bool,
    pub control: Side,
    pub ways: Vec<Way>,
}

#[derive(Clone, Debug)]
pub struct LeaderFacts {
    pub id: &'static str,
    pub side: Side,
    pub rating: u8,
    pub space: Option<Space>,
}
