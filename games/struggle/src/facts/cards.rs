//! What is printed on a card. What comes of it is code, in the procedure that it changes.

use engine::data::keep;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::written::WrittenCard;
use super::{Leader, LineKind, Space, Spaces, Terrain};

/// What a card is for.
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

/// The moment that a card names.
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

/// What interrupt cards may ask of a reinforcement card.
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

/// What the moment must be like for a card.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Needs {
    /// The side's part in the combat.
    pub role: Option<Role>,
    /// The combat is in a space of one of these, if any is named.
    #[serde(default)]
    pub terrain: Vec<Terrain>,
    /// Indian units of the side in the combat.
    #[serde(default)]
    pub indians: u8,
    /// The reinforcement card that it interrupts has this tag.
    pub tag: Option<Tag>,
    /// A force of the side stands in a port that the side controls.
    #[serde(default)]
    pub port: bool,
}

/// What is printed on a card other than a reinforcement: what it does, with its numbers.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "does", rename_all = "kebab-case", deny_unknown_fields)]
pub enum CardEvent {
    /// So many forces move further, and fight further.
    ExtendMove {
        forces: u8,
        further: u8,
        fight_further: u8,
        /// At least one line used must be of one of these kinds, if any is named.
        #[serde(default)]
        lines: Vec<LineKind>,
    },
    /// A force goes by sea from a port, as far as it likes.
    SeaLift { may_fight: bool },
    /// A small force without a leader goes and fights so far.
    LightColumn { strength: u8, reach: u8 },
    /// Indian units go and fight so far.
    IndianRaid { reach: u8 },
    /// The side adds to its combat factors.
    AddFactors { n: u8 },
    /// The side adds to its die.
    AddDie { n: u8 },
    /// The Defence Value does not count.
    ZeroDefence,
    /// The defender adds to the Defence Value.
    AddDefence { n: u8 },
    /// No leader of the enemy adds his rating.
    IgnoreEnemyLeader,
    /// The side loses so much less.
    ReduceLosses { n: u8 },
    /// The card just played has no effect.
    CancelCard,
    /// The Indian units of a force stay where they are.
    HoldIndians,
    /// A force that was about to sail stops.
    StopForce,
    /// A reinforcement card brings so much less.
    ReduceReinforcement { n: u8 },
    /// A force of so much strength that must fight loses some.
    LoseSp { n: u8, strength: u8 },
}

/// What a reinforcement card brings.
#[derive(Clone, Debug)]
pub struct Brings {
    pub sp: u8,
    pub indians: u8,
    pub leader: Option<Leader>,
    /// In how many of the spaces it may be placed.
    pub split: u8,
    pub spaces: Spaces,
}

/// What is printed on a card.
#[derive(Clone, Debug)]
pub struct CardFacts {
    pub id: &'static str,
    /// The rule of the ledger that is this card.
    pub rule: &'static str,
    pub card_type: CardType,
    pub tags: Vec<Tag>,
    /// A reinforcement card asks for control of one of these.
    pub control: Spaces,
    /// The first year in which it may be played.
    pub year: u16,
    pub brings: Option<Brings>,
    pub needs: Needs,
    pub events: Vec<CardEvent>,
    /// Where a force must begin its move to use it, if the card names spaces.
    pub start: Option<Spaces>,
    pub when: When,
}

/// Reads a card; `space` and `leader` find what its ids name.
pub fn read_card(
    written: &WrittenCard,
    space: &dyn Fn(&str) -> Space,
    leader: &dyn Fn(&str) -> Leader,
) -> CardFacts {
    let set = |ids: &[String]| ids.iter().map(|id| space(id)).collect::<Spaces>();
    CardFacts {
        id: keep(&written.id),
        rule: keep(&format!("card.{}", written.id)),
        card_type: written.card_type,
        tags: written.tags.clone(),
        control: set(&written.control),
        year: written.year,
        brings: written.brings.as_ref().map(|brings| Brings {
            sp: brings.sp,
            indians: brings.indians,
            leader: brings.leader.as_deref().map(leader),
            split: brings.split,
            spaces: set(&brings.spaces),
        }),
        needs: written.needs.clone(),
        events: written.effect.clone(),
        start: (!written.start.is_empty()).then(|| set(&written.start)),
        when: written.when.unwrap_or(When::OwnReinforcements),
    }
}
