//! MASSACRE! (card 7), a response that may follow any capture.

use engine::{Side, World};

use super::{Trigger, Window};
use crate::{Board, CardEvent, Cards, Event, FACTS, Frame, Space, Why};

/// Opens the window for MASSACRE! after a capture, if the captor has Indians and Drilled Troops in
/// the space (card 7).
pub fn massacre_window(board: &Board, captor: Side, space: Space) -> Option<Frame> {
    let there = board.units_of(captor, space);
    let both = there.and(FACTS.indians).any() && there.and(FACTS.drilled).any();
    let fit = if both { FACTS.cards_of(CardEvent::Massacre) } else { Cards::NONE };
    Window::open(board, captor.other(), Trigger::Capture, space, fit)
}

/// Eliminates every Indian unit in the space, including those of the garrison. This costs the
/// captor a point.
pub fn massacre(board: &mut Board, captor: Side, space: Space, world: &mut dyn World<Event>) {
    let indians = board.units_in(space).and(FACTS.indians);
    indians.iter().for_each(|unit| board.destroy(unit, "card.7", world));
    board.score(captor.other(), 1, Why::Massacre, world);
}
