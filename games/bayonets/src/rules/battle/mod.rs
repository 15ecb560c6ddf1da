//! Battle (13.0).

#[expect(clippy::module_inception, reason = "the rulebook's word for the chapter")]
mod battle;
mod aftermath;
mod combining;
mod hits;
mod overrun;
mod preparation;
mod retreat;
mod rolls;

pub use battle::Battle;
pub use combining::Combining;
pub use overrun::Overrun;
pub use retreat::{Retreat, fleet_havens};
