//! Every sentence exists in both languages, and every rule that is cited is in the ledger.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use engine::{Game, Ledger};
use wilderness::Wilderness;

#[test]
fn both_languages_have_the_same_sentences() {
    let texts = texts();
    let (english, french) = (&texts["en"], &texts["fr"]);
    assert_eq!(
        english.difference(french).collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "missing in French"
    );
    assert_eq!(
        french.difference(english).collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "missing in English"
    );
}

#[test]
fn every_sentence_that_the_rules_use_exists() {
    let known = &texts()["en"];
    let kinds = ["ask-", "do-", "refuse-", "log-", "panel-", "count-", "over-"];
    let missing: Vec<String> = quoted_in_source()
        .into_iter()
        .filter(|word| kinds.iter().any(|kind| word.starts_with(kind)))
        .filter(|word| !known.contains(word))
        .collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn every_rule_that_is_cited_is_in_the_ledger() {
    let ledger = Ledger::read(Wilderness::facts().ledger);
    let cited: Vec<String> = quoted_in_source()
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
fn texts() -> BTreeMap<&'static str, BTreeSet<String>> {
    let mut texts: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (language, _, text) in Wilderness::facts().texts {
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
fn quoted_in_source() -> BTreeSet<String> {
    fn walk(dir: &Path, words: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, words);
            } else {
                let text = std::fs::read_to_string(&path).unwrap();
                words.extend(text.split('"').skip(1).step_by(2).map(String::from));
            }
        }
    }
    let mut words = BTreeSet::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut words);
    words
}
