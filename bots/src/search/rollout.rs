//! Rollouts: the policy plays on from a leaf of the tree to the horizon.

use engine::{BySide, Chance, Game, Side, Silent};

use crate::judge::Judge;
use crate::level::Scheme;
use crate::mind::{ActionOf, Mind};
use crate::policy::Learnt;
use crate::rng::Rng;

/// The maximum length of a rollout, in decisions, even if the mind's clock has not reached the horizon.
const MOST_DECISIONS: u32 = 600;

/// The legal actions of one decision and the policy's weight for each. The buffer is reused from decision
/// to decision, so that its lists are allocated only once.
pub struct PolicyBuffer<M: Mind> {
    /// Every legal action.
    pub actions: Vec<ActionOf<M>>,
    /// The weight of each action, in the same order.
    pub weights: Vec<f32>,
    /// The learnt corrections; `None` for the written policy alone ([`Mind::weigh`]).
    learnt: Option<Learnt<M>>,
    /// Whether the written weights are tempered ([`Mind::temper`]).
    tempered: bool,
    /// The scheme that each side follows, if any.
    pub schemes: BySide<Option<Scheme>>,
}

impl<M: Mind> PolicyBuffer<M> {
    /// Creates the written policy, with empty lists.
    pub fn written() -> PolicyBuffer<M> {
        let (actions, weights) = (Vec::with_capacity(128), Vec::with_capacity(128));
        PolicyBuffer { actions, weights, learnt: None, tempered: false, schemes: BySide::default() }
    }

    /// Creates the policy with the mind's learnt corrections, if it has any.
    pub fn learnt() -> PolicyBuffer<M> {
        PolicyBuffer { learnt: Learnt::new(), tempered: true, ..PolicyBuffer::written() }
    }

    /// Creates the policy of the first captain.
    pub fn first() -> PolicyBuffer<M> {
        PolicyBuffer { learnt: Learnt::first(), ..PolicyBuffer::written() }
    }

    /// Lists the legal actions of `side` and computes their weights.
    pub fn ask(&mut self, state: &M::Game, side: Side) {
        self.list(state, side);
        self.weigh(state, side);
    }

    /// Lists the legal actions of `side`.
    pub fn list(&mut self, state: &M::Game, side: Side) {
        self.actions.clear();
        state.actions(side, &mut self.actions);
        assert!(!self.actions.is_empty(), "{side} is awaited and has no action");
    }

    /// Computes the weight of each listed action.
    pub fn weigh(&mut self, state: &M::Game, side: Side) {
        self.weights.clear();
        if self.actions.len() == 1 {
            self.weights.push(1.0); // a lone action needs no weighing
        } else {
            M::weigh(state, side, &self.actions, &mut self.weights);
            if self.tempered {
                M::temper(state, side, &self.actions, &mut self.weights);
            }
            if let Some(learnt) = &mut self.learnt {
                learnt.correct(state, side, &self.actions, &mut self.weights);
            }
            if let Some(scheme) = self.schemes[side] {
                M::pursue(scheme, state, side, &self.actions, &mut self.weights);
            }
        }
        debug_assert_eq!(self.actions.len(), self.weights.len(), "one weight for each action");
    }

    /// Removes some actions from the list, unless no others would be left.
    pub fn leave_out(&mut self, out: &[ActionOf<M>]) {
        if self.actions.iter().all(|action| out.contains(action)) {
            return;
        }
        let mut stays = self.actions.iter().map(|action| !out.contains(action));
        self.weights.retain(|_| stays.next() == Some(true));
        self.actions.retain(|action| !out.contains(action));
    }

    /// Returns the action that has nearly all of the weight, if there is one.
    pub fn sure(&self) -> Option<ActionOf<M>> {
        let total: f32 = self.weights.iter().sum();
        let sure = self.weights.iter().position(|weight| M::SURE * total <= *weight && 0.0 < total);
        sure.map(|n| self.actions[n])
    }
}

/// The evaluation of the state in which a rollout ends.
pub struct Evaluation<M: Mind> {
    /// The net, if [`Mind::NET_SHARE`] gives it a share.
    judge: Option<Judge<M>>,
}

impl<M: Mind> Default for Evaluation<M> {
    /// Creates the evaluation of a mind, with its net if [`Mind::NET_SHARE`] gives it a share.
    fn default() -> Evaluation<M> {
        Evaluation { judge: (0.0 < M::NET_SHARE).then(Judge::new).flatten() }
    }
}

impl<M: Mind> Evaluation<M> {
    /// Creates the evaluation of the first captain.
    pub fn first() -> Evaluation<M> {
        Evaluation { judge: (0.0 < M::NET_SHARE).then(Judge::first).flatten() }
    }

    /// Returns whether a rollout may end here. The net is asked only at quiet moments.
    fn may_end(&self, state: &M::Game) -> bool {
        self.judge.as_ref().is_none_or(|judge| judge.is_quiet(state))
    }

    /// Returns the probability that the French win. Before the end of the game it is estimated from what
    /// `eye` knows; after the end it is 1 or 0, or one half for a draw.
    pub fn french_wins(&mut self, state: &M::Game, eye: Side) -> f32 {
        if let Some(outcome) = state.outcome() {
            return match outcome.winner {
                Some(Side::French) => 1.0,
                Some(Side::British) => 0.0,
                None => 0.5,
            };
        }
        let written = M::evaluate(state, Side::French).clamp(0.0, 1.0);
        match &mut self.judge {
            Some(judge) => written + M::NET_SHARE * (judge.french_wins(state, eye) - written),
            None => written,
        }
    }
}

/// Returns the side that chooses next in a sampled state. If both sides must choose at once, `first`
/// chooses before the other; the other side's list of actions does not depend on that choice.
pub fn next_side<G: Game>(state: &G, first: Side) -> Option<Side> {
    let awaited = state.awaited();
    if awaited.has(first) { Some(first) } else { awaited.iter().next() }
}

/// Plays by the policy until the mind's clock reaches `horizon`. Then evaluates the state with the
/// knowledge of `first`, and returns the probability that the French win. Calls `note` with every choice.
pub fn roll_out<M: Mind>(
    state: &mut M::Game,
    first: Side,
    horizon: u32,
    rng: &mut Rng,
    policy: &mut PolicyBuffer<M>,
    evaluation: &mut Evaluation<M>,
    mut note: impl FnMut(Side, ActionOf<M>),
) -> f32 {
    for _ in 0..MOST_DECISIONS {
        if horizon <= M::clock(state) && evaluation.may_end(state) {
            break;
        }
        let Some(side) = next_side(state, first) else { break };
        policy.ask(state, side);
        let action = if let [only] = policy.actions[..] {
            only
        } else {
            let chosen = policy.actions[rng.sample(&policy.weights)];
            note(side, chosen);
            chosen
        };
        play(state, side, action, rng);
    }
    evaluation.french_wins(state, first)
}

/// Plays an action taken from the list of legal ones.
pub fn play<G: Game>(state: &mut G, side: Side, action: G::Action, dice: &mut impl Chance) {
    if let Err(refusal) = state.play(side, action, &mut Silent(dice)) {
        panic!("{side}: {action} was listed and is refused: {refusal}");
    }
}
