//! What is chosen before a game: scenario, options or a position, and bots, as they are written on the command line.

use std::path::PathBuf;

use engine::{Seed, Setup};
use shelf::{Level, Shelved};

use crate::failure::{self, Failure};

/// What a game begins with.
#[derive(clap::Args)]
pub struct Chosen {
    /// Which scenario [default: the game's first]
    #[arg(long, value_name = "S")]
    scenario: Option<String>,
    /// A rule to switch; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
    /// Begin from the position in that file, as carillon replay --position writes it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "options"])]
    from: Option<PathBuf>,
}

impl Chosen {
    /// The set-up, if the game can be begun with it.
    pub fn setup(&self, shelved: &dyn Shelved) -> Result<Setup, Failure> {
        let position = self.from.as_deref().map(failure::read).transpose()?;
        let setup = Setup {
            scenario: self.scenario.clone().unwrap_or_default(),
            options: self.options.iter().cloned().collect(),
            position,
        };
        let wrong = |error: engine::SetupError| match &self.from {
            None => Failure::Usage(error.to_string()),
            Some(file) => Failure::Usage(format!("{}: {error}", file.display())),
        };
        let setup = shelved.facts().check(&setup).map_err(wrong)?;
        // Whether a position can be is known once it has been begun from.
        shelved.game().start(&setup, Seed([0; 32])).map_err(wrong)?;
        Ok(setup)
    }

    /// The file of the position, if there is one.
    pub fn from(&self) -> Option<String> {
        self.from.as_ref().map(|file| file.display().to_string())
    }
}

/// Reads `NAME=VALUE`.
fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write NAME=VALUE")?;
    Ok((name.trim().into(), value.trim().into()))
}

/// The bot that was asked for, or the game's default; refused if the game has no such bot.
pub fn bot(shelved: &dyn Shelved, asked: Option<&Level>) -> Result<Level, Failure> {
    let text = asked.map_or(shelved.default_level().into(), Level::to_string);
    shelved.level(&text).map_err(Failure::Usage)
}
