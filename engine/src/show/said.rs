//! What is asked, what is offered, and what is told: prompts, choices and lines of the log.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Action, Lasting, Phrase, Rule, Side, Target};

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LogLine {
    /// What happened, in words.
    pub text: Phrase,
    /// The rule that it comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    /// Whose doing it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Dice that are seen to roll.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// The things on the board that it speaks of.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub on: Vec<Target>,
    /// What was lost by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost: Option<Lost>,
    /// A heading (a new season, a new phase) rather than a happening.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub heading: bool,
}

/// A loss in battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Lost {
    /// Whose.
    pub side: Side,
    /// How many steps, or whatever the game counts its losses in.
    pub steps: u8,
}

impl LogLine {
    /// A line that says just this.
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

    /// The rule that it comes from.
    #[must_use]
    pub fn rule(mut self, rule: &'static str) -> LogLine {
        self.rule = Some(Rule(rule));
        self
    }

    /// Whose doing it is.
    #[must_use]
    pub fn side(mut self, side: Side) -> LogLine {
        self.side = Some(side);
        self
    }

    /// Dice that are seen to roll.
    #[must_use]
    pub fn dice(mut self, dice: &[u8]) -> LogLine {
        self.dice = dice.to_vec();
        self
    }

    /// A thing on the board that it speaks of.
    #[must_use]
    pub fn on(mut self, on: Target) -> LogLine {
        self.on.push(on);
        self
    }

    /// A heading rather than a happening.
    #[must_use]
    pub fn heading(mut self) -> LogLine {
        self.heading = true;
        self
    }
}

/// What a side is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Prompt {
    /// The question.
    pub text: Phrase,
    /// The rule that it comes from.
    pub rule: Rule,
    /// In a response window: the action that lets the moment go by, which a
    /// player's standing orders may play for him.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pass: Option<String>,
}

impl Prompt {
    /// A question by that rule, with the key of its sentence.
    pub fn new(rule: &'static str, key: &'static str) -> Prompt {
        Prompt { text: Phrase::new(key), rule: Rule(rule), pass: None }
    }

    /// Fills the gaps of the question.
    #[must_use]
    pub fn with(mut self, fill: impl FnOnce(Phrase) -> Phrase) -> Prompt {
        self.text = fill(self.text);
        self
    }

    /// The same question as a response window, which the action `pass` lets go by.
    #[must_use]
    pub fn window(mut self) -> Prompt {
        self.pass = Some("pass".into());
        self
    }
}

/// A legal action and the things one clicks for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Choice {
    /// The action, in the game's notation.
    pub play: String,
    /// What one clicks; nothing for a button; several for a choice made by
    /// picking them all.
    pub on: Vec<Target>,
    /// What it says.
    pub label: Phrase,
    /// Seldom what one came for: shown small.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub aside: bool,
    /// What comes of it that one would not expect of a click there: one is told before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warning: Option<Phrase>,
    /// Why it can't simply be taken back; nothing, if it can. Games leave it
    /// open: [`AnyPlaying::choices`](crate::AnyPlaying::choices) finds it out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lasting: Option<Lasting>,
    /// Something is settled by it whose odds can be asked for. Found out as `lasting` is.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub odds: bool,
}

impl Choice {
    /// An action, offered by clicking `on`.
    pub fn new(action: impl Action, on: Vec<Target>, label: Phrase) -> Choice {
        let play = action.to_string();
        Choice { play, on, label, aside: false, warning: None, lasting: None, odds: false }
    }
}
