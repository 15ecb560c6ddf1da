//! The facts of the map (2.0).

use engine::Side;
use engine::data::{StaticId, kept};
use serde::Deserialize;

use super::{Colony, Connection, Nation};

/// The type of a space (2.1).
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
    /// The box for units at sea (10.6).
    SailBox,
}

/// A sea that a coastal space borders (10.6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sea {
    AtlanticOcean,
    GulfOfSaintLawrence,
}

/// The facts of a space.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SpaceFacts {
    #[serde(deserialize_with = "kept")]
    pub id: StaticId,
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
    /// The counter of the tribe whose village lies beside the space.
    pub village: Option<String>,
    /// Whether the space is in or beside the southern Colonies, as card 29 lists them.
    pub southern: bool,
    /// The space's rank in the order in which Battles are fought.
    pub battle: u8,
    #[serde(skip)]
    pub ways: Vec<Connection>,
    /// The space's position on the drawn map, and the side on which its name is written.
    pub at: [i32; 2],
    pub label: String,
}

impl SpaceFacts {
    /// Returns the facts of the Sail Box, which has no connections.
    pub fn sail_box() -> SpaceFacts {
        SpaceFacts { id: "sail-box", terrain: Terrain::SailBox, ..SpaceFacts::default() }
    }
}
