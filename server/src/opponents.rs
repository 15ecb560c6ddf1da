//! Opponents think beside the tables, never in their way.

use std::sync::Arc;

use engine::{AnyGame, AnyPlaying, Side};
use tokio::sync::Semaphore;

use crate::text;

/// The games that can be played, and who plays them.
pub trait Opponents: Send + Sync + 'static {
    fn games(&self) -> &[&'static dyn AnyGame];
    fn levels(&self) -> &[&'static str];
    fn default_level(&self) -> &'static str;
    /// The level as it is written, or why there is no such level.
    fn check(&self, level: &str) -> Result<String, String>;
    /// An action in the game's notation. It may take its time.
    fn choose(
        &self,
        playing: &dyn AnyPlaying,
        side: Side,
        level: &str,
        seed: u64,
        threads: usize,
    ) -> String;

    fn game(&self, name: &str) -> Option<&'static dyn AnyGame> {
        self.games().iter().copied().find(|game| game.facts().name == name)
    }
}

/// The games and opponents of this program.
pub struct Bots;

/// A table's bot may search, but not for ever.
const LONGEST_SEARCH: u64 = 50_000;

impl Opponents for Bots {
    fn games(&self) -> &[&'static dyn AnyGame] {
        bots::games()
    }

    fn levels(&self) -> &[&'static str] {
        bots::LEVELS
    }

    fn default_level(&self) -> &'static str {
        bots::DEFAULT_LEVEL
    }

    fn check(&self, level: &str) -> Result<String, String> {
        let level: bots::Level = level.parse()?;
        let level = level.to_string();
        let digits: String = level.chars().filter(char::is_ascii_digit).collect();
        if digits.parse::<u64>().is_ok_and(|budget| LONGEST_SEARCH < budget) || 9 < digits.len() {
            return Err(format!("a table's bot searches at most {LONGEST_SEARCH}"));
        }
        Ok(level)
    }

    fn choose(
        &self,
        playing: &dyn AnyPlaying,
        side: Side,
        level: &str,
        seed: u64,
        threads: usize,
    ) -> String {
        let level = level.parse::<bots::Level>().unwrap_or_default();
        bots::choose(playing, side, &level, seed, threads)
    }
}

/// The threads that bots may think with: as many as the machine has cores.
#[derive(Clone)]
pub struct Thinkers {
    opponents: Arc<dyn Opponents>,
    cores: Arc<Semaphore>,
}

impl Thinkers {
    pub fn new(opponents: Arc<dyn Opponents>) -> Thinkers {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinkers { opponents, cores: Arc::new(Semaphore::new(cores)) }
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
        let n = u64::from_le_bytes(text::random()) % choices.len() as u64;
        Some(choices.swap_remove(n as usize).play)
    }

    /// What it answers, if that can be played.
    async fn ask(&self, playing: Arc<dyn AnyPlaying>, side: Side, level: &str) -> Option<String> {
        let _core = self.cores.acquire().await.ok()?;
        // Half of what is free, so that the next one need not wait.
        let more = self.cores.try_acquire_many(self.cores.available_permits().div_ceil(2) as u32);
        let threads = 1 + more.as_ref().map_or(0, |more| more.num_permits());
        let opponents = self.opponents.clone();
        let asked = level.to_string();
        let thought = tokio::task::spawn_blocking(move || {
            let seed = u64::from_le_bytes(text::random());
            let play = opponents.choose(playing.as_ref(), side, &asked, seed, threads);
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
