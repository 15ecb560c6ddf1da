//! Victory (18.0): the Victory Check, and the War in Europe.

mod check;
mod chits;

pub use check::{bonus, check, of_year};
pub use chits::Chit;
