//! The states of a tournament.

use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The state of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentState {
    /// Players enter, and no round has been paired.
    Announced,
    /// The first round has been paired.
    Running,
    /// All rounds have been played.
    Ended,
    /// The organiser has cancelled the tournament.
    Cancelled,
}

/// The error for a word that is not the name of a state.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no state of a tournament")]
pub struct UnknownTournamentState(String);

impl TournamentState {
    /// Returns the name under which the state is stored and sent.
    pub fn name(self) -> &'static str {
        match self {
            TournamentState::Announced => "announced",
            TournamentState::Running => "running",
            TournamentState::Ended => "ended",
            TournamentState::Cancelled => "cancelled",
        }
    }

    /// Returns whether nothing can happen any more.
    pub fn is_over(self) -> bool {
        matches!(self, TournamentState::Ended | TournamentState::Cancelled)
    }
}

impl FromStr for TournamentState {
    type Err = UnknownTournamentState;

    fn from_str(name: &str) -> Result<TournamentState, UnknownTournamentState> {
        use TournamentState::*;
        let mut all = [Announced, Running, Ended, Cancelled].into_iter();
        let found = all.find(|state| state.name() == name);
        found.ok_or_else(|| UnknownTournamentState(name.into()))
    }
}
