//! 8.2 Sieges.
//!
//! - 8.231 The leader of highest Command is activated; supplied Drilled Troops must be there;
//!   either side may play COEHORNS, then SURRENDER! may be played, then the die is rolled.
//! - 12.3 Besiegers out of supply neither roll nor play SURRENDER!.
//! - 8.24 Once the required level is reached, the force may assault at once.

use engine::{Modifier, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::capture::{capture, guns};
use crate::event::Fall;
use crate::rules::assault::Assault;
use crate::rules::battle::commander;
use crate::rules::cards::{Trigger, Window, massacre, massacre_window, respond};
use crate::rules::supply::any_supplied;
use crate::{
    Action, Board, Card, CardEvent, Cards, Event, FACTS, Frame, Leader, Optional, Rules, Space,
    Spaces, Step, Units,
};

/// Returns the siege level at which a work may be assaulted (8.24).
pub fn level_needed(space: Space) -> u8 {
    if space.facts().fortress { 2 } else { 1 }
}

/// Returns the space that a leader besieges.
fn check_besieger(board: &Board, side: Side, leader: Leader) -> Result<Space, Refusal> {
    board
        .leader_at(leader)
        .map_space()
        .filter(|at| {
            board.sieges.has(*at)
                && board.stronghold(*at) == Some(side.other())
                && !board.leaders_inside().has(leader)
                && board.presence(side).has(*at)
        })
        .ok_or(Refusal::new("8.23", "refuse-no-siege"))
}

/// Returns true if a leader of higher Command has been among the besiegers since the beginning of
/// the phase.
fn outranked(board: &Board, side: Side, leader: Leader, at: Space) -> bool {
    let others = board.leaders_out(side, at).and(board.phase.besieging_leaders);
    others.iter().any(|it| leader.command() < it.command())
}

/// Checks that a leader may roll on the Siege Table (8.231).
pub fn check_roll(board: &Board, side: Side, leader: Leader) -> Result<(), Refusal> {
    let at = check_besieger(board, side, leader)?;
    if outranked(board, side, leader, at) {
        return Err(Refusal::new("8.231", "refuse-highest-command"));
    }
    let drilled = board.outside_in(side, at).and(FACTS.drilled);
    if drilled.is_empty() {
        return Err(Refusal::new("8.231", "refuse-siege-drilled"));
    }
    if drilled.and(board.phase.besiegers).is_empty() {
        return Err(Refusal::new("8.231", "refuse-siege-came-late"));
    }
    if !any_supplied(board, side, at.into()) {
        return Err(Refusal::new("12.3", "refuse-siege-supply"));
    }
    Ok(())
}

/// Checks that a leader may assault without a roll (9.11).
pub fn check_assault(board: &Board, side: Side, leader: Leader) -> Result<(), Refusal> {
    let at = check_besieger(board, side, leader)?;
    if !board.edition.any_leader_assaults() && outranked(board, side, leader, at) {
        return Err(Refusal::new("9.11", "refuse-assault-command"));
    }
    if board.level(at) < level_needed(at) {
        return Err(Refusal::new("9.1", "refuse-siege-level"));
    }
    Ok(())
}

/// Returns true if the besiegers of a space could make a siege roll when activated (13.12).
pub fn could_roll(board: &Board, side: Side, space: Space) -> bool {
    board.sieges.has(space)
        && board.leaders_out(side, space).any()
        && board.drilled(side).has(space)
        && any_supplied(board, side, space.into())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// This side may play COEHORNS; the besieger comes first.
    Guns(Side),
    GunsPlayed(Side),
    Terms,
    TermsPlayed,
    Choose,
    Rolled,
    Surrendered,
    Massacre,
    Leaving,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Siege {
    pub side: Side,
    pub space: Space,
    leader: Leader,
    stage: Stage,
    /// Whether an assault without a roll has been ordered (9.11).
    storm: bool,
    /// The die of the siege roll with its modified result, once it is rolled.
    pub roll: Option<(u8, i8)>,
}

pub enum Plan {
    Roll,
    Surrender(Card),
    Assault,
    Done,
    Leave(Space),
}

impl Siege {
    pub fn new(side: Side, space: Space, leader: Leader) -> Siege {
        Siege { side, space, leader, stage: Stage::Guns(side), storm: false, roll: None }
    }

    /// Makes an assault without a roll (9.11). If the force could have rolled, the besieged may
    /// still surrender (14.4).
    pub fn storm(board: &Board, side: Side, space: Space, leader: Leader) -> Frame {
        let either = board.options.has(Optional::SurrenderEither);
        if either && check_roll(board, side, leader).is_ok() {
            let guns = Siege::new(side, space, leader);
            return Frame::Siege(Siege { stage: Stage::Terms, storm: true, ..guns });
        }
        Frame::Assault(Assault::new(side, space))
    }

    /// Returns true if the die has been rolled, and the force may assault or wait.
    pub fn rolled(&self) -> bool {
        self.stage == Stage::Rolled
    }

    /// Returns the SURRENDER! cards that could be played. At Louisbourg they can be played only at
    /// siege level 1 or 2.
    fn terms(&self, board: &Board) -> Cards {
        if self.space == FACTS.named.louisbourg && board.level(self.space) == 0 {
            return Cards::NONE;
        }
        FACTS.cards_of(CardEvent::Surrender)
    }

    /// Checks that the besieger is still in supply. The source of supply may have been demolished
    /// since the force was ordered to besiege (5.46). A besieger out of supply can only assault, if
    /// the level allows it, or stop (12.3, ruling 60).
    fn check_supply(&self, board: &Board) -> Result<(), Refusal> {
        check_roll(board, self.side, self.leader)
    }

    /// Returns the modifiers of the die (8.231).
    pub fn modifiers(&self, board: &Board) -> Vec<Modifier> {
        let (side, foe, space) = (self.side, self.side.other(), self.space);
        let mut all = Vec::new();
        let mut add = |rule, id, n| {
            if n != 0 {
                all.push(Modifier { rule, id, n });
            }
        };
        add("8.231", "tactics", self.leader.tactics());
        let inside = commander(board.leaders_within(foe, space));
        add("8.231", "defender-tactics", -inside.map_or(0, Leader::tactics));
        add("8.231", "coehorns", 2 * i8::from(board.phase.coehorns[side] == Some(space)));
        add("8.231", "defender-coehorns", -2 * i8::from(board.phase.coehorns[foe] == Some(space)));
        add("8.231", "louisbourg", -i8::from(space == FACTS.named.louisbourg));
        all
    }

    fn roll(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let modifier = self.modifiers(board).iter().map(|it| it.n).sum();
        let die = world.die();
        let total = die as i8 + modifier;
        let gain = FACTS.siege(total);
        self.roll = Some((die, total));
        let level = (board.level(self.space) + gain).min(2);
        board.set_level(self.space, level);
        world.tell(Event::SiegeRoll { side: self.side, space: self.space, die, modifier, level });
        self.stage = Stage::Rolled;
        self.resume(board, world)
    }

    /// Returns the spaces where a garrison that has surrendered goes: the closest unbesieged works.
    /// For the garrison of Louisbourg, distances are counted from Québec.
    fn refuges(&self, board: &Board) -> Spaces {
        let named = &FACTS.named;
        let from = if self.space == named.louisbourg { named.quebec } else { self.space };
        board.closest_havens(self.side.other(), from)
    }

    fn leave(&self, board: &mut Board, to: Option<Space>, world: &mut dyn World<Event>) {
        let (side, from, rule) = (self.side.other(), self.space, Fall::Surrendered.rule());
        let units = board.inside_in(side, from);
        let leaders = board.leaders_within(side, from);
        match to {
            Some(to) => {
                board.put_all(units, to);
                leaders.iter().for_each(|leader| board.put_leader(leader, to));
                world.tell(Event::Retreated { side, from, to, units, leaders, rule });
            }
            None => {
                units.iter().for_each(|unit| board.destroy(unit, rule, world));
                leaders.iter().for_each(|leader| board.kill(leader, rule, world));
            }
        }
    }

    /// Returns true if there are pieces inside that can leave.
    fn garrison(&self, board: &Board) -> bool {
        let foe = self.side.other();
        let units: Units = board.inside_in(foe, self.space);
        units.any() || board.leaders_within(foe, self.space).any()
    }
}

impl Procedure<Rules> for Siege {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        match self.stage {
            Stage::Choose | Stage::Rolled => self.side.into(),
            Stage::Leaving => self.side.other().into(),
            _ => Sides::NONE,
        }
    }

    fn owed(&self, board: &Board) -> Option<Action> {
        match self.stage {
            Stage::Leaving => self.lone(board),
            _ => None,
        }
    }

    fn ask(&self, board: &Board) -> Prompt {
        let (rule, key) = match self.stage {
            Stage::Choose if self.check_supply(board).is_err() => ("12.3", "ask-siege-cut"),
            Stage::Rolled => ("8.24", "ask-assault"),
            Stage::Leaving => ("card.6", "ask-surrendered"),
            _ => ("8.231", "ask-siege-roll"),
        };
        Prompt::new(rule, key).with(|text| text.name("space", self.space.key()))
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        match self.stage {
            Stage::Rolled => out.extend([Action::Assault, Action::Done]),
            Stage::Leaving => out.extend(self.refuges(board).iter().map(Action::To)),
            _ => {
                out.extend([Action::Roll, Action::Assault, Action::Done]);
                out.extend(board.hand[side].and(self.terms(board)).iter().map(Action::Card));
            }
        }
    }

    fn check(&self, board: &Board, side: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        match (self.stage, action) {
            (Stage::Rolled, Action::Assault) => Ok(Plan::Assault),
            (Stage::Rolled, Action::Done) => Ok(Plan::Done),
            (Stage::Leaving, Action::To(space)) if self.refuges(board).has(space) => {
                Ok(Plan::Leave(space))
            }
            (Stage::Choose, Action::Roll) => self.check_supply(board).map(|()| Plan::Roll),
            (Stage::Choose, Action::Assault | Action::Done) if self.check_supply(board).is_ok() => {
                Err(Refusal::new("8.231", "refuse-siege"))
            }
            (Stage::Choose, Action::Assault) => {
                check_assault(board, side, self.leader).map(|()| Plan::Assault)
            }
            (Stage::Choose, Action::Done) => Ok(Plan::Done),
            (Stage::Choose, Action::Card(card)) => {
                if !board.hand[side].has(card) {
                    return Err(Refusal::new("8.231", "refuse-siege-card-not-held"));
                }
                if !self.terms(board).has(card) {
                    return Err(Refusal::new(card.rule(), "refuse-not-the-moment"));
                }
                self.check_supply(board)?;
                Ok(Plan::Surrender(card))
            }
            (Stage::Leaving, _) => Err(Refusal::new("card.6", "refuse-surrendered-to")),
            _ => Err(Refusal::new("8.231", "refuse-siege")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Roll => self.roll(board, world),
            Plan::Surrender(card) => {
                respond(board, self.side, card, world);
                self.stage = Stage::Surrendered;
                self.resume(board, world)
            }
            Plan::Assault => Step::Become(Frame::Assault(Assault::new(self.side, self.space))),
            Plan::Done => Step::Return,
            Plan::Leave(to) => {
                self.leave(board, Some(to), world);
                Step::Return
            }
        }
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let (side, foe, space) = (self.side, self.side.other(), self.space);
        loop {
            match self.stage {
                Stage::Guns(who) => {
                    self.stage = Stage::GunsPlayed(who);
                    let fit = guns(board, who, space);
                    if let Some(window) = Window::open(board, who, Trigger::SiegeRoll, space, fit) {
                        return Step::Call(window);
                    }
                }
                Stage::GunsPlayed(who) => {
                    if board.response.take().is_some() {
                        board.phase.coehorns[who] = Some(space);
                    }
                    self.stage = if who == side { Stage::Guns(foe) } else { Stage::Terms };
                }
                Stage::Terms => {
                    self.stage = Stage::TermsPlayed;
                    let either = board.options.has(Optional::SurrenderEither);
                    let fit = if either { self.terms(board) } else { Cards::NONE };
                    let trigger =
                        if self.storm { Trigger::TermsBeforeAssault } else { Trigger::Terms };
                    if let Some(window) = Window::open(board, foe, trigger, space, fit) {
                        return Step::Call(window);
                    }
                }
                Stage::TermsPlayed => {
                    self.stage = match board.response.take() {
                        Some(_) => Stage::Surrendered,
                        None if self.storm => {
                            return Step::Become(Frame::Assault(Assault::new(side, space)));
                        }
                        None => Stage::Choose,
                    };
                }
                Stage::Choose => {
                    let terms = self.terms(board);
                    let open = terms.any() && board.may_hold(side, terms);
                    if open || self.check_supply(board).is_err() {
                        return Step::Stay;
                    }
                    return self.roll(board, world);
                }
                Stage::Rolled => {
                    if level_needed(space) <= board.level(space) {
                        return Step::Stay;
                    }
                    return Step::Return;
                }
                Stage::Surrendered => {
                    capture(board, side, space, Fall::Surrendered, world);
                    self.stage = Stage::Massacre;
                    if let Some(window) = massacre_window(board, side, space) {
                        return Step::Call(window);
                    }
                }
                Stage::Massacre => {
                    if board.response.take().is_some() {
                        massacre(board, side, space, world);
                    }
                    if !self.garrison(board) {
                        return Step::Return;
                    }
                    self.stage = Stage::Leaving;
                    if self.refuges(board).is_empty() {
                        self.leave(board, None, world);
                        return Step::Return;
                    }
                }
                Stage::Leaving => return Step::Stay,
            }
        }
    }

    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        (self.stage == Stage::Leaving).then_some(Action::To(space))
    }
}
