//! `carillon verify`: proves the dice of a finished game from its revealed secret.

use std::io::Write;
use std::path::{Path, PathBuf};

use engine::{AnyPlaying, Record};
use shelf::Shelf;

use crate::failure::{self, Failure};
use crate::paint;

/// Prove every die and shuffle of a finished game's record
///
/// Before a game the host publishes a commitment to a secret; the dice come from
/// that secret and from what each player added. The record of a finished game
/// reveals it. This checks the commitment, plays every action again with those
/// dice, and holds each state and the result against what is recorded. The exit
/// code is 0 only when all of it holds.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon verify game.record
  carillon sim GAME --games 1 --french random --british random --records games
  carillon verify games/*.record")]
pub struct Args {
    /// The record of a finished game
    #[arg(value_name = "RECORD", required = true)]
    records: Vec<PathBuf>,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let mut out = paint::out();
    let mut all_hold = true;
    for path in &args.records {
        match verify(path, shelf, &mut out) {
            Ok(()) => {}
            Err(Failure::Failed(message)) => {
                all_hold = false;
                out.flush()?;
                let _ = writeln!(std::io::stderr(), "carillon: {message}");
            }
            Err(other) => return Err(other),
        }
    }
    out.flush()?;
    if all_hold { Ok(()) } else { Err(Failure::Said) }
}

fn verify(path: &Path, shelf: &Shelf, out: &mut impl Write) -> Result<(), Failure> {
    let wrong =
        |error: &dyn std::fmt::Display| Failure::Failed(format!("{}: {error}", path.display()));
    let record = Record::parse(&failure::read(path)?).map_err(|error| wrong(&error))?;
    let game = shelf.of_record(&record).map_err(|error| wrong(&error))?.game();
    let playing = game.replay(&record).map_err(|error| wrong(&error))?;
    let result = result(&record, playing.as_ref()).map_err(|error| wrong(&error))?;

    let actions = record.lines.len();
    writeln!(out, "{}", path.display())?;
    writeln!(
        out,
        "  game        {}, rules {}, scenario {}",
        record.header.game,
        record.header.rules,
        playing.setup().scenario
    )?;
    writeln!(out, "  commitment  {} is that of the revealed secret", record.header.commitment)?;
    writeln!(
        out,
        "  actions     {actions} played again with the dice of that secret, every one legal"
    )?;
    writeln!(out, "  digests     {actions} states are what the record says")?;
    writeln!(out, "  result      {result}")?;
    writeln!(out, "  verified")?;
    Ok(())
}

/// The recorded result, if it is the one that the actions lead to.
fn result<'a>(record: &'a Record, playing: &dyn AnyPlaying) -> Result<&'a str, String> {
    let over = playing.outcome().is_some();
    match record.result.as_deref() {
        None if over => {
            Err("the game is over after the last action, and the record gives no result".into())
        }
        None => Err("the game is not over: there is no result to prove".into()),
        Some(result @ ("french" | "british" | "draw")) if !over => Err(format!(
            "the record says the result was {result:?}, and the game is not over after its last action"
        )),
        Some(result) => Ok(result),
    }
}
