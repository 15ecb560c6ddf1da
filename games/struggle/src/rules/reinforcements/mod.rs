//! Reinforcements: the playing of a reinforcement card, and the placement of its units.
//!
//! - reinforcements.1 New units and leaders come only by reinforcement cards, which a side plays in
//!   its own Reinforcements Phase.
//! - reinforcements.2 The card's conditions must be met.
//! - reinforcements.3 Its units go to spaces that it names and that the side controls.

mod phase;
mod placing;

pub use phase::Reinforcements;
pub use placing::Placing;

use engine::Side;

use crate::{Board, Brings, Spaces};

/// Returns the spaces where the card may place units: those that the card names and that the side
/// controls (reinforcements.3).
fn open_spaces(board: &Board, side: Side, brings: &Brings) -> Spaces {
    brings.spaces.iter().filter(|space| board.controls(side, *space)).collect()
}
