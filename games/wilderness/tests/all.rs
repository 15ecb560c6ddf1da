//! All tests of the rules, in one program, so that it is linked only once.

mod lessons;
mod looks;
mod marching;
mod offers;
mod positions;
mod refusals;
mod suite;
