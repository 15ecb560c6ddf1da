//! The procedures of the game.

use crate::Rules;
use crate::combat::{Combat, CombatPhase, Losses, Retreat};
use crate::interrupts::{CampFever, Window};
use crate::leaders::Carry;
use crate::movement::{March, Movement};
use crate::reinforcements::{Placing, Reinforcements};
use crate::seasons::Seasons;
use crate::villages::GoHome;
use crate::winter::Winter;

engine::frames! {
    /// A procedure of the rulebook, paused half-way.
    pub enum Frame of Rules {
        Seasons,
        Reinforcements,
        Placing,
        Movement,
        March,
        CombatPhase,
        Combat,
        Carry,
        Losses,
        Retreat,
        GoHome,
        Winter,
        Window,
        CampFever,
    }
}

/// What comes after a procedure of this game has moved on.
pub type Step = engine::Step<Frame>;
