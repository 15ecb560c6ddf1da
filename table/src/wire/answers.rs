//! Short answers: all messages from the server except the table itself.

use engine::{AnyGame, AnyPlaying, Eye, Odds, Phrase, Rule, Seed, Side, View, Way};
use schemars::JsonSchema;
use serde::Serialize;

use super::failure::ErrorDetail;
use super::state::shown;
use crate::mending;
use crate::stored::ChatLine;
use crate::table::Table;

/// The request has been stored.
#[derive(Serialize, JsonSchema)]
pub struct AckMessage {
    /// The id that the client gave.
    pub id: String,
    /// The number of the resulting entry.
    pub entry: u32,
    /// The number of actions that had been played, and not taken back, after the entry.
    pub number: u32,
}

/// The request was refused, and nothing has changed.
#[derive(Serialize, JsonSchema)]
pub struct NoMessage {
    /// The id that the client gave.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    #[serde(flatten)]
    pub detail: ErrorDetail,
}

/// The reason why a target can't be clicked; without `rule`, no rule forbids it.
#[derive(Serialize, JsonSchema)]
pub struct WhyMessage {
    /// The target that the client asked about.
    pub on: String,
    /// The rule that forbids the click.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    /// The key of the sentence that explains the refusal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'static str>,
    /// Actions after which something can be done at the target, if no rule forbids the click.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub leads: Vec<String>,
}

/// The spaces that the moving force can reach; empty, if no force is moving.
#[derive(Serialize, JsonSchema)]
pub struct WaysMessage {
    /// The number of actions that had been played at that moment.
    pub number: u32,
    /// The best way to each space.
    pub ways: Vec<Way>,
}

/// The odds of a choice, given what the player may know.
#[derive(Serialize, JsonSchema)]
pub struct OddsMessage {
    /// The entry that the client gave.
    pub entry: u32,
    /// The action that the client gave.
    pub play: String,
    /// The odds; `null` if the action has none, or if `entry` is no longer the last entry.
    pub odds: Option<Odds>,
}

/// The computer's advice to a player, given what the player may know.
#[derive(Serialize, JsonSchema)]
pub struct HintMessage {
    /// The entry that the client gave.
    pub entry: u32,
    /// The side that the client gave.
    pub side: Side,
    /// At most three actions, best first; empty if the side's choice has changed since `entry`.
    pub hints: Vec<HintView>,
}

/// An action that the computer thinks good, given what the player may know.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct HintView {
    /// The action, in the game's notation: one of the choices.
    pub play: String,
    /// The chance to win after the action, from 0 to 1, if the computer played on for both sides.
    pub chance: f64,
    /// The reasons, in words.
    pub reasons: Vec<Phrase>,
}

/// The table at an earlier moment.
#[derive(Serialize, JsonSchema)]
pub struct AtMessage {
    /// The number of actions that had been played at that moment.
    number: u32,
    /// The view at that moment.
    view: View,
}

/// Everything needed to show a table at an earlier moment.
pub struct Then {
    eye: Eye,
    number: u32,
    playing: Box<dyn AnyPlaying>,
    /// The number of actions before the first action of `playing`.
    base: u32,
    /// The stored position to show, if the moment is before the first action of `playing`.
    position: Option<String>,
}

impl Then {
    /// Returns the table after `number` actions, if it can be shown.
    pub fn of(table: &Table, number: u32, eye: Eye) -> Option<Then> {
        let kept = &table.kept[..table.kept.len().min(number as usize)];
        let position = kept.iter().rev().find_map(|kept| kept.position.clone());
        Some(Then {
            eye,
            number: number.min(table.number()),
            playing: shown(table)?.boxed(),
            base: table.base(),
            position: position.filter(|_| number < table.base()),
        })
    }

    /// Returns the message that shows the table at the moment.
    pub fn message(self, game: &dyn AnyGame) -> AtMessage {
        let Then { eye, number, playing, base, position } = self;
        let before = position.and_then(|position| mending::resume(game, &position, Seed([0; 32])));
        let then = before.unwrap_or_else(|| playing.at(number.saturating_sub(base)));
        let number = if number < base { number } else { base + then.number() };
        AtMessage { number, view: then.view(eye) }
    }
}

/// Lines of chat.
#[derive(Serialize, JsonSchema)]
pub struct ChatMessage {
    /// The lines, oldest first.
    pub lines: Vec<ChatLine>,
}

/// The server's time.
#[derive(Serialize, JsonSchema)]
pub struct TimeMessage {
    /// The time, in milliseconds since 1970.
    pub now: i64,
}
