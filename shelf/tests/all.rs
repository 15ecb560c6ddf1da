//! All tests of the shelf, linked into one program.

mod cancellations;
mod glossary;
mod hints;
mod house;
mod levels;
mod odds;
mod stopwatch;
