//! 6.8 Avoiding battle.
//!
//! - 6.8 One unbesieged force or unit may try. It succeeds if the die plus the commander's Tactics
//!   is 4 or more. In wilderness and mountains, Auxiliaries automatically avoid battle with
//!   attackers without Auxiliaries.
//! - 6.81 The force goes to one adjacent space without unbesieged enemies, but not to the space
//!   that the attacker came from. 6.811 From an Amphib space it may also go to a port.
//! - 6.84 Units that tried to intercept may not avoid battle.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Event, FACTS, Force, Frame, Leader, Rules, Space, Spaces, Step, Units};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Avoiding {
    pub side: Side,
    space: Space,
    /// The space that the attackers came from.
    from: Option<Space>,
    attackers: Units,
    /// The force that tries to avoid battle. The player names its pieces one by one.
    pub force: Force,
    /// The force's die, once it is rolled.
    pub die: Option<u8>,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// The player chooses the force that tries.
    Trying,
    /// The force has succeeded, and the player chooses where it goes.
    Away,
}

pub enum Plan {
    Pass,
    Lead(Leader),
    Muster(Force),
    MusterAll(Force),
    Try(Force),
    To(Space),
}

impl Avoiding {
    pub fn space(&self) -> Space {
        self.space
    }

    pub fn possible(
        board: &Board,
        side: Side,
        space: Space,
        from: Option<Space>,
        attackers: Units,
    ) -> Option<Frame> {
        let this = Avoiding {
            side,
            space,
            from,
            attackers,
            force: Force::default(),
            die: None,
            stage: Stage::Trying,
        };
        let possible =
            board.edition.avoiding_battle() && this.able(board).any() && this.refuges(board).any();
        possible.then_some(Frame::Avoiding(this))
    }

    fn able(&self, board: &Board) -> Units {
        board
            .outside_in(self.side, self.space)
            .minus(board.party().tried)
            .minus(board.party().caught_by.units)
    }

    /// Returns true if the force may go by sea to a port that its side controls (6.811).
    fn by_sea(&self, board: &Board) -> bool {
        self.side == Side::British && board.amphib.has(self.space) && board.edition.avoid_to_port()
    }

    /// Returns the adjacent spaces, and the ports if the force may go by sea.
    fn near(&self, board: &Board) -> Spaces {
        let near = self.space.facts().adjacent;
        if self.by_sea(board) { near.or(FACTS.ports) } else { near }
    }

    fn refuges(&self, board: &Board) -> Spaces {
        let mut refuges = self.space.facts().adjacent.minus(board.held_against(self.side));
        if self.by_sea(board) {
            refuges = refuges.or(board.ports(Side::British));
        }
        if let Some(from) = self.from {
            refuges.remove(from);
        }
        refuges.without(self.space)
    }

    /// Returns true if the force avoids battle automatically (6.8).
    fn slips_away(&self, force: &Force) -> bool {
        !FACTS.cultivated.has(self.space)
            && force.units.minus(FACTS.auxiliaries).is_empty()
            && self.attackers.and(FACTS.auxiliaries).is_empty()
    }
}

impl Procedure<Rules> for Avoiding {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn owed(&self, board: &Board) -> Option<Action> {
        match self.stage {
            Stage::Away => self.lone(board),
            _ => None,
        }
    }

    fn ask(&self, _: &Board) -> Prompt {
        let name = |ask: Prompt| ask.with(|text| text.name("space", self.space.key()));
        if self.stage == Stage::Away {
            return name(Prompt::new("6.81", "ask-avoid-to"));
        }
        if self.force.commander.is_some() {
            return name(Prompt::new("6.8", "ask-avoid-force"));
        }
        name(Prompt::new("6.8", "ask-avoid")).window()
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        if self.stage == Stage::Away {
            out.extend(self.refuges(board).iter().map(Action::To));
            return;
        }
        out.push(Action::Pass);
        let units = self.able(board);
        let leaders = board.leaders_out(side, self.space);
        if self.force.commander.is_some() {
            out.extend(self.force.offers(board, units, leaders).map(Action::Take));
            out.extend([Action::TakeAll, Action::Roll]);
        } else {
            out.extend(board.classes(units).map(Action::Avoid));
            out.extend(leaders.iter().map(Action::Force));
        }
    }

    fn check(&self, board: &Board, side: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        if self.stage == Stage::Away {
            return match action {
                Action::To(space) if self.refuges(board).has(space) => Ok(Plan::To(space)),
                Action::To(space) if !self.near(board).has(space) => {
                    Err(Refusal::new("6.81", "refuse-avoid-far"))
                }
                Action::To(space) if self.from == Some(space) => {
                    Err(Refusal::new("6.81", "refuse-avoid-back"))
                }
                Action::To(_) => Err(Refusal::new("6.81", "refuse-avoid-to")),
                _ => Err(Refusal::new("6.81", "refuse-choose-space")),
            };
        }
        let units = self.able(board);
        let leaders = board.leaders_out(side, self.space);
        match action {
            Action::Pass => Ok(Plan::Pass),
            Action::Avoid(class) if self.force.commander.is_none() => {
                if board.pick(board.party().tried, class).is_some()
                    && board.pick(units, class).is_none()
                {
                    return Err(Refusal::new("6.84", "refuse-tried-to-intercept"));
                }
                let unit = board
                    .pick(units, class)
                    .ok_or(Refusal::new("6.8", "refuse-avoid-not-there"))?;
                Ok(Plan::Try(Force::alone(unit)))
            }
            Action::Force(leader) if leader.side() != side => Err(Force::ENEMY),
            Action::Force(leader) if self.force.commander.is_none() && leaders.has(leader) => {
                Force::check_led(board, leader, units, leaders)?;
                Ok(Plan::Lead(leader))
            }
            Action::Take(piece) if self.force.commander.is_some() => {
                self.force.with(board, units, leaders, piece).map(Plan::Muster)
            }
            Action::TakeAll if self.force.commander.is_some() => {
                self.force.with_all(board, units, leaders).map(Plan::MusterAll)
            }
            Action::Roll if self.force.commander.is_some() => {
                if self.force.units.is_empty() {
                    return Err(Refusal::new("6.8", "refuse-avoid-units"));
                }
                Ok(Plan::Try(self.force))
            }
            _ => Err(Refusal::new("6.8", "refuse-avoid-or-pass")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        let (side, space) = (self.side, self.space);
        match plan {
            Plan::Pass => Step::Return,
            Plan::Lead(leader) => {
                self.force = Force::led_by(leader);
                Step::Stay
            }
            Plan::Muster(force) => {
                self.force = force;
                Step::Stay
            }
            Plan::MusterAll(force) => {
                self.force = force;
                let (units, leaders) = (self.able(board), board.leaders_out(side, space));
                force.tell_left(side, space, units, leaders, world);
                Step::Stay
            }
            Plan::Try(force) => {
                self.force = force;
                board.party_mut().avoided.insert(space);
                let tactics = force.tactics();
                let die = (!self.slips_away(&force)).then(|| world.die());
                self.die = die;
                let success = die.is_none_or(|die| 4 <= die as i8 + tactics);
                world.tell(Event::Avoid { side, space, die, tactics, success });
                if !success {
                    return Step::Return;
                }
                self.stage = Stage::Away;
                Step::Stay
            }
            Plan::To(to) => {
                let (units, leaders) = (self.force.units, self.force.leaders);
                board.put_all(units, to);
                leaders.iter().for_each(|leader| board.put_leader(leader, to));
                world.tell(Event::Avoided { side, from: space, to, units, leaders });
                Step::Return
            }
        }
    }

    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        (self.stage == Stage::Away).then_some(Action::To(space))
    }
}
