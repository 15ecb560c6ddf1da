//! What is printed of the map (2.0).

use engine::Side;
use serde::Deserialize;

use super::{Colony, Connection, Nation, Space, Unit};

/// What a space is (2.1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Deserialize, strum::VariantArray, strum::IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Terrain {
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
#[derive(Clone, Debug)]
pub struct SpaceFacts {
    pub id: &'static str,
    pub terrain: Terrain,
    pub home: Option<Side>,
    pub value: u8,
    pub victory: bool,
    pub fortress: bool,
    pub militia: u8,
    pub seas: Vec<Sea>,
    pub colony: Option<Colony>,
    pub nation: Option<Nation>,
    /// The tribe that lives beside it.
    pub village: Option<Unit>,
    /// Its place in the order of battles.
    pub battle: u8,
    pub ways: Vec<Connection>,
}

impl SpaceFacts {
    /// The Sail Box, which no connection leads to.
    pub fn sail_box() -> SpaceFacts {
        SpaceFacts {
            id: "sail-box",
            terrain: Terrain::SailBox,
            home: None,
            value: 0,
            victory: false,
            fortress: false,
            militia: 0,
            seas: Vec::new(),
            colony: None,
            nation: None,
            village: None,
            battle: 0,
            ways: Vec::new(),
        }
    }
}

/// What is printed of a connection (2.2).
#[derive(Clone, Debug)]
pub struct ConnectionFacts {
    /// Its two ends, as the map lists them.
    pub id: &'static str,
    pub ends: [Space; 2],
    pub highway: bool,
    pub coastal: bool,
    pub nation: Option<Nation>,
}
