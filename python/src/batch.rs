//! Batches of games.

use std::collections::BTreeMap;

use engine::{Setup, Side};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::convert::{bytes, find, wrong};

/// Games of one kind that are stepped together.
#[pyclass]
pub struct Batch {
    batch: Box<dyn shelf::Batch>,
    games: usize,
    features: usize,
}

#[pymethods]
impl Batch {
    #[new]
    fn new(
        py: Python,
        game: &str,
        games: usize,
        scenario: String,
        options: BTreeMap<String, String>,
        seed: u64,
        cancellations: bool,
    ) -> PyResult<Batch> {
        let shelved = find(game)?;
        let setup = Setup { scenario, options, position: None };
        let mut batch = py.detach(|| shelved.batch(&setup, games, seed)).map_err(wrong)?;
        if cancellations {
            batch.list_cancellations();
        }
        Ok(Batch { batch, games, features: shelf::layout_size(shelved.layout()) })
    }

    /// Plays one action in each game, named by its id.
    fn step(&mut self, py: Python, ids: &[u8]) -> PyResult<()> {
        let (ids, _) = ids.as_chunks();
        let ids: Vec<u32> = ids.iter().map(|id| u32::from_ne_bytes(*id)).collect();
        py.detach(|| self.batch.step(&ids)).map_err(wrong)
    }

    /// Returns for each game: the side that must choose (0 for the French, 1 for the British); whether the last step
    /// ended a game; the reward of that game for the French; the seed; the number of actions played.
    #[expect(clippy::type_complexity, reason = "five arrays")]
    fn stands<'py>(
        &self,
        py: Python<'py>,
    ) -> (
        Bound<'py, PyBytes>,
        Bound<'py, PyBytes>,
        Bound<'py, PyBytes>,
        Bound<'py, PyBytes>,
        Bound<'py, PyBytes>,
    ) {
        let stands = self.batch.stands();
        let array = |byte: &dyn Fn(&shelf::Stand) -> u8| {
            PyBytes::new(py, &stands.iter().map(byte).collect::<Vec<u8>>())
        };
        let worth = |stand: &shelf::Stand| match stand.ended.flatten() {
            Some(Side::French) => 1,
            Some(Side::British) => (-1i8).to_ne_bytes()[0],
            None => 0,
        };
        let seeds: Vec<u8> = stands.iter().flat_map(|it| it.seed.to_ne_bytes()).collect();
        let numbers: Vec<u32> = stands.iter().map(|it| it.number).collect();
        (
            array(&|it| it.side as u8),
            array(&|it| it.ended.is_some().into()),
            array(&worth),
            PyBytes::new(py, &seeds),
            PyBytes::new(py, &bytes(&numbers)),
        )
    }

    /// Returns the legal actions of all games in one array, and the offset of each game in it.
    fn legal<'py>(&self, py: Python<'py>) -> (Bound<'py, PyBytes>, Bound<'py, PyBytes>) {
        let (mut offsets, mut ids) = (vec![0], Vec::new());
        for game in 0..self.games {
            ids.extend_from_slice(self.batch.legal(game));
            offsets.push(ids.len() as u32);
        }
        (PyBytes::new(py, &bytes(&offsets)), PyBytes::new(py, &bytes(&ids)))
    }

    /// Returns the information of the choosing side of each game, with a byte for each input of the game's
    /// layout.
    fn features<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let out = py.detach(|| {
            let mut out = vec![0; self.games * self.features];
            self.batch.show(&mut out);
            out
        });
        PyBytes::new(py, &out)
    }
}
