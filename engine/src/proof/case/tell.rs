//! How a case differs, and what happened on the way, before it is said in
//! anybody's language.

use std::fmt;

use crate::{Arg, Choice, LogLine, Phrase, Prompt, Refusal, Side};

/// Where and how a case differs from what it wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseFailure {
    /// The name of the case.
    pub case: String,
    /// The line that differs.
    pub line: usize,
    /// How it differs. Its key begins with `case-`; the sentences are the client's.
    pub reason: Phrase,
    /// What each side was asked at that moment, and what it could do.
    pub asked: Vec<Asked>,
}

/// What a side is asked, and what it can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Who is asked.
    pub side: Side,
    /// What.
    pub prompt: Prompt,
    /// What it can do.
    pub choices: Vec<Choice>,
}

/// An action of a script, and all that came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happened {
    /// The line of the script.
    pub line: usize,
    /// Who acted.
    pub side: Side,
    /// The action as it was offered; nothing, if it was refused.
    pub choice: Option<Choice>,
    /// The action, in the game's notation.
    pub play: String,
    /// Why it was refused, if it was.
    pub refusal: Option<Refusal>,
    /// The dice that it met.
    pub dice: Vec<u8>,
    /// What it drew.
    pub draws: Vec<String>,
    /// What was told of it, and of all that followed by itself.
    pub log: Vec<LogLine>,
    /// The actions that followed by themselves, being the only ones left.
    pub by_itself: Vec<ByItself>,
    /// What is asked next.
    pub asked: Vec<Asked>,
}

/// An action that was owed and was the only one left, and so was taken by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByItself {
    /// For whom.
    pub side: Side,
    /// The action, in the game's notation.
    pub play: String,
    /// How many lines of the log had been told before it.
    pub before: usize,
}

impl fmt::Display for CaseFailure {
    /// Without a language: the key of what differs, and its gaps.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: line {}: ", self.case, self.line)?;
        bare(&self.reason, f)
    }
}

impl std::error::Error for CaseFailure {}

pub(super) fn bare(phrase: &Phrase, f: &mut fmt::Formatter) -> fmt::Result {
    write!(f, "{}", phrase.key)?;
    for (n, (gap, arg)) in phrase.args.iter().enumerate() {
        write!(f, "{}{gap} ", if n == 0 { ": " } else { ", " })?;
        bare_arg(arg, f)?;
    }
    Ok(())
}

fn bare_arg(arg: &Arg, f: &mut fmt::Formatter) -> fmt::Result {
    match arg {
        Arg::Number(n) => write!(f, "{n}"),
        Arg::Words(words) => f.write_str(words),
        Arg::Name { name } => f.write_str(name),
        Arg::Phrase(phrase) => {
            f.write_str("(")?;
            bare(phrase, f)?;
            f.write_str(")")
        }
        Arg::List(items) => items.iter().enumerate().try_for_each(|(n, item)| {
            f.write_str(if n == 0 { "" } else { " " })?;
            bare_arg(item, f)
        }),
    }
}
