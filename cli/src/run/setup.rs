//! The choices before a game, as the command line gives them: scenario and options or a position, and bots.

use std::path::{Path, PathBuf};

use engine::{Record, Seed, Setup};
use shelf::{Level, Shelved};

use crate::run::moment::{RecordedState, WrongGame};
use crate::say::argument::BadArgument;
use crate::say::failure::{self, Failure};

/// The set-up of a game.
#[derive(clap::Args)]
pub struct SetupArgs {
    /// Scenario to play [default: the game's first]
    #[arg(long, value_name = "S")]
    scenario: Option<String>,
    /// Set an option of the game; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
    /// Start from the position in this file, as carillon replay --position writes it, or from a
    /// record after N of its actions
    #[arg(long, value_name = "FILE|RECORD@N", conflicts_with_all = ["scenario", "options"])]
    from: Option<PathBuf>,
}

impl SetupArgs {
    /// Returns the set-up, if a game can begin with it.
    pub fn setup(&self, shelved: &dyn Shelved) -> Result<Setup, Failure> {
        let position = self.from.as_deref().map(|from| position(from, shelved)).transpose()?;
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
        // Whether the position is possible can be found only by starting a game from it.
        shelved.game().start(&setup, Seed([0; 32])).map_err(wrong)?;
        Ok(setup)
    }

    /// Returns the `--from` argument, if there is one.
    pub fn from(&self) -> Option<String> {
        self.from.as_ref().map(|file| file.display().to_string())
    }
}

/// Returns the position in a file, or at a moment of a record.
fn position(from: &Path, shelved: &dyn Shelved) -> Result<String, Failure> {
    let moment = from.to_str().and_then(|text| text.parse::<RecordedState>().ok());
    match moment.filter(|_| !from.exists()) {
        Some(moment) => {
            let game_of = |record: &Record| match record.header.game == shelved.name() {
                true => Ok(shelved),
                false => Err(WrongGame::Another(record.header.game.clone())),
            };
            Ok(moment.position(game_of)?.1)
        }
        None => failure::read(from),
    }
}

/// Reads `NAME=VALUE`.
fn option(text: &str) -> Result<(String, String), BadArgument> {
    let (name, value) = text.split_once('=').ok_or(BadArgument::Option)?;
    Ok((name.trim().into(), value.trim().into()))
}

/// Returns the requested bot, or the game's default. Fails if the game has no such bot.
pub fn bot(shelved: &dyn Shelved, asked: Option<&Level>) -> Result<Level, Failure> {
    let text = asked.map_or(shelved.default_level().into(), Level::to_string);
    Ok(shelved.level(&text)?)
}
