//! The two levels that do not search.

use engine::{Chance, Side};

use crate::dice::Dice;
use crate::mind::Mind;
use crate::rollout::Lists;

/// Any legal action, each as likely as the next.
pub fn random<G: Mind>(state: &G, side: Side, seed: u64) -> G::Action {
    let mut actions = Vec::new();
    state.actions(side, &mut actions);
    actions[Dice::new(seed).below(actions.len() as u32) as usize]
}

/// What the rule of thumb thinks best. It looks at an imagined state, for it may
/// look at all of it; a tie is settled by chance.
pub fn thumb<G: Mind>(state: &G, side: Side, seed: u64) -> G::Action {
    let mut dice = Dice::new(seed);
    let imagined = state.imagine(side, &mut dice);
    let mut lists = Lists::new();
    lists.fill(&imagined, side);
    let best = lists.weights.iter().copied().fold(f32::MIN, f32::max);
    let ties = lists.weights.iter().filter(|weight| **weight >= best).count();
    let mut nth = dice.below(ties as u32);
    for (action, weight) in lists.actions.iter().zip(&lists.weights) {
        if *weight >= best {
            if nth == 0 {
                return *action;
            }
            nth -= 1;
        }
    }
    lists.actions[0]
}
