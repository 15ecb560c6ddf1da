//! The odds of what a player may choose: reckoned beside the tables, never in their way.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{AnyPlaying, Odds, Side};
use shelf::Shelf;
use tokio::sync::{Semaphore, SemaphorePermit};

/// Who reckons odds for all tables, one question at a time.
#[derive(Clone)]
pub struct Reckoner {
    shelf: Arc<Shelf>,
    turn: Arc<Semaphore>,
}

impl Reckoner {
    /// Nobody has asked anything yet.
    pub fn new(shelf: Arc<Shelf>) -> Reckoner {
        Reckoner { shelf, turn: Arc::new(Semaphore::new(1)) }
    }

    /// Waits until nobody else's odds are being reckoned.
    pub async fn turn(&self) -> SemaphorePermit<'_> {
        self.turn.acquire().await.expect("nobody ends it")
    }

    /// The odds of an action, for who has the turn; nothing, if nothing is settled by it.
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

/// So many answers are kept of one entry.
const KEPT: usize = 100;

/// What a table has been told, as long as nothing has been played since.
#[derive(Default)]
pub struct Told(Mutex<Answers>);

/// The answers that were given at one entry.
#[derive(Default)]
struct Answers {
    entry: u32,
    of: HashMap<(Side, String), Odds>,
}

impl Told {
    /// The odds that were told at that entry, if any were.
    pub fn get(&self, entry: u32, side: Side, play: &str) -> Option<Odds> {
        let told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if told.entry == entry { told.of.get(&(side, play.to_string())).cloned() } else { None }
    }

    /// Keeps odds of that entry, and forgets those of others. That there are none is found again as soon:
    /// whoever asks for what can't be played fills nothing.
    pub fn keep(&self, entry: u32, side: Side, play: &str, odds: &Odds) {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if told.entry != entry || KEPT <= told.of.len() {
            *told = Answers { entry, of: HashMap::new() };
        }
        told.of.insert((side, play.to_string()), odds.clone());
    }
}

#[test]
fn no_more_is_kept_than_may_be() {
    let told = Told::default();
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
