//! Colours and line breaks for a terminal. Output to a pipe has neither.

use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::sync::OnceLock;

use anstream::{AutoStream, ColorChoice};
use crossterm::terminal;
use engine::BoardFacts;
use words::{Paint, READABLE, Screen, Text, fill};

/// Returns standard output for data, whose lines are not wrapped.
pub fn out() -> Out {
    Out { out: BufWriter::new(io::stdout().lock()), width: None, line: Vec::new() }
}

/// Returns standard output for text, whose long lines are wrapped on a terminal.
pub fn prose() -> Out {
    Out { width: columns(), ..out() }
}

/// Returns the width of text: that of the terminal, but not more than is easy to read.
pub fn width() -> usize {
    columns().map_or(READABLE, |columns| columns.min(READABLE))
}

/// Returns a painter with colours, if standard output is a terminal that has them and NO_COLOR is not set.
pub fn colours() -> Paint {
    Paint::new(AutoStream::choice(&io::stdout()) != ColorChoice::Never)
}

/// Returns the printer of a game for this terminal.
pub fn screen<'a>(text: &'a Text, facts: &'a BoardFacts) -> Screen<'a> {
    Screen { text, paint: colours(), width: width(), facts }
}

/// Returns the width of the terminal in columns, if there is one.
fn columns() -> Option<usize> {
    static COLUMNS: OnceLock<Option<usize>> = OnceLock::new();
    *COLUMNS.get_or_init(|| {
        let size = io::stdout().is_terminal().then(terminal::size)?;
        size.ok().map(|(columns, _)| columns.into()).filter(|columns| *columns != 0)
    })
}

/// The output of a command. With a width, longer lines are broken at spaces, and their continuation is indented a little
/// further.
pub struct Out<W: Write = BufWriter<StdoutLock<'static>>> {
    out: W,
    width: Option<usize>,
    /// The text since the last complete line.
    line: Vec<u8>,
}

impl<W: Write> Out<W> {
    fn end_line(&mut self, width: usize) -> io::Result<()> {
        let line = String::from_utf8_lossy(&self.line);
        if width < textwrap::core::display_width(&line) {
            let indent = line.len() - line.trim_start_matches(' ').len() + 2;
            writeln!(self.out, "{}", fill(line.trim_end(), width, "", &" ".repeat(indent)))?;
        } else {
            writeln!(self.out, "{line}")?;
        }
        self.line.clear();
        Ok(())
    }
}

impl<W: Write> Write for Out<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Some(width) = self.width else { return self.out.write(bytes) };
        for part in bytes.split_inclusive(|byte| *byte == b'\n') {
            match part.strip_suffix(b"\n") {
                Some(last) => {
                    self.line.extend(last);
                    self.end_line(width)?;
                }
                None => self.line.extend(part),
            }
        }
        Ok(bytes.len())
    }

    /// An incomplete line is written as it is.
    fn flush(&mut self) -> io::Result<()> {
        self.out.write_all(&self.line)?;
        self.line.clear();
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lines_too_long_for_the_terminal_are_broken() {
        let told = |width| {
            let mut prose = Out { out: Vec::new(), width, line: Vec::new() };
            write!(prose, "  a  table\n  one \x1b[1mtwo\x1b[0m th").expect("it is kept");
            write!(prose, "ree four\n> ").expect("it is kept");
            prose.flush().expect("it is kept");
            String::from_utf8(prose.out).expect("text")
        };
        let bold = "\x1b[1mtwo\x1b[0m";
        assert_eq!(told(None), format!("  a  table\n  one {bold} three four\n> "));
        assert_eq!(told(Some(80)), told(None));
        assert_eq!(told(Some(10)), format!("  a  table\n  one {bold}\n    three\n    four\n> "));
    }
}
