//! The suite that every game passes: random games to the end over all
//! scenarios and editions, every state sound; and the whole contract, hidden
//! information included, over some of them. Halves, so that two cores share the
//! work. `CARILLON_GAMES=100000` asks for more games than the default.

use engine::{Aloud, Chance, Game, Seed, Seeded, Setup, conformance};
use wilderness::{Event, Wilderness};

/// Every scenario in every edition, with the optional rules off and on.
fn setups() -> Vec<Setup> {
    let facts = Wilderness::facts();
    let mut setups = Vec::new();
    for scenario in facts.scenarios {
        for edition in facts.options[0].values {
            for switch in ["off", "on"] {
                let mut setup = Setup { scenario: (*scenario).into(), ..Setup::default() };
                setup.options.insert("edition".into(), (*edition).into());
                for option in facts.options.iter().filter(|it| it.values == ["off", "on"]) {
                    let printed = *edition == "third" || option.name != "fetch-regulars";
                    let value = if printed { switch } else { "off" };
                    setup.options.insert(option.name.into(), value.into());
                }
                setups.push(setup);
            }
        }
    }
    setups
}

/// How many random games each half plays.
fn half() -> u64 {
    let asked =
        std::env::var("CARILLON_GAMES").ok().map(|n| n.parse::<u64>().expect("a number of games"));
    asked.unwrap_or(20_000) / 2
}

fn random_games(seeds: std::ops::Range<u64>) {
    let setups = setups();
    let each = (seeds.end - seeds.start).div_ceil(setups.len() as u64);
    for (n, setup) in setups.iter().enumerate() {
        let first = seeds.start + n as u64 * each;
        let seen = conformance::random_games::<Wilderness>(setup, first..first + each, 100_000);
        assert_eq!(seen.games, each);
    }
}

#[test]
fn random_games_end_soundly_first_half() {
    random_games(0..half());
}

#[test]
fn random_games_end_soundly_second_half() {
    random_games(half()..2 * half());
}

fn contract(seeds: std::ops::Range<u64>) {
    let setups = setups();
    for seed in seeds {
        let setup = &setups[seed as usize % setups.len()];
        conformance::contract::<Wilderness>(setup, seed..seed + 1, 500);
    }
}

#[test]
fn the_contract_holds_first_half() {
    contract(0..half() / 100);
}

#[test]
fn the_contract_holds_second_half() {
    contract(half() / 100..half() / 50);
}

/// Victory points are the sum of what the log says (13.21).
#[test]
fn victory_points_are_the_sum_of_the_logged_changes() {
    let mut actions = Vec::new();
    for (seed, setup) in setups().iter().enumerate() {
        let mut dice = Seeded::new(Seed::from_number(seed as u64), 0);
        let mut game = Wilderness::set_up(setup, &mut dice).unwrap();
        let mut vp = i32::from(game.board().vp);
        while let Some(side) = game.awaited().iter().next() {
            actions.clear();
            game.actions(side, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            let mut table = Aloud::new(&mut dice);
            game.play(side, action, &mut table).unwrap();
            for event in table.told {
                if let Event::Points { side, points, total, .. } = event {
                    vp += i32::from(points) * if side == engine::Side::French { 1 } else { -1 };
                    assert_eq!(vp, i32::from(total), "seed {seed}, after {action}");
                }
            }
            assert_eq!(vp, i32::from(game.board().vp), "seed {seed}, after {action}");
        }
    }
}
