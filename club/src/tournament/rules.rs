//! How a tournament is played.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The maximum number of entrants.
pub const MOST_ENTRANTS: u32 = 200;
/// The maximum number of rounds of a Swiss tournament.
pub const MOST_ROUNDS: u32 = 20;
/// The maximum number of entrants of a round robin, which has one round less than entrants.
const MOST_IN_CIRCLE: u32 = 40;

/// How a tournament is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TournamentRules {
    /// The way in which players are paired.
    pub format: TournamentFormat,
    /// The games of two players who are paired.
    pub games: GamesPerPairing,
    /// When the next round begins.
    pub begins: RoundStart,
    /// The maximum number of entrants.
    pub most: u32,
    /// The tie-breaks that rank players with equal points. Each one counts only where all earlier ones are equal.
    pub tie_breaks: Vec<TieBreak>,
}

/// The way in which players are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TournamentFormat {
    /// Everybody meets everybody.
    RoundRobin,
    /// Players with the same points meet.
    Swiss {
        /// The number of rounds.
        rounds: u32,
    },
}

/// The games of two players who are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GamesPerPairing {
    /// One game.
    One,
    /// Two games at the same time, in which each player plays each side once.
    Both,
    /// Two games, in which each player plays each side once. The second game begins when the first has ended.
    InTurn,
}

/// When the next round begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RoundStart {
    /// The organiser begins each round.
    Organiser,
    /// A round begins when all games of the last one have ended. The organiser begins the first round.
    Ended,
}

/// A comparison of players with equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// The points from the games of the tied players with each other, if all of them have met.
    HeadToHead,
    /// The points of all opponents together. For a bye the player's own points count.
    Buchholz,
    /// The points of the opponents that the player has beaten, and half the points of those with whom the player has
    /// drawn.
    SonnebornBerger,
    /// The number of games won. Byes and games that were forfeited do not count.
    Wins,
}

/// The reason why a tournament can't be played by some rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentRulesError {
    /// The number of rounds is not allowed.
    #[error("a Swiss tournament has from 1 to {MOST_ROUNDS} rounds")]
    Rounds,
    /// The maximum number of entrants is not allowed.
    #[error("such a tournament takes from 2 to {0} players")]
    Entrants(u32),
    /// A tie-break is named twice.
    #[error("each tie-break counts once")]
    TieBreaks,
}

impl TournamentRules {
    /// Returns an error if no tournament can be played by these rules.
    pub fn check(&self) -> Result<(), TournamentRulesError> {
        let most = match self.format {
            TournamentFormat::RoundRobin => MOST_IN_CIRCLE,
            TournamentFormat::Swiss { .. } => MOST_ENTRANTS,
        };
        if !(2..=most).contains(&self.most) {
            return Err(TournamentRulesError::Entrants(most));
        }
        if let TournamentFormat::Swiss { rounds } = self.format
            && !(1..=MOST_ROUNDS).contains(&rounds)
        {
            return Err(TournamentRulesError::Rounds);
        }
        let all = &self.tie_breaks;
        let twice = |(n, one): (usize, &TieBreak)| all[..n].contains(one);
        if all.iter().enumerate().any(twice) {
            return Err(TournamentRulesError::TieBreaks);
        }
        Ok(())
    }
}
