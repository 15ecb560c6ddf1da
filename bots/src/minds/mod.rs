//! What bots know of each game beyond its rules: one [`Mind`](crate::Mind) a folder.
//!
//! A mind is optional; a game without one is searched with [`Plain`](crate::Plain).

mod struggle;
mod wilderness;
mod bayonets;

#[cfg(test)]
mod watched;

pub use self::bayonets::BayonetsMind;
pub use self::struggle::StruggleMind;
pub use self::wilderness::WildernessMind;
