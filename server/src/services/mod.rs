//! Services for all rooms, independent of any room.

pub mod hints;
pub mod odds;
pub mod programs;
pub mod queue;
pub mod reviews;
pub mod thinkers;
mod turns;
