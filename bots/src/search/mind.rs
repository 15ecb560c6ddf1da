//! What a bot knows of a game beyond its rules.

use std::marker::PhantomData;

use engine::{Game, Side};

use crate::learnt::{Corrections, Describe};
use crate::net::{Encode, Net};

use super::level::{DEFAULT_LEVEL, LEVELS, PLAIN_LEVEL, PLAIN_LEVELS, YARDSTICKS};

/// What bots know of one game: a policy, an evaluation, and how far to look ahead.
///
/// Whatever is asked here is asked of a state that was sampled from what the
/// side can see: it may look at all of it and still not peek.
pub trait Mind: Send + Sync + 'static {
    /// The game that it is about.
    type Game: Game;

    /// The levels that a player is offered, weakest first.
    const LEVELS: &'static [&'static str] = LEVELS;

    /// What they are measured by, besides searches; no player is offered it.
    const YARDSTICKS: &'static [&'static str] = YARDSTICKS;

    /// The level of a bot of whom nothing else was said.
    const DEFAULT_LEVEL: &'static str = DEFAULT_LEVEL;

    /// Iterations that its ensign has for a turn: so many that he should win three games
    /// of four against the recruit, and so few that the captain does against him. How
    /// often they do is in `STRENGTH.md`.
    const ENSIGN: u32 = 300;

    /// Iterations that its captain, the default level, has for a turn: so many that a turn
    /// takes less than two seconds on two cores, and mostly less than one.
    const CAPTAIN: u32 = 4_000;

    /// How many ticks of [`Mind::clock`] after the root a rollout is evaluated.
    const HORIZON: u32;

    /// The same for a search with an ample budget ([`Budget::is_ample`]): a longer rollout sees
    /// more and is noisier, and where there are many, their mean is not.
    ///
    /// [`Budget::is_ample`]: super::Budget::is_ample
    const FAR_HORIZON: u32 = Self::HORIZON;

    /// The same for the first search, which stays as it was.
    const CLASSIC_HORIZON: u32 = Self::HORIZON;

    /// What a net is shown of a state, if the game has an encoder.
    const ENCODER: Option<&'static dyn Encode<Self::Game>> = None;

    /// The net that judges quiet moments, if one was trained.
    fn net() -> Option<&'static Net> {
        None
    }

    /// How the learnt policy is told of actions, if the game has such a description.
    const DESCRIBER: Option<&'static dyn Describe<Self::Game>> = None;

    /// What was learnt of them: how the policy of searches differs from [`Mind::weigh`].
    fn corrections() -> Option<&'static Corrections> {
        None
    }

    /// How much the net counts where a rollout ends, from 0 to 1; the rest is [`Mind::evaluate`].
    /// Matches decide it (`STRENGTH.md`).
    const NET_SHARE: f32 = 0.0;

    /// The policy is sure of an action that has at least this share of its weight, and
    /// nothing is searched then. More than 1, where a search must not trust it.
    const SURE: f32 = 0.9;

    /// Where the game stands in time. It never runs back. All rollouts of one
    /// search are evaluated at the same tick, or at the first quiet moment after it if a net judges, so that
    /// none is better merely for having been evaluated sooner.
    fn clock(state: &Self::Game) -> u32;

    /// Which turn it is, for a bot that has a budget for a turn. Nothing, where
    /// nobody can tell: then every choice is a turn of its own.
    fn turn(state: &Self::Game) -> Option<u32> {
        Some(Self::clock(state))
    }

    /// The probability that `side` wins, from 0 to 1. Only for a game that is not over.
    fn evaluate(state: &Self::Game, side: Side) -> f32;

    /// The policy: how likely a sensible player of `side` is to choose each of
    /// `actions`, as one weight for each, not negative, in any scale. Corrected by what was
    /// learnt ([`Mind::corrections`]), rollouts follow it, and the search takes it for its prior; what weighs nothing is
    /// not tried while something else weighs something. `weights` comes empty.
    fn weigh(state: &Self::Game, side: Side, actions: &[ActionOf<Self>], weights: &mut Vec<f32>);
}

/// The actions of the game that a mind is about.
pub type ActionOf<M> = <<M as Mind>::Game as Game>::Action;

/// The mind of a game that nobody has written one for. Its policy is uniform,
/// and rollouts go to the end of the game or to a fixed depth, where an
/// unfinished game counts as a draw.
pub struct Plain<G>(PhantomData<fn() -> G>);

impl<G: Game> Mind for Plain<G> {
    type Game = G;

    const LEVELS: &'static [&'static str] = PLAIN_LEVELS;
    const YARDSTICKS: &'static [&'static str] = &[];
    const DEFAULT_LEVEL: &'static str = PLAIN_LEVEL;

    /// One tick ahead of a clock that stands still is never reached.
    const HORIZON: u32 = 1;

    fn clock(_: &G) -> u32 {
        0
    }

    fn turn(_: &G) -> Option<u32> {
        None
    }

    fn evaluate(_: &G, _: Side) -> f32 {
        0.5
    }

    fn weigh(_: &G, _: Side, actions: &[G::Action], weights: &mut Vec<f32>) {
        weights.resize(actions.len(), 1.0);
    }
}
