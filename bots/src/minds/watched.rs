//! What every mind's tests need: whole games, watched decision by decision.

use engine::{Game, Setup, Side};

use crate::search::rollout::{Policy, next_side, play};
use crate::{Mind, Rng};

/// Plays a game by the policy, or at random, and shows every state of it with its weights.
pub fn play_out<M: Mind>(
    scenario: &str,
    seed: u64,
    by_policy: bool,
    look: &mut dyn FnMut(&M::Game, &Policy<M>),
) -> M::Game {
    let mut rng = Rng::new(seed);
    let setup = Setup { scenario: scenario.into(), ..Setup::default() };
    let mut game = M::Game::set_up(&setup, &mut rng).expect("the scenario is the game's own");
    let mut policy = Policy::<M>::new();
    while let Some(side) = next_side(&game, Side::French) {
        policy.ask(&game, side);
        look(&game, &policy);
        if !by_policy {
            policy.weights.fill(1.0);
        }
        let chosen = rng.sample(&policy.weights);
        play(&mut game, side, policy.actions[chosen], &mut rng);
    }
    game
}

/// Plays each scenario by the policy and at random, watching the clock.
pub fn the_clock_never_runs_back<M: Mind>(scenarios: &[&str]) {
    for (seed, scenario) in scenarios.iter().enumerate() {
        for by_policy in [true, false] {
            let mut last = 0;
            play_out::<M>(scenario, seed as u64, by_policy, &mut |game, _| {
                let now = M::clock(game);
                assert!(last <= now, "from {last} to {now}");
                last = now;
            });
        }
    }
}

/// Plays the scenario by the policy and at random, looking at all that the mind says.
pub fn every_weight_and_every_value_is_a_number<M: Mind>(scenario: &str) {
    for by_policy in [true, false] {
        play_out::<M>(scenario, 7, by_policy, &mut |game, policy| {
            let weights = &policy.weights;
            assert!(weights.iter().all(|weight| weight.is_finite() && 0.0 <= *weight));
            assert!(0.0 < weights.iter().sum::<f32>());
            let [french, british] = Side::BOTH.map(|side| M::evaluate(game, side));
            assert!((french + british - 1.0).abs() < 1e-6 && 0.0 <= french && 0.0 <= british);
        });
    }
}
