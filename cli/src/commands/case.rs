//! `carillon case`: runs cases, and reports where and how they differ from their expected results.

mod begin;

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::{fs, io};

use engine::{
    AnyGame, Asked, ByItself, Case, CaseFailure, CaseFile, GameFacts, Happened, LogLine, Names,
    Phrase,
};

use shelf::Shelf;
use words::{Lang, Screen, Text};

use crate::say::failure::{self, Failure};
use crate::say::lang::lang;
use crate::say::paint;

/// Run cases: positions, scripts of actions, and their expected results
///
/// A case is a position, a script of actions with their dice, and the expected results. A
/// case that differs from its expected results is reported by file and line, with the question
/// at that moment and the legal actions. The exit code is 0 only if no case differs.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon case my-question.toml           one file
  carillon case games/GAME/cases           every .toml file in a folder and below it
  carillon case --embedded GAME            the cases that are part of this program
  carillon case --quiet cases              only cases that differ
  carillon case --trace my-question.toml   every action, with its dice and its results
  carillon case --new GAME my.toml         a template to start from

A case file:
  game = \"GAME\"

  [[case]]
  name = \"the game begins with the British\"
  proves = [\"RULE\"]
  position = { from = \"setup\" }
  script = '''
  ? clock.year = 1755
  '''

The whole notation is explained in engine/CASES.md.")]
pub struct Args {
    /// Case files, or folders of them
    #[arg(value_name = "FILE", required_unless_present_any = ["embedded", "new", "keys"])]
    files: Vec<PathBuf>,
    /// Run the cases of this game that are part of the program
    #[arg(long, value_name = "GAME")]
    embedded: Option<String>,
    /// Write a template of a case file for this game, to FILE or to the terminal
    #[arg(long, value_name = "GAME", conflicts_with_all = ["embedded", "trace", "quiet"])]
    new: Option<String>,
    /// Print the keys that a case can check
    #[arg(long)]
    keys: bool,
    /// Print every action of every case, with its dice and its results
    #[arg(long, short)]
    trace: bool,
    /// Print only the cases that differ
    #[arg(long, short)]
    quiet: bool,
    /// Language of the output [default: that of the environment]
    #[arg(long, value_parser = lang(), default_value_t, hide_default_value = true)]
    lang: Lang,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    if args.keys {
        write!(paint::out(), "{}", engine::case_keys())?;
        return Ok(());
    }
    if let Some(name) = &args.new {
        return begin::write(shelf.find(name)?, args.files.first().map(PathBuf::as_path));
    }
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
    let text = Text::terminal(args.lang);
    let counts = |held: usize, differ: usize| {
        let hold = text.own("cli-case-hold", &[("n", &held.to_string())]);
        match differ {
            0 => hold,
            n => hold + ", " + &text.own("cli-case-differ", &[("n", &n.to_string())]),
        }
    };
    for (path, content) in &sources {
        let tally = run_file(shelf, path, content, &args, &mut out)?;
        held += tally.held;
        differ += tally.differ;
        if !args.quiet {
            writeln!(out, "{path}: {}", counts(tally.held, tally.differ))?;
        }
    }
    if !args.quiet && 1 < sources.len() {
        let files = text.own("cli-case-files", &[("n", &sources.len().to_string())]);
        writeln!(out, "{files}: {}", counts(held, differ))?;
    }
    out.flush()?;
    if differ == 0 { Ok(()) } else { Err(Failure::Said) }
}

/// Returns the built-in case files of a game: path and content.
pub fn embedded(facts: &GameFacts) -> Vec<(&'static str, &'static str)> {
    (facts.cases)().into_iter().filter(|(path, _)| path.ends_with(".toml")).collect()
}

/// Appends a file as given. For a folder, appends every `.toml` file in it and in the folders below it, in
/// order.
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

fn run_file(
    shelf: &Shelf,
    path: &str,
    text: &str,
    args: &Args,
    out: &mut impl Write,
) -> Result<Tally, Failure> {
    let mut tally = Tally::default();
    let file = match CaseFile::parse(text) {
        Ok(file) => file,
        Err(error) => {
            let said = Text::terminal(args.lang).say(&error.reason);
            writeln!(out, "{path}:{}: {said}", error.line)?;
            tally.differ = 1;
            return Ok(tally);
        }
    };
    let game = match shelf.find(&file.game) {
        Ok(shelved) => shelved.game(),
        Err(_) => {
            let line = text.lines().position(|line| line.trim_start().starts_with("game"));
            let gaps = [("name", file.game.as_str()), ("known", &shelf.names())];
            let said = Text::terminal(args.lang).own("case-no-game", &gaps);
            writeln!(out, "{path}:{}: {said}", 1 + line.unwrap_or(0))?;
            tally.differ = file.cases.len();
            return Ok(tally);
        }
    };
    let names = Names::of(game.facts());
    let text = Text::new(game.facts(), args.lang);
    let screen = paint::screen(&text, (game.facts().board)());
    for case in &file.cases {
        let (happened, ran) = run_case(game, case, &names);
        if args.trace {
            writeln!(
                out,
                "{}",
                screen.paint.bold(&format!("{path}:{}: {}", case.line, case.name))
            )?;
            happened.iter().try_for_each(|it| trace(&screen, it, out))?;
        }
        let Err(failure) = ran else {
            tally.held += 1;
            continue;
        };
        tally.differ += 1;
        let said = text.say(&failure.reason);
        writeln!(out, "{path}:{}: {}: {said}", failure.line, failure.case)?;
        failure.asked.iter().try_for_each(|it| asked(&screen, it, out))?;
    }
    Ok(tally)
}

/// Runs a case. Returns the result of each action, and whether the case holds. A panic in the rules is reported as a
/// fault of the rules, not of the case, and the next case is run.
fn run_case(
    game: &dyn AnyGame,
    case: &Case,
    names: &Names,
) -> (Vec<Happened>, Result<(), CaseFailure>) {
    let mut happened = Vec::new();
    let ran =
        catch_unwind(AssertUnwindSafe(|| game.run_case(case, names, &mut |it| happened.push(it))));
    let broke = |_| {
        Err(CaseFailure {
            case: case.name.clone(),
            line: happened.last().map_or(case.line, |it| it.line),
            reason: Phrase::new("case-broke"),
            asked: Vec::new(),
        })
    };
    let ran = ran.unwrap_or_else(broke);
    (happened, ran)
}

/// Prints what a side is asked, and the first of its legal actions.
fn asked(screen: &Screen, asked: &Asked, out: &mut impl Write) -> io::Result<()> {
    const MOST: usize = 8;
    let text = screen.text;
    writeln!(out, "    {}", screen.question(asked.side, &asked.prompt))?;
    writeln!(out, "    {}", text.key("cli-case-could"))?;
    for choice in asked.choices.iter().take(MOST) {
        writeln!(out, "      {}: {}", choice.play, text.say(&choice.label))?;
    }
    if MOST < asked.choices.len() {
        let more = (asked.choices.len() - MOST).to_string();
        writeln!(out, "      {}", text.own("cli-case-more", &[("n", &more)]))?;
    }
    Ok(())
}

/// Prints an action, its dice and its results.
fn trace(screen: &Screen, happened: &Happened, out: &mut impl Write) -> io::Result<()> {
    let Happened { line, side, play, dice, draws, .. } = happened;
    let text = screen.text;
    let label = match (&happened.choice, &happened.refusal) {
        (Some(choice), _) => text.say(&choice.label),
        (None, Some(why)) => text.own("cli-case-refused", &[("why", &text.refusal(why))]),
        (None, None) => String::new(),
    };
    let paint = screen.paint;
    writeln!(out, "  {line}  {}  {}", paint.side(*side, &format!("{side}: {play}")), label)?;
    if !dice.is_empty() {
        let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
        writeln!(out, "    {}", text.own("cli-case-dice", &[("dice", &dice.join(" "))]))?;
    }
    if !draws.is_empty() {
        writeln!(out, "    {}", text.own("cli-case-draw", &[("draws", &draws.join(" "))]))?;
    }
    let log: Vec<(u32, LogLine)> = happened.log.iter().map(|line| (0, line.clone())).collect();
    let mut told = 0;
    for ByItself { side, play, before } in &happened.by_itself {
        screen.log(&log[told..*before], out)?;
        told = *before;
        let play = paint.side(*side, &format!("{side}: {play}"));
        writeln!(out, "    {}", text.own("cli-case-by-itself", &[("play", &play.to_string())]))?;
    }
    screen.log(&log[told..], out)?;
    for asked in &happened.asked {
        writeln!(out, "    {}", screen.question(asked.side, &asked.prompt))?;
    }
    Ok(())
}
