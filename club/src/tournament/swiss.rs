//! Swiss: in each round the players with the same points meet.
//!
//! All pairs of a round are chosen together, by a matching of least cost. Each kind of cost counts only where all
//! earlier ones are equal:
//!
//! 1. a bye for somebody who has had more byes than another;
//! 2. pairs who have met before;
//! 3. the points of the player with the bye;
//! 4. pairs of which one player would have one side for the third time more often than the other;
//! 5. the differences of points;
//! 6. pairs who have both had the same side more often;
//! 7. within players with the same points, the upper half by rating and by lot meets the lower half.

use std::cmp::Reverse;

use super::lot::lot;
use super::matching::cheapest;
use super::round::{Bye, ByeReason, Pairing, PairingReason, SidesReason, TournamentRound};
use super::{Entrant, GamesPerPairing, Tournament, TournamentPoints};

/// The number of kinds of cost.
const KINDS: usize = 7;

type Cost = [i128; KINDS];

/// A player of the round.
struct Player {
    number: u32,
    points: TournamentPoints,
    byes: usize,
    /// How many more games the player has had with the French than with the British.
    imbalance: i64,
    /// The place among the players with the same points, and the number of these.
    place: (usize, usize),
}

/// Returns the round with this number.
pub fn round(tournament: &Tournament, number: u32) -> TournamentRound {
    let players = ranked(tournament, number);
    let partners = matched(tournament, &players);
    let mut round = TournamentRound { pairings: Vec::new(), byes: Vec::new() };
    for (n, partner) in partners.into_iter().enumerate().take(players.len()) {
        match players.get(partner) {
            None => round.byes.push(bye(tournament, &players, n)),
            Some(other) if n < partner => {
                round.pairings.push(paired(tournament, &players[n], other, number));
            }
            Some(_) => {}
        }
    }
    round
}

/// Returns the players of a round: those with more points first, then by rating and by lot.
fn ranked(tournament: &Tournament, round: u32) -> Vec<Player> {
    let playing = tournament.entrants.iter().filter(|one| one.plays_in(round));
    let mut ranked: Vec<(TournamentPoints, &Entrant)> =
        playing.map(|one| (tournament.points(one.number), one)).collect();
    ranked.sort_by_key(|(points, one)| {
        let drawn = lot(tournament.seed, &[one.number]);
        (Reverse(*points), Reverse(one.rating), drawn, one.number)
    });
    let place = |n: usize| {
        let same = |one: &&(TournamentPoints, &Entrant)| one.0 == ranked[n].0;
        (ranked[..n].iter().filter(same).count(), ranked.iter().filter(same).count())
    };
    let player = |(n, (points, one)): (usize, &(TournamentPoints, &Entrant))| Player {
        number: one.number,
        points: *points,
        byes: tournament.byes().filter(|bye| bye.entrant == one.number).count(),
        imbalance: tournament.imbalance(one.number),
        place: place(n),
    };
    ranked.iter().enumerate().map(player).collect()
}

/// Returns the partner of each player. In an odd number of players, one has a partner after the last player.
fn matched(tournament: &Tournament, players: &[Player]) -> Vec<usize> {
    let people = players.len() + players.len() % 2;
    let fewest = players.iter().map(|player| player.byes).min().unwrap_or_default();
    let costs: Vec<Vec<Cost>> = (0..people)
        .map(|one| {
            let cost = |other: usize| {
                let (upper, lower) = (one.min(other), one.max(other));
                match players.get(lower) {
                    _ if one == other => [0; KINDS],
                    Some(other) => cost_of_pair(tournament, &players[upper], other, lower - upper),
                    None => cost_of_bye(players, upper, fewest),
                }
            };
            (0..people).map(cost).collect()
        })
        .collect();
    // The cost of a kind is worth more than all costs of the later kinds together.
    let mut worth = [1; KINDS];
    for kind in (1..KINDS).rev() {
        let most = costs.iter().flatten().map(|cost| cost[kind]).max().unwrap_or_default();
        worth[kind - 1] = worth[kind] * (most * people as i128 + 1);
    }
    cheapest(people, |one, other| {
        costs[one][other].iter().zip(worth).map(|(cost, worth)| cost * worth).sum()
    })
}

fn cost_of_pair(tournament: &Tournament, upper: &Player, lower: &Player, apart: usize) -> Cost {
    let met = tournament.meetings(upper.number, lower.number) as i128;
    let points = i128::from(upper.points.quarters() - lower.points.quarters());
    let same_side = match 0 < upper.imbalance * lower.imbalance {
        true => upper.imbalance.abs().min(lower.imbalance.abs()),
        false => 0,
    };
    let half = if points == 0 { upper.place.1 / 2 } else { 1 };
    let from_half = half.abs_diff(apart) as i128;
    [
        0,
        met,
        0,
        i128::from((same_side - 1).max(0)),
        points * points,
        i128::from(same_side.min(1)),
        from_half * from_half,
    ]
}

fn cost_of_bye(players: &[Player], n: usize, fewest: usize) -> Cost {
    let player = &players[n];
    let points = player.points.quarters().into();
    [(player.byes - fewest) as i128, 0, points, 0, 0, 0, (players.len() - n) as i128]
}

fn bye(tournament: &Tournament, players: &[Player], n: usize) -> Bye {
    let fewest = players.iter().map(|player| player.byes).min();
    let with_fewest = |player: &&Player| Some(player.byes) == fewest;
    let least = players.iter().filter(with_fewest).map(|player| player.points).min();
    Bye {
        entrant: players[n].number,
        reason: match least == Some(players[n].points) {
            true => ByeReason::Last,
            false => ByeReason::LastWithoutRepetition,
        },
        points: tournament.whole_points(),
    }
}

fn paired(tournament: &Tournament, upper: &Player, lower: &Player, round: u32) -> Pairing {
    let numbers = [upper.number, lower.number];
    let reason = match upper.points == lower.points {
        _ if 0 < tournament.meetings(upper.number, lower.number) => PairingReason::Repetition,
        true if round == 1 => PairingReason::FirstRound,
        true => PairingReason::SamePoints,
        false => PairingReason::ClosestPoints,
    };
    let upper_is_french = match upper.imbalance == lower.imbalance {
        true => lot(tournament.seed, &[numbers[0], numbers[1], round]).is_multiple_of(2),
        false => upper.imbalance < lower.imbalance,
    };
    let sides = match tournament.rules.games {
        GamesPerPairing::Both | GamesPerPairing::InTurn => SidesReason::Both,
        GamesPerPairing::One if upper.imbalance == lower.imbalance => SidesReason::Lot,
        GamesPerPairing::One => SidesReason::Balance,
    };
    let [french, british] = match upper_is_french {
        true => numbers,
        false => [lower.number, upper.number],
    };
    Pairing { entrants: numbers, reason, sides, games: tournament.paired_games(french, british) }
}
