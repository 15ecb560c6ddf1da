//! The data that a Movement Phase needs until it ends.

use engine::Array;
use serde::{Deserialize, Serialize};

use super::{Force, Units};
use crate::{Card, Leaders, SPACES, Space};

/// The pieces that have moved in this Movement Phase: each piece moves once (movement.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moved {
    pub units: Array<Units, SPACES>,
    pub leaders: Leaders,
    /// The leaders who began the phase without a force (movement.11).
    pub alone: Leaders,
}

impl Moved {
    /// Records that a force has moved, and is now in `at`.
    pub fn insert(&mut self, force: Force, at: Space) {
        self.units[at.index()] += force.units;
        self.leaders = self.leaders.or(force.leaders);
    }
}

/// A movement card in effect (movement.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Orders {
    pub card: Card,
    /// The number of forces that may still use the card.
    pub forces: u8,
}
