//! A tournament: its entrants, the pairings of its rounds with the reason for each, and its standings.
//!
//! The same tournament always leads to the same pairings. Where nothing else decides, a draw does, which follows from
//! the seed of the tournament.
//!
//! - [`rules`]: how a tournament is played;
//! - [`round`]: pairings, byes, results and reasons;
//! - `circle`: everybody meets everybody;
//! - `swiss`: players with the same points meet, by a matching (`matching`) of least cost;
//! - `standings`: points, and the tie-breaks that rank players with equal points.

mod circle;
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

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// How the tournament is played.
    pub rules: TournamentRules,
    /// The number from which all draws follow.
    pub seed: u64,
    /// The entrants, in the order in which they entered.
    pub entrants: Vec<Entrant>,
    /// The rounds that have been paired, the first one first.
    pub rounds: Vec<TournamentRound>,
}

/// A player of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The number of the entrant, which nobody else in the tournament has.
    pub number: u32,
    /// The strength of the entrant, if it is known.
    pub rating: Option<i32>,
    /// The first round in which the entrant plays.
    pub since: u32,
    /// The last round in which the entrant plays, if the entrant has left.
    pub left: Option<u32>,
}

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

impl Entrant {
    /// Returns whether the entrant plays in the round with this number.
    pub fn plays_in(&self, round: u32) -> bool {
        self.since <= round && self.left.is_none_or(|last| round <= last)
    }
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

    /// Returns whether all games of the rounds so far have a result.
    pub fn is_settled(&self) -> bool {
        self.rounds.iter().all(TournamentRound::is_settled)
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

    /// Returns the points of an entrant: those of games and of byes.
    pub fn points(&self, entrant: u32) -> TournamentPoints {
        let byes = self.byes().filter(|bye| bye.entrant == entrant).map(|bye| bye.points);
        let games = self.games().filter_map(|game| game.points(entrant));
        byes.chain(games).sum()
    }

    /// Returns the number of times that two entrants were paired.
    pub fn meetings(&self, one: u32, other: u32) -> usize {
        let both = |pairing: &&Pairing| pairing.has(one) && pairing.has(other);
        self.pairings().filter(both).count()
    }

    fn pairings(&self) -> impl Iterator<Item = &Pairing> {
        self.rounds.iter().flat_map(|round| &round.pairings)
    }

    fn games(&self) -> impl Iterator<Item = &PairedGame> {
        self.pairings().flat_map(|pairing| &pairing.games)
    }

    fn byes(&self) -> impl Iterator<Item = &Bye> {
        self.rounds.iter().flat_map(|round| &round.byes)
    }

    /// Returns how many more games an entrant has had with the French than with the British.
    fn imbalance(&self, entrant: u32) -> i64 {
        let sign = |game: &PairedGame| match entrant {
            one if one == game.french => 1,
            one if one == game.british => -1,
            _ => 0,
        };
        self.games().map(sign).sum()
    }

    /// Returns the games of a pairing. If two games are played, each entrant has each side once.
    fn paired_games(&self, french: u32, british: u32) -> Vec<PairedGame> {
        let game = |french, british| PairedGame { french, british, result: None };
        match self.rules.games {
            GamesPerPairing::One => vec![game(french, british)],
            GamesPerPairing::Both | GamesPerPairing::InTurn => {
                vec![game(french, british), game(british, french)]
            }
        }
    }

    /// Returns the points for winning all games of a pairing.
    fn whole_points(&self) -> TournamentPoints {
        let games = if self.rules.games == GamesPerPairing::One { 1 } else { 2 };
        [TournamentPoints::WIN; 2].into_iter().take(games).sum()
    }
}
