//! `carillon bench`: how fast the rules are, on one core.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use bots::Dice;
use engine::{Aloud, Chance, Setup, Side, Silent, Table};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::paint;
use crate::shelf::{self, Level, Mind, Visit};

/// Measure each game on one core: decisions and games a second, size of a state
///
/// Games are played at random, and every decision lists all its legal actions,
/// as a search would.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon bench                     every game
  carillon bench struggle --seconds 10
  carillon bench struggle --json")]
pub struct Args {
    /// Which game [default: every one]
    #[arg(value_name = "GAME")]
    game: Option<String>,
    /// How long to play at random, in seconds
    #[arg(long, value_name = "S", default_value_t = 3.0, value_parser = seconds)]
    seconds: f64,
    /// The bot whose moves are timed
    #[arg(long, value_name = "BOT", default_value_t)]
    bot: Level,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    let read = text.parse().ok().filter(|seconds| (0.001..=3600.0).contains(seconds));
    read.ok_or_else(|| "write a number of seconds, from 0.001 to 3600".into())
}

pub fn run(args: Args) -> Result<(), Failure> {
    let games = match &args.game {
        Some(name) => vec![shelf::find(name)?],
        None => shelf::games().to_vec(),
    };
    let mut out = paint::out();
    let mut all = serde_json::Map::new();
    for game in games {
        let name = game.facts().name;
        let measure =
            Measure { budget: Duration::from_secs_f64(args.seconds), bot: args.bot.clone() };
        let measured = shelf::visit(name, measure)
            .ok_or_else(|| Failure::Failed(format!("there are no bots for {name}")))?
            .map_err(Failure::Failed)?;
        if !args.json {
            measured.write(name, &mut out)?;
            out.flush()?;
        }
        all.insert(name.into(), measured.json());
    }
    if args.json {
        writeln!(out, "{}", Value::Object(all))?;
    }
    out.flush()?;
    Ok(())
}

struct Measure {
    budget: Duration,
    bot: Level,
}

struct Measured {
    /// With nobody listening, as in a search.
    silent: Pace,
    /// With the log kept, as at a table.
    aloud: Pace,
    state: usize,
    /// Mean over the states met in play.
    serialised: f64,
    clone: Duration,
    bot: Level,
    moves: u32,
    mean: Duration,
    longest: Duration,
}

#[derive(Clone, Copy, Default)]
struct Pace {
    games: u64,
    decisions: u64,
    /// Legal actions that were listed.
    actions: u64,
    took: Duration,
}

impl Pace {
    fn decisions_a_second(&self) -> f64 {
        self.decisions as f64 / self.took.as_secs_f64()
    }

    fn games_a_second(&self) -> f64 {
        self.games as f64 / self.took.as_secs_f64()
    }
}

impl Visit for Measure {
    type Out = Result<Measured, String>;

    fn visit<G: Mind>(self) -> Self::Out {
        let setup = G::facts().check(&Setup::default()).map_err(|error| error.to_string())?;
        let states = met::<G>(&setup)?;
        // Caches and clocks settle first.
        random_games::<G, _>(&setup, self.budget / 10, Silent(Dice::new(1)), |_| {})?;
        let silent = random_games::<G, _>(&setup, self.budget, Silent(Dice::new(2)), |_| {})?;
        let aloud = random_games::<G, _>(
            &setup,
            self.budget,
            Aloud::<_, G::Event>::new(Dice::new(2)),
            |table| {
                black_box(&table.told);
                table.told.clear();
            },
        )?;
        let bytes = |state: &G| postcard::to_allocvec(state).map_or(0, |bytes| bytes.len());
        let serialised = states.iter().map(bytes).sum::<usize>() as f64 / states.len() as f64;
        let (moves, mean, longest) = bot_moves(&states, &self.bot, self.budget);
        Ok(Measured {
            silent,
            aloud,
            state: size_of::<G>(),
            serialised,
            clone: clone_time(&states),
            bot: self.bot,
            moves,
            mean,
            longest,
        })
    }
}

/// Plays random games for as long as the budget says. Every decision lists all
/// its legal actions; `after` hears of each.
fn random_games<G: Mind, T: Table<G::Event>>(
    setup: &Setup,
    budget: Duration,
    mut table: T,
    mut after: impl FnMut(&mut T),
) -> Result<Pace, String> {
    let mut pace = Pace::default();
    let mut actions = Vec::new();
    let begun = Instant::now();
    loop {
        let mut state = G::set_up(setup, &mut table).map_err(|error| error.to_string())?;
        while state.outcome().is_none() {
            let side = awaited(&state)?;
            actions.clear();
            state.actions(side, &mut actions);
            let action = actions[table.below(actions.len() as u32) as usize];
            state.play(side, action, &mut table).map_err(|refusal| refusal.to_string())?;
            after(&mut table);
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

fn awaited<G: Mind>(state: &G) -> Result<Side, String> {
    state.awaited().iter().next().ok_or_else(|| "nobody is awaited before the end".into())
}

/// States met in a few random games, spread over all their length.
fn met<G: Mind>(setup: &Setup) -> Result<Vec<G>, String> {
    let mut chance = Silent(Dice::new(3));
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

/// The bot's moves from states met in play, where it has a choice.
fn bot_moves<G: Mind>(states: &[G], bot: &Level, budget: Duration) -> (u32, Duration, Duration) {
    let mut dice = Dice::new(4);
    let (mut moves, mut longest) = (0, Duration::ZERO);
    let mut all = Duration::ZERO;
    let mut actions = Vec::new();
    for _ in 0..states.len() {
        let state = &states[dice.below(states.len() as u32) as usize];
        let Ok(side) = awaited(state) else { continue };
        actions.clear();
        state.actions(side, &mut actions);
        if actions.len() < 2 {
            continue;
        }
        let begun = Instant::now();
        black_box(shelf::choose_in(state, side, bot, u64::from(dice.below(u32::MAX)), 1));
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

impl Measured {
    fn log_costs(&self) -> f64 {
        self.silent.decisions_a_second() / self.aloud.decisions_a_second() - 1.0
    }

    fn actions_a_decision(&self) -> f64 {
        self.silent.actions as f64 / self.silent.decisions as f64
    }

    fn write(&self, name: &str, out: &mut impl Write) -> Result<(), Failure> {
        let pace = &self.silent;
        writeln!(out, "{name}, on one core")?;
        writeln!(
            out,
            "  decisions a second   {:>12.0}  with all {:.1} legal actions of each listed",
            pace.decisions_a_second(),
            self.actions_a_decision()
        )?;
        writeln!(
            out,
            "  games a second       {:>12.1}  random, {:.0} decisions each",
            pace.games_a_second(),
            pace.decisions as f64 / pace.games as f64
        )?;
        writeln!(
            out,
            "  with the log kept    {:>12.0}  decisions a second: the log costs {:.0}%",
            self.aloud.decisions_a_second(),
            100.0 * self.log_costs()
        )?;
        writeln!(
            out,
            "  a state              {:>12}  bytes in memory, the stack of its procedures included",
            self.state
        )?;
        writeln!(out, "  a state written      {:>12.0}  bytes", self.serialised)?;
        writeln!(
            out,
            "  a clone              {:>12.0}  nanoseconds",
            self.clone.as_nanos() as f64
        )?;
        writeln!(
            out,
            "  a move of {:10} {:>12.3}  seconds on one core ({} moves, the longest {:.3})",
            self.bot.to_string(),
            self.mean.as_secs_f64(),
            self.moves,
            self.longest.as_secs_f64()
        )?;
        Ok(())
    }

    fn json(&self) -> Value {
        json!({
            "decisions_per_second": self.silent.decisions_a_second(),
            "games_per_second": self.silent.games_a_second(),
            "decisions_per_game": self.silent.decisions as f64 / self.silent.games as f64,
            "actions_per_decision": self.actions_a_decision(),
            "with_log": {
                "decisions_per_second": self.aloud.decisions_a_second(),
                "cost": self.log_costs(),
            },
            "state_bytes": self.state,
            "serialised_bytes": self.serialised,
            "clone_nanoseconds": self.clone.as_nanos() as u64,
            "bot": {
                "level": self.bot.to_string(),
                "threads": 1,
                "moves": self.moves,
                "mean_seconds": self.mean.as_secs_f64(),
                "max_seconds": self.longest.as_secs_f64(),
            },
        })
    }
}
