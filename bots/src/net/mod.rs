//! A small neural net for each game, which evaluates a state without searching.
//!
//! - [`Block`], [`Inputs`]: the inputs of a net, each of which is set or not;
//! - [`Encode`]: the trait that encodes a game's states, implemented in `minds/src/NAME/encode.rs`;
//! - [`Net`]: a net with one hidden layer. It computes with integers, so that every machine gets
//!   the same value.
//!
//! A mind has an encoder and a net, and [`Judge`] puts both together.
//!
//! The weights are in `minds/nets`. The crate `train` makes them, as its README explains.
//!
//! [`Judge`]: crate::Judge

mod layout;
mod encode;
#[expect(clippy::module_inception, reason = "the net is what the folder is about")]
mod net;

pub use encode::{Encode, first_values};
pub use layout::{Block, Inputs, layout_hash, size};
pub use net::{HIDDEN, Net, ONE, OUTPUT_ONE, WrongNet};
