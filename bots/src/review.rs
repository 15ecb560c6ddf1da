//! The review of a game that was played: how the chances of winning changed, which choices were mistakes, and
//! how much was luck.
//!
//! All figures are found by playing on from states that a side could not tell from the real one at that time
//! ([`engine::Game::imagine`]), so a player is never blamed for missing something hidden. All chances are
//! chances of the French to win, from 0 to 1.
//!
//! - The *chance* after an action is the mean result of rollouts by the policy, half of them from states
//!   imagined by each side. An action without an alternative and without dice does not change the chance.
//! - The *luck* of an action that rolls or draws is the mean result of rollouts after its dice fell, minus
//!   the mean result of rollouts in which the dice have yet to fall. Both are made from states imagined by
//!   the side that chose the action. Luck is zero on average, for any player and any play.
//! - The *choice* is the rest of the change: the effect of the action on the chance beyond its dice, compared
//!   with the average effect of the policy's choices in the same state.
//! - A *mistake* is an action for which a search found another action that does clearly better when both are
//!   tried again from the start.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::{BySide, Eye, Game, Lasting, Phrase, Playing, Side, TickShow, TrackView};
use schemars::JsonSchema;
use serde::Serialize;

use crate::host::Host;
use crate::mind::{ActionOf, Mind};
use crate::rng::{Rng, split_mix};
use crate::search::rollout::{Evaluation, PolicyBuffer, play, roll_out};
use crate::search::tree::Tree;

/// The default number of tries for each question. With this number a whole game takes less than a minute on
/// one core.
pub const ITERATIONS: u32 = 200;
/// A difference is clear if it is at least this many standard errors, and at least [`LEAST`].
const CLEAR: f64 = 3.0;
/// The minimum of a clear difference, on a scale from 0 to 1.
const LEAST: f64 = 0.02;
/// The largest number of turning points that a review lists.
const MOST_TURNING_POINTS: usize = 8;

/// The review of a game.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Review {
    /// The chance of the French before the first action.
    pub start: f64,
    /// Every action, in order.
    pub actions: Vec<Reviewed>,
    /// The totals of each side.
    pub sides: BySide<SideReview>,
    /// The largest clear swings, largest first.
    pub turning_points: Vec<TurningPoint>,
    /// The points in the game at which the date or a track changed; the first is the start of the game.
    pub moments: Vec<Snapshot>,
}

/// The review of one action.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Reviewed {
    /// The number of the action, counted from 1.
    pub number: u32,
    /// The side that played it.
    pub side: Side,
    /// The action, in the game's notation.
    pub play: String,
    /// The action as it was offered to the player.
    pub label: Phrase,
    /// The chance of the French before the action.
    pub before: f64,
    /// The chance of the French after the action: `before` plus choice plus luck.
    pub after: f64,
    /// The effect of the choice on the chance of the French.
    pub choice: f64,
    /// The effect of the action's dice and draws on the chance of the French; absent if there were none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<Estimate>,
    /// An action that would have been clearly better, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<Better>,
}

/// A figure that was estimated by sampling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Estimate {
    /// The mean of all tries.
    pub mean: f64,
    /// The standard error of the mean. Two times in three, the mean is off by less.
    pub error: f64,
}

/// An action that would have been clearly better than the one played.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Better {
    /// The action, in the game's notation.
    pub play: String,
    /// The action as it was offered to the player.
    pub label: Phrase,
    /// The winning chance of the side that chose, had it played this action.
    pub chance: f64,
    /// The amount by which that chance exceeds the chance after the action played.
    pub gain: Estimate,
}

/// A side's mistakes and luck over the whole game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct SideReview {
    /// The number of clear mistakes.
    pub mistakes: u32,
    /// The total cost of those mistakes, in winning chances.
    pub lost: f64,
    /// The total effect of dice and draws on this side's chance: the opposite of the other side's.
    pub luck: Estimate,
}

/// One of the largest swings of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TurningPoint {
    /// The number of the action.
    pub number: u32,
    /// The side that played it.
    pub side: Side,
    /// Whether the swing came from a choice or from luck.
    pub by: SwingBy,
    /// The change in the chance of the French.
    pub change: f64,
}

/// The cause of a swing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SwingBy {
    /// A mistake.
    Choice,
    /// Dice or draws.
    Luck,
}

/// The public date and tracks after an action that changed them.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Snapshot {
    /// The number of actions played before this moment.
    pub number: u32,
    /// The parts of the date, in the order in which they are displayed.
    pub date: Vec<Phrase>,
    /// Numbers on tracks, such as victory points.
    pub tracks: Vec<TrackView>,
}

impl Estimate {
    /// Returns whether the figure is clearly different from zero.
    fn is_clear(self) -> bool {
        (CLEAR * self.error).max(LEAST) <= self.mean.abs()
    }

    fn times(self, factor: f64) -> Estimate {
        Estimate { mean: factor * self.mean, error: self.error }
    }
}

/// Reviews a game, trying everything `iterations` times. Returns `None` if the host stopped the review. The
/// same game and number of iterations give the same review on every host.
pub fn review<M: Mind>(
    playing: &Playing<M::Game>,
    iterations: u32,
    host: &dyn Host,
) -> Option<Review> {
    let mut then = playing.at(0);
    let mut states = vec![then.state().clone()];
    for one in playing.played() {
        then.play(one.side, one.action)
            .expect("an action that was played once can be played again");
        states.push(then.state().clone());
    }
    let judged: Vec<OnceLock<Judged<ActionOf<M>>>> =
        playing.played().iter().map(|_| OnceLock::new()).collect();
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    host.run(host.workers().max(1), &|_| {
        let mut reviewer = ActionReviewer::<M>::new(iterations);
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            let Some(place) = judged.get(n).filter(|_| !host.stopped()) else { break };
            let one = &playing.played()[n];
            let chance = one.lasting == Some(Lasting::Chance);
            let step = Transition { from: &states[n], to: &states[n + 1], side: one.side, chance };
            // Each slot is filled only once, so `set` can't fail.
            let _ = place.set(reviewer.step(&step, one.action, n as u64 + 1));
            host.is_at(done.fetch_add(1, Ordering::Relaxed) + 1, judged.len());
        }
    });
    let judged = judged.into_iter().map(OnceLock::into_inner).collect::<Option<Vec<_>>>()?;
    let start = ActionReviewer::<M>::new(iterations).chance(&states[0], 0);
    Some(put_together(playing, &states, start, judged))
}

/// An action, with the state before it and the state after it.
struct Transition<'a, G> {
    from: &'a G,
    to: &'a G,
    side: Side,
    /// Whether the action asked chance for dice or draws.
    chance: bool,
}

/// The results of judging one action.
struct Judged<A> {
    /// The chance after the action; `None` if the action can't have changed it.
    after: Option<f64>,
    luck: Option<Estimate>,
    better: Option<Preferred<A>>,
}

/// An action that a search preferred to the one played.
struct Preferred<A> {
    action: A,
    /// The chance of the French after the action.
    french: f64,
    /// The gain in the side's chance from playing the action.
    gain: Estimate,
}

/// Judges actions, one after another.
struct ActionReviewer<M: Mind> {
    iterations: u32,
    policy: PolicyBuffer<M>,
    evaluation: Evaluation<M>,
}

impl<M: Mind> ActionReviewer<M> {
    fn new(iterations: u32) -> ActionReviewer<M> {
        // The number must be even, since each side imagines half of the states.
        let iterations = iterations.max(2).next_multiple_of(2);
        ActionReviewer {
            iterations,
            policy: PolicyBuffer::learnt(),
            evaluation: Evaluation::default(),
        }
    }

    fn step(
        &mut self,
        step: &Transition<M::Game>,
        action: ActionOf<M>,
        number: u64,
    ) -> Judged<ActionOf<M>> {
        self.policy.list(step.from, step.side);
        let forced = self.policy.actions.len() == 1;
        Judged {
            after: (!forced || step.chance).then(|| self.chance(step.to, number)),
            luck: step.chance.then(|| self.luck(step, action, number)),
            better: if forced { None } else { self.better(step, action, number) },
        }
    }

    /// Returns the chance of the French.
    fn chance(&mut self, state: &M::Game, number: u64) -> f64 {
        let horizon = M::clock(state) + M::HORIZON;
        let mut sum = 0.0;
        for n in 0..self.iterations {
            let mut rng = Rng::stream(seed(number, SeedUse::Chance), n.into());
            let side = Side::BOTH[n as usize % 2];
            let imagined = state.imagine(side, &mut rng);
            sum += self.roll_out(imagined, side, horizon, &mut rng);
        }
        sum / f64::from(self.iterations)
    }

    /// Returns the effect of an action's dice on the chance of the French.
    fn luck(&mut self, step: &Transition<M::Game>, action: ActionOf<M>, number: u64) -> Estimate {
        let Transition { from, to, side, .. } = *step;
        let horizon = M::clock(from) + M::HORIZON;
        let mut tries = Tries::default();
        for n in 0..self.iterations {
            let fresh = || Rng::stream(seed(number, SeedUse::Luck), n.into());
            let mut rng = fresh();
            let imagined = to.imagine(side, &mut rng);
            let after = self.roll_out(imagined, side, horizon, &mut rng);
            let mut rng = fresh();
            let mut imagined = from.imagine(side, &mut rng);
            play(&mut imagined, side, action, &mut rng);
            tries.add(after - self.roll_out(imagined, side, horizon, &mut rng));
        }
        tries.estimate()
    }

    /// Returns an action that would have been clearly better than the one played, if a search finds one.
    fn better(
        &mut self,
        step: &Transition<M::Game>,
        played: ActionOf<M>,
        number: u64,
    ) -> Option<Preferred<ActionOf<M>>> {
        let Transition { from, side, .. } = *step;
        let mut rng = Rng::new(seed(number, SeedUse::Search));
        self.policy.ask(&from.imagine(side, &mut rng), side);
        if self.policy.sure() == Some(played) {
            return None;
        }
        let horizon = M::clock(from) + M::HORIZON;
        let mut tree = Tree::<M>::new(PolicyBuffer::learnt());
        for done in 0..self.iterations {
            if tree.is_decided(self.iterations - done) {
                break;
            }
            tree.iterate(from, side, None, horizon, &mut rng);
        }
        let first = tree.found().max_by_key(|child| child.visits)?.action;
        if first == played {
            return None;
        }
        // A search overrates the action that it prefers, so that action and the one played are both tried
        // again from the start.
        let mut trees =
            [Tree::<M>::new(PolicyBuffer::learnt()), Tree::<M>::new(PolicyBuffer::learnt())];
        let (mut tries, mut french) = (Tries::default(), 0.0);
        for n in 0..self.iterations {
            let [better, worse] = [0, 1].map(|which: usize| {
                let mut rng = Rng::stream(seed(number, SeedUse::Again), n.into());
                let opening = Some([first, played][which]);
                f64::from(trees[which].iterate(from, side, opening, horizon, &mut rng))
            });
            tries.add(sign(side) * (better - worse));
            french += better / f64::from(self.iterations);
        }
        let gain = tries.estimate();
        let clear = 0.0 < gain.mean && gain.is_clear();
        clear.then_some(Preferred { action: first, french, gain })
    }

    fn roll_out(&mut self, mut state: M::Game, side: Side, horizon: u32, rng: &mut Rng) -> f64 {
        let ActionReviewer { policy, evaluation, .. } = self;
        f64::from(roll_out(&mut state, side, horizon, rng, policy, evaluation, |_, _| ()))
    }
}

/// The part of a review for which a random number is drawn. Each part has a random stream of its own.
#[derive(Clone, Copy)]
enum SeedUse {
    Chance,
    Luck,
    Search,
    Again,
}

fn seed(number: u64, purpose: SeedUse) -> u64 {
    split_mix(&mut (4 * number + purpose as u64))
}

/// Returns 1 for the French and -1 for the British, since a gain for one side is a loss for the other.
fn sign(side: Side) -> f64 {
    if side == Side::French { 1.0 } else { -1.0 }
}

/// The running mean and variance of differences found by sampling, by Welford's method.
#[derive(Default)]
pub(crate) struct Tries {
    n: f64,
    mean: f64,
    /// The sum of squared differences from the mean.
    squares: f64,
}

impl Tries {
    pub(crate) fn add(&mut self, value: f64) {
        self.n += 1.0;
        let off = value - self.mean;
        self.mean += off / self.n;
        self.squares += off * (value - self.mean);
    }

    pub(crate) fn estimate(&self) -> Estimate {
        let variance = self.squares / (self.n - 1.0).max(1.0);
        Estimate { mean: self.mean, error: (variance / self.n.max(1.0)).sqrt() }
    }
}

fn put_together<G: Game>(
    playing: &Playing<G>,
    states: &[G],
    start: f64,
    judged: Vec<Judged<G::Action>>,
) -> Review {
    let mut actions: Vec<Reviewed> = Vec::with_capacity(judged.len());
    let mut before = start;
    for (n, (one, judged)) in playing.played().iter().zip(judged).enumerate() {
        let (state, side) = (&states[n], one.side);
        let after = judged.after.unwrap_or(before);
        let better = judged.better.map(|better| Better {
            play: better.action.to_string(),
            label: state.choice(side, better.action).label,
            chance: if side == Side::French { better.french } else { 1.0 - better.french },
            gain: better.gain,
        });
        actions.push(Reviewed {
            number: n as u32 + 1,
            side,
            play: one.action.to_string(),
            label: state.choice(side, one.action).label,
            before,
            after,
            choice: after - before - judged.luck.map_or(0.0, |luck| luck.mean),
            luck: judged.luck,
            better,
        });
        before = after;
    }
    Review {
        start,
        sides: BySide::of(|side| side_review(&actions, side)),
        turning_points: turning_points(&actions),
        moments: moments(states),
        actions,
    }
}

fn side_review(actions: &[Reviewed], side: Side) -> SideReview {
    let lost = |one: &Reviewed| one.better.as_ref().map(|better| better.gain.mean);
    let lost: Vec<f64> = actions.iter().filter(|one| one.side == side).filter_map(lost).collect();
    let luck: Vec<Estimate> = actions.iter().filter_map(|one| one.luck).collect();
    let luck = Estimate {
        mean: luck.iter().map(|luck| luck.mean).sum(),
        error: luck.iter().map(|luck| luck.error.powi(2)).sum::<f64>().sqrt(),
    };
    let luck = luck.times(sign(side));
    SideReview { mistakes: lost.len() as u32, lost: lost.iter().sum(), luck }
}

fn turning_points(actions: &[Reviewed]) -> Vec<TurningPoint> {
    let mut all = Vec::new();
    for Reviewed { number, side, luck, better, .. } in actions {
        let mut turns = |by, change| {
            all.push(TurningPoint { number: *number, side: *side, by, change });
        };
        if let Some(better) = better {
            turns(SwingBy::Choice, -sign(*side) * better.gain.mean);
        }
        if let Some(luck) = luck.filter(|luck| luck.is_clear()) {
            turns(SwingBy::Luck, luck.mean);
        }
    }
    all.sort_by(|one, other| other.change.abs().total_cmp(&one.change.abs()));
    all.truncate(MOST_TURNING_POINTS);
    all
}

fn moments<G: Game>(states: &[G]) -> Vec<Snapshot> {
    let mut moments: Vec<Snapshot> = Vec::new();
    for (number, state) in (0..).zip(states) {
        let view = state.view(Eye::Watcher);
        let dated = view.clock.into_iter().filter(|tick| tick.show == TickShow::Date);
        let date: Vec<Phrase> = dated.filter_map(|tick| tick.text).collect();
        let tracks = view.tracks;
        if moments.last().is_none_or(|last| (&last.date, &last.tracks) != (&date, &tracks)) {
            moments.push(Snapshot { number, date, tracks });
        }
    }
    moments
}
