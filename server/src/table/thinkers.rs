//! Bots think beside the tables, never in their way.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use engine::{AnyPlaying, BySide, Side};
use shelf::{Budget, Level, Seated, Shelf, Shelved, Threads};
use tokio::sync::Semaphore;

use super::turns::{Cores, InTurns};
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

/// The bots at the seats of one table, with what they remember of its game. It
/// can be lost: a bot that has forgotten everything plays as well.
#[derive(Default)]
pub struct Bots(Mutex<BySide<Option<SeatedAt>>>);

/// A bot, and the level that it plays at.
type SeatedAt = (Box<dyn Seated>, String);

impl Bots {
    /// The bot of that seat, who leaves it while he thinks.
    fn take(
        &self,
        side: Side,
        level: &str,
        sit: impl FnOnce() -> Box<dyn Seated>,
    ) -> Box<dyn Seated> {
        let seated = self.0.lock().unwrap_or_else(PoisonError::into_inner)[side].take();
        seated.filter(|(_, at)| at == level).map_or_else(sit, |(bot, _)| bot)
    }

    fn put(&self, side: Side, level: String, bot: Box<dyn Seated>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[side] = Some((bot, level));
    }
}

/// Who thinks for all tables, with the cores of the machine.
#[derive(Clone)]
pub struct Thinkers {
    shelf: Arc<Shelf>,
    cores: Arc<Cores>,
    /// Each thought has a thread, whether it is its turn or not.
    places: Arc<Semaphore>,
    most: usize,
    /// Set when the server goes away: nobody thinks any longer.
    stop: Arc<AtomicBool>,
    /// What answers somebody leaves at a whole number of these after it was asked for; what tells
    /// of a hand (in a window, or chosen in secret) at the first of them. One who holds nothing to
    /// answer with has no thought to take time over, and the other would see it.
    beat: Duration,
}

impl Thinkers {
    /// Nobody thinks yet.
    pub fn new(shelf: Arc<Shelf>, beat: Duration, thoughts: u64) -> Thinkers {
        let cores = Arc::new(Cores::new(Threads::all().count()));
        let most = thoughts.max(1) as usize;
        let places = Arc::new(Semaphore::new(most));
        Thinkers { shelf, cores, places, most, stop: Arc::default(), beat }
    }

    /// When to end a thought that was begun at `asked` and whose answer leaves at the first beat: so
    /// long before that there is time to play it. Never, if answers leave as soon as they can.
    pub fn in_time_for_the_beat(&self, asked: Instant) -> Option<Instant> {
        (!self.beat.is_zero()).then(|| asked + self.beat * 2 / 3)
    }

    /// How long an answer waits that took so long to find.
    pub fn until_the_beat(&self, took: Duration) -> Duration {
        if self.beat.is_zero() {
            return Duration::ZERO;
        }
        let beats = took.as_nanos() / self.beat.as_nanos() + 1;
        self.beat.saturating_mul(u32::try_from(beats).unwrap_or(u32::MAX)) - took
    }

    /// How many think now.
    pub fn under_way(&self) -> usize {
        self.most - self.places.available_permits()
    }

    /// How many wait for a place.
    pub fn waiting(&self) -> usize {
        self.cores.crowd()
    }

    /// What is set when the server goes away, for whoever else thinks.
    pub fn stopping(&self) -> Arc<AtomicBool> {
        self.stop.clone()
    }

    /// Ends every search, and every one that is still to come.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// An action for `side`, whatever happens to its bot: one that fails is
    /// stood in for by the weakest, and that one by chance. Nothing, if there is
    /// nothing to choose or the server goes away: a thought that was cut short by that is not played.
    /// It ends at the moment `until`, if one is named, with what was found by then.
    pub async fn think(
        &self,
        bots: Arc<Bots>,
        playing: Box<dyn AnyPlaying>,
        side: Side,
        level: &str,
        until: Option<Instant>,
    ) -> Option<String> {
        let playing: Arc<dyn AnyPlaying> = Arc::from(playing);
        for level in [level, "random"] {
            let play = self.ask(bots.clone(), playing.clone(), side, level, until).await;
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            if play.is_some() {
                return play;
            }
        }
        let mut choices = playing.choices(side);
        if choices.is_empty() {
            tracing::error!(%side, level, "a bot has nothing to play");
            return None;
        }
        let n = u64::from_le_bytes(secrets::random()) % choices.len() as u64;
        Some(choices.swap_remove(n as usize).play)
    }

    /// What it answers, if that can be played.
    async fn ask(
        &self,
        bots: Arc<Bots>,
        playing: Arc<dyn AnyPlaying>,
        side: Side,
        level: &str,
        until: Option<Instant>,
    ) -> Option<String> {
        let _place = match self.places.try_acquire() {
            Ok(place) => place,
            Err(_) => {
                let _crowded = self.cores.crowded();
                self.places.acquire().await.ok()?
            }
        };
        let cores = self.cores.clone();
        let (shelf, stop) = (self.shelf.clone(), self.stop.clone());
        let asked = level.to_string();
        let thought = tokio::task::spawn_blocking(move || {
            let seed = u64::from_le_bytes(secrets::random());
            let shelved = shelf.find(playing.facts().name).map_err(|error| error.to_string())?;
            let level = asked.parse::<Level>().unwrap_or_default();
            let host = InTurns::new(&cores, cores.to_spare(), &stop).until(until);
            let mut bot = bots.take(side, &asked, || shelved.bot(&level));
            let play = bot.choose(playing.as_ref(), side, seed, &host);
            let mut tried = playing.boxed();
            tried.play(side, &play).map_err(|error| error.to_string())?;
            bots.put(side, asked, bot);
            Ok::<String, String>(play)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_leaves_at_a_beat_however_long_it_took() {
        let ms = Duration::from_millis;
        let thinkers = Thinkers::new(Arc::default(), ms(600), 1);
        for (took, waits) in [(0, 600), (1, 599), (599, 1), (600, 600), (1700, 100)] {
            assert_eq!(thinkers.until_the_beat(ms(took)), ms(waits), "took {took}");
        }
        let now = Instant::now();
        assert_eq!(thinkers.in_time_for_the_beat(now), Some(now + ms(400)));
        let at_once = Thinkers::new(Arc::default(), Duration::ZERO, 1);
        assert_eq!(at_once.in_time_for_the_beat(now), None);
        assert_eq!(at_once.until_the_beat(ms(5)), Duration::ZERO);
    }
}
