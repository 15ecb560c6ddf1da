//! Secrets for dice, and records of games between bots.

use engine::{BySide, PlayError, Record, Secret, SetupError};
use shelf::{Bout, PlayedGame, Shelved};
pub use shelf::{Mix, secret_from};

use crate::say::failure::Failure;

/// Returns a random secret.
pub fn secret() -> Result<Secret, NoRandomness> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Secret(bytes))
}

/// The failure of the operating system's generator.
#[derive(Debug, thiserror::Error)]
#[error("the system gives no random numbers ({0}); give --seed N")]
pub struct NoRandomness(#[from] getrandom::Error);

impl From<NoRandomness> for Failure {
    fn from(error: NoRandomness) -> Failure {
        Failure::Failed(error.to_string())
    }
}

/// Returns the record of a bout whose actions were kept. Its dice come from the secret alone, without the players' shares.
pub fn record(
    shelved: &dyn Shelved,
    bout: &Bout,
    played: &PlayedGame,
    names: BySide<String>,
    secret: Secret,
) -> Result<Record, NotRecorded> {
    let mut playing = shelved.game().start(bout.setup, bout.seed)?;
    for (side, action) in &played.actions {
        playing.play(*side, action)?;
    }
    let mut record = playing.record(names, BySide::default(), secret);
    if let Some((side, _)) = played.forfeit {
        record.result = Some(format!("{side} resigned"));
        record.secret = Some(secret);
    }
    Ok(record)
}

/// The reason why a bout can't be replayed to record it.
#[derive(Debug, thiserror::Error)]
pub enum NotRecorded {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Play(#[from] PlayError),
}
