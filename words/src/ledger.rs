//! Finds rules in the ledger, by number or by words.

use engine::{Ledger, LedgerRule};

use crate::{Lang, plain};

/// Returns the rules that match a query: a rule number (with the rules under it), a section, or words that
/// the rule contains.
pub fn find_rules<'a>(ledger: &'a Ledger, wanted: &str, lang: Lang) -> Vec<&'a LedgerRule> {
    let numbered = rules_under(ledger, wanted);
    if !numbered.is_empty() {
        return numbered;
    }
    let words: Vec<String> = wanted.split_whitespace().map(plain).collect();
    let has = |rule: &&LedgerRule| {
        let said = plain(&lang.rule(rule));
        words.iter().all(|word| !word.is_empty() && said.contains(word))
    };
    ledger.rules.iter().filter(has).collect()
}

/// Returns the rule with that number and every rule under it. Rulebooks number in two ways: both 5.3.1 and 5.31 are under
/// 5.3.
pub fn rules_under<'a>(ledger: &'a Ledger, wanted: &str) -> Vec<&'a LedgerRule> {
    let below = |id: &str| {
        id.strip_prefix(wanted).is_some_and(|rest| {
            rest.is_empty() || rest.starts_with('.') || is_decimal(wanted) && is_decimal(id)
        })
    };
    ledger.rules.iter().filter(|rule| below(&rule.id)).collect()
}

/// Returns whether the id is a decimal number: digits, a dot, digits.
fn is_decimal(id: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_digit());
    id.split_once('.').is_some_and(|(whole, rest)| digits(whole) && digits(rest))
}
