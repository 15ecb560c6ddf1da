//! Statistics of pairs of games: the score with its interval, Elo, and the sequential test.
//!
//! The two games of a pair share their dice and swap the sides, so the two games are not independent of each
//! other, while pairs are. A pair's score is one of five (0, ½, 1, 1½ or 2 points), and all statistics here are
//! computed from the frequencies of these scores, like Fishtest's *pentanomial* statistics.

use crate::say::argument::BadArgument;

/// The quantile of the normal distribution for a 95% interval.
const Z: f64 = 1.959_963_984_540_054;

/// The numbers of pairs that ended with 0, ½, 1, 1½ and 2 points for the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pentanomial(pub [u64; 5]);

impl Pentanomial {
    /// Adds a pair with this many half points.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Returns the mean score of a game with its 95% interval.
    pub fn score(&self) -> Interval {
        let n = self.pairs() as f64;
        let at = |count: &u64, half_points: usize| (*count as f64, half_points as f64 / 4.0);
        let each = || self.0.iter().enumerate().map(|(half_points, count)| at(count, half_points));
        let mean = each().map(|(count, score)| count * score).sum::<f64>() / n;
        let squares: f64 = each().map(|(count, score)| count * (score - mean).powi(2)).sum();
        // A few pairs with equal results don't prove that all pairs would be equal, so one imaginary
        // pair is added, spread evenly over the five results.
        let variance = (squares + 0.125) / n;
        Interval::of(mean, variance, n)
    }
}

/// Games won, drawn and lost from one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    pub won: u64,
    pub drawn: u64,
    pub lost: u64,
}

impl Results {
    pub fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// Returns the mean score of a game, with its interval.
    pub fn score(&self) -> Interval {
        let n = self.games() as f64;
        let mean = (self.won as f64 + self.drawn as f64 / 2.0) / n;
        let square = |count: u64, score: f64| count as f64 * (score - mean).powi(2);
        let variance =
            (square(self.won, 1.0) + square(self.drawn, 0.5) + square(self.lost, 0.0)) / n;
        Interval::of(mean, variance, n)
    }
}

/// A mean score from 0 to 1, with its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

impl Interval {
    /// Returns Wilson's interval, or three NaN if there are no games. Scores whose variance is smaller than
    /// that of a variable which is always 0 or 1 increase the effective `n`.
    fn of(mean: f64, variance: f64, n: f64) -> Interval {
        if n == 0.0 {
            return Interval { mean: f64::NAN, low: f64::NAN, high: f64::NAN };
        }
        let most = mean * (1.0 - mean);
        let part = if most < 1e-12 { 1.0 } else { (variance / most).clamp(0.0, 1.0) };
        let square = Z * Z * part / n;
        let middle = mean + square / 2.0;
        let reach = (square * most + square * square / 4.0).sqrt();
        let scale = 1.0 + square;
        // Rounding must not exclude the mean itself.
        Interval {
            mean,
            low: ((middle - reach) / scale).clamp(0.0, mean),
            high: ((middle + reach) / scale).clamp(mean, 1.0),
        }
    }

    /// Returns the score and its interval as differences in Elo.
    pub fn elo(&self) -> Interval {
        Interval { mean: elo(self.mean), low: elo(self.low), high: elo(self.high) }
    }
}

/// A sequential test between two scores: the *generalised sequential probability ratio test* (GSPRT) for
/// pentanomial pairs, as Fishtest runs it after Michel Van den Bergh. The bounds are plain scores and not
/// normalised Elo, since thresholds are given as scores.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The score if the measured player is no better (the null hypothesis).
    pub low: f64,
    /// The score if the measured player is better by the expected margin.
    pub high: f64,
}

/// The verdict of a sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The score is `low` or less.
    Low,
    /// The score is `high` or more.
    High,
}

impl Sprt {
    /// Both error rates are 5%: the bound is ln(0.95 / 0.05).
    pub const BOUND: f64 = 2.944_438_979_166_440_3;

    /// Returns the verdict, once it is certain enough.
    pub fn verdict(&self, pairs: &Pentanomial) -> Option<Verdict> {
        match self.log_likelihood_ratio(pairs) {
            ratio if Sprt::BOUND <= ratio => Some(Verdict::High),
            ratio if ratio <= -Sprt::BOUND => Some(Verdict::Low),
            _ => None,
        }
    }

    /// Returns the log-likelihood ratio of the higher score to the lower one, each with the
    /// probabilities of the five results that fit the pairs best.
    pub fn log_likelihood_ratio(&self, pairs: &Pentanomial) -> f64 {
        // Results that have not been seen yet must not count as impossible.
        let seen = pairs.0.map(|count| if count == 0 { 1e-3 } else { count as f64 });
        let (low, high) = (likeliest(&seen, self.low), likeliest(&seen, self.high));
        let each = seen.iter().zip(low.iter().zip(&high));
        each.map(|(count, (low, high))| count * (high / low).ln()).sum()
    }
}

/// Returns the maximum-likelihood probabilities of the five results under the constraint that their mean is `score`: the
/// observed frequencies, each divided by 1 + x (result − score), with the x that satisfies the constraint.
fn likeliest(seen: &[f64; 5], score: f64) -> [f64; 5] {
    let all: f64 = seen.iter().sum();
    let off: [f64; 5] = std::array::from_fn(|half_points| half_points as f64 / 4.0 - score);
    let chances =
        |x: f64| -> [f64; 5] { std::array::from_fn(|n| seen[n] / all / (1.0 + x * off[n])) };
    // Between these bounds all probabilities are positive, and the mean falls as x rises.
    let (mut from, mut to) = (-1.0 / off[4], -1.0 / off[0]);
    for _ in 0..100 {
        let x = f64::midpoint(from, to);
        let mean_off: f64 = chances(x).iter().zip(off).map(|(chance, off)| chance * off).sum();
        if 0.0 < mean_off { from = x } else { to = x }
    }
    chances(f64::midpoint(from, to))
}

impl std::str::FromStr for Sprt {
    type Err = BadArgument;

    fn from_str(text: &str) -> Result<Sprt, BadArgument> {
        let read = || {
            let (low, high) = text.split_once(',')?;
            let score =
                |text: &str| text.trim().parse().ok().filter(|score| (0.01..=0.99).contains(score));
            let sprt = Sprt { low: score(low)?, high: score(high)? };
            (sprt.low < sprt.high).then_some(sprt)
        };
        read().ok_or(BadArgument::Scores)
    }
}

/// Returns the difference in Elo that corresponds to a score; infinite if all games were won or lost.
fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 5e-4
    }

    #[test]
    fn results_of_games_have_wilsons_interval() {
        let half = Results { won: 50, drawn: 0, lost: 50 }.score();
        assert!(near(half.low, 0.4038) && near(half.high, 0.5962), "{half:?}");
        let all = Results { won: 10, drawn: 0, lost: 0 }.score();
        assert!(near(all.low, 0.7225) && all.high == 1.0, "{all:?}");
        // Draws have a smaller variance.
        let drawn = Results { won: 25, drawn: 50, lost: 25 }.score();
        assert!(half.low < drawn.low && drawn.high < half.high);
    }

    #[test]
    fn pairs_that_cancel_out_narrow_the_interval() {
        let cancelling = Pentanomial([5, 0, 90, 0, 5]).score();
        assert!(near(cancelling.mean, 0.5));
        assert!(near(cancelling.high - cancelling.mean, 0.0317), "{cancelling:?}");
        // If both games of a pair always have the same result, a pair counts as one game.
        let alike = Pentanomial([50, 0, 0, 0, 50]).score();
        assert!(near(alike.high, Results { won: 50, drawn: 0, lost: 50 }.score().high));
    }

    #[test]
    fn few_pairs_prove_little() {
        let one = Pentanomial([0, 0, 1, 0, 0]).score();
        assert!(one.low < 0.2 && 0.8 < one.high, "{one:?}");
        let won = Pentanomial([0, 0, 0, 0, 10]).score();
        assert!(near(won.low, 0.7225) && won.high == 1.0, "{won:?}");
    }

    #[test]
    fn the_likeliest_chances_have_the_mean_that_is_asked() {
        let seen = [3.0, 1e-3, 40.0, 2.0, 12.0];
        for score in [0.1, 0.5, 0.6, 0.9] {
            let chances = likeliest(&seen, score);
            let mean: f64 = (0..5).map(|n| chances[n] * n as f64 / 4.0).sum();
            assert!(near(mean, score) && near(chances.iter().sum(), 1.0), "{score}: {chances:?}");
        }
    }

    /// Near the middle, the ratio approaches that of two normal distributions, which is easy to compute.
    #[test]
    fn the_ratio_is_that_of_normal_distributions() {
        let pairs = Pentanomial([100, 200, 420, 220, 120]);
        let (n, mean) = (1060.0, (200.0 + 840.0 + 660.0 + 480.0) / 4.0 / 1060.0);
        let square = |count: f64, score: f64| count * (score - mean) * (score - mean);
        let variance = (square(100.0, 0.0)
            + square(200.0, 0.25)
            + square(420.0, 0.5)
            + square(220.0, 0.75)
            + square(120.0, 1.0))
            / n;
        let sprt = Sprt { low: 0.5, high: 0.52 };
        let normal = n * 0.02 * (2.0 * mean - 1.02) / (2.0 * variance);
        let ratio = sprt.log_likelihood_ratio(&pairs);
        assert!((ratio - normal).abs() < 0.01, "{ratio} {normal}");
    }

    #[test]
    fn a_test_decides_clear_results_and_no_others() {
        let sprt = "0.5,0.55".parse::<Sprt>().unwrap();
        assert_eq!(sprt.verdict(&Pentanomial([0, 0, 10, 0, 40])), Some(Verdict::High));
        assert_eq!(sprt.verdict(&Pentanomial([40, 0, 10, 0, 0])), Some(Verdict::Low));
        assert_eq!(sprt.verdict(&Pentanomial([10, 0, 25, 0, 11])), None);
        for text in ["", "0.5", "0.6,0.5", "0,1", "a,b", "0.5,0.5"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }

    #[test]
    fn elo_is_nothing_at_one_half_and_four_hundred_at_ten_to_one() {
        assert!(elo(0.5).abs() < 1e-9);
        assert!(near(elo(10.0 / 11.0), 400.0) && near(elo(1.0 / 11.0), -400.0));
        assert_eq!((elo(1.0), elo(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
    }
}
