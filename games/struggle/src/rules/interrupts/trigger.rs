//! The moments at which interrupt cards are revealed (interrupts.2).

use engine::{Refusal, Side};
use serde::{Deserialize, Serialize};

use super::camp_fever::struck_by;
use crate::facts::Tag;
use crate::{Board, Card, Space, When};

/// A moment at which an interrupt card can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trigger {
    ReinforcementCard(Card),
    MovementOrCombatCard(Card),
    /// A force with this many Indian units starts to move from a space.
    StartsToMove {
        from: Space,
        indians: u8,
    },
    UsesSeaLine {
        from: Space,
        to: Space,
    },
    CombatPhase,
}

impl Trigger {
    fn when(self) -> When {
        match self {
            Trigger::ReinforcementCard(_) => When::AfterEnemyReinforcementCard,
            Trigger::MovementOrCombatCard(_) => When::AfterEnemyMovementOrCombatCard,
            Trigger::StartsToMove { .. } => When::EnemyForceStartsToMove,
            Trigger::UsesSeaLine { .. } => When::EnemyForceUsesSeaLine,
            Trigger::CombatPhase => When::StartOfEnemyCombatPhase,
        }
    }

    /// Checks by public knowledge that the card can be played at this moment.
    pub fn check(self, board: &Board, side: Side, card: Card) -> Result<(), Refusal> {
        let facts = card.facts();
        if facts.when != self.when() {
            return Err(Refusal::new("interrupts.2", "refuse-interrupt-moment"));
        }
        let why = match (self, facts.needs.tag) {
            (Trigger::ReinforcementCard(played), Some(tag))
                if !played.facts().tags.contains(&tag) =>
            {
                match tag {
                    Tag::BySea => "refuse-card-not-by-sea",
                    Tag::Provincial => "refuse-card-not-provincial",
                }
            }
            (Trigger::StartsToMove { indians: 0, .. }, _) => "refuse-card-no-indians-march",
            (Trigger::CombatPhase, _) if struck_by(board, side, card).is_empty() => {
                "refuse-card-no-large-force"
            }
            _ => return Ok(()),
        };
        Err(Refusal::new(facts.rule, why))
    }
}
