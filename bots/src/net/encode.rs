//! How a game shows itself to its net, and the judge that comes of both.

use engine::{Game, Setup, Side};

use super::{Block, Inputs, Net};
use crate::{Mind, Rng};

/// How a game shows itself to its net.
///
/// It is asked of imagined states, as all of a [`Mind`] is. It looks at the hand
/// of one side at most, and of the other shows how many cards it holds: the net is
/// asked what that side may expect, not what these two hands would come to.
pub trait Encode<G: Game>: Sync {
    /// What it shows, in order.
    fn layout(&self) -> &'static [Block];

    /// Is nothing half done: no dice in the air, no march or battle under way?
    /// The net is asked at such moments only.
    fn is_quiet(&self, state: &G) -> bool;

    /// Shows the state as `eye` knows it. `inputs` comes empty.
    fn encode(&self, state: &G, eye: Side, inputs: &mut Inputs);

    /// By how much the French lead, from about -1 to 1. A net that learns who has
    /// won learns faster if it is told by how much.
    fn margin(&self, state: &G) -> f32;
}

/// Encoder and net of a mind, ready to be asked.
pub struct Judge<M: Mind> {
    encoder: &'static dyn Encode<M::Game>,
    net: &'static Net,
    inputs: Inputs,
}

impl<M: Mind> Judge<M> {
    /// The judge, if that mind has one.
    pub fn new() -> Option<Judge<M>> {
        Some(Judge { encoder: M::ENCODER?, net: M::net()?, inputs: Inputs::default() })
    }

    /// May it be asked now ([`Encode::is_quiet`])?
    pub fn is_quiet(&self, state: &M::Game) -> bool {
        self.encoder.is_quiet(state)
    }

    /// The probability that the French win, for all that `eye` knows.
    pub fn french_wins(&mut self, state: &M::Game, eye: Side) -> f32 {
        self.inputs.clear();
        self.encoder.encode(state, eye, &mut self.inputs);
        self.net.french_wins(self.inputs.as_slice())
    }
}

/// What a net says of each scenario's beginning, to the French and to the British,
/// in millionths. It is written down with the net, so that a test can hold every
/// machine to it.
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
