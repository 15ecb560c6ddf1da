//! The spaces by their ids. They are read before all other data, which refers to spaces by these
//! ids.

use std::sync::LazyLock;

use engine::Canvas;
use engine::data::{parse, place_of};
use serde::{Deserialize, Deserializer};

use super::{Space, SpaceFacts};

pub const MAP: &str = include_str!("../../data/map.toml");

/// The spaces as `data/map.toml` describes them.
pub static SPACES: LazyLock<SpacesFile> = LazyLock::new(|| parse(MAP));

/// Returns the space with that id.
pub fn space(id: &str) -> Space {
    Space(place_of(SPACES.spaces.iter().map(|space| space.id), id))
}

#[derive(Deserialize)]
pub struct SpacesFile {
    pub canvas: Canvas,
    #[serde(rename = "space")]
    pub spaces: Vec<SpaceFacts>,
}

/// Reads two spaces by their ids.
pub fn ends<'de, D: Deserializer<'de>>(from: D) -> Result<[Space; 2], D::Error> {
    Ok(<[String; 2]>::deserialize(from)?.map(|id| space(&id)))
}

/// Reads spaces by their ids.
pub fn spaces<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Space>, D::Error> {
    Ok(Vec::<String>::deserialize(from)?.iter().map(|id| space(id)).collect())
}
