//! The procedures of the game.

use crate::Rules;
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

/// What comes after a procedure has moved on.
pub type Step = engine::Step<Frame>;

engine::frames! {
    /// A procedure of the rulebook, paused half-way.
    pub enum Frame of Rules {
        Bidding,
        Sequence,
        ActionPhase,
        Activation,
        Construction,
        Demolition,
        Placing,
        Alliance,
        Restoring,
        Purge,
        Levy,
        Exchange,
        Strike,
        Discarding,
        Fetching,
        Window,
        Moving,
        Entering,
        Interception,
        Garrison,
        Avoiding,
        Battle,
        Losses,
        Retreat,
        Siege,
        Assault,
        Raid,
        GoingHome,
        Attrition,
    }
}

impl Frame {
    /// The active player has a choice of his own to make, outside combat: he may
    /// demolish first (5.46, ruling 88).
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

    /// Nothing is half done when it is on top: what follows from where the pieces
    /// stand is settled, and leaders alone among the enemy are dealt with (6.53).
    pub fn calm(&self) -> bool {
        match self {
            Frame::Sequence(_)
            | Frame::ActionPhase(_)
            | Frame::Activation(_)
            | Frame::Moving(_) => true,
            // Raiders stand among the ruins before they leave (10.31, 10.4).
            Frame::GoingHome(home) => !home.set_out,
            _ => false,
        }
    }
}
