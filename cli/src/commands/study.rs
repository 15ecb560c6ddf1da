//! `carillon study`: reads a study, or makes one of a record, and shows its lines.

use std::io::Write;
use std::path::PathBuf;

use engine::{AnyPlaying, Phrase};
use shelf::Shelf;
use study::{NodeId, Study, StudyError, game_named};
use words::{Lang, Screen, Text};

use crate::say::failure::{self, Failure};
use crate::say::lang::lang;
use crate::say::paint;

/// Check a study, show its lines, or make a study of a record
///
/// A study is a position and the actions tried from it, as a tree with comments
/// and marks on the map: a text file, which the page reads and writes as well.
/// Every line is played through. The exit code is 0 only if all actions are legal.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon study my.study                        every line of a study
  carillon study game.record --out my.study      a study whose main line is that game
  carillon study my.study --position 12          the position at node 12 (play, sim and match --from)")]
pub struct Args {
    /// A study, or the record of a finished game
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Write the study to this file
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    out: Option<PathBuf>,
    /// Print the position at this node
    #[arg(long, value_name = "NODE")]
    position: Option<usize>,
    /// Language of the output [default: that of the environment]
    #[arg(long, value_parser = lang(), default_value_t, hide_default_value = true)]
    lang: Lang,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let path = args.file.display();
    let wrong = |error: &dyn std::fmt::Display| Failure::Failed(format!("{path}: {error}"));
    let written = failure::read(&args.file)?;
    let name =
        game_named(&written).ok_or_else(|| wrong(&"this is neither a study nor a record"))?;
    let shelved = shelf.find(name).map_err(|error| wrong(&error))?;
    let study = Study::read(&written, shelved.game()).map_err(|error| wrong(&error))?;
    let text = Text::new(shelved.game().facts(), args.lang);
    if let Some(number) = args.position {
        let none = || wrong(&format!("the study has no node {number}; the first is 0"));
        let node = study.node(number).ok_or_else(none)?;
        let mut out = paint::out();
        write!(out, "{}", study.position_at(node).map_err(|error| wrong(&error))?)?;
        out.flush()?;
        return Ok(());
    }
    let mut out = paint::prose();
    if let Some(file) = &args.out {
        failure::write(file, &study.write())?;
        let file = file.display().to_string();
        let gaps = [("n", &*study.count().to_string()), ("file", &file)];
        writeln!(out, "{}", text.own("cli-study-written", &gaps))?;
    } else {
        let screen = paint::screen(&text, (shelved.game().facts().board)());
        show(&study, shelved.game(), &screen, &mut out).map_err(|error| wrong(&error))??;
    }
    out.flush()?;
    Ok(())
}

/// Prints the tree. The main line is at the margin. Each variation is indented, and comes after the action that
/// it replaces.
fn show(
    study: &Study,
    game: &dyn engine::AnyGame,
    screen: &Screen,
    out: &mut impl Write,
) -> Result<std::io::Result<()>, StudyError> {
    let mut labels: Vec<Option<Phrase>> = Vec::new();
    study.play_through(game, &mut |id, before: &dyn AnyPlaying, _| {
        let tried = study.tried(id).expect("only the root has no action");
        let choice = before.choice(tried.side, &tried.play);
        let number = id.number();
        labels.resize(labels.len().max(number + 1), None);
        labels[number] = choice.map(|choice| choice.label);
    })?;
    Ok(print(study, &labels, screen, out))
}

fn print(
    study: &Study,
    labels: &[Option<Phrase>],
    screen: &Screen,
    out: &mut impl Write,
) -> std::io::Result<()> {
    if !study.title.is_empty() {
        writeln!(out, "{}", screen.paint.bold(&study.title))?;
    }
    notes(study, Study::ROOT, "", out)?;
    let line = |id: NodeId, depth: usize, out: &mut dyn Write| {
        let margin = "  ".repeat(depth);
        let tried = study.tried(id).expect("only the root has no action");
        let label = labels.get(id.number()).and_then(Option::as_ref);
        let label = label.map_or_else(|| tried.play.clone(), |label| screen.text.say(label));
        let side = screen.text.side(tried.side);
        let results: Vec<&str> = tried.results.lines().collect();
        let results = match results[..] {
            [] => String::new(),
            _ => format!("  [{}]", results.join(", ")),
        };
        writeln!(out, "{margin}{:>4}  {side}: {label}{results}", id.number())?;
        notes(study, id, &margin, out)
    };
    // The nodes whose further actions must still be printed. If a node begins a variation, the node itself must
    // be printed too.
    let mut rest = vec![(Study::ROOT, 0, false)];
    while let Some((id, depth, is_variation)) = rest.pop() {
        if is_variation {
            line(id, depth, out)?;
        }
        if let Some((main, others)) = study.variations(id).split_first() {
            line(*main, depth, out)?;
            rest.push((*main, depth, false));
            rest.extend(others.iter().rev().map(|other| (*other, depth + 1, true)));
        }
    }
    Ok(())
}

fn notes(study: &Study, id: NodeId, margin: &str, out: &mut dyn Write) -> std::io::Result<()> {
    for line in study.comment_of(id).lines() {
        writeln!(out, "{margin}      {line}")?;
    }
    for mark in study.marks_of(id) {
        writeln!(out, "{margin}      ({mark})")?;
    }
    Ok(())
}
