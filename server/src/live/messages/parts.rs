//! A message in writing, and where its parts lie in the text: they are noted while it is written, so
//! that nobody has to read it again.

use std::cell::Cell;
use std::io;
use std::ops::Range;

use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};

/// Objects and lists so deep in a message are told apart by their parts: `/view/spaces/ID`
/// is one part, and is told whole if anything about it is different.
const DEEP: usize = 3;

/// A message in writing.
pub struct Parted {
    /// All of it, as JSON without spaces.
    pub text: String,
    /// What it is made of.
    pub shape: Shape,
}

/// What a value is made of, by where that lies in the text.
#[derive(Default)]
pub enum Shape {
    /// It is told whole.
    #[default]
    Whole,
    List(Vec<Range<usize>>),
    Object(Vec<Part>),
}

/// A part of an object.
pub struct Part {
    pub name: Range<usize>,
    pub value: Range<usize>,
    pub shape: Shape,
}

impl Parted {
    /// Writes a message, which is plain data.
    pub fn of(message: &impl Serialize) -> Parted {
        let at = Cell::new(0);
        let mut text = Text { bytes: Vec::with_capacity(4096), at: &at };
        let mut notes = Notes { at: &at, level: 0, open: Vec::new(), closed: Shape::Whole };
        message
            .serialize(&mut Serializer::with_formatter(&mut text, &mut notes))
            .expect("a message is plain data");
        let text = String::from_utf8(text.bytes).expect("JSON is text");
        Parted { text, shape: notes.closed }
    }
}

/// A text that says how long it is while it grows.
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

/// Writes without spaces, and notes where parts begin and end.
struct Notes<'a> {
    at: &'a Cell<usize>,
    /// How many objects and lists are open.
    level: usize,
    /// Those of them whose parts are noted: the outermost ones.
    open: Vec<Open>,
    /// The last one that was closed, until it is noted as a part of what it lies in.
    closed: Shape,
}

/// An object or a list whose parts are noted, and where the one that is being written began.
enum Open {
    List { items: Vec<Range<usize>>, item: usize },
    Object { parts: Vec<Part>, name: Range<usize>, value: usize },
}

impl Notes<'_> {
    /// Something opens. Items of lists are told whole.
    #[inline]
    fn begin(&mut self, new: impl Fn() -> Open) {
        let within = self.open.last().is_none_or(|open| matches!(open, Open::Object { .. }));
        if self.level < DEEP && self.level == self.open.len() && within {
            self.open.push(new());
        }
        self.level += 1;
    }

    /// What closes, if its parts were noted.
    #[inline]
    fn end(&mut self) {
        if self.level == self.open.len() {
            self.closed = match self.open.pop() {
                Some(Open::List { items, .. }) => Shape::List(items),
                Some(Open::Object { parts, .. }) => Shape::Object(parts),
                None => Shape::Whole,
            };
        }
        self.level -= 1;
    }

    /// The innermost that is open, if its parts are noted.
    #[inline]
    fn noted(&mut self) -> Option<&mut Open> {
        if self.level == self.open.len() { self.open.last_mut() } else { None }
    }
}

impl Formatter for &mut Notes<'_> {
    #[inline]
    fn begin_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin(|| Open::List { items: Vec::new(), item: 0 });
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
        if let Some(Open::List { item, .. }) = self.noted() {
            *item = at;
        }
        Ok(())
    }

    #[inline]
    fn end_array_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        let at = self.at.get();
        if let Some(Open::List { items, item }) = self.noted() {
            items.push(*item..at);
        }
        Ok(())
    }

    #[inline]
    fn begin_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin(|| Open::Object { parts: Vec::new(), name: 0..0, value: 0 });
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
        if let Some(Open::Object { name, .. }) = self.noted() {
            name.start = at + 1; // after the quotation mark
        }
        Ok(())
    }

    #[inline]
    fn begin_object_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        let at = self.at.get();
        if let Some(Open::Object { name, value, .. }) = self.noted() {
            name.end = at - 1;
            *value = at + 1;
        }
        CompactFormatter.begin_object_value(writer)
    }

    #[inline]
    fn end_object_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        let at = self.at.get();
        let noted = self.level == self.open.len();
        let shape = if noted { std::mem::take(&mut self.closed) } else { Shape::Whole };
        if let Some(Open::Object { parts, name, value }) = self.noted() {
            parts.push(Part { name: name.clone(), value: *value..at, shape });
        }
        Ok(())
    }
}
