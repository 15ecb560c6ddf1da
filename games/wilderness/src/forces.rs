//! 5.34 Forces: a leader, his subordinates and the units they command; and the
//! party on the move.

use engine::{Array, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Piece};
use crate::facts::{FACTS, Kind, Leader, Leaders, Nation, Space, Unit, Units};

/// Pieces that act together. Without a commander it is a single unit or a
/// leader going alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Force {
    pub units: Units,
    pub leaders: Leaders,
    pub commander: Option<Leader>,
}

impl Force {
    pub fn led_by(leader: Leader) -> Force {
        Force { units: Units::NONE, leaders: leader.into(), commander: Some(leader) }
    }

    pub fn alone(unit: Unit) -> Force {
        Force { units: unit.into(), leaders: Leaders::NONE, commander: None }
    }

    pub fn is_empty(&self) -> bool {
        self.units.is_empty() && self.leaders.is_empty()
    }

    /// How many units its leaders command together.
    pub fn limit(&self) -> u8 {
        self.leaders.iter().map(Leader::command).sum()
    }

    /// Tactics of its commander, for Interception and Avoiding Battle (7.51).
    pub fn tactics(&self) -> i8 {
        self.commander.map_or(0, Leader::tactics)
    }

    /// Does it keep to its limits (5.34), and to Johnson's (5.534)?
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

    /// Takes a piece of those at hand into the force.
    pub fn with(
        mut self,
        board: &Board,
        units: Units,
        leaders: Leaders,
        piece: Piece,
    ) -> Result<Force, Refusal> {
        match piece {
            Piece::Unit(class) => {
                let unit = board
                    .pick(units.minus(self.units), class)
                    .ok_or(Refusal::new("5.34", "refuse-not-there"))?;
                self.units.insert(unit);
            }
            Piece::Leader(leader) => {
                if !leaders.minus(self.leaders).has(leader) {
                    return Err(Refusal::new("5.34", "refuse-not-there"));
                }
                let rank = self.commander.map_or(0, Leader::command);
                if rank < leader.command() {
                    return Err(Refusal::new("5.34", "refuse-outranks"));
                }
                self.leaders.insert(leader);
            }
        }
        self.within_limits()?;
        Ok(self)
    }

    /// All that it may take: every leader who may be subordinate, then units,
    /// the strongest first.
    pub fn with_all(mut self, board: &Board, units: Units, leaders: Leaders) -> Force {
        for leader in leaders.iter() {
            self = self.with(board, units, leaders, Piece::Leader(leader)).unwrap_or(self);
        }
        let mut all: [Unit; 128] = [Unit(0); 128];
        let mut n = 0;
        for unit in units.minus(self.units).iter() {
            all[n] = unit;
            n += 1;
        }
        all[..n]
            .sort_by_key(|unit| std::cmp::Reverse(unit.kind().strength(board.is_reduced(*unit))));
        for unit in &all[..n] {
            let more = Force { units: self.units.with(*unit), ..self };
            if more.within_limits().is_ok() {
                self = more;
            }
        }
        self
    }

    /// The pieces that could still be taken, each class once.
    pub fn offers(
        &self,
        board: &Board,
        units: Units,
        leaders: Leaders,
    ) -> impl Iterator<Item = Piece> + use<> {
        let leaders = leaders.minus(self.leaders).iter().map(Piece::Leader);
        leaders.chain(board.classes(units.minus(self.units)).map(Piece::Unit))
    }

    /// One Auxiliary and no other unit (6.6, 6.721).
    pub fn lone_auxiliary(&self) -> bool {
        self.units.len() == 1 && self.units.and(FACTS.auxiliaries).any()
    }
}

/// Mohawks and Iroquois of the British, whom only Johnson commands, for free (5.534).
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

/// The longest path there is: nine spaces by boat, and where it began.
pub const PATH: usize = 10;

/// What ends a move by land (6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Halt {
    /// All stop in the mountains.
    Mountain,
    /// Drilled Troops have passed through woods.
    Woods,
    /// Auxiliaries have passed through enemy farmland.
    Farmland,
}

/// The pieces that are being moved, and how far they have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Party {
    pub side: Side,
    pub units: Units,
    /// Auxiliaries that it dropped off, who may have to raid (10.13).
    pub left: Units,
    /// Enemies who tried in vain to intercept it, and may not avoid it now (6.84).
    pub tried: Units,
    /// Enemies whom it has slipped past, who may not intercept it again (E 14.24).
    pub slipped: Units,
    /// Enemies who have intercepted it where it is.
    pub caught_by: Units,
    pub leaders: Leaders,
    pub commander: Option<Leader>,
    pub at: Space,
    path: Array<Space, PATH>,
    pub steps: u8,
    /// The value of the card that moves it (6.41).
    pub value: u8,
    /// It may still be moving by land, by boat.
    pub land: bool,
    pub boat: bool,
    /// Boats have been carried over land once (6.3).
    pub carried: bool,
    /// Why by land it goes no farther (6.2).
    pub halt: Option<Halt>,
    /// It goes no farther at all.
    pub stopped: bool,
    /// FOUL WEATHER and GEORGE CROGHAN.
    pub foul: bool,
    pub croghan: bool,
    pub landing: bool,
    pub infiltrating: bool,
    /// Somebody has tried to intercept it where it is (6.85).
    pub challenged: bool,
    /// Where it fought, other than in an overrun (10.2).
    pub fought: Option<Space>,
}

impl Default for Party {
    fn default() -> Party {
        Party {
            side: Side::French,
            units: Units::NONE,
            left: Units::NONE,
            tried: Units::NONE,
            slipped: Units::NONE,
            caught_by: Units::NONE,
            leaders: Leaders::NONE,
            commander: None,
            at: Space::OFF,
            path: Array([Space::OFF; PATH]),
            steps: 0,
            value: 0,
            land: true,
            boat: true,
            carried: false,
            halt: None,
            stopped: false,
            foul: false,
            croghan: false,
            landing: false,
            infiltrating: false,
            challenged: false,
            fought: None,
        }
    }
}

impl Party {
    pub fn new(side: Side, force: &Force, at: Space, value: u8) -> Party {
        let mut party = Party {
            side,
            units: force.units,
            leaders: force.leaders,
            commander: force.commander,
            at,
            value,
            ..Party::default()
        };
        party.path[0] = at;
        party
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

    /// By land it goes no farther, unless it leaves behind those who must stop (6.22).
    pub fn halted(&self) -> bool {
        match self.halt {
            None => false,
            Some(Halt::Mountain) => true,
            Some(Halt::Woods) => self.drilled(),
            Some(Halt::Farmland) => self.auxiliaries(),
        }
    }

    /// The space it came from, once it has moved.
    pub fn from(&self) -> Option<Space> {
        (0 < self.steps).then(|| self.path[usize::from(self.steps) - 1])
    }

    /// The space from which it last entered that one.
    pub fn entered_from(&self, space: Space) -> Option<Space> {
        let last = usize::from(self.steps).min(PATH - 1);
        (1..=last).rev().find(|n| self.path[*n] == space).map(|n| self.path[n - 1])
    }

    pub fn step_to(&mut self, to: Space) {
        self.steps += 1;
        self.path[usize::from(self.steps).min(PATH - 1)] = to;
        self.at = to;
    }
}
