//! `carillon analyse`: shows at which moments a recorded game was decided, and whether by choices or by luck; or
//! judges the legal actions at one moment.

mod chart;
mod moment;
mod turns;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use engine::{AnyPlaying, BySide, Record, RecordError, Side};
use serde::Serialize;
use shelf::review::{ITERATIONS, Review};
use shelf::{Host, Shelf, Threads};
use words::{Lang, Screen, Text};

use crate::run::crew;
use crate::run::moment::RecordedState;
use crate::say::failure::{self, Failure};
use crate::say::lang::lang;
use crate::say::paint;
use turns::{chance, dates, gainer, percent, what, when};

/// Show which choices and what luck decided a recorded game
///
/// The computer plays the game out many times from every choice, using only what the choosing
/// side could know, and looks for a better choice. Luck is the change in the chances of winning that
/// dice and draws caused after an action was chosen. By default a long game takes about a minute on one core.
///
/// With --from, a search judges every legal action at one moment instead.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon analyse game.record                    the turning points first
  carillon analyse game.record --lang fr
  carillon analyse game.record --svg game.svg     the chances of winning as a chart
  carillon analyse game.record --json             every action, for programs
  carillon analyse game.record --iterations 1000  slower, but more accurate than 200 iterations
  carillon analyse --from game.record@90          every action possible after action 90, with its chances")]
pub struct Args {
    /// The record of a finished game
    #[arg(value_name = "RECORD", required_unless_present = "from")]
    record: Option<PathBuf>,
    /// Judge every legal action after N actions of this record
    #[arg(long, value_name = "RECORD@N", conflicts_with_all = ["record", "svg", "jobs"])]
    from: Option<RecordedState>,
    /// Print one JSON object
    #[arg(long, conflicts_with = "svg")]
    json: bool,
    /// Write a chart to this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Number of times each choice is played out [default: 200]; with --from, the iterations of
    /// the search [default: 2000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=100_000))]
    iterations: Option<u32>,
    /// Number of actions to judge in parallel [default: one per core]
    #[arg(long, short, value_name = "J", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Language of the output [default: that of the environment]
    #[arg(long, value_parser = lang(), default_value_t, hide_default_value = true)]
    lang: Lang,
}

/// The output of `--json`.
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
    match (&args.from, &args.record) {
        (Some(moment), _) => moment::run(moment, args.iterations, (args.json, args.lang), shelf),
        (None, Some(record)) => review(record, &args, shelf),
        (None, None) => Err(Failure::Usage("name a record".into())),
    }
}

fn review(record: &Path, args: &Args, shelf: &Shelf) -> Result<(), Failure> {
    let path = record.display();
    let iterations = args.iterations.unwrap_or(ITERATIONS);
    let wrong =
        |error: RecordError| Failure::Failed(format!("{path}: {error}; {}", what_to_do(&error)));
    let record = Record::parse(&failure::read(record)?).map_err(wrong)?;
    let shelved =
        shelf.of_record(&record).map_err(|error| Failure::Failed(format!("{path}: {error}")))?;
    let playing = shelved.game().replay(&record).map_err(wrong)?;
    let threads = args.jobs.map_or_else(Threads::all, |jobs| Threads::new(jobs.into()));
    crew::catch_interrupts();
    let review = shelved
        .review(playing.as_ref(), iterations, &Interruptible(threads))
        .ok_or(Failure::Interrupted)?;
    let text = Text::new(playing.facts(), args.lang);
    let mut out = if args.json { paint::out() } else { paint::prose() };
    if args.json {
        let analysis = Analysis {
            game: &record.header.game,
            scenario: &playing.setup().scenario,
            players: &record.header.players,
            result: record.result.as_deref(),
            iterations,
            review: &review,
        };
        let json = serde_json::to_string(&analysis).expect("an analysis is plain data");
        writeln!(out, "{json}")?;
    } else if let Some(file) = &args.svg {
        failure::write(file, &chart::chart(&text, &review))?;
        let file = file.display().to_string();
        writeln!(out, "{}", text.own("cli-analyse-written", &[("file", &file)]))?;
    } else {
        let screen = paint::screen(&text, (playing.facts().board)());
        say(&screen, playing.as_ref(), &record, &review, iterations, &mut out)?;
    }
    out.flush()?;
    Ok(())
}

/// Returns advice about a record that can't be replayed.
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

/// The threads of a search that stops on Ctrl-C.
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
