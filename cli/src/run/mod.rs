//! Running games: set-up, players, dice, and games in parallel.

pub mod browser;
pub mod crew;
pub mod data;
pub mod dice;
pub mod folder;
pub mod moment;
pub mod program;
pub mod setup;
