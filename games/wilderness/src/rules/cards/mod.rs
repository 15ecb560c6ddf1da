//! 5.1 and 5.2 The cards of an Action Phase, and 5.56 responses to the other side's actions.

mod action_phase;
mod window;
mod massacre;

pub use action_phase::ActionPhase;
pub use massacre::{massacre, massacre_window};
pub use window::{Trigger, Window, respond};
