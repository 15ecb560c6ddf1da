//! Services for all rooms, independent of any room.

pub mod accounts;
pub mod hints;
pub mod notices;
pub mod odds;
pub mod post;
pub mod programs;
pub mod queue;
pub mod reviews;
pub mod thinkers;
mod turns;
