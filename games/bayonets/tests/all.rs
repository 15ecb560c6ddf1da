//! All tests of the rules, linked into one program.

mod facts;
mod lessons;
mod marching;
mod refusals;
mod suite;
