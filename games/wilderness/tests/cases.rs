//! Every case file holds, and every rule of the ledger has a case that proves it.

use engine::{Game, proof};
use wilderness::Wilderness;

#[test]
fn every_case_holds() {
    proof::every_case_holds::<Wilderness>();
}

#[test]
fn every_rule_has_a_case() {
    proof::every_rule_has_a_case(Wilderness::facts());
}
