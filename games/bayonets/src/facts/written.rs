//! The structure of the files in `data/`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use engine::data::{keep, parse, place_of};
use engine::{Canvas, Side};
use serde::{Deserialize, Deserializer, de::Error};

use super::{CardFacts, ConnectionFacts, Point, Pool, Space, SpaceFacts, TokenFacts, UnitFacts};

pub const MAP: &str = include_str!("../../data/map.toml");

/// The spaces, which are read first, since everything else refers to them.
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

#[derive(Deserialize)]
pub struct ConnectionsFile {
    #[serde(rename = "connection")]
    pub connections: Vec<ConnectionFacts>,
}

#[derive(Deserialize)]
pub struct UnitsFile {
    #[serde(rename = "unit")]
    pub units: Vec<UnitFacts>,
}

#[derive(Deserialize)]
pub struct TokensFile {
    #[serde(rename = "token")]
    pub tokens: Vec<TokenFacts>,
}

#[derive(Deserialize)]
pub struct CardsFile {
    #[serde(rename = "card")]
    pub cards: Vec<CardFacts>,
}

/// An id, kept for as long as the program runs. It is a named type because serde would try to
/// borrow a plain `&str` from the file.
pub type StaticId = &'static str;

pub fn kept<'de, D: Deserializer<'de>>(from: D) -> Result<StaticId, D::Error> {
    Ok(keep(&String::deserialize(from)?))
}

/// Reads two spaces by their ids.
pub fn ends<'de, D: Deserializer<'de>>(from: D) -> Result<[Space; 2], D::Error> {
    Ok(<[String; 2]>::deserialize(from)?.map(|id| space(&id)))
}

/// Reads spaces by their ids.
pub fn spaces<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Space>, D::Error> {
    Ok(Vec::<String>::deserialize(from)?.iter().map(|id| space(id)).collect())
}

/// Reads Action Points by their ids.
pub fn points<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Point>, D::Error> {
    let point = |id: String| Point::find(&id).ok_or_else(|| D::Error::custom(id));
    Vec::<String>::deserialize(from)?.into_iter().map(point).collect()
}

#[derive(Deserialize)]
pub struct ScenariosFile {
    pub indians: BTreeMap<String, String>,
    #[serde(rename = "scenario")]
    pub scenarios: Vec<WrittenScenario>,
}

type Counters = BTreeMap<String, u8>;

#[derive(Deserialize)]
pub struct WrittenScenario {
    pub id: String,
    pub years: Vec<u16>,
    pub vp: i8,
    pub draws: Vec<Draws>,
    pub victory: Vec<Victory>,
    #[serde(rename = "stack")]
    pub stacks: Vec<WrittenStack>,
    #[serde(default, rename = "road")]
    pub roads: Vec<WrittenRoad>,
    pub pools: BTreeMap<Pool, Counters>,
    pub tokens: Counters,
    #[serde(default)]
    pub additions: Vec<WrittenAddition>,
}

/// The number of pieces drawn in a year (15.2, 16.2).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Draws {
    pub year: u16,
    pub fleets: u8,
    pub british_metropolitan: u8,
    pub french_metropolitan: u8,
    pub british_colonial: u8,
}

/// The points that a side needs to win at the end of a year (18.2).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Victory {
    pub year: u16,
    pub side: Side,
    pub threshold: Option<i8>,
    pub bonus: Bonus,
}

/// The Scenario Bonus of a side in a year (18.2.1).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Bonus {
    pub when: BonusKind,
    pub at_least: u8,
    pub vp: u8,
    pub at_most: u8,
}

/// The condition of a Scenario Bonus (18.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum BonusKind {
    ControlVictorySpaces,
    ControlSettledSpaces,
    ControlHomeSpaces,
    PerColonyHeld,
    PerThreeValueSpaceKept,
}

#[derive(Deserialize)]
pub struct WrittenStack {
    pub space: String,
    pub side: Side,
    pub units: Counters,
    pub control: Option<Side>,
    #[serde(default)]
    pub fort_construction: bool,
}

#[derive(Deserialize)]
pub struct WrittenRoad {
    #[serde(deserialize_with = "ends")]
    pub ends: [Space; 2],
}

#[derive(Deserialize)]
pub struct WrittenAddition {
    pub after: u16,
    #[serde(default)]
    pub pools: BTreeMap<Pool, Counters>,
    #[serde(default)]
    pub tokens: Counters,
}
