//! Many games in parallel: the threads that play them, the progress bar, and Ctrl-C.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::num::NonZero;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::task::Poll;
use std::thread;

use crate::say::failure::Failure;
use crate::say::progress::Bar;

/// Returns the default number of games in parallel: one per core.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// The decision, after a game, whether to play another.
pub enum AfterGame {
    GoOn,
    Enough,
}

/// Plays the games with these numbers, begun in order, `jobs` at a time. `play` gets a watch and returns
/// `None` if the watch stopped its game; `done` is called with each finished game, in the order in which they
/// end, and can end the run. Returns the reason why no more games were played.
pub fn play<T: Send>(
    jobs: usize,
    numbers: impl Iterator<Item = u64> + Send,
    progress: &Progress,
    play: impl Fn(u64, &(dyn Fn(u32) -> bool + Sync)) -> Result<Option<T>, Failure> + Sync,
    mut done: impl FnMut(u64, T) -> Result<AfterGame, Failure>,
) -> Result<RunEnd, Failure> {
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
    let mut left = RunEnd::AtTheEnd;
    let mut heard = Ok(());
    let whole = thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work.clone())).collect();
        drop(work); // the list of games ends when the last sender is dropped
        for game in receive {
            // Games still under way at this point are discarded.
            if heard.is_err() || matches!(left, RunEnd::Enough) {
                continue;
            }
            match game.and_then(|(number, game)| done(number, game)) {
                Ok(AfterGame::GoOn) => {}
                Ok(AfterGame::Enough) => {
                    left = RunEnd::Enough;
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
    Ok(if matches!(left, RunEnd::AtTheEnd) && interrupted() { RunEnd::Interrupted } else { left })
}

/// The reason why no more games were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunEnd {
    AtTheEnd,
    Enough,
    Interrupted,
}

/// A progress bar that advances every few decisions; shown only on a terminal.
pub struct Progress {
    bar: Bar,
    games: Mutex<Games>,
}

/// The games that a bar counts.
#[derive(Default)]
struct Games {
    /// The decisions made in each game under way.
    running: BTreeMap<u64, u32>,
    /// The number of finished games, and the sum of their decisions.
    over: (u64, u64),
}

/// The steps of the bar for one game.
const STEPS: u64 = 1000;
/// The length of a game, in decisions, that is assumed until one has finished.
const USUAL_DECISIONS: f64 = 800.0;

impl Progress {
    pub fn new(games: u64) -> Progress {
        let bar = Bar::new(games * STEPS, format!("0/{games} games"));
        Progress { bar, games: Mutex::default() }
    }

    /// Records the number of decisions that game `number` has reached.
    fn at(&self, number: u64, decisions: u32) {
        if decisions.is_multiple_of(16) && !self.bar.is_hidden() {
            let mut games = self.lock();
            games.running.insert(number, decisions);
            self.bar.set(games.steps());
        }
    }

    /// Records that game `number` is over; `said` is the text beside the bar.
    pub fn over(&self, number: u64, decisions: u32, said: String) {
        let mut games = self.lock();
        games.running.remove(&number);
        games.over = (games.over.0 + 1, games.over.1 + u64::from(decisions));
        self.bar.tell(games.steps(), said);
    }

    fn finish(&self) {
        self.bar.finish();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Games> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Games {
    /// Returns the position of the bar. A game under way counts as the fraction that has probably been
    /// played.
    fn steps(&self) -> u64 {
        let (over, decisions) = self.over;
        let usual = if over == 0 { USUAL_DECISIONS } else { decisions as f64 / over as f64 };
        let part = |decisions: &u32| {
            let share = f64::from(*decisions) / usual;
            // The first half is linear. After that a long game approaches its end ever more slowly.
            if share < 0.5 { share } else { 1.0 - 0.25 / share }
        };
        let running: f64 = self.running.values().map(part).sum();
        over * STEPS + (running * STEPS as f64) as u64
    }
}

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Returns whether Ctrl-C was pressed.
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// Makes the first Ctrl-C stop only the games, so that the results so far are still reported. The second
/// Ctrl-C ends the program. Returns once the handler is installed.
pub fn catch_interrupts() {
    let (ready, begun) = mpsc::channel::<()>();
    thread::spawn(move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else {
            return; // Without a handler, Ctrl-C ends the program as usual.
        };
        runtime.block_on(async {
            let mut first = pin!(tokio::signal::ctrl_c());
            // The first poll installs the handler.
            let early = poll_fn(|context| Poll::Ready(first.as_mut().poll(context))).await;
            drop(ready);
            let caught = match early {
                Poll::Ready(caught) => caught,
                Poll::Pending => first.await,
            };
            if caught.is_ok() {
                INTERRUPTED.store(true, Ordering::Relaxed);
                if tokio::signal::ctrl_c().await.is_ok() {
                    std::process::exit(i32::from(crate::say::failure::INTERRUPTED));
                }
            }
        });
    });
    let _ = begun.recv(); // Nothing is ever sent: the channel closes.
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
                    Ok(if seen.len() as u64 == most { AfterGame::Enough } else { AfterGame::GoOn })
                },
            );
            seen.sort_unstable();
            (seen, left.ok())
        };
        let all: Vec<_> = (0..100).map(|n| (n, n * 2)).collect();
        assert_eq!(played(3, 1000), (all.clone(), Some(RunEnd::AtTheEnd)));
        assert_eq!(played(1, 10), (all[..10].to_vec(), Some(RunEnd::Enough)));
    }
}
