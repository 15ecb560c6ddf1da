//! What the rules remember of a round, and forget when the next one begins.

use engine::{Array, BySide};
use serde::{Deserialize, Serialize};

use super::Board;
use crate::{CONNECTIONS, Connection, Connections, Spaces, Unit, Units};

/// What has happened in this round, where a rule asks for it later.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Round {
    /// Where each side had units when it began (13.1).
    pub held: BySide<Spaces>,
    /// What was captured when it began (10.7).
    pub(super) captured: Spaces,
    /// Where each side came first (13.1).
    pub(super) came_first: BySide<Spaces>,
    /// Connections by which each side has entered their first and their second end.
    pub(super) entries: BySide<[Connections; 2]>,
    /// Units that each side has moved along each connection (10.1).
    pub(super) used: BySide<Array<u8, CONNECTIONS>>,
    /// Roads that have carried an Artillery (10.1).
    pub(super) guns: BySide<Connections>,
    /// Closed to the British (card 39).
    pub closed: Option<Connection>,
    /// Construction markers that were laid in it (12.0).
    pub new_forts: Spaces,
    pub new_roads: Connections,
    /// The Brigade that built last in this phase (card 7).
    pub builder: Option<Unit>,
    /// Have fought, or fled into somebody else's Battle (13.9.3).
    pub fought: Units,
    /// Battles that have been fought.
    pub resolved: Spaces,
    /// Events that are used up (7.4).
    pub(super) used_up: BySide<u32>,
}

impl Board {
    /// A round begins: what counts "at the start of the round" is as things
    /// stand, and all else is forgotten (13.1, 10.7, ruling 119).
    pub fn begin_round(&mut self) {
        self.this_round = Round { held: self.present, captured: self.captured, ..Round::default() };
    }
}
