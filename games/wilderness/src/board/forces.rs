//! 5.34 Forces: a leader, his subordinates and the units they command; and the
//! party, which is a force on the move.

use std::cmp::Reverse;

use engine::{Refusal, Side, World};
use serde::{Deserialize, Serialize};

use crate::{
    Board, Event, FACTS, Kind, Leader, Leaders, Nation, Piece, Space, Spaces, Unit, Units,
};

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

    /// Says who of those at hand was left out when all were to be taken.
    pub fn tell_left(
        &self,
        side: Side,
        space: Space,
        units: Units,
        leaders: Leaders,
        world: &mut impl World<Event>,
    ) {
        let (units, leaders) = (units.minus(self.units), leaders.minus(self.leaders));
        if units.any() || leaders.any() {
            world.tell(Event::LeftOut { side, space, units, leaders });
        }
    }

    /// May he lead any of those units, with those leaders under him? The
    /// refusal of a force that nothing could be done with.
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

/// Those of the leaders who could command all these units, however many: Mohawks
/// and Iroquois only with Johnson (5.534).
pub fn able_to_command(leaders: Leaders, units: Units) -> Leaders {
    let johnson = FACTS.named.johnson;
    if units.and(his_indians()).is_empty() {
        return leaders;
    }
    let able = leaders.iter().filter(|it| johnson.command() <= it.command()).collect();
    if leaders.has(johnson) { able } else { Leaders::NONE }
}

/// The pieces on the move, where they are, and what has become of them. They
/// lie on the board, since whoever is lost leaves his party wherever it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Party {
    pub units: Units,
    pub leaders: Leaders,
    pub commander: Option<Leader>,
    pub at: Space,
    /// Auxiliaries that it dropped off, who may have to raid (10.13).
    pub left: Units,
    /// Enemies who tried in vain to intercept it, and may not avoid it now (6.84).
    pub tried: Units,
    /// Enemies who have intercepted it where it is.
    pub caught_by: Force,
    /// Where enemies have tried to intercept it, and where they have tried to
    /// avoid it: the one bars the other (6.85).
    pub challenged: Spaces,
    pub avoided: Spaces,
    /// It goes no farther.
    pub stopped: bool,
    /// Where it fought, other than in an overrun (10.2).
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

    /// A unit is no longer with it.
    pub fn lose(&mut self, unit: Unit) {
        self.units.remove(unit);
        self.left.remove(unit);
    }

    /// A leader is no longer with it.
    pub fn lose_leader(&mut self, leader: Leader) {
        self.leaders.remove(leader);
    }
}

impl Board {
    /// The pieces on the move, for the procedures of a move.
    #[inline]
    pub fn party(&self) -> &Party {
        self.party.as_ref().expect("a party is on the move")
    }
    #[inline]
    pub fn party_mut(&mut self) -> &mut Party {
        self.party.as_mut().expect("a party is on the move")
    }
}
