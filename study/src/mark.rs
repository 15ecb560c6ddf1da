//! Marks that an author draws on the map.

use std::fmt;
use std::str::FromStr;

/// A ring around a space, or an arrow from one space to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapMark {
    /// The colour.
    pub colour: Colour,
    /// The shape, with the ids of its spaces.
    pub shape: MarkShape,
}

/// The shape of a mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MarkShape {
    /// A ring around this space.
    Ring(String),
    /// An arrow from the first space to the second.
    Arrow(String, String),
}

/// The colour of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow];

    /// Returns the name of the colour in a text.
    pub fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
        }
    }
}

/// The error for text that is not a mark.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a mark is \"ring COLOUR SPACE\" or \"arrow COLOUR SPACE SPACE\", with a colour out of red, green, blue and yellow"
)]
pub struct NotAMark;

impl fmt::Display for MapMark {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let colour = self.colour.name();
        match &self.shape {
            MarkShape::Ring(space) => write!(f, "ring {colour} {space}"),
            MarkShape::Arrow(from, to) => write!(f, "arrow {colour} {from} {to}"),
        }
    }
}

impl FromStr for MapMark {
    type Err = NotAMark;

    fn from_str(text: &str) -> Result<MapMark, NotAMark> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let colour = |name: &str| Colour::ALL.into_iter().find(|colour| colour.name() == name);
        let (name, shape) = match words[..] {
            ["ring", name, space] => (name, MarkShape::Ring(space.into())),
            ["arrow", name, from, to] => (name, MarkShape::Arrow(from.into(), to.into())),
            _ => return Err(NotAMark),
        };
        Ok(MapMark { colour: colour(name).ok_or(NotAMark)?, shape })
    }
}
