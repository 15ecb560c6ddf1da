//! The rules of ratings and of tournaments. The crate does no input or output: time, random numbers and stored data
//! come from its caller.

#![warn(missing_docs)]

pub mod rating;
pub mod tournament;
