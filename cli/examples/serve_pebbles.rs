//! The whole program with one more game on its shelf: Pebbles, the engine's example. The program's
//! own code does not know this game, and every command works with it: `cargo run -p carillon
//! --example serve_pebbles -- serve`.

use std::process::ExitCode;

use shelf::{Shelf, game};

#[path = "../../engine/examples/pebbles.rs"]
mod pebbles;

fn main() -> ExitCode {
    carillon::run(Shelf::default().with(game::<pebbles::Pebbles>()))
}
