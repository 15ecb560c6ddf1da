//! Battle (13.0).

#[expect(clippy::module_inception, reason = "the rulebook's word for the chapter")]
mod battle;
mod combining;
mod dice;
mod hits;
mod retreat;

pub use battle::Battle;
pub use combining::Combining;
pub use dice::{Dice, Face, Group, Reason};
pub use retreat::{Overrun, Retreat, fleet_havens};
