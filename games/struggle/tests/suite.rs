//! The suite that every game passes, and a test of the sum of victory points.

use engine::{Chance, Game, Seed, Seeded, Setup, Side, Silent};
use struggle::{Control, Space, Struggle};

engine::suite! {
    game: Struggle,
    longest: 20_000,
    contract: 10 / 200,
    positions: 48 / 2,
}

/// A side's victory points are those of the spaces that it held when points were last counted, and
/// those of the villages that it burned (control.3, villages.2).
#[test]
fn victory_points_are_the_sum_of_their_sources() {
    let mut actions = Vec::new();
    for seed in 0..500 {
        let mut chance = Silent(Seeded::new(Seed::from_number(seed), 0));
        let mut game = Struggle::set_up(&Setup::default(), &mut chance.0).unwrap();
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

/// A question with one answer is asked only if the player began the choice voluntarily or may
/// decline, or if answering it automatically would reveal hidden information (`engine/CASES.md`).
#[test]
fn a_forced_answer_is_never_asked() {
    let his_own = [
        "ask-combat-card",
        "ask-fight",
        "ask-interrupt-card",
        "ask-interrupt-combat",
        "ask-interrupt-march",
        "ask-interrupt-sea",
        "ask-march-on",
        "ask-march-on-alone",
        "ask-movement",
        "ask-movement-alone",
        "ask-movement-alone-or-card",
        "ask-movement-card-played",
        "ask-movement-no-card",
        "ask-reinforcements",
    ];
    for asked in engine::conformance::asked_with_one_answer::<Struggle>(200) {
        assert!(his_own.contains(&asked.as_str()), "{asked} was asked with one answer left");
    }
}
