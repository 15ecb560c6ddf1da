//! 5.34 The pieces that a force may take.

use std::cmp::Reverse;

use engine::{Refusal, Side, World};

use crate::{Board, Event, Force, Leader, Leaders, Party, Piece, Space, Unit, Units};

impl Force {
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

    /// Checks that the leader may lead at least one of those units, with those leaders as his
    /// subordinates. The refusal cites the rule for units that only Johnson commands (5.534).
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

    /// Iterates over the pieces that the force could still take, each class of units once.
    pub fn offers(
        &self,
        board: &Board,
        units: Units,
        leaders: Leaders,
    ) -> impl Iterator<Item = Piece> + use<> {
        let leaders = leaders.minus(self.leaders).iter().map(Piece::Leader);
        leaders.chain(board.classes(units.minus(self.units)).map(Piece::Unit))
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
