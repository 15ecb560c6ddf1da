//! What is printed of the map (2.0).

use engine::Side;
use serde::{Deserialize, Serialize};

use super::{Kind, Space, Spaces};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    Cultivated,
    Wilderness,
    Mountain,
    /// Halifax, Louisbourg and Pays d'en Haut.
    Box,
    MilitiaBox,
}

impl Terrain {
    pub fn name(self) -> &'static str {
        match self {
            Terrain::Cultivated => "cultivated",
            Terrain::Wilderness => "wilderness",
            Terrain::Mountain => "mountain",
            Terrain::Box => "box",
            Terrain::MilitiaBox => "militia-box",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Department {
    Northern,
    Southern,
    StLawrence,
}

impl Department {
    pub const ALL: [Department; 3] =
        [Department::Northern, Department::Southern, Department::StLawrence];

    pub fn name(self) -> &'static str {
        match self {
            Department::Northern => "northern",
            Department::Southern => "southern",
            Department::StLawrence => "st-lawrence",
        }
    }

    pub fn side(self) -> Side {
        match self {
            Department::StLawrence => Side::French,
            _ => Side::British,
        }
    }

    pub fn find(name: &str) -> Option<Department> {
        Department::ALL.into_iter().find(|department| department.name() == name)
    }

    pub fn key(self) -> String {
        format!("department-{}", self.name())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WayKind {
    Land,
    River,
    Lakeshore,
    /// One of the four arrows out of Pays d'en Haut: by land or boat, one way, and no adjacency.
    Outward,
}

impl WayKind {
    pub fn name(self) -> &'static str {
        match self {
            WayKind::Land => "land",
            WayKind::River => "river",
            WayKind::Lakeshore => "lakeshore",
            WayKind::Outward => "outward",
        }
    }
    /// Boats go there.
    #[inline]
    pub fn water(self) -> bool {
        self != WayKind::Land
    }
}

/// A way out of a space.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    pub to: Space,
    pub kind: WayKind,
}

#[derive(Clone, Debug)]
pub struct SpaceFacts {
    pub id: &'static str,
    pub terrain: Terrain,
    /// Farmland, Halifax and Louisbourg among it.
    pub cultivated: bool,
    pub department: Option<Department>,
    pub originally: Option<Side>,
    pub fortress: bool,
    pub port: bool,
    pub tribes: Vec<Kind>,
    pub ways: Vec<Way>,
    /// Adjacent spaces; arrows make none.
    pub adjacent: Spaces,
    /// Adjacent by river or lakeshore.
    pub by_water: Spaces,
}
