//! The Movement Chart: the distance that a force moves, the distance at which it may enter an enemy
//! space to fight (movement.4 to movement.8), and the additions by movement cards.

use engine::{Refusal, Side};

use crate::{Board, FACTS, Leader, Reach, Space};

/// A row of the Movement Chart, with its rule and the keys of two refusals: for a step that is too
/// far, and for a step into an enemy space that is too far away to fight.
pub(super) struct Row {
    pub reach: Reach,
    pub rule: &'static str,
    pub too_far: &'static str,
    pub no_fight: &'static str,
}

impl Row {
    /// Returns the refusal of a step, or `None` if the row allows it. `hostile` tells whether the
    /// step enters an enemy space.
    pub fn refuse(&self, step: u8, hostile: bool) -> Option<Refusal> {
        let Row { reach, rule, too_far, no_fight } = *self;
        if allows(reach, step, hostile) {
            return None;
        }
        let no_fight_so_far = hostile && allows(reach, step, false);
        Some(Refusal::new(rule, if no_fight_so_far { no_fight } else { too_far }))
    }
}

/// Returns true if this reach allows a step. `hostile` tells whether the step enters an enemy
/// space.
pub fn allows(reach: Reach, step: u8, hostile: bool) -> bool {
    step <= if hostile { reach.fight } else { reach.moves }
}

/// Returns the row of the chart for a leader's rating.
pub(super) fn by_rating(rating: u8) -> Row {
    let chart = &FACTS.movement;
    let (reach, rule, too_far, no_fight) = match rating {
        1 => (chart.one, "movement.6", "refuse-go-plus-one", "refuse-go-plus-one-fight"),
        2 => (chart.two, "movement.7", "refuse-go-plus-two", "refuse-go-plus-two"),
        _ => (chart.three, "movement.8", "refuse-go-plus-three", "refuse-go-plus-three-fight"),
    };
    Row { reach, rule, too_far, no_fight }
}

/// The reason why a force may take a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The chart, or a card that applies to any number of forces.
    Itself,
    /// A movement card that only a limited number of forces may use; this force counts as one of
    /// them.
    Card,
}

/// Returns true if this leader, alone, could reach a force elsewhere.
pub fn can_join(board: &Board, side: Side, leader: Leader, from: Space) -> bool {
    let reach = by_rating(leader.rating()).reach;
    from.ways().iter().any(|way| {
        !board.hostile(side, way.to) && joins_from(board, side, way.to, reach.moves - 1, from)
    })
}

/// Returns true if there is a force at `here`, or within this many further steps. A force in the
/// space `from` does not count.
pub fn joins_from(board: &Board, side: Side, here: Space, steps: u8, from: Space) -> bool {
    if 0 < board.strength(side, here) && here != from {
        return true;
    }
    0 < steps
        && here.ways().iter().any(|way| {
            !board.hostile(side, way.to) && joins_from(board, side, way.to, steps - 1, from)
        })
}
