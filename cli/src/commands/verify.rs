//! `carillon verify`: checks what the record of a finished game proves.

use std::io::Write;
use std::path::{Path, PathBuf};

use engine::{AnyPlaying, Record, RecordError, is_said};
use shelf::Shelf;

use crate::say::failure::{self, Failure};
use crate::say::paint;

/// Check what a finished game's record proves
///
/// Before a game the host publishes a commitment to a secret. The dice come from that
/// secret and from a share of each player. The record of a finished game reveals the
/// secret: this command checks the secret against the commitment, replays every action
/// with the dice of the record, and compares each state and the result with the record.
///
/// These checks alone do not prove that the game was played: a record publishes its
/// secret, so anyone could play another game with the same dice and write that game
/// down. Servers therefore sign their records. With the public key of a server (from
/// /api/key on that server) this command proves that the game was played on the server:
/// the names, the dice, every action, a result not shown by any action, such as a
/// resignation, and that nothing was cut or changed later. The command reports whatever
/// is not proved. The dice of a lesson are known beforehand and prove nothing. If a rule
/// has been corrected since the game was played, the game may go differently under
/// today's rules: the command then proves the signature, but not the actions.
///
/// Exit codes:
///   0  with --key: the signature, the dice, the actions and the result are proved
///   1  a check failed
///   3  everything else is proved, but the actions follow other rules and can't be replayed
///   4  without --key: the record is consistent, but does not prove that the game was played
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  carillon verify game.record --key KEY        with the key that the server gives at /api/key
  carillon verify game.record
  carillon sim GAME --games 1 --french random --british random --records games
  carillon verify games/*.record"
)]
pub struct Args {
    /// The record of a finished game
    #[arg(value_name = "RECORD", required = true)]
    records: Vec<PathBuf>,
    /// The public key of the server that must have signed the record, 64 hexadecimal digits
    #[arg(long, value_name = "KEY")]
    key: Option<String>,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let mut out = paint::out();
    let (mut all_hold, mut all_replayed, mut all_sealed) = (true, true, true);
    for path in &args.records {
        match verify(path, args.key.as_deref(), shelf, &mut out) {
            Ok(()) => {}
            Err(Failure::NotReplayed) => all_replayed = false,
            Err(Failure::Unsealed) => all_sealed = false,
            Err(Failure::Failed(message)) => {
                all_hold = false;
                out.flush()?;
                let _ = writeln!(std::io::stderr(), "carillon: {message}");
            }
            Err(other) => return Err(other),
        }
    }
    out.flush()?;
    match (all_hold, all_replayed, all_sealed) {
        (true, true, true) => Ok(()),
        (true, true, false) => Err(Failure::Unsealed),
        (true, false, _) => Err(Failure::NotReplayed),
        (false, ..) => Err(Failure::Said),
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
    // A record that follows other rules may not replay. Its other claims are checked even then.
    let playing = match game.replay(&record) {
        Ok(playing) => Some(playing),
        Err(RecordError::Rules { .. }) => None,
        Err(error) => return Err(wrong(&error)),
    };
    let replayed = playing.is_some();
    let result = match &playing {
        Some(playing) => result(&record, playing.as_ref(), signer, trusted),
        None => record.result.as_deref().ok_or(NotProved::NoResult),
    };
    let result = result.map_err(|error| wrong(&error))?;

    let header = &record.header;
    let players = &header.players;
    let lesson = game.facts().lessons().find(|lesson| lesson.dice().1 == header.nonces);
    let line = |name: &str, what: &str| format!("  {name:<11} {what}");
    let begins = match header.setup.position {
        None => "with the set-up of its scenario",
        Some(_) => "from a position in the record, whose author knew the hands",
    };
    let ours = game.facts().rules_version;
    let (played, digests) = replay(&record, replayed, trusted, ours);
    let rules = rules(header.rules, ours, replayed, trusted);
    let game = format!("{}, {rules}", header.game);
    writeln!(out, "{}", path.display())?;
    if !trusted {
        writeln!(out, "{}", line("unsealed", UNSEALED))?;
    }
    let said = [
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
        (Some(_), _) => Err(wrong(&NotProved::Lesson)),
        (None, false) => Err(Failure::NotReplayed),
        (None, true) if !trusted => Err(Failure::Unsealed),
        (None, true) => Ok(()),
    }
}

/// The first line about a record whose signature was not checked against a given key.
const UNSEALED: &str = "without the server's key this does not prove that the game was played: \
     whoever has the secret, which the record publishes, could have played it since and known every die";

/// Returns the line about the rules by which the game was played. Without a trusted signature, it reports only a
/// claim of the record.
fn rules(theirs: u32, ours: u32, replayed: bool, trusted: bool) -> String {
    match (theirs == ours, replayed, trusted) {
        (true, true, _) | (_, _, true) => format!("rules {theirs}"),
        (false, true, false) => {
            format!("by its own word rules {theirs}, and it plays alike by rules {ours}")
        }
        (_, false, false) => format!("by its own word rules {theirs}"),
    }
}

/// Returns the lines about the actions and about their digests.
fn replay(record: &Record, replayed: bool, trusted: bool, ours: u32) -> (String, String) {
    let actions = record.lines.len();
    let bits = record.lines.first().map_or(0, |line| 4 * line.digest.len());
    if replayed {
        let played = format!("{actions} replayed with the dice of that secret, every one legal");
        return (played, format!("{actions} states are what the record says, by {bits} bits each"));
    }
    let theirs = record.header.rules;
    let word = if trusted { "" } else { "by its own word " };
    let played = format!(
        "{actions} not replayed: {word}they follow rules {theirs}, and this Carillon has rules {ours}"
    );
    (played, format!("{actions} of {bits} bits each, not compared"))
}

fn proved(lesson: bool, replayed: bool, trusted: bool) -> String {
    let shown = match (replayed, trusted, lesson) {
        (true, true, false) => "the dice, every action, the result",
        (true, true, true) => "every action, the result",
        (true, false, _) => {
            "that the record agrees with itself: every action is legal, with the dice of its secret, and leads to its result"
        }
        (false, ..) => "that the secret is the one that was committed to",
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
        (false, true) => "the names, that it was played before its secret was known",
        (false, false) => "the names, the result",
    };
    let dice = match lesson {
        true => "the dice: they are those of a lesson, which are known beforehand",
        false => {
            "that the commitment came before the players' shares (anybody who kept it can compare)"
        }
    };
    let play = match replayed {
        true => "",
        false => {
            "; that the actions were legal and the dice those of the secret: the Carillon that it was played with can tell"
        }
    };
    format!("{names}; {dice}{play}")
}

/// Returns whether the record is signed by the given key. Fails if a key was given but the record has no
/// signature, or was signed with another key.
fn trusted(signer: Option<&str>, key: Option<&str>) -> Result<bool, NotProved> {
    match (signer, key) {
        (_, None) => Ok(false),
        (Some(signer), Some(key)) if signer.eq_ignore_ascii_case(key) => Ok(true),
        (Some(signer), Some(_)) => Err(NotProved::AnotherKey(signer.into())),
        (None, Some(_)) => Err(NotProved::Unsigned),
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

/// Returns the recorded result, if the actions lead to it or a trusted signature vouches for it.
fn result<'a>(
    record: &'a Record,
    playing: &dyn AnyPlaying,
    signer: Option<&str>,
    trusted: bool,
) -> Result<&'a str, NotProved> {
    let over = playing.outcome().is_some();
    match record.result.as_deref() {
        None if over => Err(NotProved::OverWithoutResult),
        None => Err(NotProved::NotOver),
        Some(result) if over || trusted && is_said(result) => Ok(result),
        Some(result) if is_said(result) => Err(match signer {
            Some(signer) => {
                NotProved::SignedResult { result: result.into(), signer: signer.into() }
            }
            None => NotProved::UnsignedResult(result.into()),
        }),
        Some(result) => Err(NotProved::ResultBeforeTheEnd(result.into())),
    }
}

/// The reason why a record does not prove its game.
#[derive(Debug, thiserror::Error)]
enum NotProved {
    #[error("it carries no signature")]
    Unsigned,
    #[error("it is signed by another key, {0}")]
    AnotherKey(String),
    #[error("it gives no result")]
    NoResult,
    #[error("the game is over after the last action, and the record gives no result")]
    OverWithoutResult,
    #[error("the game is not over: there is no result to prove")]
    NotOver,
    #[error(
        "the result {result:?} is not shown by any action; it is signed by {signer}: if that is the server's key, give it with --key"
    )]
    SignedResult { result: String, signer: String },
    #[error("the result {0:?} is not shown by any action, and nobody has signed it")]
    UnsignedResult(String),
    #[error("the record says the result was {0:?}, and the game is not over after its last action")]
    ResultBeforeTheEnd(String),
    #[error("its dice are those of a lesson: they prove nothing")]
    Lesson,
}
