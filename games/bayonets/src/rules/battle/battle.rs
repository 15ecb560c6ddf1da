//! A Battle, from its preparation to its aftermath (13.1 to 13.8).

use engine::{BySide, Named, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::combining::Combining;
use super::retreat::Retreat;
use crate::dice::{Dice, Face, Group, Reason};
use crate::{
    Action, Board, Card, CardEvent, Class, Event, FACTS, Frame, Legal, Place, Pool, Rules, Space,
    Step, Terrain, Unit, Units, Work, refuse,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) enum Stage {
    // Preparation (13.2). In each stage the attacker acts first.
    Emergency(Side),
    Combine(Side),
    Events(Side),
    Command(Side),
    Begin,
    // Battle rolls (13.3.3).
    Roll,
    Reroll,
    Replace,
    Hits,
    Bts,
    Withdraw,
    Flags,
    Militia,
    // Aftermath (13.6 to 13.9).
    Outcome,
    Rout,
    Fort,
    Retreat,
    Desertion,
    After,
}

/// A Battle in a space. Fields of type `BySide` have a value for each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    pub space: Space,
    pub attacker: Side,
    pub(super) stage: Stage,
    /// The units that take part; eliminated units are removed.
    pub(super) engaged: BySide<Units>,
    /// Defenders eliminated before they could roll (13.3.3).
    pub(super) fallen: Units,
    pub militia: BySide<u8>,
    pub marker: BySide<i8>,
    pub commander: BySide<Option<Unit>>,
    pub rerolls: BySide<u8>,
    /// The rerolls that each side has left from a card's event (cards 8, 14, 27).
    pub(super) card_rerolls: BySide<u8>,
    /// The number of boxes by which events move each side's marker (cards 32, 37, 41).
    pub(super) events: BySide<i8>,
    /// Whether the Fort's B&Ts count as misses (card 37).
    pub(super) coup: bool,
    pub roller: Side,
    pub group: Group,
    pub dice: Dice,
    pub(super) hits: u8,
    pub(super) bts: u8,
    /// The units of which one must take a Hit.
    pub(super) pending: Units,
    /// Whether the first Hit on a Metropolitan Brigade has been taken (13.4.2).
    pub(super) metropolitan_hit: BySide<bool>,
    /// Whether the Battle is against a Fort, or in an enemy's Settled Space (13.7.1).
    pub(super) walls: bool,
    pub(super) had_bastion: bool,
    pub(super) loser: Side,
    pub(super) routed: bool,
}

pub enum Plan {
    Emergency,
    Event(CardEvent),
    Commander(Unit),
    Reroll(Face, Reason),
    Lose(Unit),
    Withdraw(Unit, Space),
    Fort(bool),
    Pass,
}

impl Battle {
    pub fn at(board: &Board, space: Space) -> Battle {
        let attacker = defender(board, space).other();
        Battle {
            space,
            attacker,
            stage: Stage::Emergency(attacker),
            engaged: BySide::of(|side| board.stack(side, space).minus(board.this_round.fought)),
            fallen: Units::NONE,
            militia: BySide::of(|side| board.militia(side, space)),
            marker: BySide::default(),
            commander: BySide::default(),
            rerolls: BySide::default(),
            card_rerolls: BySide::default(),
            events: BySide::default(),
            coup: false,
            roller: attacker,
            group: Group::FIRST,
            dice: Dice::default(),
            hits: 0,
            bts: 0,
            pending: Units::NONE,
            metropolitan_hit: BySide::default(),
            walls: false,
            had_bastion: false,
            loser: attacker,
            routed: false,
        }
    }

    pub fn defender(&self) -> Side {
        self.attacker.other()
    }
    /// Returns a side's units still in the Battle, without Commanders.
    pub fn alive(&self, board: &Board, side: Side) -> Units {
        board.units_of(side, self.space).and(self.engaged[side])
    }
    pub fn commanders(&self, board: &Board, side: Side) -> Units {
        board.commanders_of(side, self.space).and(self.engaged[side])
    }

    fn lead(&mut self, side: Side, unit: Unit, most: u8) {
        self.commander[side] = Some(unit);
        self.rerolls[side] = unit.facts().rating.min(most);
    }

    fn prepared(&mut self, side: Side, next: fn(Side) -> Stage, then: Stage) {
        self.stage = if side == self.attacker { next(self.defender()) } else { then };
    }

    /// Returns the side that must choose in the present stage.
    fn asked(&self) -> Side {
        match self.stage {
            Stage::Emergency(side) | Stage::Events(side) | Stage::Command(side) => side,
            Stage::Hits | Stage::Bts => self.roller.other(),
            Stage::Rout | Stage::Fort => self.loser,
            _ => self.roller,
        }
    }
}

/// Returns the defender (13.1, ruling 78).
fn defender(board: &Board, space: Space) -> Side {
    let held = |side: Side| board.this_round.held[side].has(space);
    let militia = |side: Side| 0 < board.militia(side, space);
    if board.fortress(space) {
        return Side::French;
    }
    let tests: [&dyn Fn(Side) -> bool; 3] =
        [&held, &militia, &|side: Side| board.came_first(side, space)];
    for test in tests {
        match (test(Side::French), test(Side::British)) {
            (true, false) => return Side::French,
            (false, true) => return Side::British,
            _ => {}
        }
    }
    Side::French
}

impl Procedure<Rules> for Battle {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.asked().into()
    }

    fn owed(&self, board: &Board) -> Option<Action> {
        match self.stage {
            Stage::Command(_) | Stage::Hits | Stage::Bts | Stage::Rout => self.lone(board),
            _ => None,
        }
    }

    fn ask(&self, _: &Board) -> Prompt {
        let (rule, key) = match self.stage {
            Stage::Emergency(_) => ("13.2.2", "ask-emergency"),
            Stage::Events(_) => ("7.4", "ask-battle-event"),
            Stage::Command(_) => ("13.3.1", "ask-commander"),
            Stage::Replace => ("13.5.1", "ask-replace"),
            Stage::Reroll => ("13.5", "ask-reroll"),
            Stage::Hits | Stage::Bts => ("13.4", "ask-hit"),
            Stage::Withdraw => ("13.3.3", "ask-withdraw"),
            Stage::Rout => ("13.8.s1", "ask-rout"),
            _ => ("13.9.5", "ask-fort"),
        };
        Prompt::new(rule, key).with(|text| text.name("space", self.space.key()))
    }

    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        match self.stage {
            Stage::Emergency(_) => out.extend([Action::Emergency, Action::Pass]),
            Stage::Events(side) => {
                let card = self.event(board, side).and_then(|event| board.card_of(side, event));
                out.extend(card.map(Action::Card));
                out.push(Action::Pass);
            }
            Stage::Command(side) => {
                out.extend(board.classes(self.commanders(board, side)).map(Action::Commander));
            }
            Stage::Replace => {
                let there = self.commanders(board, self.roller);
                out.extend(board.classes(there).map(Action::Commander));
                out.push(Action::Pass);
            }
            Stage::Reroll => {
                for face in Face::all() {
                    out.extend(Reason::all().map(|reason| Action::Reroll(face, reason)));
                }
                out.push(Action::Done);
            }
            Stage::Hits | Stage::Bts => out.extend(board.classes(self.pending).map(Action::Lose)),
            Stage::Withdraw => {
                let fleets = self.alive(board, self.roller).and(FACTS.fleets);
                for class in board.classes(fleets) {
                    let havens = self.havens(board);
                    out.extend(havens.iter().map(|to| Action::Withdraw(class, to)));
                }
                out.push(Action::Pass);
            }
            Stage::Rout => {
                out.extend(board.classes(self.rout_candidates(board)).map(Action::Lose));
            }
            Stage::Fort => out.extend([Action::Fort(Work::Raze), Action::YieldFort]),
            _ => {}
        }
    }

    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Plan> {
        let pick =
            |units: Units, class: Class, refusal: Refusal| board.pick(units, class).ok_or(refusal);
        let is =
            |card: Card, event: Option<CardEvent>| event.is_some() && card.facts().event == event;
        match (self.stage, action) {
            (Stage::Emergency(_), Action::Emergency) => Ok(Plan::Emergency),
            (
                Stage::Emergency(_) | Stage::Events(_) | Stage::Replace | Stage::Withdraw,
                Action::Pass,
            ) => Ok(Plan::Pass),
            (Stage::Events(side), Action::Card(card)) => match self.event(board, side) {
                Some(event) if is(card, Some(event)) => Ok(Plan::Event(event)),
                _ => refuse("7.4", "refuse-battle-event"),
            },
            (Stage::Command(side), Action::Commander(class)) => {
                let refusal = Refusal::new("13.3.1", "refuse-commander");
                pick(self.commanders(board, side), class, refusal).map(Plan::Commander)
            }
            (Stage::Replace, Action::Commander(class)) => {
                let refusal = Refusal::new("13.5.1", "refuse-replace");
                pick(self.commanders(board, self.roller), class, refusal).map(Plan::Commander)
            }
            (Stage::Reroll, Action::Reroll(face, reason)) => {
                self.check_reroll(board, face, reason).map(|()| Plan::Reroll(face, reason))
            }
            (Stage::Reroll, Action::Done) => Ok(Plan::Pass),
            (Stage::Hits | Stage::Bts, Action::Lose(class)) => {
                let unit = board.pick(self.pending, class);
                unit.map(Plan::Lose).ok_or_else(|| self.spared(board, class))
            }
            (Stage::Rout, Action::Lose(class)) => {
                let refusal = Refusal::new("13.8.s1", "refuse-rout-loss");
                pick(self.rout_candidates(board), class, refusal).map(Plan::Lose)
            }
            (Stage::Withdraw, Action::Withdraw(class, to)) => {
                let refusal = Refusal::new("13.3.3", "refuse-withdraw");
                let fleets = self.alive(board, self.roller).and(FACTS.fleets);
                let fleet = pick(fleets, class, refusal)?;
                if !self.havens(board).has(to) {
                    return Err(refusal);
                }
                Ok(Plan::Withdraw(fleet, to))
            }
            (Stage::Fort, Action::Fort(Work::Raze)) => Ok(Plan::Fort(true)),
            (Stage::Fort, Action::YieldFort) => Ok(Plan::Fort(false)),
            (stage, _) => Err(match stage {
                Stage::Emergency(_) => Refusal::new("13.2.2", "refuse-emergency"),
                Stage::Events(_) => Refusal::new("7.4", "refuse-battle-event"),
                Stage::Command(_) => Refusal::new("13.3.1", "refuse-commander"),
                Stage::Replace => Refusal::new("13.5.1", "refuse-replace"),
                Stage::Reroll => Refusal::new("13.5", "refuse-rerolling"),
                Stage::Withdraw => Refusal::new("13.3.3", "refuse-withdrawing"),
                Stage::Rout => Refusal::new("13.8.s1", "refuse-rout-loss"),
                Stage::Fort => Refusal::new("13.9.5", "refuse-fort"),
                _ => Refusal::new("13.4", "refuse-hit"),
            }),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Emergency => {
                let Stage::Emergency(side) = self.stage else { return Step::Stay };
                let fleets = self.alive(board, side).and(FACTS.fleets);
                let reduced = fleets.and(board.reduced()).first().or(fleets.first());
                if let (Some(fleet), Some(guns)) = (reduced, self.spare_guns(board, side)) {
                    board.eliminate(fleet, world);
                    board.put(guns, self.space);
                    self.engaged[side].insert(guns);
                    world.tell(Event::Emergency { side, space: self.space });
                }
                self.prepared(side, Stage::Emergency, Stage::Combine(self.attacker));
            }
            Plan::Event(event) => {
                self.play_event(board, event, world);
                let side = self.asked();
                self.prepared(side, Stage::Events, Stage::Command(self.attacker));
            }
            Plan::Commander(unit) => {
                if let Stage::Command(side) = self.stage {
                    self.lead(side, unit, 3);
                    self.prepared(side, Stage::Command, Stage::Begin);
                } else {
                    self.lead(self.roller, unit, self.rerolls[self.roller]);
                    self.stage = Stage::Reroll;
                }
            }
            Plan::Reroll(face, reason) => self.reroll(board, face, reason, world),
            Plan::Lose(unit) if self.stage == Stage::Rout => {
                self.pay_rout(board, unit, world);
                self.stage = Stage::Fort;
            }
            Plan::Lose(unit) => self.fell(board, unit, world),
            Plan::Withdraw(fleet, to) => {
                let side = self.roller;
                world.tell(Event::Retreated { side, from: self.space, to, units: fleet.into() });
                board.shift(side, fleet.into(), to);
                self.engaged[side].remove(fleet);
                self.stage = Stage::Bts;
            }
            Plan::Fort(raze) => {
                self.end_fort(board, raze, world);
                self.stage = Stage::Retreat;
            }
            Plan::Pass => match self.stage {
                Stage::Emergency(side) => {
                    self.prepared(side, Stage::Emergency, Stage::Combine(self.attacker));
                }
                Stage::Events(side) => {
                    self.prepared(side, Stage::Events, Stage::Command(self.attacker));
                }
                Stage::Reroll => {
                    self.hits = self.dice.hits(self.group.shape());
                    self.bts = self.dice.count(Face::BT);
                    self.stage = Stage::Hits;
                }
                Stage::Withdraw => self.stage = Stage::Bts,
                _ => self.stage = Stage::Reroll,
            },
        }
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        board.fighting = Some(self.space);
        if self.pending.any() {
            return Step::Stay;
        }
        loop {
            match self.stage {
                Stage::Emergency(side) => {
                    if side == self.attacker {
                        let enemy = board.control(self.space) == Some(self.defender());
                        let settled = self.space.facts().terrain == Terrain::Settled && enemy;
                        let forts = board.stack(self.defender(), self.space).and(FACTS.forts);
                        self.walls = settled || forts.any();
                    }
                    if self.may_improvise(board, side) {
                        return Step::Stay;
                    }
                    self.prepared(side, Stage::Emergency, Stage::Combine(self.attacker));
                }
                Stage::Combine(side) => {
                    self.prepared(side, Stage::Combine, Stage::Events(self.attacker));
                    let units = self.engaged[side];
                    if let Some(it) = Combining::due(board, side, self.space.into(), units) {
                        return Step::Call(Frame::Combining(it));
                    }
                }
                Stage::Events(side) => {
                    if self.event(board, side).is_some() {
                        return Step::Stay;
                    }
                    self.prepared(side, Stage::Events, Stage::Command(self.attacker));
                }
                Stage::Command(side) => {
                    if self.commanders(board, side).any() {
                        return Step::Stay;
                    }
                    self.prepared(side, Stage::Command, Stage::Begin);
                }
                Stage::Begin => {
                    self.begin(board, world);
                    self.stage = Stage::Roll;
                }
                Stage::Roll => self.roll(board, world),
                Stage::Reroll => {
                    if self.any_reroll(board) {
                        return Step::Stay;
                    }
                    self.hits = self.dice.hits(self.group.shape());
                    self.bts = self.dice.count(Face::BT);
                    self.stage = Stage::Hits;
                }
                Stage::Hits => {
                    if !self.apply_hits(board) {
                        return Step::Stay;
                    }
                    self.stage = Stage::Bts;
                }
                Stage::Bts => {
                    if !self.apply_bts(board, world) {
                        return Step::Stay;
                    }
                    self.stage = Stage::Flags;
                }
                Stage::Flags => {
                    self.flags(board);
                    self.next_group();
                }
                Stage::Militia => {
                    self.militia_rolls(world);
                    self.stage = Stage::Outcome;
                }
                Stage::Outcome => self.outcome(board, world),
                Stage::Rout => {
                    if self.rout_candidates(board).any() {
                        return Step::Stay;
                    }
                    self.stage = Stage::Fort;
                }
                Stage::Fort => {
                    self.stage = Stage::Retreat;
                    if !self.cancelled(board) && self.fort(board).is_some() {
                        let pool = Place::pool(Pool::FORTS[self.loser.other()]);
                        let routed = board.markers[self.loser].rout.has(self.space);
                        let choice = !routed && board.units_in(pool).any();
                        if choice {
                            self.stage = Stage::Fort;
                            return Step::Stay;
                        }
                        self.end_fort(board, false, world);
                    }
                }
                Stage::Retreat => {
                    self.stage = Stage::Desertion;
                    if !self.cancelled(board)
                        && let Some(retreat) = Retreat::beaten(
                            board,
                            self.loser,
                            self.space,
                            self.loser == self.attacker,
                        )
                    {
                        return Step::Call(Frame::Retreat(retreat));
                    }
                }
                Stage::Desertion => {
                    if !self.cancelled(board) {
                        self.desertion(board, world);
                    }
                    self.stage = Stage::After;
                }
                Stage::After => {
                    self.after(board, world);
                    return Step::Return;
                }
                Stage::Replace | Stage::Withdraw => return Step::Stay,
            }
        }
    }
}
