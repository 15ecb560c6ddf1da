//! Messages between a page and the host of its table: [`ClientMessage`]s and [`ServerMessage`]s.
//!
//! The largest message, the table, is made once for all viewers who see the same. Each viewer is sent
//! only the difference from the last message to that viewer ([`sent`], [`patch`]).

mod answers;
mod client;
mod failure;
mod parts;
mod patch;
mod sent;
mod state;
mod status;
mod study;

use schemars::JsonSchema;
use serde::Serialize;

use state::{PatchMessage, TableMessage, written};

pub use answers::{
    AckMessage, AtMessage, ChatMessage, HintMessage, HintView, NoMessage, OddsMessage, Then,
    TimeMessage, WaysMessage, WhyMessage,
};
pub use client::ClientMessage;
pub use failure::{Code, ErrorDetail};
pub use patch::patched;
pub use sent::{LastSeen, Messages, Viewer};
pub use state::looks_as;
pub use status::TableStatus;
pub use study::{
    ChancesMessage, ForbiddenView, NodeView, NodesMessage, RolledView, RollerView, StudyChange,
    StudyView, TriedView,
};

/// A message from the server.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum ServerMessage {
    /// The whole table: after `sit`, and whenever a `patch` is not possible.
    Table(Box<TableMessage>),
    /// The difference from the last `table` or `patch`, if it is shorter than the whole table.
    Patch(PatchMessage),
    /// The request has been stored.
    Ack(AckMessage),
    /// The request was refused.
    No(NoMessage),
    /// The answer to `why`.
    Why(WhyMessage),
    /// The answer to `ways`.
    Ways(WaysMessage),
    /// The answer to `odds`.
    Odds(Box<OddsMessage>),
    /// The answer to `hint`.
    Hint(HintMessage),
    /// The answer to `at`.
    At(Box<AtMessage>),
    /// Lines of chat, oldest first: all of them after `sit`, then line by line.
    Chat(ChatMessage),
    /// The answer to `ping`.
    Pong,
    /// The server's time: after `sit`, at a table with a clock.
    Time(TimeMessage),
    /// Nodes of a study: all of them after `sit`, then those that have changed.
    Nodes(NodesMessage),
    /// The results of chance that an action can have, when it is tried in a study.
    Chances(ChancesMessage),
}

impl ServerMessage {
    /// Returns the message as JSON.
    pub fn written(&self) -> String {
        written(self)
    }
}
