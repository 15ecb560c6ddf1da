//! All tests of the rules, in one program, so that it is linked only once.

mod marching;
mod positions;
mod rules;
mod suite;
