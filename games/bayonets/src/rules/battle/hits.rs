//! The units that a Hit falls on (13.3.4, 13.4).

use crate::{Board, FACTS, Kind, Units};

use crate::dice::Group;

/// Returns the enemy units that can take the Hits of a group of dice.
pub fn prey(group: Group, enemy: Units) -> Units {
    group.prey().into_iter().fold(Units::NONE, |all, kind| all.or(enemy.and(kind)))
}

/// Returns how many of a group's Hits have a target, one Hit after another, as the rolling side's
/// marker moves on. Hits have no target once the enemy units can take no more.
pub fn scored(board: &Board, group: Group, enemy: Units, hits: u8, mut marker: i8) -> u8 {
    let mut steps = board.steps(prey(group, enemy));
    for scored in 0..hits {
        if steps == 0 {
            return scored;
        }
        marker += 1;
        if 0 < marker {
            steps -= 1;
        }
    }
    hits
}

/// Returns the enemy units of the first type on which a Hit of the group falls (13.3.4).
pub fn first_prey(group: Group, enemy: Units) -> Units {
    let prey = group.prey().into_iter().map(|kind| enemy.and(kind));
    prey.into_iter().find(|units| units.any()).unwrap_or_default()
}

/// Returns the units from which the owner chooses one for a Hit: those of the first type that is
/// present, Reduced units before Full ones, and a Highland Brigade for the first Hit on
/// Metropolitan Brigades (13.4, 13.4.2).
pub fn candidates(board: &Board, group: Group, enemy: Units, highland_first: bool) -> Units {
    let mut units = first_prey(group, enemy);
    let highland = units.and(FACTS.of_kind[Kind::Highland as usize]);
    if highland_first && highland.any() {
        units = highland;
    }
    reduced_first(board, units)
}

/// Returns the units of which a B&T hits one: the Metropolitan Brigades or, if there are none, all
/// Brigades (13.3.3).
pub fn bt_type(enemy: Units) -> Units {
    let metropolitan = enemy.and(FACTS.metropolitan);
    if metropolitan.any() { metropolitan } else { enemy.and(FACTS.brigades) }
}

pub fn bt_candidates(board: &Board, enemy: Units) -> Units {
    reduced_first(board, bt_type(enemy))
}

fn reduced_first(board: &Board, units: Units) -> Units {
    let reduced = units.and(board.reduced());
    if reduced.any() { reduced } else { units }
}
