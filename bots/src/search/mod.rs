//! The search that bots use, for any game.
//!
//! - `single`: the levels that look at one position only;
//! - `tree`: Monte Carlo tree search over determinised states, with PUCT selection;
//! - `history`: the results of each action in all places where it was played;
//! - `trail`: the route that a moving force has taken in one move;
//! - [`Bot`]: a bot at its seat, with its budget for a turn and its memory;
//! - [`rollout`]: the policy plays on from the leaf of the tree;
//! - [`softmax()`]: turns the gains of actions into policy weights.

mod softmax;
mod single;
pub mod rollout;
mod history;
pub(crate) mod tree;
mod trail;
mod bot;

pub use bot::{Bot, Considered, consider};
pub use softmax::{SELDOM, softmax};

use engine::Side;

use crate::host::Host;
use crate::level::Level;
use crate::mind::{ActionOf, Mind};

/// Returns an action for `side`, which must be awaited. The action is chosen by a bot that remembers no
/// earlier choices.
pub fn choose<M: Mind>(
    state: &M::Game,
    side: Side,
    level: &Level,
    seed: u64,
    host: &dyn Host,
) -> ActionOf<M> {
    Bot::<M>::new(level.clone()).choose(state, 0, side, seed, host)
}
