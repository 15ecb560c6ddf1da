//! Tree search over imagined states.
//!
//! Each iteration imagines all that its side cannot see, walks down one tree of
//! actions that all imagined states share, adds one node to it, plays on by rule
//! of thumb, judges, and writes the result back along the way. Dice are rolled
//! afresh each time, so a node stands for what an action leads to on average.
//!
//! Which child is tried next is settled among those that are legal in this
//! imagined state, by what came of them so far and by what the rule of thumb
//! expects of them (PUCT). So a long list of poor actions starves nobody.

use std::time::Instant;

use engine::Side;

use crate::dice::Dice;
use crate::level::Budget;
use crate::mind::Mind;
use crate::rollout::{Lists, next_side, play, roll_out};

/// How much an expectation weighs against results, in spreads of the results.
const CURIOSITY: f32 = 2.0;
/// A share of the expectation that all legal actions have alike, so that the
/// search can come to differ with the rule of thumb.
const DOUBT: f32 = 0.15;
/// What was never tried is thought this much worse than its parent, in spreads.
const CAUTION: f32 = 0.2;
/// How often the clock is read, in iterations.
const LOOK_AT_CLOCK: u32 = 8;

/// What one searcher found of one action.
struct Found<A> {
    action: A,
    visits: u32,
    total: f64,
}

/// The action that a search of `state` prefers for `side`. With a budget in
/// iterations it depends on nothing but its arguments.
pub fn search<G: Mind>(
    state: &G,
    side: Side,
    budget: Budget,
    seed: u64,
    threads: usize,
) -> G::Action {
    let mut actions = Vec::new();
    state.actions(side, &mut actions);
    if let [only] = actions[..] {
        return only;
    }
    let threads = threads.max(1);
    let share = |n: usize| match budget {
        Budget::Iterations(all) => {
            let (all, threads) = (all as usize, threads);
            Budget::Iterations((all / threads + usize::from(n < all % threads)) as u32)
        }
        Budget::Time(_) => budget,
    };
    let run = |n: usize| Searcher::new(state, side, Dice::stream(seed, n as u64)).run(share(n));
    let found: Vec<Vec<Found<G::Action>>> = if threads == 1 {
        vec![run(0)]
    } else {
        std::thread::scope(|scope| {
            let run = &run;
            let all: Vec<_> = (0..threads).map(|n| scope.spawn(move || run(n))).collect();
            all.into_iter().map(|one| one.join().expect("a searcher does not panic")).collect()
        })
    };
    // In the order of the list, so that a tie is settled the same way every time.
    let merged = actions.iter().map(|action| {
        let of_all = found.iter().flatten().filter(|one| one.action == *action);
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

/// What is known of an action after those above it.
struct Node<A> {
    visits: u32,
    /// Sum of what the French could hope for.
    french: f32,
    children: Vec<(A, u32)>,
}

impl<A> Node<A> {
    fn new() -> Node<A> {
        Node { visits: 0, french: 0.0, children: Vec::new() }
    }

    /// The mean result for `side`.
    #[inline]
    fn mean(&self, side: Side) -> f32 {
        let french = self.french / self.visits as f32;
        if side == Side::French { french } else { 1.0 - french }
    }
}

/// One tree and who grows it.
struct Searcher<'a, G: Mind> {
    state: &'a G,
    side: Side,
    until: u32,
    dice: Dice,
    nodes: Vec<Node<G::Action>>,
    path: Vec<u32>,
    lists: Lists<G>,
    /// For each legal action its node, or none yet.
    places: Vec<u32>,
    results: Spread,
}

const NO_NODE: u32 = u32::MAX;

impl<'a, G: Mind> Searcher<'a, G> {
    fn new(state: &'a G, side: Side, dice: Dice) -> Searcher<'a, G> {
        Searcher {
            state,
            side,
            until: state.clock() + G::HORIZON,
            dice,
            nodes: vec![Node::new()],
            path: Vec::new(),
            lists: Lists::new(),
            places: Vec::new(),
            results: Spread::default(),
        }
    }

    fn run(mut self, budget: Budget) -> Vec<Found<G::Action>> {
        match budget {
            Budget::Iterations(n) => {
                for left in (0..n).rev() {
                    self.iterate();
                    if self.settled(left) {
                        break;
                    }
                }
            }
            Budget::Time(time) => {
                let start = Instant::now();
                loop {
                    for _ in 0..LOOK_AT_CLOCK {
                        self.iterate();
                    }
                    if time <= start.elapsed() {
                        break;
                    }
                }
            }
        }
        let found = |(action, node): &(G::Action, u32)| {
            let node = &self.nodes[*node as usize];
            let total = f64::from(node.mean(self.side)) * f64::from(node.visits);
            Found { action: *action, visits: node.visits, total }
        };
        self.nodes[0].children.iter().map(found).collect()
    }

    /// Is one action so far ahead that what is left could not change it?
    fn settled(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for (_, node) in &self.nodes[0].children {
            let visits = self.nodes[*node as usize].visits;
            if first < visits {
                (first, second) = (visits, first);
            } else if second < visits {
                second = visits;
            }
        }
        second + left < first
    }

    fn iterate(&mut self) {
        let mut state = self.state.imagine(self.side, &mut self.dice);
        self.path.clear();
        self.path.push(0);
        let mut at = 0;
        // The tree is left where it ends, where the game does, or where it is judged.
        while state.clock() < self.until {
            let Some(side) = next_side(&state, self.side) else { break };
            self.lists.fill(&state, side);
            if let [only] = self.lists.actions[..] {
                // No choice, no node. What follows hangs on the choice before it.
                play(&mut state, side, only, &mut self.dice);
                continue;
            }
            let chosen = self.select(at, side);
            let action = self.lists.actions[chosen];
            play(&mut state, side, action, &mut self.dice);
            let child = self.places[chosen];
            if child == NO_NODE {
                let new = self.nodes.len() as u32;
                self.nodes.push(Node::new());
                self.nodes[at as usize].children.push((action, new));
                self.path.push(new);
                break;
            }
            self.path.push(child);
            at = child;
        }
        let french = roll_out(&mut state, self.side, self.until, &mut self.dice, &mut self.lists);
        self.results.add(french);
        for node in &self.path {
            let node = &mut self.nodes[*node as usize];
            node.visits += 1;
            node.french += french;
        }
    }

    /// The place in the list of the action to try next, and in `places` the node of each.
    fn select(&mut self, at: u32, side: Side) -> usize {
        let Searcher { nodes, lists, places, .. } = self;
        let node = &nodes[at as usize];
        places.clear();
        let mut tried = 0;
        // Children mostly stand in the order of the list: each is looked for after the one before it.
        let mut from = 0;
        for action in &lists.actions {
            let children = &node.children;
            let found = (from..children.len()).chain(0..from).find(|n| children[*n].0 == *action);
            match found {
                Some(n) => {
                    let child = children[n].1;
                    tried += nodes[child as usize].visits;
                    places.push(child);
                    from = n + 1;
                }
                None => places.push(NO_NODE),
            }
        }
        let weights: f32 = lists.weights.iter().sum();
        let even = 1.0 / lists.actions.len() as f32;
        let spread = self.results.get();
        let pull = CURIOSITY * spread * (tried.max(1) as f32).sqrt();
        let untried = if node.visits == 0 { 0.5 } else { node.mean(side) - CAUTION * spread };
        let mut best = (0, f32::MIN);
        for (n, (weight, place)) in lists.weights.iter().zip(places.iter()).enumerate() {
            if *weight == 0.0 && 0.0 < weights {
                continue; // nobody sensible would
            }
            let share = if 0.0 < weights { weight / weights } else { even };
            let expected = share * (1.0 - DOUBT) + even * DOUBT;
            let score = if *place == NO_NODE {
                untried + pull * expected
            } else {
                let child = &nodes[*place as usize];
                child.mean(side) + pull * expected / (1 + child.visits) as f32
            };
            if best.1 < score {
                best = (n, score);
            }
        }
        best.0
    }
}

/// How far results lie apart. Curiosity is measured in it: a search between
/// near-equals must look as closely as one between victory and defeat.
#[derive(Default)]
struct Spread {
    n: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    fn add(&mut self, result: f32) {
        self.n += 1.0;
        let off = result - self.mean;
        self.mean += off / self.n;
        self.squares += off * (result - self.mean);
    }

    fn get(&self) -> f32 {
        if self.n < 8.0 { 0.25 } else { (self.squares / self.n).sqrt().max(0.005) }
    }
}
