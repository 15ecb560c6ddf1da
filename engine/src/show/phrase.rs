//! Something to be said, before it is said in anybody's language.

use std::borrow::Cow;

use serde::Serialize;

/// The key of a sentence in the text files, and what fills its gaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Phrase {
    pub key: Cow<'static, str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    #[must_use]
    pub fn number(self, gap: &'static str, n: impl Into<i64>) -> Phrase {
        self.with(gap, Arg::Number(n.into()))
    }

    /// A thing with a name of its own, given by the key of that name.
    #[must_use]
    pub fn name(self, gap: &'static str, key: impl Into<Cow<'static, str>>) -> Phrase {
        self.with(gap, Arg::Name { name: key.into() })
    }

    /// Words that are the same in every language: a player's name, a card's number.
    #[must_use]
    pub fn words(self, gap: &'static str, words: impl Into<String>) -> Phrase {
        self.with(gap, Arg::Words(words.into()))
    }

    #[must_use]
    pub fn phrase(self, gap: &'static str, phrase: Phrase) -> Phrase {
        self.with(gap, Arg::Phrase(phrase))
    }

    /// Several things, said one after another with commas.
    #[must_use]
    pub fn list(self, gap: &'static str, items: Vec<Arg>) -> Phrase {
        self.with(gap, Arg::List(items))
    }

    #[must_use]
    pub fn with(mut self, gap: &'static str, arg: Arg) -> Phrase {
        self.args.push((gap, arg));
        self
    }
}

/// What fills a gap of a [`Phrase`]. In JSON: a number, a string of words,
/// `{"name": key}`, `{"key": …, "args": …}`, or a list of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Arg {
    Number(i64),
    Words(String),
    Name { name: Cow<'static, str> },
    Phrase(Phrase),
    List(Vec<Arg>),
}
