//! Every case file holds, and every rule of the ledger has a case that proves it.

use std::collections::BTreeSet;

use engine::{CaseFile, Game, Ledger};
use wilderness::Wilderness;

#[test]
fn every_case_holds() {
    let mut failures = Vec::new();
    let mut held = 0;
    for (path, text) in (Wilderness::facts().cases)() {
        let file = CaseFile::parse(text).unwrap_or_else(|error| panic!("{path}: {error}"));
        for case in &file.cases {
            match case.run::<Wilderness>() {
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

#[test]
fn every_rule_has_a_case() {
    let ledger = Ledger::read(Wilderness::facts().ledger);
    let mut proved = BTreeSet::new();
    for (path, text) in (Wilderness::facts().cases)() {
        for case in CaseFile::parse(text).unwrap_or_else(|error| panic!("{path}: {error}")).cases {
            for rule in case.proves {
                assert!(ledger.rule(&rule).is_some(), "{path} proves {rule}, which is no rule");
                proved.insert(rule);
            }
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
