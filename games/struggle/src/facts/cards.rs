//! What is printed on a card. Its effect is code, where the effect is felt.

use engine::data::keep;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::written::WrittenCard;
use super::{Leader, LineKind, Space, Spaces, Terrain};

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
    pub role: Option<Role>,
    /// The combat is in a space of one of these, if any is named.
    #[serde(default)]
    pub terrain: Vec<Terrain>,
    #[serde(default)]
    pub indians: u8,
    pub tag: Option<Tag>,
    #[serde(default)]
    pub port: bool,
}

/// What a card other than a reinforcement does; the numbers are printed on it.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "does", rename_all = "kebab-case", deny_unknown_fields)]
pub enum CardEvent {
    ExtendMove {
        forces: u8,
        further: u8,
        fight_further: u8,
        /// At least one line used must be of one of these kinds, if any is named.
        #[serde(default)]
        lines: Vec<LineKind>,
    },
    SeaLift {
        may_fight: bool,
    },
    LightColumn {
        strength: u8,
        reach: u8,
    },
    IndianRaid {
        reach: u8,
    },
    AddFactors {
        n: u8,
    },
    AddDie {
        n: u8,
    },
    ZeroDefence,
    AddDefence {
        n: u8,
    },
    IgnoreEnemyLeader,
    ReduceLosses {
        n: u8,
    },
    CancelCard,
    HoldIndians,
    StopForce,
    ReduceReinforcement {
        n: u8,
    },
    LoseSp {
        n: u8,
        strength: u8,
    },
}

/// What a reinforcement card brings, in at most `split` of the spaces.
#[derive(Clone, Debug)]
pub struct Brings {
    pub sp: u8,
    pub indians: u8,
    pub leader: Option<Leader>,
    pub split: u8,
    pub spaces: Spaces,
}

#[derive(Clone, Debug)]
pub struct CardFacts {
    pub id: &'static str,
    /// The rule of the ledger that is this card.
    pub rule: &'static str,
    pub card_type: CardType,
    pub tags: Vec<Tag>,
    pub control: Spaces,
    pub year: u16,
    pub brings: Option<Brings>,
    pub needs: Needs,
    pub events: Vec<CardEvent>,
    /// Where a force must begin its move for the effect, if the card names spaces.
    pub start: Option<Spaces>,
    pub when: When,
}

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
