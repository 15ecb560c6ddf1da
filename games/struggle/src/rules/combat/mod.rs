//! Combat: a force that has entered an enemy space fights for the space.

mod phase;
#[expect(
    clippy::module_inception,
    reason = "the rulebook's word for the phase and for what happens in it"
)]
mod combat;
mod aftermath;
mod losses;
mod retreat;

pub use combat::Combat;
pub use losses::Losses;
pub use phase::CombatPhase;
pub use retreat::Retreat;
