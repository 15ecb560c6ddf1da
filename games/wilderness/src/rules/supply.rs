//! 12.0 Supply: the sets of spaces that are in supply.
//!
//! - 12.1 A supply line leads to an originally friendly fortress; for the British also to a
//!   captured port or an Amphib space. The end of the line must be controlled and unbesieged.
//! - 12.2 No space of the line holds unbesieged enemy units or fortifications.
//! - 12.21 Each space except the supplied one is cultivated, fortified, an Amphib space, or
//!   connected by water with its neighbours in the line.

use engine::Side;

use crate::{Board, FACTS, Spaces};

/// Returns the spaces where Drilled Troops of a side would be in supply.
pub fn supplied(board: &Board, side: Side) -> Spaces {
    trace(board, side, |_| false)
}

/// Returns true if any of these spaces is in supply.
pub fn any_supplied(board: &Board, side: Side, wanted: Spaces) -> bool {
    trace(board, side, |found| found.and(wanted).any()).and(wanted).any()
}

/// Searches outwards from the sources of supply, until no more supplied spaces are found or
/// `enough` returns true (ruling 84).
fn trace(board: &Board, side: Side, enough: impl Fn(Spaces) -> bool) -> Spaces {
    if !board.edition.supply() {
        return FACTS.places;
    }
    let blocked = board.held_against(side);
    let amphib = if side == Side::British { board.amphib } else { Spaces::NONE };
    // Spaces from which a line may go on along any connection, not only by water.
    let hubs = FACTS.cultivated.or(board.works(side)).or(amphib).minus(blocked);
    let spaces = &FACTS.spaces;
    let mut reached = sources(board, side);
    let (mut edge, mut supplied) = (reached, reached);
    while edge.any() && !enough(supplied) {
        let mut found = Spaces::NONE;
        for space in edge.iter() {
            let facts = &spaces[space.index()];
            let mut next = facts.by_water.minus(blocked);
            if hubs.has(space) {
                supplied = supplied.or(facts.adjacent);
                next = next.or(facts.adjacent.and(hubs));
            } else {
                supplied = supplied.or(facts.by_water);
            }
            found = found.or(next);
        }
        edge = found.minus(reached);
        reached = reached.or(edge);
        supplied = supplied.or(edge);
    }
    supplied
}

/// 12.1: returns the spaces where a supply line may end. An Amphib space counts even while the
/// British besiege a work in it (ruling 86).
fn sources(board: &Board, side: Side) -> Spaces {
    let held = board.controlled(side);
    match side {
        Side::French => held.and(FACTS.originally.french),
        Side::British => {
            let landed = board.amphib.minus(board.held_against(side));
            held.and(FACTS.originally.british.or(FACTS.ports)).or(landed)
        }
    }
}
