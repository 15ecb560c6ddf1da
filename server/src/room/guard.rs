//! The table of a room in memory, and the guard through which it is read and changed.

use std::ops::Deref;

use engine::{BySide, Side};
use table::Table;
use table::wire::{LastSeen, Messages, Viewer};
use tokio::sync::MutexGuard;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::store::Mark;

/// The table, kept as long as it is certain to equal the stored one, and the messages made from it.
#[derive(Default)]
pub(super) struct Cache {
    pub(super) table: Option<Table>,
    pub(super) messages: Messages<Utf8Bytes>,
    messages_of: u64,
    /// The entry at which each bot began to think.
    thinking: BySide<Option<u32>>,
}

impl Cache {
    /// Forgets the table, and which bots are thinking about it.
    pub(super) fn forget(&mut self) {
        self.table = None;
        self.thinking = BySide::default();
    }

    /// Returns the last known entry and count of changes, if the table is in memory.
    pub(super) fn mark(&self) -> Option<Mark> {
        self.table.as_ref().map(mark)
    }
}

/// Returns the last known entry and count of changes of a table.
pub(super) fn mark(table: &Table) -> Mark {
    Mark { entry: table.entry(), changes: table.stored.changes }
}

/// Exclusive access to the table of a room.
///
/// After a change, the table is ahead of the store until the change is [committed](Guard::commit). If a guard
/// is dropped before that, by an error, a panic or a task that ends, the table is removed from memory.
pub(super) struct Guard<'a> {
    pub(super) cache: MutexGuard<'a, Cache>,
    /// Whether the table differs from the store.
    pub(super) ahead: bool,
    /// Whether the table differs from what was last shown here.
    pub(super) news: bool,
}

impl Deref for Guard<'_> {
    type Target = Table;
    fn deref(&self) -> &Table {
        self.cache.table.as_ref().expect("a guard is made with a table")
    }
}

impl Guard<'_> {
    fn table(&mut self) -> &mut Table {
        self.cache.table.as_mut().expect("a guard is made with a table")
    }

    /// Changes the table, which then differs from the store until the change is committed.
    pub(super) fn change<T>(&mut self, make: impl FnOnce(&mut Table) -> T) -> T {
        self.ahead = true;
        make(self.table())
    }

    /// Changes the table. If the change is refused, the table stays unchanged.
    pub(super) fn try_change<T, E>(
        &mut self,
        make: impl FnOnce(&mut Table) -> Result<T, E>,
    ) -> Result<T, E> {
        let before = self.ahead;
        let made = self.change(make);
        if made.is_err() {
            self.ahead = before;
        }
        made
    }

    /// Records that the store now holds all changes. `changes` is the store's count of them.
    pub(super) fn commit(&mut self, changes: i64) {
        self.table().stored.changes = changes;
        self.cache.messages.changed();
        self.ahead = false;
    }

    /// Returns whether the table differs from what was last shown here.
    pub(super) fn is_news(&self) -> bool {
        self.news
    }

    /// Returns the message to a viewer, at version `version` of the visible state.
    pub(super) fn message(
        &mut self,
        version: u64,
        viewer: Viewer,
        here: BySide<bool>,
        shared: bool,
    ) -> (Utf8Bytes, LastSeen) {
        let Cache { table, messages, messages_of, .. } = &mut *self.cache;
        if *messages_of != version {
            messages.changed();
            *messages_of = version;
        }
        let table = table.as_ref().expect("a guard is made with a table");
        messages.message(table, viewer, here, shared)
    }

    /// Returns whether the bot of a side is thinking about its present choice.
    pub(super) fn is_thinking(&self, side: Side) -> bool {
        self.cache.thinking[side].is_some_and(|entry| self.still_holds(entry, side))
    }

    /// Notes that the bot of a side is thinking about its present choice.
    pub(super) fn note_thought(&mut self, side: Side) {
        self.cache.thinking[side] = Some(self.entry());
    }

    /// Forgets which bots are thinking about this table.
    pub(super) fn forget_thoughts(&mut self) {
        self.cache.thinking = BySide::default();
    }
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        if self.ahead {
            self.cache.table = None;
        }
    }
}
