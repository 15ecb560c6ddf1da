//! All tests of the rules, in one program: it is linked once.

mod looks;
mod marching;
mod offers;
mod positions;
mod refusals;
mod suite;
