//! Ratings: the strength of a player with one side of one game, by Glicko-2.
//!
//! A rating is known only to within its *deviation*: a new player's deviation is large, every game makes it
//! smaller, and time away makes it larger. A game is rated as a rating period of its own.

mod ladder;

pub use ladder::{Ladder, LadderLevel};

use engine::{BySide, Side};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// The limits of ratings. No result moves a rating beyond them.
const LEAST: f64 = 100.0;
const MOST: f64 = 4000.0;
/// The deviation of a player of whom nothing is known.
const UNKNOWN: f64 = 350.0;
/// The deviation above which a rating is provisional.
const PROVISIONAL: f64 = 110.0;
/// The deviation that many games approach.
const SURE: f64 = 30.0;
/// The time away after which the deviation has grown as much as volatility allows in one period, in
/// milliseconds: with the usual volatility a deviation grows from 60 to 110 in a year.
const PERIOD: f64 = 403_200_000.0;
/// The factor between the scale of ratings and the scale of Glicko-2, to which volatility belongs.
const SCALE: f64 = 173.7178;
/// The number of points by which a surprising result moves the favour of a scenario.
const FAVOUR_STEP: f64 = 4.0;

/// A rating in points, in which a player who is 400 points stronger scores ten times as much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength.
    pub points: f64,
    /// The standard deviation of the strength.
    pub deviation: f64,
    /// The degree to which the strength is expected to change.
    pub volatility: f64,
}

/// The score of one player in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// The player lost.
    Loss,
    /// Nobody won, which counts as half a win.
    Draw,
    /// The player won.
    Win,
}

impl Score {
    /// All scores, the worst first.
    pub const ALL: [Score; 3] = [Score::Loss, Score::Draw, Score::Win];

    /// Returns the score of the player of `side` in a game that `winner` won.
    pub fn of(side: Side, winner: Option<Side>) -> Score {
        match winner {
            None => Score::Draw,
            Some(winner) if winner == side => Score::Win,
            Some(_) => Score::Loss,
        }
    }

    /// Returns the score in half points.
    pub fn halves(self) -> i64 {
        match self {
            Score::Loss => 0,
            Score::Draw => 1,
            Score::Win => 2,
        }
    }

    fn outcome(self) -> Outcomes {
        match self {
            Score::Loss => Outcomes::LOSS,
            Score::Draw => Outcomes::DRAW,
            Score::Win => Outcomes::WIN,
        }
    }
}

impl Default for Rating {
    /// Returns the rating of a player of whom nothing is known.
    fn default() -> Rating {
        Rating { points: 1500.0, deviation: UNKNOWN, volatility: 0.06 }
    }
}

impl Rating {
    /// Returns the rating after some games against opponents with these ratings, which count as one rating
    /// period.
    pub fn after(self, games: &[(Rating, Score)]) -> Rating {
        let of = |rating: &Rating| Glicko2Rating {
            rating: rating.points,
            deviation: rating.deviation,
            volatility: rating.volatility,
        };
        let games: Vec<(Glicko2Rating, Outcomes)> =
            games.iter().map(|(opponent, score)| (of(opponent), score.outcome())).collect();
        let after = glicko2_rating_period(&of(&self), &games, &Glicko2Config::new());
        if ![after.rating, after.deviation, after.volatility].iter().all(|it| it.is_finite()) {
            return self;
        }
        Rating {
            points: after.rating.clamp(LEAST, MOST),
            deviation: after.deviation.clamp(SURE, UNKNOWN),
            volatility: after.volatility,
        }
    }

    /// Returns the rating after a time without games, in milliseconds: the deviation has grown.
    pub fn away(self, time: i64) -> Rating {
        let periods = time.max(0) as f64 / PERIOD;
        let growth = self.volatility * SCALE;
        let grown = (self.deviation * self.deviation + periods * growth * growth).sqrt();
        Rating { deviation: grown.min(UNKNOWN), ..self }
    }

    /// Returns whether too little is known of the player's strength to compare it with others.
    pub fn is_provisional(self) -> bool {
        PROVISIONAL < self.deviation
    }

    /// Returns the time in milliseconds after which the rating becomes provisional without games; 0 if it is
    /// provisional already.
    pub fn lasts(self) -> i64 {
        let growth = self.volatility * SCALE;
        let left = PROVISIONAL * PROVISIONAL - self.deviation * self.deviation;
        (left.max(0.0) / (growth * growth) * PERIOD) as i64
    }

    /// Returns the rating of an opponent whose side is favoured by this number of points.
    fn favoured(self, favour: f64) -> Rating {
        Rating { points: self.points + favour, ..self }
    }
}

/// Two players before their game. `favour` is the number of points by which the scenario favours the French.
#[derive(Clone, Copy, Debug)]
pub struct RatedPair {
    /// The ratings of the players with their sides.
    pub ratings: BySide<Rating>,
    /// The number of points by which the scenario favours the French.
    pub favour: f64,
}

impl RatedPair {
    /// Returns the rating of a side's player after the game.
    pub fn after(&self, side: Side, winner: Option<Side>) -> Rating {
        let favour = match side {
            Side::French => -self.favour,
            Side::British => self.favour,
        };
        let opponent = self.ratings[side.other()].favoured(favour);
        self.ratings[side].after(&[(opponent, Score::of(side, winner))])
    }

    /// Returns the change of the scenario's favour by the result of the game. The change is small, and smaller
    /// the less surprising the result is.
    pub fn favour_change(&self, winner: Option<Side>) -> f64 {
        let RatedPair { ratings, favour } = self;
        let of = |rating: Rating| Glicko2Rating {
            rating: rating.points,
            deviation: rating.deviation,
            volatility: rating.volatility,
        };
        let french = of(ratings.french.favoured(*favour));
        let (expected, _) = skillratings::glicko2::expected_score(&french, &of(ratings.british));
        let change =
            FAVOUR_STEP * (Score::of(Side::French, winner).halves() as f64 / 2.0 - expected);
        if change.is_finite() { change } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const YEAR: i64 = 365 * 24 * 3_600_000;

    fn rating(points: f64, deviation: f64) -> Rating {
        Rating { points, deviation, volatility: 0.06 }
    }

    /// The example of Glickman's paper "Example of the Glicko-2 system".
    #[test]
    fn the_published_example_comes_out() {
        let after = rating(1500.0, 200.0).after(&[
            (rating(1400.0, 30.0), Score::Win),
            (rating(1550.0, 100.0), Score::Loss),
            (rating(1700.0, 300.0), Score::Loss),
        ]);
        assert!((after.points - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    fn ratings() -> Vec<Rating> {
        let mut all = Vec::new();
        for points in [LEAST, 800.0, 1500.0, 1512.5, 2300.0, MOST] {
            for deviation in [SURE, 60.0, 110.0, UNKNOWN] {
                all.push(rating(points, deviation));
            }
        }
        all
    }

    #[test]
    fn a_win_never_lowers_a_rating_and_a_loss_never_raises_one() {
        for french in ratings() {
            for british in ratings() {
                for favour in [-900.0, 0.0, 35.0, 900.0] {
                    let pair = RatedPair { ratings: BySide { french, british }, favour };
                    for side in Side::BOTH {
                        let before = pair.ratings[side];
                        let [won, drawn, lost] = [Some(side), None, Some(side.other())]
                            .map(|winner| pair.after(side, winner));
                        assert!(before.points <= won.points, "{pair:?} {side}");
                        assert!(lost.points <= before.points, "{pair:?} {side}");
                        assert!(
                            lost.points <= drawn.points && drawn.points <= won.points,
                            "{pair:?} {side}"
                        );
                        for after in [won, drawn, lost] {
                            assert!((SURE..=UNKNOWN).contains(&after.deviation), "{after:?}");
                        }
                    }
                }
            }
        }
    }

    /// A scenario that favours the French is the same as one that favours the British, with swapped sides.
    #[test]
    fn favour_is_symmetric() {
        let (one, two) = (rating(1620.0, 80.0), rating(1480.0, 60.0));
        for favour in [0.0, 40.0, -250.0] {
            let pair = RatedPair { ratings: BySide { french: one, british: two }, favour };
            let swapped =
                RatedPair { ratings: BySide { french: two, british: one }, favour: -favour };
            for winner in [None, Some(Side::French), Some(Side::British)] {
                let other = winner.map(Side::other);
                for side in Side::BOTH {
                    assert_eq!(pair.after(side, winner), swapped.after(side.other(), other));
                }
                let sum = pair.favour_change(winner) + swapped.favour_change(other);
                assert!(sum.abs() < 1e-9, "{sum}");
            }
        }
    }

    /// The favoured side gains less for a win than the other side does.
    #[test]
    fn favour_counts_against_the_favoured_side() {
        let even = rating(1500.0, 80.0);
        let pair = RatedPair { ratings: BySide { french: even, british: even }, favour: 200.0 };
        let gain = |side| pair.after(side, Some(side)).points - 1500.0;
        assert!(2.0 * gain(Side::French) < gain(Side::British));
        assert!(pair.favour_change(Some(Side::French)) < 1.2);
        assert!(pair.favour_change(Some(Side::British)) < -2.8);
    }

    #[test]
    fn time_away_makes_a_rating_provisional() {
        let known = rating(1700.0, 60.0);
        assert!(!known.is_provisional() && rating(1700.0, UNKNOWN).is_provisional());
        let later = known.away(YEAR);
        assert!((later.deviation - 110.0).abs() < 1.0, "{later:?}");
        assert_eq!(later.points, known.points);
        let lasts = known.lasts();
        assert!(!known.away(lasts - 1000).is_provisional(), "{lasts}");
        assert!(known.away(lasts + 1000).is_provisional(), "{lasts}");
        assert_eq!(known.away(1000 * YEAR).deviation, UNKNOWN);
        assert_eq!(rating(1700.0, 200.0).lasts(), 0);
        assert_eq!(known.away(-YEAR), known, "a clock that was set back changes nothing");
    }

    #[test]
    fn a_new_player_is_no_longer_provisional_after_some_games() {
        let mut player = Rating::default();
        let mut games = 0;
        while player.is_provisional() {
            let score = Score::ALL[games % 3];
            player = player.after(&[(rating(1500.0, 60.0), score)]);
            games += 1;
        }
        assert!((6..=20).contains(&games), "{games}");
    }
}
