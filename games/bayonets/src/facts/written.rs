//! The shape of the files in `data/`.

use std::collections::BTreeMap;

use engine::{Canvas, Side};
use serde::Deserialize;

use super::{CardEvent, Colony, DeckKind, Kind, Nation, Pool, Sea, Shape, Terrain};

#[derive(Deserialize)]
pub struct MapFile {
    pub canvas: Canvas,
    #[serde(rename = "space")]
    pub spaces: Vec<WrittenSpace>,
    #[serde(rename = "connection")]
    pub connections: Vec<WrittenConnection>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenSpace {
    pub id: String,
    pub kind: Terrain,
    pub home: Option<Side>,
    #[serde(default)]
    pub value: u8,
    #[serde(default)]
    pub victory: bool,
    #[serde(default)]
    pub fortress: bool,
    #[serde(default)]
    pub militia: u8,
    #[serde(default)]
    pub seas: Vec<Sea>,
    pub colony: Option<Colony>,
    pub nation: Option<Nation>,
    pub village: Option<String>,
    #[serde(default)]
    pub battle: u8,
    pub at: [i32; 2],
    pub label: String,
}

#[derive(Deserialize)]
pub struct WrittenConnection {
    pub ends: [String; 2],
    pub kind: String,
    #[serde(default)]
    pub coastal: bool,
    pub nation: Option<Nation>,
}

#[derive(Deserialize)]
pub struct UnitsFile {
    #[serde(rename = "unit")]
    pub units: Vec<WrittenUnit>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenUnit {
    pub id: String,
    #[serde(rename = "type")]
    pub kind: Kind,
    pub side: Option<Side>,
    #[serde(default)]
    pub colonial: bool,
    pub colony: Option<Colony>,
    #[serde(default)]
    pub gorget: bool,
    #[serde(default)]
    pub villages: Vec<String>,
    pub nation: Option<Nation>,
    #[serde(default)]
    pub rating: u8,
    #[serde(default)]
    pub reroll: Vec<Shape>,
    #[serde(default = "one")]
    pub count: usize,
}

fn one() -> usize {
    1
}

#[derive(Deserialize)]
pub struct TokensFile {
    #[serde(rename = "token")]
    pub tokens: Vec<WrittenToken>,
}

#[derive(Deserialize)]
pub struct WrittenToken {
    pub id: String,
    pub pool: Pool,
    pub back: bool,
}

#[derive(Deserialize)]
pub struct CardsFile {
    #[serde(rename = "card")]
    pub cards: Vec<WrittenCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenCard {
    pub number: u8,
    pub deck: DeckKind,
    pub event: Option<CardEvent>,
    #[serde(default)]
    pub initiative: u8,
    pub points: Vec<String>,
    #[serde(default)]
    pub buildup: bool,
    #[serde(default)]
    pub years: Vec<u16>,
    #[serde(default)]
    pub at_start: bool,
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

/// How many pieces are drawn in a year (15.2, 16.2).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Draws {
    pub year: u16,
    pub fleets: u8,
    pub british_metropolitan: u8,
    pub french_metropolitan: u8,
    pub british_colonial: u8,
}

/// What a side needs to win at the end of a year (18.2).
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

/// What a Scenario Bonus is given for (18.2.1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Deserialize, strum::VariantArray, strum::IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
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
    pub ends: [String; 2],
}

#[derive(Deserialize)]
pub struct WrittenAddition {
    pub after: u16,
    #[serde(default)]
    pub pools: BTreeMap<Pool, Counters>,
    #[serde(default)]
    pub tokens: Counters,
}
