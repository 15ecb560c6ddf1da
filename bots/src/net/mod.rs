//! A small neural net for each game, which judges a state at a glance.
//!
//! - [`Block`], [`Inputs`]: what a net is shown, one yes or no an input;
//! - [`Encode`]: how a game shows itself, written in `minds/src/NAME/encode.rs`;
//! - [`Net`]: one hidden layer of whole numbers, so that every machine finds the same value;
//! - [`Judge`]: encoder and net of a mind, ready to be asked.
//!
//! The weights in `minds/nets` are made by the crate `train`, whose README says how.

mod layout;
mod encode;
#[expect(clippy::module_inception, reason = "the net is what the folder is about")]
mod net;

pub use encode::{Encode, Judge, first_values};
pub use layout::{Block, Inputs, layout_hash, size};
pub use net::{HIDDEN, Net, ONE, OUTPUT_ONE, WrongNet};
