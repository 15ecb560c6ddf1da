//! Changes to the written weights since the first captain. Sieges begin only in supply, and go on until the
//! work falls. A fortress on the coast keeps its garrison. Stockades that cannot be held are razed before the
//! enemy takes them. Armies in the woods build where they winter, and where a stockade brings their supply
//! line up to a work that they could besiege.

use engine::Side;
use wilderness::{
    Action, Board, FACTS, Frame, InForce, Leader, Piece, Ruin, Season, Space, Spaces, Wilderness,
    supplied,
};

/// A garrison on the coast with at most this many units stays where it is.
const GARRISON: u8 = 5;
/// Enemy troops within this distance endanger a stockade.
const NEAR: u8 = 4;
/// A side shelters its armies from winter with its last cards, of which this is the largest number.
const LAST_CARDS: u8 = 2;
/// The weight of stockades that shelter an army from winter; the unit is the weight of the best other action.
/// It is high, since the learnt policy hardly ever builds as the French.
const BEFORE_WINTER: f32 = 20.0;

/// Changes the weights of the written policy.
pub fn temper(state: &Wilderness, side: Side, actions: &[Action], weights: &mut [f32]) {
    let board = state.board();
    match state.frame() {
        Frame::ActionPhase(_) => temper_cards(board, side, actions, weights),
        Frame::Activation(_) => temper_activation(board, side, actions, weights),
        Frame::Moving(_) => temper_move(board, side, actions, weights),
        Frame::Construction(_) => {
            let wanted = staging(board, side).or(camps(board, side));
            for (weight, action) in weights.iter_mut().zip(actions) {
                if matches!(action, Action::Build(at) if wanted.has(*at)) {
                    *weight *= 5.0;
                }
            }
        }
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

/// Forbids steps that begin a siege out of supply, whose besieger may roll no die (12.3) and soon leaves.
/// Forbids the last units of a fortress on the coast to leave it.
fn temper_move(board: &Board, side: Side, actions: &[Action], weights: &mut [f32]) {
    let party = board.party();
    // Auxiliaries alone do not besiege.
    let walls = if party.drilled() {
        board.strongholds(side.other()).minus(board.sieges)
    } else {
        Spaces::NONE
    };
    let empties = exposed_coast(board, side).has(party.at)
        && board.units_of(side, party.at).minus(party.units).is_empty();
    let mut supply = None;
    for (weight, action) in weights.iter_mut().zip(actions) {
        let (Action::Go(to) | Action::Sail(to) | Action::Infiltrate(to)) = action else { continue };
        let mut starves = || !supply.get_or_insert_with(|| supplied(board, side)).has(*to);
        if empties || (walls.has(*to) && starves()) {
            *weight = 0.0;
        }
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
    let staging = staging(board, side).any();
    let freezing = board.season == Season::Late
        && board.hand[side].len() <= LAST_CARDS
        && camps(board, side).any();
    for (weight, action) in weights.iter_mut().zip(actions) {
        match action {
            Action::Activate(card) if needed.is_some_and(|it| it <= card.facts().value) => {
                *weight = (*weight * 3.0).max(0.3 * best);
            }
            Action::Forts(_) if begun => *weight = (*weight * 4.0).max(best),
            Action::Stockades(_) if freezing => *weight = BEFORE_WINTER * best,
            Action::Stockades(_) if staging => *weight = best,
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

/// Returns the spaces in which a stockade would bring an army's supply line up to an enemy work beside it.
/// The army is in supply there, but would not be in supply if it besieged the work.
fn staging(board: &Board, side: Side) -> Spaces {
    let walls = board.strongholds(side.other()).minus(board.sieges);
    let closed = FACTS.cultivated.or(board.works(side)).or(board.sieges);
    let beside = |space: &Space| space.facts().adjacent.and(walls).any();
    let posts: Spaces = board.drilled(side).minus(closed).iter().filter(beside).collect();
    if posts.is_empty() {
        return posts;
    }
    let supply = supplied(board, side);
    let beyond = |space: &Space| space.facts().adjacent.and(walls).minus(supply).any();
    posts.and(supply).iter().filter(beyond).collect()
}

/// Returns the spaces in the woods where an army under a leader has no work to shelter it from winter (11.2),
/// and is in supply, so that it may build one.
fn camps(board: &Board, side: Side) -> Spaces {
    let woods = board.drilled(side).minus(FACTS.cultivated).minus(board.sieges);
    let camps = woods.minus(board.works(side)).and(board.led(side));
    if camps.is_empty() { camps } else { camps.and(supplied(board, side)) }
}

/// Returns the fortresses of [`exposed_coast`] with so few units that the garrison should stay.
fn coast_to_hold(board: &Board, side: Side) -> Spaces {
    let few = |space: &Space| board.units_of(side, *space).len() <= GARRISON;
    exposed_coast(board, side).iter().filter(few).collect()
}

/// Returns the French fortresses on the coast while the British may land there.
fn exposed_coast(board: &Board, side: Side) -> Spaces {
    if side == Side::British || board.is_in_force(InForce::NoLandings) {
        return Spaces::NONE;
    }
    let coast: Spaces = FACTS.landings.iter().map(|(_, to)| *to).collect();
    coast.and(board.fortresses(side))
}

/// Returns the stockades of a side that its enemy can take with one march: those without a guard that have
/// enemy troops near them.
fn doomed(board: &Board, side: Side) -> Spaces {
    let troops = board.drilled(side.other());
    let near = |space: &Space| troops.iter().any(|from| from.distance(*space) <= NEAR);
    let bare = board.stockades[side].minus(board.drilled(side)).minus(board.sieges);
    bare.iter().filter(near).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WildernessMind;
    use crate::watched::play_out;
    use bots::search::rollout::next_side;

    /// Plays games by the written policy, and passes every state to `look` with the tempered weights.
    fn look_at_games(mut look: impl FnMut(&Wilderness, Side, &[Action], &[f32])) {
        for seed in 0..4 {
            play_out::<WildernessMind>("annus-mirabilis", seed, true, &mut |game, policy| {
                let side = next_side(game, Side::French).expect("the game is not over");
                let mut weights = policy.weights.clone();
                temper(game, side, &policy.actions, &mut weights);
                look(game, side, &policy.actions, &weights);
            });
        }
    }

    #[test]
    fn no_siege_begins_out_of_supply() {
        let mut kept_out = 0;
        look_at_games(|game, side, actions, weights| {
            let board = game.board();
            if !matches!(game.frame(), Frame::Moving(_)) || !board.party().drilled() {
                return;
            }
            let walls = board.strongholds(side.other()).minus(board.sieges);
            let supply = supplied(board, side);
            for (action, weight) in actions.iter().zip(weights) {
                if let Action::Go(to) = action
                    && walls.minus(supply).has(*to)
                {
                    assert_eq!(*weight, 0.0, "{action}");
                    kept_out += 1;
                }
            }
        });
        assert!(20 <= kept_out, "{kept_out} steps are few");
    }

    #[test]
    fn an_army_beside_a_work_out_of_supply_builds_a_stockade() {
        let mut built = 0;
        look_at_games(|game, side, actions, weights| {
            let best = weights.iter().copied().fold(0.0f32, f32::max);
            if !matches!(game.frame(), Frame::ActionPhase(_))
                || staging(game.board(), side).is_empty()
            {
                return;
            }
            for (action, weight) in actions.iter().zip(weights) {
                if matches!(action, Action::Stockades(_)) {
                    assert!(0.3 * best <= *weight, "{action}: {weight} of {best}");
                    built += 1;
                }
            }
        });
        assert!(0 < built, "no army stood beside such a work");
    }

    #[test]
    fn the_last_cards_shelter_armies_from_winter() {
        let mut sheltered = 0;
        look_at_games(|game, side, actions, weights| {
            let board = game.board();
            if !matches!(game.frame(), Frame::ActionPhase(_))
                || board.season == Season::Early
                || LAST_CARDS < board.hand[side].len()
                || camps(board, side).is_empty()
            {
                return;
            }
            let builds = |action: &Action| matches!(action, Action::Stockades(_));
            let weights = || actions.iter().zip(weights.iter().copied());
            let others = weights().filter(|(action, _)| !builds(action));
            let best = others.fold(0.0f32, |best, (_, weight)| best.max(weight));
            for (action, weight) in weights().filter(|(action, _)| builds(action)) {
                assert!(5.0 * best <= weight, "{action}: {weight}, where another has {best}");
                sheltered += 1;
            }
        });
        assert!(0 < sheltered, "no army stood in the woods");
    }
}
