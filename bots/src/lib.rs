//! The computer opponents: given a position, they choose an action.
//!
//! - [`search`] is the search. It plays any [`engine::Game`] and names none.
//! - [`review`] judges a game that was played.
//! - `classic` is the first search, kept as a yardstick for later ones.
//! - [`net`] is a small neural net that evaluates a state.
//! - [`learnt`] is the learnt policy, which improves on the hand-written one.
//! - [`Habits`] counts how a side plays.
//!
//! Knowledge of a game beyond its rules is a [`Mind`]. The minds of the games are in the crate `minds`, so
//! this crate knows no game.
//!
//! A bot is handed the real state, but evaluates and tries only states that its side cannot tell from it
//! ([`engine::Game::imagine`]). From the real state it reads only what every player sees: the awaited
//! sides, the legal actions of its own side, and the turn. A bot thus knows no more than a player in its
//! seat.
//!
//! Nothing in this crate starts a thread or reads a clock: the caller provides both as a [`Host`].

#![warn(missing_docs)]

pub mod search;
pub mod review;
mod classic;
pub mod exponential;
mod planes;
pub mod net;
pub mod learnt;
mod habits;

pub use habits::Habits;
pub use search::{
    Bot, Budget, Considered, DEFAULT_LEVEL, Host, LEVELS, Level, Mind, NotALevel, Plain, Rng,
    Scheme, choose, consider, split_mix,
};
