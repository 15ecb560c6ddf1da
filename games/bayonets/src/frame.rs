//! The type of a game in progress, and the list of the procedures.

use engine::State;

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

/// A game in progress: the board, and the procedures under way.
pub type Bayonets = State<Rules>;

/// The parts that [`Bayonets`] is built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules;

/// The way in which play continues after a procedure has acted.
pub type Step = engine::Step<Frame>;

engine::frames! {
    /// A procedure of the rulebook, paused half-way.
    pub enum Frame of Rules, interrupted by [Chit] {
        Sequence calls [
            Choosing, Initiative, StartEvents, ActionPhase, Battle, FleetsArrive, ColonialsEnlist,
            WinterQuarters,
        ],
        Choosing,
        Initiative,
        StartEvents calls [RoundUp, Culling, Yielding, Singling, Encroachment],
        RoundUp,
        Culling,
        Yielding,
        Singling,
        Encroachment,
        ActionPhase calls [Raid, Moving, Sailing, Landing, Marshal, Construction],
        Raid,
        Moving calls [Retreat],
        Sailing becomes [Landing],
        Landing becomes [Retreat],
        Marshal becomes [Retreat],
        Construction becomes [Moving],
        Battle calls [Combining, Retreat],
        Combining,
        Retreat becomes [Overrun],
        Overrun,
        Chit,
        FleetsArrive calls [Placement],
        ColonialsEnlist calls [Placement],
        Placement,
        WinterQuarters calls [
            Returning, Placement, Garrisons, Homeward, Redeploying, Combining, Recovery,
        ],
        Garrisons,
        Homeward,
        Returning,
        Redeploying,
        Recovery,
    }
}
