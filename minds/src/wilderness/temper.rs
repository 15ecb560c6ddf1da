//! Changes to the written weights since the first captain. Sieges go on until the work falls. A fortress on
//! the coast keeps its garrison. Stockades that cannot be held are razed before the enemy takes them. Armies
//! in the woods build.

use engine::Side;
use wilderness::{
    Action, Board, FACTS, Frame, InForce, Leader, Piece, Ruin, Season, Space, Spaces, Wilderness,
};

/// A garrison on the coast with at most this many units stays where it is.
const GARRISON: u8 = 5;
/// Enemy troops within this distance endanger a stockade.
const NEAR: u8 = 4;

/// Changes the weights of the written policy.
pub fn temper(state: &Wilderness, side: Side, actions: &[Action], weights: &mut [f32]) {
    let board = state.board();
    match state.frame() {
        Frame::ActionPhase(_) => temper_cards(board, side, actions, weights),
        Frame::Activation(_) => temper_activation(board, side, actions, weights),
        _ if actions.iter().any(|action| matches!(action, Action::Raze(..))) => {
            let doomed = doomed(board, side);
            for (weight, action) in weights.iter_mut().zip(actions) {
                if let Action::Raze(at, ruin) = action {
                    let right = *ruin == Ruin::Stockade && doomed.has(*at);
                    *weight = if right { 1.0 } else { 0.001 };
                }
            }
        }
        _ => {}
    }
}

fn temper_activation(board: &Board, side: Side, actions: &[Action], weights: &mut [f32]) {
    let sieges = besieged_by(board, side);
    let coast = coast_to_hold(board, side);
    for (weight, action) in weights.iter_mut().zip(actions) {
        *weight *= match action {
            Action::Force(leader) if sieges.has(board.leader_space(*leader)) => 4.0,
            Action::Force(leader) if coast.has(board.leader_space(*leader)) => 0.02,
            Action::Name(Piece::Unit(class), at)
                if coast.has(*at)
                    && class.kind.drilled()
                    && board.units_of(side, *at).len() == 1 =>
            {
                0.02
            }
            Action::Siege => 3.0,
            _ => 1.0,
        };
    }
}

fn temper_cards(board: &Board, side: Side, actions: &[Action], weights: &mut [f32]) {
    let best = weights.iter().copied().fold(0.0f32, f32::max);
    // The value of the card that activates the commander of a siege.
    let needed = besieged_by(board, side)
        .iter()
        .filter_map(|at| board.leaders_out(side, at).iter().max_by_key(|it| Leader::command(*it)))
        .map(Leader::initiative)
        .min();
    let woods = board.drilled(side).minus(FACTS.cultivated).minus(board.sieges);
    let begun = board.started[side].and(board.drilled(side)).any();
    let exposed = woods.minus(board.works(side)).any();
    for (weight, action) in weights.iter_mut().zip(actions) {
        match action {
            Action::Activate(card) if needed.is_some_and(|it| it <= card.facts().value) => {
                *weight = (*weight * 3.0).max(0.3 * best);
            }
            Action::Forts(_) if begun => *weight = (*weight * 4.0).max(0.15 * best),
            Action::Forts(_) if exposed => *weight = (*weight * 2.0).max(0.05 * best),
            Action::Stockades(_) if exposed && board.season == Season::Late => {
                *weight = (*weight * 2.0).max(0.1 * best);
            }
            Action::Demolish if doomed(board, side).any() => *weight = 0.7 * best,
            _ => {}
        }
    }
}

/// Returns the enemy works that the side besieges.
fn besieged_by(board: &Board, side: Side) -> Spaces {
    board.sieges.and(board.strongholds(side.other())).and(board.drilled(side))
}

/// Returns the French fortresses on the coast that the French should not leave empty while the British may
/// land there.
fn coast_to_hold(board: &Board, side: Side) -> Spaces {
    if side == Side::British || board.is_in_force(InForce::NoLandings) {
        return Spaces::NONE;
    }
    let few = |space: &Space| board.units_of(side, *space).len() <= GARRISON;
    let coast: Spaces = FACTS.landings.iter().map(|(_, to)| *to).collect();
    coast.and(board.fortresses(side)).iter().filter(few).collect()
}

/// Returns the stockades of a side that its enemy can take with one march: those without a guard that have
/// enemy troops near them.
fn doomed(board: &Board, side: Side) -> Spaces {
    let troops = board.drilled(side.other());
    let near = |space: &Space| troops.iter().any(|from| from.distance(*space) <= NEAR);
    let bare = board.stockades[side].minus(board.drilled(side)).minus(board.sieges);
    bare.iter().filter(near).collect()
}
