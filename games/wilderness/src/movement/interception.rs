//! 6.7 Interception.
//!
//! - 6.71 One force or unit, adjacent or infiltrated; 4 or more with the
//!   commander's Tactics.
//! - 6.721 A lone Auxiliary in wilderness or mountain only by a lone Auxiliary.
//! - 6.722, 6.723 Not those who come to their own, nor leaders alone.
//! - 6.724 Not an enemy who leaves one's own space.

use engine::{Ask, Procedure, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::Rules;
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::facts::{FACTS, Leader, Leaders, Space, Spaces, Units};
use crate::forces::Force;
use crate::frame::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Interception {
    side: Side,
    force: Force,
}

pub enum Plan {
    Pass,
    Lead(Leader),
    Muster(Force),
    Roll(Force),
}

/// Where interceptors may come from.
fn places(board: &Board) -> Spaces {
    let party = &board.party;
    let foe = party.side.other();
    let mut places = party.at.facts().adjacent;
    if let Some(from) = party.from() {
        places.remove(from);
    }
    if party.infiltrating {
        places.insert(party.at);
    }
    places.and(board.presence(foe))
}

/// 6.721: only a lone Auxiliary may try from next door.
fn only_lone_auxiliary(board: &Board, from: Space) -> bool {
    let party = &board.party;
    from != party.at && !FACTS.cultivated.has(party.at) && party.force().lone_auxiliary()
}

/// Units there that might intercept.
fn able(board: &Board, side: Side, from: Space) -> Units {
    let party = &board.party;
    let mut units = board.outside_in(side, from);
    if only_lone_auxiliary(board, from) {
        units = units.and(FACTS.auxiliaries);
    }
    if board.edition.infiltrated_barred_all_phase() {
        units = units.minus(party.slipped);
    }
    units
}

impl Interception {
    /// Where the force that is being made up stands.
    pub fn place(&self, board: &Board) -> Space {
        self.force.commander.map_or(Space::OFF, |leader| board.leader_at(leader))
    }

    pub fn new(side: Side) -> Interception {
        Interception { side, force: Force::default() }
    }

    pub fn possible(board: &Board) -> bool {
        let party = &board.party;
        let side = party.side.other();
        board.edition.interception()
            && party.units.any()
            && places(board).iter().any(|from| able(board, side, from).any())
    }

    fn at_hand(&self, board: &Board) -> (Units, Leaders, Space) {
        let Some(commander) = self.force.commander else {
            return (Units::NONE, Leaders::NONE, Space::OFF);
        };
        let from = board.leader_at(commander);
        (able(board, self.side, from), board.leaders_out(self.side, from), from)
    }

    fn check_place(board: &Board, from: Space) -> Result<(), Refusal> {
        let party = &board.party;
        if party.from() == Some(from) {
            return Err(Refusal::new("6.724", "refuse-leaving-own-space"));
        }
        if !places(board).has(from) {
            return Err(Refusal::new("6.72", "refuse-intercept-from"));
        }
        Ok(())
    }

    fn check_force(board: &Board, force: &Force, from: Space) -> Result<(), Refusal> {
        if only_lone_auxiliary(board, from) && 1 < force.units.len() {
            return Err(Refusal::new("6.721", "refuse-lone-auxiliary"));
        }
        Ok(())
    }
}

impl Procedure<Rules> for Interception {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, board: &Board) -> Ask {
        let at = board.party.at;
        if self.force.commander.is_some() {
            return Ask::new("6.72", "ask-intercept-force")
                .with(|text| text.name("space", at.key()));
        }
        Ask::new("6.71", "ask-intercept").with(|text| text.name("space", at.key())).window()
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        if self.force.commander.is_some() {
            let (units, leaders, _) = self.at_hand(board);
            out.extend(self.force.offers(board, units, leaders).map(Action::Take));
            out.extend([Action::TakeAll, Action::Roll, Action::Pass]);
            return;
        }
        out.push(Action::Pass);
        for from in places(board).iter() {
            let units = able(board, side, from);
            out.extend(board.classes(units).map(|class| Action::Intercept(class, from)));
            if units.any() {
                out.extend(board.leaders_out(side, from).iter().map(Action::Force));
            }
        }
    }

    fn check(&self, board: &Board, side: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        match action {
            Action::Pass => Ok(Plan::Pass),
            Action::Intercept(class, from) if self.force.commander.is_none() => {
                Interception::check_place(board, from)?;
                if only_lone_auxiliary(board, from) && !class.kind.auxiliary() {
                    return Err(Refusal::new("6.721", "refuse-lone-auxiliary"));
                }
                if board.edition.infiltrated_barred_all_phase()
                    && board
                        .pick(board.outside_in(side, from).and(board.party.slipped), class)
                        .is_some()
                    && board.pick(able(board, side, from), class).is_none()
                {
                    return Err(Refusal::new("6.724", "refuse-slipped-past"));
                }
                let unit = board
                    .pick(able(board, side, from), class)
                    .ok_or(Refusal::new("6.72", "refuse-intercept-from"))?;
                Ok(Plan::Roll(Force::alone(unit)))
            }
            Action::Force(leader) if self.force.commander.is_none() => {
                let from = board.leader_at(leader);
                if leader.side() != side || !from.on_map() || board.leaders_inside().has(leader) {
                    return Err(Refusal::new("6.72", "refuse-intercept-from"));
                }
                Interception::check_place(board, from)?;
                let led = Force::led_by(leader);
                let units = able(board, side, from);
                let some = board.classes(units).any(|class| {
                    led.with(board, units, Leaders::NONE, crate::board::Piece::Unit(class)).is_ok()
                        || board.leaders_out(side, from).has(FACTS.named.johnson)
                });
                if !some {
                    return Err(Refusal::new("6.72", "refuse-leaders-alone-intercept"));
                }
                Ok(Plan::Lead(leader))
            }
            Action::Take(piece) if self.force.commander.is_some() => {
                let (units, leaders, from) = self.at_hand(board);
                let force = self.force.with(board, units, leaders, piece)?;
                Interception::check_force(board, &force, from)?;
                Ok(Plan::Muster(force))
            }
            Action::TakeAll if self.force.commander.is_some() => {
                let (units, leaders, from) = self.at_hand(board);
                let force = self.force.with_all(board, units, leaders);
                Interception::check_force(board, &force, from)?;
                if force == self.force {
                    return Err(Refusal::new("5.34", "refuse-command-limit"));
                }
                Ok(Plan::Muster(force))
            }
            Action::Roll if self.force.commander.is_some() => {
                if self.force.units.is_empty() {
                    return Err(Refusal::new("6.72", "refuse-leaders-alone-intercept"));
                }
                Ok(Plan::Roll(self.force))
            }
            _ => Err(Refusal::new("6.71", "refuse-intercept-or-pass")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, table: &mut impl Table<Event>) -> Step {
        let side = self.side;
        let force = match plan {
            Plan::Pass => return Step::Return,
            Plan::Lead(leader) => {
                self.force = Force::led_by(leader);
                return Step::Stay;
            }
            Plan::Muster(force) => {
                self.force = force;
                return Step::Stay;
            }
            Plan::Roll(force) => force,
        };
        let from = board.at(force.units.first().expect("a unit intercepts"));
        let to = board.party.at;
        let die = table.die();
        let success = 4 <= die as i8 + force.tactics();
        table.tell(Event::Intercept { side, from, to, die, tactics: force.tactics(), success });
        board.party.challenged = true;
        if success {
            board.put_all(force.units, to);
            force.leaders.iter().for_each(|leader| board.put_leader(leader, to));
            board.party.caught_by = force.units;
        } else {
            board.party.tried = board.party.tried.or(force.units);
        }
        Step::Return
    }

    fn resume(&mut self, _: &mut Board, _: &mut impl Table<Event>) -> Step {
        Step::Stay
    }
}
