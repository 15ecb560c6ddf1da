//! The facts of the map (2.0).

use engine::Side;
use engine::data::{StaticId, kept};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::{Department, Kind, Space, Spaces};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Terrain {
    Cultivated,
    Wilderness,
    Mountain,
    /// The terrain of Halifax, Louisbourg and Pays d'en Haut.
    Box,
    MilitiaBox,
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum WayKind {
    Land,
    River,
    Lakeshore,
    /// One of the four arrows out of Pays d'en Haut. Parties follow it by land or boat, in one
    /// direction only. It does not make spaces adjacent.
    Outward,
}

impl WayKind {
    /// Returns true if boats can use the connection.
    #[inline]
    pub fn water(self) -> bool {
        self != WayKind::Land
    }
}

/// A connection out of a space.
#[derive(Clone, Copy, Debug)]
pub struct Exit {
    pub to: Space,
    pub kind: WayKind,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceFacts {
    #[serde(deserialize_with = "kept")]
    pub id: StaticId,
    pub terrain: Terrain,
    /// Whether the space is farmland. Halifax and Louisbourg count as farmland too.
    #[serde(default)]
    pub cultivated: bool,
    pub department: Option<Department>,
    pub originally: Option<Side>,
    #[serde(default)]
    pub fortress: bool,
    #[serde(default)]
    pub port: bool,
    #[serde(default, rename = "settlement")]
    pub tribes: Vec<Kind>,
    /// The space's position on the drawn map, the place of its name, and its size if it is drawn as
    /// a box.
    pub at: [i32; 2],
    pub label: String,
    pub size: Option<[u32; 2]>,
    #[serde(skip)]
    pub ways: Vec<Exit>,
    /// Adjacent spaces; arrows don't make spaces adjacent.
    #[serde(skip)]
    pub adjacent: Spaces,
    /// Spaces adjacent by river or lakeshore.
    #[serde(skip)]
    pub by_water: Spaces,
}

/// The states of the Provincial Assemblies track (5.54), from the worst for the British to the
/// best.
#[derive(IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Assemblies {
    Reluctant,
    Supportive,
    Enthusiastic,
}

impl Assemblies {
    /// Returns the next better state. After the best state there is none, so the best is returned.
    pub fn raised(self) -> Assemblies {
        match self {
            Assemblies::Reluctant => Assemblies::Supportive,
            _ => Assemblies::Enthusiastic,
        }
    }
    /// Returns the next worse state. After the worst state there is none, so the worst is returned.
    pub fn lowered(self) -> Assemblies {
        match self {
            Assemblies::Enthusiastic => Assemblies::Supportive,
            _ => Assemblies::Reluctant,
        }
    }
}
