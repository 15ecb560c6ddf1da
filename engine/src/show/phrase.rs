//! Something to be said, before it is said in anybody's language.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::Serialize;

use crate::Side;

/// The key of a sentence in the text files, and what fills its gaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Phrase {
    /// The key of the sentence.
    pub key: Cow<'static, str>,
    /// What fills its gaps.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// A sentence without gaps, or with gaps still to be filled.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// A number in a gap.
    #[must_use]
    pub fn number(self, gap: &'static str, n: impl Into<i64>) -> Phrase {
        self.with(gap, Arg::Number(n.into()))
    }

    /// A thing with a name of its own, given by the key of that name.
    #[must_use]
    pub fn name(self, gap: &'static str, key: impl Into<Cow<'static, str>>) -> Phrase {
        self.with(gap, Arg::Name { name: key.into() })
    }

    /// A side by its name, whose key is `side-SIDE` in every game.
    #[must_use]
    pub fn side(self, gap: &'static str, side: Side) -> Phrase {
        self.name(gap, format!("side-{side}"))
    }

    /// Words that are the same in every language: a player's name, a card's number.
    #[must_use]
    pub fn words(self, gap: &'static str, words: impl Into<String>) -> Phrase {
        self.with(gap, Arg::Words(words.into()))
    }

    /// A sentence within the sentence.
    #[must_use]
    pub fn phrase(self, gap: &'static str, phrase: Phrase) -> Phrase {
        self.with(gap, Arg::Phrase(phrase))
    }

    /// Several things, said one after another with commas.
    #[must_use]
    pub fn list(self, gap: &'static str, items: Vec<Arg>) -> Phrase {
        self.with(gap, Arg::List(items))
    }

    /// Anything in a gap.
    #[must_use]
    pub fn with(mut self, gap: &'static str, arg: Arg) -> Phrase {
        self.args.push((gap, arg));
        self
    }
}

/// What fills a gap of a [`Phrase`]. In JSON: a number, a string of words,
/// `{"name": key}`, `{"key": …, "args": …}`, or a list of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// Words that are the same in every language.
    Words(String),
    /// A thing with a name of its own.
    Name {
        /// The key of that name.
        name: Cow<'static, str>,
    },
    /// A sentence within the sentence.
    Phrase(Phrase),
    /// Several of them, with commas between.
    List(Vec<Arg>),
}

impl Arg {
    /// The gaps that a name fills besides its own, in languages that need them: with
    /// `$space` come `$space-the`, `$space-at` and `$space-from`. A name says them as
    /// attributes (`.at = au Moulin`) where its language can't make them by itself.
    pub const FORMS: [&str; 3] = ["the", "at", "from"];
}
