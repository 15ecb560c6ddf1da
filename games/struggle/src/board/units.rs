//! Units, of which only the numbers are kept, and forces, which consist of units and leaders.

use std::fmt;
use std::ops::{AddAssign, Index, IndexMut, Sub, SubAssign};

use engine::Named;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use crate::Leaders;

/// The kind of a unit: a strength point, or an Indian unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(VariantArray, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Kind {
    Sp,
    Indians,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A number of units of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Units {
    pub sp: u8,
    pub indians: u8,
}

impl Units {
    pub const NONE: Units = Units { sp: 0, indians: 0 };

    /// Makes `n` units of one kind.
    pub fn of(kind: Kind, n: u8) -> Units {
        let mut units = Units::NONE;
        units[kind] = n;
        units
    }

    /// Returns the strength points of these units; an Indian unit counts as one (ruling 1).
    #[inline]
    pub fn strength(self) -> u8 {
        self.sp + self.indians
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self == Units::NONE
    }
}

impl Index<Kind> for Units {
    type Output = u8;

    #[inline]
    fn index(&self, kind: Kind) -> &u8 {
        match kind {
            Kind::Sp => &self.sp,
            Kind::Indians => &self.indians,
        }
    }
}

impl IndexMut<Kind> for Units {
    #[inline]
    fn index_mut(&mut self, kind: Kind) -> &mut u8 {
        match kind {
            Kind::Sp => &mut self.sp,
            Kind::Indians => &mut self.indians,
        }
    }
}

impl Sub for Units {
    type Output = Units;

    #[inline]
    fn sub(self, gone: Units) -> Units {
        Units { sp: self.sp - gone.sp, indians: self.indians - gone.indians }
    }
}

impl AddAssign for Units {
    #[inline]
    fn add_assign(&mut self, more: Units) {
        self.sp += more.sp;
        self.indians += more.indians;
    }
}

impl SubAssign for Units {
    #[inline]
    fn sub_assign(&mut self, gone: Units) {
        *self = *self - gone;
    }
}

/// Units and leaders that move, stay behind or are beaten together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Force {
    pub units: Units,
    pub leaders: Leaders,
}

impl Force {
    pub const NONE: Force = Force { units: Units::NONE, leaders: Leaders::NONE };

    #[inline]
    pub fn strength(self) -> u8 {
        self.units.strength()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.units.is_empty() && self.leaders.is_empty()
    }
}

impl From<Units> for Force {
    fn from(units: Units) -> Force {
        Force { units, leaders: Leaders::NONE }
    }
}

impl From<Leaders> for Force {
    fn from(leaders: Leaders) -> Force {
        Force { units: Units::NONE, leaders }
    }
}
