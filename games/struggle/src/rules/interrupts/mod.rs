//! Interrupt cards: the other side's chance to disrupt an action.
//!
//! - interrupts.1 Only a side that has played no card this season may interrupt.
//! - interrupts.2 The card is revealed at the moment that its text gives.
//! - interrupts.3 A cancelled card is wasted.
//!
//! A window opens whenever an interrupt is possible by public knowledge, so that a pause never
//! reveals anything about a hand. If a card is played, the board holds it until the interrupted
//! procedure has handled it.

mod trigger;
mod window;
mod camp_fever;

pub use camp_fever::CampFever;
pub use trigger::Trigger;
pub use window::Window;
