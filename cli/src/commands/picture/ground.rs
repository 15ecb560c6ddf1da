//! The ground: coast, lakes and rivers, and the connections between spaces.

use super::look;
use super::sheet::{Area, Sheet};
use super::svg::Svg;

/// The parts of the basemap, from the lowest to the highest, each with the width of its line.
const LAND: [(&str, f32); 5] =
    [("land", 2.2), ("heights", 0.0), ("lake", 1.6), ("island", 1.4), ("river", 3.0)];

/// Draws the coast, heights, lakes and rivers.
pub fn land(sheet: &Sheet, svg: &mut Svg, area: Area) {
    let palette = &sheet.palette;
    let sea: [(&str, &dyn std::fmt::Display); 5] = [
        ("x", &area.left),
        ("y", &area.top),
        ("width", &area.width),
        ("height", &area.height),
        ("fill", &palette.sea),
    ];
    svg.element("rect", &sea);
    for (class, width) in LAND {
        let Some(path) = path_of(sheet.facts.basemap, class) else { continue };
        let (fill, stroke, opacity) = match class {
            "land" | "island" => (palette.land, palette.coast, 1.0),
            "lake" => (palette.sea, palette.coast, 1.0),
            "river" => ("none", palette.river, 1.0),
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
pub fn lines(sheet: &Sheet, svg: &mut Svg) {
    let find = |id: &str| sheet.board.spaces.iter().find(|space| space.id == id);
    for line in &sheet.board.lines {
        let (Some(a), Some(b)) = (find(&line.a), find(&line.b)) else { continue };
        let bend = line.curve.map_or("L".into(), |[x, y]| format!("Q{x} {y} "));
        let path = format!("M{} {}{bend}{} {}", a.x, a.y, b.x, b.y);
        let look = look::way(sheet.facts, &sheet.palette, &line.kind);
        let bed: [(&str, &dyn std::fmt::Display); 5] = [
            ("fill", &"none"),
            ("stroke", &sheet.palette.land),
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

/// Returns the outline of a part of the basemap.
fn path_of<'f>(basemap: &'f str, class: &str) -> Option<&'f str> {
    let (_, rest) = basemap.split_once(&format!("class=\"{class}\""))?;
    Some(rest.split_once(" d=\"")?.1.split_once('"')?.0)
}
