//! The encoding of a game for its net.

use engine::{Game, Setup, Side};

use super::{Block, Inputs, Net};
use crate::rng::Rng;

/// Encodes the states of a game as inputs of a net.
///
/// As with every part of a [`Mind`], only imagined states are passed to an encoder. The inputs show the
/// hand of at most one side, and only the number of cards in the other side's hand. So the net estimates
/// what the first side may expect, not how these two particular hands would play out.
///
/// [`Mind`]: crate::Mind
pub trait Encode<G: Game>: Sync {
    /// Returns the blocks of inputs, in order.
    fn layout(&self) -> &'static [Block];

    /// Returns whether nothing is half done: no dice are being rolled, and no march or battle is under
    /// way. The net is asked only at such quiet moments.
    fn is_quiet(&self, state: &G) -> bool;

    /// Sets the inputs for the state as `eye` knows it. The caller passes empty `inputs`.
    fn encode(&self, state: &G, eye: Side, inputs: &mut Inputs);

    /// Returns the lead of the French, from about -1 to 1. A net that learns to predict the winner learns
    /// faster if it also learns the margin.
    fn margin(&self, state: &G) -> f32;
}

/// Returns the net's values for the start of each scenario, as seen by the French and by the British, in
/// millionths. The values are stored with the net, so that a test can check that every machine computes
/// the same values.
pub fn first_values<G: Game>(encoder: &dyn Encode<G>, net: &Net) -> String {
    let mut text = String::new();
    for scenario in G::facts().scenarios {
        let setup = Setup { scenario: (*scenario).into(), ..Setup::default() };
        let setup = G::facts().check(&setup).expect("the scenario is the game's own");
        let state = G::set_up(&setup, &mut Rng::new(1)).expect("so are the defaults");
        let value = |eye: Side| {
            let mut inputs = Inputs::default();
            encoder.encode(&state, eye, &mut inputs);
            (net.french_wins(inputs.as_slice()) * 1e6).round() as u32
        };
        let [french, british] = [Side::French, Side::British].map(value);
        text += &format!("{scenario} {french} {british}\n");
    }
    text
}
