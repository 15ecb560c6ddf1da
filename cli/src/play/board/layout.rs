//! The layout of the screen: the clock at the top, the map on the left, the panes on the right, the message and the keys
//! at the bottom.

use super::grid::{Grid, Rect, Style};
use super::parts::{fold, framed, write};
use super::state::{Areas, BoardScreen, Pane};
use super::{map, panes, sheets};

/// The width and height of the smallest screen that the board fits on.
const LEAST: (u16, u16) = (80, 24);
/// The minimum height at which hand, log and battle are all shown at once.
const TALL: u16 = 32;

pub fn draw(grid: &mut Grid, board: &mut BoardScreen) {
    let area = grid.area;
    board.areas = Areas::default();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let (w, h) = (area.width.to_string(), area.height.to_string());
        let small = board.text().own("cli-board-small", &[("width", &w), ("height", &h)]);
        return middle(grid, area, &small);
    }
    if let Some(side) = board.curtain {
        let side = board.text().side(side);
        return middle(grid, area, &board.text().own("cli-board-curtain", &[("side", &side)]));
    }
    let said = fold(&board.said, area.width, 0);
    let foot = said.len().clamp(1, 4) as u16 + 1;
    let clock = panes::clock(board, area.width);
    let head = clock.len() as u16;
    write(grid, area, &clock);
    let body = Rect { y: area.y + head, height: area.height - head - foot, ..area };
    let below = Rect { y: body.bottom(), height: foot, ..area };
    let said: Vec<(String, Style)> =
        said.into_iter().map(|line| (line, Style::new().bold())).collect();
    write(grid, Rect { height: foot - 1, ..below }, &said);
    let keys = vec![(board.text().own("cli-board-keys", &[]), Style::new().dim())];
    write(grid, Rect { y: below.bottom() - 1, height: 1, ..below }, &keys);

    let right = (body.width * 2 / 5).clamp(36, 60);
    let (left, right) = (
        Rect { width: body.width - right, ..body },
        Rect { x: body.right() - right, width: right, ..body },
    );
    let inside = framed(grid, board, Pane::Map, left, "cli-board-map");
    map::draw(board, inside, grid);
    for (pane, area) in stacked(board, right) {
        match pane {
            Pane::Question => panes::question(grid, board, area),
            Pane::Hand => panes::hand(grid, board, area),
            Pane::Log => panes::log(grid, board, area),
            Pane::Battle => panes::battle(grid, board, area),
            Pane::Map => {}
        }
    }
    sheets::draw(grid, board, body);
}

/// Returns the panes on the right, with the area of each.
fn stacked(board: &BoardScreen, area: Rect) -> Vec<(Pane, Rect)> {
    let lower = match area.height < TALL {
        true => vec![board.lower],
        false if board.view.panel.is_some() => vec![Pane::Battle, Pane::Hand, Pane::Log],
        false => vec![Pane::Hand, Pane::Log],
    };
    let question = area.height * if lower.len() == 1 { 3 } else { 2 } / 5;
    let rest = area.height - question;
    let mut all = vec![(Pane::Question, Rect { height: question, ..area })];
    let many = lower.len() as u16;
    for (n, pane) in (0..many).zip(lower) {
        let (from, to) = (rest * n / many, rest * (n + 1) / many);
        all.push((pane, Rect { y: area.y + question + from, height: to - from, ..area }));
    }
    all
}

/// Draws one sentence in the middle of an empty screen.
fn middle(grid: &mut Grid, area: Rect, words: &str) {
    grid.clear(area);
    let lines = fold(words, area.width.min(70), 0);
    let wide = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0) as u16;
    let high = lines.len() as u16;
    let place = Rect {
        x: area.x + area.width.saturating_sub(wide) / 2,
        y: area.y + area.height.saturating_sub(high) / 2,
        width: wide,
        height: high,
    };
    let lines: Vec<(String, Style)> =
        lines.into_iter().map(|line| (line, Style::new().bold())).collect();
    write(grid, place, &lines);
}
