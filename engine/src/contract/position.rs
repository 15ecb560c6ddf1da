//! Positions: any state of a game, written by hand in TOML. Every value records its line, so that an
//! impossible value is refused with its line and a reason.

use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

use crate::{Chance, Named, NotASide, Side};

/// An error in a position, with its line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct PositionError {
    /// The line, counted from 1.
    pub line: usize,
    /// The path of the value at fault, such as `spaces.albany.fort`; empty if the fault lies with the
    /// position as a whole.
    pub at: String,
    /// A sentence that explains what is wrong, and how to correct it. The numbers of the rules that the
    /// position breaks follow in brackets at the end.
    pub reason: String,
    /// Whether the mistake is only a misspelling, such as a name that the game does not have. A
    /// well-written value that is impossible in the game is not a slip.
    pub slip: bool,
}

impl PositionError {
    /// Returns the numbers of the rules that the reason cites, as they are written in the brackets at its
    /// end. A word in these brackets that is no rule is returned too.
    pub fn rules(&self) -> Vec<&str> {
        let cited = self.reason.strip_suffix(')').and_then(|reason| reason.rsplit_once('('));
        cited.map_or_else(Vec::new, |(_, rules)| rules.split(", ").collect())
    }
}

/// A written value with its line.
///
/// ```
/// # #[path = "../../examples/pebbles.rs"] mod pebbles;
/// # use pebbles::Pebbles;
/// use engine::{Game, Side, Written};
///
/// let position = Written::parse("turn = 'french'\n\n[pebbles]\nford = 3\n").unwrap();
/// let game = Pebbles::from_position(&position).unwrap();
/// assert!(game.awaited().has(Side::French));
///
/// let position = Written::parse("[pebbles]\nfjord = 3\n").unwrap();
/// let error = Pebbles::from_position(&position).unwrap_err();
/// assert_eq!((error.line, error.at.as_str()), (2, "pebbles.fjord"));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// The line of the value, counted from 1.
    pub line: usize,
    /// The path of the value from the root, such as `spaces.albany.fort`. The path of an item of a list
    /// ends with its number, counted from 0. The path of the root is empty.
    at: String,
    value: Value,
}

#[derive(Clone, Debug, PartialEq)]
enum Value {
    Number(i64),
    Text(String),
    Flag(bool),
    List(Vec<Written>),
    Table(Vec<(String, Written)>),
    Other,
}

impl Written {
    /// Reads TOML; the whole file is one table.
    pub fn parse(text: &str) -> Result<Written, PositionError> {
        let lines = LineStarts::new(text);
        let table = DeTable::parse(text).map_err(|error| PositionError {
            line: error.span().map_or(1, |span| lines.of(span.start)),
            at: String::new(),
            reason: error.message().to_string(),
            slip: true,
        })?;
        Ok(Written { line: 1, at: String::new(), value: lines.table(table.get_ref(), "") })
    }

    /// Makes a value from a table that was not written by hand. All parts of the value get the
    /// same line.
    pub fn of(table: &toml::Table) -> Written {
        Written { line: 1, at: String::new(), value: Value::of_table(table, "") }
    }

    /// Returns the path of the value from the root, such as `spaces.albany.fort`; the path of an item of a list
    /// ends with its number, counted from 0. The path of the root is empty.
    pub fn at(&self) -> &str {
        &self.at
    }

    /// Returns this table as plain TOML; `None` if it is not a table or holds values that no position
    /// can have.
    pub fn to_table(&self) -> Option<toml::Table> {
        let Value::Table(entries) = &self.value else { return None };
        entries.iter().map(|(key, value)| Some((key.clone(), value.to_value()?))).collect()
    }

    fn of_value(value: &toml::Value, at: String) -> Written {
        Written { line: 1, value: Value::of(value, &at), at }
    }

    fn to_value(&self) -> Option<toml::Value> {
        Some(match &self.value {
            Value::Number(number) => (*number).into(),
            Value::Text(text) => text.as_str().into(),
            Value::Flag(flag) => (*flag).into(),
            Value::List(items) => {
                toml::Value::Array(items.iter().map(Written::to_value).collect::<Option<_>>()?)
            }
            Value::Table(_) => self.to_table()?.into(),
            Value::Other => return None,
        })
    }

    /// Returns an error at the line of this value.
    pub fn wrong(&self, reason: impl ToString) -> PositionError {
        let at = self.at.clone();
        PositionError { line: self.line, at, reason: reason.to_string(), slip: false }
    }

    /// Returns a [slip](PositionError::slip) at the line of this value: an unknown name, or a list
    /// instead of a number.
    pub fn slip(&self, reason: impl ToString) -> PositionError {
        PositionError { slip: true, ..self.wrong(reason) }
    }

    /// Returns the keys of a table and their values, in the order written.
    pub fn entries(&self) -> Result<&[(String, Written)], PositionError> {
        match &self.value {
            Value::Table(entries) => Ok(entries),
            _ => Err(self.slip("a table is wanted here")),
        }
    }

    /// Returns the value of `key`, if this value is a table that has the key.
    pub fn get(&self, key: &str) -> Option<&Written> {
        match &self.value {
            Value::Table(entries) => {
                entries.iter().find(|(name, _)| name == key).map(|(_, value)| value)
            }
            _ => None,
        }
    }

    /// Removes the value of `key` from a table, and returns it.
    pub(crate) fn take(&mut self, key: &str) -> Option<Written> {
        let Value::Table(entries) = &mut self.value else { return None };
        let n = entries.iter().position(|(name, _)| name == key)?;
        Some(entries.remove(n).1)
    }

    /// Removes the value at a path such as `spaces.albany` or `attack.0`; returns true if there was such a
    /// value. The other items of a list keep their paths.
    pub fn remove(&mut self, path: &str) -> bool {
        let (first, rest) = path.split_once('.').unwrap_or((path, ""));
        let found = match &self.value {
            Value::Table(entries) => entries.iter().position(|(name, _)| name == first),
            Value::List(items) => {
                items.iter().position(|item| item.at.rsplit('.').next() == Some(first))
            }
            _ => None,
        };
        match (&mut self.value, found) {
            (Value::Table(entries), Some(n)) if rest.is_empty() => drop(entries.remove(n)),
            (Value::List(items), Some(n)) if rest.is_empty() => drop(items.remove(n)),
            (Value::Table(entries), Some(n)) => return entries[n].1.remove(rest),
            (Value::List(items), Some(n)) => return items[n].remove(rest),
            _ => return false,
        }
        true
    }

    /// Returns this table with the changes of another table applied, except for the keys in `but`.
    /// Values that are tables are merged key by key; all other values are replaced.
    pub(crate) fn changed_by(mut self, changes: &Written, but: &[&str]) -> Written {
        let (Value::Table(entries), Value::Table(changed)) = (&mut self.value, &changes.value)
        else {
            return changes.clone();
        };
        for (key, change) in changed.iter().filter(|(key, _)| !but.contains(&key.as_str())) {
            match entries.iter_mut().find(|(name, _)| name == key) {
                Some((_, entry)) => *entry = entry.clone().changed_by(change, &[]),
                None => entries.push((key.clone(), change.clone())),
            }
        }
        self
    }

    /// Returns this table with about half of the keys of `other` written into it, at every depth, and
    /// with a few of its own keys left out.
    pub(crate) fn mixed_with(&self, other: &Written, chance: &mut dyn Chance) -> Written {
        let (Value::Table(ours), Value::Table(theirs)) = (&self.value, &other.value) else {
            return if chance.below(2) == 0 { self.clone() } else { other.clone() };
        };
        let mut mixed = Vec::new();
        for (key, value) in ours {
            match theirs.iter().find(|(name, _)| name == key) {
                _ if chance.below(16) == 0 => {}
                Some((_, their)) => mixed.push((key.clone(), value.mixed_with(their, chance))),
                None => mixed.push((key.clone(), value.clone())),
            }
        }
        for (key, value) in theirs {
            if chance.below(2) == 0 && ours.iter().all(|(name, _)| name != key) {
                mixed.push((key.clone(), value.clone()));
            }
        }
        Written { line: self.line, at: self.at.clone(), value: Value::Table(mixed) }
    }

    /// Returns a copy with the keys of every table in reverse order.
    pub(crate) fn reversed(&self) -> Written {
        let value = match &self.value {
            Value::Table(entries) => {
                let back = entries.iter().rev();
                Value::Table(back.map(|(key, value)| (key.clone(), value.reversed())).collect())
            }
            Value::List(items) => Value::List(items.iter().map(Written::reversed).collect()),
            other => other.clone(),
        };
        Written { line: self.line, at: self.at.clone(), value }
    }

    /// Returns the items of a list.
    pub fn list(&self) -> Result<&[Written], PositionError> {
        match &self.value {
            Value::List(items) => Ok(items),
            _ => Err(self.slip("a list is wanted here")),
        }
    }

    /// Returns the text that this value holds.
    pub fn text(&self) -> Result<&str, PositionError> {
        match &self.value {
            Value::Text(text) => Ok(text),
            _ => Err(self.slip("a name in quotes is wanted here")),
        }
    }

    /// Returns the truth value that this value holds.
    pub fn flag(&self) -> Result<bool, PositionError> {
        match &self.value {
            Value::Flag(flag) => Ok(*flag),
            _ => Err(self.slip("true or false is wanted here")),
        }
    }

    /// Returns the number that this value holds, if it is within `range`.
    pub fn number(&self, range: RangeInclusive<i64>) -> Result<i64, PositionError> {
        match &self.value {
            Value::Number(number) if range.contains(number) => Ok(*number),
            Value::Number(number) => Err(self.wrong(format!(
                "{number} is not between {} and {}",
                range.start(),
                range.end()
            ))),
            _ => Err(self.slip("a number is wanted here")),
        }
    }

    /// Returns the side that this value names.
    pub fn side(&self) -> Result<Side, PositionError> {
        self.text()?.parse().map_err(|why: NotASide| self.slip(why))
    }

    /// Returns the variant of an enum that this value names.
    pub fn one_of<T: Named>(&self, what: &str) -> Result<T, PositionError> {
        self.named(what, T::named)
    }

    /// Returns the thing that `find` returns for the name in this value.
    pub fn named<T>(
        &self,
        what: &str,
        find: impl Fn(&str) -> Option<T>,
    ) -> Result<T, PositionError> {
        let name = self.text()?;
        find(name).ok_or_else(|| self.slip(format!("there is no {what} called {name:?}")))
    }
}

impl Value {
    fn of_table(table: &toml::Table, at: &str) -> Value {
        let written = |(key, value): (&String, &toml::Value)| {
            (key.clone(), Written::of_value(value, below(at, key)))
        };
        Value::Table(table.iter().map(written).collect())
    }

    fn of(value: &toml::Value, at: &str) -> Value {
        match value {
            toml::Value::Integer(number) => Value::Number(*number),
            toml::Value::String(text) => Value::Text(text.clone()),
            toml::Value::Boolean(flag) => Value::Flag(*flag),
            toml::Value::Array(items) => {
                let items = items.iter().enumerate();
                Value::List(items.map(|(n, item)| Written::of_value(item, below(at, n))).collect())
            }
            toml::Value::Table(table) => Value::of_table(table, at),
            toml::Value::Float(_) | toml::Value::Datetime(_) => Value::Other,
        }
    }
}

/// Returns the path of `part`, which is a part of the value whose path is `at`.
fn below(at: &str, part: impl ToString) -> String {
    let part = part.to_string();
    if at.is_empty() { part } else { format!("{at}.{part}") }
}

/// Makes a list of names, for writing a position.
pub fn list_of<T: Into<toml::Value>>(items: impl IntoIterator<Item = T>) -> toml::Value {
    items.into_iter().map(Into::into).collect::<Vec<toml::Value>>().into()
}

/// The offset at which each line of a text begins.
struct LineStarts(Vec<usize>);

impl LineStarts {
    fn new(text: &str) -> LineStarts {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        LineStarts(std::iter::once(0).chain(ends.map(|(end, _)| end + 1)).collect())
    }

    fn of(&self, byte: usize) -> usize {
        self.0.partition_point(|start| *start <= byte)
    }

    fn table(&self, table: &DeTable, at: &str) -> Value {
        let mut entries: Vec<(usize, String, Written)> = table
            .iter()
            .map(|(key, value)| {
                let name = key.get_ref().to_string();
                let written = self.value(value, below(at, &name));
                (key.span().start, name, written)
            })
            .collect();
        entries.sort_by_key(|(place, ..)| *place);
        Value::Table(
            entries
                .into_iter()
                .map(|(place, key, mut value)| {
                    if matches!(value.value, Value::Table(_)) {
                        value.line = self.of(place);
                    }
                    (key, value)
                })
                .collect(),
        )
    }

    fn value(&self, value: &Spanned<DeValue>, at: String) -> Written {
        let written = match value.get_ref() {
            DeValue::Integer(number) => integer(number).map_or(Value::Other, Value::Number),
            DeValue::String(text) => Value::Text(text.to_string()),
            DeValue::Boolean(flag) => Value::Flag(*flag),
            DeValue::Array(items) => {
                let items = items.iter().enumerate();
                Value::List(items.map(|(n, item)| self.value(item, below(&at, n))).collect())
            }
            DeValue::Table(table) => self.table(table, &at),
            DeValue::Float(_) | DeValue::Datetime(_) => Value::Other,
        };
        Written { line: self.of(value.span().start), at, value: written }
    }
}

fn integer(number: &DeInteger) -> Option<i64> {
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_its_line() {
        let position = Written::parse("year = 1755\n\n[spaces.albany]\nsp = 999\n").unwrap();
        let sp = position.get("spaces").unwrap().get("albany").unwrap().get("sp").unwrap();
        assert_eq!(
            sp.number(0..=99).unwrap_err().to_string(),
            "line 4: 999 is not between 0 and 99"
        );
        assert!(Written::parse("year = \n").unwrap_err().to_string().starts_with("line 1: "));
    }

    #[test]
    fn an_error_names_its_path_and_its_rules() {
        let position =
            Written::parse("[[attack]]\nsp = 3\n\n[[attack]]\nfrom = 'albany'\nleaders = ['x']\n")
                .unwrap();
        let attacks = position.get("attack").unwrap().list().unwrap();
        let leader = &attacks[1].get("leaders").unwrap().list().unwrap()[0];
        let error = leader.wrong("x leads nobody (5.52, 7.1)");
        assert_eq!((error.line, error.at.as_str()), (6, "attack.1.leaders.0"));
        assert_eq!(error.rules(), ["5.52", "7.1"]);
        assert_eq!(position.wrong("nobody is there").at, "");
        assert!(position.wrong("nobody is there").rules().is_empty());
        let table = position.to_table().unwrap();
        let again = Written::of(&table);
        let attack = &again.get("attack").unwrap().list().unwrap()[1];
        assert_eq!(attack.get("from").unwrap().at(), "attack.1.from");
    }

    #[test]
    fn a_value_is_removed_by_its_path() {
        let mut position = Written::parse("[[attack]]\nsp = 3\n\n[[attack]]\nsp = 4\n").unwrap();
        assert!(!position.remove("attack.2"));
        assert!(!position.remove("attack.0.sp.x"));
        assert!(position.remove("attack.0"));
        let left = position.get("attack").unwrap().list().unwrap();
        assert_eq!(left[0].get("sp").unwrap().number(0..=9), Ok(4));
        assert!(position.remove("attack.1.sp"));
        assert!(position.get("attack").unwrap().list().unwrap()[0].get("sp").is_none());
    }
}
