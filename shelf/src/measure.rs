//! Measures how fast a game's rules run and how long its bots think, on one core. All times are processor time, so
//! other load on the machine doesn't change them.

use std::hint::black_box;
use std::time::Duration;

use bots::{Judge, Learnt, Level, Mind, Rng};
use engine::{Aloud, Chance, Game, Setup, Side, Silent, World};

use crate::error::BoutError;
use crate::threads::{Stopwatch, Threads};

/// The measurements of one game.
#[derive(Clone, Debug)]
pub struct Measured {
    /// The pace of random games without a log, as in a search.
    pub silent: Pace,
    /// The pace of random games with the log kept, as at a table.
    pub aloud: Pace,
    /// The size of a state in memory, in bytes.
    pub state: usize,
    /// The average size of a serialised state, in bytes.
    pub serialised: f64,
    /// The time to clone a state.
    pub clone: Duration,
    /// The time the net needs to evaluate a state, if the game has a net.
    pub value: Option<Duration>,
    /// The time in which the learnt policy weighs the legal actions, if the game has one.
    pub policy: Option<PolicyTime>,
    /// The time of one iteration of a search: sampling, descent of the tree, rollout and evaluation.
    pub iteration: Duration,
    /// The number of the bot's moves that were timed.
    pub moves: u32,
    /// The average time of a move.
    pub mean: Duration,
    /// The time of the longest move.
    pub longest: Duration,
}

/// The time that a policy takes for one decision.
#[derive(Clone, Copy, Debug)]
pub struct PolicyTime {
    /// The time of one decision.
    pub time: Duration,
    /// The average number of actions weighed.
    pub actions: f64,
}

/// A number of random games, and the time that they took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    /// The number of games played to their end.
    pub games: u64,
    /// The number of decisions in all of them.
    pub decisions: u64,
    /// The number of legal actions that were listed.
    pub actions: u64,
    /// The processor time of all the games together.
    pub took: Duration,
}

impl Pace {
    /// Returns decisions per second.
    pub fn decisions_a_second(&self) -> f64 {
        self.decisions as f64 / self.took.as_secs_f64()
    }

    /// Returns games per second.
    pub fn games_a_second(&self) -> f64 {
        self.games as f64 / self.took.as_secs_f64()
    }
}

/// Plays random games and times the bot's moves, each for `budget` of processor time.
pub fn measure<M: Mind>(budget: Duration, bot: &Level) -> Result<Measured, BoutError> {
    let setup = M::Game::facts().check(&Setup::default())?;
    let states = met::<M::Game>(&setup)?;
    // Warm up the caches first.
    random_games::<M::Game, _>(&setup, budget / 10, Silent(Rng::new(1)), |_| {})?;
    let silent = random_games::<M::Game, _>(&setup, budget, Silent(Rng::new(2)), |_| {})?;
    let aloud = random_games::<M::Game, _>(
        &setup,
        budget,
        Aloud::<_, <M::Game as Game>::Event>::new(Rng::new(2)),
        |world| {
            black_box(&world.told);
            world.told.clear();
        },
    )?;
    let bytes = |state: &M::Game| postcard::to_allocvec(state).map_or(0, |bytes| bytes.len());
    let serialised = states.iter().map(bytes).sum::<usize>() as f64 / states.len() as f64;
    let (moves, mean, longest) = bot_moves::<M>(&states, bot, budget);
    Ok(Measured {
        silent,
        aloud,
        state: size_of::<M::Game>(),
        serialised,
        clone: clone_time(&states),
        value: value_time::<M>(&states),
        policy: policy_time::<M>(&states),
        iteration: iteration_time::<M>(&states, budget),
        moves,
        mean,
        longest,
    })
}

/// Plays random games for `budget` of processor time. Every decision lists all its legal actions; `after` is called
/// after each decision.
fn random_games<G: Game, T: World<G::Event>>(
    setup: &Setup,
    budget: Duration,
    mut world: T,
    mut after: impl FnMut(&mut T),
) -> Result<Pace, BoutError> {
    let mut pace = Pace::default();
    let mut actions = Vec::new();
    let begun = Stopwatch::start();
    loop {
        let mut state = G::set_up(setup, &mut world)?;
        while state.outcome().is_none() {
            let side = awaited(&state)?;
            actions.clear();
            state.actions(side, &mut actions);
            let action = actions[world.below(actions.len() as u32) as usize];
            state.play(side, action, &mut world)?;
            after(&mut world);
            pace.decisions += 1;
            pace.actions += actions.len() as u64;
        }
        pace.games += 1;
        pace.took = begun.elapsed();
        if budget <= pace.took {
            return Ok(pace);
        }
    }
}

fn awaited<G: Game>(state: &G) -> Result<Side, BoutError> {
    state.awaited().iter().next().ok_or(BoutError::NobodyAwaited)
}

/// Returns states from a few random games, spread over their whole length.
fn met<G: Game>(setup: &Setup) -> Result<Vec<G>, BoutError> {
    let mut chance = Silent(Rng::new(3));
    let mut states = Vec::new();
    let mut actions = Vec::new();
    for _ in 0..8 {
        let mut state = G::set_up(setup, &mut chance)?;
        let mut number = 0;
        while state.outcome().is_none() {
            if number % 7 == 0 {
                states.push(state.clone());
            }
            number += 1;
            let side = awaited(&state)?;
            actions.clear();
            state.actions(side, &mut actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            state.play(side, action, &mut chance)?;
        }
    }
    Ok(states)
}

fn clone_time<G: Clone>(states: &[G]) -> Duration {
    let mut clones = 0;
    let begun = Stopwatch::start();
    while begun.elapsed() < Duration::from_millis(200) {
        for state in states {
            black_box(black_box(state).clone());
        }
        clones += states.len() as u32;
    }
    begun.elapsed() / clones
}

/// Times the net at the quiet moments among these states.
fn value_time<M: Mind>(states: &[M::Game]) -> Option<Duration> {
    let mut judge = Judge::<M>::new()?;
    let quiet: Vec<&M::Game> = states.iter().filter(|state| judge.is_quiet(state)).collect();
    let mut values = 0;
    let begun = Stopwatch::start();
    while !quiet.is_empty() && begun.elapsed() < Duration::from_millis(200) {
        for state in &quiet {
            black_box(judge.french_wins(black_box(state), Side::French));
        }
        values += quiet.len() as u32;
    }
    begun.elapsed().checked_div(values)
}

/// Times the learnt policy in these states, except those in which the side to choose has only one action.
fn policy_time<M: Mind>(states: &[M::Game]) -> Option<PolicyTime> {
    let mut learnt = Learnt::<M>::new()?;
    let choices: Vec<_> = states.iter().filter_map(|state| choice(state)).collect();
    let mut weights = Vec::new();
    let (mut asked, mut actions) = (0u32, 0);
    let begun = Stopwatch::start();
    while !choices.is_empty() && begun.elapsed() < Duration::from_millis(200) {
        for (state, side, list) in &choices {
            weights.clear();
            M::weigh(state, *side, list, &mut weights);
            learnt.correct(state, *side, list, &mut weights);
            black_box(&weights);
            actions += list.len();
        }
        asked += choices.len() as u32;
    }
    let time = begun.elapsed().checked_div(asked)?;
    Some(PolicyTime { time, actions: actions as f64 / f64::from(asked) })
}

/// Returns the side to choose and its actions, if it has more than one action.
fn choice<G: Game>(state: &G) -> Option<(&G, Side, Vec<G::Action>)> {
    let side = awaited(state).ok()?;
    let mut actions = Vec::new();
    state.actions(side, &mut actions);
    (1 < actions.len()).then_some((state, side, actions))
}

/// Times an iteration, in searches of a few hundred iterations from these states.
fn iteration_time<M: Mind>(states: &[M::Game], budget: Duration) -> Duration {
    let mut rng = Rng::new(5);
    let mut iterations = 0;
    let begun = Stopwatch::start();
    for _ in 0..states.len() {
        let state = &states[rng.below(states.len() as u32) as usize];
        let Some((state, side, _)) = choice(state) else { continue };
        let seed = u64::from(rng.below(u32::MAX));
        let considered = bots::consider::<M>(state, side, 300, seed, &Threads::ONE);
        iterations += considered.iter().map(|one| one.visits).sum::<u32>();
        if budget <= begun.elapsed() {
            break;
        }
    }
    begun.elapsed() / iterations.max(1)
}

/// Times the bot's moves in these states, except those in which it has no choice.
fn bot_moves<M: Mind>(
    states: &[M::Game],
    bot: &Level,
    budget: Duration,
) -> (u32, Duration, Duration) {
    let mut rng = Rng::new(4);
    let (mut moves, mut longest) = (0, Duration::ZERO);
    let mut all = Duration::ZERO;
    for _ in 0..states.len() {
        let state = &states[rng.below(states.len() as u32) as usize];
        let Some((state, side, _)) = choice(state) else { continue };
        let begun = Stopwatch::start();
        let seed = u64::from(rng.below(u32::MAX));
        black_box(bots::choose::<M>(state, side, bot, seed, &Threads::ONE));
        let took = begun.elapsed();
        moves += 1;
        all += took;
        longest = longest.max(took);
        if budget <= all {
            break;
        }
    }
    (moves, all / moves.max(1), longest)
}
