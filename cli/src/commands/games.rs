//! `carillon games`: lists the games.

use std::io::Write;

use shelf::{GameFact, Shelf, Shelved};
use words::{Lang, Text};

use crate::say::failure::Failure;
use crate::say::lang::lang;
use crate::say::paint;

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
    /// Language of the titles [default: that of the environment]
    #[arg(long, value_parser = lang(), default_value_t, hide_default_value = true)]
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
