//! All tests of the rules, linked into one program.

mod lessons;
mod looks;
mod marching;
mod offers;
mod positions;
mod refusals;
mod suite;
