//! 9.0 Assaults: the besiegers attack the besieged.
//!
//! - 9.12 All units in the space take part.
//! - 9.13 Dice are modified by Tactics, and by +2 for COEHORNS; the attacker's column shifts one to
//!   the left.
//! - 9.14 Militia don't take part, Drilled Troops take losses first, nobody retreats, and the fight
//!   itself scores no point.
//! - 9.2 The attacker needs the higher result to win. A work without units fires on column 0.

use engine::{BySide, Procedure, Side, World};
use serde::{Deserialize, Serialize};

use crate::event::Fall;
use crate::fire::{Drm, Drms, Fire};
use crate::rules::battle::{Losses, Manner, check_leaders, commander, roll_fire};
use crate::rules::cards::{Trigger, Window, massacre, massacre_window};
use crate::rules::sieges::{capture, guns};
use crate::{Board, Event, FACTS, Frame, Leader, Leaders, Rules, Space, Step, Units};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// This side may play COEHORNS; the attacker comes first.
    Guns(Side),
    GunsPlayed(Side),
    Fire,
    /// This side loses steps, and then leaders if they are at risk.
    Lose(Side),
    Check(Side),
    Settle,
    Massacre,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Assault {
    pub attacker: Side,
    pub space: Space,
    stage: Stage,
    /// The fire of each side, once it has been rolled.
    pub fire: BySide<Option<Fire>>,
}

impl Assault {
    pub fn new(attacker: Side, space: Space) -> Assault {
        Assault { attacker, space, stage: Stage::Guns(attacker), fire: BySide::default() }
    }

    pub fn units(&self, board: &Board, side: Side) -> Units {
        if side == self.attacker {
            board.outside_in(side, self.space)
        } else {
            board.inside_in(side, self.space)
        }
    }

    pub fn leaders(&self, board: &Board, side: Side) -> Leaders {
        if side == self.attacker {
            board.leaders_out(side, self.space)
        } else {
            board.leaders_within(side, self.space)
        }
    }

    /// Returns the strength with which a side fires or has fired.
    pub fn strength(&self, board: &Board, side: Side) -> u8 {
        let now = || board.strength(self.units(board, side));
        self.fire[side].map_or_else(now, |fire| fire.strength)
    }

    /// Returns the column of the Combat Results Table on which a side fires.
    pub fn column(&self, board: &Board, side: Side) -> u8 {
        FACTS.column(self.strength(board, side)).saturating_sub(self.shift(side))
    }

    /// Returns the number of columns by which a side's fire is shifted to the left. The walls
    /// protect the besieged from the attacker's fire (9.13).
    fn shift(&self, side: Side) -> u8 {
        u8::from(side == self.attacker)
    }

    /// Returns the modifiers of a side's die: the present ones or, once the side has fired, those
    /// of its fire (9.13).
    pub fn drms(&self, board: &Board, side: Side) -> Drms {
        if let Some(fire) = self.fire[side] {
            return fire.drms;
        }
        let mut drms = Drms::default();
        let leader = commander(self.leaders(board, side));
        drms.add(Drm::AssaultTactics, leader.map_or(0, Leader::tactics));
        if board.phase.coehorns[side] == Some(self.space) {
            drms.add(Drm::Coehorns, 2);
        }
        drms
    }

    /// Returns the number of steps that the enemy of a side must lose.
    fn result(&self, side: Side) -> u8 {
        self.fire[side].map_or(0, |fire| fire.result)
    }

    fn roll(&mut self, board: &Board, side: Side, world: &mut dyn World<Event>) {
        let (strength, drms) = (self.strength(board, side), self.drms(board, side));
        let shift = self.shift(side);
        self.fire[side] = Some(roll_fire(side, (strength, shift), drms, "9.13", world));
    }
}

/// The procedure asks no questions.
impl Procedure<Rules> for Assault {
    type Plan = ();
    type Shared = ();

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let (attacker, defender, space) = (self.attacker, self.attacker.other(), self.space);
        loop {
            match self.stage {
                Stage::Guns(side) => {
                    if side == attacker {
                        world.tell(Event::Assault { attacker, space });
                    }
                    self.stage = Stage::GunsPlayed(side);
                    let fit = guns(board, side, space);
                    if let Some(window) = Window::open(board, side, Trigger::Assault, space, fit) {
                        return Step::Call(window);
                    }
                }
                Stage::GunsPlayed(side) => {
                    if board.response.take().is_some() {
                        board.phase.coehorns[side] = Some(space);
                    }
                    self.stage = if side == attacker { Stage::Guns(defender) } else { Stage::Fire };
                }
                Stage::Fire => {
                    board.phase.spent = board.phase.spent.or(self.units(board, attacker));
                    board.phase.spent_leaders =
                        board.phase.spent_leaders.or(self.leaders(board, attacker));
                    self.roll(board, attacker, world);
                    self.roll(board, defender, world);
                    self.stage = Stage::Lose(attacker);
                }
                Stage::Lose(side) => {
                    self.stage = Stage::Check(side);
                    let units = self.units(board, side);
                    let result = self.result(side.other());
                    if 0 < result && units.any() {
                        let losses =
                            Losses::new(board, side, space, Manner::Assault, units, result);
                        return Step::Call(Frame::Losses(losses));
                    }
                }
                Stage::Check(side) => {
                    if self.fire[side.other()].is_some_and(|fire| fire.endangers_leaders()) {
                        check_leaders(board, self.leaders(board, side), "7.7", world);
                    }
                    self.stage =
                        if side == attacker { Stage::Lose(defender) } else { Stage::Settle };
                }
                Stage::Settle => {
                    let won = self.result(defender) < self.result(attacker);
                    let winner = if won { attacker } else { defender };
                    world.tell(Event::Won { side: winner, space, rule: "9.2" });
                    if !won {
                        return Step::Return;
                    }
                    let inside = self.units(board, defender);
                    inside.iter().for_each(|unit| board.destroy(unit, "9.22", world));
                    let leaders = self.leaders(board, defender);
                    leaders.iter().for_each(|leader| board.kill(leader, "9.22", world));
                    capture(board, attacker, space, Fall::Stormed, world);
                    self.stage = Stage::Massacre;
                    if let Some(window) = massacre_window(board, attacker, space) {
                        return Step::Call(window);
                    }
                }
                Stage::Massacre => {
                    if board.response.take().is_some() {
                        massacre(board, attacker, space, world);
                    }
                    return Step::Return;
                }
            }
        }
    }
}
