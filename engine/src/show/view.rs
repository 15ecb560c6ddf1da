//! What a pair of eyes may see. It holds what changes; what never changes
//! (names, places, card facts) is in the game's board facts.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use crate::{BySide, Outcome, Phrase, Rule, Side};

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct View {
    /// Where the game stands in time: year, season, phase and the like.
    pub clock: BTreeMap<&'static str, Value>,
    /// Numbers on tracks, such as `vp`.
    pub tracks: BTreeMap<&'static str, BySide<i32>>,
    pub spaces: BTreeMap<String, SpaceView>,
    /// Connections with something to show, as `albany--saratoga`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lines: BTreeMap<String, LineView>,
    /// What the cards in play let their owners do, by card.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub points: BTreeMap<String, Vec<PointView>>,
    pub cards: BySide<CardsView>,
    /// Pieces that are not on the map, by the box that holds them.
    pub boxes: BTreeMap<&'static str, Vec<String>>,
    /// Sets of spaces that may be shown over the map: supply, reach.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub layers: BTreeMap<&'static str, Vec<String>>,
    /// What the sides are after.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<GoalView>,
    /// What is being looked at right now: a force on the move, a battle.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub focus: Vec<String>,
    /// A combat, a force on the march: what is being settled, line by line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub panel: Option<Panel>,
    pub outcome: Option<Outcome>,
}

/// What wins the game for a side, or is worth points to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GoalView {
    pub side: Side,
    pub text: Phrase,
    pub rule: Rule,
}

/// A space of the map: who holds it, and what stands there.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SpaceView {
    pub control: Option<Side>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<&'static str>,
    /// Piece by piece: a number of like ones, or a word for the state of a single one.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub french: BTreeMap<String, Value>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub british: BTreeMap<String, Value>,
    pub strength: BySide<u32>,
}

impl SpaceView {
    pub fn stack(&mut self, side: Side) -> &mut BTreeMap<String, Value> {
        match side {
            Side::French => &mut self.french,
            Side::British => &mut self.british,
        }
    }
}

/// A connection: what lies on it, and how much of its room is taken.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct LineView {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<&'static str>,
    pub used: BySide<u8>,
    pub limit: u8,
}

/// A point of a card in play: what it is, and what has become of it (`free`,
/// `used`, `held`, `lost`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PointView {
    pub kind: &'static str,
    pub state: &'static str,
}

/// A side's cards. `hand` lists them only for eyes that may see them.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct CardsView {
    pub hand: Option<Vec<String>>,
    pub held: u32,
    /// How many are left to draw. Their order is only for open eyes.
    pub left: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<String>>,
    pub discard: Vec<String>,
    pub active: Option<String>,
}

/// Something being settled, said line by line, a column a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Panel {
    pub title: Phrase,
    pub rows: Vec<PanelRow>,
    /// Where both sides stand on a track of their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub track: Option<TrackView>,
    /// Dice on the table, by the names of their faces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<DieView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TrackView {
    pub least: i32,
    pub most: i32,
    pub at: BySide<i32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DieView {
    pub side: Side,
    pub face: &'static str,
}

impl Panel {
    pub fn new(title: Phrase, rows: Vec<PanelRow>) -> Panel {
        Panel { title, rows, track: None, dice: Vec::new() }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PanelRow {
    pub label: Phrase,
    pub french: Option<Phrase>,
    pub british: Option<Phrase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
}
