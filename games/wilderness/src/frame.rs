//! The type of a game in progress, and the list of all its procedures.

use engine::State;

use crate::rules::activation::Activation;
use crate::rules::assault::Assault;
use crate::rules::attrition::Attrition;
use crate::rules::battle::{Battle, Losses, Retreat};
use crate::rules::bidding::Bidding;
use crate::rules::cards::{ActionPhase, Window};
use crate::rules::construction::{Construction, Demolition};
use crate::rules::events::{
    Alliance, Discarding, Exchange, Fetching, Levy, Placing, Purge, Restoring, Strike,
};
use crate::rules::movement::{Avoiding, Entering, Interception, Moving};
use crate::rules::raids::{GoingHome, Raid};
use crate::rules::sequence::Sequence;
use crate::rules::sieges::{Garrison, Siege};

/// A game in progress: the board, and the procedures under way.
pub type Wilderness = State<Rules>;

/// The rules of Wilderness War.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules;

/// The way in which play continues after a procedure has acted.
pub type Step = engine::Step<Frame>;

engine::frames! {
    /// A procedure of the rulebook, paused half-way.
    pub enum Frame of Rules {
        Bidding becomes [Sequence],
        Sequence calls [Fetching, ActionPhase, GoingHome, Attrition, Retreat],
        ActionPhase calls [
            Activation, Construction, Placing, Alliance, Restoring, Purge, Levy, Exchange, Strike,
            Discarding, Fetching, Retreat, Demolition,
        ],
        Activation calls [Moving, Battle, Siege, Assault, Retreat, Demolition],
        Construction calls [Demolition],
        Demolition,
        Placing calls [Demolition],
        Alliance calls [Demolition],
        Restoring calls [Demolition],
        Purge calls [Demolition],
        Levy calls [Demolition] becomes [Placing],
        Exchange calls [Demolition],
        Strike calls [Losses, Demolition] becomes [Purge, Placing],
        Discarding,
        Fetching calls [Demolition],
        Window,
        Moving calls [Window, Entering, Raid, Retreat, Demolition] becomes [Siege, Assault],
        Entering calls [Window, Interception, Garrison, Avoiding, Battle],
        Interception,
        Garrison,
        Avoiding,
        Battle calls [Window, Avoiding, Losses, Retreat],
        Losses,
        Retreat,
        Siege calls [Window, Demolition] becomes [Assault],
        Assault calls [Window, Losses],
        Raid calls [Window, Battle, Losses] becomes [GoingHome],
        GoingHome calls [Retreat, Demolition],
        Attrition,
    }
}

impl Frame {
    /// Returns true if this procedure asks for choices outside combat. In an Action Phase of their
    /// own, a player may demolish a work before such a choice (5.46, ruling 88).
    pub fn own_time(&self) -> bool {
        matches!(
            self,
            Frame::ActionPhase(_)
                | Frame::Activation(_)
                | Frame::Construction(_)
                | Frame::Moving(_)
                | Frame::Placing(_)
                | Frame::Alliance(_)
                | Frame::Restoring(_)
                | Frame::Strike(_)
                | Frame::Exchange(_)
                | Frame::Levy(_)
                | Frame::Purge(_)
                | Frame::Fetching(_)
                | Frame::Siege(_)
                | Frame::GoingHome(_)
        )
    }

    /// Returns true if nothing is half done while this procedure is on top of the stack. Only at
    /// such a moment are the consequences of the positions of the pieces applied, and must leaders
    /// alone among enemies leave (6.53).
    pub fn calm(&self) -> bool {
        match self {
            Frame::Sequence(_)
            | Frame::ActionPhase(_)
            | Frame::Activation(_)
            | Frame::Moving(_) => true,
            // Raiders stay in the space that they have raided until they set out for home (10.31,
            // 10.4).
            Frame::GoingHome(home) => !home.set_out,
            _ => false,
        }
    }
}
