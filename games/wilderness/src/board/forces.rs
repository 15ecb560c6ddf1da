//! 5.34 Forces: a leader, his subordinates and the units they command. A force on the move is a
//! party.

use std::cmp::Reverse;

use engine::{Refusal, Side, World};
use serde::{Deserialize, Serialize};

use crate::{
    Board, Event, FACTS, Kind, Leader, Leaders, Nation, Piece, Space, Spaces, Unit, Units,
};

/// Pieces that act together. A force without a commander is a single unit, or a leader alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Force {
    pub units: Units,
    pub leaders: Leaders,
    pub commander: Option<Leader>,
}

impl Force {
    /// The refusal of an enemy leader as commander.
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

    /// Returns the force with one of the available pieces added.
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

    /// Returns the force with everything that it can take: every leader who can be subordinate,
    /// then units, the strongest first.
    pub fn with_all(self, board: &Board, units: Units, leaders: Leaders) -> Result<Force, Refusal> {
        let mut all = self;
        for leader in leaders.iter() {
            all = all.with(board, units, leaders, Piece::Leader(leader)).unwrap_or(all);
        }
        let mut strongest: Vec<Unit> = units.minus(all.units).iter().collect();
        strongest.sort_by_key(|unit| Reverse(unit.kind().strength(board.is_reduced(*unit))));
        for unit in strongest {
            let more = Force { units: all.units.with(unit), ..all };
            if more.within_limits().is_ok() {
                all = more;
            }
        }
        if all == self { Err(Refusal::new("5.34", "refuse-nobody-to-take")) } else { Ok(all) }
    }

    /// Reports the pieces that were available but left out when the player asked to take all.
    pub fn tell_left(
        &self,
        side: Side,
        space: Space,
        units: Units,
        leaders: Leaders,
        world: &mut dyn World<Event>,
    ) {
        let (units, leaders) = (units.minus(self.units), leaders.minus(self.leaders));
        if units.any() || leaders.any() {
            world.tell(Event::LeftOut { side, space, units, leaders });
        }
    }

    /// Checks that the leader may lead at least one of those units, with those leaders under him.
    /// If not, the error is the refusal of a force that could do nothing.
    pub fn check_led(
        board: &Board,
        leader: Leader,
        units: Units,
        leaders: Leaders,
    ) -> Result<(), Refusal> {
        match Force::led_by(leader).with_all(board, units, leaders) {
            Ok(force) if force.units.any() => Ok(()),
            _ => Err(Refusal::new("5.534", "refuse-johnson-only")),
        }
    }

    /// Iterates over the pieces that the force could still take, each class once.
    pub fn offers(
        &self,
        board: &Board,
        units: Units,
        leaders: Leaders,
    ) -> impl Iterator<Item = Piece> + use<> {
        let leaders = leaders.minus(self.leaders).iter().map(Piece::Leader);
        leaders.chain(board.classes(units.minus(self.units)).map(Piece::Unit))
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

/// Returns the leaders who could command all these units, whatever their number: Mohawks and
/// Iroquois only with Johnson (5.534).
pub fn able_to_command(leaders: Leaders, units: Units) -> Leaders {
    let johnson = FACTS.named.johnson;
    if units.and(his_indians()).is_empty() {
        return leaders;
    }
    let able = leaders.iter().filter(|it| johnson.command() <= it.command()).collect();
    if leaders.has(johnson) { able } else { Leaders::NONE }
}

/// The pieces on the move, their space, and their condition. The party is part of the board because
/// pieces lost anywhere must leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Party {
    pub units: Units,
    pub leaders: Leaders,
    pub commander: Option<Leader>,
    pub at: Space,
    /// The Auxiliaries that the party dropped off, which may have to raid (10.13).
    pub left: Units,
    /// The enemies that failed to intercept the party, and so may not avoid it now (6.84).
    pub tried: Units,
    /// The enemies that have intercepted the party in its space.
    pub caught_by: Force,
    /// The spaces where enemies have tried to intercept the party. `avoided` holds the spaces where
    /// enemies have tried to avoid battle; a space can't be in both (6.85).
    pub challenged: Spaces,
    pub avoided: Spaces,
    /// Whether the party's move has ended.
    pub stopped: bool,
    /// The spaces where the party fought, other than in an overrun (10.2).
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

impl Board {
    /// Returns the pieces on the move, for the procedures of a move.
    #[inline]
    pub fn party(&self) -> &Party {
        self.party.as_ref().expect("a party is on the move")
    }
    #[inline]
    pub fn party_mut(&mut self) -> &mut Party {
        self.party.as_mut().expect("a party is on the move")
    }
}
