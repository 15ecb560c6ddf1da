//! Movement (10.0): along connections here, by sea in `sail`, and what waits at
//! the other end in `entering`.

mod entering;
mod moving;
mod sail;

pub use entering::{Arrival, Load, check_rout, check_start, check_way, enter};
pub use moving::{Mode, Moving};
pub use sail::{Landing, Sailing};
