//! Movement (10.0): along connections, by sea, and what waits at the other end.

mod entering;
mod moving;
mod sailing;
mod landing;

pub use entering::{Arrival, Load, check_rout, check_start, check_way, enter, one_reason};
pub use landing::Landing;
pub use moving::{Mode, Moving};
pub use sailing::Sailing;
