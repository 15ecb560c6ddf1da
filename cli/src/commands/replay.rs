//! `carillon replay`: shows a recorded game after any action, from any point of view.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use engine::{AnyPlaying, BySide, Choice, Eye, LogLine, Outcome, Prompt, Record, Side, View};
use serde::Serialize;
use shelf::Shelf;
use words::{Lang, Text};

use crate::run::moment::{self, Replayed};
use crate::say::argument::BadArgument;
use crate::say::failure::Failure;
use crate::say::lang::lang;
use crate::say::paint;

/// Show a recorded game as it stood after any action
///
/// The command replays the actions with the dice of the record's secret, and shows the state
/// after the last action, with the log up to that moment.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon replay game.record                       the end of the game, with the whole table open
  carillon replay game.record --at 40 --as french   the table after action 40, as the French saw it
  carillon replay game.record --at 0 --json         the set-up, as JSON
  carillon replay game.record --at 90 --position    a position to begin from (play, sim and match --from)")]
pub struct Args {
    /// The record of a game
    #[arg(value_name = "RECORD")]
    record: PathBuf,
    /// Stop after this many actions [default: all of them]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Point of view: french, british, or both for the open table
    #[arg(long = "as", value_name = "SIDE", default_value = "both", value_parser = eye)]
    eye: Eye,
    /// Language of the log [default: that of the environment]
    #[arg(long, value_parser = lang(), default_value_t, hide_default_value = true)]
    lang: Lang,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Print the state as a position for --from, carillon engine or a case
    #[arg(long, conflicts_with_all = ["json", "eye"])]
    position: bool,
}

fn eye(text: &str) -> Result<Eye, BadArgument> {
    match text {
        "both" => Ok(Eye::Open),
        "watcher" => Ok(Eye::Watcher),
        side => side.parse().map(Eye::Of).map_err(|_| BadArgument::Eye),
    }
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let path = args.record.display();
    let wrong = |error: &dyn std::fmt::Display| Failure::Failed(format!("{path}: {error}"));
    let replayed = moment::replay(&args.record, args.at, |record| Ok(shelf.of_record(record)?))?;
    let Replayed { record, of, playing, .. } = replayed;
    let data = args.position || args.json;
    let mut out = if data { paint::out() } else { paint::prose() };
    if args.position {
        if playing.outcome().is_some() {
            return Err(wrong(&"the game is over there: ask for an earlier moment with --at"));
        }
        let position = playing
            .position()
            .ok_or_else(|| wrong(&"the state that it began from can't be written as a position"))?;
        write!(out, "{position}")?;
    } else if args.json {
        let told = ReplayReport::new(playing.as_ref(), &record, of, args.eye);
        let json = serde_json::to_string(&told).expect("a view is plain data");
        writeln!(out, "{json}")?;
    } else {
        show(playing.as_ref(), &record, of, &args, &mut out)?;
    }
    out.flush()?;
    Ok(())
}

/// Returns the side that must choose, if the eye may see its question.
fn asked(playing: &dyn AnyPlaying, eye: Eye) -> Option<Side> {
    playing.awaited().iter().find(|side| eye.sees(*side))
}

/// The output of `--json`.
#[derive(Serialize)]
struct ReplayReport<'a> {
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
    /// The last action. It is given only for the open table, since the choice may be secret and the
    /// digest depends on hidden information.
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

impl ReplayReport<'_> {
    fn new<'a>(
        playing: &'a dyn AnyPlaying,
        record: &'a Record,
        of: usize,
        eye: Eye,
    ) -> ReplayReport<'a> {
        let asked = asked(playing, eye);
        ReplayReport {
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
    let screen = paint::screen(&text, (playing.facts().board)());
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
