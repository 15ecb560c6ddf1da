//! The file of fixed ratings: the bots, and the favour with which each scenario begins.

use std::collections::BTreeMap;

use engine::Side;
use serde::Deserialize;

use super::Rating;

/// The limit of what results may add to the favour of a scenario, or take from it.
const LEARNT: f64 = 400.0;

/// The fixed ratings of the bots, and the favour with which each scenario begins.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ladder {
    bot: Vec<LadderLevel>,
    favour: Vec<Favour>,
}

/// The fixed ratings of a level of bots in one game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LadderLevel {
    /// The game.
    pub game: String,
    /// The level.
    pub level: String,
    french: f64,
    british: f64,
    deviation: f64,
    /// The source of the figures, for readers of the file.
    #[allow(dead_code, reason = "it is for readers of the file")]
    source: String,
}

/// The number of points by which a scenario favours the French at first.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Favour {
    game: String,
    scenario: String,
    /// The values of options that a set-up must have.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The options that must differ from their defaults in a set-up.
    #[serde(default)]
    set: Vec<String>,
    points: f64,
    /// The games from which the points were computed; 0 for an estimate.
    #[allow(dead_code, reason = "the tests compute the points from it")]
    games: f64,
    /// The score of the French in these games.
    #[allow(dead_code, reason = "the tests compute the points from it")]
    score: f64,
}

impl LadderLevel {
    /// Returns the rating of the level with a side.
    pub fn rating(&self, side: Side) -> Rating {
        let points = match side {
            Side::French => self.french,
            Side::British => self.british,
        };
        Rating { points, deviation: self.deviation, ..Rating::default() }
    }
}

impl Ladder {
    /// Reads the file of fixed ratings, which is part of the program.
    pub fn read() -> Ladder {
        toml::from_str(include_str!("../../data/ladder.toml")).expect("a test reads the file")
    }

    /// Returns the levels of a game, the weakest first.
    pub fn levels(&self, game: &str) -> impl Iterator<Item = &LadderLevel> {
        self.bot.iter().filter(move |bot| bot.game == game)
    }

    /// Returns the rating of a bot; `None` if the bot has none, such as an external program.
    pub fn bot(&self, game: &str, level: &str, side: Side) -> Option<Rating> {
        let found = self.levels(game).find(|bot| bot.level == level);
        found.map(|bot| bot.rating(side))
    }

    /// Returns the number of points by which a scenario favours the French. `options` are the options that differ
    /// from their defaults, and `learnt` is what results have added to the favour with which the scenario began.
    pub fn favour(
        &self,
        game: &str,
        scenario: &str,
        options: &BTreeMap<String, String>,
        learnt: f64,
    ) -> f64 {
        let fits = |favour: &&Favour| {
            favour.game == game
                && favour.scenario == scenario
                && favour.options.iter().all(|(name, value)| options.get(name) == Some(value))
                && favour.set.iter().all(|name| options.contains_key(name))
        };
        let demands = |favour: &&Favour| (favour.options.len(), favour.set.len());
        let found = self.favour.iter().filter(fits).max_by_key(demands);
        found.map_or(0.0, |favour| favour.points) + learnt.clamp(-LEARNT, LEARNT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_stronger_than_the_last() {
        let ladder = Ladder::read();
        for game in ["struggle", "wilderness", "bayonets"] {
            let levels: Vec<&LadderLevel> = ladder.levels(game).collect();
            let names: Vec<&str> = levels.iter().map(|level| &*level.level).collect();
            assert_eq!(names, ["recruit", "ensign", "captain"], "{game}");
            for side in Side::BOTH {
                let points: Vec<f64> =
                    levels.iter().map(|level| level.rating(side).points).collect();
                assert!(points.is_sorted(), "{game} {side}: {points:?}");
                assert!(!levels.iter().any(|level| level.rating(side).is_provisional()));
            }
        }
        assert_eq!(ladder.bot("struggle", "some program", Side::French), None);
        assert_eq!(ladder.bot("draughts", "recruit", Side::French), None);
    }

    /// The points of a measured favour are those of its score, with ten even games added, since few games were
    /// played.
    #[test]
    #[expect(clippy::disallowed_methods, reason = "the result is rounded to whole points")]
    fn measured_favours_follow_from_their_scores() {
        for favour in Ladder::read().favour {
            let score = (favour.score * favour.games + 5.0) / (favour.games + 10.0);
            let points = (400.0 * (score / (1.0 - score)).log10()).round();
            let expected = if favour.games == 0.0 { 0.0 } else { points };
            assert_eq!(favour.points, expected, "{} {:?}", favour.scenario, favour.options);
        }
    }

    #[test]
    fn the_most_particular_favour_counts() {
        let ladder = Ladder::read();
        let favour = |options: &[(&str, &str)], learnt| {
            let own = |(name, value): &(&str, &str)| (name.to_string(), value.to_string());
            let options = options.iter().map(own).collect();
            ladder.favour("wilderness", "early-war", &options, learnt)
        };
        assert!(favour(&[], 0.0) < -200.0, "without a bid the British are favoured");
        assert!(favour(&[("bid-for", "british"), ("bid", "5")], 0.0).abs() < 50.0);
        assert_eq!(favour(&[("bid-for", "british"), ("bid", "3")], 0.0), 0.0);
        assert_eq!(favour(&[("bidding", "sealed")], 12.0), 12.0);
        assert_eq!(favour(&[("bidding", "sealed")], 4000.0), LEARNT);
        assert_eq!(ladder.favour("draughts", "any", &BTreeMap::new(), -3.0), -3.0);
    }
}
