//! Games of bots against themselves, and the quiet moments of these games.
//!
//! A net could learn little from bots that always play in the same way from one set-up. Therefore some games
//! begin with random actions, the sides follow the policy more or less strictly, and now and then a side
//! makes a random error.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::net::{Encode, Inputs, layout_hash};
use bots::{Bot, Host, Learnt, Level, Mind, Rng, Scheme};
use engine::{BySide, Chance, Game, Setup, Side, Silent};

use crate::data::Data;

/// The largest number of positions kept from one game. It is small, since all positions of a game have the
/// same result.
const POSITIONS: u32 = 8;
/// The number of decisions after which a game is abandoned, since bots can repeat themselves without end.
pub const ENDLESS: u32 = 6_000;

/// The games to be played.
pub struct Games {
    pub games: u32,
    pub seed: u64,
    pub threads: usize,
    /// The bot that plays both sides; `None` for the policy with errors.
    pub level: Option<Level>,
    /// Whether to follow the written policy, without the learnt corrections.
    pub written: bool,
    /// The only scenario to play; `None` for all scenarios.
    pub scenario: Option<String>,
}

impl Games {
    /// Plays the games. The same parameters give the same data on any number of threads.
    pub fn play<M: Mind>(&self, encoder: &dyn Encode<M::Game>) -> Data {
        let begun = Instant::now();
        let next = AtomicU32::new(0);
        let done = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let k = next.fetch_add(1, Ordering::Relaxed);
                        if self.games <= k {
                            return;
                        }
                        if let Some(game) = self.game::<M>(k, encoder) {
                            done.lock().expect("no other thread broke down").push((k, game));
                        }
                        if (k + 1).is_multiple_of((self.games / 20).max(1)) {
                            let seconds = begun.elapsed().as_secs_f64();
                            eprintln!("{} of {} games, {seconds:.0} s", k + 1, self.games);
                        }
                    }
                });
            }
        });
        let mut games = done.into_inner().expect("no thread broke down");
        games.sort_unstable_by_key(|(k, _)| *k);
        let mut data = Data::new(layout_hash(encoder.layout()));
        for (k, game) in games {
            for moment in &game.moments {
                data.add(k, game.result, game.margin, moment.judged, moment.inputs.as_slice());
            }
        }
        data
    }

    fn game<M: Mind>(&self, k: u32, encoder: &dyn Encode<M::Game>) -> Option<Samples> {
        let mut rng = Rng::stream(self.seed, k.into());
        let mut state = self.set_up::<M>(&mut rng);
        let mut players = BySide::of(|_| Player::<M>::new(self, &mut rng));
        // Half of the games that follow the policy begin with some random actions.
        let astray = if self.level.is_none() && rng.below(2) == 0 { rng.below(100) } else { 0 };
        let mut quiet = 0;
        let mut moments = Vec::new();
        for number in 0..ENDLESS {
            let Some(side) = state.awaited().iter().next() else { break };
            if astray <= number && encoder.is_quiet(&state) {
                // This is reservoir sampling: every quiet moment is kept with the same probability.
                quiet += 1;
                let place = if quiet <= POSITIONS { quiet - 1 } else { rng.below(quiet) };
                if place < POSITIONS {
                    let eye = Side::BOTH[rng.below(2) as usize];
                    let moment = NewSample::new::<M>(&state.imagine(eye, &mut rng), eye, encoder);
                    match moments.get_mut(place as usize) {
                        Some(old) => *old = moment,
                        None => moments.push(moment),
                    }
                }
            }
            let action = if number < astray {
                any::<M>(&state, side, &mut rng)
            } else {
                players[side].choose(&state, number, side, &mut rng)
            };
            state.play(side, action, &mut Silent(&mut rng)).expect("a listed action is legal");
        }
        let Some(outcome) = state.outcome() else {
            eprintln!("game {k} of seed {} goes round in circles", self.seed);
            return None;
        };
        let result = match outcome.winner {
            Some(Side::French) => 1.0,
            Some(Side::British) => 0.0,
            None => 0.5,
        };
        Some(Samples { result, margin: encoder.margin(&state).clamp(-1.5, 1.5), moments })
    }

    /// Sets up any scenario with any compatible options, since the net must learn to judge all of them.
    pub fn set_up<M: Mind>(&self, rng: &mut Rng) -> M::Game {
        let facts = M::Game::facts();
        let one = |from: &[&str], rng: &mut Rng| from[rng.below(from.len() as u32) as usize].into();
        loop {
            let scenario = match &self.scenario {
                Some(scenario) => scenario.clone(),
                None => one(facts.scenarios, rng),
            };
            let mut setup = Setup { scenario, ..Setup::default() };
            for option in facts.options {
                // Most options keep their default, since games are mostly played with the defaults.
                if rng.below(3) == 0 {
                    setup.options.insert(option.name.into(), one(option.values, rng));
                }
            }
            if let Ok(state) = M::Game::set_up(&setup, rng) {
                return state;
            }
        }
    }
}

/// The positions kept from one game, and its result.
struct Samples {
    result: f32,
    margin: f32,
    moments: Vec<NewSample>,
}

struct NewSample {
    judged: f32,
    inputs: Inputs,
}

impl NewSample {
    fn new<M: Mind>(state: &M::Game, eye: Side, encoder: &dyn Encode<M::Game>) -> NewSample {
        let mut inputs = Inputs::default();
        encoder.encode(state, eye, &mut inputs);
        NewSample { judged: M::evaluate(state, Side::French), inputs }
    }
}

/// The player of a side in one game.
enum Player<M: Mind> {
    Bot(Box<Bot<M>>),
    /// The policy, perhaps with a scheme. Each weight is raised to the power of `sharpness`. In `errs` of a
    /// thousand decisions an action is chosen at random.
    Policy {
        learnt: Option<Learnt<M>>,
        sharpness: i32,
        errs: u32,
        /// The scheme that the player follows, if any.
        scheme: Option<Scheme>,
        patience: Patience,
    },
}

/// The number of decisions in one tick after which the follower of a scheme follows the policy alone.
/// Otherwise a march that leads nowhere could be begun and called off for ever.
const PATIENCE: u32 = 40;

/// The number of decisions in the present tick of a game.
#[derive(Default)]
pub struct Patience {
    tick: u32,
    decisions: u32,
}

impl Patience {
    /// Returns whether the follower of a scheme may still follow it at a decision in this tick.
    pub fn lasts(&mut self, tick: u32) -> bool {
        self.decisions = if self.tick == tick { self.decisions + 1 } else { 0 };
        self.tick = tick;
        self.decisions < PATIENCE
    }
}

/// The percentage of players who follow a scheme.
pub const SCHEMERS: u32 = 35;

/// Returns one of the schemes at random; half of the time the turtle, which is the hardest to beat.
pub fn any_scheme(rng: &mut Rng) -> Scheme {
    let n = rng.below(2 * Scheme::ALL.len() as u32) as usize;
    Scheme::ALL.get(n).copied().unwrap_or(Scheme::Turtle)
}

impl<M: Mind> Player<M> {
    fn new(games: &Games, rng: &mut Rng) -> Player<M> {
        match &games.level {
            Some(level) => Player::Bot(Box::new(Bot::new(level.clone()))),
            None => {
                let scheme = (rng.below(100) < SCHEMERS).then(|| any_scheme(rng));
                let strict = if scheme.is_some() { 1 } else { 4 };
                Player::Policy {
                    learnt: if games.written { None } else { Learnt::new() },
                    sharpness: [1, 2, 4, 16][rng.below(strict) as usize],
                    errs: [0, 0, 10, 50][rng.below(4) as usize],
                    scheme,
                    patience: Patience::default(),
                }
            }
        }
    }

    fn choose(
        &mut self,
        state: &M::Game,
        number: u32,
        side: Side,
        rng: &mut Rng,
    ) -> <M::Game as Game>::Action {
        let (learnt, sharpness, errs, scheme) = match self {
            Player::Bot(bot) => {
                let seed = u64::from(rng.below(u32::MAX));
                return bot.choose(state, number, side, seed, &Alone);
            }
            Player::Policy { learnt, sharpness, errs, scheme, patience } => {
                let scheme = scheme.filter(|_| patience.lasts(M::clock(state)));
                (learnt, *sharpness, *errs, scheme)
            }
        };
        if rng.below(1000) < errs {
            return any::<M>(state, side, rng);
        }
        let state = state.imagine(side, rng);
        let mut actions = Vec::new();
        state.actions(side, &mut actions);
        if let [only] = actions[..] {
            return only;
        }
        let mut weights = Vec::new();
        M::weigh(&state, side, &actions, &mut weights);
        if let Some(learnt) = learnt {
            M::temper(&state, side, &actions, &mut weights);
            learnt.correct(&state, side, &actions, &mut weights);
        }
        if let Some(scheme) = scheme {
            M::pursue(scheme, &state, side, &actions, &mut weights);
        }
        let best = weights.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
        weights.iter_mut().for_each(|weight| *weight = (*weight / best).powi(sharpness));
        actions[rng.sample(&weights)]
    }
}

/// A host with one thread per search, since many games are played at once. Levels with a time budget are not
/// allowed here, because their games would differ from run to run.
struct Alone;

impl Host for Alone {
    fn workers(&self) -> usize {
        1
    }

    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..n).for_each(job);
    }

    fn now(&self) -> Duration {
        unreachable!("a level by time was refused")
    }
}

fn any<M: Mind>(state: &M::Game, side: Side, rng: &mut Rng) -> <M::Game as Game>::Action {
    let mut actions = Vec::new();
    state.actions(side, &mut actions);
    actions[rng.below(actions.len() as u32) as usize]
}
