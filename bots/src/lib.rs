//! The computer opponents: given a position, they choose an action.
//!
//! - [`Mind`] is the knowledge of a game beyond its rules: policy, evaluation, horizon. [`Plain`] is a mind
//!   without such knowledge. The minds of the games are in the crate `minds`, so this crate knows no game.
//! - [`Level`] is the level at which a bot plays, given by name or by the budget of its search.
//! - [`net`] is a small neural net, with which a [`Judge`] evaluates a state.
//! - [`learnt`] holds the knowledge about actions that a mind has learnt; with it, [`Learnt`] corrects the
//!   written policy.
//! - [`search`] is the search, which can play any [`engine::Game`].
//! - `classic` is the first search, kept as a yardstick for later ones.
//! - [`review`] judges a game that was played.
//! - [`rivals()`] judges several actions at one moment, each by a search of its own.
//! - [`Habits`] counts the habits of a side.
//!
//!
//! A bot gets the real state, but evaluates and tries only states that its side cannot tell from it
//! ([`engine::Game::imagine`]). From the real state it reads only facts that every player sees: the awaited
//! sides, the legal actions of its own side, and the turn. A bot thus knows no more than a player in its
//! seat.
//!
//! Nothing in this crate starts a thread or reads a clock: the caller provides both as a [`Host`].

#![warn(missing_docs)]

mod rng;
mod host;
mod level;
mod habits;
pub mod exponential;
mod planes;
pub mod net;
pub mod learnt;
mod mind;
mod judge;
mod policy;
mod classic;
pub mod search;
pub mod review;
mod rivals;

pub use habits::Habits;
pub use host::Host;
pub use judge::Judge;
pub use level::{Budget, DEFAULT_LEVEL, LEVELS, Level, NotALevel, Scheme};
pub use mind::{ActionOf, Mind, Plain};
pub use policy::{Learnt, sample_corrections};
pub use rivals::rivals;
pub use rng::{Rng, split_mix};
pub use search::{Bot, Considered, choose, consider};
