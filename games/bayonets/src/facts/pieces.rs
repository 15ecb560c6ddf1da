//! What is printed of units (3.0).

use std::fmt;

use engine::Side;
use serde::{Deserialize, Serialize};

use super::{Sort, Space};

/// 3.0.1; the order of battle rolls is this order (13.3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Type {
    Light,
    Indian,
    #[serde(rename = "highland-brigade")]
    Highland,
    #[serde(rename = "metropolitan-brigade")]
    Metropolitan,
    #[serde(rename = "non-metropolitan-brigade")]
    NonMetropolitan,
    Fleet,
    Bastion,
    Fort,
    Artillery,
    Commander,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
    pub fn id(self) -> &'static str {
        match self {
            Type::Light => "light",
            Type::Indian => "indian",
            Type::Highland => "highland-brigade",
            Type::Metropolitan => "metropolitan-brigade",
            Type::NonMetropolitan => "non-metropolitan-brigade",
            Type::Fleet => "fleet",
            Type::Bastion => "bastion",
            Type::Fort => "fort",
            Type::Artillery => "artillery",
            Type::Commander => "commander",
        }
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Nation {
    Cherokee,
    Iroquois,
}

impl Nation {
    pub const BOTH: [Nation; 2] = [Nation::Cherokee, Nation::Iroquois];
    pub fn name(self) -> &'static str {
        match self {
            Nation::Cherokee => "cherokee",
            Nation::Iroquois => "iroquois",
        }
    }
    pub fn key(self) -> String {
        format!("nation-{}", self.name())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

impl Colony {
    pub const ALL: [Colony; 8] = [
        Colony::NewEngland,
        Colony::NewYorkNewJersey,
        Colony::PennsylvaniaDelaware,
        Colony::VirginiaSouth,
        Colony::NovaScotia,
        Colony::Acadie,
        Colony::Canada,
        Colony::PaysDEnHaut,
    ];
}

/// Where counters wait (5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

    pub const ALL: [Pool; 14] = [
        Pool::Fleets,
        Pool::BritishMetropolitan,
        Pool::BritishColonial,
        Pool::BritishColonialBonus,
        Pool::BritishColonialLight,
        Pool::BritishLight,
        Pool::BritishArtillery,
        Pool::BritishForts,
        Pool::BritishCommanders,
        Pool::FrenchMetropolitan,
        Pool::FrenchArtillery,
        Pool::FrenchForts,
        Pool::FrenchCommanders,
        Pool::NeutralIndians,
    ];
    pub fn name(self) -> &'static str {
        match self {
            Pool::Fleets => "fleets",
            Pool::BritishMetropolitan => "british-metropolitan",
            Pool::BritishColonial => "british-colonial",
            Pool::BritishColonialBonus => "british-colonial-bonus",
            Pool::BritishColonialLight => "british-colonial-light",
            Pool::BritishLight => "british-light",
            Pool::BritishArtillery => "british-artillery",
            Pool::BritishForts => "british-forts",
            Pool::BritishCommanders => "british-commanders",
            Pool::FrenchMetropolitan => "french-metropolitan",
            Pool::FrenchArtillery => "french-artillery",
            Pool::FrenchForts => "french-forts",
            Pool::FrenchCommanders => "french-commanders",
            Pool::NeutralIndians => "neutral-indians",
        }
    }
    /// The box that shows it.
    pub fn box_name(self) -> &'static str {
        match self {
            Pool::Fleets => "pool-fleets",
            Pool::BritishMetropolitan => "pool-british-metropolitan",
            Pool::BritishColonial => "pool-british-colonial",
            Pool::BritishColonialBonus => "pool-british-colonial-bonus",
            Pool::BritishColonialLight => "pool-british-colonial-light",
            Pool::BritishLight => "pool-british-light",
            Pool::BritishArtillery => "pool-british-artillery",
            Pool::BritishForts => "pool-british-forts",
            Pool::BritishCommanders => "pool-british-commanders",
            Pool::FrenchMetropolitan => "pool-french-metropolitan",
            Pool::FrenchArtillery => "pool-french-artillery",
            Pool::FrenchForts => "pool-french-forts",
            Pool::FrenchCommanders => "pool-french-commanders",
            Pool::NeutralIndians => "pool-neutral-indians",
        }
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
