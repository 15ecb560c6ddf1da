//! `carillon soundness`: plays random games and checks every step.

use std::io::Write;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use shelf::Shelf;

use crate::say::failure::Failure;
use crate::say::paint;
use crate::say::progress::Bar;

/// Play random games and check that the rules keep their promises
///
/// Each game draws its scenario, options, dice and actions from its seed. After every action the state must be
/// sound, and a side that must choose must have a legal action. At some decisions further checks run: that no
/// hidden information shows, that every offered action has a text and every other action is refused, that a
/// position reads back unchanged, and that no earlier state recurs except by a cancellation. One game in a
/// hundred is also recorded, taken back and replayed, and its moments are written as positions. For each game a
/// position is also mixed from the positions of the game's cases. If the rules accept that position, it must be
/// playable. A failure is reported with its seed, and the games continue.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon soundness GAME --games 100000
  carillon soundness GAME --games 1 --seed 4711 --every 1    look closely at one game")]
pub struct Args {
    /// Game to play
    #[arg(value_name = "GAME")]
    game: String,
    /// Number of games
    #[arg(long, short = 'n', value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the first game; each next game has the next number
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Run the costly checks at one decision in N
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// Number of games to play in parallel [default: one per core]
    #[arg(long, short, value_name = "J", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let shelved = shelf.find(&args.game)?;
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let jobs = args.jobs.map_or(cores, usize::from);
    let begun = Instant::now();
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let message = |done: u64| format!("{done}/{} games", args.games);
    let bar = Bar::new(args.games, message(0));
    let work = || {
        let mut prover = shelved.prover(args.every);
        let mut seen = RunTally::default();
        loop {
            let nth = next.fetch_add(1, Ordering::Relaxed);
            if args.games <= nth {
                return seen;
            }
            match prover(args.seed.wrapping_add(nth)) {
                Ok(decisions) => seen.note(decisions),
                Err(broken) => {
                    seen.broken += 1;
                    bar.say(&format!("carillon: {}: {broken}", args.game));
                }
            }
            let done = 1 + done.fetch_add(1, Ordering::Relaxed);
            bar.tell(done, message(done));
            if bar.is_hidden() && done.is_multiple_of(args.games.div_ceil(20)) {
                let seconds = begun.elapsed().as_secs_f64();
                bar.say(&format!("{}: {done} of {} games, {seconds:.0} s", args.game, args.games));
            }
        }
    };
    let seen = thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        let seen = workers.into_iter().map(|worker| {
            worker.join().map_err(|_| Failure::Failed("the check of the games failed".into()))
        });
        seen.sum::<Result<RunTally, Failure>>()
    })?;
    bar.finish();
    let seconds = begun.elapsed().as_secs_f64();
    let mut out = paint::out();
    writeln!(
        out,
        "{}: {} games from seed {}, {} of them broken; {} decisions, at most {} in a game",
        args.game, args.games, args.seed, seen.broken, seen.decisions, seen.longest,
    )?;
    let rate = args.games as f64 / seconds;
    writeln!(out, "  {rate:.1} games a second ({seconds:.0} s, {jobs} at once)")?;
    out.flush()?;
    if seen.broken == 0 { Ok(()) } else { Err(Failure::Said) }
}

/// The results of a run of random games.
#[derive(Default)]
struct RunTally {
    broken: u64,
    /// The decisions in all games without a failure.
    decisions: u64,
    /// The decisions in the longest game.
    longest: u64,
}

impl RunTally {
    fn note(&mut self, decisions: u64) {
        self.decisions += decisions;
        self.longest = self.longest.max(decisions);
    }
}

impl std::iter::Sum for RunTally {
    fn sum<I: Iterator<Item = RunTally>>(all: I) -> RunTally {
        all.fold(RunTally::default(), |sum, seen| RunTally {
            broken: sum.broken + seen.broken,
            decisions: sum.decisions + seen.decisions,
            longest: sum.longest.max(seen.longest),
        })
    }
}
