//! The notation of the values in an action, as one word or several.

use std::fmt;

use crate::{Named, Side};

/// A value that is part of an action's notation, as one word or several.
/// [`notation!`](crate::notation) implements it for types with a `find`, and
/// [`finite!`](crate::finite) for named enums.
pub trait Notation: Sized {
    /// Appends the words of this value.
    fn write(&self, line: &mut NotationWriter) -> fmt::Result;
    /// Takes the words of a value off the front of `words`; `None` if they name no such value.
    fn read(words: &mut &[&str]) -> Option<Self>;
}

/// An action being written, word by word.
pub struct NotationWriter<'a, 'f> {
    f: &'a mut fmt::Formatter<'f>,
    begun: bool,
}

impl<'a, 'f> NotationWriter<'a, 'f> {
    /// Creates a writer of an action, with no word written yet.
    pub fn new(f: &'a mut fmt::Formatter<'f>) -> NotationWriter<'a, 'f> {
        NotationWriter { f, begun: false }
    }

    /// Appends a word.
    pub fn word(&mut self, word: impl fmt::Display) -> fmt::Result {
        if std::mem::replace(&mut self.begun, true) {
            self.f.write_str(" ")?;
        }
        write!(self.f, "{word}")
    }
}

/// Takes `phrase`, one word or several, off the front of `words`.
pub fn read_phrase(phrase: &str, words: &mut &[&str]) -> Option<()> {
    phrase.split(' ').try_for_each(|word| (words.split_off_first()? == &word).then_some(()))
}

/// Reads the variant that the first words name.
pub fn read_named<T: Named>(words: &mut &[&str]) -> Option<T> {
    T::all().find_map(|it| {
        let mut rest = *words;
        read_phrase(it.name(), &mut rest)?;
        *words = rest;
        Some(it)
    })
}

impl Notation for u8 {
    fn write(&self, line: &mut NotationWriter) -> fmt::Result {
        line.word(self)
    }
    fn read(words: &mut &[&str]) -> Option<u8> {
        words.split_off_first()?.parse().ok()
    }
}

impl Notation for Side {
    fn write(&self, line: &mut NotationWriter) -> fmt::Result {
        line.word(self)
    }
    fn read(words: &mut &[&str]) -> Option<Side> {
        words.split_off_first()?.parse().ok()
    }
}

/// Writes nothing for `None`. An optional field may only come at the end of the line.
impl<T: Notation> Notation for Option<T> {
    fn write(&self, line: &mut NotationWriter) -> fmt::Result {
        self.iter().try_for_each(|it| it.write(line))
    }
    fn read(words: &mut &[&str]) -> Option<Option<T>> {
        if words.is_empty() { Some(None) } else { T::read(words).map(Some) }
    }
}

/// Implements [`Notation`] for types whose notation is one word: `Display` writes it, and `fn
/// find(word: &str) -> Option<Self>` reads it.
#[macro_export]
macro_rules! notation {
    ($($T:ty),+ $(,)?) => { $(
        impl $crate::Notation for $T {
            fn write(&self, line: &mut $crate::NotationWriter) -> ::std::fmt::Result {
                line.word(self)
            }
            fn read(words: &mut &[&str]) -> Option<$T> {
                <$T>::find(words.split_off_first()?)
            }
        }
    )+ };
}
