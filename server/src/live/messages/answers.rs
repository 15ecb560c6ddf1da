//! Short answers, beside the table itself.

use engine::{AnyGame, AnyPlaying, Eye, Odds, Rule, Seed, Side, View, Way};
use schemars::JsonSchema;
use serde::Serialize;

use super::shown;
use crate::error::ErrorDetail;
use crate::store::ChatLine;
use crate::table::hints::HintView;
use crate::table::{Table, kept};

/// What was asked for is on the disk.
#[derive(Serialize, JsonSchema)]
pub struct AckMessage {
    /// As the client gave it.
    pub id: String,
    /// The entry that it became.
    pub entry: u32,
    /// How many actions stood after it.
    pub number: u32,
}

/// What was asked for is not done.
#[derive(Serialize, JsonSchema)]
pub struct NoMessage {
    /// As the client gave it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    #[serde(flatten)]
    pub detail: ErrorDetail,
}

/// Why nothing can be clicked there; without a rule, no rule has anything to say.
#[derive(Serialize, JsonSchema)]
pub struct WhyMessage {
    /// As the client gave it.
    pub on: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    /// The key of the sentence that says why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'static str>,
    /// Without a rule: the actions after which something can be done there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub leads: Vec<String>,
}

/// Where the force on the move can come to; nowhere, if none is on the move.
#[derive(Serialize, JsonSchema)]
pub struct WaysMessage {
    /// How many actions had been played then.
    pub number: u32,
    /// The best way to each space.
    pub ways: Vec<Way>,
}

/// What may come of a choice, by what that player may know.
#[derive(Serialize, JsonSchema)]
pub struct OddsMessage {
    /// As the client gave it.
    pub entry: u32,
    /// As the client gave it.
    pub play: String,
    /// Nothing, if nothing is settled by it, or the moment is gone.
    pub odds: Option<Odds>,
}

/// What the computer would do in that player's place, by what he may know.
#[derive(Serialize, JsonSchema)]
pub struct HintMessage {
    /// As the client gave it.
    pub entry: u32,
    /// As the client gave it.
    pub side: Side,
    /// At most three actions, the best first; none, if the moment is gone.
    pub hints: Vec<HintView>,
}

/// The table as it stood.
#[derive(Serialize, JsonSchema)]
pub struct AtMessage {
    /// After so many actions.
    number: u32,
    /// What was to be seen then.
    view: View,
}

/// What it takes to show a table as it stood.
pub struct Then {
    eye: Eye,
    number: u32,
    playing: Box<dyn AnyPlaying>,
    /// How many actions came before those of `playing`.
    base: u32,
    /// What was kept of a moment before `playing` begins.
    position: Option<String>,
}

impl Then {
    /// The table after `number` actions, if there is something to be seen of it.
    pub fn of(table: &Table, number: u32, eye: Eye) -> Option<Then> {
        let kept = &table.kept[..table.kept.len().min(number as usize)];
        let position = kept.iter().rev().find_map(|kept| kept.position.clone());
        Some(Then {
            eye,
            number: number.min(table.number()),
            playing: shown(table)?.boxed(),
            base: table.base,
            position: position.filter(|_| number < table.base),
        })
    }

    /// As it is told.
    pub fn message(self, game: &dyn AnyGame) -> AtMessage {
        let Then { eye, number, playing, base, position } = self;
        let before = position.and_then(|position| kept::resume(game, &position, Seed([0; 32])));
        let then = before.unwrap_or_else(|| playing.at(number.saturating_sub(base)));
        let number = if number < base { number } else { base + then.number() };
        AtMessage { number, view: then.view(eye) }
    }
}

/// Lines of chat.
#[derive(Serialize, JsonSchema)]
pub struct ChatMessage {
    /// The oldest first.
    pub lines: Vec<ChatLine>,
}

/// What time it is at the server.
#[derive(Serialize, JsonSchema)]
pub struct TimeMessage {
    /// In milliseconds since 1970.
    pub now: i64,
}
