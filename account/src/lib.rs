//! The rules of accounts: which names are allowed, which codes sign a player in, what a session may do, the
//! hours of a player's notices, and whether a passkey's signature is right. The crate does no input or output: time, random bytes and stored
//! data come from its caller.

#![warn(missing_docs)]

mod cbor;
mod code;
mod device;
mod hours;
mod name;
mod passkey;
mod session;

pub use code::{CodeKind, UnknownCodeKind};
pub use device::device;
pub use hours::{Hours, HoursError, QuietHours, TimeShift};
pub use name::{LONGEST_NAME, Name, NameError};
pub use passkey::{NewPasskey, Passkey, PasskeyError, Site, challenge_in};
pub use session::{Deed, LONGEST_SESSION, Session};
