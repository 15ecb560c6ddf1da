//! `carillon puzzles`: searches games for moments at which one action is clearly better than every other.

mod find;
mod line;
mod theme;

use std::io::Write;
use std::path::{Path, PathBuf};

use engine::{AnyPlaying, BySide, Record, Seed, Setup, seed_of};
use shelf::{Level, Shelf, Shelved, secret_from};
use study::{Puzzle, PuzzleFile};
use words::{Lang, Screen, Text};

use crate::run::crew;
use crate::say::failure::{self, Failure};
use crate::say::lang::lang;
use crate::say::paint;
use find::{Finder, Origin};

/// Find puzzles: moments at which one plan is clearly better than every other
///
/// Bots play each other, and every choice at which they depart from the rule of thumb is looked at
/// closer. A moment becomes a puzzle if one action is at least 12 percentage points better
/// than all others, if a second search with twice the budget and other random numbers confirms it,
/// and if no ensign finds it. The searches know only what the choosing side knows. The puzzles are
/// written after each game. If the file exists, its puzzles stay, and the ids that
/// it lists as rejected are not found again. The same seed finds the same puzzles.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon puzzles GAME --games 20 --seed 1 --out GAME.toml
  carillon puzzles GAME --games 0 --out GAME.toml game.record    moments of a recorded game
  carillon puzzles GAME --check GAME.toml                        play every line of a file
  carillon puzzles GAME --check GAME.toml --recheck 3            search three of them again
  carillon puzzles GAME --show GAME.toml                         every puzzle with its lines")]
pub struct Args {
    /// Game to search
    #[arg(value_name = "GAME")]
    game: String,
    /// Records of finished games to search as well
    #[arg(value_name = "RECORD")]
    records: Vec<PathBuf>,
    /// Number of games that bots play for the search
    #[arg(long, short = 'n', value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(..1 << 32))]
    games: u64,
    /// Seed of the games and of all searches
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The number of the first game
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..1 << 32))]
    start: u64,
    /// Stop at this number of puzzles in the file
    #[arg(long, value_name = "N", default_value_t = 60)]
    most: usize,
    /// File for the puzzles; an existing file of puzzles is added to
    #[arg(long, value_name = "FILE", required_unless_present_any = ["check", "show"])]
    out: Option<PathBuf>,
    /// Play every line of this file, and check its figures against each other
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "records"])]
    check: Option<PathBuf>,
    /// With --check: search this many of the puzzles again
    #[arg(long, value_name = "N", default_value_t = 0, requires = "check")]
    recheck: usize,
    /// Print every puzzle of this file in words, with its lines
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "check", "records"])]
    show: Option<PathBuf>,
    /// Language of --show [default: that of the environment]
    #[arg(long, value_parser = lang(), default_value_t, hide_default_value = true)]
    lang: Lang,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let shelved = shelf.find(&args.game)?;
    if let Some(path) = &args.check {
        return check(shelved, path, args.recheck);
    }
    if let Some(path) = &args.show {
        return show(shelved, path, args.lang);
    }
    let Some(out) = &args.out else { return Err(Failure::Usage("name a file with --out".into())) };
    let mut file = match out.exists() {
        true => read(shelved, out)?,
        false => PuzzleFile { game: shelved.name().into(), ..PuzzleFile::default() },
    };
    crew::catch_interrupts();
    let finder = Finder::new(shelved, args.seed)?;
    let is_full = |file: &PuzzleFile| args.most <= file.puzzles.len();
    for path in &args.records {
        let name = path.file_name().map_or_else(String::new, |name| name.display().to_string());
        let whole = replayed(shelved, path)?;
        search(&finder, whole.as_ref(), &|number| format!("{name}@{number}"), &mut file, out)?;
    }
    for k in args.start..args.start + args.games {
        if is_full(&file) {
            break;
        }
        let whole = played(shelved, args.seed, k)?;
        let seed = args.seed;
        search(&finder, whole.as_ref(), &|n| format!("seed {seed}, game {k}@{n}"), &mut file, out)?;
    }
    failure::write(out, &file.write())?;
    let mut said = paint::out();
    writeln!(said, "{} puzzles: {}", file.puzzles.len(), out.display())?;
    said.flush()?;
    Ok(())
}

/// Searches one game, and writes the file.
fn search(
    finder: &Finder,
    whole: &dyn AnyPlaying,
    origin: Origin,
    file: &mut PuzzleFile,
    out: &Path,
) -> Result<(), Failure> {
    let begun = std::time::Instant::now();
    let found = finder.search(whole, origin, file);
    if crew::interrupted() {
        return Err(Failure::Interrupted);
    }
    eprintln!(
        "{}: {} choices, {} looked at closer, {} found, {:.0} s",
        origin(whole.number()),
        found.choices,
        found.close,
        found.puzzles.len(),
        begun.elapsed().as_secs_f64()
    );
    file.puzzles.extend(found.puzzles);
    failure::write(out, &file.write())
}

/// Plays game `k` of a seed between bots. The scenarios take turns.
fn played(shelved: &dyn Shelved, seed: u64, k: u64) -> Result<Box<dyn AnyPlaying>, Failure> {
    let scenarios = shelved.facts().scenarios;
    let scenario = scenarios[(k % scenarios.len() as u64) as usize];
    let wish = Setup { scenario: scenario.into(), ..Setup::default() };
    let wrong = |error: &dyn std::fmt::Display| Failure::Failed(error.to_string());
    let setup = shelved.facts().check(&wish).map_err(|error| wrong(&error))?;
    let level: Level = shelved.level(find::PLAYER)?;
    let dice: Seed = seed_of(&secret_from(&[seed, k]), &BySide::default());
    let mut playing = shelved.game().start(&setup, dice).map_err(|error| wrong(&error))?;
    let mut seats = BySide::of(|_| shelved.bot(&level));
    while let Some(side) = playing.awaited().iter().next().filter(|_| !crew::interrupted()) {
        let seed = shelf::thought_of(seed, k, side, playing.number());
        let play = seats[side].choose(playing.as_ref(), side, seed, &shelf::Threads::ONE);
        playing.play(side, &play).map_err(|error| wrong(&error))?;
    }
    Ok(playing)
}

fn replayed(shelved: &dyn Shelved, path: &Path) -> Result<Box<dyn AnyPlaying>, Failure> {
    let wrong =
        |error: &dyn std::fmt::Display| Failure::Failed(format!("{}: {error}", path.display()));
    let record = Record::parse(&failure::read(path)?).map_err(|error| wrong(&error))?;
    if record.header.game != shelved.name() {
        return Err(wrong(&format!("it is a record of {}", record.header.game)));
    }
    shelved.game().replay(&record).map_err(|error| wrong(&error))
}

fn read(shelved: &dyn Shelved, path: &Path) -> Result<PuzzleFile, Failure> {
    let wrong =
        |error: &dyn std::fmt::Display| Failure::Failed(format!("{}: {error}", path.display()));
    let file = PuzzleFile::read(&failure::read(path)?).map_err(|error| wrong(&error))?;
    if file.game != shelved.name() {
        return Err(wrong(&format!("these are puzzles of {}", file.game)));
    }
    Ok(file)
}

/// Checks a file, and searches some of its puzzles again.
fn check(shelved: &dyn Shelved, path: &Path, recheck: usize) -> Result<(), Failure> {
    let wrong =
        |error: &dyn std::fmt::Display| Failure::Failed(format!("{}: {error}", path.display()));
    let file = read(shelved, path)?;
    file.check(shelved.game()).map_err(|error| wrong(&error))?;
    let themes = theme::themes(shelved)?;
    if let Some(puzzle) =
        file.puzzles.iter().find(|one| !themes.iter().any(|it| it.id == one.theme))
    {
        return Err(wrong(&format!("puzzle {}: there is no theme {:?}", puzzle.id, puzzle.theme)));
    }
    let every = (file.puzzles.len() / recheck.max(1)).max(1);
    for puzzle in file.puzzles.iter().step_by(every).take(recheck) {
        find::confirm_again(shelved, puzzle).map_err(|why| wrong(&why))?;
    }
    let mut out = paint::out();
    writeln!(out, "{}: {} puzzles", path.display(), file.puzzles.len())?;
    out.flush()?;
    Ok(())
}

/// Prints every puzzle in words.
fn show(shelved: &dyn Shelved, path: &Path, lang: Lang) -> Result<(), Failure> {
    let file = read(shelved, path)?;
    file.check(shelved.game())
        .map_err(|error| Failure::Failed(format!("{}: {error}", path.display())))?;
    let text = Text::new(shelved.facts(), lang);
    let screen = paint::screen(&text, (shelved.facts().board)());
    let mut out = paint::prose();
    for puzzle in &file.puzzles {
        say(shelved, &screen, puzzle, &mut out)?;
    }
    out.flush()?;
    Ok(())
}

fn say(
    shelved: &dyn Shelved,
    screen: &Screen,
    puzzle: &Puzzle,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::Failed(error.to_string());
    let Puzzle { id, side, theme, difficulty, origin, chance, .. } = puzzle;
    writeln!(out, "{}", screen.paint.bold(&format!("{id}  {theme} {difficulty}  ({origin})")))?;
    let study = puzzle.study(shelved.name()).map_err(|error| failed(&error))?;
    let begin = study.begin(shelved.game()).map_err(|error| failed(&error))?;
    let date = line::date(begin.as_ref());
    let date: Vec<String> = date.iter().map(|part| screen.text.say(part)).collect();
    writeln!(out, "  {}, {} actions are possible", date.join(" "), begin.purposeful(*side).len())?;
    if let Some(prompt) = begin.prompt(*side) {
        screen.prompt(*side, &prompt, out)?;
    }
    let mut tell = |chance: f64, mark: &str, lines: &str| -> Result<(), Failure> {
        writeln!(out, "  {:.0}%{mark}", 100.0 * chance)?;
        let (told, _) =
            line::play_through(begin.as_ref(), *side, lines).map_err(|error| failed(&error))?;
        for (by, label, log) in told {
            writeln!(out, "    {}: {}", screen.text.side(by), screen.text.say(&label))?;
            for line in log {
                writeln!(out, "        {}", screen.text.say(&line.text))?;
            }
        }
        Ok(())
    };
    tell(*chance, " (solution)", &puzzle.solution)?;
    for wrong in &puzzle.wrong {
        tell(wrong.chance, if wrong.ensign { " (ensign)" } else { "" }, &wrong.line)?;
    }
    writeln!(out)?;
    Ok(())
}
