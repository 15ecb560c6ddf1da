//! Reviews of finished games: made once, beside the tables and one after another, and kept in memory.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::AnyPlaying;
use shelf::review::ITERATIONS;
use shelf::{Host, Shelf, Stoppable, Threads};
use tokio::sync::Semaphore;

use crate::Error;

/// How many reviews may be waited for.
const WAITING: usize = 16;
/// How many are kept; the oldest is forgotten, and made again if somebody asks.
const KEPT: usize = 64;

/// Who reviews games for all tables, one at a time.
#[derive(Clone)]
pub struct Reviewer {
    shelf: Arc<Shelf>,
    turn: Arc<Semaphore>,
    /// Set when the server goes away.
    stop: Arc<AtomicBool>,
    reviews: Arc<Mutex<Reviews>>,
}

#[derive(Default)]
struct Reviews {
    /// Tables and their reviews as they travel, the oldest first.
    made: VecDeque<(String, Arc<str>)>,
    /// Tables whose review somebody waits for, and how far it has come, in hundredths.
    awaited: HashMap<String, Arc<AtomicU32>>,
}

impl Reviewer {
    /// Nobody has asked anything yet.
    pub fn new(shelf: Arc<Shelf>, stop: Arc<AtomicBool>) -> Reviewer {
        let turn = Arc::new(Semaphore::new(1));
        Reviewer { shelf, turn, stop, reviews: Arc::default() }
    }

    /// The review of a table as it travels, if it is made.
    pub fn made(&self, table: &str) -> Option<Arc<str>> {
        let reviews = self.lock();
        let made = reviews.made.iter().find(|(known, _)| known == table);
        made.map(|(_, review)| review.clone())
    }

    /// How far it has come, in hundredths, if it is being made or about to be.
    pub fn underway(&self, table: &str) -> Option<u32> {
        self.lock().awaited.get(table).map(|done| done.load(Ordering::Relaxed))
    }

    /// Sees to it that the review of a finished game is made. It takes a core up to a minute.
    pub fn make(&self, table: &str, playing: Box<dyn AnyPlaying>) -> Result<(), Error> {
        let mut reviews = self.lock();
        if reviews.awaited.contains_key(table) {
            return Ok(());
        }
        if WAITING <= reviews.awaited.len() {
            return Err(Error::Busy("too many reviews are asked for: wait a little"));
        }
        let done = Arc::new(AtomicU32::new(0));
        reviews.awaited.insert(table.into(), done.clone());
        tokio::spawn(self.clone().write(table.into(), playing, done));
        Ok(())
    }

    async fn write(self, table: String, playing: Box<dyn AnyPlaying>, done: Arc<AtomicU32>) {
        let review = match self.turn.acquire().await {
            Ok(_turn) => {
                let (shelf, stop) = (self.shelf.clone(), self.stop.clone());
                let written = tokio::task::spawn_blocking(move || {
                    let host = Stoppable { threads: Threads::ONE, stop: &stop };
                    let host = Counting { host, done: &done };
                    let shelved = shelf.get(playing.facts().name)?;
                    let review = shelved.review(playing.as_ref(), ITERATIONS, &host)?;
                    Some(serde_json::to_string(&review).expect("a review is plain data"))
                });
                written.await.unwrap_or_else(|error| {
                    tracing::error!(table, %error, "a game could not be reviewed");
                    None
                })
            }
            Err(_) => None,
        };
        let mut reviews = self.lock();
        reviews.awaited.remove(&table);
        if let Some(review) = review {
            reviews.made.push_back((table, review.into()));
            if KEPT < reviews.made.len() {
                reviews.made.pop_front();
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Reviews> {
        self.reviews.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Threads that say how far their work has come.
struct Counting<'a> {
    host: Stoppable<'a>,
    /// In hundredths.
    done: &'a AtomicU32,
}

impl Host for Counting<'_> {
    fn workers(&self) -> usize {
        self.host.workers()
    }

    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync)) {
        self.host.run(n, job);
    }

    fn now(&self) -> Duration {
        self.host.now()
    }

    fn stopped(&self) -> bool {
        self.host.stopped()
    }

    fn is_at(&self, done: usize, of: usize) {
        self.done.store((100 * done / of) as u32, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use engine::{Seed, Setup};

    use super::*;

    #[tokio::test]
    async fn no_more_reviews_are_waited_for_than_there_is_room_for() {
        let shelf = Arc::new(shelf::shelf());
        let game = shelf.games().next().unwrap().game();
        let playing = || game.start(&Setup::default(), Seed::from_number(1)).unwrap();
        let reviewer = Reviewer::new(shelf.clone(), Arc::default());
        let _turn = reviewer.turn.acquire().await.unwrap();
        for n in 0..WAITING {
            reviewer.make(&n.to_string(), playing()).unwrap();
        }
        assert!(matches!(reviewer.make("one more", playing()), Err(Error::Busy(_))));
        assert!(reviewer.make("3", playing()).is_ok(), "that one is waited for already");
        assert_eq!((reviewer.underway("3"), reviewer.underway("one more")), (Some(0), None));
    }
}
