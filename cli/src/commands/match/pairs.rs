//! The games of a match, in pairs.

use std::collections::{BTreeMap, BTreeSet};

use engine::{BySide, Side};
use serde::{Deserialize, Serialize};
use shelf::PlayedGame;

use super::stats::{Pentanomial, Results, Sprt, Verdict};

/// The stored part of a game of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchGame {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    /// The key of the sentence that explains the result.
    pub why: String,
    pub decisions: u32,
    /// The times of every turn in microseconds: first those of the measured player, then those of the other.
    pub turns: [Vec<u64>; 2],
}

impl MatchGame {
    /// Returns the part of a game that is stored; the measured player had `side`.
    pub fn of(played: &PlayedGame, side: Side) -> MatchGame {
        let turns = |of: Side| {
            played.turns[of].iter().map(|turn| turn.as_micros() as u64).collect::<Vec<_>>()
        };
        MatchGame {
            winner: played.outcome.winner,
            why: played.outcome.why.into(),
            decisions: played.decisions,
            turns: [turns(side), turns(side.other())],
        }
    }

    /// Returns whether two games went the same way, apart from their times.
    pub fn is_like(&self, other: &MatchGame) -> bool {
        (self.winner, &self.why, self.decisions) == (other.winner, &other.why, other.decisions)
    }

    /// Returns the half points of a side: 2 for a win, 1 for a draw.
    fn half_points(&self, side: Side) -> usize {
        match self.winner {
            None => 1,
            Some(winner) if winner == side => 2,
            Some(_) => 0,
        }
    }
}

/// Returns the pair of a game, and the measured player's side in it.
pub fn place(number: u64) -> (u64, Side) {
    (number / 2, Side::BOTH[(number % 2) as usize])
}

/// Two games with the same dice. In the first the measured player has the French.
pub type Pair = BySide<MatchGame>;

/// The finished games of a match.
#[derive(Default)]
pub struct Pairs {
    /// The number of the first pair of the match.
    first: u64,
    whole: BTreeMap<u64, Pair>,
    /// The finished games of pairs whose other game is not finished yet.
    half: BTreeMap<u64, MatchGame>,
    test: Option<Test>,
}

/// A sequential test. It takes the pairs in the order of their numbers, not in the order in which they finish, so the
/// verdict is the same on any number of cores.
struct Test {
    sprt: Sprt,
    seen: Pentanomial,
    /// The verdict, and the number of pairs that it took.
    verdict: Option<(Verdict, usize)>,
}

impl Test {
    /// Adds new pairs to the test, up to the first pair that is missing.
    fn look(&mut self, first: u64, whole: &BTreeMap<u64, Pair>) {
        while self.verdict.is_none()
            && let Some(both) = whole.get(&(first + self.seen.pairs()))
        {
            self.seen.add(half_points(both));
            let after = self.seen.pairs() as usize;
            self.verdict = self.sprt.verdict(&self.seen).map(|verdict| (verdict, after));
        }
    }
}

impl Pairs {
    /// Returns an empty match whose first pair has the number `first`.
    pub fn from(first: u64, sprt: Option<Sprt>) -> Pairs {
        let test = sprt.map(|sprt| Test { sprt, seen: Pentanomial::default(), verdict: None });
        Pairs { first, test, ..Pairs::default() }
    }

    /// Adds pairs that were played before. Pairs outside `first..end` are not part of this match.
    pub fn know(&mut self, known: BTreeMap<u64, Pair>, end: u64) {
        self.whole.extend(known.into_iter().filter(|(pair, _)| (self.first..end).contains(pair)));
        self.look();
    }

    /// Returns the numbers of all finished pairs.
    pub fn numbers(&self) -> BTreeSet<u64> {
        self.whole.keys().copied().collect()
    }

    fn look(&mut self) {
        if let Some(test) = &mut self.test {
            test.look(self.first, &self.whole);
        }
    }

    /// Adds finished game `number`. Returns its pair, if the pair is now complete.
    pub fn add(&mut self, number: u64, game: MatchGame) -> Option<(u64, &Pair)> {
        let (pair, side) = place(number);
        let Some(first) = self.half.remove(&pair) else {
            self.half.insert(pair, game);
            return None;
        };
        let both = match side {
            Side::French => Pair { french: game, british: first },
            Side::British => Pair { french: first, british: game },
        };
        self.whole.insert(pair, both);
        self.look();
        self.whole.get(&pair).map(|both| (pair, both))
    }

    /// Returns the verdict of the test, and the number of pairs that it took.
    pub fn verdict(&self) -> Option<(Verdict, usize)> {
        self.test.as_ref().and_then(|test| test.verdict)
    }

    pub fn sprt(&self) -> Option<Sprt> {
        self.test.as_ref().map(|test| test.sprt)
    }

    /// Returns the finished pairs, in order.
    pub fn whole(&self) -> Vec<&Pair> {
        self.whole.values().collect()
    }

    /// Returns the score so far, for the progress bar.
    pub fn in_short(&self, games: u64) -> String {
        let played = format!("{}/{games} games", 2 * self.whole.len() + self.half.len());
        if self.whole.is_empty() {
            return played;
        }
        let score = count(&self.whole()).0.score();
        let percent = |share: f64| 100.0 * share;
        let (mean, low, high) = (percent(score.mean), percent(score.low), percent(score.high));
        format!("{played}, {mean:.1}% ({low:.1} to {high:.1})")
    }
}

fn half_points(pair: &Pair) -> usize {
    Side::BOTH.into_iter().map(|side| pair[side].half_points(side)).sum()
}

/// Counts the five scores of the pairs, and the results of the measured player with each side.
pub fn count(pairs: &[&Pair]) -> (Pentanomial, BySide<Results>) {
    let mut all = Pentanomial::default();
    let mut by_side = BySide::<Results>::default();
    for pair in pairs {
        all.add(half_points(pair));
        for side in Side::BOTH {
            let results = &mut by_side[side];
            match pair[side].half_points(side) {
                2 => results.won += 1,
                1 => results.drawn += 1,
                _ => results.lost += 1,
            }
        }
    }
    (all, by_side)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won_by(winner: Option<Side>) -> MatchGame {
        MatchGame { winner, why: "over".into(), decisions: 1, turns: [vec![], vec![]] }
    }

    #[test]
    fn a_pair_is_whole_when_both_its_games_are_over() {
        let mut pairs = Pairs::default();
        pairs.add(3, won_by(Some(Side::British)));
        pairs.add(0, won_by(Some(Side::British)));
        assert!(pairs.whole().is_empty());
        pairs.add(2, won_by(None));
        // Pair 1: a draw with the French, and a win with the British.
        let whole = pairs.whole();
        assert_eq!(whole.len(), 1);
        assert_eq!(whole[0].french.winner, None);
        let (all, by_side) = count(&whole);
        assert_eq!(all, Pentanomial([0, 0, 0, 1, 0]));
        assert_eq!(by_side.french, Results { won: 0, drawn: 1, lost: 0 });
        assert_eq!(by_side.british, Results { won: 1, drawn: 0, lost: 0 });
        assert!(pairs.in_short(8).starts_with("3/8 games, 75.0% ("));
    }

    #[test]
    fn a_test_looks_at_pairs_in_their_order() {
        let mut pairs = Pairs::from(0, Some(Sprt { low: 0.5, high: 0.6 }));
        let won = |pairs: &mut Pairs, pair: u64| {
            pairs.add(2 * pair, won_by(Some(Side::French)));
            pairs.add(2 * pair + 1, won_by(Some(Side::British)));
        };
        (1..100).for_each(|pair| won(&mut pairs, pair));
        assert_eq!(pairs.verdict(), None); // The first pair is not over.
        won(&mut pairs, 0);
        let (verdict, after) = pairs.verdict().unwrap();
        assert_eq!(verdict, Verdict::High);
        assert!((5..40).contains(&after), "{after}");
    }
}
