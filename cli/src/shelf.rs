//! The games that this program has, and the bots that play them. Only this file
//! names a game.

use engine::{AnyGame, GameFacts, Record, RecordError};

use crate::failure::Failure;

pub use bots::{Level, Mind, choose, choose_in, game, games};

/// The game of that name, or which ones there are.
pub fn find(name: &str) -> Result<&'static dyn AnyGame, Failure> {
    game(name)
        .ok_or_else(|| Failure::Usage(format!("no game is called {name:?}; there is {}", names())))
}

/// The game that a record is of.
pub fn of_record(record: &Record) -> Result<&'static dyn AnyGame, String> {
    let name = &record.header.game;
    game(name).ok_or_else(|| format!("{}; there is {}", RecordError::Game(name.clone()), names()))
}

pub fn names() -> String {
    let names: Vec<&str> = games().iter().map(|game| game.facts().name).collect();
    names.join(", ")
}

/// The case files that are part of the program.
pub fn cases(facts: &GameFacts) -> Vec<(&'static str, &'static str)> {
    (facts.cases)().into_iter().filter(|(path, _)| path.ends_with(".toml")).collect()
}

/// Something done with a game whose type must be known.
pub trait Visit {
    type Out;
    fn visit<G: Mind>(self) -> Self::Out;
}

pub fn visit<V: Visit>(game: &str, visit: V) -> Option<V::Out> {
    match game {
        "struggle" => Some(visit.visit::<struggle::Struggle>()),
        "bayonets" => Some(visit.visit::<bayonets::Bayonets>()),
        "wilderness" => Some(visit.visit::<wilderness::Wilderness>()),
        _ => None,
    }
}

/// Reads `NAME=VALUE`.
pub fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write NAME=VALUE")?;
    Ok((name.trim().into(), value.trim().into()))
}
