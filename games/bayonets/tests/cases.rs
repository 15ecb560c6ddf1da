//! Every case file holds, and every rule of the ledger has a case that proves it.

use bayonets::Bayonets;
use engine::{Game, book};

#[test]
fn every_case_holds() {
    book::every_case_holds::<Bayonets>();
}

#[test]
fn every_rule_has_a_case() {
    book::every_rule_has_a_case(Bayonets::facts());
}
