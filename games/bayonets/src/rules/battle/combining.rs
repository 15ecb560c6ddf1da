//! Combining Reduced units of a type into Full ones (13.2.3).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Event, FACTS, Kind, Legal, Place, Rules, Step, Unit, Units, refuse};

/// The choice of which of two Reduced units stays, and which is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Combining {
    pub side: Side,
    pub place: Place,
    units: Units,
    kept: Option<Unit>,
}

/// Returns the units of each type that can combine; Bastions and Forts can't.
fn kinds() -> [Units; 5] {
    [
        FACTS.of_kind[Kind::Light as usize],
        FACTS.metropolitan,
        FACTS.of_kind[Kind::NonMetropolitan as usize],
        FACTS.artillery,
        FACTS.fleets,
    ]
}

impl Combining {
    /// Returns the procedure, if a side has units in a place that can be combined.
    pub fn due(board: &Board, side: Side, place: Place, units: Units) -> Option<Combining> {
        let it = Combining { side, place, units, kept: None };
        it.pair(board).map(|_| it)
    }

    /// Returns the Reduced units of the first type that has at least two of them.
    fn pair(&self, board: &Board) -> Option<Units> {
        let reduced = board.stack(self.side, self.place).and(self.units).and(board.reduced());
        if reduced.len() < 2 {
            return None;
        }
        kinds().into_iter().map(|kind| reduced.and(kind)).find(|pair| 1 < pair.len())
    }

    fn candidates_of(&self, board: &Board) -> Units {
        let pair = self.pair(board).unwrap_or_default();
        match self.kept {
            Some(kept) => pair.without(kept),
            None => pair,
        }
    }

    fn combine(&mut self, board: &mut Board, gone: Unit, world: &mut dyn World<Event>) {
        if let Some(kept) = self.kept.take() {
            board.eliminate(gone, world);
            board.set_reduced(kept, false);
            world.tell(Event::Combined { side: self.side, unit: kept, place: self.place });
        }
    }
}

impl Procedure<Rules> for Combining {
    type Plan = Unit;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }
    fn ask(&self, _: &Board) -> Prompt {
        let key = if self.kept.is_some() { "ask-combine-lose" } else { "ask-combine-keep" };
        Prompt::new("13.2.3", key).with(|text| text.name("space", self.place.key()))
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        let made = if self.kept.is_some() { Action::Lose } else { Action::Keep };
        out.extend(board.classes(self.candidates_of(board)).map(made));
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Unit> {
        let class = match (self.kept, action) {
            (None, Action::Keep(class)) | (Some(_), Action::Lose(class)) => class,
            _ => return refuse("13.2.3", "refuse-combine"),
        };
        let unit = board.pick(self.candidates_of(board), class);
        unit.ok_or(Refusal::new("13.2.3", "refuse-combine"))
    }
    fn choose(&mut self, board: &mut Board, unit: Unit, world: &mut dyn World<Event>) -> Step {
        if self.kept.is_none() {
            self.kept = Some(unit);
        } else {
            self.combine(board, unit, world);
        }
        self.resume(board, world)
    }
    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        if self.candidates_of(board).any() { Step::Stay } else { Step::Return }
    }
}
