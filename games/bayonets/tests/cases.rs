//! Every case file holds, and every rule of the ledger has a case that proves it.

use bayonets::Bayonets;
use engine::{Game, proof};

#[test]
fn every_case_holds() {
    proof::every_case_holds::<Bayonets>();
}

#[test]
fn every_rule_has_a_case() {
    proof::every_rule_has_a_case(Bayonets::facts());
}
