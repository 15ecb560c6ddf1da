//! Prompts, choices, threats, lines of the log, and the outcome.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Action, Phrase, Rule, Side, Target};

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LogLine {
    /// The sentence that describes what happened.
    pub text: Phrase,
    /// The rule behind the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    /// The side that acted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The dice that are shown rolling.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// The things on the board that the line mentions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub on: Vec<Target>,
    /// The loss that the line reports.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost: Option<Lost>,
    /// Whether the line is a heading, such as a new season or phase, rather than an event.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub heading: bool,
}

/// A loss in battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Lost {
    /// The side that lost.
    pub side: Side,
    /// The number of steps, or of whatever unit the game counts losses in.
    pub steps: u8,
}

impl LogLine {
    /// Makes a line of the log with this text, and nothing else.
    pub fn new(text: Phrase) -> LogLine {
        LogLine {
            text,
            rule: None,
            side: None,
            dice: Vec::new(),
            on: Vec::new(),
            lost: None,
            heading: false,
        }
    }

    /// Sets the rule behind the event.
    #[must_use]
    pub fn rule(mut self, rule: &'static str) -> LogLine {
        self.rule = Some(Rule(rule));
        self
    }

    /// Sets the side that acted.
    #[must_use]
    pub fn side(mut self, side: Side) -> LogLine {
        self.side = Some(side);
        self
    }

    /// Sets the dice to show rolling.
    #[must_use]
    pub fn dice(mut self, dice: &[u8]) -> LogLine {
        self.dice = dice.to_vec();
        self
    }

    /// Adds a thing on the board that the line mentions.
    #[must_use]
    pub fn on(mut self, on: Target) -> LogLine {
        self.on.push(on);
        self
    }

    /// Makes the line a heading.
    #[must_use]
    pub fn heading(mut self) -> LogLine {
        self.heading = true;
        self
    }
}

/// A question put to a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Prompt {
    /// The question.
    pub text: Phrase,
    /// The rule behind the question.
    pub rule: Rule,
    /// In a response window, the action that declines to respond. A player's standing orders may
    /// play it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pass: Option<String>,
}

impl Prompt {
    /// Makes a question from its rule and the key of its sentence.
    pub fn new(rule: &'static str, key: &'static str) -> Prompt {
        Prompt { text: Phrase::new(key), rule: Rule(rule), pass: None }
    }

    /// Fills the gaps of the question.
    #[must_use]
    pub fn with(mut self, fill: impl FnOnce(Phrase) -> Phrase) -> Prompt {
        self.text = fill(self.text);
        self
    }

    /// Makes the question a response window, which the action `pass` declines.
    #[must_use]
    pub fn window(mut self) -> Prompt {
        self.pass = Some("pass".into());
        self
    }
}

/// A legal action offered to a player, with the targets to click to choose it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Choice {
    /// The action, in the game's notation.
    pub play: String,
    /// The targets to click: none for a button; several if all of them must be picked.
    pub on: Vec<Target>,
    /// The text of the offer.
    pub label: Phrase,
    /// Whether the action is rarely wanted; clients show it small.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub aside: bool,
    /// Whether the action only takes back what the same side chose earlier in this turn. Games
    /// leave this field unset: the engine sets it from [`Game::cancels`](crate::Game::cancels).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cancels: bool,
    /// An unexpected consequence of the click, shown before the action is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warning: Option<Phrase>,
    /// The reason why the action can't simply be taken back, if there is one. Games leave this
    /// field unset: [`AnyPlaying::choices`](crate::AnyPlaying::choices) sets it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lasting: Option<Lasting>,
    /// Whether the odds of the action can be asked for. Games leave this field unset:
    /// [`AnyPlaying::choices`](crate::AnyPlaying::choices) sets it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub odds: bool,
}

impl Choice {
    /// Makes a choice for an action, offered by clicking `on`.
    pub fn new(action: impl Action, on: Vec<Target>, label: Phrase) -> Choice {
        let play = action.to_string();
        Choice {
            play,
            on,
            label,
            aside: false,
            cancels: false,
            warning: None,
            lasting: None,
            odds: false,
        }
    }
}

/// The reason why an action can't simply be taken back. Undo relies on it, and clients ask for
/// confirmation before they play such an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// The action rolls dice or draws something.
    Chance,
    /// The action reveals something to a viewer who did not know it. The end of the game is such an
    /// action too, since it opens every hand.
    Reveals,
    /// The other side must choose next. Once that side has chosen, the action can't be taken back.
    HandsOver,
}

/// A piece that, as both sides know, may act against a move of the other side, and the die roll
/// that it needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Threat {
    /// A sentence that names the piece, its place and the roll that it needs.
    pub text: Phrase,
    /// The faces of a die with which the piece succeeds.
    pub faces: Vec<u8>,
}

/// The ending of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Outcome {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    /// The rule that ended the game.
    pub rule: Rule,
    /// The key of the sentence that explains the result.
    pub why: &'static str,
}
