//! The reach of a party, and the spaces that it may enter.
//!
//! - 6.2 By land: up to the allowance of the slowest unit; the party must stop after wilderness,
//!   after enemy farmland and in mountains.
//! - 6.3 By boat: nine spaces by water, with one carry over land.
//! - 6.51 to 6.53 Conditions for entering an enemy-held space.
//! - 6.6 Infiltration: a lone Auxiliary may move through enemy spaces.
//!
//! A player need not choose between moving by land and by boat: both remain possible until a step rules one
//! out (ruling 19).

use std::collections::BTreeSet;

use engine::{Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::{Board, Edition, Exit, FACTS, Kind, Party, Space, Spaces, Terrain, WayKind};

const BY_BOAT: u8 = 9;
const SLOW: u8 = 4;
/// The movement allowance of Auxiliaries, Light Infantry and leaders alone.
const FAST: u8 = 6;
const FOUL: u8 = 2;

/// The reason why a move by land must end (6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Halt {
    /// The party is in mountains, where every party stops.
    Mountain,
    /// Drilled Troops have passed through wilderness.
    Woods,
    /// Auxiliaries have passed through enemy farmland.
    Farmland,
}

/// The state of a party's move so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Gait {
    /// The number of spaces that the party has moved.
    pub steps: u8,
    /// Whether the move can still count as a move by land.
    land: bool,
    boat: bool,
    /// Whether boats have been carried over land, which is allowed once (6.3).
    carried: bool,
    /// The reason why the party can't move on by land (6.2).
    halt: Option<Halt>,
}

impl Gait {
    pub const START: Gait = Gait { steps: 0, land: true, boat: true, carried: false, halt: None };
}

/// Cards that have been played on a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MoveCards {
    /// FOUL WEATHER: the party may move two spaces at most (card 14).
    pub foul_weather: bool,
    /// GEORGE CROGHAN: wilderness does not stop the party (card 16).
    pub croghan: bool,
}

/// A party and its surroundings, computed once for all the steps that the party may take.
pub struct Ahead {
    side: Side,
    edition: Edition,
    at: Space,
    gait: Gait,
    played: MoveCards,
    leaders_alone: bool,
    drilled: bool,
    auxiliaries: bool,
    lone_auxiliary: bool,
    /// 6.2, 6.21, 6.22: the number of spaces that the party may move by land.
    allowance: u8,
    boats: u8,
    /// The works of the party's side.
    works: Spaces,
    sieges: Spaces,
    /// Spaces with unbesieged enemy units or fortifications.
    held: Spaces,
    /// Unbesieged enemy forts and fortresses.
    forts: Spaces,
}

impl Ahead {
    pub fn new(board: &Board, side: Side, party: &Party, gait: Gait, played: MoveCards) -> Ahead {
        let (drilled, auxiliaries) = (party.drilled(), party.auxiliaries());
        let slow =
            party.units.and(FACTS.drilled).minus(FACTS.of_kind[Kind::LightInfantry as usize]);
        let most = if played.foul_weather { FOUL } else { u8::MAX };
        // The troops that caused the stop may have been left behind since then (6.22).
        let halt = gait.halt.filter(|halt| match halt {
            Halt::Mountain => true,
            Halt::Woods => drilled,
            Halt::Farmland => auxiliaries,
        });
        Ahead {
            side,
            edition: board.edition,
            at: party.at,
            gait: Gait { halt, ..gait },
            played,
            leaders_alone: party.units.is_empty(),
            drilled,
            auxiliaries,
            lone_auxiliary: party.force().lone_auxiliary(),
            allowance: if slow.any() { SLOW } else { FAST }.min(most),
            boats: BY_BOAT.min(most),
            works: board.works(side),
            sieges: board.sieges,
            held: board.held_against(side),
            forts: board.strongholds(side.other()).minus(board.sieges),
        }
    }

    /// 6.3: returns true if boats may be carried from or to this space.
    fn carries(&self, space: Space) -> bool {
        let facts = space.facts();
        (facts.cultivated && facts.originally == Some(self.side)) || self.works.has(space)
    }

    /// 6.2: returns the reason why the party must stop in the next space, after passing through
    /// this one.
    fn stops_after(&self, passed: Space) -> Option<Halt> {
        let facts = passed.facts();
        let work = self.works.has(passed);
        if facts.terrain == Terrain::Wilderness && self.drilled && !work {
            let led = self.edition.scouts() && self.auxiliaries;
            return (!led && !self.played.croghan).then_some(Halt::Woods);
        }
        if facts.cultivated
            && facts.originally == Some(self.side.other())
            && self.auxiliaries
            && !self.drilled
            && self.edition.wary_auxiliaries()
        {
            let sheltered =
                work && (self.edition.besieged_work_shelters() || !self.sieges.has(passed));
            return (!sheltered).then_some(Halt::Farmland);
        }
        None
    }

    /// Returns the state of the move after one more step, if that step is possible.
    fn after(&self, gait: Gait, from: Space, way: Exit) -> Option<Gait> {
        let land = gait.land && gait.halt.is_none() && gait.steps < self.allowance;
        let carry = !way.kind.water();
        let boat = gait.boat
            && gait.steps < self.boats
            && (!carry || (!gait.carried && self.carries(from) && self.carries(way.to)));
        if !land && !boat {
            return None;
        }
        let mountain = FACTS.mountains.has(way.to) && !self.works.has(way.to);
        let passed = if 0 < gait.steps { self.stops_after(from) } else { None };
        let ashore = carry && self.works.and(self.sieges).has(way.to);
        Some(Gait {
            steps: gait.steps + 1,
            land,
            // Boats carried to a besieged fortification stop there (6.3).
            boat: boat && !ashore,
            carried: gait.carried || (boat && carry),
            halt: if mountain { Some(Halt::Mountain) } else { passed },
        })
    }

    /// 6.52, 6.53: checks that the party may enter a space openly, that is, other than by
    /// infiltration.
    pub fn check_entry(&self, to: Space) -> Result<(), Refusal> {
        if self.leaders_alone && self.held.has(to) {
            return Err(Refusal::new("6.53", "refuse-leaders-alone"));
        }
        if self.forts.has(to) && !self.drilled {
            return Err(Refusal::new("6.52", "refuse-fort-needs-drilled"));
        }
        Ok(())
    }

    /// 6.61: returns true if the party, unless something stops it, can still reach a space that it
    /// may enter without infiltration.
    fn gets_through(&self, gait: Gait, at: Space) -> bool {
        at.ways().iter().any(|way| {
            self.after(gait, at, *way)
                .is_some_and(|gait| !self.forts.has(way.to) || self.gets_through(gait, way.to))
        })
    }

    /// Checks one step by land or boat. The party enters the space openly or by infiltration (6.2,
    /// 6.3, 6.6). Returns the kind of connection that the step takes, and the state of the move
    /// after the step.
    pub fn check_step(&self, to: Space, infiltrate: bool) -> Result<(WayKind, Gait), Refusal> {
        if to == self.at {
            return Err(Refusal::new("6.2", "refuse-here-already"));
        }
        let way = self.at.way(to).ok_or_else(|| self.beyond(to))?;
        let gait = self.after(self.gait, self.at, way).ok_or_else(|| self.too_far())?;
        let step = (way.kind, gait);
        if !infiltrate {
            return self.check_entry(to).map(|()| step);
        }
        if !self.edition.infiltration() {
            return Err(Refusal::new("6.6", "refuse-no-infiltration"));
        }
        if !self.lone_auxiliary {
            return Err(Refusal::new("6.6", "refuse-infiltrate-alone"));
        }
        if !self.held.has(to) {
            return Err(Refusal::new("6.6", "refuse-nothing-to-infiltrate"));
        }
        if !self.gets_through(gait, to) {
            return Err(Refusal::new("6.61", "refuse-infiltrate-too-far"));
        }
        Ok(step)
    }

    /// Returns the reason why the party can't go at once to a space that is not adjacent: the party may not
    /// enter there, the way is barred, or the space is too far. If the space is within reach, the reason is
    /// that the party must go there space by space.
    fn beyond(&self, to: Space) -> Refusal {
        if let Err(refusal) = self.check_entry(to) {
            return refusal;
        }
        let unopposed = Ahead { held: Spaces::NONE, forts: Spaces::NONE, ..*self };
        if self.reach().has(to) {
            Refusal::new("6.2", "refuse-not-adjacent")
        } else if unopposed.reach().has(to) {
            Refusal::new("6.51", "refuse-barred")
        } else {
            self.too_far()
        }
    }

    /// Returns the reason why a space is beyond the party's reach.
    fn too_far(&self) -> Refusal {
        let Gait { land, boat, halt, steps, .. } = self.gait;
        match halt {
            _ if self.played.foul_weather && FOUL <= steps => {
                Refusal::new("card.14", "refuse-foul-weather")
            }
            Some(Halt::Mountain) if land => Refusal::new("6.2", "refuse-stop-mountain"),
            Some(Halt::Woods) if land && !self.edition.scouts() => {
                Refusal::new("6.2", "refuse-stop-woods-unguided")
            }
            Some(Halt::Woods) if land => Refusal::new("6.2", "refuse-stop-woods"),
            Some(Halt::Farmland) if land => Refusal::new("6.2", "refuse-stop-farmland"),
            _ if boat && !land && self.boats <= steps => Refusal::new("6.3", "refuse-boats-far"),
            _ if boat && !land => Refusal::new("6.3", "refuse-boats"),
            _ if !land => Refusal::new("6.3", "refuse-carry-siege"),
            _ => Refusal::new("6.2", "refuse-allowance"),
        }
    }

    /// Returns every space that the party could still reach if no enemy interferes.
    pub fn reach(&self) -> Spaces {
        let slips = self.edition.infiltration() && self.lone_auxiliary;
        let mut seen = BTreeSet::new();
        let mut edge = vec![(self.at, self.gait)];
        let mut reached = Spaces::NONE;
        while let Some((at, gait)) = edge.pop() {
            for way in at.ways() {
                let Some(next) = self.after(gait, at, *way) else { continue };
                if self.held.has(way.to) && self.leaders_alone {
                    continue;
                }
                let closed = self.forts.has(way.to) && !self.drilled;
                if closed && !(slips && self.gets_through(next, way.to)) {
                    continue;
                }
                if !closed {
                    reached.insert(way.to);
                }
                if (!self.held.has(way.to) || slips) && seen.insert((way.to, next)) {
                    edge.push((way.to, next));
                }
            }
        }
        reached.without(self.at)
    }
}
