//! Reinforcements: a card brings them, and they are placed.
//!
//! - reinforcements.1 Only reinforcement cards are played, only in one's own phase.
//! - reinforcements.2 The card's conditions must be met.
//! - reinforcements.3 Its units go to spaces that it names and that the side controls.

mod phase;
mod placing;

pub use phase::Reinforcements;
pub use placing::Placing;

use engine::Side;

use crate::{Board, Brings, Spaces};

/// Returns the spaces where the card may place units: those that it names and the side controls
/// (reinforcements.3).
fn open_spaces(board: &Board, side: Side, brings: &Brings) -> Spaces {
    brings.spaces.iter().filter(|space| board.controls(side, *space)).collect()
}
