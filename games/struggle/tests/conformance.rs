//! The suite that every game passes: random games to the end, every state
//! sound; and the whole contract, hidden information included, over a tenth as
//! many. Halves, so that two cores share the work. `CARILLON_GAMES=100000` asks
//! for more games than the default.

use engine::conformance::Half;
use engine::{Game, Setup, Side, conformance};
use struggle::{Control, Space, Struggle};

fn campaign() -> Setup {
    Struggle::facts().check(&Setup::default()).unwrap()
}

#[test]
fn random_games_end_soundly_first_half() {
    conformance::random_games_of::<Struggle>(&[campaign()], Half::First, 20_000);
}

#[test]
fn random_games_end_soundly_second_half() {
    conformance::random_games_of::<Struggle>(&[campaign()], Half::Second, 20_000);
}

#[test]
fn the_contract_holds_first_half() {
    conformance::contract_of::<Struggle>(&[campaign()], Half::First, 10, 200);
}

#[test]
fn the_contract_holds_second_half() {
    conformance::contract_of::<Struggle>(&[campaign()], Half::Second, 10, 200);
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
