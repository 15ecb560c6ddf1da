//! A serialised message with the positions of its parts in the text. The positions are noted during
//! serialisation, so that the text need not be parsed again.

use std::cell::Cell;
use std::io;
use std::ops::Range;

use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};

/// The depth down to which objects and lists are compared part by part: `/view/spaces/ID` is one part, and is
/// sent whole if anything in it differs.
const DEEP: usize = 3;

/// A serialised message with the positions of its parts.
pub struct Parted {
    /// The whole message, as JSON without spaces.
    pub text: String,
    /// The positions of the message's parts.
    pub shape: PartRanges,
}

/// The parts of a value, by their positions in the text.
#[derive(Default)]
pub enum PartRanges {
    /// The value has no parts, and is sent whole.
    #[default]
    Whole,
    List(Vec<Range<usize>>),
    Object(Vec<Part>),
}

/// A part of an object.
pub struct Part {
    pub name: Range<usize>,
    pub value: Range<usize>,
    pub shape: PartRanges,
}

impl Parted {
    /// Serialises a message.
    pub fn of(message: &impl Serialize) -> Parted {
        let at = Cell::new(0);
        let mut text = Text { bytes: Vec::with_capacity(4096), at: &at };
        let mut notes = Notes { at: &at, level: 0, open: Vec::new(), closed: PartRanges::Whole };
        message
            .serialize(&mut Serializer::with_formatter(&mut text, &mut notes))
            .expect("a message is plain data");
        let text = String::from_utf8(text.bytes).expect("JSON is text");
        Parted { text, shape: notes.closed }
    }
}

/// A growing text that reports its length.
struct Text<'a> {
    bytes: Vec<u8>,
    at: &'a Cell<usize>,
}

impl io::Write for Text<'_> {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.bytes.extend_from_slice(bytes);
        self.at.set(self.bytes.len());
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A JSON formatter that writes no spaces and notes where parts begin and end.
struct Notes<'a> {
    at: &'a Cell<usize>,
    /// The number of open objects and lists.
    level: usize,
    /// The open objects and lists whose parts are noted: the outermost ones.
    open: Vec<Unclosed>,
    /// The shape that was closed last, until it is noted as a part of the enclosing object or
    /// list.
    closed: PartRanges,
}

/// An open object or list whose parts are noted, with the start of the part being written.
enum Unclosed {
    List { items: Vec<Range<usize>>, item: usize },
    Object { parts: Vec<Part>, name: Range<usize>, value: usize },
}

impl Notes<'_> {
    /// Opens an object or a list. Items of lists are sent whole.
    #[inline]
    fn begin(&mut self, new: impl Fn() -> Unclosed) {
        let within = self.open.last().is_none_or(|open| matches!(open, Unclosed::Object { .. }));
        if self.level < DEEP && self.level == self.open.len() && within {
            self.open.push(new());
        }
        self.level += 1;
    }

    /// Closes an object or a list, and keeps its shape if its parts were noted.
    #[inline]
    fn end(&mut self) {
        if self.level == self.open.len() {
            self.closed = match self.open.pop() {
                Some(Unclosed::List { items, .. }) => PartRanges::List(items),
                Some(Unclosed::Object { parts, .. }) => PartRanges::Object(parts),
                None => PartRanges::Whole,
            };
        }
        self.level -= 1;
    }

    /// Returns the innermost open object or list, if its parts are noted.
    #[inline]
    fn noted(&mut self) -> Option<&mut Unclosed> {
        if self.level == self.open.len() { self.open.last_mut() } else { None }
    }
}

impl Formatter for &mut Notes<'_> {
    #[inline]
    fn begin_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin(|| Unclosed::List { items: Vec::new(), item: 0 });
        CompactFormatter.begin_array(writer)
    }

    #[inline]
    fn end_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.end();
        CompactFormatter.end_array(writer)
    }

    #[inline]
    fn begin_array_value<W: ?Sized + io::Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        CompactFormatter.begin_array_value(writer, first)?;
        let at = self.at.get();
        if let Some(Unclosed::List { item, .. }) = self.noted() {
            *item = at;
        }
        Ok(())
    }

    #[inline]
    fn end_array_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        let at = self.at.get();
        if let Some(Unclosed::List { items, item }) = self.noted() {
            items.push(*item..at);
        }
        Ok(())
    }

    #[inline]
    fn begin_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin(|| Unclosed::Object { parts: Vec::new(), name: 0..0, value: 0 });
        CompactFormatter.begin_object(writer)
    }

    #[inline]
    fn end_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.end();
        CompactFormatter.end_object(writer)
    }

    #[inline]
    fn begin_object_key<W: ?Sized + io::Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        CompactFormatter.begin_object_key(writer, first)?;
        let at = self.at.get();
        if let Some(Unclosed::Object { name, .. }) = self.noted() {
            name.start = at + 1; // the name begins after the quotation mark
        }
        Ok(())
    }

    #[inline]
    fn begin_object_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        let at = self.at.get();
        if let Some(Unclosed::Object { name, value, .. }) = self.noted() {
            name.end = at - 1;
            *value = at + 1;
        }
        CompactFormatter.begin_object_value(writer)
    }

    #[inline]
    fn end_object_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        let at = self.at.get();
        let noted = self.level == self.open.len();
        let shape = if noted { std::mem::take(&mut self.closed) } else { PartRanges::Whole };
        if let Some(Unclosed::Object { parts, name, value }) = self.noted() {
            parts.push(Part { name: name.clone(), value: *value..at, shape });
        }
        Ok(())
    }
}
