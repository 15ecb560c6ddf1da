//! The first search of these bots, kept as it was: a yardstick for those that came after it.
//!
//! It is the level `classic:N`, N iterations a decision. It thinks afresh at every
//! decision and asks the mind's own policy and evaluation. Nothing in here is
//! improved: a yardstick that changes measures nothing. So it has its own copy of
//! the tree and of the rollouts, however much `search` has in common with them.

mod rollout;
mod tree;

pub(crate) use tree::search;
