//! Rows as a Parquet file: column by column, in groups of rows.

use std::io::{self, Write};
use std::sync::Arc;

use engine::Side;
use parquet::basic::Compression;
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::ColumnPath;
use serde::Serialize;

use super::row::{DecisionRow, Out};

/// The columns of a row, in the order of its cells.
const SCHEMA: &str = "
    message decision {
        REQUIRED BINARY game (STRING);
        REQUIRED BINARY scenario (STRING);
        REQUIRED BINARY options (JSON);
        REQUIRED INT32 rules (INTEGER(32, false));
        REQUIRED BINARY id (STRING);
        REQUIRED INT32 number (INTEGER(32, false));
        REQUIRED BINARY side (STRING);
        REQUIRED BINARY view (JSON);
        OPTIONAL BINARY prompt (JSON);
        REQUIRED GROUP legal (LIST) { REPEATED GROUP list { REQUIRED BINARY element (STRING); } }
        REQUIRED BINARY play (STRING);
        REQUIRED GROUP dice (LIST) { REPEATED GROUP list { REQUIRED INT32 element (INTEGER(8, false)); } }
        REQUIRED BINARY log (JSON);
        OPTIONAL BINARY winner (STRING);
        OPTIONAL BINARY ending (STRING);
    }";
const WIDTH: usize = 15;

/// Columns of long, mostly unique texts, for which dictionaries and statistics would be useless.
const LONG: [&str; 3] = ["view", "prompt", "log"];

/// A group is written once its texts have this many bytes, which limits the memory used.
const GROUP: usize = 4 << 20;

/// A Parquet file that is being written.
pub struct Columns {
    file: SerializedFileWriter<Out>,
    group: [Column; WIDTH],
    bytes: usize,
}

impl Columns {
    pub fn new(out: Out) -> io::Result<Columns> {
        let schema = Arc::new(parse_message_type(SCHEMA).expect("the schema is well written"));
        let mut properties =
            WriterProperties::builder().set_compression(Compression::GZIP(Default::default()));
        for name in LONG {
            let path = ColumnPath::from(name);
            properties = properties
                .set_column_dictionary_enabled(path.clone(), false)
                .set_column_statistics_enabled(path, EnabledStatistics::None);
        }
        let file = SerializedFileWriter::new(out, schema, Arc::new(properties.build()));
        Ok(Columns { file: file.map_err(plain)?, group: Default::default(), bytes: 0 })
    }

    pub fn push(&mut self, row: &DecisionRow) -> io::Result<()> {
        let side = |side: Side| Cell::Text(side.to_string());
        let cells: [Cell; WIDTH] = [
            Cell::Text(row.game.into()),
            Cell::Text(row.scenario.into()),
            json(row.options)?,
            Cell::Number(row.rules),
            Cell::Text(row.id.into()),
            Cell::Number(row.number),
            side(row.side),
            json(&row.view)?,
            row.prompt.as_ref().map_or(Ok(Cell::Nothing), json)?,
            Cell::Texts(&row.legal),
            Cell::Text(row.play.into()),
            Cell::Numbers(&row.dice),
            json(&row.log)?,
            row.winner.map_or(Cell::Nothing, side),
            row.ending.map_or(Cell::Nothing, |why| Cell::Text(why.into())),
        ];
        for (column, cell) in self.group.iter_mut().zip(cells) {
            self.bytes += column.push(cell);
        }
        if GROUP <= self.bytes { self.write_group().map_err(plain) } else { Ok(()) }
    }

    pub fn end(mut self) -> io::Result<()> {
        if 0 < self.bytes {
            self.write_group().map_err(plain)?;
        }
        self.file.finish().map_err(plain)?;
        self.file.inner_mut().flush()
    }

    fn write_group(&mut self) -> Result<(), ParquetError> {
        let mut group = self.file.next_row_group()?;
        for column in std::mem::take(&mut self.group) {
            let Column { texts, numbers, given, further } = column;
            let mut writer = group.next_column()?.expect("the schema has a column for each cell");
            let (given, further) = (Some(&given[..]), Some(&further[..]));
            match writer.untyped() {
                ColumnWriter::Int32ColumnWriter(it) => it.write_batch(&numbers, given, further)?,
                ColumnWriter::ByteArrayColumnWriter(it) => {
                    it.write_batch(&texts, given, further)?
                }
                _ => unreachable!("the schema has texts and numbers alone"),
            };
            writer.close()?;
        }
        group.close()?;
        self.bytes = 0;
        Ok(())
    }
}

enum Cell<'a> {
    Nothing,
    Text(String),
    Number(u32),
    Texts(&'a [String]),
    Numbers(&'a [u8]),
}

fn json(value: &impl Serialize) -> io::Result<Cell<'static>> {
    Ok(Cell::Text(serde_json::to_string(value)?))
}

/// The cells of one column: of texts or of numbers.
#[derive(Default)]
struct Column {
    texts: Vec<ByteArray>,
    numbers: Vec<i32>,
    /// The definition levels: 1 for each value, 0 for an empty cell.
    given: Vec<i16>,
    /// The repetition levels: whether a value follows another in the same cell.
    further: Vec<i16>,
}

impl Column {
    /// Adds a cell, and returns its bytes of text.
    fn push(&mut self, cell: Cell) -> usize {
        let (texts, numbers) = (self.texts.len(), self.numbers.len());
        match cell {
            Cell::Nothing => {}
            Cell::Text(text) => self.texts.push(text.into_bytes().into()),
            Cell::Number(number) => self.numbers.push(number.cast_signed()),
            Cell::Texts(all) => self.texts.extend(all.iter().map(|text| text.as_str().into())),
            Cell::Numbers(all) => self.numbers.extend(all.iter().copied().map(i32::from)),
        }
        let values = self.texts.len() - texts + self.numbers.len() - numbers;
        self.given.extend(std::iter::repeat_n(1, values));
        self.further.extend((0..values).map(|n| i16::from(n != 0)));
        if values == 0 {
            self.given.push(0);
            self.further.push(0);
        }
        self.texts[texts..].iter().map(ByteArray::len).sum()
    }
}

/// Returns the I/O error behind an error of the Parquet writer, if there is one.
fn plain(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(cause) => {
            cause.downcast::<io::Error>().map_or_else(io::Error::other, |error| *error)
        }
        other => io::Error::other(other),
    }
}
