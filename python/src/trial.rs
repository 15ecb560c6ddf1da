//! One game that can be played and copied, also with everything that a side can't see dealt anew.

use std::collections::BTreeMap;

use engine::{PlayError, Seed, Setup, Written};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde_json::json;
use shelf::Shelved;
use words::Lang;

use crate::convert::{bytes, eye_of, find, side_of, wrong};

/// A game for experiments: actions can be taken back, and the game can be copied.
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
        cancellations: bool,
    ) -> PyResult<Trial> {
        let (shelved, seed) = (find(game)?, Seed::from_number(seed));
        let mut trial = match position {
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
        if cancellations {
            trial.list_cancellations();
        }
        Ok(Trial { shelved, trial })
    }

    /// Returns the number of actions played.
    fn number(&self) -> u32 {
        self.trial.number()
    }

    /// Returns the sides that must choose now.
    fn awaited(&self) -> Vec<&'static str> {
        self.trial.awaited().iter().map(|side| side.name()).collect()
    }

    /// Returns the winner, and how the game ended; `None` before the end.
    fn outcome(&self) -> Option<(Option<&'static str>, &'static str)> {
        self.trial.outcome().map(|it| (it.winner.map(|side| side.name()), it.why))
    }

    /// Returns the ids of a side's legal actions.
    fn legal<'py>(&self, py: Python<'py>, side: &str) -> PyResult<Bound<'py, PyBytes>> {
        let side = side_of(side)?;
        Ok(PyBytes::new(py, &bytes(&self.trial.legal_ids(side))))
    }

    /// Returns a side's legal actions in the game's notation, in the same order.
    fn legal_texts(&self, side: &str) -> PyResult<Vec<String>> {
        Ok(self.trial.legal(side_of(side)?))
    }

    /// Returns the action that this id now means for a side, in the game's notation.
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

    /// Takes the last action back. Returns false if there is none.
    fn undo(&mut self) -> bool {
        self.trial.undo()
    }

    /// Returns the view and the prompt of a viewer, and the log since action `since`, as JSON.
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

    /// Returns the same view, prompt and log as text, as the terminal shows them.
    fn words(&self, eye: &str, since: u32, lang: &str) -> PyResult<String> {
        let lang = lang.parse::<Lang>().map_err(wrong)?;
        Ok(words::seen(self.shelved, self.trial.as_ref(), eye_of(eye)?, since, lang))
    }

    /// Returns the information that a side has, with a byte for each input of the game's layout.
    fn features<'py>(&self, py: Python<'py>, side: &str) -> PyResult<Bound<'py, PyBytes>> {
        let mut out = vec![0; shelf::layout_size(self.shelved.layout())];
        let set = self.trial.inputs(side_of(side)?);
        set.iter().for_each(|input| out[usize::from(*input)] = 1);
        Ok(PyBytes::new(py, &out))
    }

    /// Returns a copy in which everything that a side can't see is dealt anew.
    fn imagine(&self, side: &str, seed: u64) -> PyResult<Trial> {
        Ok(Trial { shelved: self.shelved, trial: self.trial.imagine(side_of(side)?, seed) })
    }

    /// Returns a copy of the trial.
    fn copy(&self) -> Trial {
        Trial { shelved: self.shelved, trial: self.trial.copy() }
    }

    /// Returns the id of the action that a bot would choose for a side.
    fn choose(&self, py: Python, side: &str, level: &str, seed: u64) -> PyResult<u32> {
        let side = side_of(side)?;
        if !self.trial.awaited().has(side) {
            return Err(wrong(format!("the {side} have nothing to choose now")));
        }
        let level = self.shelved.level(level).map_err(wrong)?;
        let play = py.detach(|| self.trial.choose(side, &level, seed));
        Ok(self.trial.id_of(side, &play).expect("a bot chooses what is legal"))
    }

    /// Returns the state as a position; `None` in a copy that `imagine` made in the middle of a procedure.
    fn position(&self) -> Option<String> {
        self.trial.position().map(|position| position.to_string())
    }
}
