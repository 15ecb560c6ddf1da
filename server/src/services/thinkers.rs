//! Bots think in threads of their own, without delaying the tables.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use engine::{AnyPlaying, BySide, Side};
use shelf::{Budget, Level, SeatedBot, Shelf, Shelved, Threads};
use tokio::sync::Semaphore;

use super::programs::ProgramAnswer;
use super::turns::{Cores, InTurns};
use crate::Limits;
use crate::error::{LONGEST_SEARCH, SeatLevelError};

/// Returns the level of a bot that may take a seat, or the reason why it may not. `programs` are the names of
/// the operator's programs.
pub fn seat_level(
    shelved: &dyn Shelved,
    text: &str,
    programs: &[&str],
) -> Result<Level, SeatLevelError> {
    let level = shelved.level_besides(text, programs)?;
    let too_long = match level.budget() {
        None => false,
        Some(Budget::Iterations(n)) => LONGEST_SEARCH < n,
        Some(Budget::Time(time)) => Duration::from_millis(LONGEST_SEARCH.into()) < time,
    };
    if too_long {
        return Err(SeatLevelError::TooLong);
    }
    Ok(level)
}

/// The bots at the seats of one table, with their memory of its game. The memory may be lost, since a bot plays
/// just as well without it.
#[derive(Default)]
pub struct Bots {
    seated: Mutex<BySide<Option<SeatedAt>>>,
    /// The time at which each bot began to think about its present turn.
    turns: Mutex<BySide<Option<Instant>>>,
}

/// A bot, and the level at which it plays.
type SeatedAt = (Box<dyn SeatedBot>, String);

impl Bots {
    /// Takes the bot out of its seat for the time that it thinks.
    fn take(
        &self,
        side: Side,
        level: &str,
        sit: impl FnOnce() -> Box<dyn SeatedBot>,
    ) -> Box<dyn SeatedBot> {
        let seated = self.seated.lock().unwrap_or_else(PoisonError::into_inner)[side].take();
        seated.filter(|(_, at)| at == level).map_or_else(sit, |(bot, _)| bot)
    }

    fn put(&self, side: Side, level: String, bot: Box<dyn SeatedBot>) {
        self.seated.lock().unwrap_or_else(PoisonError::into_inner)[side] = Some((bot, level));
    }

    /// Returns when that bot began to think about its present turn, given that it is asked at `asked`. If the
    /// bot answers another player's action, a new turn begins.
    pub fn turn_since(&self, side: Side, asked: Instant, answers: bool) -> Instant {
        let mut turns = self.turns.lock().unwrap_or_else(PoisonError::into_inner);
        let since = turns[side].filter(|_| !answers).unwrap_or(asked);
        turns[side] = Some(since);
        since
    }
}

/// The thinkers of all tables, which share the cores of the machine.
#[derive(Clone)]
pub struct Thinkers {
    shelf: Arc<Shelf>,
    cores: Arc<Cores>,
    /// Permits for thoughts. Each thought has a thread, even while it waits for a core.
    places: Arc<Semaphore>,
    most: usize,
    /// Set when the server stops, which ends all thinking.
    stop: Arc<AtomicBool>,
    /// The beat. An answer to another player is sent a whole number of beats after the question. An answer that
    /// would reveal something about a hand (in a window, or chosen in secret) is always sent at the first beat.
    /// A bot that has nothing to answer with has nothing to think about, so a longer wait would show the
    /// opponent that the bot has something.
    beat: Duration,
    /// The time after which a bot must finish its turn with the best actions found so far.
    turn: Duration,
}

impl Thinkers {
    /// Creates idle thinkers.
    pub fn new(shelf: Arc<Shelf>, beat: Duration, limits: &Limits) -> Thinkers {
        let cores = Arc::new(Cores::new(Threads::all().count()));
        let most = limits.thoughts.max(1) as usize;
        let places = Arc::new(Semaphore::new(most));
        let turn = Duration::from_millis(limits.turn_ms);
        Thinkers { shelf, cores, places, most, stop: Arc::default(), beat, turn }
    }

    /// Returns the time at which to end a thought in a turn that began at `since`; `None` if the level has
    /// its own limit on thinking time.
    pub fn in_time_for_the_turn(&self, since: Instant, level: &str) -> Option<Instant> {
        let level = level.parse::<Level>().ok()?;
        level.budget().is_none().then(|| since + self.turn)
    }

    /// Returns the time at which to end a thought that began at `asked` and whose answer must be sent at the
    /// first beat, with some time left for playing it. Returns `None` if answers are sent as soon as they are
    /// ready.
    pub fn in_time_for_the_beat(&self, asked: Instant) -> Option<Instant> {
        (!self.beat.is_zero()).then(|| asked + self.beat * 2 / 3)
    }

    /// Returns the time that an answer still has to wait if finding it took `took`.
    pub fn until_the_beat(&self, took: Duration) -> Duration {
        if self.beat.is_zero() {
            return Duration::ZERO;
        }
        let beats = took.as_nanos() / self.beat.as_nanos() + 1;
        self.beat.saturating_mul(u32::try_from(beats).unwrap_or(u32::MAX)) - took
    }

    /// Returns the number of bots that are thinking now.
    pub fn under_way(&self) -> usize {
        self.most - self.places.available_permits()
    }

    /// Returns the number of bots that wait for a thread.
    pub fn waiting(&self) -> usize {
        self.cores.crowd()
    }

    /// Returns the flag that is set when the server stops, for other services that think.
    pub fn stopping(&self) -> Arc<AtomicBool> {
        self.stop.clone()
    }

    /// Ends every search, and makes every later search end at once.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Returns an action for `side`. If its bot fails, the weakest bot chooses instead; if that fails too, a
    /// legal action is chosen at random. Returns `None` if the server stops, since a thought that was cut
    /// short is not played. If `side` has nothing to choose, there is no answer. The thought ends at `until`,
    /// if given, with the best action found by then. The same `seed` gives the same thought.
    pub async fn think(
        &self,
        bots: Arc<Bots>,
        playing: Box<dyn AnyPlaying>,
        side: Side,
        level: &str,
        seed: u64,
        until: Option<Instant>,
    ) -> Option<ProgramAnswer> {
        let playing: Arc<dyn AnyPlaying> = Arc::from(playing);
        for level in [level, "random"] {
            let play = self.ask(bots.clone(), playing.clone(), side, level, seed, until).await;
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            if let Some(play) = play {
                return Some(ProgramAnswer::Play(play));
            }
        }
        Some(by_chance(playing.as_ref(), side, seed))
    }

    /// Returns the bot's answer, unless the bot fails. The table decides whether the answer can be played.
    async fn ask(
        &self,
        bots: Arc<Bots>,
        playing: Arc<dyn AnyPlaying>,
        side: Side,
        level: &str,
        seed: u64,
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
            let shelved = shelf.find(playing.facts().name).map_err(|error| error.to_string())?;
            let level = asked.parse::<Level>().unwrap_or_default();
            let host = InTurns::new(&cores, cores.to_spare(), &stop).until(until);
            let mut bot = bots.take(side, &asked, || shelved.bot(&level));
            let play = bot.choose(playing.as_ref(), side, seed, &host);
            bots.put(side, asked, bot);
            Ok::<String, String>(play)
        });
        match thought.await {
            Ok(Ok(play)) => Some(play),
            Ok(Err(error)) => {
                tracing::error!(%side, level, %error, "a bot can't be asked");
                None
            }
            Err(error) => {
                tracing::error!(%side, level, %error, "a bot failed");
                None
            }
        }
    }
}

/// Returns a random legal action of a side, for a bot that has no answer.
pub fn by_chance(playing: &dyn AnyPlaying, side: Side, seed: u64) -> ProgramAnswer {
    let mut choices = playing.choices(side);
    if choices.is_empty() {
        tracing::error!(%side, "a bot has nothing to play");
        return ProgramAnswer::None;
    }
    let n = seed % choices.len() as u64;
    ProgramAnswer::Play(choices.swap_remove(n as usize).play)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_leaves_at_a_beat_however_long_it_took() {
        let ms = Duration::from_millis;
        let thinkers = Thinkers::new(Arc::default(), ms(600), &Limits::default());
        for (took, waits) in [(0, 600), (1, 599), (599, 1), (600, 600), (1700, 100)] {
            assert_eq!(thinkers.until_the_beat(ms(took)), ms(waits), "took {took}");
        }
        let now = Instant::now();
        assert_eq!(thinkers.in_time_for_the_beat(now), Some(now + ms(400)));
        let at_once = Thinkers::new(Arc::default(), Duration::ZERO, &Limits::default());
        assert_eq!(at_once.in_time_for_the_beat(now), None);
        assert_eq!(at_once.until_the_beat(ms(5)), Duration::ZERO);
    }

    #[test]
    fn a_turn_ends_in_time_unless_its_level_says_how_long_it_takes() {
        let limits = Limits { turn_ms: 700, ..Limits::default() };
        let thinkers = Thinkers::new(Arc::default(), Duration::ZERO, &limits);
        let (bots, ms) = (Bots::default(), Duration::from_millis);
        let begun = Instant::now();
        let side = Side::French;
        assert_eq!(bots.turn_since(side, begun, false), begun);
        assert_eq!(bots.turn_since(side, begun + ms(500), false), begun, "the same turn goes on");
        assert_eq!(bots.turn_since(side, begun + ms(900), true), begun + ms(900));
        assert_eq!(bots.turn_since(side.other(), begun + ms(5), false), begun + ms(5));
        let until = |level| thinkers.in_time_for_the_turn(begun, level);
        assert_eq!(until("captain"), Some(begun + ms(700)));
        assert_eq!((until("search:50s"), until("search:20000")), (None, None));
    }
}
