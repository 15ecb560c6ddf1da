//! Requests to the engine and its answers, each a line of JSON.

use std::collections::BTreeMap;

use engine::{BySide, Choice, Eye, LogLine, Odds, Outcome, Prompt, Side, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use shelf::{Finding, GameFact};

/// The version of this protocol. It is increased when an existing message changes its meaning.
pub const PROTOCOL: u32 = 1;

/// A request. It may also have an `id` of any type, which the answer repeats.
#[derive(Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Asks for the engine's name and versions.
    Hello {},
    /// Asks for the list of games.
    Games {},
    /// Starts a trial: a game to experiment with.
    New {
        game: String,
        #[serde(default)]
        scenario: String,
        #[serde(default)]
        options: BTreeMap<String, String>,
        /// The seed of the trial's dice.
        #[serde(default)]
        seed: u64,
        /// A position to start from, as in a case, instead of scenario and options.
        position: Option<String>,
        /// Whether to list cancellations among the legal actions: actions that only take back an earlier choice of the same side in
        /// its turn.
        #[serde(default)]
        cancellations: bool,
    },
    /// Asks for the legal actions of each side that must choose.
    Legal { trial: u32 },
    /// Plays an action.
    Play {
        trial: u32,
        /// The side; may be left out if only one side must choose.
        side: Option<Side>,
        play: String,
        /// Dice and draws to use instead of those of the seed. All of them must be used.
        dice: Option<Vec<u8>>,
        draws: Option<Vec<String>>,
        /// Whether the answer lists the next legal actions.
        #[serde(default = "yes")]
        legal: bool,
    },
    /// Takes the last actions back, even if dice were rolled or information was revealed.
    Undo {
        trial: u32,
        #[serde(default = "one")]
        actions: u32,
    },
    /// Asks for the state from a point of view.
    Observe {
        trial: u32,
        /// The point of view [default: the side that must choose].
        #[serde(rename = "as")]
        eyes: Option<Eyes>,
        #[serde(default)]
        form: Form,
        /// The log from this action on [default: the last action].
        log: Option<u32>,
    },
    /// Asks for the meaning of the net's inputs.
    Layout { game: String },
    /// Copies a trial.
    Clone { trial: u32 },
    /// Copies a trial, with everything that a side can't see dealt anew.
    Imagine {
        trial: u32,
        side: Option<Side>,
        #[serde(default)]
        seed: u64,
    },
    /// Asks for a bot's choice, without playing it.
    Go {
        trial: u32,
        side: Option<Side>,
        /// The level, as in `carillon sim` [default: the game's own].
        level: Option<String>,
        #[serde(default)]
        seed: u64,
    },
    /// Asks for a search's finding about each legal action.
    Analyse {
        trial: u32,
        side: Option<Side>,
        #[serde(default = "thousand")]
        iterations: u32,
        #[serde(default)]
        seed: u64,
    },
    /// Asks for the odds of an action.
    Odds { trial: u32, side: Option<Side>, play: String },
    /// Asks for the state as a position, which `new` accepts.
    Position { trial: u32 },
    /// Ends a trial; its number is not used again.
    Drop { trial: u32 },
}

const fn yes() -> bool {
    true
}

const fn one() -> u32 {
    1
}

const fn thousand() -> u32 {
    1000
}

/// A point of view.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Eyes {
    French,
    British,
    /// A spectator.
    Watcher,
    /// The open table, with nothing hidden.
    Open,
}

impl From<Eyes> for Eye {
    fn from(eyes: Eyes) -> Eye {
        match eyes {
            Eyes::French => Eye::Of(Side::French),
            Eyes::British => Eye::Of(Side::British),
            Eyes::Watcher => Eye::Watcher,
            Eyes::Open => Eye::Open,
        }
    }
}

/// The form of a view.
#[derive(Clone, Copy, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// As JSON, the way browsers get it.
    #[default]
    Json,
    /// As text, the way the terminal shows it.
    Words,
    /// As a list of the inputs of a net that are set (see `layout`).
    Features,
}

/// An answer.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Answer {
    Hello {
        protocol: u32,
        version: &'static str,
    },
    Games {
        games: Vec<GameFact>,
    },
    /// The state of a trial, after `new`, `legal`, `play`, `undo`, `clone` and `imagine`.
    Stands {
        trial: u32,
        /// The number of actions played.
        number: u32,
        awaited: Vec<Side>,
        /// The legal actions of each side that must choose.
        #[serde(skip_serializing_if = "Option::is_none")]
        legal: Option<Legal>,
        #[serde(skip_serializing_if = "Option::is_none")]
        outcome: Option<Outcome>,
    },
    Seen {
        number: u32,
        view: Box<View>,
        #[serde(skip_serializing_if = "Option::is_none")]
        prompt: Option<Prompt>,
        choices: Vec<Choice>,
        log: Vec<Numbered>,
    },
    Words {
        words: String,
    },
    Features {
        /// The inputs that are set.
        inputs: Vec<u16>,
    },
    Layout {
        /// The number of inputs.
        size: usize,
        blocks: Vec<BlockFact>,
    },
    Go {
        side: Side,
        play: String,
    },
    Analyse {
        side: Side,
        /// The findings, the most tried action first.
        found: Vec<Found>,
    },
    Odds {
        /// The odds; `null` if the action has none.
        odds: Option<Box<Odds>>,
    },
    Position {
        position: String,
    },
    Dropped {
        dropped: u32,
    },
    Error {
        error: Wrong,
    },
}

/// The actions of each side, in the game's notation; a side that is not awaited is left out.
#[derive(Default, Serialize, JsonSchema)]
pub struct Legal {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub french: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub british: Option<Vec<String>>,
}

impl From<BySide<Option<Vec<String>>>> for Legal {
    fn from(sides: BySide<Option<Vec<String>>>) -> Legal {
        Legal { french: sides.french, british: sides.british }
    }
}

/// A line of the log and the number of its action.
#[derive(Serialize, JsonSchema)]
pub struct Numbered {
    pub n: u32,
    #[serde(flatten)]
    pub line: LogLine,
}

/// Inputs of one kind: a count for each of several places. Each place has one input for each step: those of
/// place `p` begin at `first + p * steps`, and an input is set if the count of its place has reached its step.
#[derive(Serialize, JsonSchema)]
pub struct BlockFact {
    pub name: &'static str,
    pub first: u16,
    pub places: u16,
    pub steps: &'static [i16],
}

/// A search's finding about one action.
#[derive(Serialize, JsonSchema)]
pub struct Found {
    pub play: String,
    /// The number of times that the search tried the action.
    pub visits: u32,
    /// The chance to win after the action; `null` if it was never tried.
    pub chance: Option<f64>,
}

impl From<Finding> for Found {
    fn from(it: Finding) -> Found {
        Found { play: it.play, visits: it.visits, chance: it.chance }
    }
}

/// An error.
#[derive(Debug, PartialEq, Serialize, JsonSchema)]
pub struct Wrong {
    /// `unreadable`, `no-trial`, `no-game`, `setup`, `position`, `side`, `refused`, `script`, `level`, `limit`.
    pub code: &'static str,
    /// The error in words, with what to do instead.
    pub message: String,
    /// The rule that forbids the action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Wrong {
    pub fn new(code: &'static str, message: impl ToString) -> Wrong {
        Wrong { code, message: message.to_string(), rule: None }
    }
}
