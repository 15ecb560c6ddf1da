//! 8.0 Fortifications and sieges.

mod capture;
mod garrison;
mod siege;

pub use capture::{capture, guns};
pub use garrison::{Garrison, room};
pub use siege::{Siege, check_assault, check_roll, could_roll};
