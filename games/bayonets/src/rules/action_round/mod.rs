//! Action Rounds (6.0, 7.0): cards are chosen in secret, the First Player is named, and Action
//! Points are spent.

pub mod cards;
mod initiative;
mod action_phase;
mod ready;

pub use action_phase::{ActionPhase, PhaseOrder};
pub use cards::Choosing;
pub use initiative::Initiative;
