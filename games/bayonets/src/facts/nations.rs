//! The Indian Nations (8.0) and the Colonies (2.4).

use engine::Named;
use serde::{Deserialize, Serialize};

/// The two Indian Nations that may take sides (8.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Nation {
    Cherokee,
    Iroquois,
}

impl Nation {
    pub const BOTH: [Nation; 2] = [Nation::Cherokee, Nation::Iroquois];
    pub fn key(self) -> String {
        format!("nation-{}", self.name())
    }
}

/// The Colonies of both sides (2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Colony {
    NewEngland,
    NewYorkNewJersey,
    PennsylvaniaDelaware,
    VirginiaSouth,
    NovaScotia,
    Acadie,
    Canada,
    PaysDEnHaut,
}
