//! The cells of a screen. Other modules draw into a [`Grid`], and the terminal is sent the cells that
//! changed.

use std::io::{self, Write};
use std::ops::{Index, IndexMut};

use crossterm::cursor::MoveTo;
use crossterm::queue;
use crossterm::style::{
    Attribute, Attributes, Color, ContentStyle, PrintStyledContent, StyledContent,
};

/// A place on the screen, counted from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub x: u16,
    pub y: u16,
}

/// A rectangle of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rect {
    pub x: u16,
    pub y: u16,
    pub width: u16,
    pub height: u16,
}

impl Rect {
    pub fn right(self) -> u16 {
        self.x + self.width
    }

    pub fn bottom(self) -> u16 {
        self.y + self.height
    }

    pub fn contains(self, at: Spot) -> bool {
        (self.x..self.right()).contains(&at.x) && (self.y..self.bottom()).contains(&at.y)
    }

    /// Returns the rows of the rectangle from top to bottom, each one cell high.
    pub fn rows(self) -> impl DoubleEndedIterator<Item = Rect> {
        (self.y..self.bottom()).map(move |y| Rect { y, height: 1, ..self })
    }

    /// Returns the rectangle without its outermost cells.
    pub fn inner(self) -> Rect {
        Rect {
            x: self.x + 1,
            y: self.y + 1,
            width: self.width.saturating_sub(2),
            height: self.height.saturating_sub(2),
        }
    }
}

/// A colour, or `None` for the colour of the terminal, and attributes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    pub colour: Option<Color>,
    pub attributes: Attributes,
}

impl Style {
    pub fn new() -> Style {
        Style::default()
    }

    pub fn coloured(colour: Color) -> Style {
        Style { colour: Some(colour), ..Style::default() }
    }

    pub fn bold(self) -> Style {
        self.with(Attribute::Bold)
    }

    pub fn dim(self) -> Style {
        self.with(Attribute::Dim)
    }

    pub fn reversed(self) -> Style {
        self.with(Attribute::Reverse)
    }

    pub fn underlined(self) -> Style {
        self.with(Attribute::Underlined)
    }

    fn with(self, attribute: Attribute) -> Style {
        Style { attributes: self.attributes.with(attribute), ..self }
    }
}

/// One character on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenCell {
    pub letter: char,
    pub style: Style,
}

const BLANK: ScreenCell =
    ScreenCell { letter: ' ', style: Style { colour: None, attributes: Attributes::none() } };

/// The lines of a frame: across, down, and the corners from the upper left to the lower right.
#[derive(Clone, Copy)]
pub struct Border([char; 6]);

pub const SINGLE: Border = Border(['─', '│', '┌', '┐', '└', '┘']);
pub const DOUBLE: Border = Border(['═', '║', '╔', '╗', '╚', '╝']);

/// A screen full of cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    pub area: Rect,
    cells: Vec<ScreenCell>,
}

impl Grid {
    pub fn new(width: u16, height: u16) -> Grid {
        let area = Rect { x: 0, y: 0, width, height };
        Grid { area, cells: vec![BLANK; usize::from(width) * usize::from(height)] }
    }

    #[cfg(test)]
    pub fn cells(&self) -> &[ScreenCell] {
        &self.cells
    }

    /// Returns the cell at a place; `None` if the place is outside the screen.
    pub fn cell_mut(&mut self, at: Spot) -> Option<&mut ScreenCell> {
        self.area.contains(at).then(|| &mut self[at])
    }

    /// Writes as much of a text as fits into the first row of an area.
    pub fn write(&mut self, row: Rect, text: &str, style: Style) {
        for (x, letter) in (row.x..row.right()).zip(text.chars()) {
            if let Some(cell) = self.cell_mut(Spot { x, y: row.y }) {
                *cell = ScreenCell { letter, style };
            }
        }
    }

    /// Empties an area.
    pub fn clear(&mut self, area: Rect) {
        for row in area.rows() {
            for x in row.x..row.right() {
                if let Some(cell) = self.cell_mut(Spot { x, y: row.y }) {
                    *cell = BLANK;
                }
            }
        }
    }

    /// Draws a frame along the edge of an area, with a title in its upper side, and returns the area inside.
    pub fn frame(&mut self, area: Rect, border: Border, style: Style, title: &str) -> Rect {
        let Border([across, down, upper_left, upper_right, lower_left, lower_right]) = border;
        let side = |left: char, right: char| -> String {
            let between = std::iter::repeat_n(across, area.width.saturating_sub(2).into());
            std::iter::once(left).chain(between).chain([right]).collect()
        };
        let last = area.height.saturating_sub(1);
        for (y, row) in (0..).zip(area.rows()) {
            if y == 0 {
                self.write(row, &side(upper_left, upper_right), style);
            } else if y == last {
                self.write(row, &side(lower_left, lower_right), style);
            } else {
                self.write(row, down.encode_utf8(&mut [0; 4]), style);
                let right = Rect { x: row.right().saturating_sub(1), width: 1, ..row };
                self.write(right, down.encode_utf8(&mut [0; 4]), style);
            }
        }
        self.title(Rect { height: 1, ..area }, title, style);
        area.inner()
    }

    /// Writes a title into one side of a frame, between its corners.
    pub fn title(&mut self, side: Rect, title: &str, style: Style) {
        let between = Rect { x: side.x + 1, width: side.width.saturating_sub(2), ..side };
        self.write(between, title, style);
    }

    /// Sends the cells that differ from `before` to a terminal that shows `before`.
    pub fn send(&self, before: &Grid, out: &mut impl Write) -> io::Result<()> {
        let anew = self.area != before.area;
        let mut cursor = None;
        for (n, cell) in self.cells.iter().enumerate() {
            if !anew && before.cells[n] == *cell {
                continue;
            }
            let width = usize::from(self.area.width);
            if cursor != Some(n) || n % width == 0 {
                queue!(out, MoveTo((n % width) as u16, (n / width) as u16))?;
            }
            let style = ContentStyle {
                foreground_color: cell.style.colour,
                attributes: cell.style.attributes,
                ..ContentStyle::default()
            };
            queue!(out, PrintStyledContent(StyledContent::new(style, cell.letter)))?;
            cursor = Some(n + 1);
        }
        out.flush()
    }
}

impl Index<Spot> for Grid {
    type Output = ScreenCell;
    fn index(&self, at: Spot) -> &ScreenCell {
        &self.cells[usize::from(at.y) * usize::from(self.area.width) + usize::from(at.x)]
    }
}

impl IndexMut<Spot> for Grid {
    fn index_mut(&mut self, at: Spot) -> &mut ScreenCell {
        &mut self.cells[usize::from(at.y) * usize::from(self.area.width) + usize::from(at.x)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(after: &Grid, before: &Grid) -> String {
        let mut out = Vec::new();
        after.send(before, &mut out).expect("memory takes all");
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn a_terminal_is_sent_the_cells_that_changed_and_no_others() {
        let before = Grid::new(10, 3);
        let mut after = before.clone();
        assert_eq!(sent(&after, &before), "");
        after.write(Rect { x: 2, y: 1, width: 3, height: 1 }, "north", Style::new());
        assert_eq!(sent(&after, &before), "\u{1b}[2;3Hnor");
        // A screen of another size is sent whole.
        assert_eq!(sent(&after, &Grid::new(9, 3)).matches('H').count(), 3);
    }

    #[test]
    fn drawing_stays_within_the_screen_and_a_frame_fits_any_area() {
        let mut grid = Grid::new(4, 2);
        let area = Rect { x: 2, y: 0, width: 9, height: 9 };
        let inside = grid.frame(area, DOUBLE, Style::new(), "title");
        assert_eq!(inside, Rect { x: 3, y: 1, width: 7, height: 7 });
        grid.frame(Rect::default(), SINGLE, Style::new(), "title");
        grid.frame(Rect { width: 1, height: 1, ..area }, SINGLE, Style::new(), "");
        grid.clear(area);
        assert_eq!(grid, Grid::new(4, 2));
    }
}
