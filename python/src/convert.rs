//! The shelf, and the conversions between what Python passes and what the shelf takes.

use std::fmt::Display;
use std::sync::LazyLock;

use engine::{Eye, Side};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use shelf::{Shelf, Shelved};

pub static SHELF: LazyLock<Shelf> = LazyLock::new(shelf::shelf);

pub fn find(game: &str) -> PyResult<&'static dyn Shelved> {
    SHELF.find(game).map_err(wrong)
}

pub fn wrong(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

pub fn side_of(name: &str) -> PyResult<Side> {
    name.parse().map_err(|_| wrong(format!("{name:?} is no side: write french or british")))
}

pub fn eye_of(name: &str) -> PyResult<Eye> {
    match name {
        "watcher" => Ok(Eye::Watcher),
        "open" => Ok(Eye::Open),
        side => side_of(side).map(Eye::Of),
    }
}

/// Returns numbers as the bytes of an array.
pub fn bytes(numbers: &[u32]) -> Vec<u8> {
    numbers.iter().flat_map(|n| n.to_ne_bytes()).collect()
}
