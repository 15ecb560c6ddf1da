//! A tournament: its entrants, the pairings of its rounds with the reason for each, and its standings.
//!
//! The same tournament always leads to the same pairings. Where nothing else decides, a draw does, which follows from
//! the seed of the tournament.
//!
//! - [`rules`]: how a tournament is played;
//! - [`round`]: pairings, byes, results and reasons;
//! - `course`: the tournament so far;
//! - `circle`: everybody meets everybody;
//! - `swiss`: players with the same points meet, by a matching (`matching`) of least cost;
//! - `standings`: points, and the tie-breaks that rank players with equal points.

mod circle;
mod course;
mod lot;
mod matching;
mod points;
pub mod round;
pub mod rules;
mod standings;
mod state;
mod swiss;

#[cfg(test)]
mod tests;

pub use course::{Entrant, Tournament};
pub use points::TournamentPoints;
pub use round::{
    Bye, ByeReason, GameResult, PairedGame, Pairing, PairingReason, ResultSource, Score,
    SidesReason, TournamentRound,
};
pub use rules::{
    GamesPerPairing, MOST_ENTRANTS, MOST_ROUNDS, RoundStart, TieBreak, TournamentFormat,
    TournamentRules, TournamentRulesError,
};
pub use standings::{Standing, TieBreakValue};
pub use state::{TournamentState, UnknownTournamentState};

/// The reason why no further round can be paired now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NextRoundError {
    /// Games of the last round have no result yet.
    #[error("games of this round have no result yet")]
    UnderWay,
    /// All rounds have been paired.
    #[error("this was the last round")]
    NoMore,
    /// Fewer than two entrants are left.
    #[error("a round needs at least two players")]
    TooFew,
}

impl Tournament {
    /// Returns the number of rounds that the tournament has. For a round robin it follows from the number of
    /// entrants who play in the first round.
    pub fn length(&self) -> u32 {
        match self.rules.format {
            TournamentFormat::RoundRobin => {
                let first = self.entrants.iter().filter(|one| one.plays_in(1)).count();
                circle::length(first)
            }
            TournamentFormat::Swiss { rounds } => rounds,
        }
    }

    /// Returns whether players can still enter after the first round has been paired.
    pub fn takes_late_entrants(&self) -> bool {
        let swiss = matches!(self.rules.format, TournamentFormat::Swiss { .. });
        swiss && (self.rounds.len() as u32) < self.length()
    }

    /// Returns the next round, whose games have no results yet.
    pub fn next_round(&self) -> Result<TournamentRound, NextRoundError> {
        if !self.is_settled() {
            return Err(NextRoundError::UnderWay);
        }
        let number = self.rounds.len() as u32 + 1;
        let playing = self.entrants.iter().filter(|one| one.plays_in(number)).count();
        if number == 1 && playing < 2 {
            return Err(NextRoundError::TooFew);
        }
        if self.length() < number {
            return Err(NextRoundError::NoMore);
        }
        if playing < 2 {
            return Err(NextRoundError::TooFew);
        }
        Ok(match self.rules.format {
            TournamentFormat::RoundRobin => circle::round(self, number),
            TournamentFormat::Swiss { .. } => swiss::round(self, number),
        })
    }
}
