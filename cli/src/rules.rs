//! `carillon rules`: the ledger of a game's rules, and the cases that prove them.

use std::collections::BTreeMap;
use std::io::Write;

use engine::{CaseFile, GameFacts, Ledger, LedgerRule};
use shelf::Shelf;

use crate::case;
use crate::failure::Failure;
use crate::paint;
use crate::paint::{Paint, wrap};
use crate::text::Lang;

/// List the rules of a game and the tests that prove them
///
/// Every numbered rule is given in this project's own words, with the number of
/// cases that prove it.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon rules GAME                     every rule and how many cases prove it
  carillon rules GAME RULE                one rule in full, with the names of its cases
  carillon rules GAME SECTION             a whole section
  carillon rules GAME --missing           rules that no case proves; exit code 1 if there are any
  carillon rules GAME SECTION --lang fr")]
pub struct Args {
    /// Which game
    #[arg(value_name = "GAME")]
    game: String,
    /// A rule or a section to show in full
    #[arg(value_name = "RULE")]
    rule: Option<String>,
    /// List only the rules that no case proves
    #[arg(long)]
    missing: bool,
    /// The language of the summaries
    #[arg(long, value_enum, default_value = "en")]
    lang: Lang,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let facts = shelf.find(&args.game)?.facts();
    let ledger = Ledger::read(facts.ledger);
    let proofs = Proofs::of(facts)?;
    let rules: Vec<&LedgerRule> = match &args.rule {
        None => ledger.rules.iter().collect(),
        Some(wanted) => {
            let rules = under(&ledger, wanted);
            if rules.is_empty() {
                let sections: Vec<&str> =
                    ledger.sections.iter().map(|section| section.id.as_str()).collect();
                return Err(Failure::Usage(format!(
                    "{} has no rule or section {wanted:?}; its sections are {}",
                    facts.name,
                    sections.join(", ")
                )));
            }
            rules
        }
    };
    let mut out = paint::out();
    let paint = Paint::new();
    let missing = if args.missing {
        list_missing(&rules, &proofs, args.lang, &mut out)?
    } else {
        if args.rule.is_some() {
            in_full(&ledger, &rules, &proofs, args.lang, paint, &mut out)?;
        } else {
            list(&ledger, &rules, &proofs, args.lang, paint, &mut out)?;
        }
        0
    };
    out.flush()?;
    if missing == 0 { Ok(()) } else { Err(Failure::Said) }
}

/// The rule of that number, or every rule under it.
pub fn under<'a>(ledger: &'a Ledger, wanted: &str) -> Vec<&'a LedgerRule> {
    let below = format!("{wanted}.");
    ledger.rules.iter().filter(|rule| rule.id == wanted || rule.id.starts_with(&below)).collect()
}

/// Which cases prove which rule: the place and the name of each.
struct Proofs {
    by_rule: BTreeMap<String, Vec<(String, String)>>,
    cases: usize,
}

impl Proofs {
    fn of(facts: &GameFacts) -> Result<Proofs, Failure> {
        let mut proofs = Proofs { by_rule: BTreeMap::new(), cases: 0 };
        for (path, content) in case::embedded(facts) {
            let file = CaseFile::parse(content).map_err(|error| {
                Failure::Failed(format!("{path}, which is part of this program: {error}"))
            })?;
            for case in file.cases {
                proofs.cases += 1;
                for rule in &case.proves {
                    let place = (format!("{path}:{}", case.line), case.name.clone());
                    proofs.by_rule.entry(rule.clone()).or_default().push(place);
                }
            }
        }
        Ok(proofs)
    }

    fn of_rule(&self, rule: &str) -> &[(String, String)] {
        self.by_rule.get(rule).map_or(&[], Vec::as_slice)
    }
}

fn list(
    ledger: &Ledger,
    rules: &[&LedgerRule],
    proofs: &Proofs,
    lang: Lang,
    paint: Paint,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut section = "";
    for rule in rules {
        let (of, _) = rule.id.split_once('.').unwrap_or((&rule.id, ""));
        if of != section {
            section = of;
            if let Some(titled) = ledger.sections.iter().find(|titled| titled.id == section) {
                writeln!(out, "{}\n", paint.bold(&lang.section(titled)))?;
            }
        }
        let tests = match proofs.of_rule(&rule.id).len() {
            0 => paint.wrong("no test"),
            1 => paint.dim("1 test"),
            n => paint.dim(&format!("{n} tests")),
        };
        writeln!(out, "{}  {tests}", paint.bold(&rule.id))?;
        writeln!(out, "    {}\n", wrap(&lang.rule(rule), 100, 4))?;
    }
    let proved = rules.iter().filter(|rule| !proofs.of_rule(&rule.id).is_empty()).count();
    writeln!(out, "{} rules, {proved} of them proved by {} cases", rules.len(), proofs.cases)?;
    Ok(())
}

fn in_full(
    ledger: &Ledger,
    rules: &[&LedgerRule],
    proofs: &Proofs,
    lang: Lang,
    paint: Paint,
    out: &mut impl Write,
) -> Result<(), Failure> {
    for rule in rules {
        let (of, _) = rule.id.split_once('.').unwrap_or((&rule.id, ""));
        let titled = ledger.sections.iter().find(|titled| titled.id == of);
        let title = titled.map(|titled| lang.section(titled)).unwrap_or_default();
        writeln!(out, "{}  {}", paint.bold(&rule.id), paint.dim(&title))?;
        writeln!(out, "    {}", wrap(&lang.rule(rule), 100, 4))?;
        if !rule.rulings.is_empty() {
            let rulings: Vec<String> = rule.rulings.iter().map(u16::to_string).collect();
            writeln!(out, "    {}", paint.dim(&format!("rulings {}", rulings.join(", "))))?;
        }
        let cases = proofs.of_rule(&rule.id);
        if cases.is_empty() {
            writeln!(out, "    {}", paint.wrong("no test"))?;
        }
        for (place, name) in cases {
            writeln!(out, "    - {name}  {}", paint.dim(place))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn list_missing(
    rules: &[&LedgerRule],
    proofs: &Proofs,
    lang: Lang,
    out: &mut impl Write,
) -> Result<usize, Failure> {
    let missing: Vec<&&LedgerRule> =
        rules.iter().filter(|rule| proofs.of_rule(&rule.id).is_empty()).collect();
    for rule in &missing {
        writeln!(out, "{}\n    {}", rule.id, wrap(&lang.rule(rule), 100, 4))?;
    }
    writeln!(out, "{} of {} rules have no test", missing.len(), rules.len())?;
    Ok(missing.len())
}
