//! The place of a leader.

use serde::{Deserialize, Serialize};

use crate::Space;

/// A space of the map, or one of two places off it. A place is one byte, so that the processor can
/// compare the places of sixteen leaders at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place(u8);

impl Place {
    /// The place of leaders not yet in America, whom a card will bring.
    pub const AWAITED: Place = Place(0);
    /// The place of leaders out of the game.
    pub const REMOVED: Place = Place(1);

    /// Returns the space, if the place is one.
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
