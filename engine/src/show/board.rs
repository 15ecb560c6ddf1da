//! What never changes of a board: what a client draws it from. A game says what
//! it has; every field that is not there is `None` or empty, and is not written.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Side;

/// All that a client needs to draw the board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct BoardFacts {
    /// The size of the map.
    pub canvas: Canvas,
    /// Where things can stand.
    pub spaces: Vec<SpaceFact>,
    /// Ways between spaces.
    pub lines: Vec<LineFact>,
    /// Kinds of pieces, and pieces with a name of their own.
    pub pieces: Vec<PieceFact>,
    /// The cards.
    pub cards: Vec<CardFact>,
    /// The faces of the die, from 1 on, where they are not numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<&'static str>,
    /// Tracks that are drawn box by box.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub tracks: BTreeMap<&'static str, TrackFact>,
    /// The markers that the legend explains, by id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<&'static str>,
}

/// The size of the map, in units of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Canvas {
    /// From west to east.
    pub width: u32,
    /// From north to south.
    pub height: u32,
}

/// A space of the map.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct SpaceFact {
    /// Its id.
    pub id: String,
    /// Its middle, from the west.
    pub x: i32,
    /// Its middle, from the north.
    pub y: i32,
    /// Where its name stands: `n`, `s`, `e`, `w`.
    pub label: String,
    /// What it is, as its style draws it.
    pub kind: String,
    /// Who holds it at first.
    pub control: Option<Side>,
    /// Victory points for who holds it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vp: Option<u8>,
    /// What its defence adds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defence: Option<u8>,
    /// Ships call there.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub port: bool,
    /// It counts for winning.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub key: bool,
    /// It has walls of its own.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fortress: bool,
    /// Worth victory points to whoever takes it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub victory: bool,
    /// The part of the map that it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub department: Option<String>,
    /// The colony that it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colony: Option<String>,
    /// The nation that it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nation: Option<String>,
    /// The pieces that live there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub settlement: Vec<String>,
    /// The piece whose village lies beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub village: Option<String>,
    /// How many militia it musters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub militia: Option<u8>,
    /// The width of a box, which is drawn as large as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub w: Option<u32>,
    /// The height of a box.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub h: Option<u32>,
}

/// A way between two spaces.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct LineFact {
    /// One end.
    pub a: String,
    /// The other end.
    pub b: String,
    /// What it is, as its style draws it.
    pub kind: String,
    /// A point that it bends towards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub curve: Option<[i32; 2]>,
    /// The nation whose land it leads through.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nation: Option<String>,
}

/// A kind of piece, or a piece with a name of its own.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct PieceFact {
    /// Its id.
    pub id: String,
    /// The key of its name.
    pub name: String,
    /// Whose it is, if it is always the same side's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// What it is, as its style draws it.
    pub kind: String,
    /// How able a leader is, in one number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u8>,
    /// Its strength, whole and reduced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<[u8; 2]>,
    /// How far it moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub movement: Option<u8>,
    /// How readily a leader acts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initiative: Option<u8>,
    /// How much a leader leads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<u8>,
    /// What a leader adds in battle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tactics: Option<i8>,
    /// What it counts as in battle, and what is drawn on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shape: Option<String>,
    /// What is drawn on it.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub sort: Option<String>,
}

/// What is printed on a card.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct CardFact {
    /// Its id.
    pub id: String,
    /// Who may play it: a side, or `both`.
    pub side: String,
    /// What sort of card it is, as its style draws it.
    #[serde(rename = "type")]
    pub sort: String,
    /// The number printed on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    /// It is played in the middle of things.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub response: bool,
    /// It leaves the game once it is played.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub remove: bool,
    /// What it lets its owner do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<String>,
    /// How soon its owner acts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initiative: Option<u8>,
    /// It is of the deck of a side's allies.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub indian: bool,
}

/// A track of so many boxes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TrackFact {
    /// How many boxes it has, for a side.
    pub most: u32,
    /// One track for both, without a zero; else one for each.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub single: bool,
}
