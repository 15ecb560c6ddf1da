//! `carillon export`: recorded games as data, one row per decision.

#[cfg(feature = "parquet")]
mod columns;
mod row;

use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

use engine::{AnyPlaying, Eye, Record, Side, Sides};
use shelf::Shelf;

use crate::say::failure::{self, Failure};
#[cfg(feature = "parquet")]
use columns::Columns;
use row::{DecisionRow, Out};

/// Export recorded games as data, one row per decision
///
/// A row holds what the choosing side could see (view, question, legal actions, the log since its last row), its
/// choice, the dice that were rolled, and how the game ended. View, question, actions and log contain nothing that
/// was hidden from that side at the time. Each row is written as soon as it is made; in a Parquet file the options,
/// view, prompt and log are columns of JSON.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon sim GAME --games 100 --french thumb --british thumb --records games
  carillon export games > games.jsonl
  carillon export games --format parquet --out games.parquet
  carillon export game.record --as french")]
pub struct Args {
    /// Records, or folders of them
    #[arg(value_name = "RECORDS", required = true)]
    records: Vec<PathBuf>,
    /// The side whose decisions are exported: french, british or both
    #[arg(long = "as", value_name = "SIDE", default_value = "both", value_parser = super::play::sides)]
    sides: Sides,
    /// Format of the rows: a line of JSON each, or the columns of a Parquet file
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// The file to write, which must not exist [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    #[default]
    Jsonl,
    Parquet,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let files = files(&args.records)?;
    let out = open(args.out.as_deref(), args.format)?;
    let done = match args.format {
        Format::Jsonl => lines(&files, args.sides, shelf, out),
        Format::Parquet => columns(&files, args.sides, shelf, out),
    };
    let Some(path) = args.out else { return done };
    done.map_err(|failure| {
        // An incomplete file is useless, and would make the next attempt fail.
        let _ = fs::remove_file(&path);
        match failure {
            Failure::Output(error) => {
                Failure::Failed(format!("can't write {}: {error}", path.display()))
            }
            other => other,
        }
    })
}

fn open(path: Option<&Path>, format: Format) -> Result<Out, Failure> {
    let Some(path) = path else {
        let out = io::stdout();
        if format == Format::Parquet && out.is_terminal() {
            return Err(Failure::Usage(
                "a Parquet file can't be shown in a terminal: name one with --out FILE".into(),
            ));
        }
        return Ok(Box::new(BufWriter::new(out)));
    };
    match File::create_new(path) {
        Ok(file) => Ok(Box::new(BufWriter::new(file))),
        Err(error) => {
            let why = match error.kind() {
                io::ErrorKind::AlreadyExists => "it is there already; give another name".into(),
                _ => error.to_string(),
            };
            Err(Failure::Failed(format!("can't write {}: {why}", path.display())))
        }
    }
}

fn lines(files: &[PathBuf], sides: Sides, shelf: &Shelf, mut out: Out) -> Result<(), Failure> {
    each_row(files, sides, shelf, |row| {
        serde_json::to_writer(&mut out, row)?;
        writeln!(out)
    })?;
    Ok(out.flush()?)
}

#[cfg(not(feature = "parquet"))]
fn columns(_: &[PathBuf], _: Sides, _: &Shelf, _: Out) -> Result<(), Failure> {
    Err(Failure::Usage(
        "this carillon was built without Parquet: build it with `--features parquet`, as the packages are, or export lines of JSON".into(),
    ))
}

#[cfg(feature = "parquet")]
fn columns(files: &[PathBuf], sides: Sides, shelf: &Shelf, out: Out) -> Result<(), Failure> {
    let mut columns = Columns::new(out)?;
    each_row(files, sides, shelf, |row| columns.push(row))?;
    Ok(columns.end()?)
}

/// Returns the named files and the files in the named folders, always in the same order.
fn files(named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in named {
        if path.is_dir() {
            let wrong = |error| Failure::Failed(format!("can't read {}: {error}", path.display()));
            let entries = fs::read_dir(path).map_err(wrong)?.flatten().map(|entry| entry.path());
            let mut within: Vec<PathBuf> = entries.filter(|file| is_record(file)).collect();
            within.sort();
            files.extend(within);
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

fn is_record(file: &Path) -> bool {
    file.extension().is_some_and(|it| it == "record")
}

/// Passes the rows of all records to `write`, one after another.
fn each_row(
    files: &[PathBuf],
    sides: Sides,
    shelf: &Shelf,
    mut write: impl FnMut(&DecisionRow) -> io::Result<()>,
) -> Result<(), Failure> {
    for path in files {
        let wrong =
            |error: &dyn std::fmt::Display| Failure::Failed(format!("{}: {error}", path.display()));
        let record = Record::parse(&failure::read(path)?).map_err(|error| wrong(&error))?;
        let game = shelf.of_record(&record).map_err(|error| wrong(&error))?.game();
        let whole = game.replay(&record).map_err(|error| wrong(&error))?;
        each_row_of(&record, whole.as_ref(), sides, &mut write)?;
    }
    Ok(())
}

fn each_row_of(
    record: &Record,
    whole: &dyn AnyPlaying,
    sides: Sides,
    write: &mut impl FnMut(&DecisionRow) -> io::Result<()>,
) -> io::Result<()> {
    let outcome = whole.outcome();
    let resigned = Side::BOTH
        .into_iter()
        .find(|side| record.result.as_deref() == Some(&format!("{side} resigned")));
    let winner = outcome.and_then(|it| it.winner).or(resigned.map(Side::other));
    let ending = outcome.map(|it| it.why).or(record.result.as_deref());
    // The lines of each side's log are divided among its rows: a line belongs to the first row
    // after it.
    let mut told = [0, 0];
    let logs = Side::BOTH.map(|side| whole.log(Eye::Of(side), 0));
    for (n, line) in (0..).zip(&record.lines) {
        let (side, number) = (line.side, n);
        if sides.has(side) {
            let now = whole.at(number);
            let (log, told) = (&logs[side as usize], &mut told[side as usize]);
            let from = *told;
            *told += log[from..].iter().take_while(|(action, _)| *action <= number).count();
            let after = log.iter().filter(|(action, _)| *action == number + 1);
            let row = DecisionRow {
                game: &record.header.game,
                scenario: &whole.setup().scenario,
                options: &whole.setup().options,
                rules: record.header.rules,
                id: &record.header.commitment,
                number,
                side,
                view: now.view(Eye::Of(side)),
                prompt: now.prompt(side),
                legal: now.legal(side),
                play: &line.play,
                dice: after.flat_map(|(_, line)| line.dice.iter().copied()).collect(),
                log: log[from..*told].iter().map(|(_, line)| line.clone()).collect(),
                winner,
                ending,
            };
            write(&row)?;
        }
    }
    Ok(())
}
