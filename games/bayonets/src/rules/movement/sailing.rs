//! Sail Movement (10.6).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::landing::Landing;
use super::moving::Moving;
use crate::{Action, Board, Class, Event, FACTS, Frame, Legal, Rules, Space, Step, Units, refuse};

/// The sailing of Fleets of one stack, which take units aboard.
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
    /// The Fleets are in the Sail Box: with a doubled point they may Land at once (7.3.4).
    AtSea,
}

/// The checked form of an action of a Sail Movement.
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

    /// Returns true if the units fit aboard: four to a Fleet, and any number of Commanders (10.6).
    fn fits(units: Units) -> bool {
        let fleets = units.and(FACTS.fleets);
        units.minus(fleets).minus(FACTS.commanders).len() <= 4 * fleets.len()
    }

    fn waiting(&self, board: &Board) -> Units {
        Moving::ready(board, self.side, self.at).minus(self.units)
    }

    fn take(&self, board: &Board, class: Class) -> Legal<Units> {
        let absent = Refusal::new("10.6", "refuse-board");
        let ready = board.check_ready(self.side, self.at, class, self.units, absent)?;
        if !class.sort.facts().kind.moves() {
            return refuse("10.6", "refuse-board-works");
        }
        let unit = ready.first().ok_or(absent)?;
        if !Sailing::fits(self.units.with(unit)) {
            return refuse("10.6", "refuse-hold-full");
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
    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }
    fn ask(&self, _: &Board) -> Prompt {
        let (rule, key) = match self.stage {
            Stage::Boarding => ("10.6", "ask-sail"),
            Stage::AtSea => ("7.3.4", "ask-land-now"),
        };
        Prompt::new(rule, key).with(|text| text.name("space", self.at.key()))
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
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Boarding> {
        match action {
            Action::Done if self.at_sea() => {
                if Landing::new(self.side, self.units).possible(board) {
                    Ok(Boarding::Land)
                } else {
                    refuse("13.8", "refuse-rout-land")
                }
            }
            Action::Pass if self.at_sea() => Ok(Boarding::Stay),
            _ if self.at_sea() => refuse("7.3.4", "refuse-aboard"),
            Action::TakeAll => {
                let all = self.waiting(board);
                if all.len() < 2 {
                    return refuse("10.6", "refuse-board-all");
                }
                if !Sailing::fits(self.units.or(all)) {
                    return refuse("10.6", "refuse-hold-full");
                }
                Ok(Boarding::Take(all))
            }
            Action::Take(class) => self.take(board, class).map(Boarding::Take),
            Action::Done if self.units.and(FACTS.fleets).any() => Ok(Boarding::Away),
            Action::Done => refuse("10.6", "refuse-no-fleet"),
            _ => refuse("10.6", "refuse-sail-aboard"),
        }
    }
    fn choose(&mut self, board: &mut Board, plan: Boarding, world: &mut dyn World<Event>) -> Step {
        let side = self.side;
        match plan {
            Boarding::Take(units) => {
                self.units = self.units.or(units);
                Step::Stay
            }
            Boarding::Away => {
                world.tell(Event::Moved {
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
}
