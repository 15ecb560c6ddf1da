//! Battle (13.0).

#[expect(clippy::module_inception, reason = "the rulebook's word for the chapter")]
mod battle;
mod aftermath;
mod combining;
mod dice;
mod hits;
mod preparation;
mod retreat;
mod rolls;

pub use battle::Battle;
pub use combining::Combining;
pub use dice::{Dice, Face, Group, Reason};
pub use retreat::{Overrun, Retreat, fleet_havens};
