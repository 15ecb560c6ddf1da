//! Bots think beside the tables, never in their way.

use std::sync::Arc;
use std::time::Duration;

use engine::{AnyPlaying, Side};
use shelf::{Budget, Level, Shelf, Shelved, Threads};
use tokio::sync::Semaphore;

use crate::secrets;

/// A table's bot may search, but not for ever: so many iterations, or milliseconds.
const LONGEST_SEARCH: u32 = 50_000;

/// The level of a bot that may sit down, or why it may not.
pub fn seat_level(shelved: &dyn Shelved, text: &str) -> Result<Level, String> {
    let level = shelved.level(text)?;
    let too_long = match level.budget() {
        None => false,
        Some(Budget::Iterations(n)) => LONGEST_SEARCH < n,
        Some(Budget::Time(time)) => Duration::from_millis(LONGEST_SEARCH.into()) < time,
    };
    if too_long {
        return Err(format!("a table's bot searches at most {LONGEST_SEARCH}"));
    }
    Ok(level)
}

/// The threads that bots may think with: as many as the machine has cores.
#[derive(Clone)]
pub struct Thinkers {
    shelf: Arc<Shelf>,
    cores: Arc<Semaphore>,
}

impl Thinkers {
    /// Nobody thinks yet.
    pub fn new(shelf: Arc<Shelf>) -> Thinkers {
        let cores = Threads::all().count();
        Thinkers { shelf, cores: Arc::new(Semaphore::new(cores)) }
    }

    /// An action for `side`, whatever happens to its bot: one that fails is
    /// stood in for by the weakest, and that one by chance.
    pub async fn think(
        &self,
        playing: Box<dyn AnyPlaying>,
        side: Side,
        level: &str,
    ) -> Option<String> {
        let playing: Arc<dyn AnyPlaying> = Arc::from(playing);
        for level in [level, "random"] {
            if let Some(play) = self.ask(playing.clone(), side, level).await {
                return Some(play);
            }
        }
        let mut choices = playing.choices(side);
        if choices.is_empty() {
            return None;
        }
        let n = u64::from_le_bytes(secrets::random()) % choices.len() as u64;
        Some(choices.swap_remove(n as usize).play)
    }

    /// What it answers, if that can be played.
    async fn ask(&self, playing: Arc<dyn AnyPlaying>, side: Side, level: &str) -> Option<String> {
        let _core = self.cores.acquire().await.ok()?;
        // Half of what is free, so that the next one need not wait.
        let more = self.cores.try_acquire_many(self.cores.available_permits().div_ceil(2) as u32);
        let threads = 1 + more.as_ref().map_or(0, |more| more.num_permits());
        let shelf = self.shelf.clone();
        let asked = level.to_string();
        let thought = tokio::task::spawn_blocking(move || {
            let seed = u64::from_le_bytes(secrets::random());
            let shelved = shelf.find(playing.facts().name).map_err(|error| error.to_string())?;
            let level = asked.parse::<Level>().unwrap_or_default();
            let host = Threads::new(threads);
            let play = shelved.choose(playing.as_ref(), side, &level, seed, &host);
            let mut tried = playing.boxed();
            tried.play(side, &play).map(|()| play).map_err(|error| error.to_string())
        });
        match thought.await {
            Ok(Ok(play)) => Some(play),
            Ok(Err(error)) => {
                tracing::error!(%side, level, %error, "a bot chose what can't be played");
                None
            }
            Err(error) => {
                tracing::error!(%side, level, %error, "a bot failed");
                None
            }
        }
    }
}
