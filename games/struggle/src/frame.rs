//! The procedures of the game, and what each of them answers with and is asked.

use crate::rules::combat::{Combat, CombatPhase, Losses, Retreat};
use crate::rules::interrupts::{CampFever, Window};
use crate::rules::leaders::Carry;
use crate::rules::movement::{March, Movement};
use crate::rules::reinforcements::{Placing, Reinforcements};
use crate::rules::seasons::Seasons;
use crate::rules::villages::GoHome;
use crate::rules::winter::Winter;
use crate::{Leader, Rules, Space};

engine::frames! {
    /// A procedure of the rulebook, paused half-way.
    pub enum Frame of Rules {
        Seasons,
        Winter,
        Reinforcements,
        Placing,
        Movement,
        March,
        CombatPhase,
        Combat,
        Losses,
        Retreat,
        GoHome,
        Carry,
        Window,
        CampFever,
    }
}

/// What comes after a procedure of this game has moved on.
pub type Step = engine::Step<Frame>;

/// What on the board a click can mean to a procedure.
#[derive(Clone, Copy, Debug)]
pub enum Clicked {
    Space(Space),
    Leader(Leader),
}

impl Clicked {
    /// The space, if that is what was clicked.
    pub fn space(self) -> Option<Space> {
        match self {
            Clicked::Space(space) => Some(space),
            Clicked::Leader(_) => None,
        }
    }
}
