//! The events of the game; `show::log` turns them into log lines.

use engine::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::{Card, Cards, Ending, Force, Kind, Leader, Phase, Season, Space, Units};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A season begins (course.5).
    Season { year: u16, season: Season },
    /// A phase begins (seasons.1).
    Phase { phase: Phase },
    /// A side played its card of the season (seasons.2).
    CardPlayed { side: Side, card: Card },
    /// An interrupt cancelled the card just played (interrupts.3).
    Cancelled { card: Card, by: Card },
    /// An interrupt reduced the units that a reinforcement card brings.
    Reduced { card: Card, by: Card, lost: u8 },
    /// The card that would bring a leader was discarded, so he never comes (interrupts.3,
    /// winter.2).
    NeverComes { leader: Leader, rule: &'static str },
    /// Reinforcements were placed (reinforcements.3).
    Placed { side: Side, force: Force, at: Space },
    /// A force went along a line (movement.2).
    Moved { side: Side, from: Space, to: Space, force: Force },
    /// A force left some of its pieces behind (movement.9).
    LeftBehind { side: Side, at: Space, force: Force },
    /// A card prevented this many Indian units from moving.
    Held { side: Side, n: u8, at: Space, card: Card },
    /// A card stopped a force that was about to sail.
    Stopped { side: Side, at: Space, card: Card },
    /// A card struck the force in that space, which loses strength points.
    Fever { card: Card, space: Space },
    /// A combat begins (combat.1).
    Combat { attacker: Side, space: Space },
    /// A side rolled in a combat (combat.7) and inflicts losses (combat.8).
    Rolled { side: Side, leader: Option<Leader>, bonus: u8, roll: Roll, inflicted: u8 },
    /// A die was rolled for a leader, and a second one if his wound may kill him (leaders.4 to
    /// leaders.10).
    LeaderRolled { side: Side, leader: Leader, die: u8, second_die: Option<u8>, fate: Fate },
    /// A badly wounded leader was brought to another space (leaders.7).
    Carried { side: Side, leader: Leader, to: Space },
    /// A badly wounded leader had no space to be brought to (leaders.7).
    LeaderLost { side: Side, leader: Leader },
    /// A side took its losses from combat (combat.9) or from a card.
    Lost { side: Side, space: Space, units: Units, by: Option<Card> },
    /// A force gained a unit because its leader's hat was shot off (leaders.9).
    Gained { side: Side, kind: Kind, space: Space },
    /// A side won a combat; `rule` is the rule that decided the combat (victory.1 to victory.4,
    /// forts.2).
    Won { side: Side, space: Space, rule: &'static str },
    /// A side took control of a space (control.1), or its Indian units alone did (villages.6).
    Controlled { side: Side, space: Space, rule: &'static str },
    /// A side burned a village (villages.1).
    Burned { side: Side, space: Space },
    /// A beaten force retreated (retreat.2, retreat.3), or leaders of a destroyed force retreated
    /// (leaders.3).
    Retreated { side: Side, from: Space, to: Space, force: Force, rule: &'static str },
    /// A beaten force could not retreat and is removed (retreat.4), or leaders of a destroyed force
    /// could not retreat (leaders.3).
    Surrendered { side: Side, space: Space, force: Force },
    /// Indian units went home (villages.4).
    WentHome { side: Side, from: Space, to: Space, force: Force },
    /// Indian units had no village to go home to (villages.5).
    Dispersed { side: Side, space: Space, n: u8 },
    /// A side chose its discards, which stay hidden for now (winter.1).
    Chose { side: Side },
    /// A side's discards were revealed (winter.1).
    Discarded { side: Side, cards: Cards },
    /// A side drew cards, which only it may see (winter.3).
    Drew { side: Side, cards: Cards },
    /// Victory points were counted and changed (control.3).
    Score { vp: BySide<u8> },
    /// The game is over (seasons.8).
    Over { ending: Ending },
}

/// A side's roll in a combat: the die, its total with ratings and cards (combat.7), and the combat
/// factors at the time of the roll, which later losses do not change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roll {
    pub die: u8,
    pub adjusted: u8,
    pub strength: u8,
    /// The Defence Value; 0 for the attacker.
    pub defence: u8,
    pub factors: u8,
}

/// The result of a roll for a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The leader is killed, and his force loses a strength point (leaders.4).
    Killed,
    /// The leader is wounded for the second time, and removed (leaders.10).
    SecondWound,
    /// The leader dies of his first wound (leaders.5, leaders.6).
    Dies,
    /// The leader stays with his force, wounded or not.
    Stays,
    /// The leader is badly wounded, and is to be brought to another space (leaders.7).
    Carried,
    /// The leader stays, and his force gains a strength point (leaders.9).
    Inspired,
}
