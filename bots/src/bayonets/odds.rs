//! Who wins a Battle (13.3). Everybody who takes part rolls one die, so what
//! counts is how many marks the dice of either side may be expected to make.

use std::ops::Add;

use bayonets::Type;

/// What fights, by how it fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arm {
    Light,
    Regular,
    Colonial,
    Fleet,
    Fort,
    Bastion,
    Gun,
    Militia,
    /// Rerolls of Commanders.
    Led,
}

const ARMS: usize = 9;

impl Arm {
    pub fn of(kind: Type) -> Arm {
        match kind {
            Type::Light | Type::Indian => Arm::Light,
            Type::Highland | Type::Metropolitan => Arm::Regular,
            Type::NonMetropolitan => Arm::Colonial,
            Type::Fleet => Arm::Fleet,
            Type::Bastion => Arm::Bastion,
            Type::Fort => Arm::Fort,
            Type::Artillery => Arm::Gun,
            Type::Commander => Arm::Led,
        }
    }
}

/// How much of each a stack has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Force([u8; ARMS]);

impl Add for Force {
    type Output = Force;

    #[inline]
    fn add(mut self, other: Force) -> Force {
        for (ours, theirs) in self.0.iter_mut().zip(other.0) {
            *ours += theirs;
        }
        self
    }
}

impl Force {
    #[inline]
    pub fn gain(&mut self, arm: Arm, n: u8) {
        self.0[arm as usize] += n;
    }
    #[inline]
    #[must_use]
    pub fn with(mut self, arm: Arm, n: u8) -> Force {
        self.gain(arm, n);
        self
    }
    #[inline]
    pub fn has(&self, arm: Arm) -> u8 {
        self.0[arm as usize]
    }
    /// Dice that it rolls.
    #[inline]
    pub fn dice(&self) -> u8 {
        self.units() + self.has(Arm::Militia)
    }
    #[inline]
    pub fn units(&self) -> u8 {
        self.0[..Arm::Militia as usize].iter().sum()
    }
    /// Those who move by Highways and Roads alone.
    #[inline]
    pub fn heavies(&self) -> u8 {
        self.has(Arm::Regular) + self.has(Arm::Colonial) + self.has(Arm::Gun)
    }
    /// The Light units of it.
    #[inline]
    pub fn lights(&self) -> Force {
        Force::default().with(Arm::Light, self.has(Arm::Light))
    }
    /// All that can leave by land.
    #[inline]
    pub fn mobile(mut self) -> Force {
        for arm in [Arm::Fleet, Arm::Fort, Arm::Bastion, Arm::Militia] {
            self.0[arm as usize] = 0;
        }
        self
    }
    #[inline]
    #[must_use]
    pub fn less(mut self, other: &Force) -> Force {
        for (ours, theirs) in self.0.iter_mut().zip(other.0) {
            *ours = ours.saturating_sub(theirs);
        }
        self
    }

    /// Marks that its dice make against an enemy, in sixths: a Flag always
    /// does, a Hit or a B&T if it finds somebody (13.3.3, 13.3.4).
    #[inline]
    fn marks(&self, enemy: &Force) -> i32 {
        let n = |arm: Arm| i32::from(self.has(arm));
        let there = |arms: &[Arm]| arms.iter().any(|arm| 0 < enemy.has(*arm));
        let mut marks = 2 * (i32::from(self.dice()) + n(Arm::Led).min(3));
        if there(&[Arm::Light]) {
            marks += n(Arm::Light);
        }
        if there(&[Arm::Regular, Arm::Colonial]) {
            marks += 2 * n(Arm::Regular) + n(Arm::Colonial);
            marks += n(Arm::Fort) + n(Arm::Bastion) + n(Arm::Gun);
        }
        if there(&[Arm::Gun, Arm::Fleet]) {
            marks += 2 * (n(Arm::Fort) + n(Arm::Bastion) + n(Arm::Gun) + n(Arm::Fleet));
        } else if there(&[Arm::Fort]) {
            marks += 2 * (n(Arm::Gun) + n(Arm::Fleet));
        } else if there(&[Arm::Bastion]) {
            marks += 2 * n(Arm::Gun);
        }
        marks
    }
}

/// The chance that an attacker wins the space, `handicap` marks being against him (13.3.2).
pub fn wins(attacker: &Force, defender: &Force, handicap: i32) -> f32 {
    let (ours, theirs) = (attacker.units(), defender.dice());
    if ours == 0 {
        return 0.0;
    }
    let bastions = defender.has(Arm::Bastion);
    let walls = 0 < bastions || 0 < defender.has(Arm::Fort);
    if !walls && 3 * theirs < ours {
        return 1.0; // Overwhelmed (10.3.2)
    }
    let guns = attacker.has(Arm::Gun);
    let fort = match (defender.has(Arm::Fort), guns) {
        (0, _) => 0,
        (_, 0) => 2,
        _ => 1,
    };
    let ahead = attacker.marks(defender) - defender.marks(attacker) - 6 * (fort + handicap);
    // A tie is the defender's.
    let lead = ahead as f32 / 6.0 - 0.5;
    let spread = (0.23 * f32::from(ours + theirs) + 0.1).sqrt();
    let won = 1.0 / (1.0 + (-1.7 * lead / spread).exp());
    if 0 < bastions { won * breach(guns, bastions) } else { won }
}

/// A Fortress is not won while a Bastion is left (13.9): only guns bring it down.
fn breach(guns: u8, bastions: u8) -> f32 {
    (0.2 * f32::from(guns) / f32::from(bastions)).min(0.6)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn regulars(n: u8) -> Force {
        Force::default().with(Arm::Regular, n)
    }

    #[test]
    fn more_units_never_win_less() {
        let fort = regulars(2).with(Arm::Fort, 1);
        let chance = |n: u8| wins(&regulars(n), &fort, 0);
        assert!((0..12).all(|n| chance(n) <= chance(n + 1)));
    }

    #[test]
    fn guns_help_against_a_fort_and_are_needed_against_a_bastion() {
        let fort = Force::default().with(Arm::Fort, 1);
        let bastion = Force::default().with(Arm::Bastion, 2);
        let guns = regulars(3).with(Arm::Gun, 1);
        assert!(wins(&regulars(4), &fort, 0) < wins(&guns, &fort, 0));
        assert!(wins(&regulars(4), &bastion, 0) == 0.0);
        assert!(0.0 < wins(&guns, &bastion, 0));
    }

    #[test]
    fn who_outnumbers_by_more_than_three_needs_no_battle() {
        let lone = Force::default().with(Arm::Light, 1);
        assert_eq!(wins(&regulars(4), &lone, 2), 1.0);
    }
}
