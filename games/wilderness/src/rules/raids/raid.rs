//! 10.0 Raids.
//!
//! - 10.1 Active Auxiliaries without Drilled Troops must raid enemy farmland, enemy stockades and
//!   allied settlements where they end their move; all Auxiliaries in the space raid together.
//! - 10.2 One Militia unit may oppose the raiders at a stockade on farmland.
//! - 10.3 The Raid Table decides. Its results are in 10.31, losses of leaders in 10.32, Raided
//!   markers in 10.33.
//! - 10.4 Afterwards all raiders go home.

use engine::{Modifier, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::board::able_to_command;
use crate::rules::battle::{Battle, Losses, Manner, check_leaders, commander};
use crate::rules::cards::{Trigger, Window};
use crate::rules::raids::GoingHome;
use crate::{
    Action, Board, Building, CardEvent, Department, Event, FACTS, FortChange, Frame, InForce, Kind,
    Leader, Leaders, Optional, Piece, Rules, Space, Step, Unit, Units,
};

/// Returns true if the space is a settlement of a tribe that has units on the map on the enemy's
/// side (10.1).
fn allied_settlement(board: &Board, foe: Side, space: Space) -> bool {
    space.facts().tribes.iter().any(|tribe| board.allied(foe, *tribe))
}

/// Returns true if Auxiliaries of a side may raid in a space. If they may, they must (10.1, 10.11).
pub fn is_target(board: &Board, side: Side, space: Space) -> bool {
    let foe = side.other();
    let facts = space.facts();
    let closed = facts.fortress
        || Side::BOTH.iter().any(|it| board.forts[*it].has(space))
        || board.stockades[side].has(space)
        || board.drilled(side).has(space)
        || board.presence(foe).has(space);
    let prey = (facts.cultivated && facts.originally == Some(foe))
        || board.stockades[foe].has(space)
        || allied_settlement(board, foe, space);
    prey && !closed
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Militia,
    Fought,
    Blockhouses,
    Answered,
    Roll,
    Flight,
    Lost,
    Home,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Raid {
    pub side: Side,
    pub space: Space,
    /// The space that the raiders came from, if they moved this phase.
    from: Option<Space>,
    stage: Stage,
    /// The die and its modifiers, once they are fixed.
    rolled: Option<Rolled>,
    /// Whether the raiders' leaders are at risk, so that dice must be rolled for them (10.32).
    danger: bool,
    steps: u8,
}

/// A raid's die, its column and its modifiers (10.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Rolled {
    /// The die; `None` until it is rolled.
    die: Option<u8>,
    hard: bool,
    tactics: i8,
    rangers: i8,
    militia: i8,
}

pub enum Plan {
    Militia(Unit),
    Pass,
}

impl Raid {
    pub fn new(side: Side, space: Space, from: Option<Space>) -> Raid {
        Raid { side, space, from, stage: Stage::Militia, rolled: None, danger: false, steps: 0 }
    }

    pub fn raiders(&self, board: &Board) -> Units {
        board.outside_in(self.side, self.space).and(FACTS.auxiliaries)
    }

    fn leaders(&self, board: &Board) -> Leaders {
        board.leaders_out(self.side, self.space)
    }

    /// Returns the leader of the raid: the activated leader if he is in the space, otherwise the
    /// leader with the highest Command there (7.51, 10.13).
    pub fn leader(&self, board: &Board) -> Option<Leader> {
        let active = board.party().commander.filter(|it| board.leader_at(*it) == self.space);
        if active.is_some() || !board.edition.dropped_raid_tactics() {
            return active;
        }
        commander(able_to_command(self.leaders(board), self.raiders(board)))
    }

    fn department(&self) -> Option<Department> {
        self.space.facts().department.filter(|it| it.side() != self.side)
    }

    /// Returns the Militia that may oppose the raiders (10.2).
    fn militia(&self, board: &Board) -> Units {
        let foe = self.side.other();
        let Some(department) = self.department() else {
            return Units::NONE;
        };
        let fought = if board.edition.militia_barred_by_battle_there() {
            board.party().fought.has(self.space)
        } else {
            board.party().fought.any()
        };
        if fought || !board.stockades[foe].has(self.space) {
            return Units::NONE;
        }
        board.units_of(foe, FACTS.militia_box(department))
    }

    /// Returns true if the raid is against a stockade or an enemy-allied settlement.
    fn prize(&self, board: &Board) -> bool {
        let foe = self.side.other();
        board.stockades[foe].has(self.space) || allied_settlement(board, foe, self.space)
    }

    /// Returns true if the raid uses the column of stockades and allied settlements, either because
    /// of its target (10.3) or because of BLOCKHOUSES.
    pub fn hard(&self, board: &Board) -> bool {
        self.aim(board).hard
    }

    /// Returns the modifiers of the die: the present ones or, after the roll, those of the roll
    /// (10.3).
    pub fn modifiers(&self, board: &Board) -> Vec<Modifier> {
        let Rolled { tactics, rangers, militia, .. } = self.aim(board);
        [
            Modifier { rule: "7.51", id: "tactics", n: tactics },
            Modifier { rule: "10.3", id: "rangers", n: rangers },
            Modifier { rule: "10.3", id: "militia", n: militia },
        ]
        .into_iter()
        .filter(|it| it.n != 0)
        .collect()
    }

    /// Returns the die, the modified result, whether the raid succeeded, and the steps that it
    /// cost; `None` before the roll (10.3).
    pub fn result(&self) -> Option<(u8, i8, bool, u8)> {
        let Rolled { die, hard, tactics, rangers, militia } = self.rolled?;
        let die = die?;
        let total = die as i8 + tactics + rangers + militia;
        let (success, steps) = FACTS.raid(hard, total);
        Some((die, total, success, steps))
    }

    /// Returns the column and the modifiers: the present ones or, after the roll, those of the
    /// roll.
    fn aim(&self, board: &Board) -> Rolled {
        let foe = self.side.other();
        self.rolled.unwrap_or_else(|| {
            let rangers = self.raiders(board).and(FACTS.of_kind[Kind::Rangers as usize]).any();
            let guard = self
                .department()
                .is_some_and(|department| 2 <= board.units_in(FACTS.militia_box(department)).len());
            Rolled {
                die: None,
                hard: self.prize(board) || board.is_in_force(InForce::blockhouses(foe)),
                tactics: self.leader(board).map_or(0, Leader::tactics),
                rangers: i8::from(rangers),
                militia: -i8::from(guard),
            }
        })
    }

    /// Carries out a successful raid: places a marker, and destroys the stockade or settlement
    /// (10.31, 10.33).
    fn succeed(&mut self, board: &mut Board, world: &mut dyn World<Event>) {
        let (side, foe, space) = (self.side, self.side.other(), self.space);
        let prize = self.prize(board);
        let markers = board.raided(side, space);
        if prize || markers == 0 {
            board.set_raided(side, space, markers + 1);
            world.tell(Event::Raided { side, space });
        }
        if board.stockades[foe].has(space) {
            board.stockades[foe].remove(space);
            world.tell(Event::Work {
                side: foe,
                space,
                work: Building::Stockade,
                fate: FortChange::Destroyed,
                rule: "10.31",
            });
        }
        for tribe in &space.facts().tribes {
            for unit in FACTS.kind(foe, *tribe).minus(board.inside()).iter() {
                if board.at(unit).on_map() {
                    board.destroy(unit, "10.31", world);
                }
            }
        }
        let marked = prize || markers == 0;
        if marked && board.options.has(Optional::MilitiaFlight) && self.department().is_some() {
            self.stage = Stage::Flight;
        }
    }
}

impl Procedure<Rules> for Raid {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        match self.stage {
            Stage::Militia => self.side.other().into(),
            _ => Sides::NONE,
        }
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("10.2", "ask-raid-militia").with(|text| text.name("space", self.space.key()))
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let units = self.militia(board);
        out.extend(board.classes(units).map(|class| Action::Take(Piece::Unit(class))));
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        match action {
            Action::Pass => Ok(Plan::Pass),
            Action::Take(Piece::Unit(class)) => board
                .pick(self.militia(board), class)
                .map(Plan::Militia)
                .ok_or(Refusal::new("10.2", "refuse-raid-militia")),
            _ => Err(Refusal::new("10.2", "refuse-militia-or-pass")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        let (side, space) = (self.side, self.space);
        let Plan::Militia(unit) = plan else {
            self.stage = Stage::Blockhouses;
            return self.resume(board, world);
        };
        self.stage = Stage::Fought;
        board.put(unit, space);
        world.tell(Event::MilitiaOut { side: side.other(), space, n: 1, rule: "10.2" });
        let (units, leaders) = (self.raiders(board), self.leaders(board));
        let led = self.leader(board);
        Step::Call(Frame::Battle(Battle::raid(side, space, units, leaders, led, self.from, unit)))
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let (side, foe, space) = (self.side, self.side.other(), self.space);
        loop {
            match self.stage {
                Stage::Militia => {
                    if self.militia(board).any() {
                        return Step::Stay;
                    }
                    self.stage = Stage::Blockhouses;
                }
                Stage::Fought => {
                    if self.raiders(board).is_empty() {
                        return Step::Return; // the raiders were beaten off (10.23)
                    }
                    self.stage = Stage::Blockhouses;
                }
                Stage::Blockhouses => {
                    self.stage = Stage::Answered;
                    let fit = FACTS.cards_of(CardEvent::Blockhouses);
                    if let Some(window) = Window::open(board, foe, Trigger::Raid, space, fit) {
                        return Step::Call(window);
                    }
                }
                Stage::Answered => {
                    if board.response.take().is_some() {
                        board.put_in_force(InForce::blockhouses(foe));
                    }
                    self.stage = Stage::Roll;
                }
                Stage::Roll => {
                    let aim = self.aim(board);
                    let (hard, modifier) = (aim.hard, aim.tactics + aim.rangers + aim.militia);
                    let die = world.die();
                    let (success, steps) = FACTS.raid(hard, die as i8 + modifier);
                    world.tell(Event::RaidRoll { side, space, die, modifier, success });
                    self.steps = steps;
                    self.rolled = Some(Rolled { die: Some(die), ..aim });
                    self.danger = die == 1 || (die == 6 && self.prize(board));
                    self.stage = Stage::Lost;
                    if success {
                        self.succeed(board, world);
                    }
                }
                Stage::Flight => {
                    self.stage = Stage::Lost;
                    let militia = self.department().map_or(Units::NONE, |department| {
                        board.units_of(foe, FACTS.militia_box(department))
                    });
                    if militia.any() {
                        let losses = Losses::new(board, foe, space, Manner::Flight, militia, 1);
                        return Step::Call(Frame::Losses(losses));
                    }
                }
                Stage::Lost => {
                    self.stage = Stage::Home;
                    let units = self.raiders(board);
                    if 0 < self.steps {
                        let losses =
                            Losses::new(board, side, space, Manner::Raid, units, self.steps);
                        return Step::Call(Frame::Losses(losses));
                    }
                }
                Stage::Home => {
                    if self.danger {
                        let leaders = self.leaders(board);
                        check_leaders(board, leaders, "10.32", world);
                    }
                    self.stage = Stage::Over;
                    let (units, leaders) = (self.raiders(board), self.leaders(board));
                    return Step::Become(Frame::GoingHome(GoingHome::after_raid(
                        side, space, units, leaders,
                    )));
                }
                Stage::Over => return Step::Return,
            }
        }
    }
}
