//! The numbers that identify the newest state of a table.

use engine::BySide;

/// The part of a table that is known: the last entry, and the number of other changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// The last known entry.
    pub entry: u32,
    /// The number of other changes.
    pub changes: i64,
}

/// The numbers that identify the newest state of a table, which all nodes read from the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Latest {
    pub mark: Mark,
    /// The number of the table's last line of chat.
    pub said: i64,
    /// The sides whose players are at other nodes.
    pub elsewhere: BySide<bool>,
}
