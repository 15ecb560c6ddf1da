//! What every game must prove of its cases, its ledger and its words, written once.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::{CaseFile, Game, GameFacts, Ledger};

fn parsed(facts: &GameFacts) -> Vec<(&'static str, CaseFile)> {
    let read = |(path, text): (&'static str, &str)| {
        (path, CaseFile::parse(text).unwrap_or_else(|error| panic!("{path}: {error}")))
    };
    (facts.cases)().into_iter().map(read).collect()
}

/// Every case file holds.
pub fn every_case_holds<G: Game>() {
    let mut failures = Vec::new();
    let mut held = 0;
    for (path, file) in parsed(G::facts()) {
        for case in &file.cases {
            match case.run::<G>() {
                Ok(()) => held += 1,
                Err(failure) => failures.push(format!("{path}: {failure}")),
            }
        }
    }
    assert!(
        failures.is_empty(),
        "{held} hold, {} do not:\n{}",
        failures.len(),
        failures.join("\n")
    );
    assert!(0 < held);
}

/// Every rule of the ledger has a case that proves it, and no case proves what is no rule.
pub fn every_rule_has_a_case(facts: &GameFacts) {
    let ledger = Ledger::read(facts.ledger);
    let mut proved = BTreeSet::new();
    for (path, file) in parsed(facts) {
        for rule in file.cases.into_iter().flat_map(|case| case.proves) {
            assert!(ledger.rule(&rule).is_some(), "{path} proves {rule}, which is no rule");
            proved.insert(rule);
        }
    }
    let missing: Vec<&str> = ledger
        .rules
        .iter()
        .map(|rule| rule.id.as_str())
        .filter(|id| !proved.contains(*id))
        .collect();
    assert!(missing.is_empty(), "no case proves {}", missing.join(", "));
}

/// Both languages have the same sentences.
pub fn both_languages_have_the_same_sentences(facts: &GameFacts) {
    let texts = texts(facts);
    let (english, french) = (&texts["en"], &texts["fr"]);
    let none = Vec::<&String>::new();
    assert_eq!(english.difference(french).collect::<Vec<_>>(), none, "missing in French");
    assert_eq!(french.difference(english).collect::<Vec<_>>(), none, "missing in English");
}

/// Every sentence that the source of the rules names exists.
pub fn every_sentence_that_the_rules_use_exists(facts: &GameFacts, source: &Path) {
    let known = &texts(facts)["en"];
    let kinds = ["ask-", "do-", "refuse-", "log-", "panel-", "count-", "over-"];
    let missing: Vec<String> = quoted_in(source)
        .into_iter()
        .filter(|word| kinds.iter().any(|kind| word.starts_with(kind)))
        .filter(|word| !known.contains(word))
        .collect();
    assert_eq!(missing, Vec::<String>::new());
}

/// Every rule that the source of the rules cites is in the ledger.
pub fn every_rule_that_is_cited_is_in_the_ledger(facts: &GameFacts, source: &Path) {
    let ledger = Ledger::read(facts.ledger);
    let cited: Vec<String> = quoted_in(source)
        .into_iter()
        .filter(|word| {
            let (section, number) = word.split_once('.').unwrap_or(("", ""));
            ledger.sections.iter().any(|known| known.id == section)
                && !number.is_empty()
                && !number.contains('{')
        })
        .collect();
    assert!(30 < cited.len(), "rules are cited: {cited:?}");
    let unknown: Vec<&String> = cited.iter().filter(|rule| ledger.rule(rule).is_none()).collect();
    assert_eq!(unknown, Vec::<&String>::new());
}

/// The keys of each language.
fn texts(facts: &GameFacts) -> BTreeMap<&'static str, BTreeSet<String>> {
    let mut texts: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (language, _, text) in facts.texts {
        let mut message = "";
        for line in text.lines() {
            let Some((key, _)) = line.split_once('=') else { continue };
            let key = key.trim_end();
            if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
                message = key;
                texts.entry(language).or_default().insert(key.into());
            } else if let Some(attribute) = key.trim_start().strip_prefix('.') {
                texts.entry(language).or_default().insert(format!("{message}.{attribute}"));
            }
        }
    }
    texts
}

/// Every word in quotes in the source.
fn quoted_in(dir: &Path) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for entry in std::fs::read_dir(dir).expect("the source is there") {
        let path = entry.expect("the source is there").path();
        if path.is_dir() {
            words.extend(quoted_in(&path));
        } else {
            let text = std::fs::read_to_string(&path).expect("the source is text");
            words.extend(text.split('"').skip(1).step_by(2).map(String::from));
        }
    }
    words
}
