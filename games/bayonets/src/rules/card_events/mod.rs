//! Events of cards that take place at the start of a round (7.4), one after another. Each kind of
//! question that these events ask has a file. All other events of cards are part of the procedures
//! that they change.

mod start;
mod round_up;
mod culling;
mod yielding;
mod singling;
mod encroachment;

pub use culling::{Cull, Culling};
pub use encroachment::Encroachment;
pub use round_up::RoundUp;
pub use singling::{Single, Singling};
pub use start::StartEvents;
pub use yielding::Yielding;
