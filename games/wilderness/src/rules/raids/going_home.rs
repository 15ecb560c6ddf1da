//! 10.4 Going home, after a raid and at the end of the year (4.0 B.3).
//!
//! - 10.41 Indians go to their settlement, unless enemies are there (10.411).
//! - 10.412 The Cherokee have no settlement on the map.
//! - 10.413 Leaders and Coureurs may go with the Indians.
//! - 10.42 Other pieces go to the closest friendly, unbesieged fortification.
//! - 10.422 Indians may go to that fortification too, if a leader goes with them.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Board, Counter, Event, FACTS, Frame, Kind, Leaders, Piece, Rules, Space, Spaces, Step,
    Unit, Units,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GoingHome {
    pub side: Side,
    from: Space,
    units: Units,
    leaders: Leaders,
    /// The fortifications that Indians have gone to, where a leader must follow (10.422).
    owed: Spaces,
    /// The settlements to which Indians have gone. Leaders and Coureurs may follow (10.413).
    gone_to: Spaces,
    must: Must,
    /// Whether the pieces have set out. Before that, the consequences of the raid are applied.
    pub set_out: bool,
}

/// The pieces that must go: after a raid, all of them; at the end of the year, only Indians, and
/// leaders alone in wilderness or mountains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Must {
    Everybody,
    Indians,
    Leader,
}

pub enum Plan {
    Send(Counter, Space),
    Stay,
}

impl GoingHome {
    pub fn from(&self) -> Space {
        self.from
    }

    pub fn after_raid(side: Side, from: Space, units: Units, leaders: Leaders) -> GoingHome {
        GoingHome {
            side,
            from,
            units,
            leaders,
            owed: Spaces::NONE,
            gone_to: Spaces::NONE,
            must: Must::Everybody,
            set_out: false,
        }
    }

    /// Returns the procedure for the next stack from which pieces must go home at the end of the
    /// year, if there is one. Leaders alone in wilderness or mountains come last.
    pub fn next_at_year_end(board: &Board, side: Side) -> Option<Frame> {
        let indians = FACTS.indians.and(FACTS.units_of[side]);
        let strays = |unit: &Unit| {
            board
                .at(*unit)
                .map_space()
                .is_some_and(|at| !board.works(side).has(at) && FACTS.home(unit.kind()) != Some(at))
        };
        if let Some(first) = indians.iter().find(strays) {
            let from = board.space_of(first);
            let there = board.units_of(side, from);
            let units: Units = there.and(indians).iter().filter(strays).collect();
            let coureurs = there.and(FACTS.of_kind[Kind::Coureurs as usize]);
            let leaders = board.leaders_of(side, from);
            let home = GoingHome {
                must: Must::Indians,
                ..GoingHome::after_raid(side, from, units.or(coureurs), leaders)
            };
            return Some(Frame::GoingHome(home));
        }
        let lost = FACTS.leaders_of[side].iter().find(|leader| {
            board.leader_at(*leader).map_space().is_some_and(|at| {
                !FACTS.cultivated.has(at)
                    && !board.works(side).has(at)
                    && board.units_of(side, at).is_empty()
            })
        })?;
        let from = board.leader_space(lost);
        let home = GoingHome {
            must: Must::Leader,
            ..GoingHome::after_raid(side, from, Units::NONE, lost.into())
        };
        Some(Frame::GoingHome(home))
    }

    /// Returns the piece that goes next: Indians, then other units, then leaders.
    fn next(&self) -> Option<Counter> {
        let indians = self.units.and(FACTS.indians);
        let unit = indians.first().or(self.units.first());
        unit.map(Counter::Unit).or(self.leaders.first().map(Counter::Leader))
    }

    /// Returns the spaces where a piece may go. If there is no such space, the piece is eliminated,
    /// or stays if it need not go.
    fn goals(&self, board: &Board, who: Counter) -> Spaces {
        let havens = board.closest_havens(self.side, self.from);
        match who {
            Counter::Unit(unit) if unit.kind().indian() => {
                let foe = self.side.other();
                let enemy = board.presence(foe).or(board.works(foe));
                let mut goals = Spaces::NONE;
                if let Some(home) = FACTS.home(unit.kind()).filter(|home| !enemy.has(*home)) {
                    goals.insert(home);
                }
                for haven in havens.iter() {
                    if self.owed.with(haven).len() <= self.leaders.len() {
                        goals.insert(haven);
                    }
                }
                goals
            }
            Counter::Unit(unit) => {
                let along = if unit.kind() == Kind::Coureurs { self.gone_to } else { Spaces::NONE };
                if self.must == Must::Indians { along } else { havens.or(along) }
            }
            Counter::Leader(_) => {
                let others = self.leaders.len() - 1;
                let goals = if self.must == Must::Indians { self.owed } else { havens };
                // This leader must follow the Indians if no other leader is left to do so.
                if others < self.owed.len() { self.owed } else { goals.or(self.gone_to) }
            }
        }
    }

    /// Returns the reason why a piece may not go to a space.
    fn refusal(&self, board: &Board, who: Counter, to: Space) -> Refusal {
        let closest = board.closest_havens(self.side, self.from).has(to);
        let settlement = !to.facts().tribes.is_empty();
        match who {
            Counter::Unit(unit) if FACTS.home(unit.kind()) == Some(to) => {
                Refusal::new("10.411", "refuse-home-occupied")
            }
            Counter::Unit(unit) if unit.kind().indian() && closest => {
                Refusal::new("10.422", "refuse-home-no-leader")
            }
            Counter::Unit(unit) if unit.kind().indian() => {
                Refusal::new("10.41", "refuse-home-there")
            }
            Counter::Leader(_) if self.owed.any() => Refusal::new("10.422", "refuse-home-owed"),
            _ if self.must == Must::Indians => Refusal::new("4.B3", "refuse-home-not-due"),
            _ if settlement && !board.havens(self.side).has(to) => {
                Refusal::new("10.413", "refuse-home-settlement")
            }
            _ => Refusal::new("10.42", "refuse-home-closest"),
        }
    }

    /// Returns the reason why the named piece can't go home now, when another piece is next.
    fn not_next(&self, named: Piece) -> Refusal {
        match named {
            Piece::Unit(class) if self.must != Must::Everybody && !class.kind.indian() => {
                Refusal::new("4.B3", "refuse-home-not-due")
            }
            _ => Refusal::new("10.4", "refuse-home-order"),
        }
    }

    /// Returns true if this piece may stay behind.
    fn may_stay(&self, who: Counter) -> bool {
        self.must == Must::Indians
            && match who {
                Counter::Unit(unit) => !unit.kind().indian(),
                Counter::Leader(_) => self.owed.len() < self.leaders.len(),
            }
    }

    fn forget(&mut self, who: Counter) {
        match who {
            Counter::Unit(unit) => self.units.remove(unit),
            Counter::Leader(leader) => self.leaders.remove(leader),
        }
    }

    fn send(&mut self, board: &mut Board, who: Counter, to: Space, world: &mut dyn World<Event>) {
        self.forget(who);
        let (side, from) = (self.side, self.from);
        let piece = board.piece(who);
        match who {
            Counter::Unit(unit) => {
                if unit.kind().indian() {
                    if FACTS.home(unit.kind()) == Some(to) {
                        self.gone_to.insert(to);
                    } else {
                        self.owed.insert(to);
                    }
                }
                board.put(unit, to);
                if let Some(party) = &mut board.party {
                    party.lose(unit);
                }
            }
            Counter::Leader(leader) => {
                self.owed.remove(to);
                board.put_leader(leader, to);
                if let Some(party) = &mut board.party {
                    party.lose_leader(leader);
                }
            }
        }
        world.tell(Event::WentHome { side, piece, from, to });
    }

    fn lose(&mut self, board: &mut Board, who: Counter, world: &mut dyn World<Event>) {
        self.forget(who);
        match who {
            Counter::Unit(unit) => {
                let rule = match FACTS.home(unit.kind()) {
                    Some(_) => "10.411",
                    None if unit.kind().indian() => "10.412",
                    None => "10.42",
                };
                board.destroy(unit, rule, world);
            }
            Counter::Leader(leader) => board.kill(leader, "10.42", world),
        }
    }
}

impl Procedure<Rules> for GoingHome {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }

    fn ask(&self, board: &Board) -> Prompt {
        let ask = Prompt::new("10.4", "ask-home");
        match self.next() {
            Some(who) => ask.with(|text| {
                text.name("piece", board.piece(who).key()).name("space", self.from.key())
            }),
            None => ask,
        }
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        let Some(who) = self.next() else { return };
        let piece = board.piece(who);
        out.extend(self.goals(board, who).iter().map(|to| Action::Home(piece, to)));
        out.push(Action::Done);
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        let who = self.next().ok_or(Refusal::new("10.4", "refuse-home"))?;
        match action {
            Action::Done if self.may_stay(who) => Ok(Plan::Stay),
            Action::Home(named, to) => {
                if named != board.piece(who) {
                    return Err(self.not_next(named));
                }
                if self.goals(board, who).has(to) {
                    return Ok(Plan::Send(who, to));
                }
                Err(self.refusal(board, who, to))
            }
            _ => Err(Refusal::new("10.4", "refuse-home")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Send(who, to) => self.send(board, who, to, world),
            Plan::Stay => {
                if let Some(who) = self.next() {
                    self.forget(who);
                }
            }
        }
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        self.set_out = true;
        while let Some(who) = self.next() {
            if self.goals(board, who).any() {
                return Step::Stay;
            }
            if self.may_stay(who) {
                self.forget(who);
            } else {
                self.lose(board, who, world);
            }
        }
        Step::Return
    }

    fn meant(&self, board: &Board, space: Space) -> Option<Action> {
        self.next().map(|who| Action::Home(board.piece(who), space))
    }
}
