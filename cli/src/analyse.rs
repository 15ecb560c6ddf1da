//! `carillon analyse`: where a recorded game was won, and whether by choice or by luck.

mod chart;

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use engine::{AnyPlaying, BySide, Record, RecordError, Side};
use serde::Serialize;
use shelf::review::{ITERATIONS, Review, Reviewed, SwingBy, TurningPoint};
use shelf::{Host, Shelf, Threads};

use crate::crew;
use crate::failure::{self, Failure};
use crate::paint::{self, Paint};
use crate::screen::Screen;
use crate::text::{Lang, Text};

/// Say where a recorded game was won: by which choices, and by what luck
///
/// From every choice of the game the computer plays on many times, with what the side that
/// chose could know, and searches for something better. Luck is what dice and draws did to the
/// chances after an action was chosen. With the default a long game takes a core about a minute.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon analyse game.record                    the turning points first
  carillon analyse game.record --lang fr
  carillon analyse game.record --svg game.svg     the chances to win as a chart
  carillon analyse game.record --json             every action, for programs
  carillon analyse game.record --iterations 1000  five times as long, and more exact")]
pub struct Args {
    /// The record of a finished game
    #[arg(value_name = "RECORD")]
    record: PathBuf,
    /// Print one JSON object
    #[arg(long, conflicts_with = "svg")]
    json: bool,
    /// Write a chart into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// How often everything is tried
    #[arg(long, value_name = "N", default_value_t = ITERATIONS, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    iterations: u32,
    /// How many actions are judged at once [default: one a core]
    #[arg(long, short, value_name = "J", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// The language of what is said
    #[arg(long, value_enum, default_value_t)]
    lang: Lang,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Analysis<'a> {
    game: &'a str,
    scenario: &'a str,
    players: &'a BySide<String>,
    result: Option<&'a str>,
    iterations: u32,
    #[serde(flatten)]
    review: &'a Review,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let path = args.record.display();
    let wrong =
        |error: RecordError| Failure::Failed(format!("{path}: {error}; {}", what_to_do(&error)));
    let record = Record::parse(&failure::read(&args.record)?).map_err(wrong)?;
    let shelved =
        shelf.of_record(&record).map_err(|error| Failure::Failed(format!("{path}: {error}")))?;
    let playing = shelved.game().replay(&record).map_err(wrong)?;
    let threads = args.jobs.map_or_else(Threads::all, |jobs| Threads::new(jobs.into()));
    crew::catch_interrupts();
    let review = shelved
        .review(playing.as_ref(), args.iterations, &Interruptible(threads))
        .ok_or(Failure::Interrupted)?;
    let text = Text::new(playing.facts(), args.lang);
    let mut out = if args.json { paint::out() } else { paint::prose() };
    if args.json {
        let analysis = Analysis {
            game: &record.header.game,
            scenario: &playing.setup().scenario,
            players: &record.header.players,
            result: record.result.as_deref(),
            iterations: args.iterations,
            review: &review,
        };
        let json = serde_json::to_string(&analysis).expect("an analysis is plain data");
        writeln!(out, "{json}")?;
    } else if let Some(file) = &args.svg {
        failure::write(file, &chart::chart(&text, &review))?;
        let file = file.display().to_string();
        writeln!(out, "{}", text.own("cli-analyse-written", &[("file", &file)]))?;
    } else {
        let screen = Screen { text: &text, paint: Paint::new(), facts: (playing.facts().board)() };
        say(&screen, playing.as_ref(), &record, &review, args.iterations, &mut out)?;
    }
    out.flush()?;
    Ok(())
}

/// What whoever has such a record can do.
fn what_to_do(error: &RecordError) -> &'static str {
    match error {
        RecordError::Line { .. } | RecordError::Torn(_) | RecordError::Unreadable { .. } => {
            "get the whole file once more from where the game was played"
        }
        RecordError::NoSecret => "play it to its end, or resign, and take its record then",
        RecordError::Newer(_) | RecordError::Rules { .. } => {
            "analyse it with the Carillon that it was played with"
        }
        RecordError::Game(_) | RecordError::Setup(_) => {
            "analyse it with a Carillon that has this game"
        }
        RecordError::Changed { .. }
        | RecordError::Commitment
        | RecordError::Refused { .. }
        | RecordError::Departs { .. }
        | RecordError::Result { .. } => {
            "the file was changed since: get it once more from where the game was played"
        }
    }
}

/// Threads that stop when somebody presses Ctrl-C.
struct Interruptible(Threads);

impl Host for Interruptible {
    fn workers(&self) -> usize {
        self.0.workers()
    }

    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync)) {
        self.0.run(n, job);
    }

    fn now(&self) -> Duration {
        self.0.now()
    }

    fn stopped(&self) -> bool {
        crew::interrupted()
    }
}

fn say(
    screen: &Screen,
    playing: &dyn AnyPlaying,
    record: &Record,
    review: &Review,
    iterations: u32,
    out: &mut impl Write,
) -> io::Result<()> {
    let (text, paint) = (screen.text, screen.paint);
    let players = &record.header.players;
    let [first, second] = Side::BOTH.map(|side| text.side(side));
    let title = [
        ("game", text.key("game-title")),
        ("french", players.french.clone()),
        ("first", first),
        ("british", players.british.clone()),
        ("second", second),
    ];
    let title = title.each_ref().map(|(gap, words)| (*gap, words.as_str()));
    writeln!(out, "{}", paint.bold(&text.own("cli-replay-title", &title)))?;
    if let Some(outcome) = playing.outcome() {
        screen.outcome(&outcome, out)?;
    } else if let Some(result) = &record.result {
        writeln!(out, "\n{}", paint.bold(result))?;
    }

    writeln!(out, "\n{}", paint.bold(&text.key("cli-analyse-turning-points")))?;
    if review.turning_points.is_empty() {
        writeln!(out, "  {}", text.key("cli-analyse-none"))?;
    }
    for turn in &review.turning_points {
        writeln!(out, "  {}", paint.dim(&when(text, review, turn)))?;
        writeln!(out, "    {}", paint.side(gainer(turn), &what(text, review, turn)))?;
    }

    writeln!(out)?;
    for side in Side::BOTH {
        let it = &review.sides[side];
        let said = [
            ("side", text.side(side)),
            ("mistakes", it.mistakes.to_string()),
            ("lost", percent(it.lost)),
            ("lucky", u8::from(0.0 < it.luck.mean).to_string()),
            ("luck", percent(it.luck.mean.abs())),
            ("error", percent(2.0 * it.luck.error)),
        ];
        let said = said.each_ref().map(|(gap, words)| (*gap, words.as_str()));
        writeln!(out, "{}", paint.side(side, &text.own("cli-analyse-side", &said)))?;
    }

    writeln!(out, "\n{}", paint.bold(&text.key("cli-analyse-course")))?;
    for (number, date) in dates(text, review) {
        let french = chance(review, number);
        let said = [
            ("date", date),
            ("french", text.side(Side::French)),
            ("f", percent(french)),
            ("british", text.side(Side::British)),
            ("b", percent(1.0 - french)),
        ];
        let said = said.each_ref().map(|(gap, words)| (*gap, words.as_str()));
        writeln!(out, "  {}", text.own("cli-analyse-chances", &said))?;
    }
    writeln!(out, "\n{}", text.own("cli-analyse-how", &[("n", &iterations.to_string())]))
}

/// The action of a turning point.
fn action<'a>(review: &'a Review, turn: &TurningPoint) -> &'a Reviewed {
    &review.actions[turn.number as usize - 1]
}

/// Whom a turning point was good for.
fn gainer(turn: &TurningPoint) -> Side {
    if 0.0 < turn.change { Side::French } else { Side::British }
}

/// When it turned: "Spring 1757, action 214".
fn when(text: &Text, review: &Review, turn: &TurningPoint) -> String {
    let date = dates(text, review).into_iter().rev().find(|(number, _)| *number < turn.number);
    let date = date.map_or_else(String::new, |(_, date)| date);
    text.own("cli-analyse-at", &[("date", &date), ("number", &turn.number.to_string())])
}

/// By what it turned, and how far.
fn what(text: &Text, review: &Review, turn: &TurningPoint) -> String {
    let action = action(review, turn);
    let better = action.better.as_ref().map(|better| text.say(&better.label));
    let (key, side) = match turn.by {
        SwingBy::Choice => ("cli-analyse-mistake", turn.side),
        SwingBy::Luck => ("cli-analyse-luck", gainer(turn)),
    };
    let gaps = [
        ("side", text.side(side)),
        ("n", percent(turn.change.abs())),
        ("play", text.say(&action.label)),
        ("better", better.unwrap_or_default()),
    ];
    text.own(key, &gaps.each_ref().map(|(gap, words)| (*gap, words.as_str())))
}

/// Each date of the game, and after how many actions it came.
fn dates(text: &Text, review: &Review) -> Vec<(u32, String)> {
    let mut dates: Vec<(u32, String)> = Vec::new();
    for moment in &review.moments {
        let said: Vec<String> = moment.date.iter().map(|part| text.say(part)).collect();
        let said = said.join(" ");
        if dates.last().is_none_or(|(_, last)| *last != said) {
            dates.push((moment.number, said));
        }
    }
    dates
}

/// The chance of the French after so many actions.
fn chance(review: &Review, number: u32) -> f64 {
    let last = number.checked_sub(1).and_then(|n| review.actions.get(n as usize));
    last.map_or(review.start, |action| action.after)
}

fn percent(chance: f64) -> String {
    format!("{:.0}", 100.0 * chance)
}
