//! `carillon games`: what there is to play.

use std::io::Write;

use shelf::{GameFact, Shelf, Shelved};

use crate::failure::Failure;
use crate::paint;
use crate::text::{Lang, Text};

/// List the games, with their scenarios, options and levels
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon games
  carillon games --json")]
pub struct Args {
    /// Print a JSON list
    #[arg(long)]
    json: bool,
    /// The language of their titles
    #[arg(long, value_enum, default_value = "en")]
    lang: Lang,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let mut out = paint::out();
    if args.json {
        let games: Vec<GameFact> = shelf.games().map(Shelved::fact).collect();
        writeln!(out, "{}", serde_json::to_string(&games).expect("facts are plain data"))?;
    } else {
        for shelved in shelf.games() {
            let facts = shelved.facts();
            let text = Text::new(facts, args.lang);
            writeln!(out, "{}  {}", facts.name, text.key("game-title"))?;
            writeln!(out, "  --scenario  {}", facts.scenarios.join(", "))?;
            for option in facts.options {
                writeln!(out, "  --option    {}={}", option.name, option.values.join("|"))?;
            }
            writeln!(out, "  levels      {}", shelved.levels().join(", "))?;
        }
    }
    out.flush()?;
    Ok(())
}
