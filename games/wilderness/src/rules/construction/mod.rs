//! 5.4 Construction, and 5.46 demolition.

#[expect(clippy::module_inception, reason = "the rulebook's word for the chapter")]
mod construction;
mod demolition;

pub use construction::Construction;
pub use demolition::Demolition;
