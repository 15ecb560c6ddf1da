//! All tests of the rules, in one program, so that it is linked only once.

mod facts;
mod lessons;
mod marching;
mod refusals;
mod suite;
