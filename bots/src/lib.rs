//! Opponents: any game in, an action out.
//!
//! A bot is handed the real state and uses it for one thing only: to imagine
//! states that its side cannot tell from it ([`engine::Game::imagine`]). What a
//! bot must know of a game beyond its rules is in [`Mind`].

mod bayonets;
mod dice;
mod level;
mod mind;
mod random;
mod rollout;
mod search;
mod shelf;
mod struggle;
mod weights;
mod wilderness;

pub use dice::Dice;
pub use level::{DEFAULT_LEVEL, LEVELS, Level};
pub use mind::Mind;
pub use shelf::{choose, game, games};

use engine::Side;
use level::Play;

/// An action for `side`, which must be awaited. With a level that has no time
/// budget it is a pure function of the arguments.
pub fn choose_in<G: Mind>(
    state: &G,
    side: Side,
    level: &Level,
    seed: u64,
    threads: usize,
) -> G::Action {
    assert!(state.awaited().has(side), "{side} has nothing to choose");
    match level.play {
        Play::Random => random::random(state, side, seed),
        Play::Thumb => random::thumb(state, side, seed),
        Play::Search(budget) => search::search(state, side, budget, seed, threads),
    }
}
