//! Hints: what the computer would do in a player's place, thought of beside the tables.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use engine::{AnyPlaying, Phrase, Side};
use schemars::JsonSchema;
use serde::Serialize;
use shelf::{Shelf, Shelved, Stoppable, Threads};
use tokio::sync::Semaphore;

/// How many iterations a hint is searched for: fewer than a captain has for a turn, since a player waits.
const ITERATIONS: u32 = 2_000;

/// An action that the computer thinks good, by what that player may know.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct HintView {
    /// The action, in the game's notation: one of the choices.
    pub play: String,
    /// The chance to win after it, from 0 to 1, as the computer would play on for both.
    pub chance: f64,
    /// Why, in words.
    pub reasons: Vec<Phrase>,
}

/// Who thinks of hints for all tables, one at a time.
#[derive(Clone)]
pub struct Adviser {
    shelf: Arc<Shelf>,
    turn: Arc<Semaphore>,
    /// Set when the server goes away.
    stop: Arc<AtomicBool>,
}

impl Adviser {
    /// Nobody has asked anything yet.
    pub fn new(shelf: Arc<Shelf>, stop: Arc<AtomicBool>) -> Adviser {
        Adviser { shelf, turn: Arc::new(Semaphore::new(1)), stop }
    }

    /// At most three good actions for a side that is awaited, the best first. None, if the
    /// server goes away: a thought that was cut short is not told.
    pub async fn hints(&self, playing: Box<dyn AnyPlaying>, side: Side) -> Vec<HintView> {
        let Ok(_turn) = self.turn.acquire().await else { return Vec::new() };
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
    let hints = shelved.hints(playing, side, ITERATIONS, &host).into_iter();
    let told = |hint: shelf::Hint| {
        let mut reasons = vec![Phrase::new("hint-chance").number("n", percent(hint.chance))];
        let odds = shelved.odds(playing, side, &hint.play);
        if let Some(likeliest) = odds.and_then(|odds| odds.results.into_iter().next()) {
            let leads = Phrase::new("hint-result").phrase("result", likeliest.text);
            reasons.push(leads.number("n", percent(likeliest.chance)));
        }
        HintView { play: hint.play, chance: hint.chance, reasons }
    };
    hints.map(told).collect()
}

fn percent(chance: f64) -> i64 {
    (100.0 * chance).round() as i64
}

/// What a side was told last, as long as nothing has been played since.
#[derive(Default)]
pub struct Hinted(Mutex<Option<(u32, Side, Vec<HintView>)>>);

impl Hinted {
    /// What that side was told at that entry, if it was told anything.
    pub fn get(&self, entry: u32, side: Side) -> Option<Vec<HintView>> {
        let last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        last.as_ref().filter(|last| (last.0, last.1) == (entry, side)).map(|last| last.2.clone())
    }

    /// Keeps what was told, and forgets what was told before.
    pub fn keep(&self, entry: u32, side: Side, hints: &[HintView]) {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *last = Some((entry, side, hints.to_vec()));
    }
}
