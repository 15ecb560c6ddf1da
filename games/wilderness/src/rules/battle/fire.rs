//! 7.5 One side's fire on the Combat Results Table: strength, column,
//! modifiers, die.

use engine::{Side, World};
use serde::{Deserialize, Serialize};

use crate::{Board, Event, FACTS, Leader, Leaders};

/// A side's fire, rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fire {
    pub strength: u8,
    pub column: u8,
    pub die: u8,
    pub modifier: i8,
    /// Steps that the enemy is to lose.
    pub result: u8,
}

impl Fire {
    pub fn roll(
        side: Side,
        strength: u8,
        shift: u8,
        modifier: i8,
        world: &mut impl World<Event>,
    ) -> Fire {
        let column = FACTS.column(strength).saturating_sub(shift);
        let die = world.die();
        let result = FACTS.losses(column, die as i8 + modifier);
        let fire = Fire { strength, column, die, modifier, result };
        world.tell(Event::Fire { side, fire });
        fire
    }

    /// A natural 1 or 6 that cost the enemy a step endangers his leaders (7.7).
    pub fn endangers_leaders(&self) -> bool {
        0 < self.result && matches!(self.die, 1 | 6)
    }
}

/// A die for each leader; a 1 kills him (7.7, 10.32).
pub fn check_leaders(board: &mut Board, leaders: Leaders, world: &mut impl World<Event>) {
    for leader in leaders.iter() {
        let die = world.die();
        world.tell(Event::LeaderCheck { side: leader.side(), leader, die });
        if die == 1 {
            board.kill(leader, world);
        }
    }
}

/// The leader who commands where nobody is activated: the highest Command, and
/// of equals the better tactician (7.51, ruling 43).
pub fn commander(leaders: Leaders) -> Option<Leader> {
    leaders.iter().max_by_key(|leader| (leader.command(), leader.tactics()))
}
