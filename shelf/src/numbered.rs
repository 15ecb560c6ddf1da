//! Numbered games: each is determined by a seed and a number, on any machine.

use bots::{Level, split_mix};
use engine::{BySide, Secret, Setup, Side, seed_of};

use crate::{Bout, BoutError, PlayedGame, Shelved};

/// A stream of pseudo-random numbers (SplitMix64).
#[derive(Clone, Copy, Debug)]
pub struct Mix(pub u64);

impl Mix {
    /// Returns the stream that is seeded by these numbers.
    pub fn of(numbers: &[u64]) -> Mix {
        numbers.iter().fold(Mix(0x005e_ed0f_ca41_1105), |mix, number| {
            let mut mixed = Mix(mix.0 ^ number);
            Mix(mixed.draw())
        })
    }

    /// Returns the next number.
    pub fn draw(&mut self) -> u64 {
        split_mix(&mut self.0)
    }
}

/// Returns a reproducible secret, derived from these numbers.
pub fn secret_from(numbers: &[u64]) -> Secret {
    let mut mix = Mix::of(numbers);
    let mut bytes = [0; 32];
    for part in bytes.chunks_mut(8) {
        part.copy_from_slice(&mix.draw().to_le_bytes());
    }
    Secret(bytes)
}

/// Returns the seed of a bot's search at one decision of game `k`.
pub fn thought_of(seed: u64, k: u64, side: Side, decision: u32) -> u64 {
    Mix::of(&[seed, k, u64::from(decision), side as u64]).draw()
}

/// Plays game `k` of a simulation, exactly as `carillon sim` plays it. The same game is also part of pair
/// `k` of `carillon match`, with the same bots on the same sides. `setup` must have been checked.
pub fn play_numbered(
    shelved: &dyn Shelved,
    setup: &Setup,
    bots: &BySide<Level>,
    seed: u64,
    k: u64,
) -> Result<PlayedGame, BoutError> {
    let dice = seed_of(&secret_from(&[seed, k]), &BySide::default());
    let thought = |side: Side, decision: u32| thought_of(seed, k, side, decision);
    let played = shelved.play_out(&Bout::new(setup, dice, bots, &thought))?;
    played.ok_or(BoutError::Stopped)
}
