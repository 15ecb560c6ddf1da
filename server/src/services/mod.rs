//! Services for all rooms, which know none of them.

pub mod hints;
pub mod odds;
pub mod programs;
pub mod queue;
pub mod reviews;
pub mod thinkers;
mod turns;
