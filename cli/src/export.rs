//! `carillon export`: recorded games as data, a row a decision.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use engine::{AnyPlaying, Eye, LogLine, Prompt, Record, Side, Sides, View};
use serde::Serialize;
use shelf::Shelf;

use crate::failure::{self, Failure};
use crate::paint;

/// Write recorded games as data: one row a decision
///
/// A row has what the side that chose could see (view, question, legal actions, what it was
/// told since its last row), what it chose, the dice that fell, and how the game ended. It has
/// nothing that this side could not see at the time. Rows are written as they are made.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon sim GAME --games 100 --french thumb --british thumb --records games
  carillon export games > games.jsonl
  carillon export game.record --as french")]
pub struct Args {
    /// Records, or folders of them
    #[arg(value_name = "RECORDS", required = true)]
    records: Vec<PathBuf>,
    /// Whose decisions: french, british or both
    #[arg(long = "as", value_name = "SIDE", default_value = "both", value_parser = crate::play::sides)]
    sides: Sides,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let mut out = std::io::BufWriter::new(paint::out());
    for path in files(&args.records)? {
        let wrong =
            |error: &dyn std::fmt::Display| Failure::Failed(format!("{}: {error}", path.display()));
        let record = Record::parse(&failure::read(&path)?).map_err(|error| wrong(&error))?;
        let game = shelf.of_record(&record).map_err(|error| wrong(&error))?.game();
        let whole = game.replay(&record).map_err(|error| wrong(&error))?;
        write(&record, whole.as_ref(), args.sides, &mut out)?;
    }
    out.flush()?;
    Ok(())
}

/// The files that were named, and those in folders that were: the same order every time.
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

/// One decision.
#[derive(Serialize)]
struct Row<'a> {
    game: &'a str,
    scenario: &'a str,
    options: &'a std::collections::BTreeMap<String, String>,
    rules: u32,
    /// The commitment of its dice: the same for all rows of a game, and of no other.
    id: &'a str,
    number: u32,
    side: Side,
    view: View,
    prompt: Option<Prompt>,
    legal: Vec<String>,
    play: &'a str,
    /// The dice that this side saw fall for it.
    dice: Vec<u8>,
    /// What this side was told since its last row.
    log: Vec<LogLine>,
    winner: Option<Side>,
    /// How it ended; nothing, if the record ends before the game does.
    ending: Option<&'a str>,
}

fn write(
    record: &Record,
    whole: &dyn AnyPlaying,
    sides: Sides,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let outcome = whole.outcome();
    let resigned = Side::BOTH
        .into_iter()
        .find(|side| record.result.as_deref() == Some(&format!("{side} resigned")));
    let winner = outcome.and_then(|it| it.winner).or(resigned.map(Side::other));
    let ending = outcome.map(|it| it.why).or(record.result.as_deref());
    // Each side's log is handed out in parts: a line goes into the first row after it.
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
            let row = Row {
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
            serde_json::to_writer(&mut *out, &row).map_err(std::io::Error::from)?;
            writeln!(out)?;
        }
    }
    Ok(())
}
