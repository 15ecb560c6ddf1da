//! Thinking: bots, odds, hints and reviews. A thinker follows tables as a second server would, entry by
//! entry.

use std::collections::HashMap;
use std::time::Duration;

use engine::{AnyPlaying, BySide, Side};
use serde_json::{Value, json};
use shelf::review::ITERATIONS;
use shelf::{Hint, SeatedBot, Shelf, Shelved};
use table::wire::HintView;
use table::{Entry, Stored, Table, questions};

use crate::refused::refused;

/// The largest number of iterations of a search for hints.
const MOST_ITERATIONS: u32 = 200_000;

/// A function that is called as a long job advances, with the number of finished parts and the number of
/// all parts.
pub(crate) type Progress<'a> = &'a (dyn Fn(usize, usize) + Sync);

/// A host with one thread and no clock.
struct Alone<'a>(Progress<'a>);

impl shelf::Host for Alone<'_> {
    fn workers(&self) -> usize {
        1
    }

    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..n).for_each(job);
    }

    fn now(&self) -> Duration {
        // No clock is needed, since every level that can be chosen has a budget of iterations.
        Duration::ZERO
    }

    fn is_at(&self, done: usize, of: usize) {
        (self.0)(done, of);
    }
}

/// A table that a thinker follows, with the bots at its seats.
struct Followed {
    table: Table,
    bots: BySide<Option<(String, Box<dyn SeatedBot>)>>,
}

/// The tables that a thinker follows.
#[derive(Default)]
pub(crate) struct Thinker {
    tables: HashMap<String, Followed>,
}

impl Thinker {
    /// Starts to follow a table.
    pub fn follow(&mut self, shelf: &Shelf, stored: Stored, now: i64) -> Value {
        let game = shelf.get(&stored.game).map(Shelved::game);
        let id = stored.id.clone();
        let table = Table::replay(stored, game, now);
        self.tables.insert(id, Followed { table, bots: BySide::default() });
        json!({})
    }

    /// Applies new entries of a table that the thinker follows. If that fails, the answer asks for the
    /// whole table.
    pub fn catch_up(&mut self, table: &str, entries: &[Entry]) -> Value {
        let known = self.tables.get_mut(table);
        let follows = known.is_some_and(|followed| followed.table.catch_up(entries));
        if follows {
            return json!({});
        }
        self.tables.remove(table);
        json!({ "whole": true })
    }

    /// Returns the action of the bot of a side, or `null` if that side need not choose.
    pub fn think(
        &mut self,
        shelf: &Shelf,
        table: &str,
        side: Side,
        level: &str,
        seed: &str,
    ) -> Value {
        let play = (|| {
            let Followed { table, bots } = self.tables.get_mut(table)?;
            let playing = questions::playing_as(table, side)?;
            let shelved = shelf.get(playing.facts().name)?;
            let bot = match &mut bots[side] {
                Some((at, bot)) if at == level => bot,
                seat => {
                    &mut seat.insert((level.into(), shelved.bot(&shelved.level(level).ok()?))).1
                }
            };
            Some(bot.choose(playing, side, seed.parse().ok()?, &Alone(&|_, _| ())))
        })();
        json!({ "play": play })
    }

    /// Returns the odds of an action after some steps, or `null` if the action has none.
    pub fn odds(
        &self,
        shelf: &Shelf,
        table: &str,
        side: Side,
        play: &str,
        after: &[String],
    ) -> Value {
        let odds = (|| {
            let playing = questions::playing_as(&self.tables.get(table)?.table, side)?;
            let shelved = shelf.get(playing.facts().name)?;
            shelved.odds(&*questions::walked(playing.boxed(), side, after)?, side, play)
        })();
        json!({ "odds": odds })
    }

    /// Returns at most three good actions for a side, best first.
    pub fn hints(&self, shelf: &Shelf, table: &str, side: Side, iterations: Option<u32>) -> Value {
        let iterations = iterations.unwrap_or(Hint::ITERATIONS).clamp(1, MOST_ITERATIONS);
        let hints = (|| {
            let playing = questions::playing_as(&self.tables.get(table)?.table, side)?;
            let shelved = shelf.get(playing.facts().name)?;
            let hints = shelved.hints(playing, side, iterations, &Alone(&|_, _| ()));
            let told = |hint: Hint| HintView {
                reasons: hint.reasons(shelved, playing, side),
                chance: hint.chance,
                play: hint.play,
            };
            Some(hints.into_iter().map(told).collect::<Vec<_>>())
        })();
        json!({ "hints": hints.unwrap_or_default() })
    }

    /// Returns the review of a finished game.
    pub fn review(&self, shelf: &Shelf, table: &str, progress: Progress) -> Value {
        let none = || table::Error::NotFound(format!("there is no table {table:?}"));
        let playing = self.tables.get(table).ok_or_else(none);
        let playing = playing.and_then(|followed| followed.table.finished());
        let playing: &dyn AnyPlaying = match playing {
            Ok(playing) => playing,
            Err(error) => return refused(&error.detail()),
        };
        let shelved = shelf.get(playing.facts().name);
        let review =
            shelved.and_then(|shelved| shelved.review(playing, ITERATIONS, &Alone(progress)));
        json!({ "review": review })
    }
}
