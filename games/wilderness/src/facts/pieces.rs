//! The facts of units and leaders (3.0).

use std::fmt;

use engine::data::{StaticId, kept};
use engine::{Named, Side};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::{Department, Leader};

/// The kind of a unit. Two units of a kind, both at full strength or both reduced, differ only in
/// the name on the counter.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    #[default]
    Regulars,
    Highlanders,
    RoyalAmericans,
    Marines,
    LightInfantry,
    NorthernProvincials,
    SouthernProvincials,
    Rangers,
    Coureurs,
    Militia,
    Abenaki,
    Algonquin,
    Caughnawaga,
    Mississauga,
    Delaware,
    Mingo,
    Shawnee,
    Huron,
    Ojibwa,
    Ottawa,
    Potawatomi,
    Cayuga,
    Oneida,
    Onondaga,
    Seneca,
    Tuscarora,
    Mohawk,
    Cherokee,
}

pub const KINDS: usize = Kind::VARIANTS.len();

/// The colour of an Indian nation (5.531).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Nation {
    Northern,
    Western,
    PaysDEnHaut,
    Iroquois,
    Mohawk,
    Cherokee,
}

impl Kind {
    pub fn key(self) -> String {
        format!("kind-{}", self.name())
    }

    /// Returns true for Drilled Troops: Regulars, Light Infantry and Provincials (3.11).
    pub fn drilled(self) -> bool {
        matches!(
            self,
            Kind::Regulars
                | Kind::Highlanders
                | Kind::RoyalAmericans
                | Kind::Marines
                | Kind::LightInfantry
                | Kind::NorthernProvincials
                | Kind::SouthernProvincials
        )
    }

    /// Returns true for Regulars: all units printed 4-4 or 3-4, and the Marine Detachments (3.11).
    pub fn regular(self) -> bool {
        matches!(self, Kind::Regulars | Kind::Highlanders | Kind::RoyalAmericans | Kind::Marines)
    }

    pub fn indian(self) -> bool {
        self.nation().is_some()
    }

    /// Returns true for Auxiliaries: Indians, Rangers and Coureurs (3.13).
    pub fn auxiliary(self) -> bool {
        self.indian() || matches!(self, Kind::Rangers | Kind::Coureurs)
    }

    pub fn provincial(self) -> Option<Department> {
        match self {
            Kind::NorthernProvincials => Some(Department::Northern),
            Kind::SouthernProvincials => Some(Department::Southern),
            _ => None,
        }
    }

    /// Returns the nation that a tribe belongs to, if the kind is a tribe (5.531).
    pub fn nation(self) -> Option<Nation> {
        Some(match self {
            Kind::Abenaki | Kind::Algonquin | Kind::Caughnawaga | Kind::Mississauga => {
                Nation::Northern
            }
            Kind::Delaware | Kind::Mingo | Kind::Shawnee => Nation::Western,
            Kind::Huron | Kind::Ojibwa | Kind::Ottawa | Kind::Potawatomi => Nation::PaysDEnHaut,
            Kind::Cayuga | Kind::Oneida | Kind::Onondaga | Kind::Seneca | Kind::Tuscarora => {
                Nation::Iroquois
            }
            Kind::Mohawk => Nation::Mohawk,
            Kind::Cherokee => Nation::Cherokee,
            _ => return None,
        })
    }

    /// Returns the combat strength, at full strength or reduced.
    pub fn strength(self, reduced: bool) -> u8 {
        let (full, back) = match self {
            Kind::Highlanders | Kind::RoyalAmericans => (4, 3),
            Kind::Regulars => (3, 2),
            Kind::LightInfantry
            | Kind::NorthernProvincials
            | Kind::SouthernProvincials
            | Kind::Rangers => (2, 1),
            Kind::Militia => (1, 1),
            _ => (1, 0),
        };
        if reduced { back } else { full }
    }

    /// Returns the number of spaces that the unit may move by land in one activation.
    pub fn movement(self) -> u8 {
        match self {
            Kind::Militia => 0,
            Kind::LightInfantry => 6,
            _ if self.auxiliary() => 6,
            _ => 4,
        }
    }

    /// Returns true if units of this kind never return once eliminated (7.61).
    pub fn lost_for_good(self) -> bool {
        self.regular() || self == Kind::Coureurs
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A class of interchangeable units: those of a kind at full strength, or those of a kind that are
/// reduced.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Class {
    pub kind: Kind,
    pub reduced: bool,
}

impl Class {
    pub fn find(id: &str) -> Option<Class> {
        match id.strip_prefix("reduced-") {
            Some(id) => Some(Class { kind: Kind::named(id)?, reduced: true }),
            None => Some(Class { kind: Kind::named(id)?, reduced: false }),
        }
    }

    pub fn key(self) -> String {
        format!("kind-{self}")
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", if self.reduced { "reduced-" } else { "" }, self.kind)
    }
}

/// A piece as players see it: a class of units, or a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Piece {
    Unit(Class),
    Leader(Leader),
}

#[derive(Clone, Debug)]
pub struct UnitFacts {
    pub kind: Kind,
    pub name: &'static str,
}

#[derive(Clone, Debug, Deserialize)]
pub struct LeaderFacts {
    #[serde(deserialize_with = "kept")]
    pub id: StaticId,
    pub side: Side,
    pub initiative: u8,
    pub command: u8,
    pub tactics: i8,
}
