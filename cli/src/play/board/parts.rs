//! Drawing shared by all parts of the screen: folded text, and the frame of a pane.

use words::wrap;

use super::grid::{DOUBLE, Grid, Rect, SINGLE, Style};
use super::state::{BoardScreen, Pane};

/// Breaks text into lines that fit into `width`.
pub fn fold(words: &str, width: u16, indent: usize) -> Vec<String> {
    wrap(words, width.into(), indent).lines().map(String::from).collect()
}

/// Draws lines from the top of an area, as many as fit.
pub fn write(grid: &mut Grid, area: Rect, lines: &[(String, Style)]) {
    for (row, (line, style)) in area.rows().zip(lines) {
        grid.write(row, line, *style);
    }
}

/// Draws the frame of a pane, double if it has the focus, and returns the area inside.
pub fn framed(
    grid: &mut Grid,
    board: &mut BoardScreen,
    pane: Pane,
    area: Rect,
    title: &str,
) -> Rect {
    board.areas.panes.push((pane, area));
    let (border, style) = match board.pane == pane {
        true => (DOUBLE, Style::new().bold()),
        false => (SINGLE, Style::new().dim()),
    };
    let title = format!(" {} ", board.text().own(title, &[]));
    grid.frame(area, border, style, &title)
}
