//! British Encroachment (card 51): Indian units return to their Villages.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Board, Event, FACTS, Legal, Place, Rules, Space, Spaces, Step, Unit, Units, draw_unit,
};

/// The placing of two Indian units drawn from the Losses Box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Encroachment {
    stage: Stage,
    /// Units drawn, but not yet placed.
    drawn: Units,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    #[default]
    Draw,
    Place,
}

impl Encroachment {
    /// Returns the Villages of the unit's tribe that have no British units.
    fn villages(board: &Board, unit: Unit) -> Spaces {
        let all: Spaces = unit.facts().villages.iter().copied().collect();
        all.minus(board.present(Side::British))
    }

    fn place(&mut self, board: &mut Board, unit: Unit, to: Space, world: &mut dyn World<Event>) {
        self.drawn.remove(unit);
        board.arrive(Side::French, unit.into(), to);
        world.tell(Event::Returned {
            side: Side::French,
            units: unit.into(),
            space: to,
            rule: "card.51",
        });
        board.settle(world);
    }
}

impl Procedure<Rules> for Encroachment {
    type Plan = (Unit, Space);
    type Shared = ();

    fn awaited(&self) -> Sides {
        Side::French.into()
    }
    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("card.51", "ask-encroachment")
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        if let Some(unit) = self.drawn.first() {
            let class = board.class(unit);
            let villages = Encroachment::villages(board, unit);
            out.extend(villages.iter().map(|to| Action::Place(class, to)));
        }
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<(Unit, Space)> {
        let refusal = Refusal::new("card.51", "refuse-place-village");
        let Action::Place(class, to) = action else { return Err(refusal) };
        let unit = self.drawn.first().filter(|unit| board.class(*unit) == class);
        let unit = unit.ok_or(refusal)?;
        if !Encroachment::villages(board, unit).has(to) {
            return Err(refusal);
        }
        Ok((unit, to))
    }
    fn choose(
        &mut self,
        board: &mut Board,
        (unit, to): (Unit, Space),
        world: &mut dyn World<Event>,
    ) -> Step {
        self.place(board, unit, to, world);
        self.resume(board, world)
    }
    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        if self.stage == Stage::Draw {
            self.stage = Stage::Place;
            for _ in 0..2 {
                let lost = board.units_in(Place::losses(Side::French)).and(FACTS.indians);
                let among = lost.minus(self.drawn);
                self.drawn.extend(draw_unit(among, |unit| unit.sort().id(), world));
            }
        }
        while let Some(unit) = self.drawn.first() {
            if Encroachment::villages(board, unit).any() {
                return Step::Stay;
            }
            self.drawn.remove(unit);
        }
        Step::Return
    }
}
