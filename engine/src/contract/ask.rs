//! What a procedure asks, before it is put in words.

use crate::{Phrase, Prompt, Rule};

/// A question, the rule it comes from, and whether it is a response window
/// that may be let go by.
pub struct Ask {
    /// The question.
    pub text: Phrase,
    /// The rule it comes from.
    pub rule: &'static str,
    /// A response window: the moment may be let go by.
    pub window: bool,
}

impl Ask {
    /// A question by that rule, with the key of its sentence.
    pub fn new(rule: &'static str, key: &'static str) -> Ask {
        Ask { text: Phrase::new(key), rule, window: false }
    }

    /// Fills the gaps of the question.
    #[must_use]
    pub fn with(mut self, fill: impl FnOnce(Phrase) -> Phrase) -> Ask {
        self.text = fill(self.text);
        self
    }

    /// The same question as a response window.
    #[must_use]
    pub fn window(mut self) -> Ask {
        self.window = true;
        self
    }
}

impl From<Ask> for Prompt {
    fn from(ask: Ask) -> Prompt {
        Prompt { text: ask.text, rule: Rule(ask.rule), pass: ask.window.then(|| "pass".into()) }
    }
}
