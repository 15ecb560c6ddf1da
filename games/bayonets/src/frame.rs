//! The procedures of the game.

use crate::Rules;
use crate::rules::action_round::{ActionPhase, Choosing, Initiative};
use crate::rules::battle::{Battle, Combining, Overrun, Retreat};
use crate::rules::card_events::{Culling, Encroachment, RoundUp, Singling, StartEvents, Yielding};
use crate::rules::construction::Construction;
use crate::rules::logistics::{ColonialsEnlist, FleetsArrive, Placement};
use crate::rules::marshal::Marshal;
use crate::rules::movement::{Landing, Moving, Sailing};
use crate::rules::raid::Raid;
use crate::rules::sequence::Sequence;
use crate::rules::victory::Chit;
use crate::rules::winter::{Garrisons, Homeward, Recovery, Redeploying, Returning, WinterQuarters};

/// What comes after a procedure has moved on.
pub type Step = engine::Step<Frame>;

engine::frames! {
    /// A procedure of the rulebook, paused half-way.
    pub enum Frame of Rules {
        Sequence,
        Choosing,
        Initiative,
        StartEvents,
        RoundUp,
        Culling,
        Yielding,
        Singling,
        Encroachment,
        ActionPhase,
        Raid,
        Moving,
        Sailing,
        Landing,
        Marshal,
        Construction,
        Battle,
        Combining,
        Retreat,
        Overrun,
        Chit,
        FleetsArrive,
        ColonialsEnlist,
        Placement,
        WinterQuarters,
        Garrisons,
        Homeward,
        Returning,
        Redeploying,
        Recovery,
    }
}
