//! How well a bot plays.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The names that a player can choose, weakest first.
pub const LEVELS: &[&str] = &["random", "thumb", "ensign", "captain", "general"];

/// About one second a move on two cores.
pub const DEFAULT_LEVEL: &str = "captain";

// Iterations and not time, so that a level plays the same on every machine. An
// iteration of The Struggle for New France was measured at 200 µs of one
// core, so on two idle cores a move takes about:
const ENSIGN: u32 = 400; // 0.04 s
const CAPTAIN: u32 = 10_000; // 1.0 s
const GENERAL: u32 = 30_000; // 3.0 s

/// How well a bot plays: a name out of [`LEVELS`], or a search with a budget of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    written: String,
    pub(crate) play: Play,
}

/// How a level comes to its choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Play {
    Random,
    Thumb,
    Search(Budget),
}

/// What a search may spend on one choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Budget {
    Iterations(u32),
    Time(Duration),
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        let iterations = |n| Some(Play::Search(Budget::Iterations(n)));
        let play = match text {
            "random" => Some(Play::Random),
            "thumb" => Some(Play::Thumb),
            "ensign" => iterations(ENSIGN),
            "captain" | "search" => iterations(CAPTAIN),
            "general" => iterations(GENERAL),
            _ => text.strip_prefix("search:").and_then(read_budget).map(Play::Search),
        };
        let play = play.ok_or_else(|| {
            format!(
                "{text:?} is not a level: write {}, search:2000 (iterations) or search:500ms (time)",
                LEVELS.join(", ")
            )
        })?;
        Ok(Level { written: text.into(), play })
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    let number = |digits: &str| digits.parse::<u32>().ok().filter(|n| 0 < *n);
    if let Some(digits) = text.strip_suffix("ms") {
        return number(digits).map(|n| Budget::Time(Duration::from_millis(n.into())));
    }
    if let Some(digits) = text.strip_suffix('s') {
        return number(digits).map(|n| Budget::Time(Duration::from_secs(n.into())));
    }
    number(text).map(Budget::Iterations)
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.written)
    }
}

impl Default for Level {
    fn default() -> Level {
        DEFAULT_LEVEL.parse().expect("the default is a level")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_prints_as_it_was_written() {
        for text in LEVELS.iter().chain(&["search", "search:2000", "search:500ms", "search:2s"]) {
            assert_eq!(text.parse::<Level>().unwrap().to_string(), *text);
        }
        assert_eq!(Level::default().to_string(), DEFAULT_LEVEL);
    }

    #[test]
    fn a_search_has_the_budget_it_was_given() {
        let play = |text: &str| text.parse::<Level>().unwrap().play;
        assert_eq!(play("search:2000"), Play::Search(Budget::Iterations(2000)));
        assert_eq!(play("search:500ms"), Play::Search(Budget::Time(Duration::from_millis(500))));
        assert_eq!(play("search:2s"), Play::Search(Budget::Time(Duration::from_secs(2))));
        assert_eq!(play("search"), play(DEFAULT_LEVEL));
    }

    #[test]
    fn what_is_no_level_is_told_what_is() {
        for text in
            ["", "major", "search:", "search:0", "search:0ms", "search:-5", "search:fast", "Random"]
        {
            let error = text.parse::<Level>().unwrap_err();
            assert!(error.starts_with(&format!("{text:?} is not a level")), "{error}");
            assert!(error.contains("captain") && error.contains("search:500ms"), "{error}");
        }
    }
}
