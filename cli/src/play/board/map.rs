//! The map: lines by kind, spaces with their kind and the side that holds them, pieces, and names where there is room.
//! Everything is shown by signs, so the map can also be read without colours.

use std::collections::HashSet;

use crossterm::style::Color;
use engine::{BoardFacts, Side, SpaceView, Target};

use super::chart::WIDTH;
use super::choosing::is_on;
use super::grid::{Grid, Rect, ScreenCell, Spot, Style};
use super::state::{BoardScreen, Pane};

/// The signs for the kinds of spaces, in the order of the facts.
const SPACES: [char; 8] = ['○', '□', '△', '◇', '▽', '☆', '◎', '⌂'];
/// The signs for the kinds of lines, in the order of the facts: horizontal, vertical, rising, falling.
const LINES: [[char; 4]; 6] = [
    ['·', '·', '·', '·'],
    ['─', '│', '╱', '╲'],
    ['~', '~', '~', '~'],
    ['=', '‖', '=', '='],
    ['-', ':', '-', '-'],
    ['+', '+', '+', '+'],
];
/// The signs in a counter for pieces with names of their own, and for markers.
const NAMED: &str = "*";
const MARKED: &str = "‡";

/// The sign in the overview for a space where both sides have pieces.
const BOTH: &str = "×";

/// Returns the kinds in a list of facts, each once, in order.
fn kinds<'f>(all: impl Iterator<Item = &'f String>) -> Vec<&'f str> {
    let mut kinds: Vec<&str> = Vec::new();
    for kind in all {
        if !kinds.contains(&kind.as_str()) {
            kinds.push(kind);
        }
    }
    kinds
}

/// Returns the signs for the kinds of spaces and lines, each with the key of its name.
pub fn signs(facts: &BoardFacts) -> Vec<(String, char)> {
    let spaces = kinds(facts.spaces.iter().map(|space| &space.kind)).into_iter();
    let spaces = spaces.map(|kind| format!("kind-{kind}")).zip(SPACES.into_iter().cycle());
    let lines = kinds(facts.lines.iter().map(|line| &line.kind)).into_iter();
    let signs = LINES.into_iter().cycle().map(|signs| signs[0]);
    spaces.chain(lines.map(|kind| format!("line-{kind}")).zip(signs)).collect()
}

pub fn side_style(board: &BoardScreen, side: Option<Side>) -> Style {
    match side.filter(|_| board.coloured) {
        Some(Side::French) => Style::coloured(Color::Blue),
        Some(Side::British) => Style::coloured(Color::Red),
        None => Style::new(),
    }
}

impl BoardScreen<'_> {
    /// Returns for each space whether it has a choice.
    pub fn lit_spaces(&self) -> Vec<bool> {
        let mut lit = vec![false; self.facts.spaces.len()];
        let choices = self.asked.as_ref().map_or(&[][..], |asked| &asked.choices[..]);
        for on in choices.iter().flat_map(|choice| &choice.on) {
            if !matches!(on, Target::Line(_))
                && let Some(n) = self.space_of(on)
            {
                lit[n] = true;
            }
        }
        lit
    }
}

/// Texts side by side, each in a style.
type Said = Vec<(String, Style)>;

fn width(said: &Said) -> i32 {
    said.iter().map(|(words, _)| words.chars().count() as i32).sum()
}

/// The visible part of the map, while it is being drawn.
struct Sheet<'b> {
    area: Rect,
    corner: (i32, i32),
    grid: &'b mut Grid,
    /// The occupied cells, which must not be overwritten.
    taken: HashSet<(i32, i32)>,
}

impl Sheet<'_> {
    fn cell(&self, (x, y): (i32, i32)) -> Option<Spot> {
        let (x, y) = (x - self.corner.0, y - self.corner.1);
        let inside =
            (0..self.area.width.into()).contains(&x) && (0..self.area.height.into()).contains(&y);
        inside.then(|| Spot { x: self.area.x + x as u16, y: self.area.y + y as u16 })
    }

    fn put(&mut self, at: (i32, i32), letter: char, style: Style) {
        if let Some(cell) = self.cell(at).and_then(|at| self.grid.cell_mut(at)) {
            *cell = ScreenCell { letter, style };
        }
    }

    fn write(&mut self, (x, y): (i32, i32), said: &Said) {
        let letters = said
            .iter()
            .flat_map(|(words, style)| words.chars().map(move |letter| (letter, *style)));
        for (x, (letter, style)) in (x..).zip(letters) {
            self.put((x, y), letter, style);
            self.taken.insert((x, y));
        }
    }

    /// Writes text next to a space, if there is a free and visible place for all of it.
    fn write_beside(&mut self, (x, y): (i32, i32), said: &Said) {
        let long = width(said);
        let (left, right) = (x - 2 - long, x + 2);
        let places = [
            (right, y),
            (left, y),
            (x - 1, y + 1),
            (x - 1, y - 1),
            (x - long / 2, y + 1),
            (x - long / 2, y - 1),
            (right, y + 1),
            (right, y - 1),
            (left, y + 1),
            (left, y - 1),
        ];
        let free = places.into_iter().find(|(x, y)| {
            // The reserved area has one more cell on each side, so that names don't run together.
            let all =
                (x - 1..x + long + 1).all(|x| !self.taken.contains(&(x, *y)) || x == right - 1);
            all && self.cell((*x, *y)).is_some() && self.cell((x + long - 1, *y)).is_some()
        });
        if let Some(place) = free {
            self.write(place, said);
        }
    }
}

pub fn draw(board: &mut BoardScreen, area: Rect, grid: &mut Grid) {
    let seen = (i32::from(area.width), i32::from(area.height));
    if board.whole {
        return overview(board, area, seen, grid);
    }
    board.corner = board.chart.follow(board.corner, board.cursor, seen);
    let mut sheet = Sheet { area, corner: board.corner, grid, taken: HashSet::new() };
    lines(board, &mut sheet);
    spaces(board, &mut sheet);
    let lit = board.lit_spaces();
    let order = |n: &usize| (*n != board.cursor, !lit[*n]);
    let mut all: Vec<usize> = (0..board.facts.spaces.len()).collect();
    all.sort_by_key(order);
    for n in &all {
        let view = board.view.spaces.get(&board.facts.spaces[*n].id);
        let counter = view.map_or(Vec::new(), |view| counter(board, view));
        if !counter.is_empty() {
            sheet.write_beside(board.chart.spaces[*n], &counter);
        }
    }
    for n in all {
        let name = board.text().space(&board.facts.spaces[n].id);
        let style = if n == board.cursor { Style::new().bold() } else { Style::new() };
        sheet.write_beside(board.chart.spaces[n], &vec![(name, style)]);
    }
    board.areas.spaces = (0..board.chart.spaces.len())
        .filter_map(|n| {
            let (x, y) = board.chart.spaces[n];
            Some((sheet.cell((x, y))?, n))
        })
        .collect();
}

/// Draws the whole map with one sign for each space: the initials of the sides whose pieces stand there, or
/// the sign of the space's kind. The strongest forces are named first, where there is room.
fn overview(board: &mut BoardScreen, area: Rect, seen: (i32, i32), grid: &mut Grid) {
    let mut sheet = Sheet { area, corner: (0, 0), grid, taken: HashSet::new() };
    let places = board.chart.shrunk(seen);
    let kinds = kinds(board.facts.spaces.iter().map(|space| &space.kind));
    let mut forces: Vec<(u32, usize)> = Vec::new();
    for (n, fact) in board.facts.spaces.iter().enumerate() {
        let view = board.view.spaces.get(&fact.id);
        let pieces = |side: &Side| view.is_some_and(|view| !view.pieces[*side].is_empty());
        let there: Vec<Side> = Side::BOTH.into_iter().filter(pieces).collect();
        let kind = kinds.iter().position(|kind| *kind == fact.kind).unwrap_or(0);
        let control = view.and_then(|view| view.control);
        let (sign, mut style) = match there[..] {
            [] => (SPACES[kind % SPACES.len()].to_string(), side_style(board, control).dim()),
            [side] => (board.screen().initial(side), side_style(board, Some(side)).bold()),
            [..] => (BOTH.into(), Style::new().bold()),
        };
        if n == board.cursor {
            style = style.reversed();
        }
        if !there.is_empty() {
            let strength = there.iter().map(|side| view.map_or(0, |view| view.strength[*side]));
            forces.push((strength.sum(), n));
        }
        // A force is never hidden by an empty space at the same place.
        if !there.is_empty() || !sheet.taken.contains(&places[n]) {
            sheet.write(places[n], &vec![(sign, style)]);
        }
    }
    forces.sort_by_key(|(strength, n)| (*n != board.cursor, std::cmp::Reverse(*strength)));
    let cursor = Some(board.cursor).filter(|n| forces.iter().all(|(_, force)| force != n));
    for n in cursor.into_iter().chain(forces.into_iter().map(|(_, n)| n)) {
        let mut said = vec![(board.text().space(&board.facts.spaces[n].id), Style::new())];
        if let Some(view) = board.view.spaces.get(&board.facts.spaces[n].id) {
            let counter = counter(board, view);
            said.extend((!counter.is_empty()).then(|| (" ".into(), Style::new())));
            said.extend(counter);
        }
        sheet.write_beside(places[n], &said);
    }
    board.areas.spaces =
        places.iter().enumerate().filter_map(|(n, at)| Some((sheet.cell(*at)?, n))).collect();
}

fn lines(board: &BoardScreen, sheet: &mut Sheet) {
    let kinds = kinds(board.facts.lines.iter().map(|line| &line.kind));
    let choices = board.asked.as_ref().map_or(&[][..], |asked| &asked.choices[..]);
    for (line, cells) in board.facts.lines.iter().zip(&board.chart.lines) {
        let id = Target::line(format!("{}--{}", line.a, line.b));
        let lit = choices.iter().any(|choice| choice.on.contains(&id));
        let style = match lit {
            true => Style::new().reversed(),
            false => Style::new().dim(),
        };
        let kind = kinds.iter().position(|kind| *kind == line.kind).unwrap_or(0);
        let signs = LINES[kind % LINES.len()];
        for pair in cells.windows(2) {
            let (dx, dy) = (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
            let sign = match (dx, dy) {
                (_, 0) => signs[0],
                (0, _) => signs[1],
                _ if (dx < 0) == (dy < 0) => signs[3],
                _ => signs[2],
            };
            sheet.put(pair[1], sign, style);
        }
    }
}

/// Draws each space: a letter for the side that holds it and a sign for its kind, framed if selected.
fn spaces(board: &BoardScreen, sheet: &mut Sheet) {
    let kinds = kinds(board.facts.spaces.iter().map(|space| &space.kind));
    let lit = board.lit_spaces();
    for (n, fact) in board.facts.spaces.iter().enumerate() {
        let view = board.view.spaces.get(&fact.id);
        let control = view.and_then(|view| view.control);
        let held = control.map_or(" ".into(), |side| board.screen().initial(side));
        let kind = kinds.iter().position(|kind| *kind == fact.kind).unwrap_or(0);
        let mut style = side_style(board, control);
        if lit[n] {
            style = style.reversed().bold();
        }
        let picked = board.asked.as_ref().and_then(|asked| asked.choices.get(board.picked));
        let is_about = picked.is_some_and(|choice| is_on(choice, &Target::space(&fact.id)));
        if is_about || board.view.focus.iter().any(|on| board.space_of(on) == Some(n)) {
            style = style.underlined();
        }
        let frame = match n == board.cursor {
            true if board.pane == Pane::Map => ["[", "]"],
            true => ["(", ")"],
            false => [" ", " "],
        };
        let edge = Style::new().bold();
        let said = vec![
            (frame[0].into(), edge),
            (held, style),
            (SPACES[kind % SPACES.len()].into(), style),
            (frame[1].into(), edge),
        ];
        let (x, y) = board.chart.spaces[n];
        sheet.write((x - WIDTH / 2, y), &said);
    }
}

/// Returns the counter of a space, such as `F8+2*`: the side, its strength, and the number of pieces with names of
/// their own.
fn counter(board: &BoardScreen, view: &SpaceView) -> Said {
    let mut said: Said = Vec::new();
    for side in Side::BOTH {
        let pieces = &view.pieces[side];
        if pieces.is_empty() {
            continue;
        }
        let named = pieces.iter().filter(|piece| piece.state.is_some()).count();
        let mut words = board.screen().initial(side);
        if named < pieces.len() {
            words += &view.strength[side].to_string();
        }
        if 0 < named {
            words += &format!("+{named}{NAMED}");
        }
        if !said.is_empty() {
            said.push((" ".into(), Style::new()));
        }
        said.push((words, side_style(board, Some(side)).bold()));
    }
    if !view.markers.is_empty() {
        said.push((MARKED.into(), Style::new()));
    }
    said
}
