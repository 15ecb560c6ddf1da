//! Reports of how a case differs and what happened on the way, in a form that clients put into
//! words.

use std::fmt;

use crate::{Arg, Choice, LogLine, Phrase, Prompt, Refusal, Side};

/// The line at which a case fails, with a description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseFailure {
    /// The name of the case.
    pub case: String,
    /// The line that failed.
    pub line: usize,
    /// The reason for the failure. The key of the reason begins with `case-`; clients provide
    /// the sentence.
    pub reason: Phrase,
    /// The questions put to the sides at that moment, with their legal actions.
    pub asked: Vec<Asked>,
}

/// A question put to a side, with its legal actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The side that is asked.
    pub side: Side,
    /// The question.
    pub prompt: Prompt,
    /// The legal actions.
    pub choices: Vec<Choice>,
}

/// An action of a script, and everything that followed from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happened {
    /// The line of the script.
    pub line: usize,
    /// The side that acted.
    pub side: Side,
    /// The action as it was offered; `None` if it was refused.
    pub choice: Option<Choice>,
    /// The action, in the game's notation.
    pub play: String,
    /// The refusal, if the action was refused.
    pub refusal: Option<Refusal>,
    /// The dice that were rolled.
    pub dice: Vec<u8>,
    /// The names of the things that were drawn.
    pub draws: Vec<String>,
    /// The log of the action and of everything that followed automatically.
    pub log: Vec<LogLine>,
    /// The actions that followed automatically, each because the side had no other.
    pub by_itself: Vec<ByItself>,
    /// The questions that come next.
    pub asked: Vec<Asked>,
}

/// An obligatory action that was taken automatically, because the side had no other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByItself {
    /// The side that the action was taken for.
    pub side: Side,
    /// The action, in the game's notation.
    pub play: String,
    /// The number of log lines before the action.
    pub before: usize,
}

impl fmt::Display for CaseFailure {
    /// Writes the key of the reason with its gaps, since the engine has no texts in any language.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: line {}: ", self.case, self.line)?;
        bare(&self.reason, f)
    }
}

impl std::error::Error for CaseFailure {}

/// The reason why a case file can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseFileError {
    /// The line that is wrong.
    pub line: usize,
    /// The reason. The key of the reason begins with `case-`; clients provide the sentence.
    pub reason: Phrase,
}

impl fmt::Display for CaseFileError {
    /// Writes the key of the reason with its gaps, since the engine has no texts in any language.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        bare(&self.reason, f)
    }
}

impl std::error::Error for CaseFileError {}

fn bare(phrase: &Phrase, f: &mut fmt::Formatter) -> fmt::Result {
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
