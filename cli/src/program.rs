//! Other people's bots: programs at the seats of simulations and matches.

use std::fmt;
use std::str::FromStr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::{BySide, Outcome, Setup, Side};
use serde_json::json;
use shelf::{Level, Program, Shelved, Stranger};

use crate::failure::Failure;
use crate::setup;

/// Who plays a side: a bot of this program, or `cmd:PROGRAM`.
#[derive(Clone, Debug, PartialEq)]
pub enum Player {
    Bot(Level),
    Program(String),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        match text.strip_prefix("cmd:") {
            Some(_) => Program::command(text).map(|command| Player::Program(command.into())),
            None => {
                let level = text.parse().map(Player::Bot);
                level.map_err(|error: String| format!("{error}, or cmd:PROGRAM"))
            }
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Player::Bot(level) => level.fmt(f),
            Player::Program(command) => write!(f, "cmd:{command}"),
        }
    }
}

impl Player {
    /// Refuses a bot that the game does not have.
    pub fn check(&self, shelved: &dyn Shelved) -> Result<(), Failure> {
        match self {
            Player::Bot(level) => setup::bot(shelved, Some(level)).map(drop),
            Player::Program(_) => Ok(()),
        }
    }

    /// What a record calls him.
    pub fn name(&self) -> String {
        match self {
            Player::Bot(level) => format!("{level} bot"),
            Player::Program(command) => format!("{command} program"),
        }
    }

    /// The level of a bot; of a program, one that is never asked.
    pub fn level(&self) -> Level {
        match self {
            Player::Bot(level) => level.clone(),
            Player::Program(_) => Level::default(),
        }
    }
}

/// The programs of a match that wait for their next game: one for each seat of each game that is
/// played at once.
pub struct Programs<'a> {
    shelved: &'a dyn Shelved,
    setup: &'a Setup,
    patience: Duration,
    waiting: Mutex<Vec<Program>>,
}

impl<'a> Programs<'a> {
    pub fn new(shelved: &'a dyn Shelved, setup: &'a Setup, patience: Duration) -> Programs<'a> {
        Programs { shelved, setup, patience, waiting: Mutex::default() }
    }

    /// Those of the players who are programs, at their seats.
    pub fn sit(&self, players: &BySide<Player>) -> Result<BySide<Option<Mutex<Program>>>, Failure> {
        let mut seats = BySide::default();
        for side in Side::BOTH {
            if let Player::Program(command) = &players[side] {
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
            None => Program::start(command, self.shelved.name(), self.setup, self.patience)
                .map_err(Failure::Failed),
        }
    }

    /// The game is over: those who still answer wait for the next.
    pub fn rise(&self, seats: BySide<Option<Mutex<Program>>>, outcome: &Outcome) {
        for seat in [seats.french, seats.british].into_iter().flatten() {
            let mut program = seat.into_inner().unwrap_or_else(PoisonError::into_inner);
            if program.tell(&json!({ "do": "over", "outcome": outcome })).is_ok() {
                self.lock().push(program);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Program>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The same seats, as a bout wants them.
pub fn strangers(seats: &BySide<Option<Mutex<Program>>>) -> BySide<Option<&Mutex<dyn Stranger>>> {
    let of = |side| seats[side].as_ref().map(|seat| seat as &Mutex<dyn Stranger>);
    BySide { french: of(Side::French), british: of(Side::British) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_prints_as_he_was_written() {
        for text in ["thumb", "search:500ms", "cmd:python3 bot.py --fast"] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        for text in ["cmd:", "cmd: ", "major"] {
            assert!(text.parse::<Player>().unwrap_err().contains("cmd:"), "{text}");
        }
    }
}
