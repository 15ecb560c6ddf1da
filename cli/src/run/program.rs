//! External programs as players in simulations and matches.

use std::fmt;
use std::str::FromStr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::{BySide, Outcome, Setup, Side};
use serde_json::json;
use shelf::{Level, Program, Shelved, Stranger};

use crate::run::{crew, setup};
use crate::say::argument::BadArgument;
use crate::say::failure::Failure;

/// The player of a side: a built-in bot, or `cmd:PROGRAM`.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayerSpec {
    Bot(Level),
    Program(String),
}

impl FromStr for PlayerSpec {
    type Err = BadArgument;

    fn from_str(text: &str) -> Result<PlayerSpec, BadArgument> {
        match text.strip_prefix("cmd:") {
            Some(_) => Ok(PlayerSpec::Program(Program::command(text)?.into())),
            None => Ok(PlayerSpec::Bot(text.parse()?)),
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PlayerSpec::Bot(level) => level.fmt(f),
            PlayerSpec::Program(command) => write!(f, "cmd:{command}"),
        }
    }
}

impl PlayerSpec {
    /// Returns an error if the game has no such level.
    pub fn check(&self, shelved: &dyn Shelved) -> Result<(), Failure> {
        match self {
            PlayerSpec::Bot(level) => setup::bot(shelved, Some(level)).map(drop),
            PlayerSpec::Program(_) => Ok(()),
        }
    }

    /// Returns the player's name in a record.
    pub fn name(&self) -> String {
        match self {
            PlayerSpec::Bot(level) => format!("{level} bot"),
            PlayerSpec::Program(command) => format!("{command} program"),
        }
    }

    /// Returns the level of a bot; for a program, the default level, which is not used.
    pub fn level(&self) -> Level {
        match self {
            PlayerSpec::Bot(level) => level.clone(),
            PlayerSpec::Program(_) => Level::default(),
        }
    }
}

/// The idle programs of a match, which wait for their next game. There are never more programs than seats in
/// the games that are played in parallel.
pub struct IdlePrograms<'a> {
    shelved: &'a dyn Shelved,
    setup: &'a Setup,
    patience: Duration,
    waiting: Mutex<Vec<Program>>,
}

impl<'a> IdlePrograms<'a> {
    pub fn new(shelved: &'a dyn Shelved, setup: &'a Setup, patience: Duration) -> IdlePrograms<'a> {
        IdlePrograms { shelved, setup, patience, waiting: Mutex::default() }
    }

    /// Returns a running program for each side that a program plays.
    pub fn sit(
        &self,
        players: &BySide<PlayerSpec>,
    ) -> Result<BySide<Option<Mutex<Program>>>, Failure> {
        let mut seats = BySide::default();
        for side in Side::BOTH {
            if let PlayerSpec::Program(command) = &players[side] {
                seats[side] = Some(Mutex::new(self.one(command)?));
            }
        }
        Ok(seats)
    }

    fn one(&self, command: &str) -> Result<Program, Failure> {
        let mut waiting = self.lock();
        let place = waiting.iter().position(|program| program.is_of(command));
        match place {
            Some(place) => Ok(waiting.swap_remove(place)),
            None => {
                let name = self.shelved.name();
                let started = Program::start(command, name, self.setup, self.patience)?;
                Ok(started.until(crew::interrupted))
            }
        }
    }

    /// Tells the programs that the game is over, and keeps those that are still running for the next game.
    /// Fails if a program could not be started at all, since it could not be started for the next game
    /// either.
    pub fn rise(
        &self,
        seats: BySide<Option<Mutex<Program>>>,
        outcome: &Outcome,
    ) -> Result<(), Failure> {
        for seat in [seats.french, seats.british].into_iter().flatten() {
            let mut program = seat.into_inner().unwrap_or_else(PoisonError::into_inner);
            if program.tell(&json!({ "do": "over", "outcome": outcome })).is_ok() {
                self.lock().push(program);
            } else if let Some(why) = program.never_started() {
                return Err(why.into());
            }
        }
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Program>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the programs in the form that a bout takes.
pub fn strangers(seats: &BySide<Option<Mutex<Program>>>) -> BySide<Option<&Mutex<dyn Stranger>>> {
    let of = |side| seats[side].as_ref().map(|seat| seat as &Mutex<dyn Stranger>);
    BySide { french: of(Side::French), british: of(Side::British) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_prints_as_it_was_written() {
        for text in ["thumb", "search:500ms", "cmd:python3 bot.py --fast"] {
            assert_eq!(text.parse::<PlayerSpec>().unwrap().to_string(), text);
        }
        for text in ["cmd:", "cmd: ", "major"] {
            assert!(text.parse::<PlayerSpec>().unwrap_err().to_string().contains("cmd:"), "{text}");
        }
    }
}
