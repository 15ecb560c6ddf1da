//! 17.3 The units that return for the winter, and the spaces to which they return.

use engine::{Array, Side};

use crate::rules::battle::fleet_havens;
use crate::{Board, FACTS, SPACES, Space, Spaces, Units};

/// Returns the units of a stack that return to the Colonies. These are not the Indians, who go to
/// their Villages, nor the garrisons, nor the Commanders, who move separately (17.3).
pub fn travellers(board: &Board, side: Side, space: Space) -> Units {
    let stack = board.units_of(side, space).and(FACTS.mobile);
    stack.minus(FACTS.indians).minus(board.winter.garrison)
}

/// Returns the number of steps from a space to the nearest target, for the space of the units and
/// for all spaces that are nearer to a target than the units. The routes use connections that the
/// units may use, regardless of the control of the spaces (17.3).
pub fn distances(
    board: &Board,
    (side, units, at): (Side, Units, Space),
    targets: Spaces,
) -> Array<u8, SPACES> {
    let usable = board.ways_for(units);
    let mut far = Array([u8::MAX; SPACES]);
    let mut edge = targets;
    let mut steps = 0;
    while edge.any() {
        for space in edge.iter() {
            far[space.index()] = steps;
        }
        if edge.has(at) {
            break;
        }
        let mut next = Spaces::NONE;
        for space in edge.iter() {
            for way in space.ways() {
                let to = way.other(space);
                let base = side == Side::French && FACTS.bases.has(to);
                let neutral = way.facts().nation.is_some_and(|it| board.nation(it).is_none());
                if far[to.index()] == u8::MAX && usable(*way) && !base && !neutral {
                    next.insert(to);
                }
            }
        }
        edge = next;
        steps += 1;
    }
    far
}

/// Returns the coastal Home Spaces of a friendly Colony or, if there are none, the spaces to which
/// a Fleet may retreat (17.3, 13.9.2).
pub fn havens(board: &Board, side: Side, from: Space) -> Spaces {
    let homes =
        if from == Space::SAIL { board.friendly_home(side) } else { board.colony_homes(side) };
    let homes = homes.and(FACTS.coastal);
    if homes.any() { homes } else { fleet_havens(board, side, from.into()) }
}
