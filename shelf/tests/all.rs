//! All tests of the shelf, in one program: it is linked once.

mod hints;
mod house;
mod levels;
mod odds;
