//! What a procedure asks, before it is put in words.

use crate::{Phrase, Prompt, Rule};

/// A question, the rule it comes from, and whether it is a response window
/// that may be let go by.
pub struct Ask {
    pub text: Phrase,
    pub rule: &'static str,
    pub window: bool,
}

impl Ask {
    pub fn new(rule: &'static str, key: &'static str) -> Ask {
        Ask { text: Phrase::new(key), rule, window: false }
    }

    #[must_use]
    pub fn with(mut self, fill: impl FnOnce(Phrase) -> Phrase) -> Ask {
        self.text = fill(self.text);
        self
    }

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
