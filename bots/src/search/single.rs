//! The levels that look at one position only and do not search.

use engine::{Chance, Game, Side};

use crate::mind::{ActionOf, Mind};
use crate::rng::Rng;

use super::rollout::PolicyBuffer;

/// Returns a legal action chosen at random, each with the same probability.
pub fn random<G: Game>(state: &G, side: Side, seed: u64) -> G::Action {
    let mut actions = Vec::new();
    state.actions(side, &mut actions);
    actions[Rng::new(seed).below(actions.len() as u32) as usize]
}

/// Draws an action with the probabilities of the policy. An action of weight zero is drawn only if all others
/// have been left out because they would repeat an earlier choice.
pub fn sampled<M: Mind>(policy: &PolicyBuffer<M>, rng: &mut Rng) -> ActionOf<M> {
    policy.actions[rng.sample(&policy.weights)]
}

/// Returns the action that the policy prefers; ties are broken at random.
pub fn greedy<M: Mind>(policy: &PolicyBuffer<M>, rng: &mut Rng) -> ActionOf<M> {
    let best = policy.weights.iter().copied().fold(f32::MIN, f32::max);
    let ties = policy.weights.iter().filter(|weight| **weight >= best).count();
    let mut nth = rng.below(ties as u32);
    for (action, weight) in policy.actions.iter().zip(&policy.weights) {
        if *weight >= best {
            if nth == 0 {
                return *action;
            }
            nth -= 1;
        }
    }
    policy.actions[0]
}
