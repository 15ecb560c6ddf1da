//! Events of cards that take place at the start of a round (7.4), one after another. Each kind of
//! question that they ask has a file. All other events are handled in the procedures that they
//! change.

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
