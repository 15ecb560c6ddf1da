//! All tests of the shelf, as one program, which is linked once.

mod cancellations;
mod glossary;
mod hints;
mod house;
mod levels;
mod odds;
mod stopwatch;
