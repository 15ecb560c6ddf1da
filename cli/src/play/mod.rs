//! A game that somebody plays in a terminal.

pub mod kept;
pub mod hosted;
pub mod lines;
pub mod board;
