//! All tests of the rules, in one program: it is linked once.

mod marching;
mod positions;
mod rules;
mod suite;
