//! The suite that every game passes.

use engine::{Game, Setup, conformance};
use struggle::Struggle;

fn campaign() -> Setup {
    Struggle::facts().check(&Setup::default()).unwrap()
}

#[test]
fn random_games_end_soundly() {
    let seen = conformance::random_games::<Struggle>(&campaign(), 0..200, 100_000);
    assert_eq!(seen.games, 200);
    println!("{seen:?}");
}

#[test]
fn the_contract_holds() {
    conformance::contract::<Struggle>(&campaign(), 0..5, 10);
}
