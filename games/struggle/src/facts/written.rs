//! The structure of the files in `data/`.

use std::collections::HashMap;

use engine::data::keep;
use engine::{Canvas, Side};
use serde::Deserialize;

use super::{
    Brings, CardEvent, CardFacts, CardType, Leader, LineKind, MovementChart, Needs, Space, Spaces,
    Tag, Terrain, Victory, When,
};

#[derive(Deserialize)]
pub struct MapFile {
    pub canvas: Canvas,
    #[serde(rename = "space")]
    pub spaces: Vec<WrittenSpace>,
    #[serde(rename = "line")]
    pub lines: Vec<WrittenLine>,
}

#[derive(Deserialize)]
pub struct WrittenSpace {
    pub id: String,
    #[serde(rename = "kind")]
    pub terrain: Terrain,
    pub vp: u8,
    pub port: bool,
    pub key: bool,
    pub control: Side,
    pub x: i32,
    pub y: i32,
    pub label: String,
}

#[derive(Deserialize)]
pub struct WrittenLine {
    pub ends: [String; 2],
    pub kind: LineKind,
    pub curve: Option<[i32; 2]>,
}

#[derive(Deserialize)]
pub struct LeadersFile {
    #[serde(rename = "leader")]
    pub leaders: Vec<WrittenLeader>,
}

#[derive(Deserialize)]
pub struct WrittenLeader {
    pub id: String,
    pub side: Side,
    pub rating: u8,
    pub space: Option<String>,
}

#[derive(Deserialize)]
pub struct CardsFile {
    #[serde(rename = "card")]
    pub cards: Vec<WrittenCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenCard {
    pub id: String,
    #[serde(rename = "type")]
    pub card_type: CardType,
    #[serde(default)]
    pub tags: Vec<Tag>,
    #[serde(default)]
    pub control: Vec<String>,
    #[serde(default)]
    pub year: u16,
    pub brings: Option<WrittenBrings>,
    #[serde(default)]
    pub needs: Needs,
    #[serde(default)]
    pub effect: Vec<CardEvent>,
    #[serde(default)]
    pub start: Vec<String>,
    pub when: Option<When>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenBrings {
    #[serde(default)]
    pub sp: u8,
    #[serde(default)]
    pub indians: u8,
    pub leader: Option<String>,
    pub split: u8,
    pub spaces: Vec<String>,
}

#[derive(Deserialize)]
pub struct TablesFile {
    pub combat_loss: CombatLoss,
    pub movement: MovementChart,
    pub defence: HashMap<Terrain, u8>,
    pub victory: Victory,
}

#[derive(Deserialize)]
pub struct CombatLoss {
    pub columns: Vec<u8>,
    #[serde(rename = "row")]
    pub rows: Vec<LossRow>,
}

#[derive(Deserialize)]
pub struct LossRow {
    pub to: u8,
    pub losses: Vec<u8>,
}

/// Reads a card; `space` and `leader` look up the ids in it.
pub fn read_card(
    written: &WrittenCard,
    space: &dyn Fn(&str) -> Space,
    leader: &dyn Fn(&str) -> Leader,
) -> CardFacts {
    let set = |ids: &[String]| ids.iter().map(|id| space(id)).collect::<Spaces>();
    CardFacts {
        id: keep(&written.id),
        rule: keep(&format!("card.{}", written.id)),
        card_type: written.card_type,
        tags: written.tags.clone(),
        control: set(&written.control),
        year: written.year,
        brings: written.brings.as_ref().map(|brings| Brings {
            sp: brings.sp,
            indians: brings.indians,
            leader: brings.leader.as_deref().map(leader),
            split: brings.split,
            spaces: set(&brings.spaces),
        }),
        needs: written.needs.clone(),
        events: written.effect.clone(),
        start: (!written.start.is_empty()).then(|| set(&written.start)),
        when: written.when.unwrap_or(When::OwnReinforcements),
    }
}
