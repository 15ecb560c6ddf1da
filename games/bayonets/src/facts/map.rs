//! What is printed of the map (2.0).

use engine::Side;
use serde::Deserialize;

use super::written::{Kept, ends, kept};
use super::{Colony, Connection, Nation, Space};

/// What a space is (2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Terrain {
    #[default]
    Wilderness,
    Outpost,
    Settled,
    Base,
    Village,
    /// Where units at sea are (10.6).
    SailBox,
}

/// The seas that a coastal space borders (10.6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sea {
    AtlanticOcean,
    GulfOfSaintLawrence,
}

/// What is printed of a space.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SpaceFacts {
    #[serde(deserialize_with = "kept")]
    pub id: Kept,
    #[serde(rename = "kind")]
    pub terrain: Terrain,
    pub home: Option<Side>,
    pub value: u8,
    pub victory: bool,
    pub fortress: bool,
    pub militia: u8,
    pub seas: Vec<Sea>,
    pub colony: Option<Colony>,
    pub nation: Option<Nation>,
    /// The counter of the tribe that lives beside it.
    pub village: Option<String>,
    /// In or beside the southern Colonies, as card 29 lists them.
    pub southern: bool,
    /// Its place in the order of battles.
    pub battle: u8,
    #[serde(skip)]
    pub ways: Vec<Connection>,
    /// Where it is drawn, and on which side of it its name.
    pub at: [i32; 2],
    pub label: String,
}

impl SpaceFacts {
    /// The Sail Box, which no connection leads to.
    pub fn sail_box() -> SpaceFacts {
        SpaceFacts { id: "sail-box", terrain: Terrain::SailBox, ..SpaceFacts::default() }
    }
}

/// What is printed of a connection (2.2).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConnectionFacts {
    /// Its two ends, as the map lists them.
    #[serde(skip)]
    pub id: &'static str,
    #[serde(deserialize_with = "ends")]
    pub ends: [Space; 2],
    /// A Highway; otherwise a Path.
    #[serde(default)]
    pub highway: bool,
    #[serde(default)]
    pub coastal: bool,
    pub nation: Option<Nation>,
    /// Over a lake: warships can close it (card 39).
    #[serde(default)]
    pub lake: bool,
}
