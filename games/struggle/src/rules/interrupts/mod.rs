//! Interrupt cards: the other side's chance to disrupt what is being done.
//!
//! - interrupts.1 Only a side that has played no card this season.
//! - interrupts.2 Revealed at the moment that the card names.
//! - interrupts.3 A cancelled card is wasted.
//!
//! A window opens by what is publicly possible, so that a pause never tells
//! what a hand holds. The interrupted procedure finds the card on the board.

mod moment;
mod window;
mod camp_fever;

pub use camp_fever::CampFever;
pub use moment::Moment;
pub use window::Window;
