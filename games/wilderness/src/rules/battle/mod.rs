//! 7.0 Battles.

#[expect(clippy::module_inception, reason = "the rulebook's word for the chapter")]
mod battle;
mod fire;
mod losses;
mod retreat;

pub use battle::Battle;
pub use fire::{check_leaders, commander, roll_fire};
pub use losses::{Losses, Manner};
pub use retreat::{Retreat, stranded};
