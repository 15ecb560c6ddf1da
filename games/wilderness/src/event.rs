//! The events of the game. The texts of the log are made from them, in the reader's language.

use engine::Side;

use crate::fire::Fire;
use crate::{
    Assemblies, Building, Card, Ending, Kind, Leader, Leaders, Piece, Season, Space, Units,
};

/// The use of a card (5.26).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    Event,
    Activation,
    Stockades,
    Forts,
    Nothing,
    Response,
}

/// The way in which a party moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    Marching,
    Infiltrating,
    Sailing,
    Landing,
}

/// A change in a fort or stockade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FortChange {
    Begun,
    Built,
    Captured,
    Destroyed,
    Demolished,
}

/// The way in which a fort or fortress falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fall {
    Surrendered,
    Stormed,
}

impl Fall {
    pub fn rule(self) -> &'static str {
        match self {
            Fall::Surrendered => "card.6",
            Fall::Stormed => "9.22",
        }
    }
}

/// The reason for a change of victory points (13.21).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Battle,
    Stockade,
    Fort(Fall),
    Fortress(Fall),
    Reverted,
    Taken(Space),
    Raids,
    Demolished,
    Massacre,
    EarlyRegulars,
    Bid(&'static str),
}

/// One thing that happened. If several rules could have caused an event, the event names the rule
/// that did. An `Avoid` without a die succeeded automatically (6.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Season {
        year: u16,
        season: Season,
    },
    Dealt {
        french: u8,
        british: u8,
    },
    Shuffled,
    Turn {
        side: Side,
    },
    YearEnd {
        year: u16,
    },
    CardUsed {
        side: Side,
        card: Card,
        how: Use,
    },
    Held {
        side: Side,
    },
    Discarded {
        side: Side,
        card: Card,
        rule: &'static str,
    },
    NothingToDiscard {
        side: Side,
    },
    Taken {
        side: Side,
        card: Card,
    },
    Fetched {
        side: Side,
        card: Card,
        rule: &'static str,
    },
    Die {
        side: Side,
        card: Card,
        die: u8,
    },
    SquadronsLost {
        card: Card,
    },
    Named {
        side: Side,
        piece: Piece,
        space: Space,
    },
    LeftOut {
        side: Side,
        space: Space,
        units: Units,
        leaders: Leaders,
    },
    Activated {
        side: Side,
        leader: Leader,
        space: Space,
    },
    Moved {
        side: Side,
        from: Space,
        to: Space,
        units: Units,
        leaders: Leaders,
        how: How,
    },
    Dropped {
        side: Side,
        at: Space,
        units: Units,
        leaders: Leaders,
    },
    ThrownBack {
        side: Side,
        from: Space,
        to: Space,
    },
    Intercept {
        side: Side,
        from: Space,
        to: Space,
        die: u8,
        tactics: i8,
        success: bool,
    },
    WentInside {
        side: Side,
        space: Space,
        units: Units,
        leaders: Leaders,
    },
    Avoid {
        side: Side,
        space: Space,
        die: Option<u8>,
        tactics: i8,
        success: bool,
    },
    Avoided {
        side: Side,
        from: Space,
        to: Space,
        units: Units,
        leaders: Leaders,
    },
    Battle {
        attacker: Side,
        space: Space,
    },
    Assault {
        attacker: Side,
        space: Space,
    },
    Joined {
        side: Side,
        space: Space,
        units: Units,
    },
    MilitiaOut {
        side: Side,
        space: Space,
        n: u8,
        rule: &'static str,
    },
    Fire {
        side: Side,
        fire: Fire,
        rule: &'static str,
    },
    Step {
        side: Side,
        kind: Kind,
        space: Space,
        gone: bool,
        rule: &'static str,
    },
    Eliminated {
        side: Side,
        kind: Kind,
        space: Space,
        steps: u8,
        rule: &'static str,
    },
    LeaderCheck {
        side: Side,
        leader: Leader,
        die: u8,
        rule: &'static str,
    },
    LeaderLost {
        side: Side,
        leader: Leader,
        space: Space,
        rule: &'static str,
    },
    Won {
        side: Side,
        space: Space,
        rule: &'static str,
    },
    Retreated {
        side: Side,
        from: Space,
        to: Space,
        units: Units,
        leaders: Leaders,
        rule: &'static str,
    },
    Siege {
        space: Space,
        level: u8,
        rule: &'static str,
    },
    SiegeLifted {
        space: Space,
    },
    SiegeRoll {
        side: Side,
        space: Space,
        die: u8,
        modifier: i8,
        level: u8,
    },
    FortressTaken {
        side: Side,
        space: Space,
        rule: &'static str,
    },
    Reverted {
        side: Side,
        space: Space,
    },
    Work {
        side: Side,
        space: Space,
        work: Building,
        fate: FortChange,
        rule: &'static str,
    },
    AmphibRemoved {
        space: Space,
    },
    FieldworksRemoved {
        space: Space,
    },
    RaidRoll {
        side: Side,
        space: Space,
        die: u8,
        modifier: i8,
        success: bool,
    },
    Raided {
        side: Side,
        space: Space,
    },
    RaidsCounted {
        side: Side,
        markers: u8,
    },
    WentHome {
        side: Side,
        piece: Piece,
        from: Space,
        to: Space,
    },
    Attrition {
        side: Side,
        space: Space,
    },
    Placed {
        side: Side,
        kind: Kind,
        space: Space,
    },
    LeaderPlaced {
        side: Side,
        leader: Leader,
        space: Space,
        rule: &'static str,
    },
    Restored {
        side: Side,
        kind: Kind,
        space: Space,
    },
    Drawn {
        leader: Leader,
    },
    Deposed {
        leader: Leader,
    },
    BackToPool {
        leader: Leader,
    },
    PoolFilled {
        leaders: Leaders,
        rule: &'static str,
    },
    Exchanged {
        first: Leader,
        second: Leader,
    },
    Assemblies {
        side: Side,
        level: Assemblies,
    },
    /// An open bid in an auction (14.7).
    Bid {
        player: Side,
        side: Side,
        bid: u8,
    },
    BidMade {
        player: Side,
    },
    Bids {
        french: u8,
        british: u8,
    },
    BidDice {
        french: u8,
        british: u8,
    },
    BidTied {
        die: u8,
    },
    SideTaken {
        player: Side,
        side: Side,
        bid: u8,
        rule: &'static str,
    },
    Points {
        side: Side,
        points: i8,
        why: Why,
        total: i8,
    },
    Over {
        ending: Ending,
    },
}
