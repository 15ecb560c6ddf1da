//! 7.9 Retreat, and 6.53: leaders who are alone among enemies.
//!
//! - 7.91 Defenders may split up, or go inside; British in an Amphib space may go to a port.
//! - 7.92 Nobody retreats to an enemy-held space, nor to the space that the enemy came from;
//!   Drilled Troops retreat only to farmland or a friendly work; attackers go back where they came
//!   from. Units that can't retreat are eliminated.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::rules::sieges::room;
use crate::{
    Action, Board, Event, FACTS, Leader, Leaders, Piece, Rules, Space, Spaces, Step, Unit, Units,
    WayKind,
};

/// Moves attackers back to the space that they came from, piece by piece (ruling 51). The log cites
/// `rule`. Attackers can't go back along an arrow, which leads one way (2.0). Infiltrators that
/// would retreat among enemies are eliminated by a separate rule (6.63).
pub fn fall_back(
    board: &mut Board,
    side: Side,
    units: Units,
    leaders: Leaders,
    (from, to): (Space, Space),
    (rule, slipped): (&'static str, bool),
    world: &mut dyn World<Event>,
) {
    let arrow = to.way(from).is_some_and(|way| way.kind == WayKind::Outward);
    let held = board.held_against(side).has(to);
    let open = !arrow && !held;
    let lost = if held && slipped { "6.63" } else { "7.92" };
    let fit = FACTS.cultivated.has(to) || board.works(side).has(to);
    let mut saved = Units::NONE;
    for unit in units.iter() {
        if open && (fit || !unit.kind().drilled()) {
            saved.insert(unit);
        } else {
            board.destroy(unit, lost, world);
        }
    }
    board.put_all(saved, to);
    let safe = if open { leaders } else { Leaders::NONE };
    for leader in leaders.iter() {
        if open { board.put_leader(leader, to) } else { board.kill(leader, lost, world) }
    }
    if saved.any() || safe.any() {
        let (units, leaders) = (saved, safe);
        world.tell(Event::Retreated { side, from, to, units, leaders, rule });
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Retreat {
    side: Side,
    space: Space,
    /// The space that the attackers came from.
    banned: Option<Space>,
    units: Units,
    leaders: Leaders,
    /// True for leaders who leave because they are alone among enemies, and false after a battle
    /// (6.53).
    alone: bool,
}

pub enum Plan {
    All(Space),
    Unit(Unit, Space),
    Leader(Leader, Space),
}

impl Retreat {
    pub fn space(&self) -> Space {
        self.space
    }

    pub fn new(
        side: Side,
        space: Space,
        banned: Option<Space>,
        units: Units,
        leaders: Leaders,
    ) -> Retreat {
        Retreat { side, space, banned, units, leaders, alone: false }
    }

    fn rule(&self) -> &'static str {
        if self.alone { "6.53" } else { "7.91" }
    }

    /// Returns true if the pieces may go by sea to a port that their side controls (6.432).
    fn by_sea(&self, board: &Board) -> bool {
        self.side == Side::British && board.amphib.has(self.space)
    }

    /// Returns the adjacent spaces, and the ports if the pieces may go by sea.
    fn near(&self, board: &Board) -> Spaces {
        let near = self.space.facts().adjacent;
        if self.by_sea(board) { near.or(FACTS.ports) } else { near }
    }

    /// Returns the spaces where a leader or an Auxiliary may go. Their present space means the
    /// inside of the work in that space.
    fn refuges(&self, board: &Board) -> Spaces {
        let mut open = self.space.facts().adjacent.minus(board.held_against(self.side));
        if self.by_sea(board) {
            open = open.or(board.ports(Side::British)).without(self.space);
        }
        if let Some(banned) = self.banned {
            open.remove(banned);
        }
        if board.strongholds(self.side).minus(board.sieges).has(self.space) {
            open.insert(self.space);
        }
        open
    }

    /// Returns the spaces where a unit may go (7.92).
    fn refuges_of(&self, board: &Board, unit: Unit) -> Spaces {
        let mut open = self.refuges(board);
        if unit.kind().drilled() {
            open = open.and(FACTS.cultivated.or(board.works(self.side)));
        }
        if open.has(self.space) && room(board, self.side, self.space) == 0 {
            open.remove(self.space);
        }
        open
    }

    fn send(&mut self, board: &mut Board, units: Units, leaders: Leaders, to: Space) {
        self.units = self.units.minus(units);
        self.leaders = self.leaders.minus(leaders);
        if to == self.space {
            board.go_inside(units, leaders);
        } else {
            board.put_all(units, to);
            leaders.iter().for_each(|leader| board.put_leader(leader, to));
        }
    }

    /// Eliminates pieces that have no space to go to.
    fn drop_the_lost(&mut self, board: &mut Board, world: &mut dyn World<Event>) {
        for unit in self.units.iter() {
            if self.refuges_of(board, unit).is_empty() {
                self.units.remove(unit);
                board.destroy(unit, "7.92", world);
            }
        }
        if self.refuges(board).is_empty() {
            for leader in self.leaders.iter() {
                self.leaders.remove(leader);
                board.kill(leader, if self.alone { "6.53" } else { "7.92" }, world);
            }
        }
    }

    /// Returns the reason why a unit, or a leader if `unit` is `None`, may not go to a space.
    fn refusal(&self, board: &Board, unit: Option<Unit>, to: Space) -> Refusal {
        let drilled = unit.is_some_and(|unit| unit.kind().drilled());
        if to == self.space {
            return if board.stronghold(to) != Some(self.side) {
                Refusal::new("7.91", "refuse-retreat-no-walls")
            } else if board.sieges.has(to) {
                Refusal::new("7.91", "refuse-retreat-besieged")
            } else {
                Refusal::new("8.11", "refuse-retreat-room")
            };
        }
        if !self.near(board).has(to) {
            Refusal::new("7.91", "refuse-retreat-far")
        } else if self.banned == Some(to) {
            Refusal::new("7.92", "refuse-retreat-whence")
        } else if drilled && self.refuges(board).has(to) {
            Refusal::new("7.92", "refuse-retreat-drilled")
        } else {
            Refusal::new("7.92", "refuse-retreat-enemy")
        }
    }

    /// Returns the spaces where any of the pieces may go.
    fn for_any(&self, board: &Board) -> Spaces {
        if self.leaders.any() {
            return self.refuges(board);
        }
        let refuges = self.units.iter().map(|unit| self.refuges_of(board, unit));
        refuges.fold(Spaces::NONE, Spaces::or)
    }

    /// Returns the spaces where all remaining pieces may go together.
    fn for_all(&self, board: &Board) -> Spaces {
        let mut open = self.refuges(board);
        for unit in self.units.iter() {
            open = open.and(self.refuges_of(board, unit));
        }
        if room(board, self.side, self.space) < self.units.len() {
            open.remove(self.space);
        }
        open
    }
}

impl Procedure<Rules> for Retreat {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    /// If only one space is open, all pieces go there together, as far as they can.
    fn owed(&self, board: &Board) -> Option<Action> {
        match (self.for_any(board).only(), self.for_all(board).first()) {
            (Some(_), Some(only)) => Some(Action::RetreatAll(only)),
            _ => self.lone(board),
        }
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new(self.rule(), "ask-retreat").with(|text| text.name("space", self.space.key()))
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.extend(self.for_all(board).iter().map(Action::RetreatAll));
        for class in board.classes(self.units) {
            let unit = board.pick(self.units, class).expect("it is of its class");
            let piece = Piece::Unit(class);
            out.extend(self.refuges_of(board, unit).iter().map(|to| Action::Retreat(piece, to)));
        }
        for leader in self.leaders.iter() {
            let piece = Piece::Leader(leader);
            out.extend(self.refuges(board).iter().map(|to| Action::Retreat(piece, to)));
        }
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        match action {
            Action::RetreatAll(to) if self.for_all(board).has(to) => Ok(Plan::All(to)),
            Action::Retreat(Piece::Unit(class), to) => {
                let unit = board
                    .pick(self.units, class)
                    .ok_or(Refusal::new("7.91", "refuse-retreat-not-there"))?;
                if !self.refuges_of(board, unit).has(to) {
                    return Err(self.refusal(board, Some(unit), to));
                }
                Ok(Plan::Unit(unit, to))
            }
            Action::Retreat(Piece::Leader(leader), to) => {
                if !self.leaders.has(leader) {
                    return Err(Refusal::new("7.91", "refuse-retreat-not-there"));
                }
                if !self.refuges(board).has(to) {
                    return Err(self.refusal(board, None, to));
                }
                Ok(Plan::Leader(leader, to))
            }
            Action::RetreatAll(to) => {
                // One of the pieces may not go to that space, or there is no room for all.
                let stuck = self.units.iter().find(|it| !self.refuges_of(board, *it).has(to));
                Err(self.refusal(board, stuck, to))
            }
            _ => Err(Refusal::new("7.91", "refuse-retreat")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        let (units, leaders, to) = match plan {
            Plan::All(to) => (self.units, self.leaders, to),
            Plan::Unit(unit, to) => (unit.into(), Leaders::NONE, to),
            Plan::Leader(leader, to) => (Units::NONE, leader.into(), to),
        };
        self.send(board, units, leaders, to);
        let (side, from, rule) = (self.side, self.space, self.rule());
        world.tell(Event::Retreated { side, from, to, units, leaders, rule });
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        self.drop_the_lost(board, world);
        if self.units.is_empty() && self.leaders.is_empty() { Step::Return } else { Step::Stay }
    }

    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(Action::RetreatAll(space))
    }
}

/// Returns the retreat of the next leaders who are alone among enemies, without a unit or work of
/// their own. The leaders retreat or are eliminated (6.53). They may not retreat to the space that
/// a moving enemy party came from. `whence` returns that space, given the space that the party
/// entered. Spaces in `left`, whose pieces are about to leave anyway, are ignored.
pub fn stranded(
    board: &Board,
    side: Side,
    left: Spaces,
    whence: impl Fn(Space) -> Option<Space>,
) -> Option<Retreat> {
    let space = board.leader_space(board.stranded(side, left)?);
    let banned = if side == board.active { None } else { whence(space) };
    let leaders = board.leaders_of(side, space);
    Some(Retreat { alone: true, ..Retreat::new(side, space, banned, Units::NONE, leaders) })
}
