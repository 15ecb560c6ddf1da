//! Colours and line breaks.

use engine::Side;
use textwrap::{Options, WordSeparator, WordSplitter};

/// The greatest width at which text is easy to read.
pub const READABLE: usize = 100;

// Styles of ANSI terminals, by their numbers in ECMA-48.
const BOLD: u8 = 1;
const DIM: u8 = 2;
const RED: u8 = 31;
const YELLOW: u8 = 33;
const BLUE: u8 = 34;

/// Colours text, if colours are on.
#[derive(Clone, Copy)]
pub struct Paint {
    on: bool,
}

impl Paint {
    pub fn new(on: bool) -> Paint {
        Paint { on }
    }

    /// Returns a painter that leaves text as it is.
    pub fn none() -> Paint {
        Paint { on: false }
    }

    /// Returns whether colours are on.
    pub fn is_on(self) -> bool {
        self.on
    }

    pub fn bold(self, text: &str) -> String {
        self.style(BOLD, text)
    }

    pub fn dim(self, text: &str) -> String {
        self.style(DIM, text)
    }

    pub fn wrong(self, text: &str) -> String {
        self.style(YELLOW, text)
    }

    pub fn side(self, side: Side, text: &str) -> String {
        let colour = match side {
            Side::French => BLUE,
            Side::British => RED,
        };
        self.style(colour, text)
    }

    fn style(self, style: u8, text: &str) -> String {
        if self.on { format!("\x1b[{style}m{text}\x1b[0m") } else { text.into() }
    }
}

/// Breaks text at spaces into lines of at most `width` characters. The first line starts in column `indent`; every other
/// line is indented by that many spaces.
pub fn wrap(text: &str, width: usize, indent: usize) -> String {
    // Lines are broken only at plain spaces, never at no-break spaces.
    let words: Vec<&str> = text.split([' ', '\n']).filter(|word| !word.is_empty()).collect();
    let margin = " ".repeat(indent);
    fill(&words.join(" "), width, &margin, &margin).trim_start().to_string()
}

/// Breaks text at spaces into lines of at most `width` characters. The first line starts with `first`, every other line
/// with `next`.
pub fn fill(text: &str, width: usize, first: &str, next: &str) -> String {
    let options = Options::new(width)
        .initial_indent(first)
        .subsequent_indent(next)
        .break_words(false)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation);
    textwrap::fill(text, options)
}

/// Pads text with spaces to a width in characters.
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
}
