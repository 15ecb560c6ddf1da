//! What is printed of units (3.0).

use std::fmt;

use engine::{Named, Side};
use serde::{Deserialize, Serialize};

use super::{FACTS, Sort, Space};

/// 3.0.1; the order of battle rolls is this order (13.3.3).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Type {
    Light,
    Indian,
    #[serde(rename = "highland-brigade")]
    #[strum(serialize = "highland-brigade")]
    Highland,
    #[serde(rename = "metropolitan-brigade")]
    #[strum(serialize = "metropolitan-brigade")]
    Metropolitan,
    #[serde(rename = "non-metropolitan-brigade")]
    #[strum(serialize = "non-metropolitan-brigade")]
    NonMetropolitan,
    Fleet,
    Bastion,
    Fort,
    Artillery,
    Commander,
}

#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Shape {
    Triangle,
    Square,
    Circle,
    None,
}

impl Type {
    pub fn shape(self) -> Shape {
        match self {
            Type::Light | Type::Indian => Shape::Triangle,
            Type::Highland | Type::Metropolitan | Type::NonMetropolitan => Shape::Square,
            Type::Fleet | Type::Bastion | Type::Fort | Type::Artillery => Shape::Circle,
            Type::Commander => Shape::None,
        }
    }
    pub fn brigade(self) -> bool {
        self.shape() == Shape::Square
    }
    /// Highland Brigades are Metropolitan too (3.2.1).
    pub fn metropolitan(self) -> bool {
        matches!(self, Type::Highland | Type::Metropolitan)
    }
    pub fn light(self) -> bool {
        self.shape() == Shape::Triangle
    }
    pub fn moves(self) -> bool {
        !matches!(self, Type::Fort | Type::Bastion)
    }
}

/// A sort, on its full or its reduced face.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Class {
    pub sort: Sort,
    pub reduced: bool,
}

impl Class {
    pub fn find(id: &str) -> Option<Class> {
        match id.strip_prefix("reduced-") {
            Some(id) => Some(Class { sort: Sort::find(id)?, reduced: true }),
            None => Some(Class { sort: Sort::find(id)?, reduced: false }),
        }
    }
    pub fn key(self) -> String {
        format!("sort-{self}")
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", if self.reduced { "reduced-" } else { "" }, self.sort)
    }
}

#[derive(Clone, Debug)]
pub struct SortFacts {
    pub id: &'static str,
    pub kind: Type,
}

#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
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

#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
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

/// Where counters wait (5.2).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Pool {
    Fleets,
    BritishMetropolitan,
    BritishColonial,
    BritishColonialBonus,
    BritishColonialLight,
    BritishLight,
    BritishArtillery,
    BritishForts,
    BritishCommanders,
    FrenchMetropolitan,
    FrenchArtillery,
    FrenchForts,
    FrenchCommanders,
    NeutralIndians,
}

impl Pool {
    /// Drawn from when Colonials enlist (16.2).
    pub fn colonial(self) -> bool {
        matches!(
            self,
            Pool::BritishColonial | Pool::BritishColonialBonus | Pool::BritishColonialLight
        )
    }
    /// The box that shows it.
    pub fn box_name(self) -> &'static str {
        FACTS.pool_boxes[self as usize]
    }
    /// Whose counters are in it, if they are all of one side.
    pub fn side(self) -> Option<Side> {
        match self {
            Pool::Fleets | Pool::NeutralIndians => None,
            Pool::FrenchMetropolitan
            | Pool::FrenchArtillery
            | Pool::FrenchForts
            | Pool::FrenchCommanders => Some(Side::French),
            _ => Some(Side::British),
        }
    }
    pub fn forts(side: Side) -> Pool {
        match side {
            Side::French => Pool::FrenchForts,
            Side::British => Pool::BritishForts,
        }
    }
    pub fn artillery(side: Side) -> Pool {
        match side {
            Side::French => Pool::FrenchArtillery,
            Side::British => Pool::BritishArtillery,
        }
    }
    pub fn commanders(side: Side) -> Pool {
        match side {
            Side::French => Pool::FrenchCommanders,
            Side::British => Pool::BritishCommanders,
        }
    }
    pub fn metropolitan(side: Side) -> Pool {
        match side {
            Side::French => Pool::FrenchMetropolitan,
            Side::British => Pool::BritishMetropolitan,
        }
    }
}

#[derive(Clone, Debug)]
pub struct UnitFacts {
    pub id: &'static str,
    pub kind: Type,
    pub sort: Sort,
    /// Whose it is; a Nation's counters have two faces.
    pub side: Option<Side>,
    pub colonial: bool,
    pub colony: Option<Colony>,
    pub gorget: bool,
    pub nation: Option<Nation>,
    pub villages: Vec<Space>,
    pub rating: u8,
    pub rerolls: Vec<Shape>,
}

/// Vagaries of War (15.2.1, 16.2.1).
#[derive(Clone, Debug)]
pub struct TokenFacts {
    pub id: &'static str,
    pub pool: Pool,
    /// Goes back into the pool after the draws.
    pub back: bool,
    pub effect: Vagary,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vagary {
    Nothing,
    NavyLosses,
    /// So many from the artillery pool, and from the Light pool if the flag says so.
    Pick {
        n: u8,
        light: bool,
    },
    ColonialLight,
    PennsylvaniaMusters,
    PittSubsidies,
}
