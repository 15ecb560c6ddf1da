//! 6.7 Interception.
//!
//! - 6.71 One force or unit, adjacent or infiltrated; 4 or more with the
//!   commander's Tactics.
//! - 6.721 A lone Auxiliary in wilderness or mountain only by a lone Auxiliary.
//! - 6.722, 6.723 Not those who come to their own, nor leaders alone.
//! - 6.724 Not an enemy who leaves one's own space.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::Arrival;

use crate::{
    Action, Board, Event, FACTS, Force, Leader, Leaders, Party, Rules, Space, Spaces, Step, Units,
};

/// What the die must come to with the commander's Tactics (6.71).
const NEEDED: i8 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Interception {
    pub side: Side,
    /// How the party came to where it is.
    arrival: Arrival,
    /// Who tries, as far as he is named.
    pub force: Force,
    /// Its die, once it is rolled.
    pub die: Option<u8>,
}

pub enum Plan {
    Pass,
    Lead(Leader),
    Muster(Force),
    MusterAll(Force),
    Roll(Force),
}

impl Interception {
    pub fn new(side: Side, arrival: Arrival) -> Interception {
        Interception { side, arrival, force: Force::default(), die: None }
    }

    /// Is there anybody who might?
    pub fn possible(&self, board: &Board) -> bool {
        board.edition.interception()
            && board.party().units.any()
            && self.places(board).iter().any(|from| self.able(board, from).any())
    }

    /// Who may try from each place: the force with the highest Tactics, or any one of the units there.
    pub fn tries(&self, board: &Board) -> Vec<(Force, Space)> {
        let best = |from: Space| {
            let (units, leaders) = (self.able(board, from), board.leaders_out(self.side, from));
            let led = |leader| {
                let led = |units| Force::led_by(leader).with_all(board, units, leaders).ok();
                let led = match only_lone_auxiliary(board.party(), from) {
                    true => units.iter().find_map(|unit| led(unit.into())),
                    false => led(units),
                };
                led.filter(|force| force.units.any())
            };
            let alone = Force { units, ..Force::default() };
            let rank = |force: &Force| (force.tactics(), force.units.len());
            let force = leaders.iter().filter_map(led).max_by_key(rank).unwrap_or(alone);
            units.any().then_some((force, from))
        };
        self.places(board).iter().filter_map(best).collect()
    }

    /// The faces of the die with which a force intercepts.
    pub fn faces(force: &Force) -> impl Iterator<Item = u8> {
        let tactics = force.tactics();
        (1..=6).filter(move |die| NEEDED <= *die as i8 + tactics)
    }

    /// Where the force that is being made up stands.
    pub fn place(&self, board: &Board) -> Option<Space> {
        self.force.commander.map(|leader| board.leader_space(leader))
    }

    /// Where interceptors may come from.
    fn places(&self, board: &Board) -> Spaces {
        let at = board.party().at;
        let mut places = at.facts().adjacent;
        if let Some(from) = self.arrival.from {
            places.remove(from);
        }
        if self.arrival.infiltrating {
            places.insert(at);
        }
        places.and(board.presence(self.side))
    }

    /// Units there that might intercept.
    fn able(&self, board: &Board, from: Space) -> Units {
        let mut units = board.outside_in(self.side, from);
        if only_lone_auxiliary(board.party(), from) {
            units = units.and(FACTS.auxiliaries);
        }
        if board.edition.infiltrated_barred_all_phase() {
            units = units.minus(self.arrival.slipped);
        }
        units
    }

    /// Who may join the commander, and where he stands.
    fn at_hand(&self, board: &Board, commander: Leader) -> (Units, Leaders, Space) {
        let from = board.leader_space(commander);
        (self.able(board, from), board.leaders_out(self.side, from), from)
    }

    fn check_place(&self, board: &Board, from: Space) -> Result<(), Refusal> {
        if self.arrival.from == Some(from) {
            return Err(Refusal::new("6.724", "refuse-leaving-own-space"));
        }
        if !self.places(board).has(from) {
            return Err(Refusal::new("6.72", "refuse-intercept-from"));
        }
        Ok(())
    }
}

/// 6.721: only a lone Auxiliary may try from next door.
fn only_lone_auxiliary(party: &Party, from: Space) -> bool {
    from != party.at && !FACTS.cultivated.has(party.at) && party.force().lone_auxiliary()
}

fn check_force(board: &Board, force: &Force, from: Space) -> Result<(), Refusal> {
    if only_lone_auxiliary(board.party(), from) && 1 < force.units.len() {
        return Err(Refusal::new("6.721", "refuse-lone-auxiliary"));
    }
    Ok(())
}

impl Procedure<Rules> for Interception {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, board: &Board) -> Prompt {
        let at = board.party().at;
        if self.force.commander.is_some() {
            return Prompt::new("6.72", "ask-intercept-force")
                .with(|text| text.name("space", at.key()));
        }
        Prompt::new("6.71", "ask-intercept").with(|text| text.name("space", at.key())).window()
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        if let Some(commander) = self.force.commander {
            let (units, leaders, _) = self.at_hand(board, commander);
            out.extend(self.force.offers(board, units, leaders).map(Action::Take));
            out.extend([Action::TakeAll, Action::Roll, Action::Pass]);
            return;
        }
        out.push(Action::Pass);
        for from in self.places(board).iter() {
            let units = self.able(board, from);
            out.extend(board.classes(units).map(|class| Action::Intercept(class, from)));
            if units.any() {
                out.extend(board.leaders_out(side, from).iter().map(Action::Force));
            }
        }
    }

    fn check(&self, board: &Board, side: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        match (self.force.commander, action) {
            (_, Action::Pass) => Ok(Plan::Pass),
            (None, Action::Intercept(class, from)) => {
                self.check_place(board, from)?;
                if only_lone_auxiliary(board.party(), from) && !class.kind.auxiliary() {
                    return Err(Refusal::new("6.721", "refuse-lone-auxiliary"));
                }
                if board.edition.infiltrated_barred_all_phase()
                    && board
                        .pick(board.outside_in(side, from).and(self.arrival.slipped), class)
                        .is_some()
                    && board.pick(self.able(board, from), class).is_none()
                {
                    return Err(Refusal::new("6.724", "refuse-slipped-past"));
                }
                let inside = board.inside_in(side, from);
                let missing = match board.pick(inside, class) {
                    Some(_) => Refusal::new("6.72", "refuse-intercept-besieged"),
                    None => Refusal::new("6.72", "refuse-intercept-not-there"),
                };
                let unit = board.pick(self.able(board, from), class).ok_or(missing)?;
                Ok(Plan::Roll(Force::alone(unit)))
            }
            (None, Action::Force(leader)) => {
                let from = board
                    .leader_at(leader)
                    .map_space()
                    .filter(|_| leader.side() == side && !board.leaders_inside().has(leader))
                    .ok_or(Refusal::new("6.72", "refuse-intercept-from"))?;
                self.check_place(board, from)?;
                let units = self.able(board, from);
                if units.is_empty() {
                    let there = board.outside_in(side, from);
                    let barred = only_lone_auxiliary(board.party(), from)
                        && there.and(FACTS.auxiliaries).is_empty();
                    return Err(if there.is_empty() {
                        Refusal::new("6.72", "refuse-leaders-alone-intercept")
                    } else if barred {
                        Refusal::new("6.721", "refuse-lone-auxiliary")
                    } else {
                        Refusal::new("6.724", "refuse-slipped-past")
                    });
                }
                Force::check_led(board, leader, units, board.leaders_out(side, from))?;
                Ok(Plan::Lead(leader))
            }
            (Some(commander), Action::Take(piece)) => {
                let (units, leaders, from) = self.at_hand(board, commander);
                let force = self.force.with(board, units, leaders, piece)?;
                check_force(board, &force, from).map(|()| Plan::Muster(force))
            }
            (Some(commander), Action::TakeAll) => {
                let (units, leaders, from) = self.at_hand(board, commander);
                let force = self.force.with_all(board, units, leaders)?;
                check_force(board, &force, from).map(|()| Plan::MusterAll(force))
            }
            (Some(_), Action::Roll) => {
                if self.force.units.is_empty() {
                    return Err(Refusal::new("6.72", "refuse-leaders-alone-intercept"));
                }
                Ok(Plan::Roll(self.force))
            }
            _ => Err(Refusal::new("6.71", "refuse-intercept-or-pass")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut impl World<Event>) -> Step {
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
            Plan::MusterAll(force) => {
                self.force = force;
                if let Some(commander) = force.commander {
                    let (units, leaders, from) = self.at_hand(board, commander);
                    force.tell_left(side, from, units, leaders, world);
                }
                return Step::Stay;
            }
            Plan::Roll(force) => force,
        };
        let from = board.space_of(force.units.first().expect("a unit intercepts"));
        let to = board.party().at;
        let die = world.die();
        (self.force, self.die) = (force, Some(die));
        let success = Self::faces(&force).any(|face| face == die);
        world.tell(Event::Intercept { side, from, to, die, tactics: force.tactics(), success });
        if success {
            board.put_all(force.units, to);
            force.leaders.iter().for_each(|leader| board.put_leader(leader, to));
        }
        let party = board.party_mut();
        party.challenged.insert(to);
        if success {
            party.caught_by = force;
        } else {
            party.tried = party.tried.or(force.units);
        }
        Step::Return
    }
}
