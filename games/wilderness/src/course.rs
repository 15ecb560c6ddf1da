//! The seasons, and the ways in which the game can end.

use engine::Side;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum Season {
    Early,
    Late,
}

/// The ways in which the game can end (13.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// The British control the whole board (13.11).
    Board,
    /// A side has eleven points or more (13.11).
    Points(Side),
    /// At the end of 1760 or 1761, the French have the points that win in that year (13.11).
    Year,
    /// At the end of 1759, the British hold their own fortresses and two of the four objectives
    /// (13.12).
    Prizes,
    /// 1759 is over, and this side is ahead in points (13.12).
    Lead(Side),
    /// 1762 is over, and this side has the points to win then (13.13).
    Last(Side),
    /// A draw that counts as a French win, by the optional rule for tournaments (13.14).
    Tournament,
    Draw,
}

impl Ending {
    pub fn winner(self) -> Option<Side> {
        match self {
            Ending::Board | Ending::Prizes => Some(Side::British),
            Ending::Year | Ending::Tournament => Some(Side::French),
            Ending::Points(side) | Ending::Lead(side) | Ending::Last(side) => Some(side),
            Ending::Draw => None,
        }
    }

    pub fn rule(self) -> &'static str {
        match self {
            Ending::Board | Ending::Points(_) | Ending::Year => "13.11",
            Ending::Prizes | Ending::Lead(_) => "13.12",
            Ending::Last(_) => "13.13",
            Ending::Tournament | Ending::Draw => "13.14",
        }
    }

    pub fn why(self) -> &'static str {
        match self {
            Ending::Board => "over-board",
            Ending::Points(Side::French) => "over-points-french",
            Ending::Points(Side::British) => "over-points-british",
            Ending::Year => "over-year",
            Ending::Prizes => "over-prizes",
            Ending::Lead(Side::French) | Ending::Last(Side::French) => "over-last-french",
            Ending::Lead(Side::British) | Ending::Last(Side::British) => "over-last-british",
            Ending::Tournament => "over-tournament",
            Ending::Draw => "over-draw",
        }
    }
}
