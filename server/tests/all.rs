//! All integration tests of the server, linked into one program.

mod common;

mod accounts;
mod agree;
mod challenges;
mod chaos;
mod claim;
mod clock;
mod dice;
mod differences;
mod door;
mod faults;
mod hints;
mod keep;
mod kill;
mod leaks;
mod lessons;
mod limits;
mod lobby;
mod look_after;
mod mended;
mod node_clocks;
mod nodes;
mod notices;
mod open;
mod play;
mod position;
mod programs;
mod ratings;
mod seats;
mod struggle;
mod takeback;
mod tournaments;
