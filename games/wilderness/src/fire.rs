//! The fire of one side on the Combat Results Table (7.5), with its modifiers.

use engine::{Modifier, Named};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// A modifier of the die of a side that fires. Players see the modifiers in this order.
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
    /// The number of columns by which the fire is shifted to the left.
    pub shift: u8,
    pub column: u8,
    pub die: u8,
    pub drms: Drms,
    /// The number of steps that the enemy must lose.
    pub result: u8,
}

impl Fire {
    /// Returns true if leaders of the enemy are at risk, that is, if the die is a natural 1 or 6
    /// and the fire costs the enemy a step (7.7).
    pub fn endangers_leaders(&self) -> bool {
        0 < self.result && matches!(self.die, 1 | 6)
    }
}
