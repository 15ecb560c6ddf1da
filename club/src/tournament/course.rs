//! The course of a tournament so far: entrants, rounds, points and meetings.

use super::points::TournamentPoints;
use super::round::{Bye, PairedGame, Pairing, TournamentRound};
use super::rules::{GamesPerPairing, TournamentRules};

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

impl Entrant {
    /// Returns whether the entrant plays in the round with this number.
    pub fn plays_in(&self, round: u32) -> bool {
        self.since <= round && self.left.is_none_or(|last| round <= last)
    }
}

impl Tournament {
    /// Returns whether all games of the rounds so far have a result.
    pub fn is_settled(&self) -> bool {
        self.rounds.iter().all(TournamentRound::is_settled)
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

    pub(super) fn pairings(&self) -> impl Iterator<Item = &Pairing> {
        self.rounds.iter().flat_map(|round| &round.pairings)
    }

    pub(super) fn games(&self) -> impl Iterator<Item = &PairedGame> {
        self.pairings().flat_map(|pairing| &pairing.games)
    }

    pub(super) fn byes(&self) -> impl Iterator<Item = &Bye> {
        self.rounds.iter().flat_map(|round| &round.byes)
    }

    /// Returns how many more games an entrant has had with the French than with the British.
    pub(super) fn imbalance(&self, entrant: u32) -> i64 {
        let sign = |game: &PairedGame| match entrant {
            one if one == game.french => 1,
            one if one == game.british => -1,
            _ => 0,
        };
        self.games().map(sign).sum()
    }

    /// Returns the games of a pairing. If two games are played, each entrant has each side once.
    pub(super) fn paired_games(&self, french: u32, british: u32) -> Vec<PairedGame> {
        let game = |french, british| PairedGame { french, british, result: None };
        match self.rules.games {
            GamesPerPairing::One => vec![game(french, british)],
            GamesPerPairing::Both | GamesPerPairing::InTurn => {
                vec![game(french, british), game(british, french)]
            }
        }
    }

    /// Returns the points for winning all games of a pairing.
    pub(super) fn whole_points(&self) -> TournamentPoints {
        let games = if self.rules.games == GamesPerPairing::One { 1 } else { 2 };
        [TournamentPoints::WIN; 2].into_iter().take(games).sum()
    }
}
