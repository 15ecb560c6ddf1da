//! Rules by number, the refusals that cite them, and the ledger that lists them.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The number of a rule, as its rulebook gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The reason why an action may not be taken. A refusal is not an error: it states what the
/// rulebook forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Refusal {
    /// The rule that forbids the action.
    pub rule: Rule,
    /// The key of the sentence that explains why, in the reader's language.
    pub why: &'static str,
}

impl Refusal {
    /// Makes a refusal from the number of the rule and the key of the sentence.
    pub const fn new(rule: &'static str, why: &'static str) -> Refusal {
        Refusal { rule: Rule(rule), why }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} ({})", self.why, self.rule)
    }
}

impl std::error::Error for Refusal {}

/// Every rule of a rulebook, in this project's own words (`data/rules.toml`).
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
pub struct Ledger {
    /// The chapters, in the rulebook's order.
    #[serde(rename = "section")]
    pub sections: Vec<LedgerSection>,
    /// The rules, in the rulebook's order.
    #[serde(rename = "rule")]
    pub rules: Vec<LedgerRule>,
}

/// A chapter of a rulebook.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
pub struct LedgerSection {
    /// The chapter's number.
    pub id: String,
    /// The chapter's title in English.
    pub en: String,
    /// The chapter's title in French.
    pub fr: String,
}

/// A rule, in a sentence of this project's own words.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
pub struct LedgerRule {
    /// The rule's number.
    pub id: String,
    /// The sentence in English.
    pub en: String,
    /// The sentence in French.
    pub fr: String,
    /// Numbers of the rulings on questions that the rulebook leaves open here.
    #[serde(default)]
    pub rulings: Vec<u16>,
    /// For a rule of another edition, the numbers of the rules from which it differs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub differs: Vec<String>,
    /// Numbers of the rules of the cards that are at work in the cases of this rule; empty in the
    /// file of a ledger.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
}

impl Ledger {
    /// Reads a ledger that is compiled into the program.
    pub fn read(text: &str) -> Ledger {
        toml::from_str(text).expect("the ledger of rules is part of the program and reads")
    }

    /// Returns the rule with the number `id`.
    pub fn rule(&self, id: &str) -> Option<&LedgerRule> {
        self.rules.iter().find(|rule| rule.id == id)
    }
}
