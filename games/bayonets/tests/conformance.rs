//! The suite that every game passes: random games to the end over all
//! scenarios, every state sound; and the whole contract, hidden information
//! included, over some of them. Halves, so that two cores share the work.
//! `CARILLON_GAMES=100000` asks for more games than the default.

use bayonets::{Bayonets, Event};
use engine::conformance::Half;
use engine::{Aloud, Chance, Game, Seed, Seeded, Setup, conformance};

fn setups() -> Vec<Setup> {
    let named = |scenario: &&str| Setup { scenario: (*scenario).into(), ..Setup::default() };
    Bayonets::facts().scenarios.iter().map(named).collect()
}

#[test]
fn random_games_end_soundly_first_half() {
    conformance::random_games_of::<Bayonets>(&setups(), Half::First, 100_000);
}

#[test]
fn random_games_end_soundly_second_half() {
    conformance::random_games_of::<Bayonets>(&setups(), Half::Second, 100_000);
}

#[test]
fn the_contract_holds_first_half() {
    conformance::contract_of::<Bayonets>(&setups(), Half::First, 100, 20);
}

#[test]
fn the_contract_holds_second_half() {
    conformance::contract_of::<Bayonets>(&setups(), Half::Second, 100, 20);
}

/// The Victory marker is where the log's changes put it (18.1).
#[test]
fn victory_points_are_the_sum_of_the_logged_changes() {
    let mut actions = Vec::new();
    for seed in 0..20 {
        for setup in setups() {
            let mut dice = Seeded::new(Seed::from_number(seed), 0);
            let mut game = Bayonets::set_up(&setup, &mut dice).unwrap();
            let mut marker = game.board().marker();
            while let Some(side) = game.awaited().iter().next() {
                actions.clear();
                game.actions(side, &mut actions);
                let action = actions[dice.below(actions.len() as u32) as usize];
                let mut table = Aloud::new(&mut dice);
                game.play(side, action, &mut table).unwrap();
                for event in table.told {
                    if let Event::Points { side, points, marker: told, .. } = event {
                        let british = side == engine::Side::British;
                        marker += points as i8 * if british { 1 } else { -1 };
                        assert_eq!(marker, told, "seed {seed}, after {action}");
                    }
                }
                assert_eq!(marker, game.board().marker(), "seed {seed}, after {action}");
            }
        }
    }
}
