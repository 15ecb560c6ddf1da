//! Movement (10.0): along connections and by sea, and the consequences of entering a space.

mod entering;
mod moving;
mod sailing;
mod landing;

pub use entering::{Encounter, Load, check_rout, check_start, check_way, enter, one_reason};
pub use landing::Landing;
pub use moving::{Mode, Moving};
pub use sailing::Sailing;
