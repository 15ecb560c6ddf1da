//! Movement: forces march, one after another.

mod phase;
mod march;
mod reach;

pub use march::March;
pub use phase::Movement;

use engine::Side;

use crate::{Board, Card, CardEvent, Orders, Space, Units};

/// A movement card takes effect, for as many forces as it says.
pub fn give_orders(board: &mut Board, card: Card) {
    let forces = card.facts().events.iter().fold(0, |forces, event| match event {
        CardEvent::ExtendMove { forces, .. } => *forces,
        CardEvent::SeaLift { .. } | CardEvent::LightColumn { .. } => 1,
        _ => forces,
    });
    board.orders = Some(Orders { card, forces });
}

/// What of `side` in a space has not moved yet. A force under way has not, until it stops.
fn unmoved(board: &Board, side: Side, space: Space) -> Units {
    board.units(side, space) - board.moved.units[space.index()]
}
