//! A bot at its seat, with its budget for a turn and its memory.
//!
//! A level has a budget for a turn ([`Mind::turn`]), not for a single choice. A choice may use half of the
//! turn's remaining budget. The iterations that the tree already holds for the next choice count towards that
//! choice, so a plan of several clicks is searched only once. If the policy is sure of an action, there is no
//! search.
//!
//! Within a turn a bot never chooses the same action twice in the same position, unless nothing else is left.
//! Otherwise a march that was begun and called off, which leads back to the position where it began, could be
//! begun and called off for ever. For the same reason a bot never moves a force straight back to the space
//! that it has just left in the same move. Captains and searches with a budget of their own don't do so in
//! the next move either, unless they have stepped somewhere else in between.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use engine::{BySide, Game, Side};

use crate::host::Host;
use crate::level::{Budget, Level, Method};
use crate::mind::{ActionOf, Mind};
use crate::rng::Rng;

use super::rollout::{Evaluation, PolicyBuffer};
use super::single;
use super::trail::Trail;
use super::tree::Tree;

/// The divisor of a turn's budget that gives the minimum share of a choice, even after many choices in the
/// turn.
const LEAST_PART: u32 = 64;
/// The number of choices in one turn after which the policy decides without a search, since the bot must be
/// moving to and fro.
const PATIENCE: u32 = 150;
/// The number of iterations between two readings of the clock.
const ITERATIONS_A_LOOK: u32 = 8;

/// A bot at its seat in one game.
pub struct Bot<M: Mind> {
    level: Level,
    /// One tree for each worker.
    trees: Vec<Tree<M>>,
    /// The turn in which the bot last thought.
    turn: Option<TurnBudget>,
    /// The actions chosen in that turn. Each is stored with its position as the bot's side saw it.
    chosen: Vec<(M::Game, ActionOf<M>)>,
    /// The number of actions that had been played when the bot was last asked, and the bot's answer; `None`
    /// if there was only one action.
    last: Option<(u32, Option<ActionOf<M>>)>,
    /// The present space of the moving force, and the space that it came from.
    trail: Trail,
}

/// A bot's budget for a turn, and the part that is left.
#[derive(Clone, Copy)]
struct TurnBudget {
    /// The turn's number ([`Mind::turn`]).
    which: Option<u32>,
    whole: Budget,
    left: Budget,
    /// The number of choices in the turn so far.
    choices: u32,
}

/// A search's opinion of one action.
#[derive(Clone, Copy, Debug)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// The number of times that the search tried the action.
    pub visits: u32,
    /// The probability that the searching side wins after the action; `None` if the action was never tried.
    pub wins: Option<f32>,
}

impl<A> Considered<A> {
    /// Creates an opinion from `french`, the sum of the action's values for the French.
    fn new(action: A, visits: u32, french: f64, side: Side) -> Considered<A> {
        let mean = (french / f64::from(visits)) as f32;
        let wins = (0 < visits).then_some(if side == Side::French { mean } else { 1.0 - mean });
        Considered { action, visits, wins }
    }
}

/// Returns the opinion of a search of `iterations` iterations on every legal action of `side`, the most tried
/// first. Actions that the search never reached are tried once each. `side` must be awaited.
pub fn consider<M: Mind>(
    state: &M::Game,
    side: Side,
    iterations: u32,
    seed: u64,
    host: &dyn Host,
) -> Vec<Considered<ActionOf<M>>> {
    let mut bot = Bot::<M>::new(Level::default());
    // A choice may use half of a turn's budget, so the turn's budget is twice the iterations.
    let whole = Budget::Iterations(iterations.saturating_mul(2));
    bot.grow(state, side, TurnBudget { which: None, whole, left: whole, choices: 1 }, seed, host);
    let mut policy = PolicyBuffer::<M>::written();
    policy.list(&state.imagine(side, &mut Rng::new(seed)), side);
    if let [only] = policy.actions[..] {
        // A lone action gets no node: the root belongs to the choice after the action.
        let roots = bot.trees.iter().map(Tree::root);
        let (visits, french) = roots.fold((0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        return vec![Considered::new(only, visits, french, side)];
    }
    let mut considered = bot.considered(&policy.actions, side);
    let horizon = horizon::<M>(state, whole);
    for (n, one) in considered.iter_mut().enumerate().filter(|(_, one)| one.visits == 0) {
        let mut rng = Rng::stream(seed, (host.workers() + n) as u64);
        let mut tree = bot.tree();
        let french = tree.iterate(state, side, Some(one.action), horizon, &mut rng);
        *one = Considered::new(one.action, 1, french.into(), side);
    }
    considered.sort_by_key(|one| std::cmp::Reverse(one.visits));
    considered
}

/// Returns the tick of the mind's clock up to which a search with that budget looks ahead.
fn horizon<M: Mind>(state: &M::Game, whole: Budget) -> u32 {
    M::clock(state) + if whole.is_ample() { M::FAR_HORIZON } else { M::HORIZON }
}

impl<M: Mind> Bot<M> {
    /// Creates a bot that has not searched anything yet.
    pub fn new(level: Level) -> Bot<M> {
        let (trees, chosen) = (Vec::new(), Vec::new());
        Bot { level, trees, turn: None, chosen, last: None, trail: Trail::default() }
    }

    /// Returns an action for `side`, which must be awaited. `number` is the number of actions played so far.
    /// It shows the bot whether anything has happened since its last choice.
    ///
    /// Unless the level's budget is a time, the action depends only on the arguments of this call and of
    /// earlier calls, and on the number of the host's workers.
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
            Method::Sampled | Method::Greedy | Method::Scheme(_) => Budget::Iterations(0),
            Method::Ensign => Budget::Iterations(M::ENSIGN),
            Method::Captain | Method::FirstCaptain => Budget::Iterations(M::CAPTAIN),
            Method::Search(budget) | Method::Classic(budget) => budget,
        };
        self.recall(number);
        self.trail.look::<M>(state, side);
        let mut rng = Rng::new(seed);
        let mut policy = self.policy();
        policy.ask(&state.imagine(side, &mut rng), side);
        if let [only] = policy.actions[..] {
            self.trail.note::<M>(state, side, only);
            self.last = Some((number, None));
            return only;
        }
        let which = M::turn(state);
        let same = |turn: &TurnBudget| turn.which == which && which.is_some();
        let mut turn = self.turn.filter(same).unwrap_or_else(|| {
            self.chosen.clear();
            TurnBudget { which, whole: budget, left: budget, choices: 0 }
        });
        turn.choices += 1;
        // The seed is always the same, so that two positions that look alike to the side compare as equal.
        let position = state.imagine(side, &mut Rng::new(0));
        let before = self.chosen.iter().filter(|(at, _)| *at == position);
        let before: Vec<_> = before.map(|(_, action)| *action).collect();
        policy.leave_out(&self.trail.back::<M>(&policy.actions));
        if self.keeps_on() {
            policy.leave_out(&self.trail.undone::<M>(state, side, &policy.actions));
        }
        policy.leave_out(&before);
        let action = match self.level.method {
            Method::Sampled => single::sampled(&policy, &mut rng),
            Method::Classic(_) if before.is_empty() && turn.choices <= PATIENCE => {
                crate::classic::search::<M>(state, side, budget, seed, host)
            }
            Method::Ensign | Method::Captain | Method::FirstCaptain | Method::Search(_)
                if turn.choices <= PATIENCE =>
            {
                self.search(state, side, &policy, &mut turn, seed, host)
            }
            _ => single::greedy(&policy, &mut rng),
        };
        self.trail.note::<M>(state, side, action);
        self.chosen.push((position, action));
        self.turn = Some(turn);
        self.last = Some((number, Some(action)));
        action
    }

    /// Returns the policy that the bot follows. Only the captain, and searches with a budget of their own,
    /// use the learnt policy. In one of the games the learnt policy without a search is already so strong
    /// that it would leave no room for an ensign below the captain (`STRENGTH.md`).
    fn policy(&self) -> PolicyBuffer<M> {
        match self.level.method {
            Method::Captain | Method::Search(_) => PolicyBuffer::learnt(),
            Method::FirstCaptain => PolicyBuffer::first(),
            Method::Scheme(scheme) => {
                let mut policy = PolicyBuffer::first();
                policy.schemes = BySide::of(|_| Some(scheme));
                policy
            }
            _ => PolicyBuffer::written(),
        }
    }

    /// Returns whether the bot follows this rule: its next step never undoes its last one, neither in the
    /// same move nor in a new one.
    fn keeps_on(&self) -> bool {
        matches!(self.level.method, Method::Captain | Method::Search(_))
    }

    /// Returns an empty tree of the bot's search.
    fn tree(&self) -> Tree<M> {
        match self.level.method {
            Method::FirstCaptain => Tree::judged(self.policy(), Evaluation::first()),
            _ => Tree::new(self.policy()),
        }
    }

    fn search(
        &mut self,
        state: &M::Game,
        side: Side,
        policy: &PolicyBuffer<M>,
        turn: &mut TurnBudget,
        seed: u64,
        host: &dyn Host,
    ) -> ActionOf<M> {
        if let Some(sure) = policy.sure() {
            return sure;
        }
        turn.left = self.grow(state, side, *turn, seed, host);
        let considered = self.considered(&policy.actions, side);
        // The most visited action is chosen. Among equals it is the one with the best value, and after that
        // the one that the policy prefers. (With few iterations per turn, some choices get no iterations at
        // all.) If all are equal, the first in the list is chosen.
        let best = considered.iter().zip(&policy.weights).rev().max_by(
            |(one, weight), (other, others)| {
                let by_visits = one.visits.cmp(&other.visits);
                let by_value = || one.wins.unwrap_or(0.0).total_cmp(&other.wins.unwrap_or(0.0));
                by_visits.then_with(by_value).then_with(|| weight.total_cmp(others))
            },
        );
        best.expect("a side that is awaited has an action").0.action
    }

    /// Keeps the part of the trees that is still valid. If nothing else has been played since the bot's last
    /// choice, that is the part below the choice. Choices that were taken back are forgotten, and may be made
    /// again.
    fn recall(&mut self, number: u32) {
        if self.last.is_some_and(|(last, _)| number <= last) {
            (self.turn, self.last, self.trail) = (None, None, Trail::default());
        }
        match self.last {
            Some((last, Some(action))) if last + 1 == number => {
                self.trees.iter_mut().for_each(|tree| tree.follow(action));
            }
            Some((last, None)) if last + 1 == number => {}
            _ => self.trees.clear(),
        }
    }

    /// Spends this choice's share of the budget, and returns the budget that is left for the turn.
    fn grow(
        &mut self,
        state: &M::Game,
        side: Side,
        turn: TurnBudget,
        seed: u64,
        host: &dyn Host,
    ) -> Budget {
        let TurnBudget { whole, left, .. } = turn;
        let workers = host.workers().max(1);
        self.trees.truncate(workers);
        while self.trees.len() < workers {
            self.trees.push(self.tree());
        }
        let horizon = horizon::<M>(state, whole);
        let last = self.trail.last().filter(|_| self.keeps_on());
        self.trees.iter_mut().for_each(|tree| tree.set_last_step(last));
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

    /// Returns the combined opinion of all trees on each of `actions`, in the order of `actions`.
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
