//! `carillon odds`: what may come of the fights that can be chosen where a case ends.

use std::io::{self, Write};
use std::path::PathBuf;

use engine::{AnyPlaying, BySide, CaseFile, Choice, Names, Odds, OddsOf, Side};
use serde::Serialize;
use shelf::{Shelf, Shelved};

use crate::failure::{self, Failure};
use crate::paint::{self, Paint};
use crate::screen::Screen;
use crate::text::{Lang, Text};

/// Tell the odds of whatever can be fought where a case ends
///
/// Every action that leads to a battle, a siege, a raid or the like is listed with the
/// chance of each result and the losses to be expected. They are told with what the
/// side that chooses may know: hidden cards are dealt anew. Choices that come before it is
/// settled, such as losses, are made by the computer's rule of thumb.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon odds my-battle.toml                      of every case in the file
  carillon odds my-battle.toml --case 'two to one'  of one case
  carillon odds my-battle.toml --lang fr
  carillon odds my-battle.toml --json               for programs

A case that only sets the board up looks at something:
  game = \"GAME\"

  [[case]]
  name = \"two to one\"
  position = { from = \"setup\" }
  script = '''
  ? clock.year = 1755
  '''

The whole notation is explained in engine/CASES.md.")]
pub struct Args {
    /// A case file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Only the case of that name
    #[arg(long, value_name = "NAME")]
    case: Option<String>,
    /// Print them as JSON
    #[arg(long)]
    json: bool,
    /// The language of what is said
    #[arg(long, value_enum, default_value_t)]
    lang: Lang,
}

/// A case and what can be chosen where it ends.
#[derive(Serialize)]
struct CaseOdds {
    case: String,
    odds: Vec<ActionOdds>,
}

/// An action and its odds.
#[derive(Serialize)]
struct ActionOdds {
    side: Side,
    play: String,
    #[serde(skip)]
    choice: Choice,
    #[serde(flatten)]
    odds: Odds,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let path = args.file.display();
    let content = failure::read(&args.file)?;
    let file =
        CaseFile::parse(&content).map_err(|error| Failure::Failed(format!("{path}: {error}")))?;
    let shelved = shelf.find(&file.game)?;
    let facts = shelved.facts();
    let text = Text::new(facts, args.lang);
    let names = Names::of(facts);
    let mut all = Vec::new();
    for case in &file.cases {
        if args.case.as_ref().is_some_and(|name| *name != case.name) {
            continue;
        }
        let end = shelved.game().end_of_case(case, &names).map_err(|failure| {
            let said = text.say(&failure.reason);
            Failure::Failed(format!("{path}:{}: {}: {said}", failure.line, failure.case))
        })?;
        let odds = end.map_or_else(Vec::new, |playing| of(shelved, playing.as_ref()));
        all.push(CaseOdds { case: case.name.clone(), odds });
    }
    if let (Some(name), true) = (&args.case, all.is_empty()) {
        return Err(Failure::Failed(format!("{path} has no case {name:?}")));
    }
    let mut out = if args.json { paint::out() } else { paint::prose() };
    if args.json {
        let json = serde_json::to_string_pretty(&all).expect("odds are plain data");
        writeln!(out, "{json}")?;
    } else {
        let screen = Screen { text: &text, paint: Paint::new(), facts: (facts.board)() };
        all.iter().try_for_each(|one| say(&screen, one, &mut out))?;
    }
    out.flush()?;
    Ok(())
}

/// The odds of everything that either side may choose now.
fn of(shelved: &dyn Shelved, playing: &dyn AnyPlaying) -> Vec<ActionOdds> {
    let mut all = Vec::new();
    for side in playing.awaited().iter() {
        for choice in playing.choices(side).into_iter().filter(|choice| choice.odds) {
            if let Some(odds) = shelved.odds(playing, side, &choice.play) {
                all.push(ActionOdds { side, play: choice.play.clone(), choice, odds });
            }
        }
    }
    all
}

fn say(screen: &Screen, one: &CaseOdds, out: &mut impl Write) -> io::Result<()> {
    let (text, paint) = (screen.text, screen.paint);
    writeln!(out, "{}", paint.bold(&one.case))?;
    if one.odds.is_empty() {
        writeln!(out, "  {}", text.key("cli-odds-none"))?;
    }
    for ActionOdds { side, choice, odds, .. } in &one.odds {
        let play = paint.side(*side, &format!("{side}: {}", choice.play));
        writeln!(out, "  {play}  {}", text.say(&choice.label))?;
        for line in lines(screen, odds) {
            writeln!(out, "    {line}")?;
        }
        let how = if odds.exact { "cli-odds-exact" } else { "cli-odds-played" };
        writeln!(out, "    {}", text.key(how))?;
        if odds.later {
            writeln!(out, "    {}", text.key("cli-odds-later"))?;
        }
        if let Some(panel) = &odds.panel {
            screen.panel(panel, out)?;
        }
    }
    Ok(())
}

/// Every result, what comes of it if the other side does not respond, who may, and the losses to be expected.
pub fn lines(screen: &Screen, odds: &Odds) -> Vec<String> {
    let text = screen.text;
    let result = |chance: f64, what: &str| {
        let percent = figure(text.lang, 100.0 * chance);
        text.own("cli-odds-result", &[("n", &percent), ("what", what)])
    };
    let of = |one: &OddsOf| {
        let mut said = text.say(&one.text);
        if !one.faces.is_empty() {
            let faces: Vec<String> = one.faces.iter().map(|n| face(screen, *n)).collect();
            said += &text.own("cli-odds-die", &[("faces", &faces.join(", "))]);
        }
        result(one.chance, &said)
    };
    let mut lines = Vec::new();
    if !odds.standing.is_empty() {
        lines.push(text.key("cli-odds-standing"));
        lines.extend(odds.standing.iter().map(of));
    }
    if !odds.threats.is_empty() {
        lines.push(text.key("cli-odds-threats"));
    }
    for threat in &odds.threats {
        lines.push(result(threat.faces.len() as f64 / 6.0, &text.say(&threat.text)));
    }
    if !lines.is_empty() && !odds.results.is_empty() {
        lines.push(text.key("cli-odds-all"));
    }
    lines.extend(odds.results.iter().map(of));
    let losses = BySide::of(|side| figure(text.lang, odds.losses[side]));
    let names = BySide::of(|side| text.key(&format!("side-{side}")));
    lines.push(text.own(
        "cli-odds-lost",
        &[
            ("french", &names.french),
            ("f", &losses.french),
            ("british", &names.british),
            ("b", &losses.british),
        ],
    ));
    lines
}

/// A face of the die, by its name where the game's die has some.
fn face(screen: &Screen, n: u8) -> String {
    let named = screen.facts.dice.get(usize::from(n) - 1);
    named.map_or_else(|| n.to_string(), |name| screen.text.key(&format!("face-{name}")))
}

/// A figure with one digit after the point, or after the comma.
fn figure(lang: Lang, n: f64) -> String {
    let figure = format!("{n:.1}");
    match lang {
        Lang::En => figure,
        Lang::Fr => figure.replace('.', ","),
    }
}
