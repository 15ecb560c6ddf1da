//! The facts of units (3.0).

use std::fmt;

use engine::data::{StaticId, kept};
use engine::{BySide, Side};
use serde::{Deserialize, Serialize};

use super::spaces::spaces;
use super::{Colony, Nation, Sort, Space};

/// The type of a unit (3.0.1), in the order in which units roll in a Battle (13.3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
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

/// The shape printed on a unit, which determines the faces of the die that count as Hits (13.3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Shape {
    Triangle,
    Square,
    Circle,
    None,
}

impl Kind {
    pub fn shape(self) -> Shape {
        match self {
            Kind::Light | Kind::Indian => Shape::Triangle,
            Kind::Highland | Kind::Metropolitan | Kind::NonMetropolitan => Shape::Square,
            Kind::Fleet | Kind::Bastion | Kind::Fort | Kind::Artillery => Shape::Circle,
            Kind::Commander => Shape::None,
        }
    }
    pub fn brigade(self) -> bool {
        self.shape() == Shape::Square
    }
    /// Returns true for Metropolitan Brigades, which Highland Brigades are too (3.2.1).
    pub fn metropolitan(self) -> bool {
        matches!(self, Kind::Highland | Kind::Metropolitan)
    }
    pub fn light(self) -> bool {
        self.shape() == Shape::Triangle
    }
    pub fn moves(self) -> bool {
        !matches!(self, Kind::Fort | Kind::Bastion)
    }
}

/// A sort, on its Full or its Reduced face.
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

/// The facts that all units of one sort share.
#[derive(Clone, Debug)]
pub struct SortFacts {
    pub id: &'static str,
    pub kind: Kind,
}

/// A pool of counters (5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::VariantArray, strum::IntoStaticStr)]
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
    pub const FORTS: BySide<Pool> =
        BySide { french: Pool::FrenchForts, british: Pool::BritishForts };
    pub const ARTILLERY: BySide<Pool> =
        BySide { french: Pool::FrenchArtillery, british: Pool::BritishArtillery };
    pub const COMMANDERS: BySide<Pool> =
        BySide { french: Pool::FrenchCommanders, british: Pool::BritishCommanders };

    /// Returns true if the Colonials Enlist round draws from this pool (16.2).
    pub fn colonial(self) -> bool {
        matches!(
            self,
            Pool::BritishColonial | Pool::BritishColonialBonus | Pool::BritishColonialLight
        )
    }
    /// Returns true if that counter is ever in this pool (5.2).
    pub fn holds(self, unit: &UnitFacts) -> bool {
        let kind = unit.kind;
        let fits = match self {
            Pool::Fleets => kind == Kind::Fleet,
            Pool::BritishMetropolitan | Pool::FrenchMetropolitan => kind.metropolitan(),
            Pool::BritishColonial | Pool::BritishColonialBonus => {
                kind == Kind::NonMetropolitan && unit.colonial
            }
            Pool::BritishColonialLight => kind == Kind::Light && unit.colonial,
            Pool::BritishLight => kind == Kind::Light && !unit.colonial,
            Pool::BritishArtillery | Pool::FrenchArtillery => kind == Kind::Artillery,
            Pool::BritishForts | Pool::FrenchForts => kind == Kind::Fort,
            Pool::BritishCommanders | Pool::FrenchCommanders => kind == Kind::Commander,
            Pool::NeutralIndians => unit.nation.is_some(),
        };
        fits && self.side().is_none_or(|side| unit.side == Some(side))
    }
    /// Returns the side of the pool's counters, if they all belong to one side.
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
}

/// The facts of a counter.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitFacts {
    #[serde(deserialize_with = "kept")]
    pub id: StaticId,
    #[serde(rename = "type")]
    pub kind: Kind,
    #[serde(skip)]
    pub sort: Sort,
    /// The unit's side; `None` for a unit of a Nation, which can join either side.
    pub side: Option<Side>,
    #[serde(default)]
    pub colonial: bool,
    pub colony: Option<Colony>,
    #[serde(default)]
    pub gorget: bool,
    pub nation: Option<Nation>,
    #[serde(default, deserialize_with = "spaces")]
    pub villages: Vec<Space>,
    #[serde(default)]
    pub rating: u8,
    #[serde(default, rename = "reroll")]
    pub rerolls: Vec<Shape>,
    /// The number of identical counters.
    #[serde(default = "one")]
    pub(super) count: usize,
}

fn one() -> usize {
    1
}

/// A Vagaries of War token (15.2.1, 16.2.1).
#[derive(Clone, Debug, Deserialize)]
pub struct TokenFacts {
    #[serde(deserialize_with = "kept")]
    pub id: StaticId,
    pub pool: Pool,
    /// Whether the token goes back into the pool after the draws.
    pub back: bool,
    #[serde(default)]
    pub effect: Vagary,
}

/// The effect of a Vagaries of War token when it is drawn (15.2.1, 16.2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Vagary {
    #[default]
    Nothing,
    NavyLosses,
    /// The player takes this many units from the artillery pool. If `light` is set, the units may
    /// also come from the Light pool.
    Pick {
        n: u8,
        light: bool,
    },
    ColonialLight,
    PennsylvaniaMusters,
    PittSubsidies,
}
