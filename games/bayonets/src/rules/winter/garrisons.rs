//! Winter Garrisons (17.3.1): Colonial Brigades that may stay where they are.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Board, Event, FACTS, Frame, Kind, Legal, Rules, Space, Step, Terrain, Unit, Units,
    refuse,
};

/// Returns true if a unit may spend the winter in the space, in addition to the units that were
/// already chosen to stay there.
pub fn may_stay(board: &Board, side: Side, space: Space, unit: Unit) -> bool {
    if FACTS.commanders.has(unit) {
        return false;
    }
    let here = board.units_of(side, space);
    let staying = here.and(board.winter.garrison);
    let facts = space.facts();
    let taken = facts.terrain == Terrain::Settled
        && facts.home == Some(side.other())
        && board.control(space) == Some(side);
    let fort = here.and(FACTS.forts).any();
    if taken {
        // As many Brigades may stay as the town's value and, with a Fort, one more.
        let brigades = staying.and(FACTS.brigades).len();
        return !FACTS.brigades.has(unit) || brigades < facts.value + u8::from(fort);
    }
    fort && staying.is_empty()
}

/// The choice of the units that stay in a space for the winter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Garrisons {
    side: Side,
    pub at: Space,
}

impl Garrisons {
    /// Returns the choice, if the space has a Colonial Brigade that may stay.
    pub fn due(board: &Board, side: Side, at: Space) -> Option<Frame> {
        let it = Garrisons { side, at };
        it.able(board).any().then_some(Frame::Garrisons(it))
    }

    fn able(&self, board: &Board) -> Units {
        let brigades = FACTS.of_kind[Kind::NonMetropolitan as usize].and(FACTS.colonials);
        let here = board.units_of(self.side, self.at).and(brigades).minus(board.winter.garrison);
        here.iter().filter(|unit| may_stay(board, self.side, self.at, *unit)).collect()
    }
}

impl Procedure<Rules> for Garrisons {
    type Plan = Option<Unit>;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("17.2.s5", "ask-garrison").with(|text| text.name("space", self.at.key()))
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        out.extend(board.classes(self.able(board)).map(Action::Stay));
        out.push(Action::Done);
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Option<Unit>> {
        match action {
            Action::Done => Ok(None),
            Action::Stay(class) => {
                let unit = board.pick(self.able(board), class);
                unit.map(Some).ok_or(Refusal::new("17.3.1", "refuse-stay"))
            }
            _ => refuse("17.2.s5", "refuse-garrison"),
        }
    }
    fn choose(
        &mut self,
        board: &mut Board,
        unit: Option<Unit>,
        world: &mut dyn World<Event>,
    ) -> Step {
        let Some(unit) = unit else { return Step::Return };
        board.winter.garrison.insert(unit);
        world.tell(Event::Winters { side: self.side, unit, space: self.at });
        self.resume(board, world)
    }
    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        if self.able(board).any() { Step::Stay } else { Step::Return }
    }
}
