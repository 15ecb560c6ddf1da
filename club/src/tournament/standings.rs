//! Standings: the entrants by points, and then by the tie-breaks of the tournament, one after another.

use std::cmp::Reverse;

use schemars::JsonSchema;
use serde::Serialize;

use super::{Entrant, PairedGame, ResultSource, TieBreak, Tournament, TournamentPoints};

/// The place of an entrant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Standing {
    /// The rank, from 1. Entrants whom no tie-break separates have the same rank.
    pub rank: u32,
    /// The number of the entrant.
    pub entrant: u32,
    /// The points: one for a game won, half a point for a draw, and those of byes.
    pub points: TournamentPoints,
    /// The values of the tie-breaks, in the order in which they count.
    pub tie_breaks: Vec<TieBreakValue>,
    /// The number of games won, those that the opponent forfeited included.
    pub won: u32,
    /// The number of games drawn.
    pub drawn: u32,
    /// The number of games lost, those that were forfeited included.
    pub lost: u32,
    /// The number of byes.
    pub byes: u32,
}

/// The value of a tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TieBreakValue {
    /// The tie-break.
    pub tie_break: TieBreak,
    /// Its value: points, or a number of games.
    pub value: TournamentPoints,
}

/// The results of an entrant.
struct Results<'a> {
    entrant: &'a Entrant,
    points: TournamentPoints,
    values: Vec<TournamentPoints>,
}

impl Tournament {
    /// Returns the standings after all results so far, the leaders first.
    pub fn standings(&self) -> Vec<Standing> {
        let results =
            |entrant| Results { entrant, points: self.points(entrant.number), values: Vec::new() };
        let mut all: Vec<Results> = self.entrants.iter().map(results).collect();
        all.sort_by_key(|one| (Reverse(one.points), one.entrant.number));
        let of: Vec<(u32, TournamentPoints)> =
            all.iter().map(|one| (one.entrant.number, one.points)).collect();
        for tie_break in &self.rules.tie_breaks {
            let tied = |one: &Results, other: &Results| {
                one.points == other.points && one.values == other.values
            };
            for group in all.chunk_by_mut(tied) {
                let numbers: Vec<u32> = group.iter().map(|one| one.entrant.number).collect();
                for one in group.iter_mut() {
                    one.values.push(self.value(*tie_break, one.entrant.number, &numbers, &of));
                }
            }
            all.sort_by(|one, other| {
                let key = |one: &Results| (one.points, one.values.clone());
                key(other).cmp(&key(one)).then(one.entrant.number.cmp(&other.entrant.number))
            });
        }
        let tied_with_last = |n: usize| {
            0 < n && all[n].points == all[n - 1].points && all[n].values == all[n - 1].values
        };
        let mut rank = 0;
        let mut standings = Vec::with_capacity(all.len());
        for (n, one) in all.iter().enumerate() {
            rank = if tied_with_last(n) { rank } else { n as u32 + 1 };
            standings.push(self.standing(rank, one));
        }
        standings
    }

    fn standing(&self, rank: u32, one: &Results) -> Standing {
        let number = one.entrant.number;
        let with = |points: TournamentPoints| {
            self.games().filter(|game| game.points(number) == Some(points)).count() as u32
        };
        let tie_breaks = self.rules.tie_breaks.iter().zip(&one.values);
        let value = |(tie_break, value): (&TieBreak, &_)| TieBreakValue {
            tie_break: *tie_break,
            value: *value,
        };
        Standing {
            rank,
            entrant: number,
            points: one.points,
            tie_breaks: tie_breaks.map(value).collect(),
            won: with(TournamentPoints::WIN),
            drawn: with(TournamentPoints::DRAW),
            lost: with(TournamentPoints::LOSS),
            byes: self.byes().filter(|bye| bye.entrant == number).count() as u32,
        }
    }

    /// Returns the value of a tie-break for an entrant. `tied` are all entrants with whom the entrant is tied, and
    /// `points` the points of everybody.
    fn value(
        &self,
        tie_break: TieBreak,
        entrant: u32,
        tied: &[u32],
        points: &[(u32, TournamentPoints)],
    ) -> TournamentPoints {
        let points_of = |number: u32| {
            let found = points.iter().find(|(one, _)| *one == number);
            found.map_or(TournamentPoints::default(), |(_, points)| *points)
        };
        let opponents = || self.pairings().filter_map(|pairing| pairing.opponent(entrant));
        match tie_break {
            TieBreak::HeadToHead => {
                let met = |one: &u32, other: &u32| one == other || 0 < self.meetings(*one, *other);
                if !tied.iter().all(|one| tied.iter().all(|other| met(one, other))) {
                    return TournamentPoints::default();
                }
                let between = |game: &&PairedGame| {
                    tied.contains(&game.french) && tied.contains(&game.british)
                };
                self.games().filter(between).filter_map(|game| game.points(entrant)).sum()
            }
            TieBreak::Buchholz => {
                let byes = self.byes().filter(|bye| bye.entrant == entrant);
                let own = byes.map(|_| points_of(entrant));
                opponents().map(points_of).chain(own).sum()
            }
            TieBreak::SonnebornBerger => {
                let share = |game: &PairedGame| {
                    let other = if game.french == entrant { game.british } else { game.french };
                    Some(game.points(entrant)?.share_of(points_of(other)))
                };
                self.games().filter_map(share).sum()
            }
            TieBreak::Wins => {
                let won = |game: &&PairedGame| {
                    let forfeited =
                        game.result.is_some_and(|result| result.source == ResultSource::Forfeit);
                    game.points(entrant) == Some(TournamentPoints::WIN) && !forfeited
                };
                self.games().filter(won).map(|_| TournamentPoints::WIN).sum()
            }
        }
    }
}
