//! Colours and line breaks, for people; a pipe gets neither.

use std::io::{self, BufWriter, IsTerminal, StdoutLock};

use engine::Side;

pub type Out = BufWriter<StdoutLock<'static>>;

pub fn out() -> Out {
    BufWriter::new(io::stdout().lock())
}

/// Colours text where somebody sees it: on a terminal, unless NO_COLOR is set.
#[derive(Clone, Copy)]
pub struct Paint {
    on: bool,
}

impl Paint {
    pub fn new() -> Paint {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Paint { on: io::stdout().is_terminal() && !refused && !dumb }
    }

    #[cfg(test)]
    pub fn none() -> Paint {
        Paint { on: false }
    }

    pub fn bold(self, text: &str) -> String {
        self.code("1", text)
    }

    pub fn dim(self, text: &str) -> String {
        self.code("2", text)
    }

    pub fn wrong(self, text: &str) -> String {
        self.code("33", text)
    }

    pub fn side(self, side: Side, text: &str) -> String {
        match side {
            Side::French => self.code("34", text),
            Side::British => self.code("31", text),
        }
    }

    fn code(self, code: &str, text: &str) -> String {
        if self.on { format!("\x1b[{code}m{text}\x1b[0m") } else { text.into() }
    }
}

/// Breaks text into lines of at most `width` characters where it has spaces,
/// every line after the first begun by `indent` spaces.
pub fn wrap(text: &str, width: usize, indent: usize) -> String {
    let mut out = String::new();
    let mut column = 0;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if column == 0 {
            column = indent;
        } else if width < column + 1 + length {
            out.push('\n');
            out.push_str(&" ".repeat(indent));
            column = indent;
        } else {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += length;
    }
    out
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
    }
}
