//! The learnt policy of a mind, and a sample of its corrections.

use engine::{Game, Setup, Side, Silent};

use crate::learnt::{Corrections, Describe, Features, word};
use crate::mind::{ActionOf, Mind};
use crate::rng::Rng;

/// The learnt policy of a mind.
pub struct Learnt<M: Mind> {
    describer: &'static dyn Describe<M::Game>,
    corrections: &'static Corrections,
    features: Features,
}

impl<M: Mind> Learnt<M> {
    /// Returns the learnt policy of the mind, if it has one.
    pub fn new() -> Option<Learnt<M>> {
        Learnt::with(M::corrections()?)
    }

    /// Returns the learnt policy of the first captain.
    pub fn first() -> Option<Learnt<M>> {
        Learnt::with(M::first_corrections()?)
    }

    fn with(corrections: &'static Corrections) -> Option<Learnt<M>> {
        Some(Learnt { describer: M::DESCRIBER?, corrections, features: Features::default() })
    }

    /// Corrects the weights that the written policy gave to the legal actions of `side`.
    pub fn correct(
        &mut self,
        state: &M::Game,
        side: Side,
        actions: &[ActionOf<M>],
        weights: &mut [f32],
    ) {
        self.features.clear();
        self.describer.describe(state, side, actions, weights, &mut self.features);
        self.corrections.correct(&self.features, weights);
    }
}

/// The maximum number of choices of a game that a sample covers. In most games these are nearly all choices.
const CHOICES: u32 = 400;

/// Returns a sample of the corrections in one game of each scenario. For each action of the first choice the
/// sample has the sum of its features' weights, in 256ths; for the choices after it the sample has a
/// checksum. The sample is stored with the policy, so that a test can check that every machine computes the
/// same sums, and that the descriptions of actions have not changed.
pub fn sample_corrections<M: Mind>(corrections: &Corrections) -> String {
    let describer = M::DESCRIBER.expect("a game with a learnt policy describes its actions");
    let mut text = String::new();
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    let mut features = Features::default();
    for scenario in M::Game::facts().scenarios {
        let setup = Setup { scenario: (*scenario).into(), ..Setup::default() };
        let setup = M::Game::facts().check(&setup).expect("the scenario is the game's own");
        let mut rng = Rng::new(1);
        let mut state = M::Game::set_up(&setup, &mut rng).expect("so are the defaults");
        let mut checksum = 0;
        for number in 0..CHOICES {
            let Some(side) = state.awaited().iter().next() else { break };
            let seen = state.imagine(side, &mut rng);
            actions.clear();
            seen.actions(side, &mut actions);
            weights.clear();
            M::weigh(&seen, side, &actions, &mut weights);
            M::temper(&seen, side, &actions, &mut weights);
            features.clear();
            describer.describe(&seen, side, &actions, &weights, &mut features);
            for (action, sum) in actions.iter().zip(corrections.sums(&features, actions.len())) {
                if number == 0 {
                    text += &format!("{scenario} {action}: {sum}\n");
                }
                checksum = word(&(checksum, sum));
            }
            let chosen = actions[rng.sample(&weights)];
            state.play(side, chosen, &mut Silent(&mut rng)).expect("a listed action is legal");
        }
        text += &format!("{scenario}, checksum: {checksum}\n");
    }
    text
}
