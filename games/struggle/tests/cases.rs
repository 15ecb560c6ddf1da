//! Every case file holds, and every rule of the ledger has a case that proves it.

use engine::{Game, book};
use struggle::Struggle;

#[test]
fn every_case_holds() {
    book::every_case_holds::<Struggle>();
}

#[test]
fn every_rule_has_a_case() {
    book::every_rule_has_a_case(Struggle::facts());
}
