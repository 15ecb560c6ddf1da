//! The type of a game in progress, the list of the procedures, and the types of steps and clicks
//! that the procedures use.

use engine::State;

use crate::rules::combat::{Combat, CombatPhase, Losses, Retreat};
use crate::rules::interrupts::{CampFever, Window};
use crate::rules::leaders::Carry;
use crate::rules::movement::{March, Movement};
use crate::rules::reinforcements::{Placing, Reinforcements};
use crate::rules::seasons::Seasons;
use crate::rules::villages::GoHome;
use crate::rules::winter::Winter;
use crate::{Leader, Space};

/// A game in progress: the board, and the procedures under way.
pub type Struggle = State<Rules>;

/// The parts that [`Struggle`] is built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules;

engine::frames! {
    /// A procedure of the rulebook, paused half-way.
    pub enum Frame of Rules {
        Seasons calls [Reinforcements, Movement, CombatPhase, Winter],
        Winter,
        Reinforcements calls [Window] becomes [Placing],
        Placing,
        Movement calls [Window, March],
        March calls [Window],
        CombatPhase calls [Window, Combat],
        Combat calls [Window, Carry, Losses, Retreat, GoHome],
        Losses,
        Retreat,
        GoHome,
        Carry,
        Window becomes [CampFever],
        CampFever becomes [Losses],
    }
}

/// The way in which play continues after a procedure of this game has acted.
pub type Step = engine::Step<Frame>;

/// A thing on the board whose click a procedure can turn into an action.
#[derive(Clone, Copy, Debug)]
pub enum Clicked {
    Space(Space),
    Leader(Leader),
}

impl Clicked {
    /// Returns the space, if a space was clicked.
    pub fn space(self) -> Option<Space> {
        match self {
            Clicked::Space(space) => Some(space),
            Clicked::Leader(_) => None,
        }
    }
}
