//! Many games at once: the threads that play them, how far they are, and Ctrl-C.

use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;

/// How many games are played at once, if nobody says: one a core.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// What to do after a game.
pub enum Next {
    GoOn,
    Enough,
}

/// Plays the games of these numbers in their order, `jobs` at once. `play` is told
/// the watch of its game, and returns nothing if it was stopped by it; `done` hears of
/// each finished game, in the order in which they end, and may say that it is enough.
/// Returns whether it was left early.
pub fn play<T: Send>(
    jobs: usize,
    numbers: impl Iterator<Item = u64> + Send,
    progress: &Progress,
    play: impl Fn(u64, &(dyn Fn(u32) -> bool + Sync)) -> Result<Option<T>, Failure> + Sync,
    mut done: impl FnMut(u64, T) -> Result<Next, Failure>,
) -> Result<Left, Failure> {
    let stop = AtomicBool::new(false);
    let numbers = Mutex::new(numbers);
    let next = || numbers.lock().unwrap_or_else(PoisonError::into_inner).next();
    let (send, receive) = mpsc::channel();
    let (stop, play) = (&stop, &play);
    let next = &next;
    let work = move || {
        let stopped = || stop.load(Ordering::Relaxed) || interrupted();
        while !stopped()
            && let Some(number) = next()
        {
            let watch = |decisions: u32| {
                progress.at(number, decisions);
                !stopped()
            };
            match play(number, &watch) {
                Ok(None) => break,
                Ok(Some(game)) => drop(send.send(Ok((number, game)))),
                Err(failure) => drop(send.send(Err(failure))),
            }
        }
    };
    let mut left = Left::AtTheEnd;
    let mut heard = Ok(());
    let whole = thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work.clone())).collect();
        drop(work); // with the last sender the list of games ends
        for game in receive {
            // What is still under way when all has been heard is nobody's business.
            if heard.is_err() || matches!(left, Left::Enough) {
                continue;
            }
            match game.and_then(|(number, game)| done(number, game)) {
                Ok(Next::GoOn) => {}
                Ok(Next::Enough) => {
                    left = Left::Enough;
                    stop.store(true, Ordering::Relaxed);
                }
                Err(failure) => {
                    heard = Err(failure);
                    stop.store(true, Ordering::Relaxed);
                }
            }
        }
        workers.into_iter().all(|worker| worker.join().is_ok())
    });
    progress.finish();
    heard?;
    if !whole {
        return Err(Failure::Failed(
            "a game broke down; please report it with this command".into(),
        ));
    }
    Ok(if matches!(left, Left::AtTheEnd) && interrupted() { Left::Interrupted } else { left })
}

/// Why no more games were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    AtTheEnd,
    Enough,
    Interrupted,
}

/// A bar that moves with every few decisions, on a terminal; elsewhere nothing.
pub struct Progress {
    bar: ProgressBar,
    games: Mutex<Games>,
}

/// The games of a bar.
#[derive(Default)]
struct Games {
    /// How far those under way are, in decisions.
    running: BTreeMap<u64, u32>,
    /// How many are over, and their decisions in all.
    over: (u64, u64),
}

/// One game is so many steps of the bar.
const STEPS: u64 = 1000;
/// A game is thought this long while none has been seen to its end.
const USUAL_DECISIONS: f64 = 800.0;

impl Progress {
    pub fn new(games: u64) -> Progress {
        let bar = if std::io::stderr().is_terminal() {
            let style = ProgressStyle::with_template("{wide_bar} {msg}, {eta} left")
                .unwrap_or_else(|_| ProgressStyle::default_bar());
            ProgressBar::new(games * STEPS).with_style(style)
        } else {
            ProgressBar::hidden()
        };
        bar.set_message(format!("0/{games} games"));
        Progress { bar, games: Mutex::default() }
    }

    /// Game `number` has come to so many decisions.
    fn at(&self, number: u64, decisions: u32) {
        if decisions.is_multiple_of(16) && !self.bar.is_hidden() {
            let mut games = self.lock();
            games.running.insert(number, decisions);
            self.bar.set_position(games.steps());
        }
    }

    /// Game `number` is over; `said` is what stands beside the bar.
    pub fn over(&self, number: u64, decisions: u32, said: String) {
        let mut games = self.lock();
        games.running.remove(&number);
        games.over = (games.over.0 + 1, games.over.1 + u64::from(decisions));
        self.bar.set_position(games.steps());
        self.bar.set_message(said);
    }

    fn finish(&self) {
        self.bar.finish_and_clear();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Games> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Games {
    /// How far the bar is: a game under way counts as much of a game as it is likely to be.
    fn steps(&self) -> u64 {
        let (over, decisions) = self.over;
        let usual = if over == 0 { USUAL_DECISIONS } else { decisions as f64 / over as f64 };
        let part = |decisions: &u32| {
            let share = f64::from(*decisions) / usual;
            // The first half goes by evenly; a game that takes long comes ever slower to its end.
            if share < 0.5 { share } else { 1.0 - 0.25 / share }
        };
        let running: f64 = self.running.values().map(part).sum();
        over * STEPS + (running * STEPS as f64) as u64
    }
}

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Has somebody pressed Ctrl-C?
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// From now on Ctrl-C only stops the games, so that what has been played is still
/// reported; the second time it ends the program.
pub fn catch_interrupts() {
    thread::spawn(|| {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else {
            return; // then Ctrl-C does what it always does
        };
        runtime.block_on(async {
            if tokio::signal::ctrl_c().await.is_ok() {
                INTERRUPTED.store(true, Ordering::Relaxed);
                if tokio::signal::ctrl_c().await.is_ok() {
                    std::process::exit(i32::from(crate::failure::INTERRUPTED));
                }
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_moves_within_a_game_and_never_beyond_it() {
        let mut games = Games::default();
        let mut last = 0;
        for decisions in (0..20_000).step_by(16) {
            games.running.insert(0, decisions);
            let steps = games.steps();
            assert!(last <= steps && steps < STEPS, "{decisions}: {steps}");
            last = steps;
        }
        assert!(STEPS * 9 / 10 < last);
    }

    #[test]
    fn all_games_are_played_once_and_enough_is_enough() {
        let played = |jobs, most: u64| {
            let mut seen = Vec::new();
            let left = play(
                jobs,
                0..100,
                &Progress::new(100),
                |number, _| Ok(Some(number * 2)),
                |number, twice| {
                    seen.push((number, twice));
                    Ok(if seen.len() as u64 == most { Next::Enough } else { Next::GoOn })
                },
            );
            seen.sort_unstable();
            (seen, left.ok())
        };
        let all: Vec<_> = (0..100).map(|n| (n, n * 2)).collect();
        assert_eq!(played(3, 1000), (all.clone(), Some(Left::AtTheEnd)));
        assert_eq!(played(1, 10), (all[..10].to_vec(), Some(Left::Enough)));
    }
}
