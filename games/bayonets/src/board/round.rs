//! The facts about a round that later rules depend on.

use engine::{Array, BySide};
use serde::{Deserialize, Serialize};

use crate::{CONNECTIONS, Connection, Connections, Spaces, Unit, Units};

/// The events of this round on which a later rule depends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Round {
    /// Spaces where each side had units when the round began (13.1).
    pub held: BySide<Spaces>,
    /// Spaces that were captured when the round began (10.7).
    pub(super) captured: Spaces,
    /// Spaces where each side arrived first (13.1).
    pub(super) came_first: BySide<Spaces>,
    /// The connections that each side has used, by direction: those used towards their first end,
    /// and those used towards their second end.
    pub(super) entries: BySide<[Connections; 2]>,
    /// The number of units that each side has moved along each connection (10.1).
    pub(super) used: BySide<Array<u8, CONNECTIONS>>,
    /// Roads that have been used by Artillery (10.1).
    pub(super) guns: BySide<Connections>,
    /// The connection that is closed to the British (card 39).
    pub closed: Option<Connection>,
    /// Construction markers placed this round (12.0).
    pub new_forts: Spaces,
    pub new_roads: Connections,
    /// The Brigade that made the last Construction in this phase (card 7).
    pub builder: Option<Unit>,
    /// Units that have fought, or have retreated into another Battle (13.9.3).
    pub fought: Units,
    /// Battles that have been fought.
    pub resolved: Spaces,
    /// Events that are used up (7.4).
    pub(super) used_up: BySide<u32>,
}
