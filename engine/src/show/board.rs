//! The part of a board that never changes, from which a client draws it. Fields that a game does
//! not use are `None` or empty, and are not written.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Side;

/// Everything that a client needs to draw the board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct BoardFacts {
    /// The size of the map.
    pub canvas: Canvas,
    /// The spaces of the map.
    pub spaces: Vec<SpaceFact>,
    /// The connections between spaces.
    pub lines: Vec<LineFact>,
    /// Kinds of pieces, and pieces with a name of their own.
    pub pieces: Vec<PieceFact>,
    /// The cards.
    pub cards: Vec<CardFact>,
    /// The names of the die's faces, from face 1 on, if they are not numbers.
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
    /// The map's width, from west to east.
    pub width: u32,
    /// The map's height, from north to south.
    pub height: u32,
}

/// A space of the map.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct SpaceFact {
    /// The space's id.
    pub id: String,
    /// The x coordinate of the space's centre, from the west.
    pub x: i32,
    /// The y coordinate of the space's centre, from the north.
    pub y: i32,
    /// The direction from the space in which its name is written: `n`, `s`, `e`, `w`.
    pub label: String,
    /// The space's kind, for the style sheet.
    pub kind: String,
    /// The side that controls the space at the start.
    pub control: Option<Side>,
    /// Victory points for the side that controls the space.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vp: Option<u8>,
    /// The space's defence value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defence: Option<u8>,
    /// Whether the space is a port.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub port: bool,
    /// Whether control of the space counts for victory.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub key: bool,
    /// Whether the space is a fortress.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fortress: bool,
    /// Whether the capture of the space is worth victory points.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub victory: bool,
    /// The part of the map that the space belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub department: Option<String>,
    /// The colony that the space belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colony: Option<String>,
    /// The nation that the space belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nation: Option<String>,
    /// Ids of the Indian nations or other pieces whose settlement is in the space.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub settlement: Vec<String>,
    /// The id of the piece whose village lies beside the space.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub village: Option<String>,
    /// The number of militia units that the space musters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub militia: Option<u8>,
    /// The width, if the space is drawn as a box.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub w: Option<u32>,
    /// The height, if the space is drawn as a box.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub h: Option<u32>,
}

/// A connection between two spaces.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct LineFact {
    /// One end.
    pub a: String,
    /// The other end.
    pub b: String,
    /// The connection's kind, for the style sheet.
    pub kind: String,
    /// A point towards which the connection is bent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub curve: Option<[i32; 2]>,
    /// The nation whose land the connection crosses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nation: Option<String>,
}

/// A kind of piece, or a piece with a name of its own.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct PieceFact {
    /// The piece's id.
    pub id: String,
    /// The key of the piece's name.
    pub name: String,
    /// The side that the piece belongs to, if it is always the same side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The piece's class, for the style sheet.
    pub kind: String,
    /// The leader's rating, if the leader has only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u8>,
    /// The piece's combat strength, full and reduced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<[u8; 2]>,
    /// The piece's movement allowance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub movement: Option<u8>,
    /// The leader's initiative rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initiative: Option<u8>,
    /// The leader's command rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<u8>,
    /// The leader's tactics rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tactics: Option<i8>,
    /// The shape drawn on the counter, which decides the faces of a battle die on which the piece
    /// hits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shape: Option<String>,
    /// The type drawn on the counter.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub sort: Option<String>,
}

/// The facts printed on a card.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct CardFact {
    /// The card's id.
    pub id: String,
    /// The side that may play the card, or `both`.
    pub side: String,
    /// The card's type, for the style sheet.
    #[serde(rename = "type")]
    pub sort: String,
    /// The number printed on the card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    /// Whether the card is played as a response.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub response: bool,
    /// Whether the card is removed from the game after it is played.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub remove: bool,
    /// The card's action points, by kind.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<String>,
    /// The card's initiative number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initiative: Option<u8>,
    /// Whether the card belongs to the deck of the Indian allies.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub indian: bool,
}

/// A track that is drawn as a row of boxes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TrackFact {
    /// The highest number on the track.
    pub most: u32,
    /// Whether both sides share a single track without a zero; otherwise each side has its own
    /// track.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub single: bool,
}
