//! The procedures of the game.

use crate::Rules;
use crate::activation::Activation;
use crate::assault::Assault;
use crate::attrition::Attrition;
use crate::battle::{Battle, Losses, Retreat};
use crate::cards::ActionPhase;
use crate::construction::{Construction, Demolition};
use crate::events::{
    Alliance, Discarding, Exchange, Fetching, Levy, Placing, Purge, Restoring, Strike,
};
use crate::home::GoingHome;
use crate::movement::{Avoiding, Entering, Garrison, Interception, Moving};
use crate::raid::Raid;
use crate::responses::Window;
use crate::sequence::Sequence;
use crate::siege::Siege;

pub type Step = engine::Step<Frame>;

engine::frames! {
    /// A procedure of the rulebook, paused half-way.
    pub enum Frame of Rules {
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
        )
    }

    /// Nothing is half done under it: leaders alone among the enemy may be
    /// dealt with before it goes on (6.53).
    pub fn calm(&self) -> bool {
        matches!(
            self,
            Frame::Sequence(_) | Frame::ActionPhase(_) | Frame::Activation(_) | Frame::Moving(_)
        )
    }
}
