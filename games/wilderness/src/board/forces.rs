//! 5.34 Forces: a leader, his subordinates and the units they command. A force on the move is a
//! party.

use engine::{Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::{FACTS, Kind, Leader, Leaders, Nation, Space, Spaces, Unit, Units};

/// Pieces that act together. A force without a commander is a single unit, or a leader alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Force {
    pub units: Units,
    pub leaders: Leaders,
    pub commander: Option<Leader>,
}

impl Force {
    /// The reason why an enemy leader can't be chosen as commander.
    pub const ENEMY: Refusal = Refusal::new("5.34", "refuse-enemy-leader");

    pub fn led_by(leader: Leader) -> Force {
        Force { units: Units::NONE, leaders: leader.into(), commander: Some(leader) }
    }

    pub fn alone(unit: Unit) -> Force {
        Force { units: unit.into(), leaders: Leaders::NONE, commander: None }
    }

    pub fn is_empty(&self) -> bool {
        self.units.is_empty() && self.leaders.is_empty()
    }

    /// Returns the number of units that the force's leaders can command together.
    pub fn limit(&self) -> u8 {
        self.leaders.iter().map(Leader::command).sum()
    }

    /// Returns the Tactics of the force's commander, for Interception and Avoiding Battle (7.51).
    pub fn tactics(&self) -> i8 {
        self.commander.map_or(0, Leader::tactics)
    }

    /// Checks that the force keeps to the general limits (5.34), and to those for Johnson (5.534).
    pub fn within_limits(&self) -> Result<(), Refusal> {
        let free = his_indians();
        let counted = self.units.minus(free).len();
        if self.limit() < counted {
            return Err(Refusal::new("5.34", "refuse-command-limit"));
        }
        if self.units.and(free).any() && !self.leaders.has(FACTS.named.johnson) {
            return Err(Refusal::new("5.534", "refuse-johnson-only"));
        }
        Ok(())
    }

    /// Returns true if the force's only unit is an Auxiliary (6.6, 6.721).
    pub fn lone_auxiliary(&self) -> bool {
        self.units.len() == 1 && self.units.and(FACTS.auxiliaries).any()
    }
}

/// Returns the British Mohawk and Iroquois units, which only Johnson commands, and which do not
/// count towards his limit (5.534).
pub fn his_indians() -> Units {
    use std::sync::LazyLock;
    static HIS: LazyLock<Units> = LazyLock::new(|| {
        FACTS
            .nation(Nation::Iroquois)
            .or(FACTS.of_kind[Kind::Mohawk as usize])
            .and(FACTS.units_of[Side::British])
    });
    *HIS
}

/// Returns the leaders who could command all these units, whatever the number of units. Only
/// Johnson commands Mohawks and Iroquois (5.534).
pub fn able_to_command(leaders: Leaders, units: Units) -> Leaders {
    let johnson = FACTS.named.johnson;
    if units.and(his_indians()).is_empty() {
        return leaders;
    }
    let able = leaders.iter().filter(|it| johnson.command() <= it.command()).collect();
    if leaders.has(johnson) { able } else { Leaders::NONE }
}

/// The pieces on the move, their space, and what has happened on their move. The party is part of
/// the board so that a piece that is lost, wherever that happens, leaves the party too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Party {
    pub units: Units,
    pub leaders: Leaders,
    pub commander: Option<Leader>,
    pub at: Space,
    /// The Auxiliaries that the party dropped off, which may have to raid (10.13).
    pub left: Units,
    /// The enemy units that tried to intercept the party and failed. They may not avoid battle with
    /// the party now (6.84).
    pub tried: Units,
    /// The enemies that have intercepted the party in its space.
    pub caught_by: Force,
    /// The spaces where enemies have tried to intercept the party. `avoided` holds the spaces where
    /// enemies have tried to avoid battle; a space can't be in both (6.85).
    pub challenged: Spaces,
    pub avoided: Spaces,
    /// Whether the party's move has ended.
    pub stopped: bool,
    /// The spaces where the party fought a battle that was not an overrun (10.2).
    pub fought: Spaces,
}

impl Party {
    pub fn new(force: &Force, at: Space) -> Party {
        Party {
            units: force.units,
            leaders: force.leaders,
            commander: force.commander,
            at,
            left: Units::NONE,
            tried: Units::NONE,
            caught_by: Force::default(),
            challenged: Spaces::NONE,
            avoided: Spaces::NONE,
            stopped: false,
            fought: Spaces::NONE,
        }
    }

    pub fn force(&self) -> Force {
        Force { units: self.units, leaders: self.leaders, commander: self.commander }
    }

    pub fn drilled(&self) -> bool {
        self.units.and(FACTS.drilled).any()
    }

    pub fn auxiliaries(&self) -> bool {
        self.units.and(FACTS.auxiliaries).any()
    }

    /// Removes a unit from the party.
    pub fn lose(&mut self, unit: Unit) {
        self.units.remove(unit);
        self.left.remove(unit);
    }

    /// Removes a leader from the party.
    pub fn lose_leader(&mut self, leader: Leader) {
        self.leaders.remove(leader);
    }
}
