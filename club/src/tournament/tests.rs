//! Properties of thousands of random tournaments, in which players enter late, leave and forfeit games.

use std::collections::BTreeMap;

use super::*;

struct Random(u64);

impl Random {
    fn below(&mut self, most: u32) -> u32 {
        self.0 += 1;
        (lot::lot(self.0, &[]) % u64::from(most)) as u32
    }
}

fn tournament(format: TournamentFormat, games: GamesPerPairing, players: u32) -> Tournament {
    let entrant = |number| Entrant { number, rating: None, since: 1, left: None };
    Tournament {
        rules: TournamentRules {
            format,
            games,
            begins: RoundStart::Organiser,
            most: 40,
            tie_breaks: vec![
                TieBreak::HeadToHead,
                TieBreak::Buchholz,
                TieBreak::SonnebornBerger,
                TieBreak::Wins,
            ],
        },
        seed: 1757,
        entrants: (1..=players).map(entrant).collect(),
        rounds: Vec::new(),
    }
}

fn swiss(rounds: u32, players: u32) -> Tournament {
    tournament(TournamentFormat::Swiss { rounds }, GamesPerPairing::One, players)
}

fn settle(round: &mut TournamentRound, random: &mut Random) {
    for game in round.pairings.iter_mut().flat_map(|pairing| &mut pairing.games) {
        game.result = Some(match random.below(20) {
            0 => game.forfeited_by(game.french).unwrap(),
            1 => GameResult { score: Score::Neither, source: ResultSource::Adjudicated },
            n => GameResult {
                score: [Score::French, Score::British, Score::Draw][n as usize % 3],
                source: ResultSource::Played,
            },
        });
    }
}

/// Returns whether the players of the round can be paired without a repetition, by trying; `fewest` is the number of
/// byes with which a player may have another one.
fn can_avoid_repetition(tournament: &Tournament, left: &[u32], fewest: usize) -> bool {
    let Some((one, others)) = left.split_first() else { return true };
    let byes = tournament.byes().filter(|bye| bye.entrant == *one).count();
    if left.len() % 2 == 1 && byes == fewest && can_avoid_repetition(tournament, others, fewest) {
        return true;
    }
    (0..others.len()).any(|n| {
        let mut rest = others.to_vec();
        let other = rest.remove(n);
        tournament.meetings(*one, other) == 0 && can_avoid_repetition(tournament, &rest, fewest)
    })
}

/// Checks a round before it is added to its tournament.
fn check(tournament: &Tournament, round: &TournamentRound, number: u32) {
    let mut placed: Vec<u32> = round.pairings.iter().flat_map(|one| one.entrants).collect();
    placed.extend(round.byes.iter().map(|bye| bye.entrant));
    placed.sort();
    let playing = tournament.entrants.iter().filter(|one| one.plays_in(number));
    let playing: Vec<u32> = playing.map(|one| one.number).collect();
    assert_eq!(placed, playing, "everybody has one place in the round");
    for pairing in &round.pairings {
        let [one, other] = pairing.entrants;
        for game in &pairing.games {
            assert!(pairing.has(game.french) && pairing.has(game.british));
            assert_ne!(game.french, game.british);
        }
        let met = 0 < tournament.meetings(one, other);
        assert_eq!(pairing.reason == PairingReason::Repetition, met);
        let same = tournament.points(one) == tournament.points(other);
        match pairing.reason {
            PairingReason::SamePoints => assert!(same && number != 1),
            PairingReason::FirstRound => assert!(same && number == 1),
            PairingReason::ClosestPoints => assert!(!same),
            PairingReason::Repetition | PairingReason::RoundRobin => {}
        }
        if let [first, second] = pairing.games[..] {
            assert_eq!([first.french, first.british], [second.british, second.french]);
            assert_eq!(pairing.sides, SidesReason::Both);
        }
    }
}

/// Checks the standings: more points are a better rank, and each tie-break counts only where all earlier ones are
/// equal.
fn check_standings(tournament: &Tournament) {
    let standings = tournament.standings();
    assert_eq!(standings.len(), tournament.entrants.len());
    let key = |one: &Standing| {
        let values: Vec<_> = one.tie_breaks.iter().map(|one| one.value).collect();
        (one.points, values)
    };
    for pair in standings.windows(2) {
        assert!(key(&pair[1]) <= key(&pair[0]));
        assert_eq!(pair[0].rank == pair[1].rank, key(&pair[0]) == key(&pair[1]));
    }
    let points: TournamentPoints = standings.iter().map(|one| one.points).sum();
    let byes: TournamentPoints = tournament.byes().map(|bye| bye.points).sum();
    let games = tournament
        .games()
        .map(|game| game.points(game.french).unwrap() + game.points(game.british).unwrap());
    assert_eq!(points, byes + games.sum());
}

#[test]
fn swiss_tournaments_keep_their_promises() {
    let mut random = Random(1);
    let mut worst = BTreeMap::new();
    for n in 0..3000u32 {
        let players = 2 + random.below(if n % 50 == 0 { 39 } else { 12 });
        let rounds = 1 + random.below(9);
        let games = [GamesPerPairing::One, GamesPerPairing::Both, GamesPerPairing::InTurn];
        let games = games[random.below(3) as usize];
        let mut all = tournament(TournamentFormat::Swiss { rounds }, games, players);
        all.seed = u64::from(n);
        let rated = random.below(2) == 0;
        for one in all.entrants.iter_mut().filter(|_| rated) {
            one.rating = Some(1000 + random.below(1000) as i32);
        }
        let steady = random.below(2) == 0;
        for number in 1..=rounds {
            if !steady && 1 < number {
                if random.below(4) == 0 {
                    let entrant = all.entrants.len() as u32 + 1;
                    all.entrants.push(Entrant {
                        number: entrant,
                        rating: None,
                        since: number,
                        left: None,
                    });
                }
                if random.below(4) == 0 {
                    let gone = random.below(all.entrants.len() as u32) as usize;
                    all.entrants[gone].left.get_or_insert(number - 1);
                }
            }
            let playing = all.entrants.iter().filter(|one| one.plays_in(number));
            let playing: Vec<u32> = playing.map(|one| one.number).collect();
            let mut round = match all.next_round() {
                Ok(round) => round,
                Err(error) => {
                    assert_eq!(error, NextRoundError::TooFew);
                    assert!(playing.len() < 2);
                    break;
                }
            };
            assert_eq!(all.next_round().as_ref(), Ok(&round), "the same again");
            check(&all, &round, number);
            let byes = |one: &u32| all.byes().filter(|bye| bye.entrant == *one).count();
            let fewest = playing.iter().map(byes).min().unwrap();
            assert_eq!(round.byes.len(), playing.len() % 2);
            for bye in &round.byes {
                assert_eq!(
                    byes(&bye.entrant),
                    fewest,
                    "nobody gets a second bye before the others"
                );
                assert_eq!(bye.points, all.whole_points());
            }
            let repeats = round.pairings.iter().any(|one| one.reason == PairingReason::Repetition);
            // Trying all pairings takes too long among many, who can always be paired.
            if playing.len() <= 8 {
                assert_eq!(
                    repeats,
                    !can_avoid_repetition(&all, &playing, fewest),
                    "tournament {n}"
                );
            } else {
                assert!(!repeats || (playing.len() as u32) < 2 * number, "tournament {n}");
            }
            settle(&mut round, &mut random);
            all.rounds.push(round);
            check_standings(&all);
        }
        if all.rounds.len() as u32 == rounds {
            assert_eq!(all.next_round(), Err(NextRoundError::NoMore));
        }
        for one in &all.entrants {
            *worst.entry(all.imbalance(one.number).abs()).or_insert(0) += 1;
            if games != GamesPerPairing::One {
                assert_eq!(all.imbalance(one.number), 0);
            } else if steady && 2 * rounds < players {
                assert!(all.imbalance(one.number).abs() <= 2, "sides balance: {worst:?}");
            }
        }
    }
}

#[test]
fn in_a_round_robin_everybody_meets_everybody_with_balanced_sides() {
    let mut random = Random(2);
    for players in 2..=40 {
        for games in [GamesPerPairing::One, GamesPerPairing::Both] {
            let mut all = tournament(TournamentFormat::RoundRobin, games, players);
            for number in 1..=all.length() {
                let mut round = all.next_round().unwrap();
                check(&all, &round, number);
                assert_eq!(round.byes.len(), players as usize % 2);
                settle(&mut round, &mut random);
                all.rounds.push(round);
            }
            assert_eq!(all.next_round(), Err(NextRoundError::NoMore));
            for one in 1..=players {
                for other in 1..one {
                    assert_eq!(all.meetings(one, other), 1, "{one} and {other} of {players}");
                }
                let most = i64::from(games == GamesPerPairing::One && players % 2 == 0);
                assert_eq!(all.imbalance(one).abs(), most, "{one} of {players}");
            }
            check_standings(&all);
        }
    }
}

#[test]
fn the_opponents_of_players_who_left_a_round_robin_score_without_a_game() {
    let mut random = Random(3);
    let mut all = tournament(TournamentFormat::RoundRobin, GamesPerPairing::Both, 6);
    for number in 1..=5 {
        if number == 3 {
            all.entrants[1].left = Some(2);
        }
        let mut round = all.next_round().unwrap();
        check(&all, &round, number);
        for bye in &round.byes {
            assert_eq!(bye.reason, ByeReason::OpponentLeft { opponent: 2 });
            assert_eq!(bye.points, TournamentPoints::WIN + TournamentPoints::WIN);
        }
        assert_eq!(round.byes.len(), usize::from(2 < number));
        settle(&mut round, &mut random);
        all.rounds.push(round);
    }
    assert_eq!(all.next_round(), Err(NextRoundError::NoMore));
}

#[test]
fn two_hundred_players_are_paired() {
    let mut random = Random(4);
    let mut all = swiss(9, 199);
    for number in 1..=9 {
        let mut round = all.next_round().unwrap();
        check(&all, &round, number);
        assert!(round.pairings.iter().all(|one| one.reason != PairingReason::Repetition));
        settle(&mut round, &mut random);
        all.rounds.push(round);
    }
    assert!((1..=199).all(|one| all.imbalance(one).abs() <= 2));
}

#[test]
fn the_upper_half_by_rating_meets_the_lower_half() {
    let mut all = swiss(3, 6);
    for one in &mut all.entrants {
        one.rating = Some(2000 - one.number as i32);
    }
    let round = all.next_round().unwrap();
    let pairs: Vec<[u32; 2]> = round.pairings.iter().map(|one| one.entrants).collect();
    assert_eq!(pairs, [[1, 4], [2, 5], [3, 6]]);
}

#[test]
fn no_round_begins_before_its_time() {
    let mut all = swiss(3, 1);
    assert_eq!(all.next_round(), Err(NextRoundError::TooFew));
    all = swiss(3, 4);
    all.rounds.push(all.next_round().unwrap());
    assert_eq!(all.next_round(), Err(NextRoundError::UnderWay));
}

/// Returns a tournament of four in one round, in which 1 beats 2 and 3 draws with 4, and another in which 1 draws
/// with 3 and 2 beats 4.
fn four() -> Tournament {
    let mut all = swiss(2, 4);
    let game = |french, british, score| Pairing {
        entrants: [french, british],
        reason: PairingReason::SamePoints,
        sides: SidesReason::Lot,
        games: vec![PairedGame {
            french,
            british,
            result: Some(GameResult { score, source: ResultSource::Played }),
        }],
    };
    let round = |pairings| TournamentRound { pairings, byes: Vec::new() };
    all.rounds.push(round(vec![game(1, 2, Score::French), game(3, 4, Score::Draw)]));
    all.rounds.push(round(vec![game(1, 3, Score::Draw), game(4, 2, Score::British)]));
    all
}

#[test]
fn tie_breaks_count_one_after_another() {
    let mut all = four();
    let ranks = |all: &Tournament| {
        let row = |one: Standing| (one.rank, one.entrant, f64::from(one.points));
        all.standings().into_iter().map(row).collect::<Vec<_>>()
    };
    all.rules.tie_breaks = Vec::new();
    assert_eq!(ranks(&all), [(1, 1, 1.5), (2, 2, 1.0), (2, 3, 1.0), (4, 4, 0.5)]);
    // The opponents of 2 have 1.5 and 0.5 points, those of 3 have 0.5 and 1.5.
    all.rules.tie_breaks = vec![TieBreak::Buchholz];
    assert_eq!(ranks(&all)[1..3], [(2, 2, 1.0), (2, 3, 1.0)]);
    // 2 has beaten 4, with 0.5 points; 3 has drawn with 4 and with 1, for half of 0.5 and of 1.5 points.
    all.rules.tie_breaks = vec![TieBreak::Buchholz, TieBreak::SonnebornBerger];
    let row = &all.standings()[1];
    assert_eq!((row.entrant, row.tie_breaks[1].value), (3, TournamentPoints::of_quarters(4)));
    assert_eq!(ranks(&all)[1..3], [(2, 3, 1.0), (3, 2, 1.0)]);
    all.rules.tie_breaks = vec![TieBreak::Wins, TieBreak::SonnebornBerger];
    assert_eq!(ranks(&all)[1..3], [(2, 2, 1.0), (3, 3, 1.0)]);
    // 2 and 3 have not met.
    all.rules.tie_breaks = vec![TieBreak::HeadToHead];
    assert_eq!(ranks(&all)[1..3], [(2, 2, 1.0), (2, 3, 1.0)]);
    // 4 beats 3, who draws with 2.
    let decide = |all: &mut Tournament, round: usize, score| {
        let played = GameResult { score, source: ResultSource::Played };
        all.rounds[round].pairings[1].games[0].result = Some(played);
    };
    decide(&mut all, 0, Score::British);
    decide(&mut all, 1, Score::Draw);
    all.rounds[1].pairings[1].entrants = [2, 3];
    let game = &mut all.rounds[1].pairings[1].games[0];
    (game.french, game.british) = (2, 3);
    assert_eq!(ranks(&all), [(1, 1, 1.5), (2, 4, 1.0), (3, 3, 1.0), (4, 2, 0.5)]);
}

#[test]
fn forfeits_are_no_wins_by_tie_break() {
    let mut all = four();
    all.rules.tie_breaks = vec![TieBreak::Wins];
    let game = &mut all.rounds[1].pairings[1].games[0];
    game.result = game.forfeited_by(4);
    assert_eq!(game.forfeited_by(1), None);
    let row = &all.standings()[1];
    let value = row.tie_breaks[0].value;
    assert_eq!(
        (row.points, row.won, value),
        (TournamentPoints::WIN, 1, TournamentPoints::default())
    );
}

#[test]
fn impossible_rules_are_refused() {
    let with = |change: &dyn Fn(&mut TournamentRules)| {
        let mut rules = swiss(5, 2).rules;
        change(&mut rules);
        rules.check()
    };
    assert_eq!(with(&|_| {}), Ok(()));
    for rounds in [0, MOST_ROUNDS + 1] {
        let format = TournamentFormat::Swiss { rounds };
        assert_eq!(with(&|rules| rules.format = format), Err(TournamentRulesError::Rounds));
    }
    for most in [0, 1, MOST_ENTRANTS + 1] {
        let refused = with(&|rules| rules.most = most);
        assert_eq!(refused, Err(TournamentRulesError::Entrants(MOST_ENTRANTS)));
    }
    let circle = with(&|rules| {
        rules.format = TournamentFormat::RoundRobin;
        rules.most = 41;
    });
    assert_eq!(circle, Err(TournamentRulesError::Entrants(40)));
    let twice = with(&|rules| rules.tie_breaks.push(TieBreak::Wins));
    assert_eq!(twice, Err(TournamentRulesError::TieBreaks));
}

#[test]
fn points_are_written_as_numbers() {
    let points = TournamentPoints::WIN + TournamentPoints::DRAW;
    assert_eq!(serde_json::to_string(&points).unwrap(), "1.5");
    let format = serde_json::to_string(&TournamentFormat::Swiss { rounds: 5 }).unwrap();
    assert_eq!(format, r#"{"kind":"swiss","rounds":5}"#);
}
