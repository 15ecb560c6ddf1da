//! Functions for reading the facts of a game from its `data/` folder, once, on first use. The data
//! is compiled into the program: if it can't be read, the program itself is wrong, and panics at
//! once.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};

/// Reads a TOML file of the game's data.
///
/// # Panics
/// If the text does not fit `T`: an error in the program, not one of its user.
pub fn parse<T: DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|error| panic!("the data of the game reads: {error}"))
}

/// Makes a string last until the program ends, as all facts of a game do.
pub fn keep(text: &str) -> &'static str {
    Box::leak(text.to_string().into_boxed_str())
}

/// An id in the data, kept as long as the program runs. The type has a name because serde would try to
/// borrow a plain `&str` from the file.
pub type StaticId = &'static str;

/// Reads an id and makes it last until the program ends, for use as `#[serde(deserialize_with =
/// "kept")]`.
pub fn kept<'de, D: Deserializer<'de>>(written: D) -> Result<StaticId, D::Error> {
    String::deserialize(written).map(|id| keep(&id))
}

/// Returns the index of `id` in a list of ids.
///
/// # Panics
/// If no id matches: one data file then names something that another data file does not list.
pub fn place_of<'a>(ids: impl IntoIterator<Item = &'a str>, id: &str) -> u8 {
    let place = ids.into_iter().position(|known| known == id);
    place.unwrap_or_else(|| panic!("the data speaks of {id:?}, which it does not list")) as u8
}

/// Returns the number of steps between every two places, by breadth-first search. The number is
/// `u8::MAX` if no path connects the places.
///
/// ```
/// let ways: [&[usize]; 4] = [&[1], &[0, 2], &[1], &[]];
/// let distance = engine::data::distances(4, |place| ways[place].iter().copied());
/// assert_eq!(distance[0], [0, 1, 2, u8::MAX]);
/// ```
pub fn distances<I: IntoIterator<Item = usize>>(
    places: usize,
    ways: impl Fn(usize) -> I,
) -> Vec<Vec<u8>> {
    let from = |start: usize| {
        let mut distance = vec![u8::MAX; places];
        distance[start] = 0;
        let mut reached = std::collections::VecDeque::from([start]);
        while let Some(here) = reached.pop_front() {
            for to in ways(here) {
                if distance[to] == u8::MAX {
                    distance[to] = distance[here] + 1;
                    reached.push_back(to);
                }
            }
        }
        distance
    };
    (0..places).map(from).collect()
}
