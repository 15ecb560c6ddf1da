//! Dice, draws and shuffles, which always come from outside the rules.

use std::collections::VecDeque;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// Where a game gets its dice. The rules never see a generator.
pub trait Chance {
    /// A number below `n`, each as likely as the next.
    fn below(&mut self, n: u32) -> u32;

    /// A six-sided die.
    fn die(&mut self) -> u8 {
        1 + self.below(6) as u8
    }

    /// One of `n` things blindly taken out of a bag or a pool. `name` says what
    /// each would be called by somebody who forces the draw.
    fn draw(&mut self, n: usize, name: &dyn Fn(usize) -> String) -> usize {
        let _ = name;
        self.below(n as u32) as usize
    }

    /// The place among the first `n` that trades with the last of them, in a shuffle.
    fn swap(&mut self, n: usize) -> usize {
        self.below(n as u32) as usize
    }
}

/// Shuffles, every order as likely as the next.
pub fn shuffle<T>(items: &mut [T], chance: &mut (impl Chance + ?Sized)) {
    for n in (2..=items.len()).rev() {
        items.swap(n - 1, chance.swap(n));
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
    fn die(&mut self) -> u8 {
        (**self).die()
    }
    fn draw(&mut self, n: usize, name: &dyn Fn(usize) -> String) -> usize {
        (**self).draw(n, name)
    }
    fn swap(&mut self, n: usize) -> usize {
        (**self).swap(n)
    }
}

/// What all the dice of a game come from. It never leaves the server before the end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for simulations and tests, where nobody has anything to hide.
    pub fn from_number(number: u64) -> Seed {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Seed(seed)
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Seed(…)") // so that no log line gives a game away
    }
}

/// ChaCha20 with a stream of its own for each action, so that nothing asked or
/// undone shifts a later die. Sampling is ours, so that no library's next
/// version changes an old game.
pub struct Seeded(ChaCha20Rng);

impl Seeded {
    /// The dice of action `number`; set-up is number 0.
    pub fn new(seed: Seed, number: u64) -> Seeded {
        let mut stream = ChaCha20Rng::from_seed(seed.0);
        stream.set_stream(number);
        Seeded(stream)
    }
}

impl Chance for Seeded {
    fn below(&mut self, n: u32) -> u32 {
        assert!(0 < n, "a choice among nothing");
        let fair = u32::MAX - (u32::MAX % n + 1) % n; // the last number that still divides evenly
        loop {
            let drawn = self.0.next_u32();
            if drawn <= fair {
                return drawn % n;
            }
        }
    }
}

/// Dice and draws written down in advance. What was not foreseen is noted, and
/// so is what was never asked for.
#[derive(Default)]
pub struct Scripted {
    /// Dice still to be rolled.
    pub dice: VecDeque<u8>,
    /// Names of what is still to be drawn.
    pub draws: VecDeque<String>,
    /// What the script did not foresee.
    pub missed: Vec<Missed>,
    /// How many dice were rolled.
    pub rolled: usize,
}

/// What a script did not foresee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missed {
    /// The die of that place among those rolled, counted from 0.
    Die(usize),
    /// A draw from among these.
    Draw {
        /// What could be drawn.
        from: Vec<String>,
    },
    /// A draw of something that was not there to be drawn.
    NotThere {
        /// What the script names.
        wanted: String,
        /// What could be drawn.
        from: Vec<String>,
    },
}

impl Chance for Scripted {
    /// Chance of no named kind: the script has no word for it, so it is always 0.
    fn below(&mut self, _: u32) -> u32 {
        0
    }

    fn die(&mut self) -> u8 {
        self.rolled += 1;
        self.dice.pop_front().unwrap_or_else(|| {
            self.missed.push(Missed::Die(self.rolled - 1));
            1
        })
    }

    fn draw(&mut self, n: usize, name: &dyn Fn(usize) -> String) -> usize {
        let Some(wanted) = self.draws.pop_front() else {
            self.missed.push(Missed::Draw { from: (0..n).map(name).collect() });
            return 0;
        };
        (0..n).find(|i| name(*i) == wanted).unwrap_or_else(|| {
            self.missed.push(Missed::NotThere { wanted, from: (0..n).map(name).collect() });
            0
        })
    }

    /// A scripted shuffle leaves the order that the position gives.
    fn swap(&mut self, n: usize) -> usize {
        n - 1
    }
}

/// Counts how often it was asked: an action that asked can't be undone.
pub struct Counted<C> {
    /// Where the dice come from.
    pub chance: C,
    /// How often it was asked.
    pub asked: u32,
}

impl<C: Chance> Counted<C> {
    /// Counts what is asked of `chance`.
    pub fn new(chance: C) -> Counted<C> {
        Counted { chance, asked: 0 }
    }
}

impl<C: Chance> Chance for Counted<C> {
    fn below(&mut self, n: u32) -> u32 {
        self.asked += 1;
        self.chance.below(n)
    }
    fn die(&mut self) -> u8 {
        self.asked += 1;
        self.chance.die()
    }
    fn draw(&mut self, n: usize, name: &dyn Fn(usize) -> String) -> usize {
        self.asked += 1;
        self.chance.draw(n, name)
    }
    fn swap(&mut self, n: usize) -> usize {
        self.asked += 1;
        self.chance.swap(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_has_dice_of_its_own() {
        let seed = Seed::from_number(7);
        let rolls = |number| {
            let mut dice = Seeded::new(seed, number);
            [(); 20].map(|()| dice.die())
        };
        assert_eq!(rolls(3), rolls(3));
        assert_ne!(rolls(3), rolls(4));
    }

    /// What seed 1, action 1 gives, forever; any other ChaCha20 gives the same.
    #[test]
    fn the_dice_of_an_old_game_never_change() {
        let mut dice = Seeded::new(Seed::from_number(1), 1);
        let rolls: Vec<u8> = (0..12).map(|_| dice.die()).collect();
        assert_eq!(rolls, [1, 1, 4, 3, 4, 5, 4, 5, 2, 5, 2, 3]);
    }

    #[test]
    fn every_face_is_as_likely() {
        let mut dice = Seeded::new(Seed::from_number(2), 0);
        let mut faces = [0; 6];
        for _ in 0..60_000 {
            faces[usize::from(dice.die()) - 1] += 1;
        }
        assert!(faces.iter().all(|n| (9_500..10_500).contains(n)), "{faces:?}");
    }

    #[test]
    fn a_shuffle_keeps_what_it_shuffles() {
        let mut items: Vec<u8> = (0..31).collect();
        shuffle(&mut items, &mut Seeded::new(Seed::from_number(3), 0));
        assert_ne!(items, (0..31).collect::<Vec<u8>>());
        items.sort_unstable();
        assert_eq!(items, (0..31).collect::<Vec<u8>>());
    }
}
