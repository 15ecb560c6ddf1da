//! Reinforcements: a card brings them, and they are placed.
//!
//! - reinforcements.1 Only reinforcement cards, only in one's own phase.
//! - reinforcements.2 The card's conditions must be met.
//! - reinforcements.3 What it brings goes to spaces it names that the side controls.

mod phase;
mod placing;

pub use phase::Reinforcements;
pub use placing::Placing;

use engine::Side;

use crate::{Board, Brings, Spaces};

/// Where the card may place: its spaces that the side controls (reinforcements.3).
fn open_spaces(board: &Board, side: Side, brings: &Brings) -> Spaces {
    brings.spaces.iter().filter(|space| board.controls(side, *space)).collect()
}
