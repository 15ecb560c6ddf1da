//! The return of lost units: one for every three lost units of a type (17.2 #8).

use engine::{Procedure, Prompt, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Board, Event, FACTS, Kind, Legal, Place, Rules, Space, Spaces, Step, Unit, Units,
    refuse,
};

/// The choice of the lost units that a side brings back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Recovery {
    side: Side,
    /// The number of units of each type still to return.
    due: [u8; 4],
    /// Whether a Highland Brigade has returned.
    highland: bool,
}

pub enum Plan {
    Disband(Unit),
    Place(Unit, Space),
}

/// The index of Metropolitan Brigades among the types.
const METROPOLITAN: usize = 1;

fn kinds() -> [Units; 4] {
    [
        FACTS.of_kind[Kind::Light as usize],
        FACTS.metropolitan,
        FACTS.of_kind[Kind::NonMetropolitan as usize],
        FACTS.artillery,
    ]
}

impl Recovery {
    pub fn new(board: &Board, side: Side) -> Recovery {
        let lost = board.units_in(Place::losses(side));
        Recovery { side, due: kinds().map(|kind| lost.and(kind).len() / 3), highland: false }
    }

    fn spaces(&self, board: &Board) -> Spaces {
        board.friendly_home(self.side).and(FACTS.settled)
    }

    fn disbands(unit: Unit) -> bool {
        unit.facts().colony.is_some()
    }

    /// Returns the first type with units still to return, and the units to choose from.
    fn among(&self, board: &Board) -> Option<(usize, Units)> {
        let lost = board.units_in(Place::losses(self.side));
        let settled = self.spaces(board).any();
        kinds().into_iter().enumerate().find_map(|(n, kind)| {
            let mut units: Units =
                lost.and(kind).iter().filter(|unit| settled || Recovery::disbands(*unit)).collect();
            if self.highland {
                units = units.minus(FACTS.of_kind[Kind::Highland as usize]);
            }
            (0 < self.due[n] && units.any()).then_some((n, units))
        })
    }

    /// Brings a unit back to a space, or to the Disbanded box.
    fn bring(
        &mut self,
        board: &mut Board,
        unit: Unit,
        to: Option<Space>,
        world: &mut dyn World<Event>,
    ) {
        if let Some((n, _)) = self.among(board) {
            self.due[n] -= 1;
        }
        self.highland |= unit.facts().kind == Kind::Highland;
        match to {
            Some(space) => board.arrive(self.side, unit.into(), space),
            None => board.put(unit, Place::DISBANDED),
        }
        world.tell(Event::Recovered { side: self.side, unit, space: to });
    }
}

impl Procedure<Rules> for Recovery {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("17.2.s8", "ask-recover")
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        let Some((_, units)) = self.among(board) else { return };
        for class in board.classes(units) {
            match board.pick(units, class) {
                Some(unit) if Recovery::disbands(unit) => out.push(Action::Pick(class)),
                _ => {
                    let spaces = self.spaces(board);
                    out.extend(spaces.iter().map(|to| Action::Place(class, to)));
                }
            }
        }
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Plan> {
        let no = |key: &'static str| refuse("17.2.s8", key);
        let (class, to) = match action {
            Action::Pick(class) => (class, None),
            Action::Place(class, to) => (class, Some(to)),
            _ => return no("refuse-recover"),
        };
        let Some((asked, units)) = self.among(board) else { return no("refuse-recover") };
        let Some(unit) = board.pick(units, class) else {
            return no(match asked {
                METROPOLITAN if self.highland && class.sort.facts().kind == Kind::Highland => {
                    "refuse-recover-highland"
                }
                0 => "refuse-recover-light",
                METROPOLITAN => "refuse-recover-metropolitan",
                2 => "refuse-recover-non-metropolitan",
                _ => "refuse-recover-artillery",
            });
        };
        match to {
            None if Recovery::disbands(unit) => Ok(Plan::Disband(unit)),
            Some(to) if !Recovery::disbands(unit) && self.spaces(board).has(to) => {
                Ok(Plan::Place(unit, to))
            }
            _ if Recovery::disbands(unit) => no("refuse-recover-box"),
            _ => no("refuse-recover-space"),
        }
    }
    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Disband(unit) => self.bring(board, unit, None, world),
            Plan::Place(unit, to) => self.bring(board, unit, Some(to), world),
        }
        self.resume(board, world)
    }
    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        if self.among(board).is_some() { Step::Stay } else { Step::Return }
    }
}
