//! The levels at which a bot can play.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The levels of a game that has a mind, weakest first.
pub const LEVELS: &[&str] = &["recruit", "ensign", "captain"];

/// The levels that serve only as yardsticks for the others, and are not offered to players. `random` plays at
/// random. `thumb` plays the action that the policy prefers. `general` is a captain with a larger budget,
/// whose strength was never measured. `captain-1` is the captain of 18 November 2026, which never changes.
/// The others each follow one [`Scheme`] for a whole game.
pub(crate) const YARDSTICKS: &[&str] =
    &["random", "thumb", "general", "captain-1", "turtle", "raider", "rush", "builder"];

/// The default level. On two cores most of its turns take less than a second.
pub const DEFAULT_LEVEL: &str = "captain";

/// The levels of a game without a mind. There is no `recruit`, since such a game has no policy to follow.
/// There are no other ranks, since a rank would promise a strength that was never measured.
pub(crate) const PLAIN_LEVELS: &[&str] = &["random", "search"];
pub(crate) const PLAIN_LEVEL: &str = "search";

// Levels are defined by iterations per turn and not by time, so that a level plays the same on every machine
// with the same number of threads. Each game's mind sets the budgets of ensign and captain.
const GENERAL: u32 = 20_000;

/// The level at which a bot plays: one of the names in [`LEVELS`], or a search with a
/// budget of its own, `search:2000` (iterations) or `search:500ms` (time).
/// `classic:2000` is the first search of these bots, kept as a yardstick.
///
/// ```
/// let level: bots::Level = "search:2000".parse().unwrap();
/// assert_eq!(level.budget(), Some(bots::Budget::Iterations(2000)));
/// assert_eq!(level.to_string(), "search:2000");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    written: String,
    pub(crate) method: Method,
}

/// The method by which a level makes its choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Method {
    /// Every legal action is equally likely.
    Random,
    /// An action is drawn with the probabilities of the policy.
    Sampled,
    /// The action that the policy prefers.
    Greedy,
    /// Tree search with the budget that a mind gives its ensign ([`Mind::ENSIGN`]).
    ///
    /// [`Mind::ENSIGN`]: crate::Mind::ENSIGN
    Ensign,
    /// Tree search with the budget that a mind gives its captain ([`Mind::CAPTAIN`]).
    ///
    /// [`Mind::CAPTAIN`]: crate::Mind::CAPTAIN
    Captain,
    /// Tree search.
    Search(Budget),
    /// The first tree search, which is kept as a yardstick.
    Classic(Budget),
    /// The first captain, with its search, its policy and its net, which is kept as a yardstick.
    FirstCaptain,
    /// The action that a scheme prefers.
    Scheme(Scheme),
}

/// An intention that a bot follows for a whole game or for one rollout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Gather everything in the safest place, and never attack.
    Turtle,
    /// Strike wherever the enemy has no guard.
    Raider,
    /// Send everything against the nearest of the enemy's main strongholds.
    Rush,
    /// Build and garrison; where the game has nothing to build, besiege the enemy's main strongholds patiently.
    Builder,
}

impl Scheme {
    /// All schemes.
    pub const ALL: [Scheme; 4] = [Scheme::Turtle, Scheme::Raider, Scheme::Rush, Scheme::Builder];
}

/// A search's budget for one turn; for the first search, its budget for one choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// A number of rollouts, over all workers together.
    Iterations(u32),
    /// A period on the host's clock.
    Time(Duration),
}

/// A search with at least this many iterations per turn looks further ahead ([`Mind::FAR_HORIZON`]).
///
/// [`Mind::FAR_HORIZON`]: crate::Mind::FAR_HORIZON
const AMPLE_ITERATIONS: u32 = 1_200;
/// A search with at least this much time per turn looks further ahead, too.
const AMPLE_TIME: Duration = Duration::from_millis(120);

impl Budget {
    /// Returns whether the budget is enough for long rollouts.
    pub fn is_ample(self) -> bool {
        match self {
            Budget::Iterations(n) => AMPLE_ITERATIONS <= n,
            Budget::Time(time) => AMPLE_TIME <= time,
        }
    }
}

impl Level {
    /// Returns the budget, if the level searches with a budget that is the same in every game.
    pub fn budget(&self) -> Option<Budget> {
        match self.method {
            Method::Search(budget) | Method::Classic(budget) => Some(budget),
            Method::Random | Method::Sampled | Method::Greedy | Method::Scheme(_) => None,
            Method::Ensign | Method::Captain | Method::FirstCaptain => None,
        }
    }

    /// Returns whether the level is one of `names`, or is a search with its own budget, which every game
    /// offers.
    pub fn is_among(&self, names: &[&str]) -> bool {
        let search = |name| self.written.starts_with(name);
        names.contains(&self.written.as_str()) || search("search") || search("classic:")
    }
}

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Level, NotALevel> {
        let iterations = |n| Some(Method::Search(Budget::Iterations(n)));
        let method = match text {
            "random" => Some(Method::Random),
            "recruit" => Some(Method::Sampled),
            "thumb" => Some(Method::Greedy),
            "ensign" => Some(Method::Ensign),
            "captain" | "search" => Some(Method::Captain),
            "general" => iterations(GENERAL),
            "captain-1" => Some(Method::FirstCaptain),
            "turtle" => Some(Method::Scheme(Scheme::Turtle)),
            "raider" => Some(Method::Scheme(Scheme::Raider)),
            "rush" => Some(Method::Scheme(Scheme::Rush)),
            "builder" => Some(Method::Scheme(Scheme::Builder)),
            _ => match text.split_once(':') {
                Some(("search", budget)) => read_budget(budget).map(Method::Search),
                Some(("classic", budget)) => read_budget(budget).map(Method::Classic),
                _ => None,
            },
        };
        let method = method.ok_or_else(|| NotALevel(text.into()))?;
        Ok(Level { written: text.into(), method })
    }
}

/// The error returned for a text that names no level of any game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not a level: write {known}, search:2000 (iterations) or search:500ms (time)",
    known = [LEVELS, YARDSTICKS].concat().join(", ")
)]
pub struct NotALevel(pub String);

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
        let searches = ["search:2000", "search:500ms", "search:2s", "classic:500", "classic:20ms"];
        for text in [LEVELS, YARDSTICKS, PLAIN_LEVELS, &searches].concat() {
            assert_eq!(text.parse::<Level>().unwrap().to_string(), text);
        }
        assert_eq!(Level::default().to_string(), DEFAULT_LEVEL);
    }

    #[test]
    fn a_game_without_a_mind_has_searches_and_no_ranks() {
        let offered = |text: &str| text.parse::<Level>().unwrap().is_among(PLAIN_LEVELS);
        assert!(
            ["random", "search", "search:50", "search:2s", "classic:50"].into_iter().all(offered)
        );
        assert!(!LEVELS.iter().chain(&["thumb"]).any(|text| offered(text)));
    }

    #[test]
    fn a_search_has_the_budget_it_was_given() {
        let method = |text: &str| text.parse::<Level>().unwrap().method;
        assert_eq!(method("search:2000"), Method::Search(Budget::Iterations(2000)));
        assert_eq!(
            method("search:500ms"),
            Method::Search(Budget::Time(Duration::from_millis(500)))
        );
        assert_eq!(method("search:2s"), Method::Search(Budget::Time(Duration::from_secs(2))));
        assert_eq!(method("classic:500"), Method::Classic(Budget::Iterations(500)));
        assert_eq!(method("search"), method(DEFAULT_LEVEL));
    }

    #[test]
    fn a_few_iterations_are_not_ample() {
        let ample = |text: &str| text.parse::<Level>().unwrap().budget().unwrap().is_ample();
        assert!(["general", "search:1200", "search:120ms", "search:2s"].map(ample) == [true; 4]);
        assert!(["search:1199", "search:80", "search:119ms"].map(ample) == [false; 3]);
    }

    #[test]
    fn an_unknown_level_is_refused_with_the_known_ones() {
        let bad = ["search:", "search:0", "search:0ms", "search:-5", "search:fast", "classic"];
        for text in bad.into_iter().chain(["", "major", "Random"]) {
            let error = text.parse::<Level>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("{text:?} is not a level")), "{error}");
            assert!(error.contains("captain") && error.contains("search:500ms"), "{error}");
        }
    }
}
