//! A bot at its seat: how much it thinks, and what it remembers.
//!
//! A level has a budget for a turn ([`Mind::turn`]), not for a choice. A choice
//! may use half of what the turn has left; what the tree knows already of the
//! next choice counts towards it, so the clicks of one plan are thought of once.
//! Where the policy is sure, nothing is searched.
//!
//! In a turn a bot does nothing twice in one position, unless nothing else is left. A march that was begun and
//! called off leads back to where it began, and would else be begun and called off for ever.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use engine::{Game, Side};

use super::host::Host;
use super::level::{Budget, Level, Method};
use super::mind::{ActionOf, Mind};
use super::rng::Rng;
use super::rollout::Policy;
use super::single;
use super::tree::Tree;

/// However many choices there were before it in the turn, a choice gets one part in so many of the turn's budget.
const LEAST_PART: u32 = 64;
/// After so many choices in one turn the policy decides: such a turn goes to and fro.
const PATIENCE: u32 = 150;
/// How many iterations there are between two looks at the clock.
const ITERATIONS_A_LOOK: u32 = 8;

/// A bot at its seat in one game.
pub struct Bot<M: Mind> {
    level: Level,
    /// One for each worker.
    trees: Vec<Tree<M>>,
    /// The turn that it last thought in.
    turn: Option<Turn>,
    /// What it chose in that turn, and in which positions, as its side saw them.
    chosen: Vec<(M::Game, ActionOf<M>)>,
    /// How many actions had been played when it was last asked, and what it
    /// chose if there was a choice.
    last: Option<(u32, Option<ActionOf<M>>)>,
}

/// What a bot has for a turn, and what is left of it.
#[derive(Clone, Copy)]
struct Turn {
    /// Which one it is ([`Mind::turn`]).
    which: Option<u32>,
    whole: Budget,
    left: Budget,
    /// How many choices it has had so far.
    choices: u32,
}

/// What a search thinks of one action.
#[derive(Clone, Copy, Debug)]
pub struct Considered<A> {
    /// What may be done.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The probability that the side that thinks wins after it; none if it was never tried.
    pub wins: Option<f32>,
}

impl<A> Considered<A> {
    /// `french` is the sum of its values for the French.
    fn new(action: A, visits: u32, french: f64, side: Side) -> Considered<A> {
        let mean = (french / f64::from(visits)) as f32;
        let wins = (0 < visits).then_some(if side == Side::French { mean } else { 1.0 - mean });
        Considered { action, visits, wins }
    }
}

/// What a search of so many iterations thinks of all that `side` may do, the most tried first. `side`
/// must be awaited.
pub fn consider<M: Mind>(
    state: &M::Game,
    side: Side,
    iterations: u32,
    seed: u64,
    host: &dyn Host,
) -> Vec<Considered<ActionOf<M>>> {
    let mut bot = Bot::<M>::new(Level::default());
    // A choice may use half of what a turn has.
    let whole = Budget::Iterations(iterations.saturating_mul(2));
    bot.grow(state, side, Turn { which: None, whole, left: whole, choices: 1 }, seed, host);
    let mut policy = Policy::<M>::written();
    policy.list(&state.imagine(side, &mut Rng::new(seed)), side);
    if let [only] = policy.actions[..] {
        // A lone action makes no node: the root is of the choice after it.
        let roots = bot.trees.iter().map(Tree::root);
        let (visits, french) = roots.fold((0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        return vec![Considered::new(only, visits, french, side)];
    }
    let mut considered = bot.considered(&policy.actions, side);
    considered.sort_by_key(|one| std::cmp::Reverse(one.visits));
    considered
}

impl<M: Mind> Bot<M> {
    /// A bot that has thought of nothing yet.
    pub fn new(level: Level) -> Bot<M> {
        Bot { level, trees: Vec::new(), turn: None, chosen: Vec::new(), last: None }
    }

    /// An action for `side`, which must be awaited. `number` says how many actions
    /// were played before: so it knows whether anything happened since it last chose.
    ///
    /// Unless the level's budget is time, the action depends on nothing but the
    /// arguments of this call and of those before it, and the number of the host's workers.
    pub fn choose(
        &mut self,
        state: &M::Game,
        number: u32,
        side: Side,
        seed: u64,
        host: &dyn Host,
    ) -> ActionOf<M> {
        assert!(state.awaited().has(side), "{side} has nothing to choose");
        let budget = match self.level.method {
            Method::Random => return single::random(state, side, seed),
            Method::Sampled | Method::Greedy => Budget::Iterations(0),
            Method::Ensign => Budget::Iterations(M::ENSIGN),
            Method::Captain => Budget::Iterations(M::CAPTAIN),
            Method::Search(budget) | Method::Classic(budget) => budget,
        };
        self.recall(number);
        let mut rng = Rng::new(seed);
        let mut policy = self.policy();
        policy.ask(&state.imagine(side, &mut rng), side);
        if let [only] = policy.actions[..] {
            self.last = Some((number, None));
            return only;
        }
        let which = M::turn(state);
        let same = |turn: &Turn| turn.which == which && which.is_some();
        let mut turn = self.turn.filter(same).unwrap_or_else(|| {
            self.chosen.clear();
            Turn { which, whole: budget, left: budget, choices: 0 }
        });
        turn.choices += 1;
        // The same seed every time: two positions that look alike to the side are one.
        let position = state.imagine(side, &mut Rng::new(0));
        let before = self.chosen.iter().filter(|(at, _)| *at == position);
        let before: Vec<_> = before.map(|(_, action)| *action).collect();
        policy.leave_out(&before);
        let action = match self.level.method {
            Method::Sampled => single::sampled(&policy, &mut rng),
            Method::Classic(_) if before.is_empty() && turn.choices <= PATIENCE => {
                crate::classic::search::<M>(state, side, budget, seed, host)
            }
            Method::Ensign | Method::Captain | Method::Search(_) if turn.choices <= PATIENCE => {
                self.search(state, side, &policy, &mut turn, seed, host)
            }
            _ => single::greedy(&policy, &mut rng),
        };
        self.chosen.push((position, action));
        self.turn = Some(turn);
        self.last = Some((number, Some(action)));
        action
    }

    /// The policy that it follows. What was learnt by playing, only the captain knows, and searches with a
    /// budget of their own: in one of the games it leaves no room by itself for an ensign below the captain (`STRENGTH.md`).
    fn policy(&self) -> Policy<M> {
        match self.level.method {
            Method::Captain | Method::Search(_) => Policy::learnt(),
            _ => Policy::written(),
        }
    }

    fn search(
        &mut self,
        state: &M::Game,
        side: Side,
        policy: &Policy<M>,
        turn: &mut Turn,
        seed: u64,
        host: &dyn Host,
    ) -> ActionOf<M> {
        if let Some(sure) = policy.sure() {
            return sure;
        }
        turn.left = self.grow(state, side, *turn, seed, host);
        let considered = self.considered(&policy.actions, side);
        // The most visited, and among those the one with the best value, or the likeliest by
        // the policy: with a few iterations a turn, some choices get none. The first in the list, where all are the same.
        let best = considered.iter().zip(&policy.weights).rev().max_by(
            |(one, weight), (other, others)| {
                let by_visits = one.visits.cmp(&other.visits);
                let by_value = || one.wins.unwrap_or(0.0).total_cmp(&other.wins.unwrap_or(0.0));
                by_visits.then_with(by_value).then_with(|| weight.total_cmp(others))
            },
        );
        best.expect("a side that is awaited has an action").0.action
    }

    /// Keeps of the trees what still holds: what follows the last choice, if nothing else was chosen since.
    /// What was taken back is forgotten, and may be chosen again.
    fn recall(&mut self, number: u32) {
        if self.last.is_some_and(|(last, _)| number <= last) {
            (self.turn, self.last) = (None, None);
        }
        match self.last {
            Some((last, Some(action))) if last + 1 == number => {
                self.trees.iter_mut().for_each(|tree| tree.follow(action));
            }
            Some((last, None)) if last + 1 == number => {}
            _ => self.trees.clear(),
        }
    }

    /// Spends on this choice what it may, and returns what is left for the turn.
    fn grow(
        &mut self,
        state: &M::Game,
        side: Side,
        turn: Turn,
        seed: u64,
        host: &dyn Host,
    ) -> Budget {
        let Turn { whole, left, .. } = turn;
        let workers = host.workers().max(1);
        self.trees.truncate(workers);
        while self.trees.len() < workers {
            self.trees.push(Tree::new(self.policy()));
        }
        let horizon = M::clock(state) + if whole.is_ample() { M::FAR_HORIZON } else { M::HORIZON };
        let begun = match whole {
            Budget::Time(_) => host.now(),
            Budget::Iterations(_) => Duration::ZERO,
        };
        let trees: Vec<(Mutex<&mut Tree<M>>, u32)> = (self.trees.iter_mut().enumerate())
            .map(|(n, tree)| {
                let share = match (whole, left) {
                    (Budget::Iterations(whole), Budget::Iterations(left)) => {
                        let may = (left / 2).max(whole / LEAST_PART).max(1) as usize;
                        let may = (may / workers + usize::from(n < may % workers)) as u32;
                        may.saturating_sub(tree.visits()).max(u32::from(tree.visits() == 0))
                    }
                    _ => u32::MAX,
                };
                (Mutex::new(tree), share)
            })
            .collect();
        let spent = Mutex::new(0);
        host.run(workers, &|n| {
            let (tree, share) = &trees[n];
            let mut tree = tree.lock().unwrap_or_else(PoisonError::into_inner);
            let mut rng = Rng::stream(seed, n as u64);
            let mut done = 0;
            while done < *share && !tree.is_decided(share - done) {
                if done % ITERATIONS_A_LOOK == 0 && done != 0 {
                    let late = match (whole, left) {
                        (Budget::Time(whole), Budget::Time(left)) => {
                            (left / 2).max(whole / LEAST_PART) <= host.now().saturating_sub(begun)
                        }
                        _ => false,
                    };
                    if late || host.stopped() {
                        break;
                    }
                }
                tree.iterate(state, side, None, horizon, &mut rng);
                done += 1;
            }
            *spent.lock().unwrap_or_else(PoisonError::into_inner) += done;
        });
        let spent = spent.into_inner().unwrap_or_else(PoisonError::into_inner);
        match left {
            Budget::Iterations(left) => Budget::Iterations(left.saturating_sub(spent)),
            Budget::Time(left) => {
                Budget::Time(left.saturating_sub(host.now().saturating_sub(begun)))
            }
        }
    }

    /// What all trees together found of each of `actions`, in that order.
    fn considered(&self, actions: &[ActionOf<M>], side: Side) -> Vec<Considered<ActionOf<M>>> {
        let mut found: Vec<_> = actions.iter().map(|action| (*action, 0, 0.0)).collect();
        for child in self.trees.iter().flat_map(Tree::found) {
            if let Some(one) = found.iter_mut().find(|one| one.0 == child.action) {
                one.1 += child.visits;
                one.2 += child.french;
            }
        }
        let considered = |(action, visits, french)| Considered::new(action, visits, french, side);
        found.into_iter().map(considered).collect()
    }
}
