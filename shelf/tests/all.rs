//! All tests of the shelf, in one program: it is linked once.

mod house;
mod levels;
mod odds;
