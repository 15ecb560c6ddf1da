//! The odds of a player's choices, computed without delaying the tables.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{AnyPlaying, Odds, Side};
use shelf::Shelf;
use tokio::sync::{Semaphore, SemaphorePermit};

/// A reckoner that computes odds for all tables, one question at a time.
#[derive(Clone)]
pub struct Reckoner {
    shelf: Arc<Shelf>,
    turn: Arc<Semaphore>,
}

impl Reckoner {
    /// Creates an idle reckoner.
    pub fn new(shelf: Arc<Shelf>) -> Reckoner {
        Reckoner { shelf, turn: Arc::new(Semaphore::new(1)) }
    }

    /// Waits until no other odds are being computed.
    pub async fn turn(&self) -> SemaphorePermit<'_> {
        self.turn.acquire().await.expect("nothing closes the semaphore")
    }

    /// Returns the odds of an action; `None` if the action has none. The caller must hold the
    /// [turn](Reckoner::turn).
    pub async fn odds(
        &self,
        _turn: &SemaphorePermit<'_>,
        playing: Box<dyn AnyPlaying>,
        side: Side,
        play: &str,
    ) -> Option<Odds> {
        let (shelf, play) = (self.shelf.clone(), play.to_string());
        let reckoned = tokio::task::spawn_blocking(move || {
            shelf.get(playing.facts().name)?.odds(playing.as_ref(), side, &play)
        });
        reckoned.await.unwrap_or_else(|error| {
            tracing::error!(%side, %error, "odds could not be reckoned");
            None
        })
    }
}

/// The maximum number of answers kept for one entry.
const KEPT: usize = 100;

/// The odds that were sent for a table, kept as long as nothing has been played since.
#[derive(Default)]
pub struct OddsSent(Mutex<Answers>);

/// The answers that were given at one entry.
#[derive(Default)]
struct Answers {
    entry: u32,
    of: HashMap<(Side, String), Odds>,
}

impl OddsSent {
    /// Returns the odds that were sent at an entry, if there were any.
    pub fn get(&self, entry: u32, side: Side, play: &str) -> Option<Odds> {
        let told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if told.entry == entry { told.of.get(&(side, play.to_string())).cloned() } else { None }
    }

    /// Keeps the odds of an action at an entry, and forgets those of other entries. The answer that there are
    /// no odds is not kept: it is quickly computed again, and requests for illegal actions must not fill the
    /// memory.
    pub fn keep(&self, entry: u32, side: Side, play: &str, odds: &Odds) {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if told.entry != entry || KEPT <= told.of.len() {
            *told = Answers { entry, of: HashMap::new() };
        }
        told.of.insert((side, play.to_string()), odds.clone());
    }
}

#[test]
fn no_more_answers_are_kept_than_the_limit() {
    let told = OddsSent::default();
    let kept = || told.0.lock().unwrap().of.len();
    let (results, losses) = (Vec::new(), engine::BySide::default());
    let (standing, threats) = (Vec::new(), Vec::new());
    let odds = Odds { results, standing, threats, losses, exact: true, later: false, panel: None };
    for n in 0..3 * KEPT {
        told.keep(1, Side::French, &n.to_string(), &odds);
        assert!(told.get(1, Side::French, &n.to_string()).is_some() && kept() <= KEPT);
    }
    told.keep(2, Side::French, "go", &odds);
    assert_eq!((kept(), told.get(1, Side::French, "go")), (1, None));
}
