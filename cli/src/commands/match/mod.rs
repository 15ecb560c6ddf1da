//! `carillon match`: measures which of two bots is better, and how long its turns take.

mod pairs;
mod report;
mod stats;
mod table;

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use engine::{BySide, Seed, Setup, Side, seed_of};
use shelf::{Bout, Level, Shelf, Shelved, Threads};

use crate::run::crew::{self, AfterGame, Progress, RunEnd};
use crate::run::dice;
use crate::run::program::{self, IdlePrograms, PlayerSpec};
use crate::run::setup;
use crate::say::argument::BadArgument;
use crate::say::failure::{self, Failure};
use pairs::{MatchGame, Pairs};
use stats::Sprt;
use table::{Heading, MatchTable};

/// Play two bots against each other from both sides, and report which is better
///
/// Games come in pairs: both games of a pair have the same dice and set-up, but the bots swap sides. The score
/// of BOT is reported with its 95% interval, computed from the pairs (Wilson's, with the variance of the five
/// results that a pair can have). Everything random in pair k depends only on the seed and k, so the same
/// command plays the same games on any number of cores (unless a bot's budget is a time).
///
/// With --sprt the match ends as soon as a sequential test decides between two scores
/// (GSPRT on the pairs, with error rates of 5%). With --sprt the interval is slightly too
/// narrow, because the test stops at a favourable moment.
///
/// With --positions each pair starts in the middle of a game that thumb has played against
/// itself, between the first tenth and the last fifth of that game.
///
/// With --table every pair is stored as a line of a file, and the same command continues
/// where it stopped. Tables of one match, such as parts played with --start, can be
/// concatenated. A table does not record versions: start a new table after a bot has changed.
///
/// A turn comprises all decisions of a side in one turn of the game (its part of a season,
/// a card, a round), including responses; turns without a choice are not counted. Times
/// are processor time on one core. With --threads times are wall-clock time, so nothing
/// else should be running.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon match GAME ensign thumb --games 200
  carillon match GAME search:500 classic:500 --games 100 --seed 7 --json
  carillon match GAME search:500 classic:500 --sprt 0.5,0.55 --positions
  carillon match GAME captain ensign --games 1000 --table captain.jsonl
  carillon match GAME captain captain --threads 2 --games 100
  carillon match GAME captain ensign --from position.toml
  carillon match GAME captain ensign --from game.record@90

A BOT is recruit, ensign, captain, or a search with a budget of its own:
search:2000 (iterations) or search:500ms (time). Yardsticks are random, thumb (the move
that the rules of thumb prefer), general (a captain with several times the budget),
classic:2000 (the first search of this program), captain-1 (the captain of 18 November
2026), and four bots with one thing in mind for the whole war: turtle, raider, rush and
builder. cmd:PROGRAM is a program of your own, which speaks the protocol of cli/ENGINE.md
and loses if it does not answer.")]
pub struct Args {
    /// Game to play
    #[arg(value_name = "GAME")]
    game: String,
    /// Bot to measure
    #[arg(value_name = "BOT")]
    bot: PlayerSpec,
    /// Bot to measure BOT against
    #[arg(value_name = "OTHER")]
    other: PlayerSpec,
    /// Seconds that a program may take to answer
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
    /// Maximum number of games, an even number [default: 100; with --sprt 20000]
    #[arg(long, short = 'n', value_name = "N", value_parser = even)]
    games: Option<u64>,
    /// Stop once a test has decided whether the score is LOW or HIGH
    #[arg(long, value_name = "LOW,HIGH")]
    sprt: Option<Sprt>,
    #[command(flatten)]
    chosen: setup::SetupArgs,
    /// Seed of all dice and of the bots' choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of games to play in parallel [default: one per core]
    #[arg(long, short, value_name = "J", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Threads for each search; games are then played one at a time
    #[arg(long, value_name = "T", default_value_t = 1, conflicts_with = "jobs", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Start each pair in the middle of a game
    #[arg(long)]
    positions: bool,
    /// Number of the first pair
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..1 << 32))]
    start: u64,
    /// Store the pairs in this file, and continue from those already in it
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn even(text: &str) -> Result<u64, BadArgument> {
    let read = text.parse().ok().filter(|games| (2..1 << 32).contains(games) && games % 2 == 0);
    read.ok_or(BadArgument::Games)
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let shelved = shelf.find(&args.game)?;
    let players = [args.bot, args.other];
    players.iter().try_for_each(|player| player.check(shelved))?;
    let setup = args.chosen.setup(shelved)?;
    if let Some(folder) = &args.records {
        failure::make_folder(folder)?;
    }
    let plan = Match {
        shelved,
        setup: &setup,
        programs: IdlePrograms::new(shelved, &setup, Duration::from_secs(args.patience)),
        players,
        seed: args.seed,
        threads: args.threads,
        positions: args.positions,
        records: args.records,
    };
    let games = args.games.unwrap_or(if args.sprt.is_some() { 20_000 } else { 100 });
    let end = args.start + games / 2;
    let mut pairs = Pairs::from(args.start, args.sprt);
    let mut table = None;
    if let Some(path) = &args.table {
        let (opened, known) = MatchTable::open(path, plan.heading())?;
        table = Some(opened);
        pairs.know(known, end);
    }
    let known = pairs.numbers();
    let progress = Progress::new(games - 2 * known.len() as u64);
    // No games are needed if the table already decides the test.
    let all = if pairs.verdict().is_some() { 0..0 } else { 2 * args.start..2 * end };
    let jobs = match (args.jobs, args.threads) {
        (Some(jobs), _) => jobs.into(),
        (None, 1) => crew::cores(),
        (None, _) => 1,
    };
    crew::catch_interrupts();
    let left = crew::play(
        jobs,
        all.filter(|number| !known.contains(&pairs::place(*number).0)),
        &progress,
        |number, watch| plan.game(number, watch),
        |number, game| {
            let decisions = game.decisions;
            if let Some((pair, both)) = pairs.add(number, game)
                && let Some(table) = &mut table
            {
                table.add(pair, both)?;
            }
            progress.over(number, decisions, pairs.in_short(games));
            Ok(if pairs.verdict().is_some() { AfterGame::Enough } else { AfterGame::GoOn })
        },
    )?;
    let interrupted = left == RunEnd::Interrupted;
    report::write(&plan, &pairs, interrupted, args.json)?;
    if interrupted { Err(Failure::Interrupted) } else { Ok(()) }
}

/// A match to be played.
struct Match<'a> {
    shelved: &'a dyn Shelved,
    setup: &'a Setup,
    /// The measured player, and the other player.
    players: [PlayerSpec; 2],
    programs: IdlePrograms<'a>,
    seed: u64,
    /// The threads of each search.
    threads: u16,
    /// Whether each pair starts in the middle of a game.
    positions: bool,
    /// The folder for the records.
    records: Option<PathBuf>,
}

impl Match<'_> {
    /// Plays game `number`. In the first game of a pair the measured player has the French, and in the second
    /// the British. Returns `None` if the watch stops the game.
    fn game(
        &self,
        number: u64,
        watch: &(dyn Fn(u32) -> bool + Sync),
    ) -> Result<Option<MatchGame>, Failure> {
        let (pair, side) = pairs::place(number);
        let players = BySide::of(|of| self.players[usize::from(of != side)].clone());
        let bots = BySide::of(|side| players[side].level());
        let secret = dice::secret_from(&[self.seed, pair]);
        // The seed depends on the side and not on the player, so that a bot that plays against
        // itself plays the same game twice.
        let thought =
            |side: Side, decision: u32| shelf::thought_of(self.seed, pair, side, decision);
        let broken = |error: &dyn fmt::Display| {
            Failure::Failed(format!("pair {pair} of seed {}: {error}; please report it", self.seed))
        };
        let seed = seed_of(&secret, &BySide::default());
        let plain = Bout { watch, ..Bout::new(self.setup, seed, &bots, &thought) };
        let opener = self.opener();
        let depth = if self.positions {
            let both = BySide::of(|_| opener.clone());
            let opening = Bout { bots: &both, ..plain };
            let Some(whole) = self.shelved.play_out(&opening).map_err(|error| broken(&error))?
            else {
                return Ok(None);
            };
            Some(depth(whole.decisions, dice::Mix::of(&[self.seed, pair]).draw()))
        } else {
            None
        };
        let opening = depth.map(|depth| (&opener, depth));
        let seats = self.programs.sit(&players)?;
        let strangers = program::strangers(&seats);
        let kept = self.records.is_some();
        let threads = Threads::new(self.threads.into());
        let bout = Bout { opening, timed: true, kept, strangers, threads, ..plain };
        let Some(played) = self.shelved.play_out(&bout).map_err(|error| broken(&error))? else {
            return Ok(None);
        };
        if played.forfeit.is_some() && crew::interrupted() {
            return Ok(None); // the player's program may have been cut short
        }
        if let Some(folder) = &self.records {
            let names = BySide::of(|side| players[side].name());
            let record = dice::record(self.shelved, &bout, &played, names, secret);
            let record = record.map_err(|error| broken(&error))?;
            let (game, seed) = (self.shelved.name(), self.seed);
            let name = format!("{game}-{seed}-{pair:05}-{side}.record");
            failure::write_new(&folder.join(name), &record.write())?;
        }
        self.programs.rise(seats, &played.outcome)?;
        Ok(Some(MatchGame::of(&played, side)))
    }

    /// Returns the level that plays the games up to the starting positions: thumb if the game has that level,
    /// otherwise random.
    fn opener(&self) -> Level {
        self.shelved.level("thumb").unwrap_or_else(|_| "random".parse().expect("a level"))
    }

    /// Returns the digest of the position that every game starts from, if there is one.
    fn from(&self) -> Option<String> {
        self.setup.position.as_ref()?;
        let begun = self.shelved.game().start(self.setup, Seed([0; 32])).ok()?;
        Some(begun.digest().to_string())
    }

    fn heading(&self) -> Heading {
        let [bot, other] = &self.players;
        Heading {
            game: self.shelved.name().into(),
            scenario: self.setup.scenario.clone(),
            options: self.setup.options.clone(),
            bot: bot.to_string(),
            other: other.to_string(),
            seed: self.seed,
            threads: (self.threads != 1).then_some(self.threads),
            positions: self.positions,
            from: self.from(),
        }
    }
}

/// Returns the number of decisions of a game that are played before a pair starts. It lies between
/// the game's first tenth and its last fifth, so that something has happened and something is left
/// to play.
fn depth(decisions: u32, random: u64) -> u32 {
    let (from, to) = (decisions / 10, decisions - decisions / 5);
    from + (random % u64::from(to - from).max(1)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_begins_in_the_midst_of_a_game() {
        let depths: Vec<u32> = (0..1000).map(|random| depth(500, random)).collect();
        assert_eq!(depths.iter().min(), Some(&50));
        assert_eq!(depths.iter().max(), Some(&399));
        assert!((0..5).all(|decisions| depth(decisions, 7) <= decisions));
    }
}
