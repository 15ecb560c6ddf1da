//! The native module of the Python package `carillon`, which gives Python access to the shelf through PyO3. Arrays
//! are passed as bytes, texts as JSON; `carillon/*.py` turns them into Python objects.

mod convert;
mod trial;
mod batch;

use std::collections::BTreeMap;

use engine::{BySide, Setup, Side};
use pyo3::prelude::*;
use serde_json::json;
use shelf::{BoutError, Shelved, play_numbered};

use convert::{SHELF, find, wrong};

#[pymodule]
mod _carillon {
    #[pymodule_export]
    use super::{games, play_games, spec};
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::trial::Trial;
}

/// Returns the games with their scenarios, options and levels, as JSON.
#[pyfunction]
fn games() -> PyResult<String> {
    let facts: Vec<_> = SHELF.games().map(Shelved::fact).collect();
    serde_json::to_string(&facts).map_err(wrong)
}

/// Returns the meaning of every input and every action id of a game, as JSON.
#[pyfunction]
fn spec(game: &str) -> PyResult<String> {
    let shelved = find(game)?;
    let layout = shelved.layout();
    let block = |it: &shelf::Block| json!({ "name": it.name(), "first": it.start(), "places": it.places(), "steps": it.steps() });
    let text = |id: u32| shelved.id_text(id).expect("every id stands for something");
    let spec = json!({
        "game": shelved.name(),
        "rules_version": shelved.facts().rules_version,
        "features": {
            "version": format!("{:016x}", shelf::layout_hash(layout)),
            "size": shelf::layout_size(layout),
            "blocks": layout.iter().map(block).collect::<Vec<_>>(),
        },
        "actions": (0..shelved.ids()).map(text).collect::<Vec<_>>(),
    });
    Ok(spec.to_string())
}

/// A game that bots have played: its number, the winner, how it ended, and the number of decisions.
type PlayedRow = (u64, Option<&'static str>, &'static str, u32);

/// Plays these games of a seed, one after another, in the caller's thread.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "they are named in Python")]
fn play_games(
    py: Python,
    game: &str,
    scenario: String,
    options: BTreeMap<String, String>,
    french: &str,
    british: &str,
    seed: u64,
    numbers: Vec<u64>,
) -> PyResult<Vec<PlayedRow>> {
    let shelved = find(game)?;
    let setup = Setup { scenario, options, position: None };
    let setup = shelved.facts().check(&setup).map_err(wrong)?;
    let level = |text: &str| shelved.level(text).map_err(wrong);
    let bots = BySide { french: level(french)?, british: level(british)? };
    let play = |k: u64| -> Result<PlayedRow, BoutError> {
        let played = play_numbered(shelved, &setup, &bots, seed, k)?;
        let winner = played.outcome.winner.map(Side::name);
        Ok((k, winner, played.outcome.why, played.decisions))
    };
    py.detach(|| numbers.into_iter().map(play).collect::<Result<_, _>>()).map_err(wrong)
}
