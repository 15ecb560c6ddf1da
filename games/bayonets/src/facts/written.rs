//! The structure of the files in `data/`.

use std::collections::BTreeMap;

use engine::Side;
use serde::Deserialize;

use super::spaces::ends;
use super::{CardFacts, ConnectionFacts, Pool, Space, TokenFacts, UnitFacts};

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
