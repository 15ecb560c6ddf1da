//! The status of a table, for a player's list of tables.

use engine::{BySide, Eye, Side, Sides, Tick};
use schemars::JsonSchema;
use serde::Serialize;

use super::state::{Player, shown};
use crate::table::{Table, TableStage};
use crate::{clock, seats};

/// The status of a table, for a player's list of tables.
#[derive(Serialize, JsonSchema)]
pub struct TableStatus {
    /// The table's id.
    table: String,
    /// The game's id.
    game: String,
    /// The scenario's id.
    scenario: String,
    /// The players.
    players: BySide<Player>,
    /// The seats of the player who asks for the status; empty for a watcher.
    seats: Vec<Side>,
    /// The sides that must choose.
    awaited: Vec<Side>,
    /// The time of the last entry, in milliseconds since 1970.
    since: i64,
    /// The number of actions that have been played and not taken back.
    number: u32,
    /// The game's date; empty before the game has begun.
    clock: Vec<Tick>,
    /// When each running clock runs out, in milliseconds since 1970.
    runs_out: BySide<Option<i64>>,
    /// The result, once the game is over: `french`, `british`, `draw`, `french resigned`, `french out of
    /// time`; or `unplayable`.
    result: Option<String>,
}

impl TableStatus {
    /// Returns the status for a visitor with tokens of these hashes, or with this account, if the visitor may
    /// view the table.
    pub fn of(
        table: &Table,
        hashes: &[String],
        account: Option<&str>,
        here: BySide<bool>,
    ) -> Option<TableStatus> {
        let opened =
            hashes.iter().filter_map(|hash| table.seats_of(std::slice::from_ref(hash)).ok());
        let owned = table.seats_held(&[], account).unwrap_or(Sides::NONE);
        let held = opened.flat_map(|sides| sides.iter()).fold(owned, Sides::with);
        let eye = table.eye(held.iter().next().map_or(Eye::Watcher, Eye::Of));
        seats::may_look(table, held, None).then(|| TableStatus {
            table: table.stored.id.clone(),
            game: table.stored.game.clone(),
            scenario: table.stored.setup.scenario.clone(),
            players: BySide::of(|side| Player::of(table, side, here[side])),
            seats: held.iter().collect(),
            awaited: table.awaited().iter().collect(),
            since: table.since(),
            number: table.number(),
            clock: shown(table).map_or(Vec::new(), |playing| playing.view(eye).clock),
            runs_out: clock::time_left(table).map_or(BySide::default(), |now| now.runs_out),
            result: match table.stage {
                TableStage::Unplayable { .. } => table.result().or(Some("unplayable".into())),
                TableStage::Waiting | TableStage::Playing(_) => table.result(),
            },
        })
    }
}
