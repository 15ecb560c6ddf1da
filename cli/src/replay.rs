//! `carillon replay`: a recorded game as it stood after any action, through
//! anybody's eyes.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use engine::{AnyPlaying, BySide, Choice, Eye, LogLine, Outcome, Prompt, Record, Side, View};
use serde::Serialize;
use shelf::Shelf;

use crate::failure::{self, Failure};
use crate::paint;
use crate::paint::Paint;
use crate::screen::Screen;
use crate::text::{Lang, Text};

/// Show a recorded game as it stood after any action
///
/// The actions are played again with the dice of the record's secret, and the
/// state after the last of them is shown, with the log up to there.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon replay game.record                       how it ended, the whole table open
  carillon replay game.record --at 40 --as french   what the French saw after action 40
  carillon replay game.record --at 0 --json         the set-up, as JSON
  carillon replay game.record --at 90 --position    a position to begin from (play, sim and match --from)")]
pub struct Args {
    /// The record of a game
    #[arg(value_name = "RECORD")]
    record: PathBuf,
    /// Stop after this many actions [default: all of them]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Whose eyes to look through: french, british, or both for the open table
    #[arg(long = "as", value_name = "SIDE", default_value = "both", value_parser = eye)]
    eye: Eye,
    /// The language of the log
    #[arg(long, value_enum, default_value = "en")]
    lang: Lang,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Print the state as a position, as a case, carillon engine and --from take it; where something is
    /// half done, the last one before it
    #[arg(long, conflicts_with_all = ["json", "eye"])]
    position: bool,
}

fn eye(text: &str) -> Result<Eye, String> {
    match text {
        "both" => Ok(Eye::Open),
        "watcher" => Ok(Eye::Watcher),
        side => {
            side.parse().map(Eye::Of).map_err(|_| "write french, british, both or watcher".into())
        }
    }
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let path = args.record.display();
    let wrong = |error: &dyn std::fmt::Display| Failure::Failed(format!("{path}: {error}"));
    let mut record = Record::parse(&failure::read(&args.record)?).map_err(|error| wrong(&error))?;
    let game = shelf.of_record(&record).map_err(|error| wrong(&error))?.game();
    let of = record.lines.len();
    if let Some(at) = args.at {
        if of < at {
            return Err(Failure::Usage(format!("--at {at}: {path} has {of} actions")));
        }
        // What comes later need not even be legal: a game that departs can be looked at until it does.
        if at < of {
            record.lines.truncate(at);
            record.result = None;
        }
    }
    let playing = game.replay(&record).map_err(|error| wrong(&error))?;
    let data = args.position || args.json;
    let mut out = if data { paint::out() } else { paint::prose() };
    if args.position {
        let (then, position) = last_position(playing.as_ref())
            .ok_or_else(|| wrong(&"no moment up to there can be written as a position"))?;
        if then < playing.number() {
            let asked = playing.number();
            eprintln!(
                "carillon: after action {asked} something is half done, or the game is over: this is the position after action {then}"
            );
        }
        write!(out, "{position}")?;
    } else if args.json {
        let replayed = Replayed::new(playing.as_ref(), &record, of, args.eye);
        let json = serde_json::to_string(&replayed).expect("what is shown is plain data");
        writeln!(out, "{json}")?;
    } else {
        show(playing.as_ref(), &record, of, &args, &mut out)?;
    }
    out.flush()?;
    Ok(())
}

/// The last moment that can be written and played on from: after how many actions, and as a position.
fn last_position(playing: &dyn AnyPlaying) -> Option<(u32, toml::Table)> {
    let mut numbers = (0..=playing.number()).rev();
    numbers.find_map(|number| {
        let then = playing.at(number);
        let open = then.outcome().is_none();
        then.position().filter(|_| open).map(|position| (number, position))
    })
}

/// Who is asked, as far as these eyes may know what he is asked.
fn asked(playing: &dyn AnyPlaying, eye: Eye) -> Option<Side> {
    playing.awaited().iter().find(|side| eye.sees(*side))
}

/// What `--json` prints.
#[derive(Serialize)]
struct Replayed<'a> {
    game: &'a str,
    scenario: &'a str,
    options: &'a BTreeMap<String, String>,
    players: &'a BySide<String>,
    number: u32,
    of: usize,
    #[serde(rename = "as")]
    eye: &'static str,
    awaited: Vec<Side>,
    view: View,
    #[serde(skip_serializing_if = "Option::is_none")]
    prompt: Option<Prompt>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<Vec<Choice>>,
    /// Only on the open table: what was chosen may be a secret, and a digest is of all that there is.
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<Last<'a>>,
    log: Vec<NumberedLine>,
    outcome: Option<Outcome>,
    result: Option<&'a str>,
}

#[derive(Serialize)]
struct Last<'a> {
    side: Side,
    play: &'a str,
    digest: &'a str,
}

#[derive(Serialize)]
struct NumberedLine {
    n: u32,
    #[serde(flatten)]
    line: LogLine,
}

impl Replayed<'_> {
    fn new<'a>(
        playing: &'a dyn AnyPlaying,
        record: &'a Record,
        of: usize,
        eye: Eye,
    ) -> Replayed<'a> {
        let asked = asked(playing, eye);
        Replayed {
            game: &record.header.game,
            scenario: &playing.setup().scenario,
            options: &playing.setup().options,
            players: &record.header.players,
            number: playing.number(),
            of,
            eye: match eye {
                Eye::Of(side) => side.name(),
                Eye::Watcher => "watcher",
                Eye::Open => "both",
            },
            awaited: playing.awaited().iter().collect(),
            view: playing.view(eye),
            prompt: asked.and_then(|side| playing.prompt(side)),
            choices: asked.map(|side| playing.choices(side)),
            last: record.lines.last().filter(|_| eye == Eye::Open).map(|last| Last {
                side: last.side,
                play: &last.play,
                digest: &last.digest,
            }),
            log: playing
                .log(eye, 0)
                .into_iter()
                .map(|(n, line)| NumberedLine { n, line })
                .collect(),
            outcome: playing.outcome(),
            result: record.result.as_deref(),
        }
    }
}

fn show(
    playing: &dyn AnyPlaying,
    record: &Record,
    of: usize,
    args: &Args,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let text = Text::new(playing.facts(), args.lang);
    let screen = Screen { text: &text, paint: Paint::new(), facts: (playing.facts().board)() };
    let players = &record.header.players;
    let title = text.key("game-title");
    let (number, players) = (playing.number().to_string(), [&players.french, &players.british]);
    let [first, second] = Side::BOTH.map(|side| text.side(side));
    let gaps = [
        ("game", title.as_str()),
        ("french", players[0]),
        ("first", &first),
        ("british", players[1]),
        ("second", &second),
    ];
    writeln!(out, "{}", screen.paint.bold(&text.own("cli-replay-title", &gaps)))?;
    writeln!(
        out,
        "{}",
        text.own("cli-replay-number", &[("number", &number), ("of", &of.to_string())])
    )?;
    screen.log(&playing.log(args.eye, 0), out)?;
    let view = playing.view(args.eye);
    screen.table(&view, out)?;
    for side in Side::BOTH {
        screen.hand(&view, side, out)?;
    }
    if let Some(outcome) = playing.outcome() {
        screen.outcome(&outcome, out)?;
    } else if let Some(result) = &record.result {
        writeln!(out, "\n{}", screen.paint.bold(result))?;
    } else if let Some(side) = asked(playing, args.eye)
        && let Some(prompt) = playing.prompt(side)
    {
        screen.prompt(side, &prompt, out)?;
    }
    Ok(())
}
