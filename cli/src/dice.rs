//! Seeds, secrets and records of the games that this program hosts itself.

use engine::{BySide, Record, Secret, Side, seed_of};
use shelf::{Bout, Played, Shelved};
pub use shelf::{Mix, secret_from};

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
