//! Sail Movement (10.6) and Landing (10.6.1).

use engine::{Ask, Procedure, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use super::entering::{Arrival, check_rout, enter};
use super::moving::Moving;
use crate::Rules;
use crate::action::Action;
use crate::battle::Retreat;
use crate::board::Board;
use crate::event::Event;
use crate::facts::{Class, FACTS, Happening, Space, Spaces, Units};
use crate::frame::{Frame, Step};

/// Fleets of one stack take units aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sailing {
    pub side: Side,
    double: bool,
    pub at: Space,
    pub units: Units,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Boarding,
    /// On the Sail Box: with a doubled point they may Land at once (7.3.4).
    AtSea,
}

/// A legal step of boarding.
pub enum Boarding {
    Take(Units),
    Away,
    Land,
    Stay,
}

impl Sailing {
    pub fn new(side: Side, double: bool, at: Space) -> Sailing {
        Sailing { side, double, at, units: Units::NONE, stage: Stage::Boarding }
    }

    pub fn at_sea(&self) -> bool {
        self.stage == Stage::AtSea
    }

    /// Four units to a Fleet, and any number of Commanders (10.6).
    fn fits(units: Units) -> bool {
        let fleets = units.and(FACTS.fleets);
        units.minus(fleets).minus(FACTS.commanders).len() <= 4 * fleets.len()
    }

    fn waiting(&self, board: &Board) -> Units {
        Moving::ready(board, self.side, self.at).minus(self.units)
    }

    fn take(&self, board: &Board, class: Class) -> Result<Units, Refusal> {
        let unit = board.pick(self.waiting(board), class);
        let unit = unit.ok_or(Refusal::new("10.6", "refuse-take"))?;
        let taken = self.units.with(unit);
        if !Sailing::fits(taken) {
            return Err(Refusal::new("10.6", "refuse-hold-full"));
        }
        Ok(unit.into())
    }
}

impl Procedure<Rules> for Sailing {
    type Plan = Boarding;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn ask(&self, _: &Board) -> Ask {
        let (rule, key) = match self.stage {
            Stage::Boarding => ("10.6", "ask-sail"),
            Stage::AtSea => ("7.3.4", "ask-land-now"),
        };
        Ask::new(rule, key).with(|text| text.name("space", self.at.key()))
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        if self.at_sea() {
            out.extend([Action::Done, Action::Pass]);
            return;
        }
        out.push(Action::TakeAll);
        out.extend(board.classes(self.waiting(board)).map(Action::Take));
        out.push(Action::Done);
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Result<Boarding, Refusal> {
        match action {
            Action::Done if self.at_sea() => {
                if Landing::new(self.side, self.units).possible(board) {
                    Ok(Boarding::Land)
                } else {
                    Err(Refusal::new("13.8", "refuse-rout-attack"))
                }
            }
            Action::Pass if self.at_sea() => Ok(Boarding::Stay),
            _ if self.at_sea() => Err(Refusal::new("7.3.4", "refuse-aboard")),
            Action::TakeAll => {
                let all = self.waiting(board);
                if all.len() < 2 {
                    return Err(Refusal::new("10.6", "refuse-take"));
                }
                if !Sailing::fits(self.units.or(all)) {
                    return Err(Refusal::new("10.6", "refuse-hold-full"));
                }
                Ok(Boarding::Take(all))
            }
            Action::Take(class) => self.take(board, class).map(Boarding::Take),
            Action::Done if self.units.and(FACTS.fleets).any() => Ok(Boarding::Away),
            _ if self.units.and(FACTS.fleets).any() => {
                Err(Refusal::new("10.6", "refuse-sail-aboard"))
            }
            _ => Err(Refusal::new("10.6", "refuse-no-fleet")),
        }
    }
    fn choose(&mut self, board: &mut Board, plan: Boarding, table: &mut impl Table<Event>) -> Step {
        let side = self.side;
        match plan {
            Boarding::Take(units) => {
                self.units = self.units.or(units);
                Step::Stay
            }
            Boarding::Away => {
                table.tell(Event::Moved {
                    side,
                    from: self.at,
                    to: Space::SAIL,
                    units: self.units,
                    rule: "10.6",
                });
                board.shift(side, self.units, Space::SAIL);
                board.leave(side, self.at);
                board.this_round.fought = board.this_round.fought.minus(self.units);
                board.spent = board.spent.or(self.units);
                self.stage = Stage::AtSea;
                if self.double { Step::Stay } else { Step::Return }
            }
            Boarding::Land => Step::Become(Frame::Landing(Landing::new(side, self.units))),
            Boarding::Stay => Step::Return,
        }
    }
    fn resume(&mut self, _: &mut Board, _: &mut impl Table<Event>) -> Step {
        Step::Stay
    }
}

/// Coastal spaces where a side may Land (10.6.1, 10.6.2).
pub fn ports(board: &Board, side: Side) -> Spaces {
    board.friendly_coast(side)
}

/// Units of the Sail Box come ashore.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Landing {
    side: Side,
    pub units: Units,
}

impl Landing {
    fn new(side: Side, units: Units) -> Landing {
        Landing { side, units }
    }

    /// All units of a side that are on the Sail Box (7.2), unless they are Routed
    /// and no coast is open to them.
    pub fn due(board: &Board, side: Side) -> Option<Frame> {
        let units = board.stack(side, Space::SAIL);
        let landing = Landing::new(side, units);
        (units.any() && landing.possible(board)).then_some(Frame::Landing(landing))
    }

    fn possible(&self, board: &Board) -> bool {
        let open = |to: Space| self.allows(board, self.side, Action::Land(to));
        FACTS.coastal.iter().any(open)
    }
}

impl Procedure<Rules> for Landing {
    type Plan = Space;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn ask(&self, _: &Board) -> Ask {
        Ask::new("10.6.1", "ask-land")
    }
    fn candidates(&self, _: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        out.extend(FACTS.coastal.iter().map(Action::Land));
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Result<Space, Refusal> {
        let Action::Land(to) = action else {
            return Err(Refusal::new("10.6.1", "refuse-land-first"));
        };
        if !FACTS.coastal.has(to) {
            return Err(Refusal::new("10.6.1", "refuse-not-coastal"));
        }
        if self.side == Side::French && FACTS.bases.has(to) {
            return Err(Refusal::new("2.1.7", "refuse-base"));
        }
        if !ports(board, self.side).has(to) {
            return Err(Refusal::new("10.6.2", "refuse-closed-sea"));
        }
        if board.markers[self.side].rout.has(Space::SAIL) {
            check_rout(board, self.side, self.units, to)?;
        }
        Ok(to)
    }
    fn choose(&mut self, board: &mut Board, to: Space, table: &mut impl Table<Event>) -> Step {
        let side = self.side;
        table.tell(Event::Landed { side, space: to, units: self.units });
        board.shift(side, self.units, to);
        board.come(side, to);
        board.spent = board.spent.or(self.units);
        match board.card_of(side, Happening::SurpriseLanding) {
            Some(card) => table.tell(Event::CardEvent { side, card, moot: false }),
            None => board.markers[side].landing.insert(to),
        }
        match enter(board, side, to, table) {
            Arrival::Overwhelm { .. } if board.present(side.other()).has(to) => {
                Step::Become(Frame::Retreat(Retreat::overwhelmed(board, side.other(), to)))
            }
            _ => Step::Return,
        }
    }
    fn resume(&mut self, _: &mut Board, _: &mut impl Table<Event>) -> Step {
        Step::Stay
    }
    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(Action::Land(space))
    }
}
