//! The way in which a party enters a space.

use serde::{Deserialize, Serialize};

use crate::{Space, Units, WayKind};

/// The way in which the party has reached its present space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arrival {
    /// The space that the party came from.
    pub from: Option<Space>,
    /// The connection by which the party came; `None` if it came by sea.
    pub way: Option<WayKind>,
    pub landing: bool,
    pub infiltrating: bool,
    /// Whether the party infiltrated the space that it came from.
    pub through: bool,
    /// Enemies that the party has infiltrated, and which may not intercept it again (E 14.24).
    pub slipped: Units,
}
