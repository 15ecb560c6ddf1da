//! The Departments (5.54).

use engine::{Named, Side};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Department {
    Northern,
    Southern,
    StLawrence,
}

impl Department {
    pub fn side(self) -> Side {
        match self {
            Department::StLawrence => Side::French,
            _ => Side::British,
        }
    }

    pub fn key(self) -> String {
        format!("department-{}", self.name())
    }
}
