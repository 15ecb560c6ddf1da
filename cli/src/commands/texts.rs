//! `carillon texts`: prints every sentence of a game with its gaps filled in, for proofreading.

use std::io::Write;

use shelf::Shelf;
use words::{Fillings, Lang, Text, sentences, wrap};

use crate::say::failure::Failure;
use crate::say::lang::lang;
use crate::say::paint;

/// Print every sentence of a game, filled in, for proofreading
///
/// Each sentence is shown under its key, with the numbers 1, 2 and 0 and with names that are
/// hard to fit into a sentence. Translations are shown below the English.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon texts GAME --lang fr           all texts of the game, in English and French
  carillon texts GAME --lang fr log-      texts whose keys begin with `log-`")]
pub struct Args {
    /// Game to proofread
    #[arg(value_name = "GAME")]
    game: String,
    /// Show only sentences whose keys begin with this text
    #[arg(value_name = "KEY", default_value = "")]
    key: String,
    /// Language to proofread
    #[arg(long, value_parser = lang(), default_value = "en")]
    lang: Lang,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let facts = shelf.find(&args.game)?.facts();
    let (text, english) = (Text::new(facts, args.lang), Text::new(facts, Lang::En));
    let fillings = Fillings::of(facts);
    let mut out = paint::out();
    let paint = paint::colours();
    let mut wanted =
        sentences(facts, Lang::En).filter(|it| it.key.starts_with(&args.key)).peekable();
    if wanted.peek().is_none() {
        let Args { game, key, .. } = args;
        return Err(Failure::Failed(format!("no key of {game} begins with {key:?}")));
    }
    for sentence in wanted {
        writeln!(out, "{}", paint.bold(&sentence.key))?;
        if args.lang != Lang::En {
            let said = sentence.said(&english, &fillings);
            let first = said.first().map(String::as_str).unwrap_or_default();
            writeln!(out, "    {}", paint.dim(&wrap(first, paint::width(), 4)))?;
        }
        for said in sentence.said(&text, &fillings) {
            writeln!(out, "    {}", wrap(&said, paint::width(), 4))?;
        }
    }
    out.flush()?;
    Ok(())
}
