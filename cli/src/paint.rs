//! Colours and line breaks, for people; a pipe gets neither.

use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::sync::OnceLock;

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use engine::Side;
use ratatui::crossterm::terminal;
use textwrap::{Options, WordSeparator, WordSplitter};

/// Standard output, for data.
pub fn out() -> Out {
    Out { out: BufWriter::new(io::stdout().lock()), width: None, line: Vec::new() }
}

/// Standard output, for people: on a terminal no line is longer than its row.
pub fn prose() -> Out {
    Out { width: columns(), ..out() }
}

/// How wide text is set: as wide as the terminal, but no wider than reads well.
pub fn width() -> usize {
    columns().map_or(READABLE, |columns| columns.min(READABLE))
}

const READABLE: usize = 100;

/// How many columns the terminal has, if there is one.
fn columns() -> Option<usize> {
    static COLUMNS: OnceLock<Option<usize>> = OnceLock::new();
    *COLUMNS.get_or_init(|| {
        let size = io::stdout().is_terminal().then(terminal::size)?;
        size.ok().map(|(columns, _)| columns.into()).filter(|columns| *columns != 0)
    })
}

/// Where a command writes. With a width, lines that are too long for it break at their spaces, and what
/// follows stands a little further in than the line began.
pub struct Out<W: Write = BufWriter<StdoutLock<'static>>> {
    out: W,
    width: Option<usize>,
    /// What was written since the last whole line.
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

    /// What is not a whole line yet is shown as it is.
    fn flush(&mut self) -> io::Result<()> {
        self.out.write_all(&self.line)?;
        self.line.clear();
        self.out.flush()
    }
}

/// Colours text where somebody sees it: on a terminal that has colours, unless NO_COLOR is set.
#[derive(Clone, Copy)]
pub struct Paint {
    on: bool,
}

impl Paint {
    pub fn new() -> Paint {
        Paint { on: AutoStream::choice(&io::stdout()) != ColorChoice::Never }
    }

    /// Without colours.
    pub fn none() -> Paint {
        Paint { on: false }
    }

    /// May there be colours?
    pub fn is_on(self) -> bool {
        self.on
    }

    pub fn bold(self, text: &str) -> String {
        self.style(Style::new().bold(), text)
    }

    pub fn dim(self, text: &str) -> String {
        self.style(Style::new().dimmed(), text)
    }

    pub fn wrong(self, text: &str) -> String {
        self.style(AnsiColor::Yellow.on_default(), text)
    }

    pub fn side(self, side: Side, text: &str) -> String {
        let colour = match side {
            Side::French => AnsiColor::Blue,
            Side::British => AnsiColor::Red,
        };
        self.style(colour.on_default(), text)
    }

    fn style(self, style: Style, text: &str) -> String {
        if self.on { format!("{style}{text}{style:#}") } else { text.into() }
    }
}

/// Breaks text into lines of at most `width` characters where it has spaces. The
/// first begins in the column after `indent` spaces, and those spaces begin every other.
pub fn wrap(text: &str, width: usize, indent: usize) -> String {
    // Not at every white space: some of it stands where no line may end.
    let words: Vec<&str> = text.split([' ', '\n']).filter(|word| !word.is_empty()).collect();
    let margin = " ".repeat(indent);
    fill(&words.join(" "), width, &margin, &margin).trim_start().to_string()
}

fn fill(text: &str, width: usize, first: &str, next: &str) -> String {
    let options = Options::new(width)
        .initial_indent(first)
        .subsequent_indent(next)
        .break_words(false)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation);
    textwrap::fill(text, options)
}

/// Pads with spaces, counting characters.
pub fn pad(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.chars().count());
    format!("{text}{}", " ".repeat(missing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_keep_every_word() {
        assert_eq!(wrap("one two three four", 9, 2), "one two\n  three\n  four");
        assert_eq!(wrap("unbreakable", 4, 2), "unbreakable");
        assert_eq!(wrap("no break\u{a0}: here\u{202f}!", 8, 0), "no\nbreak\u{a0}:\nhere\u{202f}!");
    }
    #[test]
    fn only_what_is_too_long_for_the_terminal_is_broken() {
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
