//! Dice, draws and shuffles, which always come from outside the rules.

#![expect(
    clippy::disallowed_types,
    reason = "here is the one generator, which games know as `Chance`"
)]

use std::collections::VecDeque;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// The source of a game's dice, draws and shuffles. The rules never see a generator.
pub trait Chance {
    /// Returns a number below `n`; all numbers are equally likely.
    fn below(&mut self, n: u32) -> u32;

    /// Rolls a six-sided die.
    fn die(&mut self) -> u8 {
        1 + self.below(6) as u8
    }

    /// Draws one of `n` things blindly from a bag or a pool, and returns its index. `name`
    /// returns the name of each thing, for sources of chance that choose the result by name.
    fn draw(&mut self, n: usize, name: &dyn Fn(usize) -> String) -> usize {
        let _ = name;
        self.below(n as u32) as usize
    }

    /// Makes one step of a shuffle: returns the index, below `n`, of the item that trades places
    /// with item `n - 1`.
    fn swap(&mut self, n: usize) -> usize {
        self.below(n as u32) as usize
    }
}

/// Shuffles `items`; all orders are equally likely.
pub fn shuffle<T>(items: &mut [T], chance: &mut dyn Chance) {
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

/// The seed that all dice of a game come from. The seed never leaves the server before the game is
/// over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// Makes a seed for simulations and tests, where nothing has to be secret.
    pub fn from_number(number: u64) -> Seed {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Seed(seed)
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Seed(…)") // so that a log never reveals the dice of a game
    }
}

/// ChaCha20 with a separate stream for each action, so that an action that is tried or undone
/// never changes the dice of a later action. Code in this file turns the stream into dice, so
/// that a new version of a library can't change the dice of an old game.
pub struct Seeded(ChaCha20Rng);

impl Seeded {
    /// Returns the dice of action `number`; set-up is number 0.
    pub fn new(seed: Seed, number: u64) -> Seeded {
        let mut stream = ChaCha20Rng::from_seed(seed.0);
        stream.set_stream(number);
        Seeded(stream)
    }
}

impl Chance for Seeded {
    fn below(&mut self, n: u32) -> u32 {
        assert!(0 < n, "a choice among nothing");
        let fair = u32::MAX - (u32::MAX % n + 1) % n; // the highest value that keeps all remainders equally likely
        loop {
            let drawn = self.0.next_u32();
            if drawn <= fair {
                return drawn % n;
            }
        }
    }
}

/// A source of dice and draws that were written down in advance. The source records the requests
/// that the script did not foresee, and keeps the values that were never requested.
#[derive(Clone, Default)]
pub struct Scripted {
    /// Dice still to be rolled.
    pub dice: VecDeque<u8>,
    /// Names of the things still to be drawn.
    pub draws: VecDeque<String>,
    /// Indices for the shuffles still to come ([`Chance::swap`]).
    pub trades: VecDeque<usize>,
    /// Requests that the script did not foresee.
    pub missed: Vec<Missed>,
    /// Number of dice rolled.
    pub rolled: usize,
}

/// A request that the script did not foresee.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Missed {
    /// A die. The number is the place of the die among the dice rolled, counted from 0.
    #[error("die {} was rolled and is not in the script", .0 + 1)]
    Die(usize),
    /// A draw.
    #[error("something was drawn and is not in the script; write one of {}", .from.join(", "))]
    Draw {
        /// The things that could be drawn.
        from: Vec<String>,
    },
    /// A draw for which the script names something that can't be drawn.
    #[error("{wanted:?} can't be drawn; write one of {}", .from.join(", "))]
    NotThere {
        /// The name in the script.
        wanted: String,
        /// The things that could be drawn.
        from: Vec<String>,
    },
}

impl Chance for Scripted {
    /// Returns 0: the script has no notation for chance that is neither die, draw nor shuffle.
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

    /// Keeps the order that the position gives, if the script has nothing for this shuffle.
    fn swap(&mut self, n: usize) -> usize {
        let place = self.trades.pop_front().unwrap_or(n - 1);
        if n <= place {
            let from = (0..n).map(|place| place.to_string()).collect();
            self.missed.push(Missed::NotThere { wanted: place.to_string(), from });
            return n - 1;
        }
        place
    }
}

impl Scripted {
    /// Returns true if everything in the script has been requested.
    pub fn is_empty(&self) -> bool {
        self.dice.is_empty() && self.draws.is_empty() && self.trades.is_empty()
    }
}

/// A source of chance that counts the requests made to it: an action that rolled dice or drew cards can't be
/// undone.
pub struct Counted<C> {
    /// The source that requests are passed on to.
    pub chance: C,
    /// Number of requests.
    pub asked: u32,
}

impl<C: Chance> Counted<C> {
    /// Wraps `chance`, with a count of zero.
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

    /// The dice of action 1 with seed 1 never change; any implementation of ChaCha20 gives the
    /// same dice.
    #[test]
    fn the_dice_of_an_old_game_never_change() {
        let mut dice = Seeded::new(Seed::from_number(1), 1);
        let rolls: Vec<u8> = (0..12).map(|_| dice.die()).collect();
        assert_eq!(rolls, [1, 1, 4, 3, 4, 5, 4, 5, 2, 5, 2, 3]);
    }

    #[test]
    fn every_face_is_equally_likely() {
        let mut dice = Seeded::new(Seed::from_number(2), 0);
        let mut faces = [0; 6];
        for _ in 0..60_000 {
            faces[usize::from(dice.die()) - 1] += 1;
        }
        assert!(faces.iter().all(|n| (9_500..10_500).contains(n)), "{faces:?}");
    }

    #[test]
    fn a_shuffle_keeps_every_element() {
        let mut items: Vec<u8> = (0..31).collect();
        shuffle(&mut items, &mut Seeded::new(Seed::from_number(3), 0));
        assert_ne!(items, (0..31).collect::<Vec<u8>>());
        items.sort_unstable();
        assert_eq!(items, (0..31).collect::<Vec<u8>>());
    }
}
