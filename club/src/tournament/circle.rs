//! Round robin: everybody meets everybody, by the circle method.
//!
//! One place of the circle is fixed, and the others move on by one in each round. In an odd number of players the
//! fixed place is empty: the player who is paired with it has no game. Of two players the side is decided by their
//! distance in the circle, so that over all rounds nobody has one side more than once more often than the other.

use super::lot::lot;
use super::round::{Bye, ByeReason, Pairing, PairingReason, SidesReason, TournamentRound};
use super::{Entrant, GamesPerPairing, Tournament, TournamentPoints};

/// Returns the number of rounds for this number of players.
pub fn length(players: usize) -> u32 {
    let players = players as u32;
    if players.is_multiple_of(2) { players.saturating_sub(1) } else { players }
}

/// Returns the round with this number; the first is 1.
pub fn round(tournament: &Tournament, number: u32) -> TournamentRound {
    let first = tournament.entrants.iter().filter(|one| one.plays_in(1));
    let mut circle: Vec<&Entrant> = first.collect();
    circle.sort_by_key(|one| (lot(tournament.seed, &[one.number]), one.number));
    let moving = length(circle.len()) as usize;
    let (mut pairings, mut byes) = (Vec::new(), Vec::new());
    for (french, british) in places(moving, number as usize - 1) {
        match (circle.get(french), circle.get(british)) {
            (Some(french), Some(british)) => {
                pair(tournament, (french, british), number, &mut pairings, &mut byes)
            }
            (Some(alone), None) | (None, Some(alone)) if alone.plays_in(number) => {
                let points = TournamentPoints::default();
                byes.push(Bye { entrant: alone.number, reason: ByeReason::RoundRobin, points });
            }
            _ => {}
        }
    }
    TournamentRound { pairings, byes }
}

/// Returns the places of the circle that meet in a round, the French first. The last place, `moving`, is the fixed one.
fn places(moving: usize, round: usize) -> impl Iterator<Item = (usize, usize)> {
    let fixed = match round.is_multiple_of(2) {
        true => (round % moving, moving),
        false => (moving, round % moving),
    };
    let others = (1..=moving / 2).map(move |step| {
        let (one, other) = ((round + step) % moving, (round + moving - step) % moving);
        // From `one` to `other` the way round the circle is shorter for half of all pairs with `one`.
        if (other + moving - one) % moving <= moving / 2 { (one, other) } else { (other, one) }
    });
    [fixed].into_iter().chain(others)
}

fn pair(
    tournament: &Tournament,
    (french, british): (&Entrant, &Entrant),
    number: u32,
    pairings: &mut Vec<Pairing>,
    byes: &mut Vec<Bye>,
) {
    let walkover = |entrant: &Entrant, gone: &Entrant| Bye {
        entrant: entrant.number,
        reason: ByeReason::OpponentLeft { opponent: gone.number },
        points: tournament.whole_points(),
    };
    match (french.plays_in(number), british.plays_in(number)) {
        (true, true) => pairings.push(Pairing {
            entrants: [french.number, british.number],
            reason: PairingReason::RoundRobin,
            sides: match tournament.rules.games {
                GamesPerPairing::One => SidesReason::Circle,
                GamesPerPairing::Both | GamesPerPairing::InTurn => SidesReason::Both,
            },
            games: tournament.paired_games(french.number, british.number),
        }),
        (true, false) => byes.push(walkover(french, british)),
        (false, true) => byes.push(walkover(british, french)),
        (false, false) => {}
    }
}
