//! The phases of a season, and the ways in which the game can end.

use engine::{Named, Outcome, Rule, Side};
use serde::{Deserialize, Serialize};

/// The phases of a season, in order (seasons.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    Reinforcements(Side),
    Movement(Side),
    Combat(Side),
    End,
    Winter,
}

impl Phase {
    /// Returns the side whose phase it is; `None` in the End Phase and in winter.
    pub fn side(self) -> Option<Side> {
        match self {
            Phase::Reinforcements(side) | Phase::Movement(side) | Phase::Combat(side) => Some(side),
            Phase::End | Phase::Winter => None,
        }
    }
}

impl Named for Phase {
    fn all() -> impl DoubleEndedIterator<Item = Phase> + ExactSizeIterator {
        [
            Phase::Reinforcements(Side::British),
            Phase::Movement(Side::British),
            Phase::Combat(Side::British),
            Phase::Reinforcements(Side::French),
            Phase::Movement(Side::French),
            Phase::Combat(Side::French),
            Phase::End,
            Phase::Winter,
        ]
        .into_iter()
    }

    fn name(self) -> &'static str {
        match self {
            Phase::Reinforcements(Side::British) => "british-reinforcements",
            Phase::Movement(Side::British) => "british-movement",
            Phase::Combat(Side::British) => "british-combat",
            Phase::Reinforcements(Side::French) => "french-reinforcements",
            Phase::Movement(Side::French) => "french-movement",
            Phase::Combat(Side::French) => "french-combat",
            Phase::End => "end",
            Phase::Winter => "winter",
        }
    }
}

/// The ways in which the game can end (course.2 to course.4, course.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// The French have enough victory points (course.2).
    FrenchVp,
    /// The French hold a key space at the end (course.3).
    FrenchHold,
    /// The British have enough victory points and all key spaces (course.4).
    British,
    /// Neither side has won by the end (course.6).
    Draw,
}

impl Ending {
    /// Returns the winner, the rule, and the key of the sentence that explains it.
    pub fn outcome(self) -> Outcome {
        let (winner, rule, why) = match self {
            Ending::FrenchVp => (Some(Side::French), "course.2", "over-french-vp"),
            Ending::FrenchHold => (Some(Side::French), "course.3", "over-french-hold"),
            Ending::British => (Some(Side::British), "course.4", "over-british"),
            Ending::Draw => (None, "course.6", "over-draw"),
        };
        Outcome { winner, rule: Rule(rule), why }
    }
}
