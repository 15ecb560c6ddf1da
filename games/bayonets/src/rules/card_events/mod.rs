//! Events of cards that happen at the start of a round (7.4), one after another:
//! what they ask is a file for each kind of question. An event that comes later
//! is found in the procedure that it touches.

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
