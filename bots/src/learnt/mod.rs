//! A learnt policy for each game: the written one ([`Mind::weigh`]), corrected.
//!
//! - [`Features`]: what is said of the actions that a side may choose from;
//! - [`Describe`]: how a game says it, written in `minds/NAME/describe.rs`;
//! - [`Corrections`]: what each feature adds;
//! - [`Learnt`]: all of it for one mind, ready to be asked.
//!
//! It is a log-linear policy: the written weight of an action is multiplied by e to
//! the power of what its features add up to. The captain follows it, and so do searches with a budget of their own, hints
//! and reviews; recruit and ensign, and the first search, follow the written one alone.
//!
//! What was learnt is in `bots/nets`, one file a game (`GAME.policy`), made by the crate `train`, whose README says how.
//!
//! [`Mind::weigh`]: crate::Mind::weigh

mod features;
mod corrections;

pub use corrections::{Corrections, PLACES, WrongCorrections};
pub use features::{Describe, Features, few, standing, word};

use engine::{Game, Setup, Side, Silent};

use crate::search::ActionOf;
use crate::{Mind, Rng};

/// The learnt policy of a mind, ready to be asked.
pub struct Learnt<M: Mind> {
    describer: &'static dyn Describe<M::Game>,
    corrections: &'static Corrections,
    features: Features,
}

impl<M: Mind> Learnt<M> {
    /// The learnt policy, if that mind has one.
    pub fn new() -> Option<Learnt<M>> {
        let (describer, corrections) = (M::DESCRIBER?, M::corrections()?);
        Some(Learnt { describer, corrections, features: Features::default() })
    }

    /// Corrects the weights that the written policy gave to all that `side` may do.
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

/// Choices of a game that are written down with a learnt policy: about all of them.
const CHOICES: u32 = 400;

/// What is corrected in a game of each scenario: of the first choice, for each
/// action what its features add up to, in 256ths, and of the choices after it a checksum. It is written
/// down with the policy, so that a test can hold every machine to it, and every description.
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
