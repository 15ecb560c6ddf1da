//! Seeds, secrets and records of the games that this program hosts itself.

use engine::{BySide, Record, Secret, Side, seed_of};
use shelf::{Bout, Played, Shelved, split_mix};

/// A stream of numbers by SplitMix64.
#[derive(Clone, Copy, Debug)]
pub struct Mix(pub u64);

impl Mix {
    /// A stream of its own for each run of numbers.
    pub fn of(numbers: &[u64]) -> Mix {
        numbers.iter().fold(Mix(0x005e_ed0f_ca41_1105), |mix, number| {
            let mut mixed = Mix(mix.0 ^ number);
            Mix(mixed.next())
        })
    }

    /// The next number.
    pub fn next(&mut self) -> u64 {
        split_mix(&mut self.0)
    }
}

/// A secret that anybody can make again from its numbers.
pub fn secret_from(numbers: &[u64]) -> Secret {
    let mut mix = Mix::of(numbers);
    let mut bytes = [0; 32];
    for part in bytes.chunks_mut(8) {
        part.copy_from_slice(&mix.next().to_le_bytes());
    }
    Secret(bytes)
}

/// A secret that nobody can guess.
pub fn secret() -> Result<Secret, String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| format!("the system gives no random numbers ({error}); give --seed N"))?;
    Ok(Secret(bytes))
}

/// What a bot thinks with at one decision. It shares nothing with the dice.
pub fn thought(secret: &Secret, side: Side, number: u32) -> u64 {
    let label = BySide { french: format!("thought of {side}"), british: number.to_string() };
    let seed = seed_of(secret, &label).0;
    u64::from_le_bytes(std::array::from_fn(|n| seed[n]))
}

/// The record of a bout whose actions were kept, and which nobody added anything to the dice of.
pub fn record(
    shelved: &dyn Shelved,
    bout: &Bout,
    played: &Played,
    names: BySide<String>,
    secret: Secret,
) -> Result<Record, String> {
    let mut playing =
        shelved.game().start(bout.setup, bout.seed).map_err(|error| error.to_string())?;
    for (side, action) in &played.actions {
        playing.play(*side, action).map_err(|error| error.to_string())?;
    }
    let mut record = playing.record(names, BySide::default(), secret);
    if let Some((side, _)) = played.forfeit {
        record.result = Some(format!("{side} resigned"));
        record.secret = Some(secret);
    }
    Ok(record)
}
