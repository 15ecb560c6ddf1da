//! One moment of a recorded game: what a search finds about every legal action.

use std::io::Write;

use engine::{Seed, Side, Written};
use serde::Serialize;
use shelf::{Shelf, Trial};
use words::{Lang, Screen, Text};

use crate::commands::engine::Found;
use crate::run::moment::RecordedState;
use crate::say::failure::Failure;
use crate::say::paint;

/// The default number of iterations of a search.
const ITERATIONS: u32 = 2_000;

/// The output of `--json`.
#[derive(Serialize)]
struct Considered<'a> {
    game: &'a str,
    from: String,
    iterations: u32,
    /// The sides that must choose.
    sides: Vec<OfSide>,
}

#[derive(Serialize)]
struct OfSide {
    side: Side,
    /// The side's legal actions, the most tried first.
    found: Vec<Found>,
}

pub fn run(
    moment: &RecordedState,
    iterations: Option<u32>,
    (json, lang): (bool, Lang),
    shelf: &Shelf,
) -> Result<(), Failure> {
    let (shelved, position) = moment.position(|record| Ok(shelf.of_record(record)?))?;
    let trial = Written::parse(&position)
        .and_then(|position| shelved.trial_at(&position, Seed::from_number(0)))
        .map_err(|error| Failure::Failed(format!("{moment}: {error}")))?;
    let iterations = iterations.unwrap_or(ITERATIONS);
    let of_side = |side| {
        let found = trial.consider(side, iterations, 0).into_iter().map(Found::from);
        OfSide { side, found: found.collect() }
    };
    let sides: Vec<OfSide> = trial.awaited().iter().map(of_side).collect();
    let mut out = if json { paint::out() } else { paint::prose() };
    if json {
        let all = Considered { game: shelved.name(), from: moment.to_string(), iterations, sides };
        writeln!(out, "{}", serde_json::to_string(&all).expect("findings are plain data"))?;
    } else {
        let text = Text::new(shelved.facts(), lang);
        let facts = (shelved.facts().board)();
        let screen = paint::screen(&text, facts);
        sides.iter().try_for_each(|one| say(&screen, trial.as_ref(), one, &mut out))?;
        let how = text.own("cli-analyse-search", &[("n", &iterations.to_string())]);
        writeln!(out, "\n{how}")?;
    }
    out.flush()?;
    Ok(())
}

fn say(
    screen: &Screen,
    trial: &dyn Trial,
    OfSide { side, found }: &OfSide,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if let Some(prompt) = trial.prompt(*side) {
        screen.prompt(*side, &prompt, out)?;
    }
    let choices = trial.playing().choices(*side);
    for Found { play, visits, chance } in found {
        let offered = choices.iter().find(|choice| choice.play == *play);
        let label = offered.map_or_else(|| play.clone(), |choice| screen.choice(choice));
        let percent = super::turns::percent(chance.unwrap_or_default());
        let visits = visits.to_string();
        let gaps = [("n", percent.as_str()), ("play", &label), ("visits", &visits)];
        writeln!(out, "  {}", screen.text.own("cli-analyse-found", &gaps))?;
    }
    Ok(())
}
