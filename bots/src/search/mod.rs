//! How bots think, whatever the game.
//!
//! - [`Level`]: how well a bot plays, by name or by the budget of its search;
//! - [`Mind`]: what is known of a game beyond its rules (policy, evaluation, horizon),
//!   and [`Plain`], which knows nothing;
//! - `single`: the levels that look at one position only, random and greedy;
//! - `tree`: Monte Carlo tree search over determinised states, with PUCT selection;
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
mod tree;

pub use host::Host;
pub use level::{Budget, DEFAULT_LEVEL, LEVELS, Level};
pub use mind::{ActionOf, Mind, Plain};
pub use rng::{Rng, split_mix};

use engine::{Game, Side};
use level::Method;

/// An action for `side`, which must be awaited.
///
/// Unless the level's budget is time, the action depends on nothing but the
/// arguments and the number of the host's workers.
pub fn choose<M: Mind>(
    state: &M::Game,
    side: Side,
    level: &Level,
    seed: u64,
    host: &dyn Host,
) -> ActionOf<M> {
    assert!(state.awaited().has(side), "{side} has nothing to choose");
    match level.method {
        Method::Random => single::random(state, side, seed),
        Method::Greedy => single::greedy::<M>(state, side, seed),
        Method::Search(budget) => tree::search::<M>(state, side, budget, seed, host),
    }
}
