//! Sides, sets of sides, and the points of view on a game.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One of the two sides of the war.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The side that begins with New France.
    French,
    /// The side that begins with the thirteen colonies.
    British,
}

impl Side {
    /// Both sides, the French first.
    pub const BOTH: [Side; 2] = [Side::French, Side::British];

    /// Returns the other side.
    pub fn other(self) -> Side {
        match self {
            Side::French => Side::British,
            Side::British => Side::French,
        }
    }

    /// Returns `french` or `british`, as written in records, positions and addresses.
    pub fn name(self) -> &'static str {
        match self {
            Side::French => "french",
            Side::British => "british",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Side {
    type Err = NotASide;

    fn from_str(text: &str) -> Result<Side, NotASide> {
        match text {
            "french" => Ok(Side::French),
            "british" => Ok(Side::British),
            _ => Err(NotASide(text.into())),
        }
    }
}

/// The error for text that names no side.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a side: write french or british")]
pub struct NotASide(pub String);

/// No side, one, or both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sides(u8);

impl Sides {
    /// No side.
    pub const NONE: Sides = Sides(0);
    /// Both sides.
    pub const BOTH: Sides = Sides(3);

    /// Returns true if the set contains `side`.
    pub fn has(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// Returns the set with `side` added.
    #[must_use]
    pub fn with(self, side: Side) -> Sides {
        Sides(self.0 | 1 << side as u8)
    }

    /// Returns the set without `side`.
    #[must_use]
    pub fn without(self, side: Side) -> Sides {
        Sides(self.0 & !(1 << side as u8))
    }

    /// Returns the opponent of each side in the set.
    #[must_use]
    pub fn across(self) -> Sides {
        self.iter().map(Side::other).fold(Sides::NONE, Sides::with)
    }

    /// Returns true if the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the sides in the set, the French first.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::BOTH.into_iter().filter(move |side| self.has(*side))
    }
}

impl From<Side> for Sides {
    fn from(side: Side) -> Sides {
        Sides::NONE.with(side)
    }
}

/// A point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eye {
    /// The player of that side.
    Of(Side),
    /// A spectator, who sees only what both sides see.
    Watcher,
    /// A point of view that sees everything, for finished games, cases and tests.
    Open,
}

impl Eye {
    /// Returns true if this point of view sees what only `side` may see.
    pub fn sees(self, side: Side) -> bool {
        self == Eye::Open || self == Eye::Of(side)
    }
}

impl From<Side> for Eye {
    fn from(side: Side) -> Eye {
        Eye::Of(side)
    }
}

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct BySide<T> {
    /// The value for the French.
    pub french: T,
    /// The value for the British.
    pub british: T,
}

impl<T> BySide<T> {
    /// Makes a value for each side, the French first.
    pub fn of(mut make: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { french: make(Side::French), british: make(Side::British) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::French => &self.french,
            Side::British => &self.british,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::French => &mut self.french,
            Side::British => &mut self.british,
        }
    }
}
