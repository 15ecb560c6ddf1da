//! A contest between actions: the worth of each, found by searches of the same length from the same
//! imagined states.
//!
//! A single search spends most of its iterations on the action that it prefers, and so knows little about
//! the others. Here each action gets a search of its own.

use engine::Side;

use crate::mind::{ActionOf, Mind};
use crate::review::{Estimate, Tries};
use crate::rng::Rng;
use crate::search::rollout::PolicyBuffer;
use crate::search::tree::Tree;

/// Returns the chance of `side` to win after each of `actions`, which must be legal. Every action is tried
/// `iterations` times, in the same imagined states as the others.
pub fn rivals<M: Mind>(
    state: &M::Game,
    side: Side,
    actions: &[ActionOf<M>],
    iterations: u32,
    seed: u64,
) -> Vec<Estimate> {
    let horizon = M::clock(state) + M::FAR_HORIZON;
    let chance = |action: &ActionOf<M>| {
        let mut tree = Tree::<M>::new(PolicyBuffer::learnt());
        let mut tries = Tries::default();
        for n in 0..iterations {
            let mut rng = Rng::stream(seed, n.into());
            let french = tree.iterate(state, side, Some(*action), horizon, &mut rng);
            tries.add(f64::from(if side == Side::French { french } else { 1.0 - french }));
        }
        tries.estimate()
    };
    actions.iter().map(chance).collect()
}
