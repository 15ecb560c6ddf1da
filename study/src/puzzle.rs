//! Puzzles: moments at which one action is clearly better than every other, with the lines that show why.
//!
//! A [`PuzzleFile`] holds the puzzles of a game. Each puzzle has a position, and the action to be found with
//! the actions that usually follow. For each tempting wrong answer it has the actions that punish that
//! answer. All figures are chances to win of the side that must choose. They were found by searches that know
//! only what that side may know.

use std::collections::BTreeSet;

use engine::{AnyGame, Side};
use serde::{Deserialize, Serialize};

use crate::{NodeId, Study, StudyError, TextError};

/// The smallest lead of the best action over every action that is not a solution: 12 percentage points.
pub const LEAD: f64 = 0.12;

/// The puzzles of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleFile {
    /// The game's name.
    pub game: String,
    /// The ids of puzzles that a person has looked at and found dull or wrong. They are not found again.
    #[serde(default)]
    pub rejected: BTreeSet<String>,
    /// The puzzles, in the order in which they were found.
    #[serde(default, rename = "puzzle")]
    pub puzzles: Vec<Puzzle>,
}

/// A moment at which one action is clearly better than every other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The puzzle's id, derived from its position and side.
    pub id: String,
    /// The side that must choose.
    pub side: Side,
    /// The id of the theme, in the file of themes.
    pub theme: String,
    /// The difficulty, from 1 (a short search finds the solution) to 3 (only a long search
    /// finds it).
    pub difficulty: u8,
    /// The moment at which the puzzle was found: a game and the number of actions before the moment.
    pub origin: String,
    /// The chance to win after the solution.
    pub chance: f64,
    /// The standard error of the solution's lead over the best action that is not a solution.
    pub error: f64,
    /// Further actions that are accepted, since they are as good as the solution.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// The position, with the actions that led from it to the moment.
    pub position: String,
    /// The solution and the actions that follow it, as lines of a study.
    pub solution: String,
    /// The tempting wrong answers, the best of them first.
    #[serde(default, rename = "wrong")]
    pub wrong: Vec<WrongAnswer>,
}

/// A wrong answer, and the actions that show why it is wrong.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrongAnswer {
    /// The chance to win after the wrong answer.
    pub chance: f64,
    /// Whether the ensign plays it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ensign: bool,
    /// The answer and the actions that follow it, as lines of a study.
    pub line: String,
}

/// The reason why a puzzle file is not accepted.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PuzzleError {
    /// The text is not a puzzle file.
    #[error("this is no file of puzzles: {0}")]
    Unreadable(String),
    /// A line of a puzzle can't be read.
    #[error("puzzle {id}: {why}")]
    Text {
        /// The puzzle.
        id: String,
        /// The mistake in its study.
        why: TextError,
    },
    /// A line of a puzzle can't be played.
    #[error("puzzle {id}: {why}")]
    Line {
        /// The puzzle.
        id: String,
        /// The mistake.
        why: Box<StudyError>,
    },
    /// A puzzle contradicts itself.
    #[error("puzzle {id}: {why}")]
    Wrong {
        /// The puzzle.
        id: String,
        /// The contradiction.
        why: String,
    },
}

impl PuzzleFile {
    /// Reads the text of a file. Whether its lines can be played is not checked here ([`PuzzleFile::check`]).
    pub fn read(text: &str) -> Result<PuzzleFile, PuzzleError> {
        toml::from_str(text)
            .map_err(|error| PuzzleError::Unreadable(error.to_string().trim_end().into()))
    }

    /// Returns the text of the file.
    pub fn write(&self) -> String {
        toml::to_string(self).expect("puzzles are plain data")
    }

    /// Plays all puzzles through, and returns the first fault.
    pub fn check(&self, game: &dyn AnyGame) -> Result<(), PuzzleError> {
        let mut known = BTreeSet::new();
        for puzzle in &self.puzzles {
            let wrong = |why: &str| PuzzleError::Wrong { id: puzzle.id.clone(), why: why.into() };
            if !known.insert(&puzzle.id) {
                return Err(wrong("there are two with this id"));
            }
            if self.rejected.contains(&puzzle.id) {
                return Err(wrong("it was rejected"));
            }
            puzzle.check(game)?;
        }
        Ok(())
    }
}

impl Puzzle {
    /// Returns the puzzle as a study: its main line is the solution, and its variations are the wrong
    /// answers. The study shows only what the side that must choose may know.
    pub fn study(&self, game: &str) -> Result<Study, PuzzleError> {
        let mut study = Study::new(game, self.position.trim_start());
        study.knows = Some(self.side);
        let mut text = study.write();
        // The first action of the main line is written before its variations.
        let (first, rest) = split_first_action(&self.solution);
        text.push_str(&first);
        for wrong in &self.wrong {
            text.push_str(&format!("(\n{})\n", wrong.line.trim_start()));
        }
        text.push_str(&rest);
        Study::parse(&text).map_err(|why| PuzzleError::Text { id: self.id.clone(), why })
    }

    /// Returns the action of the solution, with which the page compares an answer.
    pub fn answer(&self) -> Option<String> {
        first_play(&self.solution)
    }

    fn check(&self, game: &dyn AnyGame) -> Result<(), PuzzleError> {
        let wrong = |why: String| PuzzleError::Wrong { id: self.id.clone(), why };
        let line = |why: StudyError| PuzzleError::Line { id: self.id.clone(), why: why.into() };
        let study = self.study(game.facts().name)?;
        study.check(game).map_err(line)?;
        let begin = study.begin(game).map_err(line)?;
        let legal = begin.legal(self.side);
        let answer = self.answer().ok_or_else(|| wrong("it has no solution".into()))?;
        if !begin.awaited().has(self.side) {
            return Err(wrong(format!("the {} have nothing to choose", self.side)));
        }
        if study.variations(Study::ROOT).len() != 1 + self.wrong.len() {
            return Err(wrong("a wrong answer is given twice".into()));
        }
        let first = |id: &NodeId| study.tried(*id).cloned();
        let tried = study.variations(Study::ROOT).iter().filter_map(first);
        if tried.into_iter().any(|tried| tried.side != self.side) {
            return Err(wrong("an answer is of the other side".into()));
        }
        if let Some(other) = self.also.iter().find(|play| !legal.contains(play)) {
            return Err(wrong(format!("{other} is not legal")));
        }
        if self.wrong.is_empty() {
            return Err(wrong("it has no wrong answer".into()));
        }
        for one in &self.wrong {
            let play = first_play(&one.line).unwrap_or_default();
            if play == answer || self.also.contains(&play) {
                return Err(wrong(format!("{play} is both right and wrong")));
            }
            if self.chance - one.chance < LEAD {
                return Err(wrong(format!("{play} is hardly worse than the solution")));
            }
        }
        match self.difficulty {
            1..=3 => Ok(()),
            other => Err(wrong(format!("there is no difficulty {other}"))),
        }
    }
}

impl WrongAnswer {
    /// Returns the wrong answer in the game's notation.
    pub fn answer(&self) -> Option<String> {
        first_play(&self.line)
    }
}

/// Returns whether a line of a script is an action, not dice, a draw or a shuffle.
fn is_action(line: &str) -> bool {
    Side::BOTH.iter().any(|side| line.starts_with(&format!("{side}: ")))
}

/// Splits lines into those up to the first action and those after it.
fn split_first_action(lines: &str) -> (String, String) {
    let all: Vec<&str> = lines.lines().filter(|line| !line.is_empty()).collect();
    let end = all.iter().position(|line| is_action(line)).map_or(all.len(), |place| place + 1);
    let joined = |part: &[&str]| part.iter().map(|line| format!("{line}\n")).collect();
    (joined(&all[..end]), joined(&all[end..]))
}

/// Returns the first action of some lines, without its side.
fn first_play(lines: &str) -> Option<String> {
    let line = lines.lines().find(|line| is_action(line))?;
    line.split_once(": ").map(|(_, play)| play.into())
}
