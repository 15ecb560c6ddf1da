//! `carillon sim`: plays bots against each other.

use std::collections::BTreeMap;
use std::fmt;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use engine::{BySide, Setup, Side, seed_of};
use serde::Serialize;
use serde_json::{Value, json};
use shelf::{Bout, NoAnswer, PlayedGame, Shelf, Shelved};
use words::{Lang, Text};

use crate::run::crew::{self, AfterGame, Progress, RunEnd};
use crate::run::dice;
use crate::run::program::{self, IdlePrograms, PlayerSpec};
use crate::run::setup;
use crate::say::failure::{self, Failure};
use crate::say::paint::{self, Out};

/// Play bots against each other and report how often each wins
///
/// Wins are reported with their 95% confidence interval (Wilson). The dice of game k depend only on the seed
/// and k, so the same command plays the same games on any number of cores (unless a bot's budget is a time),
/// and parts played with --start add up to the whole. Ctrl-C ends the simulation, and the games played so far
/// are reported.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon sim GAME --games 1000 --french thumb --british random
  carillon sim GAME --games 100 --french search:2000 --british ensign --seed 7 --json
  carillon sim GAME --games 10 --french random --british random --records games
  carillon sim GAME --from position.toml --french captain --british captain
  carillon sim GAME --from game.record@90 --french captain --british captain
  carillon sim GAME --start 500 --games 500 --french thumb --british thumb --jsonl
  carillon sim GAME --games 20 --french captain --british captain --habits

A BOT is recruit, ensign, captain, or a search with a budget of its own:
search:2000 (iterations) or search:500ms (time). Yardsticks are random, thumb (the move
that the rules of thumb prefer), general (a captain with several times the budget),
captain-1 (the captain of 18 November 2026), and four bots with one thing in mind for the
whole war: turtle, raider, rush and builder. cmd:PROGRAM is a program of your own, which
speaks the protocol of cli/ENGINE.md and loses if it does not answer.")]
pub struct Args {
    /// Game to play
    #[arg(value_name = "GAME")]
    game: String,
    /// Number of games
    #[arg(long, short = 'n', value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..1 << 48))]
    games: u64,
    /// Player of the French
    #[arg(long, value_name = "BOT")]
    french: PlayerSpec,
    /// Player of the British
    #[arg(long, value_name = "BOT")]
    british: PlayerSpec,
    /// Seconds that a program may take to answer
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
    #[command(flatten)]
    chosen: setup::SetupArgs,
    /// Seed of all dice and of the bots' choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The number of the first game
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..1 << 48))]
    start: u64,
    /// Number of games to play in parallel [default: one per core]
    #[arg(long, short, value_name = "J", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Count how each side plays: steps straight back, sieges given up, and the like
    #[arg(long)]
    habits: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Print a JSON object for each game as it ends, and no summary
    #[arg(long, conflicts_with = "json")]
    jsonl: bool,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let shelved = shelf.find(&args.game)?;
    let players = BySide { french: args.french.clone(), british: args.british.clone() };
    players.french.check(shelved)?;
    players.british.check(shelved)?;
    let setup = args.chosen.setup(shelved)?;
    if let Some(folder) = &args.records {
        failure::make_folder(folder)?;
    }
    let jobs = args.jobs.map_or_else(crew::cores, usize::from);
    let jobs = jobs.min(usize::try_from(args.games).unwrap_or(usize::MAX));
    let plan = Match {
        shelved,
        setup: &setup,
        from: args.chosen.from(),
        players,
        programs: IdlePrograms::new(shelved, &setup, Duration::from_secs(args.patience)),
        seed: args.seed,
        numbers: args.start..args.start + args.games,
        jobs,
        records: args.records.as_deref(),
        watched: args.habits,
    };
    crew::catch_interrupts();
    let begun = Instant::now();
    let mut lines = args.jsonl.then(|| Lines::new(args.start));
    let (played, left) = plan.play(&mut lines)?;
    let seconds = begun.elapsed().as_secs_f64();
    match lines {
        Some(lines) => lines.end()?,
        None => {
            let text = Text::new(shelved.facts(), Lang::En);
            report(&args, &text, &setup, jobs, &Tally::of(&played), seconds)?;
        }
    }
    if left == RunEnd::Interrupted { Err(Failure::Interrupted) } else { Ok(()) }
}

/// A simulation to run.
struct Match<'a> {
    shelved: &'a dyn Shelved,
    setup: &'a Setup,
    /// The file of the starting position.
    from: Option<String>,
    players: BySide<PlayerSpec>,
    programs: IdlePrograms<'a>,
    seed: u64,
    numbers: Range<u64>,
    jobs: usize,
    records: Option<&'a Path>,
    /// Whether habits are counted.
    watched: bool,
}

impl Match<'_> {
    /// Plays all games, `jobs` at a time, and returns them in order.
    fn play(&self, lines: &mut Option<Lines>) -> Result<(Vec<PlayedGame>, RunEnd), Failure> {
        let games = self.numbers.end - self.numbers.start;
        let mut all = BTreeMap::new();
        let progress = Progress::new(games);
        let left = crew::play(
            self.jobs,
            self.numbers.clone(),
            &progress,
            |k, watch| self.game(k, watch),
            |k, (game, seconds)| {
                if let Some(lines) = lines {
                    lines.add(k, &self.line(k, &game, seconds))?;
                }
                let decisions = game.decisions;
                all.insert(k, game);
                progress.over(k, decisions, format!("{}/{games} games", all.len()));
                Ok(AfterGame::GoOn)
            },
        )?;
        Ok((all.into_values().collect(), left))
    }

    fn game(
        &self,
        k: u64,
        watch: &(dyn Fn(u32) -> bool + Sync),
    ) -> Result<Option<(PlayedGame, f64)>, Failure> {
        let begun = Instant::now();
        let secret = dice::secret_from(&[self.seed, k]);
        let nonces = BySide::default();
        let thought = |side: Side, number: u32| shelf::thought_of(self.seed, k, side, number);
        let seed = seed_of(&secret, &nonces);
        let kept = self.records.is_some();
        let bots = BySide::of(|side| self.players[side].level());
        let seats = self.programs.sit(&self.players)?;
        let strangers = program::strangers(&seats);
        let plain = Bout::new(self.setup, seed, &bots, &thought);
        let bout = Bout { watch, kept, strangers, watched: self.watched, ..plain };
        let broken = |error: &dyn fmt::Display| {
            Failure::Failed(format!("game {k} of seed {}: {error}; please report it", self.seed))
        };
        let Some(mut played) = self.shelved.play_out(&bout).map_err(|error| broken(&error))? else {
            return Ok(None);
        };
        if played.forfeit.is_some() && crew::interrupted() {
            return Ok(None); // the player's program may have been cut short
        }
        let seconds = begun.elapsed().as_secs_f64();
        if let Some(folder) = self.records {
            let names = BySide::of(|side| self.players[side].name());
            let record = dice::record(self.shelved, &bout, &played, names, secret)
                .map_err(|error| broken(&error))?;
            let name = format!("{}-{}-{k:05}.record", self.shelved.name(), self.seed);
            failure::write_new(&folder.join(name), &record.write())?;
            played.actions = Vec::new(); // the actions have been written to disk
        }
        self.programs.rise(seats, &played.outcome)?;
        Ok(Some((played, seconds)))
    }

    /// Returns the line of `--jsonl` for game `k`.
    fn line(&self, k: u64, played: &PlayedGame, seconds: f64) -> Value {
        json!({
            "game": self.shelved.name(),
            "scenario": self.setup.scenario,
            "options": self.setup.options,
            "from": self.from,
            "french": self.players.french.to_string(),
            "british": self.players.british.to_string(),
            "seed": self.seed,
            "number": k,
            "winner": played.outcome.winner,
            "ending": played.outcome.why,
            "forfeit": played.forfeit.as_ref().map(|(_, why)| why.to_string()),
            "rule": played.outcome.rule.to_string(),
            "decisions": played.decisions,
            "seconds": seconds,
            "habits": habits_json(played.habits.iter().copied()),
        })
    }
}

/// The lines of `--jsonl`, written in the order of the games, whichever game ends first.
struct Lines {
    out: Out,
    next: u64,
    waiting: BTreeMap<u64, String>,
}

impl Lines {
    fn new(next: u64) -> Lines {
        Lines { out: paint::out(), next, waiting: BTreeMap::new() }
    }

    fn add(&mut self, k: u64, line: &Value) -> Result<(), Failure> {
        self.waiting.insert(k, line.to_string());
        while let Some(line) = self.waiting.remove(&self.next) {
            writeln!(self.out, "{line}")?;
            self.next += 1;
        }
        Ok(self.out.flush()?)
    }

    /// Writes the remaining lines. After an interruption, some of the games in between were not
    /// played.
    fn end(mut self) -> Result<(), Failure> {
        for line in self.waiting.values() {
            writeln!(self.out, "{line}")?;
        }
        Ok(self.out.flush()?)
    }
}

/// The results of the games.
struct Tally {
    games: u64,
    wins: BySide<u64>,
    draws: u64,
    /// The number of games that ended in each way, by the key of its sentence.
    endings: BTreeMap<&'static str, u64>,
    /// The number of games in which each side's program gave no legal answer, by reason.
    forfeits: BTreeMap<(Side, NoAnswer), u64>,
    /// The decisions of each game, in ascending order.
    lengths: Vec<u32>,
    /// How often each side has shown each habit, over all games.
    habits: Vec<(&'static str, BySide<u32>)>,
}

impl Tally {
    fn of(played: &[PlayedGame]) -> Tally {
        let mut tally = Tally {
            games: played.len() as u64,
            wins: BySide::default(),
            draws: 0,
            endings: BTreeMap::new(),
            forfeits: BTreeMap::new(),
            lengths: played.iter().map(|game| game.decisions).collect(),
            habits: Vec::new(),
        };
        tally.lengths.sort_unstable();
        for game in played {
            match game.outcome.winner {
                Some(side) => tally.wins[side] += 1,
                None => tally.draws += 1,
            }
            *tally.endings.entry(game.outcome.why).or_default() += 1;
            for (n, (name, counts)) in game.habits.iter().enumerate() {
                if n == tally.habits.len() {
                    tally.habits.push((name, BySide::default()));
                }
                Side::BOTH.into_iter().for_each(|side| tally.habits[n].1[side] += counts[side]);
            }
            if let Some(forfeit) = &game.forfeit {
                *tally.forfeits.entry(forfeit.clone()).or_default() += 1;
            }
        }
        tally
    }

    /// Returns statistics of the decisions in a game; `None` if no game has ended.
    fn decisions(&self) -> Option<Decisions> {
        let (min, max) = (*self.lengths.first()?, *self.lengths.last()?);
        let sum = self.lengths.iter().map(|n| f64::from(*n)).sum::<f64>();
        let (low, high) = ((self.lengths.len() - 1) / 2, self.lengths.len() / 2);
        Some(Decisions {
            mean: sum / self.lengths.len() as f64,
            median: (f64::from(self.lengths[low]) + f64::from(self.lengths[high])) / 2.0,
            min,
            max,
        })
    }
}

/// Returns the habits of both sides as an object; null if they were not counted.
fn habits_json(habits: impl ExactSizeIterator<Item = (&'static str, BySide<u32>)>) -> Value {
    if habits.len() == 0 {
        return Value::Null;
    }
    let named = habits.map(|(name, counts)| (name.to_owned(), json!(counts)));
    Value::Object(named.collect())
}

/// Statistics of the decisions in a game.
#[derive(Serialize)]
struct Decisions {
    mean: f64,
    median: f64,
    min: u32,
    max: u32,
}

/// Returns the 95% confidence interval of a share (Wilson), or two NaN if there are no games.
fn wilson(wins: u64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (f64::NAN, f64::NAN);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let (n, p) = (games as f64, wins as f64 / games as f64);
    let middle = p + Z * Z / (2.0 * n);
    let reach = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    // Rounding must not exclude the share itself.
    (((middle - reach) / scale).clamp(0.0, p), ((middle + reach) / scale).clamp(p, 1.0))
}

fn report(
    args: &Args,
    text: &Text,
    setup: &Setup,
    jobs: usize,
    tally: &Tally,
    seconds: f64,
) -> Result<(), Failure> {
    let mut out = if args.json { paint::out() } else { paint::prose() };
    let decisions = tally.decisions();
    let rate = tally.games as f64 / seconds;
    let share = |count: u64| {
        let (low, high) = wilson(count, tally.games);
        (count as f64 / tally.games as f64, low, high)
    };
    if args.json {
        // Shares are null if there are no games.
        let shared = |count: u64| {
            let (share, low, high) = share(count);
            json!({ "games": count, "share": share, "low": low, "high": high })
        };
        let won = |side: Side, bot: &PlayerSpec| {
            let (share, low, high) = share(tally.wins[side]);
            json!({ "bot": bot.to_string(), "wins": tally.wins[side], "share": share, "low": low, "high": high })
        };
        let object = json!({
            "game": args.game,
            "scenario": setup.scenario,
            "options": setup.options,
            "from": args.chosen.from(),
            "seed": args.seed,
            "start": args.start,
            "games": tally.games,
            "french": won(Side::French, &args.french),
            "british": won(Side::British, &args.british),
            "draws": shared(tally.draws),
            "endings": tally.endings,
            "decisions": decisions,
            "habits": habits_json(tally.habits.iter().copied()),
            "speed": { "jobs": jobs, "seconds": seconds, "games_per_second": rate },
        });
        writeln!(out, "{object}")?;
    } else if let Some(decisions) = decisions {
        let scenario = &setup.scenario;
        writeln!(
            out,
            "{}, scenario {scenario}: {} games from seed {}{}",
            args.game,
            tally.games,
            args.seed,
            if args.start == 0 {
                String::new()
            } else {
                format!(", beginning with game {}", args.start)
            }
        )?;
        let percent = |count: u64| {
            let (share, low, high) = share(count);
            format!(
                "{:5.1}%  95% between {:.1}% and {:.1}%",
                share * 100.0,
                low * 100.0,
                high * 100.0
            )
        };
        for (side, bot) in [(Side::French, &args.french), (Side::British, &args.british)] {
            let wins = tally.wins[side];
            let bot = bot.to_string();
            writeln!(out, "  {:8} {bot:12} {wins:>7} wins   {}", side.name(), percent(wins))?;
        }
        writeln!(out, "  {:21} {:>7} draws  {}", "", tally.draws, percent(tally.draws))?;
        for (why, count) in &tally.endings {
            writeln!(out, "  {:21} {count:>7} ended so: {}", "", text.key(why))?;
        }
        for ((side, why), count) in &tally.forfeits {
            writeln!(out, "  {:21} {count:>7} times the {side} program gave no answer: {why}", "")?;
        }
        writeln!(
            out,
            "  decisions a game: mean {:.1}, median {}, from {} to {}",
            decisions.mean, decisions.median, decisions.min, decisions.max,
        )?;
        if !tally.habits.is_empty() {
            writeln!(
                out,
                "  {:54} {:>7} {:>7}",
                "habits, in an average game", "French", "British"
            )?;
            let each = |count: u32| f64::from(count) / tally.games as f64;
            for (name, counts) in &tally.habits {
                let (french, british) = (each(counts.french), each(counts.british));
                writeln!(out, "    {name:52} {french:7.2} {british:7.2}")?;
            }
        }
        writeln!(out, "  {rate:.1} games a second ({seconds:.2} s, {jobs} at once)")?;
    } else {
        writeln!(out, "no game was played to its end")?;
    }
    out.flush()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = wilson(50, 100);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4, "{low} {high}");
        assert!(wilson(0, 10).0.abs() < 1e-9 && (wilson(10, 10).1 - 1.0).abs() < 1e-9);
    }
}
