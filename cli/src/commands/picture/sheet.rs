//! The content of a picture: the part of the map, the position, and the words around the map.

use engine::{BoardFacts, GameFacts, SpaceFact, View};
use words::Screen;

use super::look::Palette;

/// The room around spaces at the edge of the map, in the map's units.
const ROOM: i32 = 130;
/// The room around the middle of a bent connection, in the map's units.
const BEND: i32 = 24;
/// The size of the surroundings of a space, in the map's units.
const SURROUNDINGS: (i32, i32) = (1240, 840);

/// A picture before it is drawn.
pub struct Sheet<'a> {
    pub facts: &'static GameFacts,
    pub board: &'static BoardFacts,
    pub view: &'a View,
    pub screen: &'a Screen<'a>,
    pub palette: Palette,
    /// The space in the middle, if only its surroundings are drawn.
    pub around: Option<&'a SpaceFact>,
    pub title: String,
    pub caption: String,
}

/// A part of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    pub left: i32,
    pub top: i32,
    pub width: i32,
    pub height: i32,
}

impl Area {
    /// Returns whether the area and another one overlap.
    pub fn overlaps(&self, other: &Area) -> bool {
        let apart = |a: i32, long: i32, b: i32, other: i32| a + long <= b || b + other <= a;
        !apart(self.left, self.width, other.left, other.width)
            && !apart(self.top, self.height, other.top, other.height)
    }

    /// Returns whether all of the other area lies within this one.
    pub fn holds(&self, other: &Area) -> bool {
        self.left <= other.left
            && self.top <= other.top
            && other.left + other.width <= self.left + self.width
            && other.top + other.height <= self.top + self.height
    }
}

impl Sheet<'_> {
    /// Returns the part of the map that is drawn.
    pub fn area(&self) -> Area {
        let canvas = (self.board.canvas.width as i32, self.board.canvas.height as i32);
        if let Some(middle) = self.around {
            let (width, height) = (SURROUNDINGS.0.min(canvas.0), SURROUNDINGS.1.min(canvas.1));
            let along = |at: i32, long: i32, whole: i32| (at - long / 2).clamp(0, whole - long);
            let left = along(middle.x, width, canvas.0);
            let top = along(middle.y, height, canvas.1);
            return Area { left, top, width, height };
        }
        let half = |long: Option<u32>| long.unwrap_or(0) as i32 / 2 + ROOM;
        let spaces = &self.board.spaces;
        let across = spaces.iter().map(|space| (space.x, half(space.w)));
        let down = spaces.iter().map(|space| (space.y, half(space.h)));
        let (left, right) = edges(across.chain(self.bends().map(|(x, _)| (x, BEND))), canvas.0);
        let (top, bottom) = edges(down.chain(self.bends().map(|(_, y)| (y, BEND))), canvas.1);
        Area { left, top, width: right - left, height: bottom - top }
    }

    /// Returns the middles of bent connections, which may lie outside the spaces.
    fn bends(&self) -> impl Iterator<Item = (i32, i32)> + Clone {
        let find = |id: &str| self.board.spaces.iter().find(|space| space.id == id);
        self.board.lines.iter().filter_map(move |line| {
            let (a, b, [x, y]) = (find(&line.a)?, find(&line.b)?, line.curve?);
            Some(((a.x + b.x + 2 * x) / 4, (a.y + b.y + 2 * y) / 4))
        })
    }
}

/// Returns the two edges, in one direction, of an area that contains all points with the room around them. The
/// edges lie within the `whole` sheet.
fn edges(points: impl Iterator<Item = (i32, i32)> + Clone, whole: i32) -> (i32, i32) {
    let from = points.clone().map(|(at, room)| at - room).min().unwrap_or(0);
    let to = points.map(|(at, room)| at + room).max().unwrap_or(whole);
    (from.max(0), to.min(whole))
}
