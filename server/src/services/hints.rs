//! Hints: the computer's advice to a player, computed without delaying the tables.

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use engine::{AnyPlaying, Side};
use shelf::{Hint, Shelf, Shelved, Stoppable, Threads};
use table::wire::HintView;

use super::queue::{Queue, Urgency};

/// An adviser that computes the hints for all tables, one request at a time. Client addresses take turns.
#[derive(Clone)]
pub struct Adviser {
    shelf: Arc<Shelf>,
    queue: Queue,
    /// Set when the server stops.
    stop: Arc<AtomicBool>,
}

impl Adviser {
    /// Creates an adviser with an empty queue.
    pub fn new(shelf: Arc<Shelf>, stop: Arc<AtomicBool>) -> Adviser {
        Adviser { shelf, queue: Queue::default(), stop }
    }

    /// Returns at most three good actions for a side that is awaited, best first, on behalf of a client at
    /// `address`. Returns `None` if the server stops, since a search that was cut short is not reported.
    pub async fn hints(
        &self,
        playing: Box<dyn AnyPlaying>,
        side: Side,
        address: IpAddr,
    ) -> Vec<HintView> {
        let _turn = self.queue.turn(address, Urgency::Played).await;
        let (shelf, stop) = (self.shelf.clone(), self.stop.clone());
        let thought = tokio::task::spawn_blocking(move || {
            let shelved = shelf.get(playing.facts().name)?;
            let hints = hints(shelved, playing.as_ref(), side, &stop);
            (!stop.load(Ordering::Relaxed)).then_some(hints)
        });
        match thought.await {
            Ok(hints) => hints.unwrap_or_default(),
            Err(error) => {
                tracing::error!(%side, %error, "no hint could be thought of");
                Vec::new()
            }
        }
    }
}

fn hints(
    shelved: &dyn Shelved,
    playing: &dyn AnyPlaying,
    side: Side,
    stop: &AtomicBool,
) -> Vec<HintView> {
    let host = Stoppable { threads: Threads::ONE, stop };
    let hints = shelved.hints(playing, side, Hint::ITERATIONS, &host).into_iter();
    let told = |hint: Hint| HintView {
        reasons: hint.reasons(shelved, playing, side),
        chance: hint.chance,
        play: hint.play,
    };
    hints.map(told).collect()
}

/// The last hints to a side, kept as long as nothing has been played since.
#[derive(Default)]
pub struct Hinted(Mutex<Option<(u32, Side, Vec<HintView>)>>);

impl Hinted {
    /// Returns the hints that were given to a side at an entry, if there were any.
    pub fn get(&self, entry: u32, side: Side) -> Option<Vec<HintView>> {
        let last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        last.as_ref().filter(|last| (last.0, last.1) == (entry, side)).map(|last| last.2.clone())
    }

    /// Keeps these hints, and forgets the earlier ones.
    pub fn keep(&self, entry: u32, side: Side, hints: &[HintView]) {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *last = Some((entry, side, hints.to_vec()));
    }
}
