//! What a bot must know of a game beyond its rules.

use engine::{Game, Side};

/// A game that bots have an opinion of.
///
/// Whatever is asked here is asked of a state that was imagined: it may look at
/// all of it and still not peek.
pub trait Mind: Game {
    /// How far a rollout goes before it is judged, in ticks of [`Mind::clock`].
    const HORIZON: u32;

    /// Where the game stands in time. It never runs back. All rollouts of one
    /// search are judged at the same tick, so that none is better merely for
    /// having been judged sooner.
    fn clock(&self) -> u32;

    /// The chance that `side` wins, from 0 to 1. Only for a game that is not over.
    fn evaluate(&self, side: Side) -> f32;

    /// How likely a sensible player of `side` is to choose each of `actions`:
    /// one weight for each, not negative, in any scale. It is the policy of
    /// rollouts and what the search expects before it has looked; what weighs
    /// nothing is not looked at while something else does. `weights` comes empty.
    fn weigh(&self, side: Side, actions: &[Self::Action], weights: &mut Vec<f32>);
}
