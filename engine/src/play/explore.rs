//! Trying an action with results of chance that somebody chose, and listing the results that it can
//! have. Nothing here uses the dice of the game itself.

use super::odds::Every;
use crate::contract::script::all_used;
use crate::{
    Aloud, Chance, Game, Noted, Playing, ScriptError, Seed, Seeded, Side, Silent, read_results,
};

/// The maximum number of combinations of dice and draws that are listed. Four dice have exactly
/// this many.
const MOST_LISTED: usize = 1_296;
/// The number of random plays if an action has more combinations.
const SAMPLES: u64 = 600;

/// The origin of the dice, draws and shuffles of an action that is tried.
#[derive(Clone, Copy, Debug)]
pub enum DiceSource<'a> {
    /// The results are written in the lines of a script. The action must use exactly these
    /// results.
    Chosen(&'a str),
    /// The results come from this seed.
    Random(Seed),
}

/// The results of chance that an action can have.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances {
    /// Each result, in the order of its dice.
    pub results: Vec<Rolled>,
    /// Whether all results are listed with their exact probabilities. Otherwise the listed
    /// results are those of several hundred random plays.
    pub exact: bool,
}

/// One combination of dice, draws and shuffles.
#[derive(Clone, Debug, PartialEq)]
pub struct Rolled {
    /// The lines of a script that give this combination; empty if the action uses no chance.
    pub lines: String,
    /// The probability of the combination.
    pub chance: f64,
}

impl<G: Game> Playing<G> {
    /// Tries an action, and returns the game after it. The game itself stays as it is.
    pub(crate) fn explore(
        &self,
        side: Side,
        play: &str,
        roll: DiceSource,
    ) -> Result<(Playing<G>, String), ScriptError> {
        match roll {
            DiceSource::Random(seed) => self.explored(side, play, &mut Seeded::new(seed, 0)),
            DiceSource::Chosen(lines) => {
                let mut chosen = read_results(lines)?;
                let explored = self.explored(side, play, &mut chosen)?;
                all_used(&chosen).map(|()| explored)
            }
        }
    }

    fn explored(
        &self,
        side: Side,
        play: &str,
        chance: &mut dyn Chance,
    ) -> Result<(Playing<G>, String), ScriptError> {
        let mut state = self.state().clone();
        let mut world = Aloud::new(Noted::new(chance));
        state.play(side, play.parse()?, &mut world)?;
        let results = world.chance.take_lines();
        Ok((self.branch(state, world.told), results))
    }

    /// Returns the results of chance that an action can have.
    pub(crate) fn chances(&self, side: Side, play: &str) -> Result<Chances, ScriptError> {
        let action: G::Action = play.parse()?;
        let rolled = |chance: &mut dyn Chance| -> Result<String, ScriptError> {
            let mut world = Silent(Noted::new(chance));
            self.state().clone().play(side, action, &mut world)?;
            Ok(world.0.take_lines())
        };
        let (mut results, mut combinations) = (Vec::new(), Every::default());
        while results.len() < MOST_LISTED {
            let lines = rolled(&mut combinations)?;
            results.push(Rolled { lines, chance: combinations.weight() });
            if !combinations.next() {
                return Ok(Chances { results, exact: true });
            }
        }
        let mut sampled = std::collections::BTreeMap::<String, u32>::new();
        for number in 0..SAMPLES {
            let lines = rolled(&mut Seeded::new(Seed::from_number(0), number))?;
            *sampled.entry(lines).or_default() += 1;
        }
        let chance = |times: u32| f64::from(times) / SAMPLES as f64;
        let results =
            sampled.into_iter().map(|(lines, times)| Rolled { lines, chance: chance(times) });
        Ok(Chances { results: results.collect(), exact: false })
    }

    /// Returns the dice, draws and shuffles of every action played, as lines of a script.
    pub(crate) fn results(&self) -> Vec<String> {
        let mut state = self.beginning().clone();
        let mut results = Vec::new();
        for (place, played) in self.played().iter().enumerate() {
            let mut world = Silent(Noted::new(self.dice_of(place)));
            state
                .play(played.side, played.action, &mut world)
                .expect("an action that was played once can be played again");
            results.push(world.0.take_lines());
        }
        results
    }
}
