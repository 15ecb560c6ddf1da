//! `carillon rules`: the ledger of a game's rules, and the cases that prove them.

use std::collections::BTreeMap;
use std::io::Write;

use engine::{CaseFile, GameFacts, Ledger, LedgerRule};
use serde::Serialize;
use shelf::Shelf;
use words::{Lang, Paint, find_rules, wrap};

use super::case;
use crate::say::failure::Failure;
use crate::say::lang::lang;
use crate::say::paint;

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
  carillon rules GAME retreat fort        the rules that contain all of these words
  carillon rules GAME --missing           rules that no case proves; exit code 1 if there are any
  carillon rules GAME SECTION --lang fr --json")]
pub struct Args {
    /// Game whose rules to list
    #[arg(value_name = "GAME")]
    game: String,
    /// A rule or a section to show in full, or words to search for
    #[arg(value_name = "RULE")]
    wanted: Vec<String>,
    /// List only the rules that no case proves
    #[arg(long)]
    missing: bool,
    /// Language of the summaries [default: that of the environment]
    #[arg(long, value_parser = lang(), default_value_t, hide_default_value = true)]
    lang: Lang,
    /// Print a JSON list
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let facts = shelf.find(&args.game)?.facts();
    let ledger = Ledger::read(facts.ledger);
    let proofs = Proofs::of(facts)?;
    let wanted = args.wanted.join(" ");
    let mut rules = find_rules(&ledger, &wanted, args.lang);
    if rules.is_empty() {
        let sections: Vec<&str> =
            ledger.sections.iter().map(|section| section.id.as_str()).collect();
        return Err(Failure::Usage(format!(
            "{} has no rule or section {wanted:?}, and none with these words; its sections are {}",
            facts.name,
            sections.join(", ")
        )));
    }
    let all = rules.len();
    if args.missing {
        rules.retain(|rule| proofs.of_rule(&rule.id).is_empty());
    }
    let paint = paint::colours();
    let mut out = if args.json { paint::out() } else { paint::prose() };
    if args.json {
        let told: Vec<RuleReport> =
            rules.iter().map(|rule| RuleReport::new(rule, &ledger, &proofs, args.lang)).collect();
        writeln!(out, "{}", serde_json::to_string(&told).expect("rules are plain data"))?;
    } else if args.missing {
        list_missing(&rules, all, args.lang, &mut out)?;
    } else if wanted.is_empty() {
        list(&ledger, &rules, &proofs, args.lang, paint, &mut out)?;
    } else {
        in_full(&ledger, &rules, &proofs, args.lang, paint, &mut out)?;
    }
    out.flush()?;
    if args.missing && !rules.is_empty() { Err(Failure::Said) } else { Ok(()) }
}

/// A rule in the output of `--json`.
#[derive(Serialize)]
struct RuleReport<'a> {
    id: &'a str,
    section: String,
    text: String,
    rulings: &'a [u16],
    cases: Vec<ToldCase<'a>>,
}

#[derive(Serialize)]
struct ToldCase<'a> {
    name: &'a str,
    place: &'a str,
}

impl RuleReport<'_> {
    fn new<'a>(
        rule: &'a LedgerRule,
        ledger: &Ledger,
        proofs: &'a Proofs,
        lang: Lang,
    ) -> RuleReport<'a> {
        let cases = proofs.of_rule(&rule.id).iter();
        RuleReport {
            id: &rule.id,
            section: title(ledger, rule, lang).unwrap_or_default(),
            text: lang.rule(rule).into_owned(),
            rulings: &rule.rulings,
            cases: cases.map(|(place, name)| ToldCase { name, place }).collect(),
        }
    }
}

/// Returns the title of a rule's section.
fn title(ledger: &Ledger, rule: &LedgerRule, lang: Lang) -> Option<String> {
    let of = rule.id.split_once('.').map_or(rule.id.as_str(), |(of, _)| of);
    ledger
        .sections
        .iter()
        .find(|titled| titled.id == of)
        .map(|titled| lang.section(titled).into_owned())
}

/// The cases that prove each rule, each with its file, line and name.
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
    let mut section = None;
    for rule in rules {
        let titled = title(ledger, rule, lang);
        if titled != section {
            if let Some(titled) = &titled {
                writeln!(out, "{}\n", paint.bold(titled))?;
            }
            section = titled;
        }
        let tests = match proofs.of_rule(&rule.id).len() {
            0 => paint.wrong("no test"),
            1 => paint.dim("1 test"),
            n => paint.dim(&format!("{n} tests")),
        };
        writeln!(out, "{}  {tests}", paint.bold(&rule.id))?;
        writeln!(out, "    {}\n", wrap(&lang.rule(rule), paint::width(), 4))?;
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
        let title = title(ledger, rule, lang).unwrap_or_default();
        writeln!(out, "{}  {}", paint.bold(&rule.id), paint.dim(&title))?;
        writeln!(out, "    {}", wrap(&lang.rule(rule), paint::width(), 4))?;
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

/// Prints the rules that no case proves, and the number of all rules.
fn list_missing(
    missing: &[&LedgerRule],
    all: usize,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Failure> {
    for rule in missing {
        writeln!(out, "{}\n    {}", rule.id, wrap(&lang.rule(rule), paint::width(), 4))?;
    }
    writeln!(out, "{} of {all} rules have no test", missing.len())?;
    Ok(())
}
