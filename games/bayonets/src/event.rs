//! The events of the game; `show::log` turns them into log lines.

use engine::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::dice::{Dice, Face, Group, Reason};
use crate::{Card, Connection, Nation, Place, Point, Space, Token, Unit, Units, Verb, Work};

/// The reason for a change of victory points (18.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Taken(Space),
    Raids,
    Bonus,
    Europe,
}

/// The box or pool in which units spend the winter (17.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinterBox {
    Losses,
    Disbanded,
    Fleets,
}

/// A side's army when a Battle begins (13.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Army {
    pub units: Units,
    pub militia: u8,
    /// The starting box of the army's Battle marker.
    pub marker: i8,
}

/// The purpose for which both sides choose a card in secret (7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chosen {
    Reserve,
    Round,
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Year { year: u16 },
    Round { year: u16, round: u8 },
    Logistics { round: &'static str },
    Chosen { side: Side, what: Chosen },
    Revealed { side: Side, card: Card },
    Initiative { side: Side },
    First { side: Side },
    Phase { side: Side },
    // A card's event takes place. `moot` is true if the event has no effect.
    Card { side: Side, card: Card, moot: bool },
    Point { side: Side, verb: Verb, point: Point, space: Space },
    Held { side: Side, point: Point },
    // The First Player acts with the point that was held.
    Reaction { side: Side },
    PointGained { side: Side, point: Point, rule: &'static str },
    PointLost { side: Side, point: Point },
    Moved { side: Side, from: Space, to: Space, units: Units, rule: &'static str },
    Landed { side: Side, space: Space, units: Units },
    Overwhelmed { side: Side, space: Space },
    BattleMarker { side: Side, space: Space },
    NationJoins { nation: Nation, side: Side },
    Control { side: Side, space: Space },
    OpenSeas,
    RaidBegins { side: Side, unit: Unit, space: Space },
    Interception { side: Side, space: Space, die: u8, caught: bool },
    RaidRoll { side: Side, space: Space, die: u8, success: bool },
    RaidPoints { side: Side, points: i8, total: u8, rule: &'static str },
    WentHome { side: Side, unit: Unit, steps: u8 },
    Built { side: Side, space: Space, work: Work, rule: &'static str },
    Road { side: Side, way: Connection, done: bool },
    Battle { attacker: Side, space: Space, armies: BySide<Army> },
    Emergency { side: Side, space: Space },
    Combined { side: Side, unit: Unit, place: Place },
    Rolled { side: Side, group: Group, dice: Dice },
    Rerolled { side: Side, reason: Reason, from: Face, die: u8 },
    Casualty { side: Side, die: u8, fell: bool },
    MilitiaFled { side: Side, space: Space },
    MilitiaRoll { side: Side, die: u8 },
    Reduced { side: Side, unit: Unit, place: Place },
    Eliminated { side: Side, unit: Unit, place: Place, steps: u8 },
    Won { side: Side, space: Space, marker: BySide<i8> },
    Routed { side: Side, space: Space },
    FortTaken { side: Side, space: Space, rule: &'static str },
    Deserted { side: Side, unit: Unit },
    NoRetreat { side: Side, space: Space },
    Retreated { side: Side, from: Space, to: Space, units: Units },
    Supply { side: Side, space: Space, supplied: bool, rule: &'static str },
    Rally { side: Side, space: Space, dice: [u8; 4], n: u8, rallied: bool },
    Hesitates { side: Side, space: Space },
    Closed { way: Connection },
    Restored { side: Side, unit: Unit, place: Place, rule: &'static str },
    Gone { side: Side, unit: Unit },
    Drawn { unit: Unit },
    Vagary { token: Token },
    // In winter, units go from the map to a box or a pool.
    Shelved { side: Side, units: Units, place: WinterBox },
    // Units return from the Losses Box.
    Returned { side: Side, units: Units, space: Space, rule: &'static str },
    Placed { side: Side, units: Units, space: Space, rule: &'static str },
    Winters { side: Side, unit: Unit, space: Space },
    // A lost unit returns to a space, or to the Disbanded box.
    Recovered { side: Side, unit: Unit, space: Option<Space> },
    ChitDrawn { side: Side, value: u8 },
    Europe { french: u8, british: u8 },
    Points { side: Side, points: u8, why: Why, marker: i8 },
    Over { winner: Side },
}
