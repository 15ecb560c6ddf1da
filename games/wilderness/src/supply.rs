//! 12.0 Supply, as sets of spaces.
//!
//! - 12.1 The line leads to an originally friendly fortress; for the British
//!   also to a captured port or an Amphib space; controlled and unbesieged.
//! - 12.2 No space of it holds unbesieged enemy units or fortifications.
//! - 12.21 Each space but the supplied one is cultivated, fortified, Amphib, or
//!   joined by water to its neighbours in the chain.

use engine::Side;

use crate::board::Board;
use crate::facts::{FACTS, Space, Spaces};

/// Where Drilled Troops of that side would be in supply.
pub fn supplied(board: &Board, side: Side) -> Spaces {
    if !board.edition.supply() {
        return Space::all().collect();
    }
    let blocked = board.held_against(side);
    let amphib = if side == Side::British { board.amphib } else { Spaces::NONE };
    // Spaces that carry the line on by any connection.
    let hubs = FACTS.cultivated.or(board.works(side)).or(amphib).minus(blocked);
    let mut reached = sources(board, side);
    let mut edge = reached;
    let mut supplied = reached;
    while edge.any() {
        let mut found = Spaces::NONE;
        for space in edge.iter() {
            let facts = space.facts();
            let next = if hubs.has(space) || reached_as_source(board, side, space) {
                supplied = supplied.or(facts.adjacent);
                facts.adjacent.and(hubs).or(facts.by_water.minus(blocked))
            } else {
                supplied = supplied.or(facts.by_water);
                facts.by_water.minus(blocked)
            };
            found = found.or(next);
        }
        edge = found.minus(reached);
        reached = reached.or(edge);
        supplied = supplied.or(edge);
    }
    supplied
}

/// 12.1: where a line may end. An Amphib space counts even while the British
/// besiege something in it (ruling 86).
pub fn sources(board: &Board, side: Side) -> Spaces {
    let home = FACTS.fortresses.and(FACTS.originally[side]);
    let ports = if side == Side::British { FACTS.ports } else { Spaces::NONE };
    let held: Spaces = home.or(ports).iter().filter(|space| board.controls(side, *space)).collect();
    if side == Side::British {
        held.or(board.amphib.minus(board.presence(Side::French)))
    } else {
        held
    }
}

fn reached_as_source(board: &Board, side: Side, space: Space) -> bool {
    side == Side::British && board.amphib.has(space)
}
