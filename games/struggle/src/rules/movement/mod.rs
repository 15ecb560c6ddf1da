//! Movement: forces march, one after another.

mod phase;
mod march;
mod reach;
mod steps;

pub use march::March;
pub use phase::Movement;

use engine::{Refusal, Side};

use crate::rules::cards::check_card;
use crate::{Board, Card, CardEvent, CardType, Orders, Space, Units};

/// Checks that `side` may play this card in its Movement Phase (movement.12).
fn check_movement_card(board: &Board, side: Side, card: Card) -> Result<(), Refusal> {
    let facts = check_card(board, side, card, CardType::Movement)?;
    let in_port = |space: Space| {
        space.facts().port && board.controls(side, space) && 0 < board.strength(side, space)
    };
    if facts.needs.port && !Space::all().any(in_port) {
        return Err(Refusal::new(facts.rule, "refuse-card-no-port"));
    }
    Ok(())
}

/// Puts a movement card into effect, for the number of forces that the card allows.
pub fn give_orders(board: &mut Board, card: Card) {
    let forces = card.facts().events.iter().fold(0, |forces, event| match event {
        CardEvent::ExtendMove { forces, .. } => *forces,
        CardEvent::SeaLift { .. } | CardEvent::LightColumn { .. } => 1,
        _ => forces,
    });
    board.orders = Some(Orders { card, forces });
}

/// Returns the units of `side` in a space that have not moved yet. A force under way counts as
/// moved only when it stops.
fn unmoved(board: &Board, side: Side, space: Space) -> Units {
    board.units(side, space) - board.moved.units[space.index()]
}
