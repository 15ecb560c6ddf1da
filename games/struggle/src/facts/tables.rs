//! The Movement Chart, the victory conditions and the set-up.

use engine::{BySide, Side};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// A season: a quarter of a year, and one turn of play (course.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(VariantArray, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Season {
    Spring,
    Summer,
    Fall,
    Winter,
}

/// The distance that a force may move, and the distance at which it may enter an enemy space to
/// fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Reach {
    #[serde(rename = "move")]
    pub moves: u8,
    pub fight: u8,
}

/// The Movement Chart: a row for forces without a leader, one for Indian units
/// alone, and one for each rating (movement.4 to movement.8).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct MovementChart {
    pub leaderless: Reach,
    pub indian: Reach,
    pub one: Reach,
    pub two: Reach,
    pub three: Reach,
}

/// The victory conditions (course.2, course.4), and the end of the game (course.5).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Victory {
    pub french_vp: u8,
    pub british_vp: u8,
    pub last_year: u16,
}

/// The set-up of the game (setup.2 to setup.8).
#[derive(Clone, Debug, Deserialize)]
pub struct SetupFacts {
    pub year: u16,
    pub season: Season,
    pub vp: BySide<u8>,
    /// The number of cards in a full hand.
    pub hand: usize,
    #[serde(rename = "placement")]
    pub placements: Vec<Stacked>,
}

/// The pieces in a space at the start.
#[derive(Clone, Debug, Deserialize)]
pub struct Stacked {
    pub side: Side,
    pub space: String,
    #[serde(default)]
    pub sp: u8,
    #[serde(default)]
    pub indians: u8,
}
