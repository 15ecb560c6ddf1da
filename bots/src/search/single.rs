//! The levels that look at one position and do not search.

use engine::{Chance, Game, Side};

use super::mind::{ActionOf, Mind};
use super::rng::Rng;
use super::rollout::Policy;

/// Any legal action, each as likely as the next.
pub fn random<G: Game>(state: &G, side: Side, seed: u64) -> G::Action {
    let mut actions = Vec::new();
    state.actions(side, &mut actions);
    actions[Rng::new(seed).below(actions.len() as u32) as usize]
}

/// An action as likely as the policy thinks it good. It errs as often as the policy doubts, and
/// does what the policy would not do at all only where it has done everything else before.
pub fn sampled<M: Mind>(policy: &Policy<M>, rng: &mut Rng) -> ActionOf<M> {
    policy.actions[rng.sample(&policy.weights)]
}

/// The action that the policy prefers; a tie is settled by chance.
pub fn greedy<M: Mind>(policy: &Policy<M>, rng: &mut Rng) -> ActionOf<M> {
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
