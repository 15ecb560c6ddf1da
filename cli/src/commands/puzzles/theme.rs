//! The theme of a puzzle, named from what happens in its solution. The themes are data of each game.

use engine::{AnyPlaying, Phrase, Side};
use serde::Deserialize;
use shelf::Shelved;

use super::line::Narrated;
use crate::say::failure::Failure;

/// The theme file of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Themes {
    theme: Vec<PuzzleTheme>,
}

/// A theme, and the events by which it is known. A theme without events fits every puzzle.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleTheme {
    pub id: String,
    #[expect(dead_code, reason = "the page shows it")]
    en: String,
    #[expect(dead_code, reason = "the page shows it")]
    fr: String,
    /// The first words of the solution's first action, of which one must fit.
    #[serde(default)]
    plays: Vec<String>,
    /// The first words of any of the solver's own actions in the solution.
    #[serde(default)]
    later: Vec<String>,
    /// Keys of log lines about actions of the solver, of which one must be told.
    #[serde(default)]
    tells: Vec<String>,
    /// Whether the game must end within the solution.
    #[serde(default)]
    ends: bool,
}

/// Returns the themes of a game.
pub fn themes(shelved: &dyn Shelved) -> Result<Vec<PuzzleTheme>, Failure> {
    let name = shelved.name();
    let text = site::themes(name)
        .ok_or_else(|| Failure::Failed(format!("{name} has no themes for puzzles")))?;
    let read: Result<Themes, _> = toml::from_str(text);
    let themes = read.map_err(|error| Failure::Failed(format!("the themes of {name}: {error}")))?;
    Ok(themes.theme)
}

/// Returns the id of the first theme that fits a solution.
pub fn theme_of(
    themes: &[PuzzleTheme],
    (side, lines, told): (Side, &str, &[Narrated]),
    end: &dyn AnyPlaying,
) -> Option<String> {
    let own = format!("{side}: ");
    let plays: Vec<&str> = lines.lines().filter_map(|line| line.strip_prefix(&own)).collect();
    let said = |keys: &[String]| {
        let own = told.iter().filter(|(by, ..)| *by == side);
        let mut lines = own.flat_map(|(_, _, log)| log.iter().map(|line| &line.text));
        lines.any(|Phrase { key, .. }| keys.iter().any(|wanted| *key == **wanted))
    };
    let starts = |play: &str, words: &[String]| {
        words.iter().any(|word| play == word || play.starts_with(&format!("{word} ")))
    };
    let fits = |theme: &&PuzzleTheme| {
        (theme.plays.is_empty() || plays.first().is_some_and(|it| starts(it, &theme.plays)))
            && (theme.later.is_empty() || plays.iter().any(|it| starts(it, &theme.later)))
            && (theme.tells.is_empty() || said(&theme.tells))
            && (!theme.ends || end.outcome().is_some())
    };
    themes.iter().find(fits).map(|theme| theme.id.clone())
}
