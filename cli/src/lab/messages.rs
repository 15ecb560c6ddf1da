//! What is asked of the engine, and what it answers: a line of JSON each.

use std::collections::BTreeMap;

use engine::{BySide, Choice, Eye, LogLine, Odds, Outcome, Prompt, Side, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use shelf::GameFact;

/// The version of this protocol. It moves when something that could be said before means something else.
pub const PROTOCOL: u32 = 1;

/// What may be asked. A message may also have an `id`, whatever it is: its answer has the same.
#[derive(Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Who is there?
    Hello {},
    /// Which games are there?
    Games {},
    /// Begins a trial: a game to try things out with.
    New {
        game: String,
        #[serde(default)]
        scenario: String,
        #[serde(default)]
        options: BTreeMap<String, String>,
        /// Where its dice come from.
        #[serde(default)]
        seed: u64,
        /// A state written by hand, as in a case; with it neither scenario nor options.
        position: Option<String>,
    },
    /// What may be done, by each side that must choose.
    Legal { trial: u32 },
    /// Plays an action.
    Play {
        trial: u32,
        /// Whose; it may be left out where only one side must choose.
        side: Option<Side>,
        play: String,
        /// Dice and draws to be used instead of those of the seed. All must be used.
        dice: Option<Vec<u8>>,
        draws: Option<Vec<String>>,
        /// Shall the answer list what may be done next?
        #[serde(default = "yes")]
        legal: bool,
    },
    /// Takes the last actions back, whatever came of them.
    Undo {
        trial: u32,
        #[serde(default = "one")]
        actions: u32,
    },
    /// What somebody sees.
    Observe {
        trial: u32,
        /// Whose eyes; without it those of the side that must choose.
        #[serde(rename = "as")]
        eyes: Option<Eyes>,
        #[serde(default)]
        form: Form,
        /// The log from this action on [default: that of the last one].
        log: Option<u32>,
    },
    /// What the inputs of the features mean.
    Layout { game: String },
    /// A copy.
    Clone { trial: u32 },
    /// A copy in which all that a side can't see is dealt anew.
    Imagine {
        trial: u32,
        side: Option<Side>,
        #[serde(default)]
        seed: u64,
    },
    /// What a bot would do. It is not played.
    Go {
        trial: u32,
        side: Option<Side>,
        /// As in `carillon sim` [default: the game's own].
        level: Option<String>,
        #[serde(default)]
        seed: u64,
    },
    /// What a search finds of everything that may be done.
    Analyse {
        trial: u32,
        side: Option<Side>,
        #[serde(default = "thousand")]
        iterations: u32,
        #[serde(default)]
        seed: u64,
    },
    /// The odds of an action.
    Odds { trial: u32, side: Option<Side>, play: String },
    /// The state as a position, which `new` takes.
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

/// Who looks.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Eyes {
    French,
    British,
    /// Somebody without a seat.
    Watcher,
    /// Somebody with the whole table before him.
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

/// How it is told.
#[derive(Clone, Copy, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// As the browser gets it.
    #[default]
    Json,
    /// In words, as in the terminal.
    Words,
    /// As the inputs of a net that are set (`layout`).
    Features,
}

/// What is answered.
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
    /// How a trial stands, after `new`, `legal`, `play`, `undo`, `clone` and `imagine`.
    Stands {
        trial: u32,
        /// How many actions have been played.
        number: u32,
        awaited: Vec<Side>,
        /// What each side that must choose may do.
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
        /// How many inputs there are.
        size: usize,
        blocks: Vec<BlockFact>,
    },
    Go {
        side: Side,
        play: String,
    },
    Analyse {
        side: Side,
        /// The most tried first.
        found: Vec<Found>,
    },
    Odds {
        /// Nothing, if nothing is settled by it.
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

/// Inputs of one kind: a count for each of several places. Place `p` has the inputs from `first + p * steps`
/// on, one a step, and an input is set where the count has reached its step.
#[derive(Serialize, JsonSchema)]
pub struct BlockFact {
    pub name: &'static str,
    pub first: u16,
    pub places: u16,
    pub steps: &'static [i16],
}

/// What a search found of one action.
#[derive(Serialize, JsonSchema)]
pub struct Found {
    pub play: String,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win after it; nothing, if it was never tried.
    pub chance: Option<f64>,
}

/// Why nothing was done.
#[derive(Debug, PartialEq, Serialize, JsonSchema)]
pub struct Wrong {
    /// `unreadable`, `no-trial`, `no-game`, `setup`, `position`, `side`, `refused`, `script`, `level`, `limit`.
    pub code: &'static str,
    /// What to do instead.
    pub message: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Wrong {
    pub fn new(code: &'static str, message: impl ToString) -> Wrong {
        Wrong { code, message: message.to_string(), rule: None }
    }
}
