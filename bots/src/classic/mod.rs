//! The first search algorithm of the bots, which is kept unchanged as a yardstick for later ones.
//!
//! The algorithm is available as the level `classic:N`, with N iterations per decision. It starts a new tree
//! at every decision and uses the mind's hand-written policy and evaluation. The algorithm is never improved,
//! because a yardstick that changes measures nothing. For the same reason this module has its own copies of
//! the tree and of the rollouts, although `search` has much in common with them.

mod rollout;
mod tree;

pub(crate) use tree::search;
