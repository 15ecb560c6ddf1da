//! Sentences before they are put into a language.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::Serialize;

use crate::Side;

/// The key of a sentence in the text files, and the values of its gaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Phrase {
    /// The key of the sentence.
    pub key: Cow<'static, str>,
    /// The gaps by name, with their values.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// Makes a sentence without gaps, or with gaps still to be filled.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// Fills a gap with a number.
    #[must_use]
    pub fn number(self, gap: &'static str, n: impl Into<i64>) -> Phrase {
        self.with(gap, Arg::Number(n.into()))
    }

    /// Fills a gap with the name of a thing, given by the key of that name.
    #[must_use]
    pub fn name(self, gap: &'static str, key: impl Into<Cow<'static, str>>) -> Phrase {
        self.with(gap, Arg::Name { name: key.into() })
    }

    /// Fills a gap with the name of a side, whose key is `side-SIDE` in every game.
    #[must_use]
    pub fn side(self, gap: &'static str, side: Side) -> Phrase {
        self.name(gap, format!("side-{side}"))
    }

    /// Fills a gap with words that are the same in every language: a player's name, a card's
    /// number.
    #[must_use]
    pub fn words(self, gap: &'static str, words: impl Into<String>) -> Phrase {
        self.with(gap, Arg::Words(words.into()))
    }

    /// Fills a gap with another sentence.
    #[must_use]
    pub fn phrase(self, gap: &'static str, phrase: Phrase) -> Phrase {
        self.with(gap, Arg::Phrase(phrase))
    }

    /// Fills a gap with several values, separated by commas.
    #[must_use]
    pub fn list(self, gap: &'static str, items: Vec<Arg>) -> Phrase {
        self.with(gap, Arg::List(items))
    }

    /// Fills a gap with any value.
    #[must_use]
    pub fn with(mut self, gap: &'static str, arg: Arg) -> Phrase {
        self.args.push((gap, arg));
        self
    }
}

/// The value of a gap of a [`Phrase`]. In JSON: a number, a string of words, `{"name": key}`,
/// `{"key": …, "args": …}`, or a list of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// Words that are the same in every language.
    Words(String),
    /// The name of a thing.
    Name {
        /// The key of the name.
        name: Cow<'static, str>,
    },
    /// A sentence within the sentence.
    Phrase(Phrase),
    /// Several values, separated by commas.
    List(Vec<Arg>),
}

impl Arg {
    /// Suffixes of the further gaps that a name fills, for languages that inflect names: `$space`
    /// comes with `$space-the`, `$space-at` and `$space-from`. The text of a name gives a form as
    /// an attribute (`.at = au Moulin`) where it can't be derived.
    pub const FORMS: [&str; 3] = ["the", "at", "from"];
}
