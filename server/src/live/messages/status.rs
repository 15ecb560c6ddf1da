//! How a table stands, for the list of one's own.

use engine::{BySide, Eye, Side, Sides, Tick};
use schemars::JsonSchema;
use serde::Serialize;

use super::{Player, shown};
use crate::table::{Stage, Table, claims, clocks};

/// How a table stands, for the list of those that somebody sits at.
#[derive(Serialize, JsonSchema)]
pub struct TableStatus {
    /// The table's id.
    table: String,
    /// Which game is played.
    game: String,
    /// Which scenario.
    scenario: String,
    /// Who plays.
    players: BySide<Player>,
    /// The seats of who asks; none, if he watches.
    seats: Vec<Side>,
    /// Who must choose.
    awaited: Vec<Side>,
    /// Since when, in milliseconds since 1970.
    since: i64,
    /// How many actions have been played and stand.
    number: u32,
    /// Where the game stands; empty before it has begun.
    clock: Vec<Tick>,
    /// When the time of a side runs out, in milliseconds since 1970, if it runs.
    runs_out: BySide<Option<i64>>,
    /// Once it is over: `french`, `british`, `draw`, `french resigned`, `french out of time`; or `unplayable`.
    result: Option<String>,
}

impl TableStatus {
    /// As it is for who comes with tokens of these hashes, if he may look at it.
    pub fn of(table: &Table, hashes: &[String], here: BySide<bool>) -> Option<TableStatus> {
        let opened =
            hashes.iter().filter_map(|hash| table.seats_of(std::slice::from_ref(hash)).ok());
        let seats = opened.flat_map(|sides| sides.iter()).fold(Sides::NONE, Sides::with);
        let eye = table.eye(seats.iter().next().map_or(Eye::Watcher, Eye::Of));
        claims::may_look(table, seats, None).then(|| TableStatus {
            table: table.stored.id.clone(),
            game: table.stored.game.clone(),
            scenario: table.stored.setup.scenario.clone(),
            players: BySide::of(|side| Player::of(table, side, here[side])),
            seats: seats.iter().collect(),
            awaited: table.awaited().iter().collect(),
            since: table.since(),
            number: table.number(),
            clock: shown(table).map_or(Vec::new(), |playing| playing.view(eye).clock),
            runs_out: clocks::standing(table).map_or(BySide::default(), |now| now.runs_out),
            result: match table.stage {
                Stage::Unplayable { .. } => table.result().or(Some("unplayable".into())),
                Stage::Waiting | Stage::Playing(_) => table.result(),
            },
        })
    }
}
