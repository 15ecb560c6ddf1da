//! 7.5 One side's fire on the Combat Results Table: strength, column, modifiers, die.

use engine::{Modifier, Named, Side, World};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use crate::{Board, Event, FACTS, Leader, Leaders};

/// A modifier of a die of fire. The order is that of display.
#[derive(Clone, Copy, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Drm {
    Tactics,
    NoAuxiliaries,
    NoRegulars,
    Landing,
    Stockade,
    #[strum(serialize = "tactics")]
    AssaultTactics,
    Coehorns,
}

impl Drm {
    fn rule(self) -> &'static str {
        match self {
            Drm::Tactics => "7.51",
            Drm::NoAuxiliaries => "7.52",
            Drm::NoRegulars => "7.53",
            Drm::Landing | Drm::Stockade => "7.54",
            Drm::AssaultTactics | Drm::Coehorns => "9.13",
        }
    }
}

/// The modifiers of a side's die, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drms([i8; Drm::VARIANTS.len()]);

impl Drms {
    pub fn add(&mut self, drm: Drm, n: i8) {
        self.0[drm as usize] += n;
    }

    pub fn sum(&self) -> i8 {
        self.0.iter().sum()
    }

    pub fn modifiers(&self) -> Vec<Modifier> {
        Drm::all()
            .map(|drm| Modifier { id: drm.name(), rule: drm.rule(), n: self.0[drm as usize] })
            .filter(|it| it.n != 0)
            .collect()
    }
}

/// The fire of one side in a battle or assault, after the roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fire {
    pub strength: u8,
    /// The column shift to the left.
    pub shift: u8,
    pub column: u8,
    pub die: u8,
    pub drms: Drms,
    /// The number of steps that the enemy must lose.
    pub result: u8,
}

impl Fire {
    pub fn roll(
        side: Side,
        (strength, shift): (u8, u8),
        drms: Drms,
        rule: &'static str,
        world: &mut dyn World<Event>,
    ) -> Fire {
        let column = FACTS.column(strength).saturating_sub(shift);
        let die = world.die();
        let result = FACTS.losses(column, die as i8 + drms.sum());
        let fire = Fire { strength, shift, column, die, drms, result };
        world.tell(Event::Fire { side, fire, rule });
        fire
    }

    /// Returns true if leaders of the enemy are at risk: a natural 1 or 6 that cost the enemy a
    /// step (7.7).
    pub fn endangers_leaders(&self) -> bool {
        0 < self.result && matches!(self.die, 1 | 6)
    }
}

/// Rolls a die for each leader; on a 1 he is killed (7.7, 10.32). The log cites `rule`.
pub fn check_leaders(
    board: &mut Board,
    leaders: Leaders,
    rule: &'static str,
    world: &mut dyn World<Event>,
) {
    for leader in leaders.iter() {
        let die = world.die();
        world.tell(Event::LeaderCheck { side: leader.side(), leader, die, rule });
        if die == 1 {
            board.kill(leader, rule, world);
        }
    }
}

/// Returns the leader who commands where none is activated: the leader with the highest Command
/// and, among equals, the one with the better Tactics (7.51, ruling 43).
pub fn commander(leaders: Leaders) -> Option<Leader> {
    leaders.iter().max_by_key(|leader| (leader.command(), leader.tactics()))
}
