//! The facts printed on cards. Their effects are code, in the procedures that they change.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::{Leader, LineKind, Spaces, Terrain};

/// The type of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(VariantArray, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum CardType {
    Reinforcement,
    Movement,
    Combat,
    Interrupt,
}

/// The moment at which a card is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    OwnReinforcements,
    OwnMovement,
    CombatCardStep,
    AfterEnemyReinforcementCard,
    AfterEnemyMovementOrCombatCard,
    EnemyForceStartsToMove,
    EnemyForceUsesSeaLine,
    StartOfEnemyCombatPhase,
}

/// A property of a reinforcement card that an interrupt card may require.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tag {
    BySea,
    Provincial,
}

/// A side's part in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    Attacker,
    Defender,
}

/// The conditions that must be met to play a card.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Needs {
    /// The side's part in the combat.
    pub role: Option<Role>,
    /// The types of space in which the combat may take place; any if empty.
    #[serde(default)]
    pub terrain: Vec<Terrain>,
    /// The number of Indian units that the side must have in the combat.
    #[serde(default)]
    pub indians: u8,
    /// The tag that the interrupted reinforcement card must have.
    pub tag: Option<Tag>,
    /// Whether the side must have a force in a port that it controls.
    #[serde(default)]
    pub port: bool,
}

/// The effect of a card other than a reinforcement, with its numbers.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "does", rename_all = "kebab-case", deny_unknown_fields)]
pub enum CardEvent {
    /// Some forces move further, and may fight at a greater distance.
    ExtendMove {
        forces: u8,
        further: u8,
        fight_further: u8,
        /// Kinds of line of which the force must use at least one; any if empty.
        #[serde(default)]
        lines: Vec<LineKind>,
    },
    /// A force moves by sea from a port, over any distance.
    SeaLift { may_fight: bool },
    /// A force of at most `strength`, without a leader, may move up to `reach` spaces and fight
    /// there.
    LightColumn { strength: u8, reach: u8 },
    /// Indian units may move up to `reach` spaces and fight there.
    IndianRaid { reach: u8 },
    /// The side adds `n` to its combat factors.
    AddFactors { n: u8 },
    /// The side adds `n` to its die.
    AddDie { n: u8 },
    /// The Defence Value does not count.
    ZeroDefence,
    /// The defender adds `n` to the Defence Value.
    AddDefence { n: u8 },
    /// Enemy leaders do not add their ratings.
    IgnoreEnemyLeader,
    /// The side's losses are reduced by this number.
    ReduceLosses { n: u8 },
    /// The card just played has no effect.
    CancelCard,
    /// The Indian units of a force stay where they are.
    HoldIndians,
    /// A force that was about to sail stops.
    StopForce,
    /// A reinforcement card brings `n` fewer units.
    ReduceReinforcement { n: u8 },
    /// A force of at least `strength` that must fight loses `n` strength points.
    LoseSp { n: u8, strength: u8 },
}

/// The units and leader that a reinforcement card brings.
#[derive(Clone, Debug)]
pub struct Brings {
    pub sp: u8,
    pub indians: u8,
    pub leader: Option<Leader>,
    /// The maximum number of spaces among which the units may be divided.
    pub split: u8,
    pub spaces: Spaces,
}

/// The facts printed on a card.
#[derive(Clone, Debug)]
pub struct CardFacts {
    pub id: &'static str,
    /// The rule of the ledger for this card.
    pub rule: &'static str,
    pub card_type: CardType,
    pub tags: Vec<Tag>,
    /// The spaces that a reinforcement card names. To play the card, a side must control one of
    /// them.
    pub control: Spaces,
    /// The first year in which the card may be played.
    pub year: u16,
    pub brings: Option<Brings>,
    pub needs: Needs,
    pub events: Vec<CardEvent>,
    /// The spaces in which a force must begin its move to use the card, if the card names any.
    pub start: Option<Spaces>,
    pub when: When,
}
