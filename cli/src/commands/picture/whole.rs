//! The whole picture: heading, map and caption.

use words::wrap;

use super::sheet::Sheet;
use super::svg::Svg;
use super::{counters, ground, names};

/// The width of a picture.
const WIDTH: i32 = 1600;
/// The margin on all sides.
const MARGIN: i32 = 28;
/// The heights of the heading, and of a line of the caption.
const HEADING: i32 = 84;
const LINE: i32 = 34;
/// The number of letters in a line of the caption.
const LETTERS: usize = 118;

/// Draws the picture.
pub fn draw(sheet: &Sheet) -> String {
    let area = sheet.area();
    let palette = &sheet.palette;
    let map_width = WIDTH - 2 * MARGIN;
    let map_height = map_width * area.height / area.width.max(1);
    let caption = wrap(&sheet.caption, LETTERS, 0);
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
            ("lang", &sheet.screen.text.lang),
            ("font-family", &"Palatino, 'Book Antiqua', Georgia, serif"),
        ],
    );
    svg.text("title", &[], &sheet.title);
    svg.text("desc", &[], &sheet.caption);
    svg.element("rect", &[("width", &WIDTH), ("height", &height), ("fill", &palette.paper)]);
    let heading: [(&str, &dyn std::fmt::Display); 5] = [
        ("x", &MARGIN),
        ("y", &58),
        ("font-size", &40),
        ("font-weight", &600),
        ("fill", &palette.ink),
    ];
    svg.text("text", &heading, &sheet.title);
    let unofficial = sheet.screen.text.own("cli-picture-unofficial", &[]);
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
    ground::land(sheet, &mut svg, area);
    ground::lines(sheet, &mut svg);
    let drawn = counters::draw(sheet, &mut svg);
    names::draw(sheet, &mut svg, area, drawn);
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
