//! Errors for arguments that can't be read. Each error explains how to write the argument.

use shelf::{NotACommand, NotALevel};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadArgument {
    #[error("write french, british or both")]
    Sides,
    #[error("write french, british, both or watcher")]
    Eye,
    #[error("write NAME=VALUE")]
    Option,
    #[error("write RECORD@N: the record of a game, and after how many of its actions")]
    Moment,
    #[error("write an even number of games, from 2")]
    Games,
    #[error("write two scores between 0.01 and 0.99, the lower first: 0.5,0.55")]
    Scores,
    #[error("write a number of seconds, from 0.001 to 3600")]
    Seconds,
    #[error("{0}, or cmd:PROGRAM")]
    Bot(#[from] NotALevel),
    #[error(transparent)]
    Program(#[from] NotACommand),
}

/// Reads a number of seconds.
pub fn seconds(text: &str) -> Result<f64, BadArgument> {
    let read = text.parse().ok().filter(|seconds| (0.001..=3600.0).contains(seconds));
    read.ok_or(BadArgument::Seconds)
}
