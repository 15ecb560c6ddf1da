//! A bot's knowledge of a game beyond its rules.

use std::marker::PhantomData;

use engine::{Game, Side, Target};

use crate::habits::Habits;
use crate::learnt::{Corrections, Describe};
use crate::level::{DEFAULT_LEVEL, LEVELS, PLAIN_LEVEL, PLAIN_LEVELS, Scheme, YARDSTICKS};
use crate::net::{Encode, Net};

/// The knowledge that bots have of one game: a policy, an evaluation, and the distance to look ahead.
///
/// All methods are given a state that was sampled from the information of the side, so they may look at every part
/// of it without learning hidden information.
pub trait Mind: Send + Sync + 'static {
    /// The game that this mind plays.
    type Game: Game;

    /// The levels that a player is offered, weakest first.
    const LEVELS: &'static [&'static str] = LEVELS;

    /// The levels that serve as yardsticks, in addition to searches. They are not offered to players.
    const YARDSTICKS: &'static [&'static str] = YARDSTICKS;

    /// The default level.
    const DEFAULT_LEVEL: &'static str = DEFAULT_LEVEL;

    /// The ensign's iterations per turn: enough that the ensign should win three games out of four against
    /// the recruit, and few enough that the captain should do the same against the ensign. The measured
    /// shares are in `STRENGTH.md`.
    const ENSIGN: u32 = 300;

    /// The iterations per turn of the captain, which is the default level: few enough that a turn takes less
    /// than two seconds on two cores, and mostly less than one.
    const CAPTAIN: u32 = 4_000;

    /// The number of ticks of [`Mind::clock`] from the root of the search to the evaluation of a rollout.
    const HORIZON: u32;

    /// The horizon of a search with an ample budget ([`Budget::is_ample`]): longer rollouts see further but
    /// are noisier, and a large number of them averages the noise out.
    ///
    /// [`Budget::is_ample`]: crate::Budget::is_ample
    const FAR_HORIZON: u32 = Self::HORIZON;

    /// The horizon of the first search, which must not change.
    const CLASSIC_HORIZON: u32 = Self::HORIZON;

    /// The encoder of states for the net, if the game has one.
    const ENCODER: Option<&'static dyn Encode<Self::Game>> = None;

    /// Returns the net that evaluates quiet moments, if one was trained.
    fn net() -> Option<&'static Net> {
        None
    }

    /// The describer of actions for the learnt policy, if the game has one.
    const DESCRIBER: Option<&'static dyn Describe<Self::Game>> = None;

    /// Returns the learnt corrections to [`Mind::weigh`], if there are any.
    fn corrections() -> Option<&'static Corrections> {
        None
    }

    /// Returns the net of the first captain (level `captain-1`), if it has one.
    fn first_net() -> Option<&'static Net> {
        Self::net()
    }

    /// Returns the learnt corrections of the first captain (level `captain-1`), if it has any.
    fn first_corrections() -> Option<&'static Corrections> {
        Self::corrections()
    }

    /// The weight of the net in the evaluation at the end of a rollout, from 0 to 1; [`Mind::evaluate`] has
    /// the remaining weight. The value was chosen by playing matches (`STRENGTH.md`).
    const NET_SHARE: f32 = 0.0;

    /// The share of the total weight from which the policy counts as sure of an action. A bot takes such an
    /// action without a search. A value above 1 means that the policy is never trusted alone.
    const SURE: f32 = 0.9;

    /// Returns the game's time in ticks, which never runs back. All rollouts of one search are evaluated at
    /// the same tick; with a net, at the first quiet moment after that tick. So no rollout looks better
    /// merely because it was evaluated sooner.
    fn clock(state: &Self::Game) -> u32;

    /// Returns the number of the current turn, for a bot that has a budget per turn; `None` if the game is
    /// not divided into turns. Every choice then counts as a turn.
    fn turn(state: &Self::Game) -> Option<u32> {
        Some(Self::clock(state))
    }

    /// Returns the space of the force that `side` is moving, or `None` if it is moving no force. A bot does
    /// not bring the force straight back to the space that it came from in the same move.
    fn moving(_: &Self::Game, _: Side) -> Option<Target> {
        None
    }

    /// Returns the space into which an action moves the moving force, if the action is a step of a move.
    fn step(_: ActionOf<Self>) -> Option<Target> {
        None
    }

    /// Returns the probability that `side` wins, from 0 to 1. The game must not be over.
    fn evaluate(state: &Self::Game, side: Side) -> f32;

    /// Appends the policy's weight for each of `actions`: how likely a sensible player of `side` is to choose
    /// the action. A weight is not negative, and the scale is free. Corrected by what was learnt
    /// ([`Mind::corrections`]), the policy guides rollouts and is the prior of the search. An action of
    /// weight zero is tried only if all weights are zero. The caller passes empty `weights`.
    fn weigh(state: &Self::Game, side: Side, actions: &[ActionOf<Self>], weights: &mut Vec<f32>);

    /// Returns a new counter of both sides' habits, if the game has one.
    fn habits() -> Option<Box<dyn Habits<Self::Game>>> {
        None
    }

    /// Corrects the written weights where they were found wanting since the first captain. Recruit, ensign
    /// and yardsticks use the weights without this change; the learnt policy corrects the changed weights.
    fn temper(_state: &Self::Game, _side: Side, _actions: &[ActionOf<Self>], _weights: &mut [f32]) {
    }

    /// Changes the policy's weights to those of a player of `side` with that scheme.
    fn pursue(
        _scheme: Scheme,
        _state: &Self::Game,
        _side: Side,
        _actions: &[ActionOf<Self>],
        _weights: &mut [f32],
    ) {
    }
}

/// The actions of the game for which a mind is written.
pub type ActionOf<M> = <<M as Mind>::Game as Game>::Action;

/// The mind of a game for which no other mind was written. Its policy gives all actions the same weight.
/// Rollouts go to the end of the game or to a fixed depth; a game that is unfinished there counts as a draw.
pub struct Plain<G>(PhantomData<fn() -> G>);

impl<G: Game> Mind for Plain<G> {
    type Game = G;

    const LEVELS: &'static [&'static str] = PLAIN_LEVELS;
    const YARDSTICKS: &'static [&'static str] = &[];
    const DEFAULT_LEVEL: &'static str = PLAIN_LEVEL;

    /// The clock never advances, so a horizon one tick ahead is never reached.
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
