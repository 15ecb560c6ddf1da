//! The suite that every game passes: random games to the end, every state
//! sound; and the whole contract, hidden information included, over a tenth as
//! many. Halves, so that two cores share the work. `CARILLON_GAMES=100000` asks
//! for more games than the default.

use engine::{Game, Setup, Side, conformance};
use struggle::{Control, Space, Struggle};

fn campaign() -> Setup {
    Struggle::facts().check(&Setup::default()).unwrap()
}

/// How many random games each half plays.
fn half() -> u64 {
    let asked =
        std::env::var("CARILLON_GAMES").ok().map(|n| n.parse::<u64>().expect("a number of games"));
    asked.unwrap_or(20_000) / 2
}

fn random_games(seeds: std::ops::Range<u64>) {
    let wanted = seeds.end - seeds.start;
    let seen = conformance::random_games::<Struggle>(&campaign(), seeds, 20_000);
    assert_eq!(seen.games, wanted);
}

#[test]
fn random_games_end_soundly_first_half() {
    random_games(0..half());
}

#[test]
fn random_games_end_soundly_second_half() {
    random_games(half()..2 * half());
}

#[test]
fn the_contract_holds_first_half() {
    conformance::contract::<Struggle>(&campaign(), 0..half() / 10, 200);
}

#[test]
fn the_contract_holds_second_half() {
    conformance::contract::<Struggle>(&campaign(), half() / 10..half() / 5, 200);
}

/// Victory points are those of the spaces that a side held when they were last
/// counted, and of the villages that it burned (control.3, villages.2).
#[test]
fn victory_points_are_the_sum_of_what_was_won() {
    use engine::{Chance, Seed, Seeded, Silent};
    let mut actions = Vec::new();
    for seed in 0..500 {
        let mut chance = Silent(Seeded::new(Seed::from_number(seed), 0));
        let mut game = Struggle::set_up(&campaign(), &mut chance.0).unwrap();
        while let Some(side) = game.awaited().iter().next() {
            actions.clear();
            game.actions(side, &mut actions);
            let action = actions[chance.0.below(actions.len() as u32) as usize];
            game.play(side, action, &mut chance).unwrap();
            let board = game.board();
            for side in Side::BOTH {
                let held = Space::all().filter(|space| match board.scored[space.index()] {
                    Control::Destroyed => space.facts().control != side,
                    control => control == side.into(),
                });
                let points: u8 = held.map(|space| space.facts().vp).sum();
                assert_eq!(board.vp[side], points, "seed {seed}, {side}, after {action}");
            }
        }
    }
}
