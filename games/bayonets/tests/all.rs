//! All tests of the rules, in one program: it is linked once.

mod facts;
mod marching;
mod refusals;
mod suite;
