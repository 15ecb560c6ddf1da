//! The procedures of the game.

use crate::Rules;
use crate::action_phase::ActionPhase;
use crate::battle::{Battle, Combining, Overrun, Retreat};
use crate::cards::Choosing;
use crate::chits::Chit;
use crate::colonials_enlist::ColonialsEnlist;
use crate::construction::Construction;
use crate::events::{ArStart, Culling, Encroachment, RoundUp, Singling, Yielding};
use crate::fleets_arrive::FleetsArrive;
use crate::marshal::Marshal;
use crate::movement::{Landing, Moving, Sailing};
use crate::placement::Placement;
use crate::raid::Raid;
use crate::sequence::{Initiative, Sequence};
use crate::winter::{Garrisons, Homeward, Recovery, Redeploying, Returning, WinterQuarters};

/// What comes after a procedure has moved on.
pub type Step = engine::Step<Frame>;

engine::frames! {
    /// A procedure of the rulebook, paused half-way.
    pub enum Frame of Rules {
        Sequence,
        Choosing,
        Initiative,
        ArStart,
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
