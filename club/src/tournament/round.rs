//! A round: pairings, byes, results, and the reason for each pairing.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::points::TournamentPoints;

/// A round of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRound {
    /// The pairings, the one of the leaders first.
    pub pairings: Vec<Pairing>,
    /// The players without an opponent.
    pub byes: Vec<Bye>,
}

/// Two players who meet in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The numbers of the two entrants. The one with more points comes first.
    pub entrants: [u32; 2],
    /// The reason why these two meet.
    pub reason: PairingReason,
    /// The reason why the sides are as they are.
    pub sides: SidesReason,
    /// The games: one or two.
    pub games: Vec<PairedGame>,
}

/// A game of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairedGame {
    /// The entrant who plays the French.
    pub french: u32,
    /// The entrant who plays the British.
    pub british: u32,
    /// The result, once there is one.
    pub result: Option<GameResult>,
}

/// The result of a game in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameResult {
    /// The winner.
    pub score: Score,
    /// How the game was decided.
    pub source: ResultSource,
}

/// The winner of a game in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// The French have won.
    French,
    /// The British have won.
    British,
    /// The game is a draw.
    Draw,
    /// Both players have lost.
    Neither,
}

/// How a game in a tournament was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ResultSource {
    /// At the table.
    Played,
    /// A player has forfeited the game.
    Forfeit,
    /// The organiser has decided.
    Adjudicated,
}

/// The reason why two entrants meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PairingReason {
    /// In a round robin everybody meets everybody, and this is the round in which these two meet.
    RoundRobin,
    /// Nobody has points yet. The players of the upper half, by rating and by lot, meet those of the lower half.
    FirstRound,
    /// Both have the same number of points.
    SamePoints,
    /// The points differ, since no pairing of the whole round has smaller differences without a repetition.
    ClosestPoints,
    /// The two have met before, since every pairing of the round has a repetition.
    Repetition,
}

/// The reason why the entrants of a pairing have their sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SidesReason {
    /// Each plays each side once.
    Both,
    /// The one who has played the French less often plays them now.
    Balance,
    /// Both have played the French equally often, so the lot decides.
    Lot,
    /// In a round robin the sides are set for all rounds, so that everybody has both equally often.
    Circle,
}

/// A player without an opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    /// The number of the entrant.
    pub entrant: u32,
    /// The reason why this entrant has no opponent.
    pub reason: ByeReason,
    /// The points for the bye.
    pub points: TournamentPoints,
}

/// The reason why an entrant has no opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ByeReason {
    /// The number of players of a round robin is odd, so each of them has one round without a game. It scores
    /// nothing.
    RoundRobin,
    /// The opponent has left the tournament. The bye counts as a win.
    OpponentLeft {
        /// The number of the opponent.
        opponent: u32,
    },
    /// The number of players is odd, and of those with the fewest byes this player has the fewest points; among equal
    /// ones the rating and the lot decide. The bye counts as a win.
    Last,
    /// As for `last`, but the bye of a player with fewer points would cause a repetition.
    LastWithoutRepetition,
}

impl TournamentRound {
    /// Returns whether all games have a result.
    pub fn is_settled(&self) -> bool {
        let settled = |pairing: &Pairing| pairing.games.iter().all(|game| game.result.is_some());
        self.pairings.iter().all(settled)
    }
}

impl Pairing {
    /// Returns whether the entrant with this number is one of the two.
    pub fn has(&self, entrant: u32) -> bool {
        self.entrants.contains(&entrant)
    }

    /// Returns the opponent of an entrant, if the entrant is one of the two.
    pub fn opponent(&self, entrant: u32) -> Option<u32> {
        let [one, other] = self.entrants;
        match entrant {
            entrant if entrant == one => Some(other),
            entrant if entrant == other => Some(one),
            _ => None,
        }
    }
}

impl PairedGame {
    /// Returns the points of an entrant from the game; `None` if the game has no result, or if the entrant does
    /// not play in it.
    pub fn points(&self, entrant: u32) -> Option<TournamentPoints> {
        let score = self.result?.score;
        let own = match entrant {
            entrant if entrant == self.french => Score::French,
            entrant if entrant == self.british => Score::British,
            _ => return None,
        };
        Some(match score {
            Score::Draw => TournamentPoints::DRAW,
            score if score == own => TournamentPoints::WIN,
            _ => TournamentPoints::LOSS,
        })
    }

    /// Returns the result if an entrant forfeits the game; `None` if the entrant does not play in it.
    pub fn forfeited_by(&self, entrant: u32) -> Option<GameResult> {
        let score = match entrant {
            entrant if entrant == self.french => Score::British,
            entrant if entrant == self.british => Score::French,
            _ => return None,
        };
        Some(GameResult { score, source: ResultSource::Forfeit })
    }
}
