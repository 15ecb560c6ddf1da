//! `carillon case --new`: a template of a case file, which passes unchanged.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;

use engine::{AnyPlaying, Eye, Seed, Setup, Side, TickValue};
use shelf::Shelved;

use crate::say::failure::{self, Failure};
use crate::say::paint;

pub fn write(shelved: &dyn Shelved, path: Option<&Path>) -> Result<(), Failure> {
    let file = file(shelved)?;
    match path {
        Some(path) if path.exists() => {
            Err(Failure::Failed(format!("{} is there already", path.display())))
        }
        Some(path) => failure::write(path, &file),
        None => Ok(write!(paint::out(), "{file}")?),
    }
}

fn file(shelved: &dyn Shelved) -> Result<String, Failure> {
    let facts = shelved.facts();
    let playing = shelved.game().start(&Setup::default(), Seed::from_number(0));
    let playing = playing.map_err(|error| Failure::Failed(error.to_string()))?;
    let name = facts.name;
    let mut out = format!(
        "\
# Cases of {name}. Run them with: carillon case FILE; see all that happens with --trace.
# The notation is explained in engine/CASES.md, the keys of a position in games/{name}/README.md.
game = \"{name}\"
"
    );
    let begins = match playing.position() {
        Some(position) => {
            out += &positions(position);
            "# Like the shared position, with changes on top: position = { like = \"start\", KEY = VALUE }\n\
             position = { like = \"start\" }"
                .to_string()
        }
        None => format!("scenario = \"{}\"", facts.scenarios[0]),
    };
    let _ = write!(
        out,
        "
[[case]]
name = \"how the game begins\"
# The rules that it proves, as `carillon rules {name}` numbers them.
proves = []
{begins}
script = '''
{}'''
",
        script(&*playing)
    );
    let board = (facts.board)();
    let spaces: Vec<&str> = board.spaces.iter().map(|space| space.id.as_str()).collect();
    let pieces: Vec<&str> = board.pieces.iter().map(|piece| piece.id.as_str()).collect();
    let view = playing.view(Eye::Open);
    let boxes: Vec<&str> = view.boxes.iter().map(|it| it.id).collect();
    for (what, names) in [
        ("Spaces", spaces),
        ("Pieces", pieces),
        ("States of a piece", facts.shown.states.to_vec()),
        ("Boxes", boxes),
        ("Layers", facts.shown.layers.to_vec()),
    ] {
        list(what, &names, &mut out);
    }
    for (id, rows) in facts.shown.panels {
        list(&format!("Rows of the panel `{id}`"), rows, &mut out);
    }
    Ok(out)
}

/// Appends a list of names as a comment, if there are any.
fn list(what: &str, names: &[&str], out: &mut String) {
    if !names.is_empty() {
        let names = textwrap::fill(&names.join(" "), 100).replace('\n', "\n#   ");
        let _ = write!(out, "\n# {what}:\n#   {names}\n");
    }
}

/// Returns the position as `[positions.start]`, which several cases can share.
fn positions(position: toml::Table) -> String {
    let start = toml::Table::from_iter([("start".to_string(), toml::Value::Table(position))]);
    let shared = toml::Table::from_iter([("positions".to_string(), toml::Value::Table(start))]);
    let written = toml::to_string(&shared).expect("a position is plain data");
    format!("\n# A position that several cases can be like.\n{written}")
}

/// Returns two sample checks: one of a visible value and one of an offered choice.
fn script(playing: &dyn AnyPlaying) -> String {
    let mut out = String::from(
        "# A look at the table: ? PATH = VALUE, or french? PATH = VALUE for what that side sees.\n",
    );
    for tick in playing.view(Eye::Open).clock {
        let value = match tick.value {
            Some(TickValue::Number(n)) => n.to_string(),
            Some(TickValue::Word(word)) => word,
            Some(TickValue::Flag(flag)) => flag.to_string(),
            None => "none".into(),
        };
        let _ = writeln!(out, "? clock.{} = {value}", tick.id);
    }
    let awaited: Vec<&str> = playing.awaited().iter().map(Side::name).collect();
    let _ = writeln!(out, "? awaited = {}", awaited.join(" "));
    if let Some(side) = playing.awaited().iter().next()
        && let Some(choice) = playing.choices(side).first()
    {
        let _ = write!(
            out,
            "\
# The legal actions; offers-not checks that one is missing, offers only that there are no others.
offers {play}
# An action is SIDE: ACTION. One that must be refused ends with ! and the rule.
# dice 4 1 gives the dice that the next action will meet; all must be used.
# {side}: {play}
",
            play = choice.play
        );
    }
    out
}
