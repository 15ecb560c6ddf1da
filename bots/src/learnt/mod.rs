//! A learnt policy for each game: the written one ([`Mind::weigh`]), corrected.
//!
//! - [`Features`]: what is said of the actions that a side may choose from;
//! - [`Describe`]: how a game says it, written in `minds/NAME/describe.rs`;
//! - [`Corrections`]: what each feature adds;
//! - [`Learnt`]: all of it for one mind, ready to be asked.
//!
//! It is a log-linear policy: the written weight of an action is multiplied by e to
//! the power of what its features add up to. Searches follow it; the levels that do not
//! search, and the first search, follow the written one alone.
//!
//! What was learnt is in `bots/nets`, one file a game (`GAME.policy`), made by the crate `train`, whose README says how.
//!
//! [`Mind::weigh`]: crate::Mind::weigh

mod features;
mod corrections;

pub use corrections::{Corrections, PLACES, WrongCorrections};
pub use features::{Describe, Features, few, standing, word};

use engine::{Game, Setup, Side};

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

/// What is corrected at each scenario's beginning: the first choice of all, and for each
/// action what its features add up to, in 256ths. It is written down with the policy, so that a test can
/// hold every machine to it.
pub fn first_corrections<M: Mind>(corrections: &Corrections) -> String {
    let describer = M::DESCRIBER.expect("a game with a learnt policy describes its actions");
    let mut text = String::new();
    for scenario in M::Game::facts().scenarios {
        let setup = Setup { scenario: (*scenario).into(), ..Setup::default() };
        let setup = M::Game::facts().check(&setup).expect("the scenario is the game's own");
        let state = M::Game::set_up(&setup, &mut Rng::new(1)).expect("so are the defaults");
        let side = state.awaited().iter().next().expect("somebody begins");
        let (mut actions, mut weights) = (Vec::new(), Vec::new());
        state.actions(side, &mut actions);
        M::weigh(&state, side, &actions, &mut weights);
        let mut features = Features::default();
        describer.describe(&state, side, &actions, &weights, &mut features);
        let sums = corrections.sums(&features, actions.len());
        for (action, sum) in actions.iter().zip(sums) {
            text += &format!("{scenario} {action}: {sum}\n");
        }
    }
    text
}
