//! Test helpers for every mind, which check whole games decision by decision.

use engine::{Game, Setup, Side};

use bots::learnt::Features;
use bots::net::{Inputs, first_values, size};
use bots::search::rollout::{PolicyBuffer, next_side, play};
use bots::{Mind, Rng, sample_corrections};

/// Plays a game by the policy, or at random, and passes every state and the weights of its actions to `look`.
pub fn play_out<M: Mind>(
    scenario: &str,
    seed: u64,
    by_policy: bool,
    look: &mut dyn FnMut(&M::Game, &PolicyBuffer<M>),
) -> M::Game {
    let mut rng = Rng::new(seed);
    let setup = Setup { scenario: scenario.into(), ..Setup::default() };
    let mut game = M::Game::set_up(&setup, &mut rng).expect("the scenario is the game's own");
    let mut policy = PolicyBuffer::<M>::written();
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

/// Plays each scenario by the policy and at random, and checks that the clock never runs back.
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

/// Plays the scenario by the policy and at random, and checks every number that the mind returns.
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

fn encoded<M: Mind>(state: &M::Game, eye: Side) -> Inputs {
    let mut inputs = Inputs::default();
    M::ENCODER.expect("the mind has an encoder").encode(state, eye, &mut inputs);
    inputs
}

/// Plays each scenario by the policy and at random. Checks that every input is within the layout, and that no
/// input is set twice.
pub fn the_encoder_keeps_to_its_layout<M: Mind>(scenarios: &[&str]) {
    let inputs = size(M::ENCODER.expect("the mind has an encoder").layout());
    for (seed, scenario) in scenarios.iter().enumerate() {
        for by_policy in [true, false] {
            let mut quiet = 0;
            play_out::<M>(scenario, seed as u64, by_policy, &mut |game, _| {
                for eye in Side::BOTH {
                    let mut set = encoded::<M>(game, eye).as_slice().to_vec();
                    set.sort_unstable();
                    assert!(set.windows(2).all(|two| two[0] < two[1]), "an input is set twice");
                    assert!(set.last().is_some_and(|last| usize::from(*last) < inputs));
                }
                quiet += u32::from(M::ENCODER.is_some_and(|it| it.is_quiet(game)));
            });
            assert!(8 <= quiet, "{scenario}: {quiet} quiet moments are few");
        }
    }
}

/// Checks that the inputs for a side are the same in every state that the side can't tell from the real one.
pub fn the_encoder_never_peeks<M: Mind>(scenarios: &[&str]) {
    for (seed, scenario) in scenarios.iter().enumerate() {
        let mut rng = Rng::new(seed as u64);
        play_out::<M>(scenario, seed as u64, true, &mut |game, _| {
            for eye in Side::BOTH {
                let shown = encoded::<M>(game, eye);
                for _ in 0..4 {
                    let imagined = game.imagine(eye, &mut rng);
                    assert_eq!(shown, encoded::<M>(&imagined, eye), "{eye} peeks");
                }
            }
        });
    }
}

/// Checks that the net's values for the start of each scenario are equal to those stored with the net when it
/// was trained.
pub fn the_net_still_gives_its_recorded_values<M: Mind>(written: &str) {
    let encoder = M::ENCODER.expect("the mind has an encoder");
    let net = M::net().expect("its net is of its encoder's layout");
    assert_eq!(first_values(encoder, net), written);
}

/// Checks that a side's actions have the same features in every state that the side may imagine, and that all
/// actions have the same number of features.
pub fn the_description_never_peeks<M: Mind>(scenarios: &[&str]) {
    let describer = M::DESCRIBER.expect("the mind describes actions");
    for (seed, scenario) in scenarios.iter().enumerate() {
        let mut rng = Rng::new(seed as u64);
        play_out::<M>(scenario, seed as u64, true, &mut |game, policy| {
            let side = next_side(game, Side::French).expect("the game is not over");
            let describe = |state: &M::Game| {
                let mut features = Features::default();
                describer.describe(state, side, &policy.actions, &policy.weights, &mut features);
                features
            };
            let shown = describe(game);
            assert!(shown.places().len().is_multiple_of(policy.actions.len()));
            assert!(policy.actions.len() <= shown.places().len());
            for _ in 0..4 {
                assert_eq!(shown, describe(&game.imagine(side, &mut rng)), "{side} peeks");
            }
        });
    }
}

/// Checks that the learnt policy's corrections in a game of each scenario are equal to those stored with the
/// policy when it was learnt.
pub fn the_policy_still_gives_its_recorded_weights<M: Mind>(written: &str) {
    let corrections = M::corrections().expect("its policy can be read");
    assert_eq!(sample_corrections::<M>(corrections), written);
}
