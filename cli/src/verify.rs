//! `carillon verify`: what the record of a finished game proves, and what it does not.

use std::io::Write;
use std::path::{Path, PathBuf};

use engine::{AnyPlaying, Record, RecordError, is_said};
use shelf::Shelf;

use crate::failure::{self, Failure};
use crate::paint;

/// Say what a finished game's record proves
///
/// Before a game the host publishes a commitment to a secret; the dice come from
/// that secret and from what each player added. The record of a finished game
/// reveals it. This checks the commitment, plays every action again with those
/// dice, and holds each state and the result against what is recorded.
///
/// A server signs its records. With the server's public key (from its address
/// /api/key) this also proves the names, that nothing was cut or changed since,
/// and a result that no action shows: that somebody resigned, or that both
/// agreed. What is not proved is said: the dice of a lesson are known beforehand,
/// and prove nothing. When a rule was mended since, a game may go otherwise by the
/// rules of now: then its actions are not proved, but that it is what was signed.
///
/// The exit code is 0 only when the dice, the actions and the result are proved,
/// and with --key the signature too; 3 when all holds but the actions, which other
/// rules can't replay; 1 when something does not hold.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon verify game.record
  carillon verify game.record --key KEY        as the server says it at /api/key
  carillon sim GAME --games 1 --french random --british random --records games
  carillon verify games/*.record")]
pub struct Args {
    /// The record of a finished game
    #[arg(value_name = "RECORD", required = true)]
    records: Vec<PathBuf>,
    /// The public key of the server that must have signed it, 64 hexadecimal digits
    #[arg(long, value_name = "KEY")]
    key: Option<String>,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let mut out = paint::out();
    let (mut all_hold, mut all_replayed) = (true, true);
    for path in &args.records {
        match verify(path, args.key.as_deref(), shelf, &mut out) {
            Ok(()) => {}
            Err(Failure::NotReplayed) => all_replayed = false,
            Err(Failure::Failed(message)) => {
                all_hold = false;
                out.flush()?;
                let _ = writeln!(std::io::stderr(), "carillon: {message}");
            }
            Err(other) => return Err(other),
        }
    }
    out.flush()?;
    match (all_hold, all_replayed) {
        (true, true) => Ok(()),
        (true, false) => Err(Failure::NotReplayed),
        (false, _) => Err(Failure::Said),
    }
}

fn verify(
    path: &Path,
    key: Option<&str>,
    shelf: &Shelf,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let wrong =
        |error: &dyn std::fmt::Display| Failure::Failed(format!("{}: {error}", path.display()));
    let record = Record::parse(&failure::read(path)?).map_err(|error| wrong(&error))?;
    let signer = server::signed_by(&record).map_err(|error| wrong(&error))?;
    let trusted = trusted(signer, key).map_err(|error| wrong(&error))?;
    let game = shelf.of_record(&record).map_err(|error| wrong(&error))?.game();
    // By other rules it may go otherwise: then what else it says is looked at all the same.
    let playing = match game.replay(&record) {
        Ok(playing) => Some(playing),
        Err(RecordError::Rules { .. }) => None,
        Err(error) => return Err(wrong(&error)),
    };
    let replayed = playing.is_some();
    let result = match &playing {
        Some(playing) => result(&record, playing.as_ref(), signer, trusted),
        None => record.result.as_deref().ok_or_else(|| "it gives no result".into()),
    };
    let result = result.map_err(|error| wrong(&error))?;

    let header = &record.header;
    let players = &header.players;
    let lesson = game.facts().lessons().find(|lesson| lesson.dice().1 == header.nonces);
    let line = |name: &str, what: &str| format!("  {name:<11} {what}");
    let begins = match header.setup.position {
        None => "with the set-up of its scenario",
        Some(_) => "from a position that the record holds; who wrote it knew its hands",
    };
    let ours = game.facts().rules_version;
    let (played, digests) = replay(&record, replayed, ours);
    let game = format!("{}, rules {}", header.game, header.rules);
    let said = [
        path.display().to_string(),
        line("game", &format!("{game}, scenario {}", header.setup.scenario)),
        line("players", &format!("French: {:?}; British: {:?}", players.french, players.british)),
        line("begins", begins),
        line("commitment", &format!("{} is that of the revealed secret", header.commitment)),
        line("actions", &played),
        line("digests", &digests),
        line("result", result),
        line("signature", &signature(signer, trusted)),
        line("proved", &proved(lesson.is_some(), replayed, trusted)),
        line("not proved", &not_proved(lesson.is_some(), replayed, trusted)),
    ];
    for said in said {
        writeln!(out, "{said}")?;
    }
    match (lesson, replayed) {
        (Some(_), _) => Err(wrong(&"its dice are those of a lesson: they prove nothing")),
        (None, false) => Err(Failure::NotReplayed),
        (None, true) => Ok(()),
    }
}

/// What is said of the actions and of their digests.
fn replay(record: &Record, replayed: bool, ours: u32) -> (String, String) {
    let actions = record.lines.len();
    let bits = record.lines.first().map_or(0, |line| 4 * line.digest.len());
    if replayed {
        let played =
            format!("{actions} played again with the dice of that secret, every one legal");
        return (played, format!("{actions} states are what the record says, by {bits} bits each"));
    }
    let theirs = record.header.rules;
    let played = format!(
        "{actions} not played again: they follow rules {theirs}, and this Carillon has rules {ours}"
    );
    (played, format!("{actions} of {bits} bits each, not compared"))
}

fn proved(lesson: bool, replayed: bool, trusted: bool) -> String {
    let shown = match (replayed, lesson) {
        (true, false) => "the dice, every action, the result",
        (true, true) => "every action, the result",
        (false, _) => "that the secret is the one that was committed to",
    };
    let signed = match (trusted, replayed) {
        (true, true) => ", the names; nothing was cut or changed since it was signed",
        (true, false) => {
            "; that the server signed these names, actions and this result, and nothing was cut or changed since"
        }
        (false, _) => "",
    };
    format!("{shown}{signed}")
}

fn not_proved(lesson: bool, replayed: bool, trusted: bool) -> String {
    let names = match (trusted, replayed) {
        (true, _) => "who sat behind a name",
        (false, true) => "the names",
        (false, false) => "the names, the result",
    };
    let dice = match lesson {
        true => "the dice: they are those of a lesson, which everybody knows beforehand",
        false => "that the commitment came before the players' shares (who kept it can compare)",
    };
    let play = match replayed {
        true => "",
        false => {
            "; that the actions were legal and the dice those of the secret: the Carillon that it was played with can tell"
        }
    };
    format!("{names}; {dice}{play}")
}

/// Is it signed by the key that was given? An error, if it is not and one was.
fn trusted(signer: Option<&str>, key: Option<&str>) -> Result<bool, String> {
    match (signer, key) {
        (_, None) => Ok(false),
        (Some(signer), Some(key)) if signer.eq_ignore_ascii_case(key) => Ok(true),
        (Some(signer), Some(_)) => Err(format!("it is signed by another key, {signer}")),
        (None, Some(_)) => Err("it carries no signature".into()),
    }
}

fn signature(signer: Option<&str>, trusted: bool) -> String {
    match signer {
        None => "none".into(),
        Some(signer) if trusted => format!("by {signer}, the key that was given"),
        Some(signer) => {
            format!("by {signer}: if that is what the server says at /api/key, give it with --key")
        }
    }
}

/// The recorded result, if it is the one that the actions lead to, or if who
/// served the game says so.
fn result<'a>(
    record: &'a Record,
    playing: &dyn AnyPlaying,
    signer: Option<&str>,
    trusted: bool,
) -> Result<&'a str, String> {
    let over = playing.outcome().is_some();
    match record.result.as_deref() {
        None if over => {
            Err("the game is over after the last action, and the record gives no result".into())
        }
        None => Err("the game is not over: there is no result to prove".into()),
        Some(result) if over || trusted && is_said(result) => Ok(result),
        Some(result) if is_said(result) => Err(match signer {
            Some(signer) => format!(
                "no action shows the result {result:?}; it is signed by {signer}: if that is the server's key, give it with --key"
            ),
            None => format!("no action shows the result {result:?}, and nobody has signed it"),
        }),
        Some(result) => Err(format!(
            "the record says the result was {result:?}, and the game is not over after its last action"
        )),
    }
}
