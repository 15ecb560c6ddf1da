//! A table at which a game is played.
//!
//! A table is derived from its list of [entries](Entry). [`History::apply`] alone defines what an entry
//! means; playing, replaying, catching up with another server and the clocks all use that function. A
//! player's [`Command`] is checked, and becomes an entry or a change of seats.
//!
//! Nothing here waits, locks, reads a disk, draws a random number or reads the system clock. The host of a
//! table (a server, or a page) provides the time and random bytes, and stores the results.
//!
//! - [`entry`]: entries, and their meaning;
//! - [`table`](mod@table): the table itself, and the operations on it;
//! - [`replay`](mod@replay), [`mending`]: rebuilding a table from its entries, also when the rules have been
//!   corrected since;
//! - [`opening`]: requests for a new table, and the table that results;
//! - [`clock`], [`time_limit`], [`orders`], [`agreements`], [`seats`]: thinking time, standing orders,
//!   requests between the players, and the holders of seats;
//! - [`questions`]: the questions that a player may ask, which change nothing;
//! - [`wire`]: the messages between a page and the host of a table;
//! - [`input`], [`secrets`]: text from outside, and values derived from secrets.

pub mod agreements;
pub mod clock;
pub mod command;
pub mod entry;
mod error;
pub mod input;
pub mod mending;
pub mod opening;
pub mod orders;
pub mod questions;
mod record;
mod replay;
pub mod seats;
pub mod secrets;
mod stored;
mod table;
mod time_limit;
pub mod wire;

/// The table's own texts, used together with those of its game: a Fluent file for each language.
pub const TEXTS: [(&str, &str); 2] =
    [("en", include_str!("../text/en.ftl")), ("fr", include_str!("../text/fr.ftl"))];

pub use command::{Change, Command};
pub use entry::{Acknowledged, Entry, EntryKind, History, Stamp};
pub use error::{Error, NotStored};
pub use mending::Mending;
pub use record::uploaded;
pub use seats::Holder;
pub use stored::{
    Access, ChatLine, Order, Outage, Rematch, Seat, SeatKind, Stored, Until, Uploaded,
};
pub use table::{Table, TableStage};
pub use time_limit::{Clock, ClockKind, WhenOut};
