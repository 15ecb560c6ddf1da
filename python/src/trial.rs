//! One game, to be played, copied and imagined.

use std::collections::BTreeMap;

use engine::{PlayError, Seed, Setup, Written};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde_json::json;
use shelf::Shelved;

use crate::{bytes, eye_of, find, side_of, wrong};

/// A game in which everything may be tried.
#[pyclass]
pub struct Trial {
    shelved: &'static dyn Shelved,
    trial: Box<dyn shelf::Trial>,
}

#[pymethods]
impl Trial {
    #[new]
    fn new(
        game: &str,
        scenario: String,
        options: BTreeMap<String, String>,
        seed: u64,
        position: Option<&str>,
    ) -> PyResult<Trial> {
        let (shelved, seed) = (find(game)?, Seed::from_number(seed));
        let trial = match position {
            None => {
                let setup = Setup { scenario, options, position: None };
                shelved.trial(&setup, seed).map_err(wrong)?
            }
            Some(_) if !scenario.is_empty() || !options.is_empty() => {
                let why = "a position says its scenario and options itself: leave them out";
                return Err(wrong(why));
            }
            Some(text) => {
                let written = Written::parse(text).map_err(wrong)?;
                shelved.trial_at(&written, seed).map_err(wrong)?
            }
        };
        Ok(Trial { shelved, trial })
    }

    /// How many actions have been played.
    fn number(&self) -> u32 {
        self.trial.number()
    }

    /// Who must choose now.
    fn awaited(&self) -> Vec<&'static str> {
        self.trial.awaited().iter().map(|side| side.name()).collect()
    }

    /// Who won, and how it ended; nothing before the end.
    fn outcome(&self) -> Option<(Option<&'static str>, &'static str)> {
        self.trial.outcome().map(|it| (it.winner.map(|side| side.name()), it.why))
    }

    /// The ids of what a side may do now.
    fn legal<'py>(&self, py: Python<'py>, side: &str) -> PyResult<Bound<'py, PyBytes>> {
        let side = side_of(side)?;
        Ok(PyBytes::new(py, &bytes(&self.trial.legal_ids(side))))
    }

    /// The same in the game's notation, in the same order.
    fn legal_texts(&self, side: &str) -> PyResult<Vec<String>> {
        Ok(self.trial.legal(side_of(side)?))
    }

    /// What an id means to a side now, in the game's notation.
    fn text_of(&self, side: &str, id: u32) -> PyResult<String> {
        let text = self.trial.text_of(side_of(side)?, id);
        text.ok_or_else(|| wrong(format!("{id} stands for nothing now")))
    }

    /// Plays the action of that id.
    fn play(&mut self, side: &str, id: u32) -> PyResult<()> {
        let text = self.text_of(side, id)?;
        self.trial.play(side_of(side)?, &text).map_err(|error| match error {
            PlayError::Refused(refusal) => {
                wrong(format!("{side} may not play {text:?} now: rule {}", refusal.rule))
            }
            unreadable => wrong(unreadable),
        })
    }

    /// Takes the last action back. False, if there is none.
    fn undo(&mut self) -> bool {
        self.trial.undo()
    }

    /// What those eyes see, what they are asked, and what they have been told since action `since`, as JSON.
    fn view(&self, eye: &str, since: u32) -> PyResult<String> {
        let eye = eye_of(eye)?;
        let asked = self.trial.awaited().iter().find(|side| eye.sees(*side));
        let log = self.trial.log(eye, since).into_iter();
        let seen = json!({
            "view": self.trial.view(eye),
            "prompt": asked.and_then(|side| self.trial.prompt(side)),
            "log": log.map(|(n, line)| json!({ "n": n, "line": line })).collect::<Vec<_>>(),
        });
        Ok(seen.to_string())
    }

    /// The same in words, as the terminal tells it.
    fn words(&self, eye: &str, since: u32, lang: &str) -> PyResult<String> {
        carillon::words(self.shelved, self.trial.as_ref(), eye_of(eye)?, since, lang)
            .ok_or_else(|| wrong(format!("there are no words in {lang:?}; en and fr are there")))
    }

    /// A byte for each input of the game's layout, as a side knows the game.
    fn features<'py>(&self, py: Python<'py>, side: &str) -> PyResult<Bound<'py, PyBytes>> {
        let mut out = vec![0; shelf::layout_size(self.shelved.layout())];
        let set = self.trial.inputs(side_of(side)?);
        set.iter().for_each(|input| out[usize::from(*input)] = 1);
        Ok(PyBytes::new(py, &out))
    }

    /// A copy, in which all that a side can't see is dealt anew.
    fn imagine(&self, side: &str, seed: u64) -> PyResult<Trial> {
        Ok(Trial { shelved: self.shelved, trial: self.trial.imagine(side_of(side)?, seed) })
    }

    /// A copy.
    fn copy(&self) -> Trial {
        Trial { shelved: self.shelved, trial: self.trial.copy() }
    }

    /// The id of what a bot would do in a side's place.
    fn choose(&self, py: Python, side: &str, level: &str, seed: u64) -> PyResult<u32> {
        let side = side_of(side)?;
        if !self.trial.awaited().has(side) {
            return Err(wrong(format!("the {side} have nothing to choose now")));
        }
        let level = self.shelved.level(level).map_err(wrong)?;
        let play = py.detach(|| self.trial.choose(side, &level, seed));
        let nth = self.trial.legal(side).iter().position(|it| *it == play);
        Ok(self.trial.legal_ids(side)[nth.expect("a bot chooses what is legal")])
    }

    /// The state as a position, where it can be written as one.
    fn position(&self) -> Option<String> {
        self.trial.position().map(|position| position.to_string())
    }
}
