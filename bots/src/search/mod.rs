//! How bots think, whatever the game.
//!
//! - [`Level`]: how well a bot plays, by name or by the budget of its search;
//! - [`Mind`]: what is known of a game beyond its rules (policy, evaluation, horizon),
//!   and [`Plain`], which knows nothing;
//! - `single`: the levels that look at one position only, random and greedy;
//! - `tree`: Monte Carlo tree search over determinised states, with PUCT selection;
//! - `history`: what came of each action wherever it was played;
//! - [`Bot`]: a bot at its seat, its budget for a turn and what it remembers;
//! - `rollout`: playing on by the policy from where the tree ends;
//! - [`Rng`]: the random numbers of all of these;
//! - [`Host`]: the threads and the clock that a search borrows;
//! - `softmax`: from what an action gains to how often it is chosen, for minds.

mod level;
mod mind;
mod host;
mod rng;
pub(crate) mod softmax;
mod single;
pub(crate) mod rollout;
mod history;
pub(crate) mod tree;
mod bot;

pub use bot::{Bot, Considered, consider};
pub use host::Host;
pub use level::{Budget, DEFAULT_LEVEL, LEVELS, Level};
pub use mind::{ActionOf, Mind, Plain};
pub use rng::{Rng, split_mix};

use engine::Side;

/// An action for `side`, which must be awaited, by a bot that has just sat down.
pub fn choose<M: Mind>(
    state: &M::Game,
    side: Side,
    level: &Level,
    seed: u64,
    host: &dyn Host,
) -> ActionOf<M> {
    Bot::<M>::new(level.clone()).choose(state, 0, side, seed, host)
}
