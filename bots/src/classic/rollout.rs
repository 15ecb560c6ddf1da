//! Rollouts: the policy plays on from the place where the tree ends to the horizon.

use engine::{Game, Side, Silent};

use crate::mind::{ActionOf, Mind};
use crate::rng::Rng;

/// The maximum length of a rollout, in decisions, even if the mind's clock has not reached the horizon.
const MOST_DECISIONS: u32 = 600;

/// The legal actions of one decision and the policy's weight for each. The buffer is reused from decision
/// to decision, so that its lists are allocated only once.
pub struct PolicyBuffer<M: Mind> {
    /// Every legal action.
    pub actions: Vec<ActionOf<M>>,
    /// The weight of each action, in the same order ([`Mind::weigh`]).
    pub weights: Vec<f32>,
}

impl<M: Mind> PolicyBuffer<M> {
    /// Creates a buffer with empty lists.
    pub fn new() -> PolicyBuffer<M> {
        PolicyBuffer { actions: Vec::with_capacity(128), weights: Vec::with_capacity(128) }
    }

    /// Lists the legal actions of `side` and asks the mind for their weights.
    pub fn ask(&mut self, state: &M::Game, side: Side) {
        self.actions.clear();
        state.actions(side, &mut self.actions);
        assert!(!self.actions.is_empty(), "{side} is awaited and has no action");
        self.weights.clear();
        if self.actions.len() == 1 {
            self.weights.push(1.0); // a lone action needs no weighing
        } else {
            M::weigh(state, side, &self.actions, &mut self.weights);
        }
        debug_assert_eq!(self.actions.len(), self.weights.len(), "one weight for each action");
    }
}

/// Returns the side that chooses next in a sampled state. If both sides must choose at once, `first`
/// chooses before the other; the other side's list of actions does not depend on that choice.
pub fn next_side<G: Game>(state: &G, first: Side) -> Option<Side> {
    let awaited = state.awaited();
    if awaited.has(first) { Some(first) } else { awaited.iter().next() }
}

/// Plays by the policy until the mind's clock reaches `horizon`. Returns the probability that the French
/// win from there.
pub fn roll_out<M: Mind>(
    state: &mut M::Game,
    first: Side,
    horizon: u32,
    rng: &mut Rng,
    policy: &mut PolicyBuffer<M>,
) -> f32 {
    for _ in 0..MOST_DECISIONS {
        if horizon <= M::clock(state) {
            break;
        }
        let Some(side) = next_side(state, first) else { break };
        policy.ask(state, side);
        let chosen = if policy.actions.len() == 1 { 0 } else { rng.sample(&policy.weights) };
        play(state, side, policy.actions[chosen], rng);
    }
    french_wins::<M>(state)
}

/// Plays an action taken from the list of legal ones.
pub fn play<G: Game>(state: &mut G, side: Side, action: G::Action, rng: &mut Rng) {
    if let Err(refusal) = state.play(side, action, &mut Silent(rng)) {
        panic!("{side}: {action} was listed and is refused: {refusal}");
    }
}

/// Returns the probability that the French win. Before the end of the game this is the mind's estimate;
/// after the end it is 1 or 0, or one half for a draw.
fn french_wins<M: Mind>(state: &M::Game) -> f32 {
    match state.outcome() {
        Some(outcome) => match outcome.winner {
            Some(Side::French) => 1.0,
            Some(Side::British) => 0.0,
            None => 0.5,
        },
        None => M::evaluate(state, Side::French).clamp(0.0, 1.0),
    }
}
