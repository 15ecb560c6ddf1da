//! The chance to win a battle or an assault, by the Combat Results Table. It assumes that no cards are
//! played and that no force is eliminated as a whole.

use std::sync::LazyLock;

use wilderness::FACTS;

const COLUMNS: usize = 11;
/// The number of possible die roll modifiers: -3 to 3.
const MODIFIERS: usize = 7;
/// The number of strengths in the table, counted from 0. All higher strengths use the last column.
const STRENGTHS: usize = 29;

/// One side's fire before the die is rolled.
#[derive(Clone, Copy, Debug)]
pub struct ExpectedFire {
    column: u8,
    modifier: i8,
}

impl ExpectedFire {
    /// Returns the unmodified fire of a force of that strength.
    #[inline]
    pub fn of(strength: u8) -> ExpectedFire {
        let column = TABLE.columns[usize::from(strength).min(STRENGTHS - 1)];
        ExpectedFire { column, modifier: 0 }
    }

    /// Shifts the fire by `left` columns to the left on the combat table.
    #[inline]
    #[must_use]
    pub fn shifted(self, left: u8) -> ExpectedFire {
        ExpectedFire { column: self.column.saturating_sub(left), ..self }
    }

    /// Adds a modifier to the die roll.
    #[inline]
    #[must_use]
    pub fn modified(self, by: i8) -> ExpectedFire {
        ExpectedFire { modifier: (self.modifier + by).clamp(-3, 3), ..self }
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.column) * MODIFIERS + (self.modifier + 3) as usize
    }
}

/// Returns the chance that the attacker inflicts more step losses than he suffers (7.8, 9.2).
#[inline]
pub fn wins(attacker: ExpectedFire, defender: ExpectedFire) -> f32 {
    TABLE.wins[attacker.index() * COLUMNS * MODIFIERS + defender.index()]
}

/// The columns of the Combat Results Table by strength, and for each pair of fires the attacker's
/// chance to win.
struct FireTable {
    columns: [u8; STRENGTHS],
    wins: Vec<f32>,
}

static TABLE: LazyLock<FireTable> = LazyLock::new(|| {
    let fires = || {
        (0..COLUMNS as u8)
            .flat_map(|column| (-3..=3).map(move |modifier| ExpectedFire { column, modifier }))
    };
    let mut wins = Vec::with_capacity(fires().count().pow(2));
    for attacker in fires() {
        for defender in fires() {
            let mut won = 0;
            for ours in 1..=6 {
                for theirs in 1..=6 {
                    let dealt = FACTS.losses(attacker.column, ours + attacker.modifier);
                    let taken = FACTS.losses(defender.column, theirs + defender.modifier);
                    won += u8::from(taken < dealt);
                }
            }
            wins.push(f32::from(won) / 36.0);
        }
    }
    FireTable { columns: std::array::from_fn(|strength| FACTS.column(strength as u8)), wins }
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_strength_never_wins_less() {
        for defender in 0..30 {
            let chance = |strength| wins(ExpectedFire::of(strength), ExpectedFire::of(defender));
            assert!((0..29).all(|strength| chance(strength) <= chance(strength + 1) + 1e-6));
        }
    }
}
