//! The sheet: heading, map and caption.

use engine::{BoardFacts, GameFacts, SpaceFact, View};
use words::{Screen, wrap};

use super::look::{self, Palette};
use super::svg::Svg;
use super::{counters, names};

/// The width of a picture.
const WIDTH: i32 = 1600;
/// The room around spaces at the edge of the map, in the map's units.
const ROOM: i32 = 130;
/// The room around the middle of a bent connection, in the map's units.
const BEND: i32 = 24;
/// The size of the surroundings of a space, in the map's units.
const SURROUNDINGS: (i32, i32) = (1240, 840);
/// The heights of the heading, and of a line of the caption.
const HEADING: i32 = 84;
const LINE: i32 = 34;
/// The number of letters in a line of the caption.
const LETTERS: usize = 118;
/// The margin on all sides.
const MARGIN: i32 = 28;

/// The parts of the basemap, from the lowest to the highest, each with the width of its line.
const LAND: [(&str, f32); 7] = [
    ("land", 2.2),
    ("heights", 0.0),
    ("woods", 2.0),
    ("lake", 1.6),
    ("island", 1.4),
    ("river", 3.0),
    ("ridge", 3.0),
];

/// A picture before it is drawn.
pub struct Sheet<'a> {
    pub facts: &'static GameFacts,
    pub board: &'static BoardFacts,
    pub view: &'a View,
    pub screen: &'a Screen<'a>,
    pub palette: Palette,
    /// The space in the middle, if not the whole map is drawn.
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

    /// Draws the picture.
    pub fn draw(&self) -> String {
        let area = self.area();
        let palette = &self.palette;
        let map_width = WIDTH - 2 * MARGIN;
        let map_height = map_width * area.height / area.width.max(1);
        let caption = wrap(&self.caption, LETTERS, 0);
        let caption: Vec<&str> = caption.lines().collect();
        let height = HEADING + map_height + LINE * caption.len() as i32 + 2 * MARGIN;
        let mut svg = Svg::default();
        svg.open(
            "svg",
            &[
                ("xmlns", &"http://www.w3.org/2000/svg"),
                ("width", &WIDTH),
                ("height", &height),
                ("viewBox", &format!("0 0 {WIDTH} {height}")),
                ("role", &"img"),
                ("lang", &self.screen.text.lang),
                ("font-family", &"Palatino, 'Book Antiqua', Georgia, serif"),
            ],
        );
        svg.text("title", &[], &self.title);
        svg.text("desc", &[], &self.caption);
        svg.element("rect", &[("width", &WIDTH), ("height", &height), ("fill", &palette.paper)]);
        let heading: [(&str, &dyn std::fmt::Display); 5] = [
            ("x", &MARGIN),
            ("y", &58),
            ("font-size", &40),
            ("font-weight", &600),
            ("fill", &palette.ink),
        ];
        svg.text("text", &heading, &self.title);
        let unofficial = self.screen.text.own("cli-picture-unofficial", &[]);
        let note: [(&str, &dyn std::fmt::Display); 5] = [
            ("x", &(WIDTH - MARGIN)),
            ("y", &58),
            ("font-size", &20),
            ("text-anchor", &"end"),
            ("fill", &palette.faded),
        ];
        svg.text("text", &note, &unofficial);
        svg.open(
            "svg",
            &[
                ("x", &MARGIN),
                ("y", &HEADING),
                ("width", &map_width),
                ("height", &map_height),
                ("viewBox", &format!("{} {} {} {}", area.left, area.top, area.width, area.height)),
            ],
        );
        self.land(&mut svg, area);
        self.lines(&mut svg);
        let drawn = counters::draw(self, &mut svg);
        names::draw(self, &mut svg, area, drawn);
        svg.close("svg");
        for (n, line) in (0..).zip(&caption) {
            let y = HEADING + map_height + MARGIN + 14 + LINE * n;
            let place: [(&str, &dyn std::fmt::Display); 4] =
                [("x", &MARGIN), ("y", &y), ("font-size", &24), ("fill", &palette.ink)];
            svg.text("text", &place, line);
        }
        svg.close("svg");
        svg.0
    }

    /// Draws the coast and what is on the land.
    fn land(&self, svg: &mut Svg, area: Area) {
        let palette = &self.palette;
        let sea: [(&str, &dyn std::fmt::Display); 5] = [
            ("x", &area.left),
            ("y", &area.top),
            ("width", &area.width),
            ("height", &area.height),
            ("fill", &palette.sea),
        ];
        svg.element("rect", &sea);
        for (class, width) in LAND {
            let Some(path) = path_of(self.facts.basemap, class) else { continue };
            let (fill, stroke, opacity) = match class {
                "land" | "island" => (palette.land, palette.coast, 1.0),
                "lake" => (palette.sea, palette.coast, 1.0),
                "river" => ("none", palette.river, 1.0),
                "ridge" => ("none", palette.ridge, 0.6),
                "woods" => (palette.woods, palette.woods, 0.5),
                _ => ("none", palette.ridge, 0.18),
            };
            svg.element(
                "path",
                &[
                    ("fill", &fill),
                    ("fill-rule", &"evenodd"),
                    ("stroke", &stroke),
                    ("stroke-width", &width),
                    ("opacity", &opacity),
                    ("d", &path),
                ],
            );
        }
    }

    /// Draws the connections.
    fn lines(&self, svg: &mut Svg) {
        let find = |id: &str| self.board.spaces.iter().find(|space| space.id == id);
        for line in &self.board.lines {
            let (Some(a), Some(b)) = (find(&line.a), find(&line.b)) else { continue };
            let bend = line.curve.map_or("L".into(), |[x, y]| format!("Q{x} {y} "));
            let path = format!("M{} {}{bend}{} {}", a.x, a.y, b.x, b.y);
            let look = look::way(self.facts, &self.palette, &line.kind);
            let bed: [(&str, &dyn std::fmt::Display); 5] = [
                ("fill", &"none"),
                ("stroke", &self.palette.land),
                ("stroke-width", &13),
                ("stroke-opacity", &0.8),
                ("d", &path),
            ];
            svg.element("path", &bed);
            svg.element(
                "path",
                &[
                    ("fill", &"none"),
                    ("stroke", &look.colour),
                    ("stroke-width", &7),
                    ("stroke-linecap", &"round"),
                    ("stroke-dasharray", &look.dashes),
                    ("d", &path),
                ],
            );
        }
    }
}

/// Returns the edges of all points, each with the room around it, in one direction of a sheet of that length.
fn edges(points: impl Iterator<Item = (i32, i32)> + Clone, whole: i32) -> (i32, i32) {
    let from = points.clone().map(|(at, room)| at - room).min().unwrap_or(0);
    let to = points.map(|(at, room)| at + room).max().unwrap_or(whole);
    (from.max(0), to.min(whole))
}

/// Returns the outline of a part of the basemap.
fn path_of<'f>(basemap: &'f str, class: &str) -> Option<&'f str> {
    let (_, rest) = basemap.split_once(&format!("class=\"{class}\""))?;
    Some(rest.split_once(" d=\"")?.1.split_once('"')?.0)
}
