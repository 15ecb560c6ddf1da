//! Movement (10.0): along connections here, by sea in `sail`, and what waits at
//! the other end in `entering`.

mod entering;
mod moving;
mod sail;

pub use entering::{Arrival, barred, barred_in_rout, enter};
pub use moving::{Mode, Moving};
pub use sail::{Landing, Sailing};
