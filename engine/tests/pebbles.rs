//! The suite that every game passes, for the example game.

#[path = "../examples/pebbles.rs"]
mod pebbles;

use pebbles::Pebbles;

engine::suite! {
    game: Pebbles,
    source: "examples/pebbles.rs",
    longest: 200,
    contract: 10 / 5,
    positions: 3 / 1,
}
