//! How fast the rules of a game are, and how long its bots think, on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::learnt::Learnt;
use bots::net::Judge;
use bots::{Level, Mind, Rng};
use engine::{Aloud, Chance, Game, Setup, Side, Silent, World};

use crate::threads::Threads;

/// What was measured of one game.
#[derive(Clone, Debug)]
pub struct Measured {
    /// Random games with nobody listening, as in a search.
    pub silent: Pace,
    /// Random games with the log kept, as at a table.
    pub aloud: Pace,
    /// Bytes of a state in memory.
    pub state: usize,
    /// Bytes of a state when written, on average over states met in play.
    pub serialised: f64,
    /// The time it takes to clone a state.
    pub clone: Duration,
    /// The time it takes a net to judge a state, if the game has one.
    pub value: Option<Duration>,
    /// The time it takes the learnt policy to weigh all that a side may do, if the game has one.
    pub policy: Option<PolicyTime>,
    /// The time of one iteration of a search: sampling, walking down the tree, a rollout, its evaluation.
    pub iteration: Duration,
    /// How many of the bot's moves were timed.
    pub moves: u32,
    /// The time of one of them, on average.
    pub mean: Duration,
    /// The time of the longest.
    pub longest: Duration,
}

/// How long a policy takes over one decision.
#[derive(Clone, Copy, Debug)]
pub struct PolicyTime {
    /// Its time.
    pub time: Duration,
    /// How many actions it weighed, on average.
    pub actions: f64,
}

/// How much was played in what time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    /// Whole games.
    pub games: u64,
    /// Decisions in all of them.
    pub decisions: u64,
    /// Legal actions that were listed.
    pub actions: u64,
    /// What it took.
    pub took: Duration,
}

impl Pace {
    /// Decisions a second.
    pub fn decisions_a_second(&self) -> f64 {
        self.decisions as f64 / self.took.as_secs_f64()
    }

    /// Games a second.
    pub fn games_a_second(&self) -> f64 {
        self.games as f64 / self.took.as_secs_f64()
    }
}

/// Plays random games and times the bot's moves, each for as long as the budget says.
pub fn measure<M: Mind>(budget: Duration, bot: &Level) -> Result<Measured, String> {
    let setup = M::Game::facts().check(&Setup::default()).map_err(|error| error.to_string())?;
    let states = met::<M::Game>(&setup)?;
    // Caches and clocks settle first.
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

/// Plays random games for as long as the budget says. Every decision lists all
/// its legal actions; `after` hears of each.
fn random_games<G: Game, T: World<G::Event>>(
    setup: &Setup,
    budget: Duration,
    mut world: T,
    mut after: impl FnMut(&mut T),
) -> Result<Pace, String> {
    let mut pace = Pace::default();
    let mut actions = Vec::new();
    let begun = Instant::now();
    loop {
        let mut state = G::set_up(setup, &mut world).map_err(|error| error.to_string())?;
        while state.outcome().is_none() {
            let side = awaited(&state)?;
            actions.clear();
            state.actions(side, &mut actions);
            let action = actions[world.below(actions.len() as u32) as usize];
            state.play(side, action, &mut world).map_err(|refusal| refusal.to_string())?;
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

fn awaited<G: Game>(state: &G) -> Result<Side, String> {
    state.awaited().iter().next().ok_or_else(|| "nobody is awaited before the end".into())
}

/// States met in a few random games, spread over all their length.
fn met<G: Game>(setup: &Setup) -> Result<Vec<G>, String> {
    let mut chance = Silent(Rng::new(3));
    let mut states = Vec::new();
    let mut actions = Vec::new();
    for _ in 0..8 {
        let mut state = G::set_up(setup, &mut chance).map_err(|error| error.to_string())?;
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
            state.play(side, action, &mut chance).map_err(|refusal| refusal.to_string())?;
        }
    }
    Ok(states)
}

fn clone_time<G: Clone>(states: &[G]) -> Duration {
    let mut clones = 0;
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_millis(200) {
        for state in states {
            black_box(black_box(state).clone());
        }
        clones += states.len() as u32;
    }
    begun.elapsed() / clones
}

/// The time of a value, at the quiet moments among those states.
fn value_time<M: Mind>(states: &[M::Game]) -> Option<Duration> {
    let mut judge = Judge::<M>::new()?;
    let quiet: Vec<&M::Game> = states.iter().filter(|state| judge.is_quiet(state)).collect();
    let mut values = 0;
    let begun = Instant::now();
    while !quiet.is_empty() && begun.elapsed() < Duration::from_millis(200) {
        for state in &quiet {
            black_box(judge.french_wins(black_box(state), Side::French));
        }
        values += quiet.len() as u32;
    }
    begun.elapsed().checked_div(values)
}

/// The time of the learnt policy, where those states leave a choice.
fn policy_time<M: Mind>(states: &[M::Game]) -> Option<PolicyTime> {
    let mut learnt = Learnt::<M>::new()?;
    let choices: Vec<_> = states.iter().filter_map(|state| choice(state)).collect();
    let mut weights = Vec::new();
    let (mut asked, mut actions) = (0u32, 0);
    let begun = Instant::now();
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

/// Who may choose in a state, and from what, if there is a choice.
fn choice<G: Game>(state: &G) -> Option<(&G, Side, Vec<G::Action>)> {
    let side = awaited(state).ok()?;
    let mut actions = Vec::new();
    state.actions(side, &mut actions);
    (1 < actions.len()).then_some((state, side, actions))
}

/// The time of an iteration, in searches of a few hundred from states met in play.
fn iteration_time<M: Mind>(states: &[M::Game], budget: Duration) -> Duration {
    let mut rng = Rng::new(5);
    let mut iterations = 0;
    let begun = Instant::now();
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

/// The bot's moves from states met in play, where it has a choice.
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
        let begun = Instant::now();
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
