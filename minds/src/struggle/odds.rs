//! The expected result of a combat by the Combat Loss Chart. It leaves out leaders' wounds and
//! cards.

use std::sync::LazyLock;

use struggle::FACTS;

/// The sizes of the table. Beyond these sizes the result changes too little to matter to the
/// policy.
const ATTACKERS: usize = 21;
const DEFENDERS: usize = 17;
const DEFENCES: usize = 7;
const RATINGS: usize = 4;

/// The attacker's prospects.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prospects {
    /// The chance to take the space.
    pub win: f32,
    /// The strength that the attacker can expect to lose.
    pub ours: f32,
    /// The strength that the defender can expect to lose.
    pub theirs: f32,
}

/// A combat before the dice are rolled.
#[derive(Clone, Copy, Debug)]
pub struct Fight {
    pub attackers: u8,
    pub attack_rating: u8,
    pub defenders: u8,
    pub defence: u8,
    pub defence_rating: u8,
    /// Whether the defender is in a fort or fortress. Its garrison stays until it is destroyed
    /// (forts.1).
    pub holds: bool,
}

impl Fight {
    /// Returns the attacker's prospects, from the table.
    #[inline]
    pub fn odds(self) -> Prospects {
        TABLE[self.place()]
    }

    /// Computes the attacker's prospects without the table, for combats larger than those in the
    /// table.
    pub fn reckon(self) -> Prospects {
        let fight = self;
        let mut odds = Prospects::default();
        for ours in 1..=6 {
            for theirs in 1..=6 {
                let read = FACTS.losses(fight.attackers, ours + fight.attack_rating);
                let dealt = read.min(fight.defenders);
                let taken = FACTS
                    .losses(fight.defenders + fight.defence, theirs + fight.defence_rating)
                    .min(fight.attackers);
                let destroyed = fight.defenders <= dealt;
                let won = taken < fight.attackers
                    && match fight.defenders {
                        0 => taken < read,
                        _ if fight.holds => destroyed,
                        _ => destroyed || taken < dealt,
                    };
                odds.win += f32::from(u8::from(won)) / 36.0;
                odds.ours += f32::from(taken) / 36.0;
                odds.theirs += f32::from(dealt) / 36.0;
            }
        }
        odds
    }

    #[inline]
    fn place(self) -> usize {
        let at = |n: u8, most: usize| usize::from(n).min(most - 1);
        let mut place = at(self.attackers, ATTACKERS);
        place = place * RATINGS + at(self.attack_rating, RATINGS);
        place = place * DEFENDERS + at(self.defenders, DEFENDERS);
        place = place * DEFENCES + at(self.defence, DEFENCES);
        place = place * RATINGS + at(self.defence_rating, RATINGS);
        place * 2 + usize::from(self.holds)
    }
}

static TABLE: LazyLock<Vec<Prospects>> = LazyLock::new(|| {
    let mut table =
        vec![Prospects::default(); ATTACKERS * RATINGS * DEFENDERS * DEFENCES * RATINGS * 2];
    for attackers in 1..ATTACKERS as u8 {
        for attack_rating in 0..RATINGS as u8 {
            for defenders in 0..DEFENDERS as u8 {
                for defence in 0..DEFENCES as u8 {
                    for defence_rating in 0..RATINGS as u8 {
                        for holds in [false, true] {
                            let fight = Fight {
                                attackers,
                                attack_rating,
                                defenders,
                                defence,
                                defence_rating,
                                holds,
                            };
                            table[fight.place()] = fight.reckon();
                        }
                    }
                }
            }
        }
    }
    table
});

#[cfg(test)]
mod tests {
    use super::*;

    fn fight(
        attackers: u8,
        attack_rating: u8,
        defenders: u8,
        defence: u8,
        holds: bool,
    ) -> Prospects {
        Fight { attackers, attack_rating, defenders, defence, defence_rating: 0, holds }.odds()
    }

    #[test]
    fn a_lone_band_takes_an_empty_town_in_two_of_nine() {
        assert!((fight(1, 0, 0, 1, false).win - 2.0 / 9.0).abs() < 1e-5);
        assert!((fight(2, 0, 0, 1, false).win - 2.0 / 9.0).abs() < 1e-5);
    }

    #[test]
    fn more_is_better_and_a_fort_is_harder() {
        assert!(fight(4, 0, 0, 1, false).win < fight(8, 0, 0, 1, false).win);
        assert!(fight(13, 3, 5, 2, true).win < fight(13, 3, 5, 2, false).win);
        assert_eq!(fight(13, 2, 6, 3, true).win, 0.0);
        assert!(fight(13, 2, 0, 1, false).win > 0.99);
    }
}
