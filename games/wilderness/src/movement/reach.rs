//! How far a party may go, and what it may enter.
//!
//! - 6.2 Land: up to the allowance of the slowest; stops after woods, after
//!   enemy farmland and in mountains.
//! - 6.3 Boat: nine spaces by water, with one carry over land.
//! - 6.51 to 6.53 Who may enter an enemy-held space.
//! - 6.6 Infiltration: a lone Auxiliary goes through.
//!
//! Land or boat need not be announced: both stay open until a step rules one
//! out (ruling 19).

use std::collections::BTreeSet;

use engine::Refusal;

use super::Plan;
use crate::board::Board;
use crate::facts::{FACTS, Kind, Space, Spaces, Terrain, Way, WayKind};
use crate::forces::{Halt, Party};

const BY_BOAT: u8 = 9;
const SLOW: u8 = 4;
/// Auxiliaries, Light Infantry and leaders alone.
const FAST: u8 = 6;
const FOUL: u8 = 2;

/// How a party has been moving.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Gait {
    steps: u8,
    land: bool,
    boat: bool,
    carried: bool,
    halt: Option<Halt>,
}

impl Gait {
    fn of(party: &Party) -> Gait {
        Gait {
            steps: party.steps,
            land: party.land,
            boat: party.boat,
            carried: party.carried,
            halt: party.halt.filter(|_| party.halted()),
        }
    }
}

/// 6.2, 6.21, 6.22: spaces by land.
fn allowance(party: &Party) -> u8 {
    let slow = party.units.and(FACTS.drilled).minus(FACTS.of_kind[Kind::LightInfantry as usize]);
    let spaces = if slow.any() { SLOW } else { FAST };
    if party.foul { spaces.min(FOUL) } else { spaces }
}

/// 6.3: an end of a carry.
fn carries(board: &Board, party: &Party, space: Space) -> bool {
    let facts = space.facts();
    (facts.cultivated && facts.originally == Some(party.side)) || board.works(party.side).has(space)
}

/// 6.2: what stops the party in the next space, once it has passed through that one.
fn stops_after(board: &Board, party: &Party, passed: Space) -> Option<Halt> {
    let side = party.side;
    let facts = passed.facts();
    let work = board.works(side).has(passed);
    if facts.terrain == Terrain::Wilderness && party.drilled() && !work {
        let led = board.edition.scouts() && party.auxiliaries();
        return (!led && !party.croghan).then_some(Halt::Woods);
    }
    if facts.cultivated
        && facts.originally == Some(side.other())
        && party.auxiliaries()
        && !party.drilled()
        && board.edition.wary_auxiliaries()
    {
        let sheltered =
            work && (board.edition.besieged_work_shelters() || !board.sieges.has(passed));
        return (!sheltered).then_some(Halt::Farmland);
    }
    None
}

/// The gait after one more step, if there may be one.
fn after(board: &Board, party: &Party, gait: Gait, from: Space, way: Way) -> Option<Gait> {
    let land = gait.land && gait.halt.is_none() && gait.steps < allowance(party);
    let boats = if party.foul { FOUL } else { BY_BOAT };
    let carry = !way.kind.water();
    let boat = gait.boat
        && gait.steps < boats
        && (!carry
            || (!gait.carried && carries(board, party, from) && carries(board, party, way.to)));
    if !land && !boat {
        return None;
    }
    let mountain = FACTS.mountains.has(way.to) && !board.works(party.side).has(way.to);
    let passed = if 0 < gait.steps { stops_after(board, party, from) } else { None };
    Some(Gait {
        steps: gait.steps + 1,
        land,
        boat,
        carried: gait.carried || (boat && carry),
        halt: if mountain { Some(Halt::Mountain) } else { passed },
    })
}

/// 6.52, 6.53: may it enter at all, other than by slipping through?
pub fn check_entry(board: &Board, to: Space) -> Result<(), Refusal> {
    let party = &board.party;
    let foe = party.side.other();
    if party.units.is_empty() && board.held_against(party.side).has(to) {
        return Err(Refusal::new("6.53", "refuse-leaders-alone"));
    }
    if board.strongholds(foe).minus(board.sieges).has(to) && !party.drilled() {
        return Err(Refusal::new("6.52", "refuse-fort-needs-drilled"));
    }
    Ok(())
}

/// 6.61: assuming that nobody stops it, can it still reach a space that it
/// might enter openly?
fn gets_through(board: &Board, party: &Party, gait: Gait, at: Space) -> bool {
    let forts = board.strongholds(party.side.other()).minus(board.sieges);
    at.ways().iter().any(|way| {
        after(board, party, gait, at, *way)
            .is_some_and(|gait| !forts.has(way.to) || gets_through(board, party, gait, way.to))
    })
}

pub fn check_step(board: &Board, to: Space, infiltrate: bool) -> Result<Plan, Refusal> {
    let party = &board.party;
    let way = party.at.way(to).ok_or(Refusal::new("6.2", "refuse-not-adjacent"))?;
    let gait = after(board, party, Gait::of(party), party.at, way).ok_or_else(|| {
        if party.foul {
            Refusal::new("card.14", "refuse-foul-weather")
        } else if party.halted() && party.land {
            Refusal::new("6.2", "refuse-must-stop")
        } else if party.boat && !party.land {
            Refusal::new("6.3", "refuse-boats")
        } else {
            Refusal::new("6.2", "refuse-allowance")
        }
    })?;
    if !infiltrate {
        check_entry(board, to)?;
        return Ok(Plan::Go { to, way: way.kind, infiltrate: false });
    }
    if !board.edition.infiltration() {
        return Err(Refusal::new("6.6", "refuse-no-infiltration"));
    }
    if !party.force().lone_auxiliary() {
        return Err(Refusal::new("6.6", "refuse-infiltrate-alone"));
    }
    if !board.held_against(party.side).has(to) {
        return Err(Refusal::new("6.6", "refuse-nothing-to-infiltrate"));
    }
    if !gets_through(board, party, gait, to) {
        return Err(Refusal::new("6.61", "refuse-infiltrate-too-far"));
    }
    Ok(Plan::Go { to, way: way.kind, infiltrate: true })
}

/// Marks the step on the party; the pieces follow.
pub fn take_step(board: &mut Board, to: Space, way: WayKind, infiltrate: bool) {
    let party = board.party;
    let gait = after(board, &party, Gait::of(&party), party.at, Way { to, kind: way })
        .expect("the step has been checked");
    if party.infiltrating {
        let passed = board.outside_in(party.side.other(), party.at);
        board.party.slipped = board.party.slipped.or(passed);
    }
    let party = &mut board.party;
    party.land = gait.land;
    party.boat = gait.boat;
    party.carried = gait.carried;
    party.halt = gait.halt;
    party.infiltrating = infiltrate;
}

/// Every space that the party could still come to if nobody stands in its way.
pub fn reach(board: &Board) -> Spaces {
    let party = &board.party;
    if party.stopped || party.force().is_empty() {
        return Spaces::NONE;
    }
    let held = board.held_against(party.side);
    let forts = board.strongholds(party.side.other()).minus(board.sieges);
    let slips = board.edition.infiltration() && party.force().lone_auxiliary();
    let mut seen = BTreeSet::new();
    let mut edge = vec![(party.at, Gait::of(party))];
    let mut reached = Spaces::NONE;
    while let Some((at, gait)) = edge.pop() {
        for way in at.ways() {
            let Some(next) = after(board, party, gait, at, *way) else { continue };
            if held.has(way.to) && party.units.is_empty() {
                continue;
            }
            let closed = forts.has(way.to) && !party.drilled();
            if closed && !(slips && gets_through(board, party, next, way.to)) {
                continue;
            }
            if !closed {
                reached.insert(way.to);
            }
            if (!held.has(way.to) || slips) && seen.insert((way.to, next)) {
                edge.push((way.to, next));
            }
        }
    }
    reached.without(party.at)
}
