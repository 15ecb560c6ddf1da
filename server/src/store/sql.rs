//! SQL for both databases: statements, rows, and migrations.

use std::str::FromStr;
use std::sync::Arc;

use crate::{Error, StartError};

/// The migrations. Each migration leads to the schema with the next number. A database with a later schema than
/// the last is refused.
///
/// The migrations are written for SQLite; [`for_postgres`] adapts them.
pub const MIGRATIONS: &[&str] = &[
    include_str!("migrations/1-tables.sql"),
    include_str!("migrations/2-claims.sql"),
    include_str!("migrations/3-kept.sql"),
    include_str!("migrations/4-sealed.sql"),
    include_str!("migrations/5-asked.sql"),
    include_str!("migrations/6-position.sql"),
    include_str!("migrations/7-clocks.sql"),
    include_str!("migrations/8-agreed.sql"),
    include_str!("migrations/9-lesson.sql"),
    include_str!("migrations/10-nodes.sql"),
    include_str!("migrations/11-access.sql"),
    include_str!("migrations/12-admin.sql"),
    include_str!("migrations/13-seats.sql"),
    include_str!("migrations/14-open.sql"),
    include_str!("migrations/15-accounts.sql"),
    include_str!("migrations/16-notices.sql"),
    include_str!("migrations/17-deliveries.sql"),
    include_str!("migrations/18-push.sql"),
    include_str!("migrations/19-kinds.sql"),
    include_str!("migrations/20-hours.sql"),
    include_str!("migrations/21-blocks.sql"),
    include_str!("migrations/22-ratings.sql"),
    include_str!("migrations/23-tournaments.sql"),
    include_str!("migrations/24-challenges.sql"),
    include_str!("migrations/25-online.sql"),
];

/// Returns the migrations from schema `theirs` to the latest, each with the number of the schema that it
/// leads to.
pub fn steps_from(theirs: i64) -> Result<impl Iterator<Item = (i64, &'static str)>, StartError> {
    let ours = MIGRATIONS.len() as i64;
    if ours < theirs {
        return Err(StartError::NewerStore { theirs, ours });
    }
    Ok((1..).zip(MIGRATIONS.iter().copied()).skip(theirs.max(0) as usize))
}

/// Returns a migration adapted for PostgreSQL, where `INTEGER` is too short for a time, every table is
/// strict, and rows have no rowid.
#[cfg(feature = "postgres")]
pub fn for_postgres(step: &str) -> String {
    step.replace("STRICT, WITHOUT ROWID", "").replace("STRICT", "").replace("INTEGER", "BIGINT")
}

/// The present time by the clock of the database, since the clocks of the nodes may differ.
macro_rules! now {
    () => {
        "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT"
    };
}
pub(super) use now;

/// A statement and its parameters. In both databases `$1` is the first parameter.
pub struct Statement {
    pub sql: &'static str,
    pub values: Vec<Value>,
    /// Whether the statement must change a row. If it changes none, another writer was faster.
    pub changes_one: bool,
}

/// The value of a parameter, or of a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Text(Option<String>),
    Number(Option<i64>),
}

impl Statement {
    pub fn new(sql: &'static str) -> Statement {
        Statement { sql, values: Vec::new(), changes_one: false }
    }
    pub fn text(self, text: &str) -> Statement {
        self.maybe(Some(text))
    }
    pub fn maybe(mut self, text: Option<&str>) -> Statement {
        self.values.push(Value::Text(text.map(String::from)));
        self
    }
    pub fn number(self, number: i64) -> Statement {
        self.maybe_number(Some(number))
    }
    pub fn maybe_number(mut self, number: Option<i64>) -> Statement {
        self.values.push(Value::Number(number));
        self
    }
    pub fn changes_one(mut self) -> Statement {
        self.changes_one = true;
        self
    }

    /// Returns an error if a text contains a zero byte. PostgreSQL can't store a zero byte, so SQLite must
    /// not either.
    pub fn check(&self) -> Result<(), Error> {
        let zero = |value: &Value| matches!(value, Value::Text(Some(text)) if text.contains('\0'));
        if self.values.iter().any(zero) {
            return Err(Error::Unreadable("text with a character 0 in it is not kept".into()));
        }
        Ok(())
    }
}

/// Returns whether a write has found the row that it had to change.
pub fn took(written: Result<(), Error>) -> Result<bool, Error> {
    match written {
        Ok(()) => Ok(true),
        Err(Error::Overtaken) => Ok(false),
        Err(error) => Err(error),
    }
}

/// A row that was read.
pub struct Row {
    pub names: Arc<[String]>,
    pub values: Vec<Value>,
}

impl Row {
    fn get(&self, column: &str) -> Result<&Value, Error> {
        let found = self.names.iter().position(|name| name == column);
        found
            .and_then(|n| self.values.get(n))
            .ok_or_else(|| Error::Store(format!("there is no column {column}")))
    }

    pub fn maybe_text(&self, column: &str) -> Result<Option<String>, Error> {
        match self.get(column)? {
            Value::Text(text) => Ok(text.clone()),
            Value::Number(None) => Ok(None),
            Value::Number(Some(_)) => Err(Error::Store(format!("column {column} is no text"))),
        }
    }

    pub fn text(&self, column: &str) -> Result<String, Error> {
        self.maybe_text(column)?.ok_or_else(|| Error::Store(format!("column {column} is empty")))
    }

    pub fn maybe_number<T: TryFrom<i64>>(&self, column: &str) -> Result<Option<T>, Error> {
        let odd = || Error::Store(format!("column {column} is no such number"));
        match self.get(column)? {
            Value::Number(Some(number)) => T::try_from(*number).map(Some).map_err(|_| odd()),
            Value::Number(None) | Value::Text(None) => Ok(None),
            Value::Text(Some(_)) => Err(odd()),
        }
    }

    pub fn number<T: TryFrom<i64>>(&self, column: &str) -> Result<T, Error> {
        self.maybe_number(column)?.ok_or_else(|| Error::Store(format!("column {column} is empty")))
    }
}

/// Returns the value that is stored as a word in a column of a table's row.
pub fn word_of<T: FromStr<Err: std::fmt::Display>>(
    id: &str,
    row: &Row,
    column: &str,
) -> Result<T, Error> {
    row.text(column)?.parse().map_err(|error| damaged(id, error))
}

pub fn damaged(id: &str, error: impl std::fmt::Display) -> Error {
    Error::Store(format!("table {id}: {error}"))
}
