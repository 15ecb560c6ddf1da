//! Opponents: a position in, an action out.
//!
//! - [`search`] is how bots think. It plays any [`engine::Game`] and names none.
//! - [`review`] is what they say of a game that was played.
//! - `classic` is the first search, kept to measure later ones by.
//! - [`net`] is a small neural net that judges a state at a glance.
//! - [`learnt`] is what the captain knows better than the written policy.
//! - [`minds`] is what they know of each game beyond its rules: one [`Mind`] a folder.
//!
//! A bot is handed the real state, and weighs and tries only states that its side
//! cannot tell from it ([`engine::Game::imagine`]). Of the real one it asks what every player sees: who
//! is awaited, what that side may do, which turn it is. So it knows no more than a player in its seat.
//!
//! Nothing here starts a thread or reads a clock: whoever calls lends both as a [`Host`].

#![warn(missing_docs)]

pub mod search;
pub mod review;
mod classic;
mod exponential;
pub mod net;
pub mod learnt;
pub mod minds;

pub use search::{
    Bot, Budget, Considered, DEFAULT_LEVEL, Host, LEVELS, Level, Mind, Plain, Rng, choose,
    consider, split_mix,
};
