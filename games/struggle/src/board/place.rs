//! Where a leader is.

use serde::{Deserialize, Serialize};

use crate::Space;

/// A space of the map, or one of two places off it. It is a byte, so that
/// leaders are found sixteen at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place(u8);

impl Place {
    /// Not in America yet: a card brings him.
    pub const AWAITED: Place = Place(0);
    /// Out of the game.
    pub const REMOVED: Place = Place(1);

    /// The space, if it is one.
    #[inline]
    pub fn space(self) -> Option<Space> {
        self.0.checked_sub(2).map(Space)
    }
}

impl From<Space> for Place {
    #[inline]
    fn from(space: Space) -> Place {
        Place(space.0 + 2)
    }
}

impl From<Place> for u8 {
    #[inline]
    fn from(place: Place) -> u8 {
        place.0
    }
}
