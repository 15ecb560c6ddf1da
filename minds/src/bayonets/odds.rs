//! The chance to win a Battle (13.3). Every unit that takes part rolls one die, so the chance depends on the
//! expected number of marks on the dice of either side.

use std::ops::Add;
use std::sync::LazyLock;

use bayonets::Kind;

use bots::exponential::logistic;

/// The kinds of combatants, grouped by their way of fighting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arm {
    Light,
    Indian,
    Regular,
    Colonial,
    Fleet,
    Fort,
    Bastion,
    Gun,
    Militia,
    /// The rerolls that Commanders allow.
    Led,
}

impl Arm {
    /// Returns the arm that a kind of unit belongs to.
    pub fn of(kind: Kind) -> Arm {
        match kind {
            Kind::Light => Arm::Light,
            Kind::Indian => Arm::Indian,
            Kind::Highland | Kind::Metropolitan => Arm::Regular,
            Kind::NonMetropolitan => Arm::Colonial,
            Kind::Fleet => Arm::Fleet,
            Kind::Bastion => Arm::Bastion,
            Kind::Fort => Arm::Fort,
            Kind::Artillery => Arm::Gun,
            Kind::Commander => Arm::Led,
        }
    }
}

/// The number of units of each arm in a stack, in six bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ArmCounts(u64);

const BITS: u32 = 6;

const fn all_of(arm: Arm) -> u64 {
    0x3f << (BITS * arm as u32)
}
const LIGHTS: u64 = all_of(Arm::Light) | all_of(Arm::Indian);
const BRIGADES: u64 = all_of(Arm::Regular) | all_of(Arm::Colonial);
const WORKS: u64 = all_of(Arm::Fort) | all_of(Arm::Bastion);
const ON_LAND: u64 = LIGHTS | BRIGADES | all_of(Arm::Gun);
const UNITS: u64 = ON_LAND | WORKS | all_of(Arm::Fleet);

impl Add for ArmCounts {
    type Output = ArmCounts;

    #[inline]
    fn add(self, other: ArmCounts) -> ArmCounts {
        ArmCounts(self.0 + other.0)
    }
}

impl ArmCounts {
    /// Returns a force that consists of `n` units of one arm.
    #[inline]
    pub fn of(arm: Arm, n: u8) -> ArmCounts {
        ArmCounts(u64::from(n) << (BITS * arm as u32))
    }
    /// Returns the number of units of that arm.
    #[inline]
    pub fn has(self, arm: Arm) -> u8 {
        (self.0 >> (BITS * arm as u32) & 0x3f) as u8
    }
    #[inline]
    fn any(self, arms: u64) -> bool {
        self.0 & arms != 0
    }
    /// Returns the number of units of several arms together.
    #[inline]
    fn sum(self, arms: u64) -> u8 {
        const ONES: u64 = 0o1_01_01_01_01_01_01_01_01_01;
        ((self.0 & arms).wrapping_mul(ONES) >> (BITS * 9) & 0x3f) as u8
    }
    /// Returns the number of dice that the force rolls.
    #[inline]
    pub fn dice(self) -> u8 {
        self.sum(UNITS | all_of(Arm::Militia))
    }
    /// Returns the number of units, without Militia.
    #[inline]
    pub fn units(self) -> u8 {
        self.sum(UNITS)
    }
    /// Returns whether the force has units that can move only by Highways and Roads.
    #[inline]
    pub fn heavy(self) -> bool {
        self.any(BRIGADES | all_of(Arm::Gun))
    }
    /// Returns the Light units of the force.
    #[inline]
    pub fn lights(self) -> ArmCounts {
        ArmCounts(self.0 & LIGHTS)
    }
    /// Returns the units that can leave by land.
    #[inline]
    pub fn mobile(self) -> ArmCounts {
        ArmCounts(self.0 & (ON_LAND | all_of(Arm::Led)))
    }
    /// Returns the units that can leave by sea.
    #[inline]
    pub fn afloat(self) -> ArmCounts {
        ArmCounts(self.0 & (ON_LAND | all_of(Arm::Led) | all_of(Arm::Fleet)))
    }
    /// Returns the force without `part`.
    #[inline]
    #[must_use]
    pub fn less(self, part: ArmCounts) -> ArmCounts {
        ArmCounts(self.0 - part.0)
    }

    /// Returns the number of marks that the force's dice are expected to make against an enemy, in sixths. A
    /// Flag always makes a mark. A Hit or a B&T makes one only if there is a unit that it can strike
    /// (13.3.3, 13.3.4).
    #[inline]
    fn marks(self, enemy: ArmCounts) -> i32 {
        let n = |arm: Arm| i32::from(self.has(arm));
        let mut marks = 2 * (i32::from(self.dice()) + n(Arm::Led).min(3));
        if enemy.any(LIGHTS) {
            marks += i32::from(self.sum(LIGHTS));
        }
        if enemy.any(BRIGADES) {
            marks += 2 * n(Arm::Regular);
            marks += i32::from(self.sum(WORKS | all_of(Arm::Colonial) | all_of(Arm::Gun)));
        }
        if enemy.any(all_of(Arm::Gun) | all_of(Arm::Fleet)) {
            marks += 2 * i32::from(self.sum(WORKS | all_of(Arm::Gun) | all_of(Arm::Fleet)));
        } else if enemy.any(all_of(Arm::Fort)) {
            marks += 2 * (n(Arm::Gun) + n(Arm::Fleet));
        } else if enemy.any(all_of(Arm::Bastion)) {
            marks += 2 * n(Arm::Gun);
        }
        marks
    }
}

/// Returns the chance that an attacker wins the space (13.3.2). The attacker needs `handicap` marks more
/// than otherwise.
pub fn wins(attacker: ArmCounts, defender: ArmCounts, handicap: i32) -> f32 {
    let (ours, theirs) = (attacker.units(), defender.dice());
    if ours == 0 {
        return 0.0;
    }
    let bastions = defender.has(Arm::Bastion);
    let walls = defender.any(WORKS);
    if !walls && 3 * theirs < ours {
        return 1.0; // The defender is Overwhelmed (10.3.2).
    }
    let guns = attacker.has(Arm::Gun);
    let fort = match (defender.has(Arm::Fort), guns) {
        (0, _) => 0,
        (_, 0) => 2,
        _ => 1,
    };
    let ahead = attacker.marks(defender) - defender.marks(attacker) - 6 * (fort + handicap);
    let ahead = (ahead + AHEAD).clamp(0, 2 * AHEAD) as usize;
    let won = CHANCES[usize::from(ours + theirs).min(DICE)][ahead];
    if 0 < bastions { won * breach(guns, bastions) } else { won }
}

/// The sizes of the table: the number of dice of each side, and the lead in sixths of a mark. Beyond these
/// sizes the chance changes little.
const DICE: usize = 32;
const AHEAD: i32 = 48;

/// The chance to make more marks than the other side, by dice and by expected lead. A tie goes to the
/// defender.
static CHANCES: LazyLock<Vec<Vec<f32>>> = LazyLock::new(|| {
    let chance = |dice: usize, ahead: i32| {
        let lead = ahead as f32 / 6.0 - 0.5;
        let spread = (0.23 * dice as f32 + 0.1).sqrt();
        logistic(1.7 * lead / spread)
    };
    (0..=DICE).map(|dice| (-AHEAD..=AHEAD).map(|ahead| chance(dice, ahead)).collect()).collect()
});

/// Returns the chance to destroy the Bastions. A Fortress is not won while it has a Bastion left (13.9), and
/// only guns destroy Bastions.
fn breach(guns: u8, bastions: u8) -> f32 {
    (0.2 * f32::from(guns) / f32::from(bastions)).min(0.6)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn regulars(n: u8) -> ArmCounts {
        ArmCounts::of(Arm::Regular, n)
    }

    #[test]
    fn more_units_never_win_less() {
        let fort = regulars(2) + ArmCounts::of(Arm::Fort, 1);
        let chance = |n: u8| wins(regulars(n), fort, 0);
        assert!((0..12).all(|n| chance(n) <= chance(n + 1)));
    }

    #[test]
    fn guns_help_against_a_fort_and_are_needed_against_a_bastion() {
        let fort = ArmCounts::of(Arm::Fort, 1);
        let bastion = ArmCounts::of(Arm::Bastion, 2);
        let guns = regulars(3) + ArmCounts::of(Arm::Gun, 1);
        assert!(wins(regulars(4), fort, 0) < wins(guns, fort, 0));
        assert!(wins(regulars(4), bastion, 0) == 0.0);
        assert!(0.0 < wins(guns, bastion, 0));
    }

    #[test]
    fn a_side_that_outnumbers_by_more_than_three_needs_no_battle() {
        let lone = ArmCounts::of(Arm::Light, 1);
        assert_eq!(wins(regulars(4), lone, 2), 1.0);
    }
}
