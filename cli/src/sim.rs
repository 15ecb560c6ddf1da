//! `carillon sim`: bots against bots, as many games as it takes to know.

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use engine::{AnyPlaying, BySide, Setup, Side, seed_of};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use shelf::{Bout, Level, Played, Shelf, Shelved, Threads};

use crate::dice;
use crate::failure::{self, Failure};
use crate::paint;
use crate::setup;
use crate::text::{Lang, Text};

/// Play bots against each other and report how often each wins
///
/// Wins come with their 95% confidence interval (Wilson). Game k takes its dice
/// from the seed and k alone, so that the same command gives the same games on
/// any number of cores (with bots whose budget is not time).
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon sim GAME --games 1000 --french thumb --british random
  carillon sim GAME --games 100 --french search:2000 --british ensign --seed 7 --json
  carillon sim GAME --games 10 --french random --british random --records games

A BOT is random, thumb, ensign, captain, general, or a search with a budget of
its own: search:2000 (iterations) or search:500ms (time).")]
pub struct Args {
    /// Which game
    #[arg(value_name = "GAME")]
    game: String,
    /// How many games
    #[arg(long, short = 'n', value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays the French
    #[arg(long, value_name = "BOT")]
    french: Level,
    /// Who plays the British
    #[arg(long, value_name = "BOT")]
    british: Level,
    /// Which scenario [default: the game's first]
    #[arg(long, value_name = "S")]
    scenario: Option<String>,
    /// A rule to switch; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = setup::option)]
    options: Vec<(String, String)>,
    /// Where all dice and all bots' thoughts come from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games at once [default: one a core]
    #[arg(long, short, value_name = "J", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let shelved = shelf.find(&args.game)?;
    let bots = BySide {
        french: setup::bot(shelved, Some(&args.french))?,
        british: setup::bot(shelved, Some(&args.british))?,
    };
    let setup = Setup {
        scenario: args.scenario.clone().unwrap_or_default(),
        options: args.options.iter().cloned().collect(),
    };
    let setup = shelved.facts().check(&setup).map_err(|error| Failure::Usage(error.to_string()))?;
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).map_err(|error| {
            Failure::Failed(format!("can't make {}: {error}", folder.display()))
        })?;
    }
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let jobs =
        args.jobs.map_or(cores, usize::from).min(usize::try_from(args.games).unwrap_or(usize::MAX));
    let plan = Match {
        shelved,
        setup: &setup,
        bots,
        seed: args.seed,
        games: args.games,
        jobs,
        records: args.records.as_deref(),
    };
    let begun = Instant::now();
    let played = plan.play()?;
    let seconds = begun.elapsed().as_secs_f64();
    report(&args, &Text::new(shelved.facts(), Lang::En), &setup, jobs, &Tally::of(&played), seconds)
}

/// A match to be played: which bots, how often, from what.
struct Match<'a> {
    shelved: &'a dyn Shelved,
    setup: &'a Setup,
    bots: BySide<Level>,
    seed: u64,
    games: u64,
    jobs: usize,
    records: Option<&'a Path>,
}

impl Match<'_> {
    /// Plays all games, as many at once as there are jobs, and returns them in order.
    fn play(&self) -> Result<Vec<Played>, Failure> {
        let next = AtomicU64::new(0);
        let stop = AtomicBool::new(false);
        let bar = bar(self.games);
        let work = || {
            let mut played = Vec::new();
            while !stop.load(Ordering::Relaxed) {
                let k = next.fetch_add(1, Ordering::Relaxed);
                if self.games <= k {
                    break;
                }
                match self.game(k) {
                    Ok(game) => played.push((k, game)),
                    Err(failure) => {
                        stop.store(true, Ordering::Relaxed);
                        return Err(failure);
                    }
                }
                bar.inc(1);
            }
            Ok(played)
        };
        let mut all = thread::scope(|scope| {
            let workers: Vec<_> = (0..self.jobs).map(|_| scope.spawn(work)).collect();
            let mut all = Vec::new();
            for worker in workers {
                all.extend(worker.join().map_err(|_| {
                    Failure::Failed("a game broke down; please report it with this command".into())
                })??);
            }
            Ok::<_, Failure>(all)
        })?;
        bar.finish_and_clear();
        all.sort_unstable_by_key(|(k, _)| *k);
        Ok(all.into_iter().map(|(_, game)| game).collect())
    }

    fn game(&self, k: u64) -> Result<Played, Failure> {
        let secret = dice::secret_from(&[self.seed, k]);
        let nonces = BySide::default();
        let thought = |side: Side, number: u32| {
            dice::Mix::of(&[self.seed, k, u64::from(number), side as u64]).next()
        };
        let bout = Bout {
            setup: self.setup,
            seed: seed_of(&secret, &nonces),
            bots: &self.bots,
            thought: &thought,
        };
        let broken = |error: String| {
            Failure::Failed(format!("game {k} of seed {}: {error}; please report it", self.seed))
        };
        let Some(folder) = self.records else {
            return self.shelved.play_out(&bout).map_err(broken);
        };
        let (playing, played) = on_record(self.shelved, &bout).map_err(broken)?;
        let names = BySide::of(|side| format!("{} bot", self.bots[side]));
        let record = playing.record(names, nonces, secret);
        let name = format!("{}-{}-{k:05}.record", self.shelved.name(), self.seed);
        failure::write(&folder.join(name), &record.write())?;
        Ok(played)
    }
}

/// The same game as [`Shelved::play_out`] plays, with all that a record needs.
fn on_record(shelved: &dyn Shelved, bout: &Bout) -> Result<(Box<dyn AnyPlaying>, Played), String> {
    let mut playing =
        shelved.game().start(bout.setup, bout.seed).map_err(|error| error.to_string())?;
    loop {
        let decisions = playing.number();
        if let Some(outcome) = playing.outcome() {
            return Ok((playing, Played { outcome, decisions }));
        }
        if decisions == shelf::ENDLESS {
            return Err("it does not end".into());
        }
        let side = playing.awaited().iter().next().ok_or("nobody is awaited before the end")?;
        let seed = (bout.thought)(side, decisions);
        let action = shelved.choose(playing.as_ref(), side, &bout.bots[side], seed, &Threads::ONE);
        playing.play(side, &action).map_err(|error| error.to_string())?;
    }
}

fn bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}

/// What the games of a match come to.
struct Tally {
    games: u64,
    wins: BySide<u64>,
    draws: u64,
    /// How often the game ended in which way, by the key of its sentence.
    endings: BTreeMap<&'static str, u64>,
    /// Decisions a game, shortest first.
    lengths: Vec<u32>,
}

impl Tally {
    fn of(played: &[Played]) -> Tally {
        let mut tally = Tally {
            games: played.len() as u64,
            wins: BySide::default(),
            draws: 0,
            endings: BTreeMap::new(),
            lengths: played.iter().map(|game| game.decisions).collect(),
        };
        tally.lengths.sort_unstable();
        for game in played {
            match game.outcome.winner {
                Some(side) => tally.wins[side] += 1,
                None => tally.draws += 1,
            }
            *tally.endings.entry(game.outcome.why).or_default() += 1;
        }
        tally
    }

    fn mean(&self) -> f64 {
        self.lengths.iter().map(|n| f64::from(*n)).sum::<f64>() / self.lengths.len() as f64
    }

    fn median(&self) -> f64 {
        let (low, high) = ((self.lengths.len() - 1) / 2, self.lengths.len() / 2);
        (f64::from(self.lengths[low]) + f64::from(self.lengths[high])) / 2.0
    }
}

/// The interval that holds the true share 95 times in 100, after Wilson.
fn wilson(wins: u64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    let (n, p) = (games as f64, wins as f64 / games as f64);
    let middle = p + Z * Z / (2.0 * n);
    let reach = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    // Rounding must not put the share itself outside.
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
    let mut out = paint::out();
    let (shortest, longest) = (tally.lengths[0], tally.lengths[tally.lengths.len() - 1]);
    let rate = tally.games as f64 / seconds;
    let share = |count: u64| {
        let (low, high) = wilson(count, tally.games);
        (count as f64 / tally.games as f64, low, high)
    };
    if args.json {
        let shared = |count: u64| {
            let (share, low, high) = share(count);
            json!({ "games": count, "share": share, "low": low, "high": high })
        };
        let won = |side: Side, bot: &Level| {
            let (share, low, high) = share(tally.wins[side]);
            json!({ "bot": bot.to_string(), "wins": tally.wins[side], "share": share, "low": low, "high": high })
        };
        let object = json!({
            "game": args.game,
            "scenario": setup.scenario,
            "options": setup.options,
            "seed": args.seed,
            "games": tally.games,
            "french": won(Side::French, &args.french),
            "british": won(Side::British, &args.british),
            "draws": shared(tally.draws),
            "endings": tally.endings,
            "decisions": {
                "mean": tally.mean(),
                "median": tally.median(),
                "min": shortest,
                "max": longest,
            },
            "speed": { "jobs": jobs, "seconds": seconds, "games_per_second": rate },
        });
        writeln!(out, "{object}")?;
    } else {
        let scenario = &setup.scenario;
        writeln!(
            out,
            "{}, scenario {scenario}: {} games from seed {}",
            args.game, tally.games, args.seed
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
        writeln!(
            out,
            "  decisions a game: mean {:.1}, median {}, from {shortest} to {longest}",
            tally.mean(),
            tally.median(),
        )?;
        writeln!(out, "  {rate:.1} games a second ({seconds:.2} s, {jobs} at once)")?;
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
