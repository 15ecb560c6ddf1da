//! The host of tables in a browser: what the server is to its rooms, this crate is to the tables of one
//! device.
//!
//! A page has two kinds of workers, and both run this program. One [hosts](host) the tables: it hears the
//! messages of `server/PROTOCOL.md`, and says what is to be stored before it is to be said. The others
//! [think](thinker): bots, odds, hints and reviews. JavaScript passes questions and answers between them as
//! JSON, and provides the time, random bytes and a database.
//!
//! Nothing here waits, and nothing reads a clock or draws a random number of its own, so that all of it is
//! tested natively.

mod ask;
#[cfg(target_family = "wasm")]
mod bytes;
mod host;
mod random;
mod refused;
mod room;
mod thinker;

pub use ask::PageProgram;
