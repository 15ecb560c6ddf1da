//! A moment of a recorded game: the state after N of its actions, written `RECORD@N`.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use engine::{AnyPlaying, Record};
use shelf::{NotOnTheShelf, Shelved};

use crate::say::argument::BadArgument;
use crate::say::failure::{self, Failure};

/// `RECORD@N`: the state of a recorded game after N actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedState {
    record: PathBuf,
    number: usize,
}

impl FromStr for RecordedState {
    type Err = BadArgument;

    fn from_str(text: &str) -> Result<RecordedState, BadArgument> {
        let (record, number) = text.rsplit_once('@').ok_or(BadArgument::Moment)?;
        let number = number.parse().map_err(|_| BadArgument::Moment)?;
        if record.is_empty() {
            return Err(BadArgument::Moment);
        }
        Ok(RecordedState { record: record.into(), number })
    }
}

impl fmt::Display for RecordedState {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}@{}", self.record.display(), self.number)
    }
}

impl RecordedState {
    /// Returns the game at that moment. The game must not be over. `game_of` finds the game of a record.
    pub fn replay<'a>(&self, game_of: impl GameOf<'a>) -> Result<Replayed<'a>, Failure> {
        let replayed = replay(&self.record, Some(self.number), game_of)?;
        match replayed.playing.outcome() {
            None => Ok(replayed),
            Some(_) => {
                Err(self.wrong("the game is already over at that moment: give an earlier one"))
            }
        }
    }

    /// Returns the state at that moment as a position.
    pub fn position<'a>(
        &self,
        game_of: impl GameOf<'a>,
    ) -> Result<(&'a dyn Shelved, String), Failure> {
        let Replayed { shelved, playing, .. } = self.replay(game_of)?;
        let position = playing.position();
        let position = position.ok_or_else(|| self.wrong("it can't be written as a position"))?;
        Ok((shelved, position.to_string()))
    }

    fn wrong(&self, why: &str) -> Failure {
        Failure::Failed(format!("{self}: {why}"))
    }
}

/// A function that finds the game of a record, or returns the reason why there is none.
pub trait GameOf<'a>: FnOnce(&Record) -> Result<&'a dyn Shelved, WrongGame> {}

impl<'a, F: FnOnce(&Record) -> Result<&'a dyn Shelved, WrongGame>> GameOf<'a> for F {}

/// An error for a record of an unknown game, or of a game other than the one to be played.
#[derive(Debug, thiserror::Error)]
pub enum WrongGame {
    #[error(transparent)]
    Unknown(#[from] NotOnTheShelf),
    #[error("it is a record of {0}")]
    Another(String),
}

/// A recorded game that was replayed up to some action.
pub struct Replayed<'a> {
    pub shelved: &'a dyn Shelved,
    /// The record up to that action.
    pub record: Record,
    /// The number of actions in the whole record.
    pub of: usize,
    pub playing: Box<dyn AnyPlaying>,
}

/// Replays a record up to action `at`, or to its end.
pub fn replay<'a>(
    path: &Path,
    at: Option<usize>,
    game_of: impl GameOf<'a>,
) -> Result<Replayed<'a>, Failure> {
    let file = path.display();
    let wrong = |error: &dyn fmt::Display| Failure::Failed(format!("{file}: {error}"));
    let mut record = Record::parse(&failure::read(path)?).map_err(|error| wrong(&error))?;
    let shelved = game_of(&record).map_err(|error| wrong(&error))?;
    let of = record.lines.len();
    if let Some(at) = at {
        if of < at {
            return Err(Failure::Usage(format!("there is no action {at}: {file} has {of}")));
        }
        // Later actions need not be legal: a game that differs under today's rules can be viewed up to the
        // difference.
        if at < of {
            record.lines.truncate(at);
            record.result = None;
        }
    }
    let playing = shelved.game().replay(&record).map_err(|error| wrong(&error))?;
    Ok(Replayed { shelved, record, of, playing })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_a_record_and_a_number() {
        for text in ["game.record@90", "a@b/game.record@0"] {
            assert_eq!(text.parse::<RecordedState>().unwrap().to_string(), text);
        }
        for text in ["game.record", "game.record@", "game.record@end", "@3", "game.record@-1"] {
            assert_eq!(text.parse::<RecordedState>(), Err(BadArgument::Moment), "{text}");
        }
    }
}
