//! 10.0 Raids, and going home after them.

mod raid;
mod going_home;

pub use going_home::GoingHome;
pub use raid::{Raid, is_target};
