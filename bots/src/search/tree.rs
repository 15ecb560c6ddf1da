//! Monte Carlo tree search for games with hidden information and dice.
//!
//! Each iteration samples everything that the searching side cannot see (a *determinisation*), walks down one
//! tree of actions that all sampled states share, adds one node to it, rolls out by the policy, evaluates,
//! and backs the value up along the path. This is information-set MCTS with a single observer (SO-ISMCTS,
//! Cowling, Powley and Whitehouse 2012). Dice are rolled afresh in every iteration (*open loop*), so the
//! value of a node is an average over the results of the dice.
//!
//! Selection is PUCT among the children that are legal in this sampled state. The mind's policy is the prior,
//! so that many poor actions do not take the visits of a few good ones. The value of a child is its own mean
//! and, while the child has few visits, also the results of its action elsewhere (`history`). The policy is
//! asked once per node, and the node keeps the answer. If dice were rolled on the way to the node, the policy
//! is asked each time, since the position at the node then differs from visit to visit.

use std::num::NonZeroU32;

use engine::{Chance, Game, Side};

use crate::mind::{ActionOf, Mind};
use crate::rng::Rng;

use super::history::HistoryStats;
use super::rollout::{Evaluation, PolicyBuffer, next_side, play, roll_out};
use super::trail::LastStep;

/// PUCT's exploration constant, in standard deviations of the values found so far.
const C_PUCT: f32 = 2.0;
/// The share of the prior that is spread evenly over all actions, so that the search also tries actions which
/// the policy rejects.
const UNIFORM_SHARE: f32 = 0.15;
/// First-play urgency: an action that is untried at a node is assumed to be this much worse than the action's
/// history says. The unit is a standard deviation.
const FPU_REDUCTION: f32 = 0.2;

/// The result of a tree for one action at the tree's root.
pub struct RootChild<A> {
    pub action: A,
    pub visits: u32,
    /// The sum of the values for the French.
    pub french: f64,
}

/// The statistics of one node: the actions from the root to it have been played.
#[derive(Clone)]
struct Node<A> {
    visits: u32,
    /// The sum of the values for the French.
    french: f32,
    /// Whether dice were rolled between the previous choice and this node.
    chancy: bool,
    /// Every action that was legal here in some sampled state.
    edges: Vec<Edge<A>>,
}

#[derive(Clone, Copy)]
struct Edge<A> {
    action: A,
    /// The share that the policy gave to the action when the action was first seen.
    prior: f32,
    /// The index of the action's record in the history.
    record: u32,
    /// The node after the action, once the action was tried. Node 0 is the root, which follows no action.
    child: Option<NonZeroU32>,
}

impl<A> Node<A> {
    fn new() -> Node<A> {
        Node { visits: 0, french: 0.0, chancy: false, edges: Vec::new() }
    }

    /// Returns the mean value for `side`.
    #[inline]
    fn mean(&self, side: Side) -> f32 {
        let french = self.french / self.visits as f32;
        if side == Side::French { french } else { 1.0 - french }
    }
}

/// One tree, and the buffers needed to grow it.
pub struct Tree<M: Mind> {
    nodes: Vec<Node<ActionOf<M>>>,
    /// The nodes from the root to the current node, in the present iteration.
    path: Vec<u32>,
    policy: PolicyBuffer<M>,
    evaluation: Evaluation<M>,
    /// For each legal action its index among the edges of the node, and its prior.
    legal: Vec<(u32, f32)>,
    values: RunningVariance,
    history: HistoryStats<ActionOf<M>>,
    /// The history records of all actions played in the present iteration.
    played: Vec<u32>,
    /// The last step of the searching side; the side's next step does not undo it.
    last: Option<LastStep>,
}

impl<M: Mind> Tree<M> {
    /// Creates an empty tree, whose priors and rollouts follow `policy`.
    pub fn new(policy: PolicyBuffer<M>) -> Tree<M> {
        Tree::judged(policy, Evaluation::default())
    }

    /// Creates an empty tree whose rollouts end with `evaluation`.
    pub fn judged(policy: PolicyBuffer<M>, evaluation: Evaluation<M>) -> Tree<M> {
        Tree {
            nodes: vec![Node::new()],
            path: Vec::new(),
            policy,
            evaluation,
            legal: Vec::new(),
            values: RunningVariance::default(),
            history: HistoryStats::new(),
            played: Vec::new(),
            last: None,
        }
    }

    /// Sets the last step of the searching side; the side's next step does not undo it.
    pub fn set_last_step(&mut self, last: Option<&LastStep>) {
        self.last = last.cloned();
    }

    /// Returns the number of visits of the root.
    pub fn visits(&self) -> u32 {
        self.nodes[0].visits
    }

    /// Returns the number of visits of the root, and the sum of its values for the French.
    pub fn root(&self) -> (u32, f64) {
        (self.nodes[0].visits, self.nodes[0].french.into())
    }

    /// Returns the results of the actions tried at the root.
    pub fn found(&self) -> impl Iterator<Item = RootChild<ActionOf<M>>> {
        self.nodes[0].edges.iter().filter_map(|edge| {
            let node = &self.nodes[edge.child?.get() as usize];
            let french = f64::from(node.french);
            Some(RootChild { action: edge.action, visits: node.visits, french })
        })
    }

    /// Makes the node after `action` the root, and forgets the rest of the tree. If dice were rolled after
    /// the action, the subtree averages over rolls that did not happen, so it is forgotten too. The history
    /// is kept.
    pub fn follow(&mut self, action: ActionOf<M>) {
        let edge = self.nodes[0].edges.iter().find(|edge| edge.action == action);
        let child = edge.and_then(|edge| edge.child).map(|child| child.get() as usize);
        let Some(root) = child.filter(|child| !self.nodes[*child].chancy) else {
            self.nodes.clear();
            self.nodes.push(Node::new());
            return;
        };
        // Breadth first: a node's index in the new list is its index in the queue.
        let old = std::mem::take(&mut self.nodes);
        let mut queue = vec![root];
        let mut next = 0;
        while next < queue.len() {
            let mut node = old[queue[next]].clone();
            for edge in &mut node.edges {
                edge.child = edge.child.map(|child| {
                    queue.push(child.get() as usize);
                    NonZeroU32::new(queue.len() as u32 - 1).expect("the root is there before it")
                });
            }
            self.nodes.push(node);
            next += 1;
        }
    }

    /// Returns whether one action is so far ahead that `left` more iterations could not change the choice of
    /// action.
    pub fn is_decided(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for RootChild { visits, .. } in self.found() {
            if first < visits {
                (first, second) = (visits, first);
            } else if second < visits {
                second = visits;
            }
        }
        left < first - second
    }

    /// Runs one iteration: selection, expansion, rollout, backing up. `horizon` is the tick of the mind's
    /// clock at which rollouts are evaluated. If there is an `opening`, it is played before anything else and
    /// the tree starts after it; all iterations must then have the same opening. Returns the value for the
    /// French.
    pub fn iterate(
        &mut self,
        root: &M::Game,
        us: Side,
        opening: Option<ActionOf<M>>,
        horizon: u32,
        rng: &mut Rng,
    ) -> f32 {
        let mut state = root.imagine(us, rng);
        self.path.clear();
        self.played.clear();
        self.path.push(0);
        let mut at = 0;
        let mut chancy = false;
        // Whether dice were rolled between the previous choice and this one.
        let mut rolled = false;
        if let Some(opening) = opening {
            let mut dice = WatchedDice { rng, rolled: false };
            play(&mut state, us, opening, &mut dice);
            rolled = dice.rolled;
        }
        let last = self.last.take();
        let mut stepped = false;
        // The walk leaves the tree where the tree ends, where the game ends, or at the horizon.
        while M::clock(&state) < horizon {
            let Some(side) = next_side(&state, us) else { break };
            self.policy.list(&state, side);
            let mut dice = WatchedDice { rng, rolled: false };
            if let [only] = self.policy.actions[..] {
                // A lone action gets no node: the nodes after it count as children of the previous choice.
                play(&mut state, side, only, &mut dice);
                rolled |= dice.rolled;
                continue;
            }
            if rolled {
                self.nodes[at as usize].chancy = true;
                chancy = true;
            }
            self.weigh(at, &state, side, chancy);
            if let Some(step) = last.as_ref().filter(|_| side == us && !stepped) {
                self.forbid(step, &state, side);
            }
            let edge = self.select(at, side);
            let Edge { action, record, .. } = self.nodes[at as usize].edges[edge];
            self.played.push(record);
            stepped |= side == us && M::step(action).is_some();
            play(&mut state, side, action, &mut dice);
            rolled = dice.rolled;
            match self.nodes[at as usize].edges[edge].child {
                Some(child) => {
                    at = child.get();
                    self.path.push(at);
                }
                None => {
                    at = self.expand(at, edge);
                    self.path.push(at);
                    self.nodes[at as usize].chancy |= rolled;
                    break;
                }
            }
        }
        self.last = last;
        let Tree { history, played, policy, evaluation, .. } = self;
        let note = |side, action| played.push(history.place(side, action));
        let french = roll_out(&mut state, us, horizon, rng, policy, evaluation, note);
        self.values.add(french);
        for place in &self.played {
            self.history.add(*place, french);
        }
        for node in &self.path {
            let node = &mut self.nodes[*node as usize];
            node.visits += 1;
            node.french += french;
        }
        french
    }

    /// Sets the prior of the actions that would undo the step to zero.
    fn forbid(&mut self, step: &LastStep, state: &M::Game, side: Side) {
        for ((_, prior), action) in self.legal.iter_mut().zip(&self.policy.actions) {
            if step.is_undone_by::<M>(state, side, *action) {
                *prior = 0.0;
            }
        }
    }

    /// Adds a node for an action that has never been tried at node `at`.
    fn expand(&mut self, at: u32, edge: usize) -> u32 {
        let new = NonZeroU32::new(self.nodes.len() as u32).expect("the root is there before it");
        self.nodes.push(Node::new());
        self.nodes[at as usize].edges[edge].child = Some(new);
        new.get()
    }

    /// Fills `legal` with the edge and the prior of every legal action.
    fn weigh(&mut self, at: u32, state: &M::Game, side: Side, anew: bool) {
        let Tree { nodes, policy, legal, history, .. } = self;
        let node = &mut nodes[at as usize];
        legal.clear();
        let mut all_known = true;
        // Edges are mostly in the order of the list, so the search for an edge begins after the edge found
        // before.
        let mut from = 0;
        for action in &policy.actions {
            let edges = &node.edges;
            let mut places = (from..edges.len()).chain(0..from.min(edges.len()));
            let found = places.find(|n| edges[*n].action == *action);
            all_known &= found.is_some();
            let found = found.unwrap_or(NONE as usize);
            from = found.wrapping_add(1).min(edges.len());
            legal.push((found as u32, 0.0));
        }
        if all_known && !anew {
            for (edge, prior) in legal.iter_mut() {
                *prior = node.edges[*edge as usize].prior;
            }
            return;
        }
        policy.weigh(state, side);
        let total: f32 = policy.weights.iter().sum();
        let even = 1.0 / policy.actions.len() as f32;
        for (n, (edge, prior)) in legal.iter_mut().enumerate() {
            *prior = if 0.0 < total { policy.weights[n] / total } else { even };
            if *edge == NONE {
                *edge = node.edges.len() as u32;
                let action = policy.actions[n];
                let record = history.place(side, action);
                node.edges.push(Edge { action, prior: *prior, record, child: None });
            }
        }
    }

    /// Returns the index of the edge to try next, by PUCT.
    fn select(&self, at: u32, side: Side) -> usize {
        let Tree { nodes, legal, history, .. } = self;
        let node = &nodes[at as usize];
        let child = |edge: u32| node.edges[edge as usize].child;
        let visits: u32 = (legal.iter())
            .filter_map(|(edge, _)| Some(nodes[child(*edge)?.get() as usize].visits))
            .sum();
        let total: f32 = legal.iter().map(|(_, prior)| prior).sum();
        let uniform = 1.0 / legal.len() as f32;
        let deviation = self.values.deviation();
        let exploration = C_PUCT * deviation * (visits.max(1) as f32).sqrt();
        let mean = if node.visits == 0 { 0.5 } else { node.mean(side) };
        let mut best = (legal[0].0, f32::MIN);
        for (edge, prior) in legal {
            if *prior == 0.0 && 0.0 < total {
                continue; // no sensible player would choose it
            }
            let share = if 0.0 < total { prior / total } else { uniform };
            let prior = share * (1.0 - UNIFORM_SHARE) + uniform * UNIFORM_SHARE;
            let elsewhere = history.value(node.edges[*edge as usize].record, side, mean);
            let score = match child(*edge) {
                None => elsewhere - FPU_REDUCTION * deviation + exploration * prior,
                Some(child) => {
                    let child = &nodes[child.get() as usize];
                    let value = HistoryStats::<ActionOf<M>>::blend(
                        child.mean(side),
                        child.visits,
                        elsewhere,
                    );
                    value + exploration * prior / (1 + child.visits) as f32
                }
            };
            if best.1 < score {
                best = (*edge, score);
            }
        }
        best.0 as usize
    }
}

/// The index of an edge that does not exist yet.
const NONE: u32 = u32::MAX;

/// A source of dice that notes whether any die was rolled.
struct WatchedDice<'a> {
    rng: &'a mut Rng,
    rolled: bool,
}

impl Chance for WatchedDice<'_> {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.rolled = true;
        self.rng.below(n)
    }
}

/// The variance of the values found so far, by Welford's method. Exploration is measured in standard
/// deviations. So a search explores as widely when all values are nearly equal as when they range from
/// victory to defeat.
#[derive(Default)]
struct RunningVariance {
    n: f32,
    mean: f32,
    /// The sum of squared differences from the mean.
    squares: f32,
}

impl RunningVariance {
    fn add(&mut self, value: f32) {
        self.n += 1.0;
        let off = value - self.mean;
        self.mean += off / self.n;
        self.squares += off * (value - self.mean);
    }

    /// Returns the standard deviation, which is always above zero. While there are few values, returns a
    /// guess.
    fn deviation(&self) -> f32 {
        if self.n < 8.0 { 0.25 } else { (self.squares / self.n).sqrt().max(0.005) }
    }
}
