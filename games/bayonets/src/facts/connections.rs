//! The facts of connections (2.2).

use serde::Deserialize;

use super::spaces::ends;
use super::{Nation, Space};

/// The facts of a connection (2.2).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConnectionFacts {
    /// The connection's two ends, as the map lists them.
    #[serde(skip)]
    pub id: &'static str,
    #[serde(deserialize_with = "ends")]
    pub ends: [Space; 2],
    /// Whether the connection is a Highway; otherwise it is a Path.
    #[serde(default)]
    pub highway: bool,
    #[serde(default)]
    pub coastal: bool,
    pub nation: Option<Nation>,
    /// Whether the connection crosses a lake, so that warships can close it (card 39).
    #[serde(default)]
    pub lake: bool,
}
