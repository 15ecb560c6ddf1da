//! What is chosen before a game: options and bots, as they are written on the command line.

use shelf::{Level, Shelved};

use crate::failure::Failure;

/// Reads `NAME=VALUE`.
pub fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write NAME=VALUE")?;
    Ok((name.trim().into(), value.trim().into()))
}

/// The bot that was asked for, or the game's default; refused if the game has no such bot.
pub fn bot(shelved: &dyn Shelved, asked: Option<&Level>) -> Result<Level, Failure> {
    let text = asked.map_or(shelved.default_level().into(), Level::to_string);
    shelved.level(&text).map_err(Failure::Usage)
}
