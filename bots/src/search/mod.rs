//! The search that bots use, for any game.
//!
//! - [`Level`]: the level at which a bot plays, given by name or by the budget of its search;
//! - [`Mind`]: the knowledge of a game beyond its rules (policy, evaluation, horizon), and [`Plain`], which
//!   has none;
//! - `single`: the levels that look at one position only, random and greedy;
//! - `tree`: Monte Carlo tree search over determinised states, with PUCT selection;
//! - `history`: the results of each action wherever it was played;
//! - `trail`: the route that a moving force has taken in one move;
//! - [`Bot`]: a bot at its seat, with its budget for a turn and its memory;
//! - [`rollout`]: playing on by the policy from the leaf of the tree;
//! - [`Rng`]: the random numbers of all of these;
//! - [`Host`]: the threads and the clock that a search borrows;
//! - [`softmax()`]: turns the gains of actions into policy weights.

mod level;
mod mind;
mod host;
mod rng;
mod softmax;
mod single;
pub mod rollout;
mod history;
pub(crate) mod tree;
mod trail;
mod bot;

pub use bot::{Bot, Considered, consider};
pub use host::Host;
pub use level::{Budget, DEFAULT_LEVEL, LEVELS, Level, NotALevel, Scheme};
pub use mind::{ActionOf, Mind, Plain};
pub use rng::{Rng, split_mix};
pub use softmax::{SELDOM, softmax};

use engine::Side;

/// Returns an action for `side`, which must be awaited, chosen by a bot without memory of earlier choices.
pub fn choose<M: Mind>(
    state: &M::Game,
    side: Side,
    level: &Level,
    seed: u64,
    host: &dyn Host,
) -> ActionOf<M> {
    Bot::<M>::new(level.clone()).choose(state, 0, side, seed, host)
}
