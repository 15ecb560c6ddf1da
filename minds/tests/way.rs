//! Tests that no bot brings a force straight back to the space that it has just left. In the same move no bot
//! does so; in the next move no search does so.

use bots::{Bot, Mind};
use engine::{BySide, Game, Seed, Seeded, Setup, Side, Silent, Target};
use minds::{BayonetsMind, StruggleMind, WildernessMind};

use super::InTurn;

#[test]
fn no_force_goes_out_and_straight_back_in_one_move() {
    plays_on::<StruggleMind>();
    plays_on::<WildernessMind>();
    plays_on::<BayonetsMind>();
}

/// Plays games of bots, and follows every force that they move.
fn plays_on<M: Mind>() {
    let mut steps = 0;
    for (seed, level) in (0..4).zip(["recruit", "recruit", "thumb", "search:8"]) {
        let mut chance = Silent(Seeded::new(Seed::from_number(seed), 0));
        let mut game = M::Game::set_up(&Setup::default(), &mut chance.0).unwrap();
        let level = level.parse::<bots::Level>().unwrap();
        let mut bots = BySide::of(|_| Bot::<M>::new(level.clone()));
        // The last step of each side, and whether the level never undoes its last step with its next one.
        let mut last: BySide<Option<(Target, Target)>> = BySide::default();
        let keeps_on = level.to_string().starts_with("search");
        // The spaces in which each side's force has been during this move.
        let mut ways: BySide<Vec<Target>> = BySide::default();
        for number in 0..1500 {
            let Some(side) = game.awaited().iter().next() else { break };
            let mut actions = Vec::new();
            game.actions(side, &mut actions);
            let action =
                bots[side].choose(&game, number, side, seed ^ u64::from(number), &InTurn::new(1));
            if let (Some(from), Some(to)) = (M::moving(&game, side), M::step(action)) {
                let back = |(a, b): &(Target, Target)| *a == to && *b == from;
                let undone = last[side].as_ref().is_some_and(back) && 1 < actions.len();
                assert!(!keeps_on || !undone, "{level}, seed {seed}, {number}: {action}");
                last[side] = Some((from, to));
            }
            game.play(side, action, &mut chance).unwrap();
            for side in Side::BOTH {
                let Some(at) = M::moving(&game, side) else {
                    ways[side].clear();
                    continue;
                };
                if ways[side].last() != Some(&at) {
                    ways[side].push(at);
                    steps += 1;
                }
            }
            if let [.., first, between, last] = &ways[side][..] {
                let back = first == last && 1 < actions.len();
                assert!(!back, "{level}, seed {seed}, {number}: {action} to {between:?}");
            }
        }
    }
    assert!(100 < steps, "{steps} steps were watched");
}
