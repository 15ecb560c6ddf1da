//! The places of counters.

use std::fmt;

use engine::{Named, Side};
use serde::{Deserialize, Serialize};

use super::{Pool, SPACES, Space};

/// The place of a counter: a space, a box or pool beside the map, or out of the game. The numbers
/// of spaces are lower than those of all other places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place(u8);

impl Place {
    const FRENCH_LOSSES: Place = Place::beside(0);
    const BRITISH_LOSSES: Place = Place::beside(1);
    /// The Disbanded Colonial Brigades box (17.2).
    pub const DISBANDED: Place = Place::beside(2);
    /// The place of counters that are drawn, but not yet placed (15.3, 16.3).
    pub const ARRIVING: Place = Place::beside(3);
    /// The place of counters that are out of the game for good.
    pub const REMOVED: Place = Place::beside(4);
    /// The place of counters that are not in this scenario, or not yet.
    pub const UNUSED: Place = Place::beside(5);
    const FIRST_POOL: Place = Place::beside(6);

    const fn beside(n: u8) -> Place {
        Place(SPACES as u8 + n)
    }
    /// Returns the place of a pool that counters are drawn from (5.2).
    pub const fn pool(pool: Pool) -> Place {
        Place(Place::FIRST_POOL.0 + pool as u8)
    }
    /// Returns the place of a side's Losses Box (13.4.1).
    pub const fn losses(side: Side) -> Place {
        match side {
            Side::French => Place::FRENCH_LOSSES,
            Side::British => Place::BRITISH_LOSSES,
        }
    }
    /// Returns the space, if the place is one. Counters in a space are in play.
    #[inline]
    pub fn space(self) -> Option<Space> {
        self.in_play().then_some(Space(self.0))
    }
    /// Returns the space of the map, if the place is one.
    #[inline]
    pub fn map_space(self) -> Option<Space> {
        (self.0 < Space::SAIL.0).then_some(Space(self.0))
    }
    /// Returns true if the place is on the map or is the Sail Box.
    #[inline]
    pub fn in_play(self) -> bool {
        self.0 <= Space::SAIL.0
    }
    /// Returns the pool, if the place is one.
    pub fn pooled(self) -> Option<Pool> {
        let n = self.0.checked_sub(Place::FIRST_POOL.0)?;
        Pool::all().nth(n.into())
    }
    pub fn id(self) -> &'static str {
        match self {
            Place::BRITISH_LOSSES => "losses-british",
            Place::FRENCH_LOSSES => "losses-french",
            Place::DISBANDED => "disbanded",
            _ => self.space().map_or("off-map", Space::id),
        }
    }
    /// Returns the key of the place's name in the game's texts.
    pub fn key(self) -> String {
        self.space().map_or_else(|| format!("box-{}", self.id()), Space::key)
    }
}

/// A counter is not in use by default.
impl Default for Place {
    fn default() -> Place {
        Place::UNUSED
    }
}

impl From<Space> for Place {
    #[inline]
    fn from(space: Space) -> Place {
        Place(space.0)
    }
}

impl From<Place> for u8 {
    #[inline]
    fn from(place: Place) -> u8 {
        place.0
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}
