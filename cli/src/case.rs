//! `carillon case`: runs cases, and says of each that differs where and how.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::{fs, io};

use engine::{CaseFile, GameFacts};

use shelf::Shelf;

use crate::failure::{self, Failure};
use crate::paint;

/// Run cases: positions, scripts of actions, and what must come of them
///
/// A case is a position, a script of actions with the dice they will meet, and
/// what must come of it. Each one that differs is named by file and line. The
/// exit code is 0 only when all of them hold.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon case my-question.toml           one file
  carillon case games/GAME/cases           every .toml file in a folder and below it
  carillon case --embedded GAME            the cases that are part of this program
  carillon case --quiet cases              only what differs

A case file:
  game = \"GAME\"

  [[case]]
  name = \"the game begins with the British\"
  proves = [\"RULE\"]
  position = { from = \"setup\" }
  script = '''
  ? clock.year = 1755
  '''")]
pub struct Args {
    /// Case files, or folders of them
    #[arg(value_name = "FILE", required_unless_present = "embedded")]
    files: Vec<PathBuf>,
    /// Run the cases of this game that are part of the program
    #[arg(long, value_name = "GAME")]
    embedded: Option<String>,
    /// Print only what differs
    #[arg(long, short)]
    quiet: bool,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let mut sources: Vec<(String, String)> = Vec::new();
    if let Some(name) = &args.embedded {
        let cases = embedded(shelf.find(name)?.facts());
        sources.extend(cases.into_iter().map(|(path, content)| (path.into(), content.into())));
        if sources.is_empty() {
            return Err(Failure::Failed(format!("{name} has no cases in this program")));
        }
    }
    let mut unreadable = 0;
    for path in &args.files {
        let mut files = Vec::new();
        gather(path, &mut files)
            .map_err(|error| Failure::Failed(format!("can't read {}: {error}", path.display())))?;
        if files.is_empty() {
            return Err(Failure::Failed(format!("there is no .toml file in {}", path.display())));
        }
        for file in files {
            match failure::read(&file) {
                Ok(text) => sources.push((file.display().to_string(), text)),
                Err(Failure::Failed(message)) => {
                    unreadable += 1;
                    let _ = writeln!(io::stderr(), "carillon: {message}");
                }
                Err(other) => return Err(other),
            }
        }
    }

    let mut out = paint::out();
    let (mut held, mut differ) = (0, unreadable);
    for (path, text) in &sources {
        let tally = run_file(shelf, path, text, &mut out)?;
        held += tally.held;
        differ += tally.differ;
        if !args.quiet {
            match tally.differ {
                0 => writeln!(out, "{path}: {} hold", tally.held)?,
                n => writeln!(out, "{path}: {} hold, {n} differ", tally.held)?,
            }
        }
    }
    if !args.quiet && 1 < sources.len() {
        writeln!(out, "{} files: {held} hold, {differ} differ", sources.len())?;
    }
    out.flush()?;
    if differ == 0 { Ok(()) } else { Err(Failure::Said) }
}

/// The case files of a game that are part of the program: path and content.
pub fn embedded(facts: &GameFacts) -> Vec<(&'static str, &'static str)> {
    (facts.cases)().into_iter().filter(|(path, _)| path.ends_with(".toml")).collect()
}

/// A file as it is given; of a folder every `.toml` in it and below, in order.
fn gather(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !fs::metadata(path)?.is_dir() {
        files.push(path.into());
        return Ok(());
    }
    let mut entries: Vec<PathBuf> = fs::read_dir(path)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "toml") {
            gather(&entry, files)?;
        }
    }
    Ok(())
}

#[derive(Default)]
struct Tally {
    held: usize,
    differ: usize,
}

fn run_file(shelf: &Shelf, path: &str, text: &str, out: &mut impl Write) -> Result<Tally, Failure> {
    let mut tally = Tally::default();
    let file = match CaseFile::parse(text) {
        Ok(file) => file,
        Err(error) => {
            // The error says "line N: why"; a place is written "file:N: why".
            let said = error.to_string();
            let said = said.strip_prefix("line ").unwrap_or(&said);
            writeln!(out, "{path}:{said}")?;
            tally.differ = 1;
            return Ok(tally);
        }
    };
    let game = match shelf.find(&file.game) {
        Ok(shelved) => shelved.game(),
        Err(error) => {
            let line = text.lines().position(|line| line.trim_start().starts_with("game"));
            writeln!(out, "{path}:{}: {error}", 1 + line.unwrap_or(0))?;
            tally.differ = file.cases.len();
            return Ok(tally);
        }
    };
    for case in &file.cases {
        match catch_unwind(AssertUnwindSafe(|| game.run_case(case))) {
            Ok(Ok(())) => tally.held += 1,
            Ok(Err(failure)) => {
                tally.differ += 1;
                writeln!(out, "{path}:{}: {}: {}", failure.line, failure.case, failure.reason)?;
            }
            Err(_) => {
                // The rules were wrong, not the case; the next one may still hold.
                tally.differ += 1;
                writeln!(
                    out,
                    "{path}:{}: {}: the rules broke down; please report it",
                    case.line, case.name
                )?;
            }
        }
    }
    Ok(tally)
}
