//! `carillon odds`: the odds of the fights that are possible at the end of a case, or at a moment of a recorded game.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use engine::{AnyPlaying, CaseFile, Choice, Names, Odds, Side};
use serde::Serialize;
use shelf::{Shelf, Shelved};
use words::{Lang, Screen, Text};

use crate::run::moment::RecordedState;
use crate::say::failure::{self, Failure};
use crate::say::lang::lang;
use crate::say::paint;

/// Show the odds of every possible fight at the end of a case, or at a moment of a record
///
/// Every action that leads to a battle, a siege, a raid or the like is listed with the
/// chance of each result and the expected losses. The odds use only what the choosing
/// side may know: hidden cards are dealt anew. Choices that come before the fight is
/// settled, such as losses, are made by the computer's rule of thumb.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon odds my-battle.toml                      odds at the end of every case in the file
  carillon odds my-battle.toml --case 'two to one'  odds at the end of one case
  carillon odds my-battle.toml --lang fr
  carillon odds my-battle.toml --json               for programs
  carillon odds --from game.record@90               odds after action 90 of a recorded game

A case that only sets up the board still needs a check:
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
    #[arg(value_name = "FILE", required_unless_present = "from")]
    file: Option<PathBuf>,
    /// Show the odds after N actions of this record
    #[arg(long, value_name = "RECORD@N", conflicts_with_all = ["file", "case"])]
    from: Option<RecordedState>,
    /// Use only the case with this name
    #[arg(long, value_name = "NAME")]
    case: Option<String>,
    /// Print the odds as JSON
    #[arg(long)]
    json: bool,
    /// Language of the output [default: that of the environment]
    #[arg(long, value_parser = lang(), default_value_t, hide_default_value = true)]
    lang: Lang,
}

/// A case or a moment, with the fights that are possible there.
#[derive(Serialize)]
struct CaseOdds {
    #[serde(rename = "case")]
    name: String,
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
    let (shelved, all) = match (&args.from, &args.file) {
        (Some(moment), _) => {
            let replayed = moment.replay(|record| Ok(shelf.of_record(record)?))?;
            let odds = of(replayed.shelved, replayed.playing.as_ref());
            (replayed.shelved, vec![CaseOdds { name: moment.to_string(), odds }])
        }
        (None, Some(file)) => of_cases(file, &args, shelf)?,
        (None, None) => return Err(Failure::Usage("name a case file".into())),
    };
    let facts = shelved.facts();
    let text = Text::new(facts, args.lang);
    let mut out = if args.json { paint::out() } else { paint::prose() };
    if args.json {
        let json = serde_json::to_string_pretty(&all).expect("odds are plain data");
        writeln!(out, "{json}")?;
    } else {
        let screen = paint::screen(&text, (facts.board)());
        all.iter().try_for_each(|one| say(&screen, one, &mut out))?;
    }
    out.flush()?;
    Ok(())
}

/// Returns the odds of the cases in a file, or of the requested one.
fn of_cases<'a>(
    file: &Path,
    args: &Args,
    shelf: &'a Shelf,
) -> Result<(&'a dyn Shelved, Vec<CaseOdds>), Failure> {
    let path = file.display();
    let file = CaseFile::parse(&failure::read(file)?).map_err(|error| {
        let said = Text::terminal(args.lang).say(&error.reason);
        Failure::Failed(format!("{path}:{}: {said}", error.line))
    })?;
    let shelved = shelf.find(&file.game)?;
    let text = Text::new(shelved.facts(), args.lang);
    let names = Names::of(shelved.facts());
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
        all.push(CaseOdds { name: case.name.clone(), odds });
    }
    match &args.case {
        Some(name) if all.is_empty() => {
            Err(Failure::Failed(format!("{path} has no case {name:?}")))
        }
        _ => Ok((shelved, all)),
    }
}

/// Returns the odds of every action that either side may choose now.
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
    writeln!(out, "{}", paint.bold(&one.name))?;
    if one.odds.is_empty() {
        writeln!(out, "  {}", text.key("cli-odds-none"))?;
    }
    for ActionOdds { side, choice, odds, .. } in &one.odds {
        let play = paint.side(*side, &format!("{side}: {}", choice.play));
        writeln!(out, "  {play}  {}", text.say(&choice.label))?;
        for line in screen.odds(odds) {
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
