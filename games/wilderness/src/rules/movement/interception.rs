//! 6.7 Interception.
//!
//! - 6.71 One force or unit may try, from an adjacent space or from the space that the party
//!   infiltrates. It succeeds if the die plus the commander's Tactics is 4 or more.
//! - 6.721 Only a lone Auxiliary may intercept a lone Auxiliary in wilderness or mountains.
//! - 6.722, 6.723 Parties that join friends, and leaders alone, can't be intercepted.
//! - 6.724 A unit can't intercept an enemy party that comes from the unit's own space.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::Arrival;

use crate::{
    Action, Board, Class, Event, FACTS, Force, Leader, Leaders, Party, Piece, Rules, Space, Spaces,
    Step, Units,
};

/// The number that the die, modified by the commander's Tactics, must reach (6.71).
const NEEDED: i8 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Interception {
    pub side: Side,
    /// The way in which the party has reached its space.
    arrival: Arrival,
    /// The force that tries to intercept. The player names its pieces one by one.
    pub force: Force,
    /// The force's die, once it is rolled.
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

    /// Returns true if any unit could try to intercept.
    pub fn possible(&self, board: &Board) -> bool {
        board.edition.interception()
            && board.party().units.any()
            && self.places(board).iter().any(|from| self.able(board, from).any())
    }

    /// Returns the best attempt from each space: by the force with the highest Tactics or, without
    /// a leader, by any one unit.
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

    /// Returns the faces of the die with which a force succeeds in intercepting.
    pub fn faces(force: &Force) -> impl Iterator<Item = u8> {
        let tactics = force.tactics();
        (1..=6).filter(move |die| NEEDED <= *die as i8 + tactics)
    }

    /// Returns the space of the force that is being formed.
    pub fn place(&self, board: &Board) -> Option<Space> {
        self.force.commander.map(|leader| board.leader_space(leader))
    }

    /// Returns the spaces that interceptors may come from.
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

    /// Returns the units in a space that may try to intercept.
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

    /// Returns the reason why no unit of a class may intercept from a space.
    fn unable(&self, board: &Board, class: Class, from: Space) -> Refusal {
        let slipped = board.outside_in(self.side, from).and(self.arrival.slipped);
        if only_lone_auxiliary(board.party(), from) && !class.kind.auxiliary() {
            Refusal::new("6.721", "refuse-lone-auxiliary")
        } else if board.edition.infiltrated_barred_all_phase()
            && board.pick(slipped, class).is_some()
        {
            Refusal::new("6.724", "refuse-slipped-past")
        } else if board.pick(board.inside_in(self.side, from), class).is_some() {
            Refusal::new("6.72", "refuse-intercept-besieged")
        } else {
            Refusal::new("6.72", "refuse-intercept-not-there")
        }
    }

    /// Returns the pieces that may join the commander, and his space.
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

/// 6.721: returns true if only a lone Auxiliary may try to intercept from an adjacent space.
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
                let unit = board.pick(self.able(board, from), class);
                let unit = unit.ok_or_else(|| self.unable(board, class, from))?;
                Ok(Plan::Roll(Force::alone(unit)))
            }
            (None, Action::Force(leader)) if leader.side() != side => Err(Force::ENEMY),
            (None, Action::Force(leader)) => {
                let from = board
                    .leader_at(leader)
                    .map_space()
                    .filter(|_| !board.leaders_inside().has(leader))
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
                if let Piece::Unit(class) = piece
                    && board.pick(units, class).is_none()
                    && board.pick(board.units_of(side, from), class).is_some()
                {
                    return Err(self.unable(board, class, from));
                }
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

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
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
