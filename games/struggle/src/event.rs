//! What happened, as the rules tell it; [`log`](crate::show::log) says how it reads.

use engine::{BySide, Side};

use crate::board::{Ending, Force, Kind, Phase, Season, Units};
use crate::facts::{Card, Cards, Leader, Space};
use crate::rules::leaders::Fate;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Season {
        year: u16,
        season: Season,
    },
    Phase {
        phase: Phase,
    },
    CardPlayed {
        side: Side,
        card: Card,
    },
    Cancelled {
        card: Card,
        by: Card,
    },
    Reduced {
        card: Card,
        by: Card,
        lost: u8,
    },
    Placed {
        side: Side,
        force: Force,
        at: Space,
    },
    Moved {
        side: Side,
        from: Space,
        to: Space,
        force: Force,
    },
    LeftBehind {
        side: Side,
        at: Space,
        force: Force,
    },
    Held {
        side: Side,
        n: u8,
        at: Space,
        card: Card,
    },
    Stopped {
        side: Side,
        at: Space,
        card: Card,
    },
    Fever {
        card: Card,
        space: Space,
    },
    Combat {
        attacker: Side,
        space: Space,
    },
    Rolled {
        side: Side,
        die: u8,
        leader: Option<Leader>,
        bonus: u8,
        adjusted: u8,
        factors: u8,
        inflicted: u8,
    },
    LeaderRolled {
        side: Side,
        leader: Leader,
        die: u8,
        second_die: Option<u8>,
        second_wound: bool,
        fate: Fate,
    },
    Carried {
        side: Side,
        leader: Leader,
        to: Space,
    },
    LeaderLost {
        side: Side,
        leader: Leader,
    },
    Lost {
        side: Side,
        space: Space,
        units: Units,
    },
    Gained {
        side: Side,
        kind: Kind,
        space: Space,
    },
    Won {
        side: Side,
        space: Space,
    },
    Controlled {
        side: Side,
        space: Space,
    },
    Burned {
        side: Side,
        space: Space,
    },
    Retreated {
        side: Side,
        from: Space,
        to: Space,
        force: Force,
    },
    Surrendered {
        side: Side,
        space: Space,
        force: Force,
    },
    WentHome {
        side: Side,
        from: Space,
        to: Space,
        force: Force,
    },
    Dispersed {
        side: Side,
        space: Space,
        n: u8,
    },
    Chose {
        side: Side,
    },
    Discarded {
        side: Side,
        cards: Cards,
    },
    Drew {
        side: Side,
        cards: Cards,
    },
    Score {
        vp: BySide<u8>,
    },
    Over {
        ending: Ending,
    },
}
