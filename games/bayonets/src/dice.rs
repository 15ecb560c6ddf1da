//! The die and its faces, and the dice of one type of units (13.3.3, 13.5).

use engine::Named;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{FACTS, Kind, Shape, Units};

/// A face of the die.
#[derive(strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Face {
    Flag,
    Triangle,
    Square,
    BT,
    Miss,
}

impl Face {
    /// Returns the face for a number from 1 to 6. Two of the six faces are Flags; each other face
    /// occurs once.
    pub fn of(die: u8) -> Face {
        match die {
            1 | 2 => Face::Flag,
            3 => Face::Triangle,
            4 => Face::Square,
            5 => Face::BT,
            _ => Face::Miss,
        }
    }
    /// Returns the key of the face's name in the game's texts.
    pub fn key(self) -> String {
        format!("face-{}", self.name())
    }
    /// Returns true if the face is a Hit for a unit of that shape (13.3.4).
    pub fn hits(self, shape: Shape) -> bool {
        match self {
            Face::Triangle => matches!(shape, Shape::Triangle | Shape::Circle),
            Face::Square => matches!(shape, Shape::Square | Shape::Circle),
            _ => false,
        }
    }
}

/// A reason for a reroll. Each reason allows one reroll per unit (13.5).
#[derive(strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Reason {
    Highland,
    Commander,
    Card,
}

/// Groups of units whose dice are rolled together, in the order in which the groups roll (13.3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantArray)]
pub enum Group {
    Light,
    Indian,
    Highland,
    Metropolitan,
    NonMetropolitan,
    Fleet,
    Works,
    Artillery,
}

impl Group {
    pub const FIRST: Group = Group::Light;

    /// Returns the group that rolls after this one.
    pub fn next(self) -> Option<Group> {
        Group::VARIANTS.get(self as usize + 1).copied()
    }
    pub fn units(self) -> Units {
        let of = |kind: Kind| FACTS.of_kind[kind as usize];
        match self {
            Group::Light => of(Kind::Light),
            Group::Indian => of(Kind::Indian),
            Group::Highland => of(Kind::Highland),
            Group::Metropolitan => of(Kind::Metropolitan),
            Group::NonMetropolitan => of(Kind::NonMetropolitan),
            Group::Fleet => of(Kind::Fleet),
            Group::Works => FACTS.bastions.or(FACTS.forts),
            Group::Artillery => of(Kind::Artillery),
        }
    }
    pub fn shape(self) -> Shape {
        match self {
            Group::Light | Group::Indian => Shape::Triangle,
            Group::Highland | Group::Metropolitan | Group::NonMetropolitan => Shape::Square,
            Group::Fleet | Group::Works | Group::Artillery => Shape::Circle,
        }
    }
    /// Returns the units that the group's Hits fall on, in order of priority (13.3.4).
    pub fn prey(self) -> [Units; 3] {
        let of = |kind: Kind| FACTS.of_kind[kind as usize];
        let (metropolitan, other) = (FACTS.metropolitan, of(Kind::NonMetropolitan));
        match self {
            Group::Light => [of(Kind::Light), FACTS.indians, Units::NONE],
            Group::Indian => [FACTS.indians, of(Kind::Light), Units::NONE],
            Group::Highland | Group::Metropolitan => [metropolitan, other, Units::NONE],
            Group::NonMetropolitan => [other, metropolitan, Units::NONE],
            Group::Fleet => [FACTS.fleets, FACTS.artillery, FACTS.forts],
            Group::Works => [FACTS.artillery, FACTS.fleets, Units::NONE],
            Group::Artillery => [FACTS.artillery, FACTS.bastions.or(FACTS.forts), FACTS.fleets],
        }
    }
    pub fn key(self) -> &'static str {
        match self {
            Group::Light => "type-light",
            Group::Indian => "type-indian",
            Group::Highland => "type-highland-brigade",
            Group::Metropolitan => "type-metropolitan-brigade",
            Group::NonMetropolitan => "type-non-metropolitan-brigade",
            Group::Fleet => "type-fleet",
            Group::Works => "type-works",
            Group::Artillery => "type-artillery",
        }
    }
}

/// The dice that a group has rolled, as counts. Each count is the number of dice that show the same
/// face and have been rerolled for the same set of reasons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dice {
    counts: [[u8; 8]; 5],
}

impl Dice {
    pub fn add(&mut self, face: Face, reasons: u8) {
        self.counts[face as usize][usize::from(reasons)] += 1;
    }
    #[inline]
    pub fn count(&self, face: Face) -> u8 {
        self.counts[face as usize].iter().sum()
    }
    /// Returns the number of dice with a Hit face for that shape.
    pub fn hits(&self, shape: Shape) -> u8 {
        [Face::Triangle, Face::Square]
            .into_iter()
            .filter(|face| face.hits(shape))
            .map(|face| self.count(face))
            .sum()
    }
    /// Finds a die with this face that has not been rerolled for this reason, and returns the set
    /// of reasons for which it has been rerolled. Of several such dice, the one with the most
    /// rerolls is chosen.
    fn find(&self, face: Face, reason: Reason) -> Option<u8> {
        let bit = 1 << reason as u8;
        (0..8u8)
            .filter(|it| it & bit == 0 && 0 < self.counts[face as usize][usize::from(*it)])
            .max_by_key(|it| it.count_ones())
    }
    pub fn has(&self, face: Face, reason: Reason) -> bool {
        self.find(face, reason).is_some()
    }
    /// Removes a die, so that it can be rerolled. Returns the set of reasons for which it has been
    /// rerolled, including this one.
    pub fn take(&mut self, face: Face, reason: Reason) -> u8 {
        let reasons = self.find(face, reason).expect("there is such a die");
        self.counts[face as usize][usize::from(reasons)] -= 1;
        reasons | 1 << reason as u8
    }
    pub fn faces(&self) -> impl Iterator<Item = Face> + use<'_> {
        Face::all().flat_map(|face| std::iter::repeat_n(face, usize::from(self.count(face))))
    }
}
