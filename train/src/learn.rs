//! Learning a policy by playing: policy gradient (REINFORCE, Williams 1992).
//!
//! Both sides follow the current policy. A choice is judged by the gain of its side between two quiet
//! moments, as the net values them, and finally by the result (a λ-return, with the net as the baseline).
//! Actions that gained become likelier. The step size of each feature is scaled by the feature's influence on
//! choices (the diagonal of the Fisher information, as if no two actions of a choice shared a feature). So
//! the weights of rare features change as fast as those of common ones. But the weight of a feature that has
//! hardly influenced a choice yet changes slowly (`KNOWN`).
//!
//! In some games one side follows the written policy alone, or a scheme, so that the learnt policy also works
//! against opponents unlike itself.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Instant;

use bots::learnt::{Corrections, Features, PLACES};
use bots::{Judge, Mind, Rng};
use engine::{BySide, Chance, Game, Side, Silent};

use crate::selfplay::{ENDLESS, Games, Patience, any_scheme};

/// The number of games between two updates of the policy.
const BATCH: u32 = 500;
/// The number of parts of a batch. The parts are added up in order, so that the sums are the same on any
/// number of threads.
const PARTS: u32 = 8;
/// The share of the estimated spreads that is kept after each batch.
const MEMORY: f32 = 0.98;
/// The spread per game below which a feature counts as little known. The weight of such a feature changes
/// slowly.
const KNOWN: f32 = 0.02;
/// The share of the initial learning rate that is left at the end of learning.
const LAST_RATE: f32 = 0.2;
/// The percentage of games in which one side follows the written policy.
const WRITTEN: u32 = 30;
/// The percentage of games in which one side follows a scheme.
const SCHEMERS: u32 = 40;
/// The percentage of games that begin with random actions.
const ASTRAY: u32 = 25;
/// The upper bound on the number of random actions at the beginning of such a game.
const ASTRAY_FOR: u32 = 60;

/// The parameters of learning.
pub struct Learning {
    pub games: Games,
    /// The initial learning rate.
    pub rate: f32,
    /// The weight of later values when a choice is judged (λ).
    pub later: f32,
}

/// The sums over one batch, or over a part of it.
struct Sums {
    /// The gradient with respect to each weight.
    slopes: Vec<f32>,
    /// The influence of each feature on the choices.
    spreads: Vec<f32>,
    tally: Tally,
}

/// Points and numbers of games: those of the French, and, by side, those of the learnt policy against the
/// written policy and against schemes.
#[derive(Clone, Copy, Default)]
struct Tally {
    french: (f32, u32),
    against: BySide<(f32, u32)>,
    schemers: BySide<(f32, u32)>,
}

impl Sums {
    fn new() -> Sums {
        Sums { slopes: vec![0.0; PLACES], spreads: vec![0.0; PLACES], tally: Tally::default() }
    }

    fn add(&mut self, other: &Sums) {
        let add = |sums: &mut [f32], others: &[f32]| {
            sums.iter_mut().zip(others).for_each(|(sum, other)| *sum += other);
        };
        add(&mut self.slopes, &other.slopes);
        add(&mut self.spreads, &other.spreads);
        let tally = |sum: &mut (f32, u32), other: (f32, u32)| {
            *sum = (sum.0 + other.0, sum.1 + other.1);
        };
        tally(&mut self.tally.french, other.tally.french);
        for side in Side::BOTH {
            tally(&mut self.tally.against[side], other.tally.against[side]);
            tally(&mut self.tally.schemers[side], other.tally.schemers[side]);
        }
    }
}

impl Learning {
    /// Learns from scratch. The same parameters give the same policy on any number of threads.
    pub fn run<M: Mind>(&self) -> Corrections {
        let begun = Instant::now();
        let mut weights = vec![0.0f32; PLACES];
        let mut spreads = vec![0.0f32; PLACES];
        let mut seen = 0.0;
        let batches = self.games.games.div_ceil(BATCH);
        let mut tally = Sums::new();
        for batch in 0..batches {
            let corrections = Corrections::new(&weights);
            let sums = self.batch::<M>(batch, &corrections);
            let done = batch as f32 / batches as f32;
            let rate = self.rate * (1.0 - done * (1.0 - LAST_RATE)) / BATCH as f32;
            seen = MEMORY * seen + (1.0 - MEMORY);
            for place in 0..PLACES {
                let spread = &mut spreads[place];
                *spread = MEMORY * *spread + (1.0 - MEMORY) * sums.spreads[place] / BATCH as f32;
                weights[place] += rate * sums.slopes[place] / (*spread / seen + KNOWN);
            }
            tally.add(&sums);
            if (batch + 1) % 20 == 0 || batch + 1 == batches {
                let share = |(points, games): (f32, u32)| points / games.max(1) as f32;
                let Tally { french, against, schemers } = tally.tally;
                eprintln!(
                    "{} of {} games, {:.0} s: French {:.3}; learnt against written {:.3} as French, {:.3} as British; \
                     against schemes {:.3} as French, {:.3} as British",
                    (batch + 1) * BATCH,
                    batches * BATCH,
                    begun.elapsed().as_secs_f64(),
                    share(french),
                    share(against.french),
                    share(against.british),
                    share(schemers.french),
                    share(schemers.british),
                );
                tally = Sums::new();
            }
        }
        Corrections::new(&weights)
    }

    fn batch<M: Mind>(&self, batch: u32, corrections: &Corrections) -> Sums {
        let next = AtomicU32::new(0);
        let done = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for _ in 0..self.games.threads {
                scope.spawn(|| {
                    let mut judge = Judge::<M>::new().expect("the game has a net");
                    loop {
                        let part = next.fetch_add(1, Ordering::Relaxed);
                        if PARTS <= part {
                            return;
                        }
                        let mut sums = Sums::new();
                        for n in (part..BATCH).step_by(PARTS as usize) {
                            self.game::<M>(batch * BATCH + n, corrections, &mut judge, &mut sums);
                        }
                        done.lock().expect("no other thread broke down").push((part, sums));
                    }
                });
            }
        });
        let mut parts = done.into_inner().expect("no thread broke down");
        parts.sort_unstable_by_key(|(part, _)| *part);
        let mut all = Sums::new();
        parts.iter().for_each(|(_, sums)| all.add(sums));
        all
    }

    fn game<M: Mind>(
        &self,
        k: u32,
        corrections: &Corrections,
        judge: &mut Judge<M>,
        sums: &mut Sums,
    ) {
        let describer = M::DESCRIBER.expect("the game describes its actions");
        let mut rng = Rng::stream(self.games.seed, k.into());
        let mut state = self.games.set_up::<M>(&mut rng);
        let written = (rng.below(100) < WRITTEN).then(|| Side::BOTH[rng.below(2) as usize]);
        let schemer = (written.is_none() && rng.below(100) < SCHEMERS * 100 / (100 - WRITTEN))
            .then(|| (Side::BOTH[rng.below(2) as usize], any_scheme(&mut rng)));
        let astray = if rng.below(100) < ASTRAY { rng.below(ASTRAY_FOR) } else { 0 };
        let mut diary = Diary::default();
        let mut patience = Patience::default();
        let mut tick = None;
        let (mut actions, mut weights) = (Vec::new(), Vec::new());
        for number in 0..ENDLESS {
            let Some(side) = state.awaited().iter().next() else { break };
            // The policy learns only from things that a bot could know.
            let seen = state.imagine(side, &mut rng);
            let now = Some(M::clock(&seen));
            if tick != now && judge.is_quiet(&seen) {
                tick = now;
                diary.values.push(judge.french_wins(&seen, side));
            }
            actions.clear();
            seen.actions(side, &mut actions);
            let chosen = if actions.len() == 1 {
                0
            } else if number < astray {
                rng.below(actions.len() as u32) as usize
            } else {
                weights.clear();
                M::weigh(&seen, side, &actions, &mut weights);
                if written == Some(side) {
                    rng.sample(&weights)
                } else {
                    M::temper(&seen, side, &actions, &mut weights);
                    let mut features = Features::default();
                    describer.describe(&seen, side, &actions, &weights, &mut features);
                    corrections.correct(&features, &mut weights);
                    match schemer {
                        Some((schemer, scheme)) if schemer == side => {
                            if patience.lasts(M::clock(&seen)) {
                                M::pursue(scheme, &seen, side, &actions, &mut weights);
                            }
                            rng.sample(&weights)
                        }
                        _ => {
                            let chosen = rng.sample(&weights);
                            diary.note(side, features, chosen, &weights);
                            chosen
                        }
                    }
                }
            };
            state.play(side, actions[chosen], &mut Silent(&mut rng)).expect("it was listed");
        }
        let Some(outcome) = state.outcome() else {
            eprintln!("game {k} of seed {} goes round in circles", self.games.seed);
            return;
        };
        let points = |side: Side| match outcome.winner {
            Some(winner) => f32::from(u8::from(winner == side)),
            None => 0.5,
        };
        let count = |sum: &mut (f32, u32), points: f32| *sum = (sum.0 + points, sum.1 + 1);
        count(&mut sums.tally.french, points(Side::French));
        if let Some(written) = written.filter(|_| astray == 0) {
            let learnt = written.other();
            count(&mut sums.tally.against[learnt], points(learnt));
        }
        if let Some((schemer, _)) = schemer.filter(|_| astray == 0) {
            let learnt = schemer.other();
            count(&mut sums.tally.schemers[learnt], points(learnt));
        }
        diary.learn(points(Side::French), self.later, sums);
    }
}

/// The choices and values of one game, from which the policy learns.
#[derive(Default)]
struct Diary {
    /// The probability that the French win at the first quiet moment of each tick of the clock.
    values: Vec<f32>,
    choices: Vec<Choice>,
}

struct Choice {
    side: Side,
    /// The index in `values` of the last quiet moment before the choice.
    moment: usize,
    features: Features,
    chosen: usize,
    /// The probability of each action.
    shares: Vec<f32>,
}

impl Diary {
    fn note(&mut self, side: Side, features: Features, chosen: usize, weights: &[f32]) {
        let total: f32 = weights.iter().sum();
        if 0.0 < total && !self.values.is_empty() {
            let shares = weights.iter().map(|weight| weight / total).collect();
            let moment = self.values.len() - 1;
            self.choices.push(Choice { side, moment, features, chosen, shares });
        }
    }

    fn learn(&self, result: f32, later: f32, sums: &mut Sums) {
        // The gain of the French after each moment, judged by the next value and by later values.
        let mut gains = vec![0.0; self.values.len()];
        let mut after = result;
        for (gain, value) in gains.iter_mut().zip(&self.values).rev() {
            *gain = after - value;
            after = value + later * (after - value);
        }
        for choice in &self.choices {
            let french = gains[choice.moment];
            let gain = if choice.side == Side::French { french } else { -french };
            let each = choice.features.places().len() / choice.shares.len();
            let places = choice.features.places().chunks_exact(each);
            for (n, (places, share)) in places.zip(&choice.shares).enumerate() {
                let was = f32::from(u8::from(n == choice.chosen));
                for place in places {
                    sums.slopes[*place as usize] += gain * (was - share);
                    sums.spreads[*place as usize] += share * (1.0 - share);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a game with two choices between two actions, each action with a feature of its own. The French
    /// made the first choice when the chances were even. The British made the second choice when the French
    /// chance was three quarters.
    fn diary() -> (Diary, Vec<u32>) {
        let mut features = [Features::default(), Features::default()];
        (0..4).for_each(|n| features[n / 2].add(&[n as u32]));
        let places = features.iter().flat_map(|it| it.places().to_vec()).collect();
        let mut diary = Diary::default();
        let [first, second] = features;
        diary.values.push(0.5);
        diary.note(Side::French, first, 0, &[1.0, 3.0]);
        diary.values.push(0.75);
        diary.note(Side::British, second, 1, &[1.0, 1.0]);
        (diary, places)
    }

    fn learnt(result: f32, later: f32) -> (Vec<f32>, Vec<f32>) {
        let (diary, places) = diary();
        let mut sums = Sums::new();
        diary.learn(result, later, &mut sums);
        let of = |all: &[f32]| places.iter().map(|place| all[*place as usize]).collect();
        (of(&sums.slopes), of(&sums.spreads))
    }

    #[test]
    fn actions_that_gained_become_likelier_and_the_rest_less_likely() {
        // Judged by the next quiet moment alone, the French gained 0.25 by the first choice, and the British
        // gained 0.75 by the second. The action of the first choice had a probability of 1/4, that of the
        // second of 1/2.
        let (slopes, spreads) = learnt(0.0, 0.0);
        assert_eq!(slopes, [0.25 * 0.75, 0.25 * -0.75, 0.75 * -0.5, 0.75 * 0.5]);
        assert_eq!(spreads, [0.1875, 0.1875, 0.25, 0.25]);
    }

    #[test]
    fn later_gains_are_discounted_as_specified() {
        // Judged by the end of the game, the French lost all their chance of winning.
        let (slopes, _) = learnt(0.0, 1.0);
        assert_eq!(slopes[..2], [-0.5 * 0.75, -0.5 * -0.75]);
        let (slopes, _) = learnt(0.0, 0.5);
        assert_eq!(slopes[0], (0.25 - 0.5) / 2.0 * 0.75);
    }

    #[test]
    fn a_choice_before_the_first_quiet_moment_teaches_nothing() {
        let mut diary = Diary::default();
        diary.note(Side::French, Features::default(), 0, &[1.0, 1.0]);
        assert!(diary.choices.is_empty());
    }
}
