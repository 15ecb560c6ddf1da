//! Colours and line breaks, for people; a pipe gets neither.

use std::io::{self, BufWriter, StdoutLock};

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use engine::Side;
use textwrap::{Options, WordSeparator, WordSplitter};

pub type Out = BufWriter<StdoutLock<'static>>;

pub fn out() -> Out {
    BufWriter::new(io::stdout().lock())
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
    let options = Options::new(width)
        .initial_indent(&margin)
        .subsequent_indent(&margin)
        .break_words(false)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation);
    textwrap::fill(&words.join(" "), options).trim_start().to_string()
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
}
