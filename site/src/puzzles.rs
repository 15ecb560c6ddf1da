//! The puzzles of each game, as the page shows them. The command `carillon puzzles` writes the
//! files of puzzles.

use engine::{AnyGame, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use study::{Puzzle, PuzzleFile, Study, WrongAnswer};

include!(concat!(env!("OUT_DIR"), "/puzzles.rs"));

fn of_game(files: &[(&str, &'static str)], game: &str) -> Option<&'static str> {
    files.iter().find(|(name, _)| *name == game).map(|(_, text)| *text)
}

/// Returns the file of a game's puzzles, if it has any.
pub fn puzzles(game: &str) -> Option<&'static str> {
    of_game(PUZZLES, game)
}

/// Returns the file of the themes of a game's puzzles, if it has any.
pub fn themes(game: &str) -> Option<&'static str> {
    of_game(THEMES, game)
}

/// The puzzles of a game.
#[derive(Default, Serialize, JsonSchema)]
pub struct PuzzleFacts {
    /// The themes that occur, in the order of the theme file.
    themes: Vec<ThemeOfPuzzles>,
    /// The puzzles, in a fixed order.
    all: Vec<PuzzleFact>,
}

/// A theme of puzzles.
#[derive(Serialize, Deserialize, JsonSchema)]
pub struct ThemeOfPuzzles {
    /// The theme's id.
    id: String,
    /// The name in English.
    en: String,
    /// The name in French.
    fr: String,
}

/// A puzzle.
#[derive(Serialize, JsonSchema)]
pub struct PuzzleFact {
    /// The id, by which a browser remembers that the puzzle was solved.
    id: String,
    /// The side that must choose.
    side: Side,
    /// The id of the theme.
    theme: String,
    /// The difficulty, from 1 to 3.
    difficulty: u8,
    /// The action to be found, in the game's notation.
    answer: String,
    /// Further actions that are accepted.
    also: Vec<String>,
    /// The chance to win after the solution.
    chance: f64,
    /// The wrong answers that the study refutes.
    wrong: Vec<WrongFact>,
    /// The study: its main line is the solution, its variations refute the wrong answers.
    study: String,
}

/// A wrong answer.
#[derive(Serialize, JsonSchema)]
pub struct WrongFact {
    /// The action, in the game's notation.
    play: String,
    /// The chance to win after the wrong answer.
    chance: f64,
    /// Whether the ensign plays it.
    ensign: bool,
}

impl PuzzleFacts {
    /// Returns the puzzles of a game.
    ///
    /// # Panics
    ///
    /// If one of the files can't be read. A test checks all files.
    pub fn of(game: &dyn AnyGame) -> PuzzleFacts {
        let name = game.facts().name;
        let Some(text) = puzzles(name) else { return PuzzleFacts::default() };
        let file = PuzzleFile::read(text).expect("the program's own puzzles read");
        let all: Vec<PuzzleFact> = file.puzzles.iter().map(|it| fact(name, it)).collect();
        #[derive(Deserialize)]
        struct Themes {
            theme: Vec<ThemeOfPuzzles>,
        }
        let themes = toml::from_str(themes(name).unwrap_or("theme = []"));
        let Themes { mut theme } = themes.expect("the program's own themes read");
        theme.retain(|theme| all.iter().any(|puzzle| puzzle.theme == theme.id));
        PuzzleFacts { themes: theme, all }
    }
}

fn fact(game: &str, puzzle: &Puzzle) -> PuzzleFact {
    let study: Study = puzzle.study(game).expect("the program's own puzzles read");
    let wrong = |one: &WrongAnswer| WrongFact {
        play: one.answer().unwrap_or_default(),
        chance: one.chance,
        ensign: one.ensign,
    };
    PuzzleFact {
        id: puzzle.id.clone(),
        side: puzzle.side,
        theme: puzzle.theme.clone(),
        difficulty: puzzle.difficulty,
        answer: puzzle.answer().unwrap_or_default(),
        also: puzzle.also.clone(),
        chance: puzzle.chance,
        wrong: puzzle.wrong.iter().map(wrong).collect(),
        study: study.write(),
    }
}
