//! Monte Carlo tree search for games with hidden information and dice.
//!
//! Each iteration samples everything that the searching side cannot see (a *determinisation*), walks down
//! one tree of actions that all sampled states share, adds one node to it, rolls out by the policy,
//! evaluates, and backs the value up along the path. This is information-set MCTS with a single observer
//! (SO-ISMCTS, Cowling, Powley and Whitehouse 2012). Dice are rolled afresh in every iteration
//! (*open loop*), so the value of a node is an average over the results of the dice.
//!
//! Selection is PUCT among the children that are legal in this sampled state. The mind's policy is the
//! prior, so that many poor actions do not take the visits of a few good ones. Each worker grows a tree of
//! its own, and the visits at the roots are added up (*root parallelisation*).

use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use engine::{Game, Side};

use crate::host::Host;
use crate::level::Budget;
use crate::mind::{ActionOf, Mind};
use crate::rng::Rng;

use super::rollout::{PolicyBuffer, next_side, play, roll_out};

/// PUCT's exploration constant, in standard deviations of the values found so far.
const C_PUCT: f32 = 2.0;
/// The share of the prior that is spread evenly over all actions, so that the search also tries actions
/// which the policy rejects.
const UNIFORM_SHARE: f32 = 0.15;
/// First-play urgency: an untried action is assumed to be this much worse than its parent, in standard
/// deviations.
const FPU_REDUCTION: f32 = 0.2;
/// The number of iterations between two readings of the clock.
const ITERATIONS_A_LOOK: u32 = 8;

/// The result of one tree for one action at the tree's root.
struct RootChild<A> {
    action: A,
    visits: u32,
    /// The sum of the results of these visits, as values for the side that searches.
    total: f64,
}

/// Returns the action that a search of `state` prefers for `side`: the most visited action, and among
/// equally visited ones the one with the best mean value.
pub fn search<M: Mind>(
    state: &M::Game,
    side: Side,
    budget: Budget,
    seed: u64,
    host: &dyn Host,
) -> ActionOf<M> {
    let mut actions = Vec::new();
    state.actions(side, &mut actions);
    if let [only] = actions[..] {
        return only;
    }
    let workers = host.workers().max(1);
    let share = |n: usize| match budget {
        Budget::Iterations(all) => {
            let all = all as usize;
            Budget::Iterations((all / workers + usize::from(n < all % workers)) as u32)
        }
        Budget::Time(_) => budget,
    };
    let found: Vec<Mutex<Vec<RootChild<ActionOf<M>>>>> =
        (0..workers).map(|_| Mutex::default()).collect();
    host.run(workers, &|n| {
        let tree = Tree::<M>::new(state, side, Rng::stream(seed, n as u64));
        *found[n].lock().unwrap_or_else(PoisonError::into_inner) = tree.grow(share(n), host);
    });
    let found: Vec<_> = found
        .into_iter()
        .flat_map(|one| one.into_inner().unwrap_or_else(PoisonError::into_inner))
        .collect();
    // The results are merged in the order of the list, so that ties are always broken in the same way.
    let merged = actions.iter().map(|action| {
        let of_all = found.iter().filter(|one| one.action == *action);
        of_all.fold((0, 0.0), |(visits, total), one| (visits + one.visits, total + one.total))
    });
    let mut best = (actions[0], 0, f64::MIN);
    for (action, (visits, total)) in actions.iter().zip(merged) {
        let mean = if visits == 0 { f64::MIN } else { total / f64::from(visits) };
        if (visits, mean) > (best.1, best.2) {
            best = (*action, visits, mean);
        }
    }
    best.0
}

/// The statistics of one node: the actions from the root to it have been played.
struct Node<A> {
    visits: u32,
    /// The sum of the results as values for the French.
    french: f32,
    /// The actions tried at this node, each with the node that follows it. Node 0 is the root, which follows
    /// no action.
    children: Vec<(A, NonZeroU32)>,
}

impl<A> Node<A> {
    fn new() -> Node<A> {
        Node { visits: 0, french: 0.0, children: Vec::new() }
    }

    /// Returns the mean value for `side`.
    #[inline]
    fn mean(&self, side: Side) -> f32 {
        let french = self.french / self.visits as f32;
        if side == Side::French { french } else { 1.0 - french }
    }
}

/// One tree, and the state and buffers needed to grow it.
struct Tree<'a, M: Mind> {
    state: &'a M::Game,
    side: Side,
    /// The tick of the mind's clock at which rollouts are evaluated.
    horizon: u32,
    rng: Rng,
    nodes: Vec<Node<ActionOf<M>>>,
    /// The nodes from the root to the current node, in the present iteration.
    path: Vec<u32>,
    policy: PolicyBuffer<M>,
    /// For each legal action the node that follows it, if the action has been tried.
    tried: Vec<Option<NonZeroU32>>,
    values: RunningVariance,
}

impl<'a, M: Mind> Tree<'a, M> {
    fn new(state: &'a M::Game, side: Side, rng: Rng) -> Tree<'a, M> {
        Tree {
            state,
            side,
            horizon: M::clock(state) + M::CLASSIC_HORIZON,
            rng,
            nodes: vec![Node::new()],
            path: Vec::new(),
            policy: PolicyBuffer::new(),
            tried: Vec::new(),
            values: RunningVariance::default(),
        }
    }

    /// Runs iterations until the budget is spent, and returns the results at the root.
    fn grow(mut self, budget: Budget, host: &dyn Host) -> Vec<RootChild<ActionOf<M>>> {
        match budget {
            Budget::Iterations(n) => self.grow_by(n, host),
            Budget::Time(time) => self.grow_for(time, host),
        }
        let root = &self.nodes[0];
        let found = |(action, node): &(ActionOf<M>, NonZeroU32)| {
            let node = &self.nodes[node.get() as usize];
            let total = f64::from(node.mean(self.side)) * f64::from(node.visits);
            RootChild { action: *action, visits: node.visits, total }
        };
        root.children.iter().map(found).collect()
    }

    fn grow_by(&mut self, iterations: u32, host: &dyn Host) {
        for left in (0..iterations).rev() {
            self.iterate();
            let looks = left % ITERATIONS_A_LOOK == 0;
            if self.is_decided(left) || looks && host.stopped() {
                break;
            }
        }
    }

    fn grow_for(&mut self, time: Duration, host: &dyn Host) {
        let start = host.now();
        loop {
            for _ in 0..ITERATIONS_A_LOOK {
                self.iterate();
            }
            if host.stopped() || time <= host.now().saturating_sub(start) {
                break;
            }
        }
    }

    /// Returns whether one action is so far ahead that the iterations left could not change the choice of
    /// action.
    fn is_decided(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for (_, node) in &self.nodes[0].children {
            let visits = self.nodes[node.get() as usize].visits;
            if first < visits {
                (first, second) = (visits, first);
            } else if second < visits {
                second = visits;
            }
        }
        second + left < first
    }

    /// Runs one iteration: selection, expansion, rollout, backing up.
    fn iterate(&mut self) {
        let mut state = self.state.imagine(self.side, &mut self.rng);
        self.path.clear();
        self.path.push(0);
        let mut at = 0;
        // The walk leaves the tree where the tree ends, where the game ends, or at the horizon.
        while M::clock(&state) < self.horizon {
            let Some(side) = next_side(&state, self.side) else { break };
            self.policy.ask(&state, side);
            if let [only] = self.policy.actions[..] {
                // A lone action gets no node: the nodes after it count as children of the previous choice.
                play(&mut state, side, only, &mut self.rng);
                continue;
            }
            let chosen = self.select(at, side);
            let action = self.policy.actions[chosen];
            play(&mut state, side, action, &mut self.rng);
            match self.tried[chosen] {
                Some(child) => {
                    at = child.get();
                    self.path.push(at);
                }
                None => {
                    let new = self.expand(at, action);
                    self.path.push(new.get());
                    break;
                }
            }
        }
        let french = roll_out(&mut state, self.side, self.horizon, &mut self.rng, &mut self.policy);
        self.values.add(french);
        for node in &self.path {
            let node = &mut self.nodes[*node as usize];
            node.visits += 1;
            node.french += french;
        }
    }

    /// Adds a node for an action that has never been tried at node `at`.
    fn expand(&mut self, at: u32, action: ActionOf<M>) -> NonZeroU32 {
        let new = NonZeroU32::new(self.nodes.len() as u32).expect("the root is there before it");
        self.nodes.push(Node::new());
        self.nodes[at as usize].children.push((action, new));
        new
    }

    /// Returns the index of the action to try next, by PUCT, and fills `tried` with the node of each action.
    fn select(&mut self, at: u32, side: Side) -> usize {
        let Tree { nodes, policy, tried, .. } = self;
        let node = &nodes[at as usize];
        tried.clear();
        let mut visits = 0;
        // Children are mostly in the order of the list, so the search for a child begins after the child
        // found before.
        let mut from = 0;
        for action in &policy.actions {
            let children = &node.children;
            let found = (from..children.len()).chain(0..from).find(|n| children[*n].0 == *action);
            tried.push(found.map(|n| {
                from = n + 1;
                let child = children[n].1;
                visits += nodes[child.get() as usize].visits;
                child
            }));
        }
        let weights: f32 = policy.weights.iter().sum();
        let uniform = 1.0 / policy.actions.len() as f32;
        let deviation = self.values.deviation();
        let exploration = C_PUCT * deviation * (visits.max(1) as f32).sqrt();
        let first_play =
            if node.visits == 0 { 0.5 } else { node.mean(side) - FPU_REDUCTION * deviation };
        let mut best = (0, f32::MIN);
        for (n, (weight, child)) in policy.weights.iter().zip(tried.iter()).enumerate() {
            if *weight == 0.0 && 0.0 < weights {
                continue; // no sensible player would choose it
            }
            let share = if 0.0 < weights { weight / weights } else { uniform };
            let prior = share * (1.0 - UNIFORM_SHARE) + uniform * UNIFORM_SHARE;
            let score = match child {
                None => first_play + exploration * prior,
                Some(child) => {
                    let child = &nodes[child.get() as usize];
                    child.mean(side) + exploration * prior / (1 + child.visits) as f32
                }
            };
            if best.1 < score {
                best = (n, score);
            }
        }
        best.0
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
