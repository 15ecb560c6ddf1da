//! Every sentence exists in both languages, and every rule that is cited is in the ledger.

use std::path::PathBuf;

use engine::{Game, book};
use struggle::Struggle;

fn source() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src")
}

#[test]
fn both_languages_have_the_same_sentences() {
    book::both_languages_have_the_same_sentences(Struggle::facts());
}

#[test]
fn every_sentence_that_the_rules_use_exists() {
    book::every_sentence_that_the_rules_use_exists(Struggle::facts(), &source());
}

#[test]
fn every_rule_that_is_cited_is_in_the_ledger() {
    book::every_rule_that_is_cited_is_in_the_ledger(Struggle::facts(), &source());
}
