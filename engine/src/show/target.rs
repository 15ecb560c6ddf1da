//! Things on the table that can be clicked, pointed at or mentioned.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

use crate::Side;

/// A thing on the table. A target is serialised in the written form given with each variant.
///
/// ```
/// use engine::{Side, Target};
///
/// let stack = Target::piece("albany", Side::British, "reduced-rangers");
/// assert_eq!(stack.to_string(), "piece:albany/british/reduced-rangers");
/// assert_eq!("space:albany".parse(), Ok(Target::space("albany")));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// `space:albany`
    Space(String),
    /// `card:B12`
    Card(String),
    /// `piece:albany/british/johnson`: its space, its side, and its key in that stack
    /// ([`PieceView::key`](crate::PieceView::key)).
    Piece(String, Side, String),
    /// `line:albany--saratoga`, the ends in the order of the board's facts.
    Line(String),
}

/// The error for text that is not the written form of a target.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not a thing on the table: write space:…, card:…, piece:SPACE/SIDE/PIECE or line:A--B"
)]
pub struct NoTarget(pub String);

impl Target {
    /// Returns the target for a space of the map.
    pub fn space(id: impl ToString) -> Target {
        Target::Space(id.to_string())
    }

    /// Returns the target for a card.
    pub fn card(id: impl ToString) -> Target {
        Target::Card(id.to_string())
    }

    /// Returns the target for a piece in a stack.
    pub fn piece(space: impl ToString, side: Side, key: impl ToString) -> Target {
        Target::Piece(space.to_string(), side, key.to_string())
    }

    /// Returns the target for a connection.
    pub fn line(id: impl ToString) -> Target {
        Target::Line(id.to_string())
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Target::Space(id) => write!(f, "space:{id}"),
            Target::Card(id) => write!(f, "card:{id}"),
            Target::Piece(space, side, key) => write!(f, "piece:{space}/{side}/{key}"),
            Target::Line(id) => write!(f, "line:{id}"),
        }
    }
}

impl FromStr for Target {
    type Err = NoTarget;

    fn from_str(text: &str) -> Result<Target, NoTarget> {
        let wrong = || NoTarget(text.chars().take(200).collect());
        let (kind, rest) = text.split_once(':').ok_or_else(wrong)?;
        match kind {
            "space" => Ok(Target::space(rest)),
            "card" => Ok(Target::card(rest)),
            "line" => Ok(Target::line(rest)),
            "piece" => {
                let mut parts = rest.splitn(3, '/');
                let (Some(space), Some(side), Some(key)) =
                    (parts.next(), parts.next(), parts.next())
                else {
                    return Err(wrong());
                };
                Ok(Target::piece(space, side.parse().map_err(|_| wrong())?, key))
            }
            _ => Err(wrong()),
        }
    }
}

impl Serialize for Target {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl JsonSchema for Target {
    fn schema_name() -> Cow<'static, str> {
        "Target".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "A thing on the table: `space:ford`, `card:B12`, `piece:ford/british/guns`, `line:ford--mill`.",
            "pattern": "^(space|card|piece|line):"
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_survives_being_written() {
        for target in [
            Target::space("albany"),
            Target::card("B12"),
            Target::piece("albany", Side::British, "inside-reduced-rangers"),
            Target::line("albany--saratoga"),
        ] {
            assert_eq!(target.to_string().parse(), Ok(target));
        }
    }

    #[test]
    fn an_unknown_target_is_refused_with_the_known_forms() {
        for text in ["", "albany", "piece:albany", "piece:albany/dutch/x", "town:albany"] {
            let error = text.parse::<Target>().unwrap_err().to_string();
            assert!(error.contains("space:…"), "{error}");
        }
    }
}
