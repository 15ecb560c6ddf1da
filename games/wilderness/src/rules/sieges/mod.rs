//! 8.0 Fortifications and sieges.

mod garrison;
mod siege;

pub use garrison::{Garrison, room};
pub use siege::{Fall, Siege, capture, check_assault, check_roll, could_roll};
