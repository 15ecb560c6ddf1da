//! All tests of the rules, linked into one program.

mod marching;
mod positions;
mod rules;
mod suite;
