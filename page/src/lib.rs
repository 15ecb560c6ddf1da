//! The host of tables in a browser. The page's program does for the tables of one device what a server
//! does for its rooms.
//!
//! A page has two kinds of workers, and both run this program. One worker [hosts](host) the tables: it
//! receives the messages of `server/PROTOCOL.md`, and returns the rows to store and the messages to send
//! once these are stored. The other workers [think](thinker): bots, odds, hints and reviews. JavaScript
//! passes questions and answers between the workers as JSON, and provides the time, random bytes and a
//! database.
//!
//! This crate never waits, reads a clock or draws random numbers of its own, so all of it can be tested
//! natively.

mod ask;
#[cfg(target_family = "wasm")]
mod bytes;
mod host;
mod position;
mod random;
mod refused;
mod room;
mod studied;
mod thinker;

pub use ask::PageProgram;
