//! The structure of the files in `data/`.

use std::collections::BTreeMap;

use engine::{Canvas, Side};
use serde::{Deserialize, Serialize};

use super::{CardEvent, Kind, LeaderFacts, SpaceFacts, Symbol, WayKind};

#[derive(Deserialize)]
pub struct MapFile {
    pub canvas: Canvas,
    /// The spaces; the militia boxes come last.
    #[serde(rename = "space")]
    pub spaces: Vec<SpaceFacts>,
    #[serde(rename = "line")]
    pub lines: Vec<WrittenLine>,
    #[serde(rename = "arrow")]
    pub arrows: Vec<WrittenArrow>,
}

#[derive(Deserialize)]
pub struct WrittenLine {
    pub ends: [String; 2],
    pub kind: WayKind,
}

#[derive(Deserialize)]
pub struct WrittenArrow {
    pub from: String,
    pub to: String,
    pub kind: ArrowKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ArrowKind {
    Landing,
    Outward,
}

#[derive(Deserialize)]
pub struct PiecesFile {
    #[serde(rename = "leader")]
    pub leaders: Vec<LeaderFacts>,
    #[serde(rename = "unit")]
    pub units: Vec<WrittenUnit>,
}

#[derive(Deserialize)]
pub struct WrittenUnit {
    pub side: Side,
    pub kind: Kind,
    pub name: String,
    pub count: usize,
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
    pub value: u8,
    pub side: Symbol,
    pub event: CardEvent,
    #[serde(default)]
    pub response: bool,
    #[serde(default)]
    pub remove: bool,
}

#[derive(Deserialize)]
pub struct ScenariosFile {
    #[serde(rename = "scenario")]
    pub scenarios: Vec<WrittenScenario>,
    #[serde(rename = "setup")]
    pub setups: Vec<WrittenSetup>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenScenario {
    pub id: String,
    pub last_year: u16,
    pub setup: String,
    pub cards: u8,
    pub hand: u8,
    pub french_vp: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenSetup {
    pub id: String,
    pub year: u16,
    pub pool: Vec<String>,
    pub set_aside: Vec<String>,
    pub unused: Vec<String>,
    #[serde(rename = "work")]
    pub works: Vec<WrittenWork>,
    #[serde(rename = "stack")]
    pub stacks: Vec<WrittenStack>,
}

#[derive(Deserialize)]
pub struct WrittenWork {
    pub side: Side,
    pub space: String,
    pub kind: Building,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Building {
    Fort,
    Stockade,
    FortUnderConstruction,
}

#[derive(Deserialize)]
pub struct WrittenStack {
    pub side: Side,
    pub space: String,
    #[serde(default)]
    pub leaders: Vec<String>,
    pub units: BTreeMap<Kind, u8>,
}

#[derive(Deserialize)]
pub struct TablesFile {
    pub combat: CombatTable,
    pub raid: RaidTable,
    pub siege: SiegeTable,
    pub assemblies: AssembliesTable,
}

#[derive(Deserialize)]
pub struct CombatTable {
    pub columns: [u8; 11],
    pub rows: [[u8; 11]; 8],
}

#[derive(Deserialize)]
pub struct RaidTable {
    pub success: u8,
    pub settlement: [u8; 8],
    pub cultivated: [u8; 8],
}

#[derive(Deserialize)]
pub struct SiegeTable {
    pub gains: [u8; 8],
}

#[derive(Deserialize)]
pub struct AssembliesTable {
    pub northern: [u8; 3],
    pub southern: [u8; 3],
}
