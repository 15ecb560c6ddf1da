//! The judge of a mind: its encoder and its net, which together evaluate a state.

use engine::Side;

use crate::mind::Mind;
use crate::net::{Encode, Inputs, Net};

/// The encoder and the net of a mind, together.
pub struct Judge<M: Mind> {
    encoder: &'static dyn Encode<M::Game>,
    net: &'static Net,
    inputs: Inputs,
}

impl<M: Mind> Judge<M> {
    /// Returns the judge of the mind, if it has one.
    pub fn new() -> Option<Judge<M>> {
        Some(Judge { encoder: M::ENCODER?, net: M::net()?, inputs: Inputs::default() })
    }

    /// Returns the judge of the first captain.
    pub fn first() -> Option<Judge<M>> {
        Some(Judge { encoder: M::ENCODER?, net: M::first_net()?, inputs: Inputs::default() })
    }

    /// Returns whether the judge may be asked now ([`Encode::is_quiet`]).
    pub fn is_quiet(&self, state: &M::Game) -> bool {
        self.encoder.is_quiet(state)
    }

    /// Returns the probability that the French win, judged from the information that `eye` has.
    pub fn french_wins(&mut self, state: &M::Game, eye: Side) -> f32 {
        self.inputs.clear();
        self.encoder.encode(state, eye, &mut self.inputs);
        self.net.french_wins(self.inputs.as_slice())
    }
}
