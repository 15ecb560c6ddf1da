//! Spaces, forces and markers.

use std::fmt::Display;

use engine::{Side, SpaceFact, SpaceView};

use super::look;
use super::sheet::{Area, Sheet};
use super::svg::Svg;

/// The size of a counter.
const COUNTER: (i32, i32) = (66, 46);
/// The size of the plate of a marker.
const PLATE: i32 = 34;
/// The colour of text on a counter, and of a marker's plate.
const PALE: &str = "#fffaf0";
const DARK: &str = "#17120a";
const GOLD: &str = "#f0d27a";

/// Draws all spaces, with their forces and markers. Returns the areas that these cover.
pub fn draw(sheet: &Sheet, svg: &mut Svg) -> Vec<Area> {
    let mut covered = Vec::new();
    for space in &sheet.board.spaces {
        let view = sheet.view.spaces.get(&space.id);
        outline(sheet, svg, space, view);
        covered.push(match (space.w, space.h) {
            (Some(width), Some(height)) => around(space, width as i32, height as i32),
            _ => around(space, 84, 84),
        });
    }
    for space in &sheet.board.spaces {
        if let Some(view) = sheet.view.spaces.get(&space.id) {
            covered.extend(forces(sheet, svg, space, view));
            covered.extend(markers(sheet, svg, space, view));
        }
    }
    covered
}

fn around(space: &SpaceFact, width: i32, height: i32) -> Area {
    Area { left: space.x - width / 2, top: space.y - height / 2, width, height }
}

fn outline(sheet: &Sheet, svg: &mut Svg, space: &SpaceFact, view: Option<&SpaceView>) {
    let path = match (space.w, space.h) {
        (Some(w), Some(h)) => {
            let (x, y) = (w as i32 / 2, h as i32 / 2);
            format!("M-{x}-{y}h{w}v{h}h-{w}z")
        }
        _ => look::outline(sheet.facts, &space.kind).to_string(),
    };
    svg.element(
        "path",
        &[
            ("transform", &format!("translate({} {})", space.x, space.y)),
            ("fill", &sheet.palette.held(view.and_then(|view| view.control))),
            ("stroke", &DARK),
            ("stroke-width", &4),
            ("stroke-linejoin", &"round"),
            ("d", &path),
        ],
    );
}

/// Draws a counter for each side: its strength, and a gold bar for pieces with names of their own.
fn forces(sheet: &Sheet, svg: &mut Svg, space: &SpaceFact, view: &SpaceView) -> Vec<Area> {
    let there: Vec<Side> =
        Side::BOTH.into_iter().filter(|side| !view.pieces[*side].is_empty()).collect();
    let mut covered = Vec::new();
    for (n, side) in (0..).zip(&there) {
        let left = space.x - COUNTER.0 * there.len() as i32 / 2 + COUNTER.0 * n;
        let top = space.y - COUNTER.1 / 2;
        let pieces = &view.pieces[*side];
        let named = pieces.iter().filter(|piece| piece.state.is_some()).count();
        let said = match view.strength[*side] {
            0 if named == pieces.len() => String::new(),
            strength => strength.to_string(),
        };
        let (width, height) = COUNTER;
        let body: [(&str, &dyn Display); 8] = [
            ("x", &left),
            ("y", &top),
            ("width", &width),
            ("height", &height),
            ("rx", &7),
            ("fill", &sheet.palette.side(*side)),
            ("stroke", &PALE),
            ("stroke-width", &3),
        ];
        svg.element("rect", &body);
        let number: [(&str, &dyn Display); 7] = [
            ("x", &(left + width / 2)),
            ("y", &(top + height - 13)),
            ("font-family", &"sans-serif"),
            ("font-size", &32),
            ("font-weight", &700),
            ("text-anchor", &"middle"),
            ("fill", &PALE),
        ];
        svg.text("text", &number, &said);
        for n in 0..named.min(5) as i32 {
            let x = left + 7 + 11 * n;
            let bar: [(&str, &dyn Display); 6] = [
                ("x", &x),
                ("y", &(top + height - 8)),
                ("width", &8),
                ("height", &5),
                ("fill", &GOLD),
                ("rx", &1),
            ];
            svg.element("rect", &bar);
        }
        covered.push(Area { left, top, width, height });
    }
    covered
}

/// Draws the markers in a row below the space.
fn markers(sheet: &Sheet, svg: &mut Svg, space: &SpaceFact, view: &SpaceView) -> Vec<Area> {
    let many = view.markers.len() as i32;
    let mut covered = Vec::new();
    for (n, marker) in (0..).zip(&view.markers) {
        let left = space.x - PLATE * many / 2 + PLATE * n;
        let top = space.y + COUNTER.1 / 2 - 4;
        let edge = marker.side.map_or(DARK, |side| sheet.palette.side(side));
        let plate: [(&str, &dyn Display); 8] = [
            ("x", &left),
            ("y", &top),
            ("width", &(PLATE - 2)),
            ("height", &(PLATE - 2)),
            ("rx", &5),
            ("fill", &PALE),
            ("stroke", &edge),
            ("stroke-width", &3),
        ];
        svg.element("rect", &plate);
        let middle = (left + PLATE / 2 - 1, top + PLATE / 2 - 1);
        match look::sign(sheet.facts, &format!("marker-{}", marker.id)) {
            Some(sign) => {
                let at = format!("translate({} {}) scale(.72)", middle.0, middle.1);
                svg.open("g", &[("transform", &at), ("fill", &DARK), ("stroke", &DARK)]);
                svg.0.push_str(sign);
                svg.close("g");
            }
            None => {
                let name = sheet.screen.marker(marker);
                let initial = name.chars().next().unwrap_or(' ').to_string();
                let letter: [(&str, &dyn Display); 6] = [
                    ("x", &middle.0),
                    ("y", &(middle.1 + 8)),
                    ("font-size", &22),
                    ("font-weight", &700),
                    ("text-anchor", &"middle"),
                    ("fill", &DARK),
                ];
                svg.text("text", &letter, &initial);
            }
        }
        covered.push(Area { left, top, width: PLATE, height: PLATE });
    }
    covered
}
