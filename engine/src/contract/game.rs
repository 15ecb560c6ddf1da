//! The contract: what a game is, whoever plays it.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    BoardFacts, Chance, Choice, Eye, Finite, LogLine, Lost, PositionError, Prompt, Refusal, Rule,
    Side, Sides, Stake, Target, Threat, View, World, Written,
};

/// The rules of one game, as a value and what may be done with it.
///
/// There is no clock, no I/O and no generator in here: dice come from the
/// [`World`], and what happened goes back to it.
pub trait Game: Clone + Eq + fmt::Debug + Serialize + Send + Sync + 'static {
    /// One click.
    type Action: Action;
    /// One thing that happened.
    type Event: Event;

    /// All that is known of the game before it begins.
    fn facts() -> &'static GameFacts;

    /// A new game, ready for its first decision.
    fn set_up(setup: &Setup, chance: &mut dyn Chance) -> Result<Self, SetupError>;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Who must choose now: one side, or both at once. Nobody, once it is over.
    fn awaited(&self) -> Sides;

    /// What `side` is asked, and by which rule. Only for a side that is awaited.
    fn prompt(&self, side: Side) -> Prompt;

    /// All that `side` may do now. Never empty for a side that is awaited.
    fn actions(&self, side: Side, out: &mut Vec<Self::Action>);

    /// Which rule forbids it, if one does.
    fn refuse(&self, side: Side, action: Self::Action) -> Option<Refusal>;

    /// Plays it, and all that follows until somebody must choose. A refused
    /// action changes nothing.
    fn play(
        &mut self,
        side: Side,
        action: Self::Action,
        world: &mut impl World<Self::Event>,
    ) -> Result<(), Refusal>;

    /// How a legal action is offered: what one clicks for it, and what it says.
    fn choice(&self, side: Side, action: Self::Action) -> Choice;

    /// Actions, legal or not, that a click on `on` could stand for now. They
    /// are asked why they may not be taken when nothing there may be clicked.
    fn meant(&self, side: Side, on: &Target, out: &mut Vec<Self::Action>);

    /// What those eyes may see, and no more.
    fn view(&self, eye: Eye) -> View;

    /// A whole state that `side` cannot tell from this one, for its bot to search.
    fn imagine(&self, side: Side, chance: &mut dyn Chance) -> Self;

    /// Is something being settled whose odds can be told: a battle, a siege, a raid? It is
    /// until the choices that belong to it are made, such as losses and retreats.
    fn contested(&self) -> bool {
        false
    }

    /// The fight that `action` of `side` has brought on and that will be fought later, begun at once:
    /// `after` is the state that the action has led to. For games whose moves and
    /// fights are phases of their own.
    fn bring_on(
        &self,
        after: &Self,
        side: Side,
        action: Self::Action,
        world: &mut impl World<Self::Event>,
    ) -> Option<Self> {
        let _ = (after, side, action, world);
        None
    }

    /// Who of the side that is asked now may act against a move, and with which die: by what both sides know.
    fn threats(&self) -> Vec<Threat> {
        Vec::new()
    }

    /// A state written by hand.
    fn from_position(position: &Written) -> Result<Self, PositionError>;

    /// The same for a game that is to be played: what is dealt at once comes from `chance`.
    fn begin_at(position: &Written, chance: &mut dyn Chance) -> Result<Self, PositionError> {
        let _ = chance;
        Self::from_position(position)
    }

    /// This state written as a position, where it is one that can be written.
    fn to_position(&self) -> Option<toml::Table>;

    /// What is wrong with this state, if anything is: counters, tracks, decks.
    fn unsound(&self) -> Option<String>;

    /// The id of a legal action of `side`: a number below [`Finite::count`] that stands for the same in every game,
    /// so that programs which learn can tell actions apart by number.
    fn id_of(&self, side: Side, action: Self::Action) -> u32 {
        let _ = side;
        action.ordinal()
    }

    /// The action of `side` that has that id now, legal or not.
    fn action_of(&self, side: Side, id: u32) -> Option<Self::Action> {
        let _ = side;
        Self::Action::at(id)
    }

    /// What an id stands for: the action in its notation, where no hand must be known for that.
    fn id_text(id: u32) -> Option<String> {
        Self::Action::at(id).map(|action| action.to_string())
    }
}

/// One click, and one line of a record: `Display` and `FromStr` undo each other.
pub trait Action:
    Copy
    + Eq
    + Ord
    + Hash
    + fmt::Debug
    + fmt::Display
    + FromStr<Err = Unreadable>
    + Finite
    + Send
    + Sync
    + 'static
{
}

/// Text that is no action of this game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not an action of this game")]
pub struct Unreadable(pub String);

/// Reads an action from the words of its line: the whole of an action's
/// [`FromStr`] but for what its words mean. A long line that is no action is
/// not repeated whole.
pub fn read_words<A>(line: &str, read: impl FnOnce(&[&str]) -> Option<A>) -> Result<A, Unreadable> {
    let words: Vec<&str> = line.split_whitespace().collect();
    read(&words).ok_or_else(|| Unreadable(line.chars().take(200).collect()))
}

/// One thing that happened. Words are made from it by the reader's language.
pub trait Event: Clone + fmt::Debug + Send + Sync + 'static {
    /// How those eyes read it in the log; nothing, if it is not for them.
    fn line(&self, eye: Eye) -> Option<LogLine>;

    /// The same line, with what was lost by it: as it is shown to people.
    fn told(&self, eye: Eye) -> Option<LogLine> {
        let mut line = self.line(eye)?;
        if let Some(Stake::Loss(side, steps)) = self.stakes() {
            line.lost = Some(Lost { side, steps });
        }
        Some(line)
    }

    /// Did somebody learn by it what he did not know? Then nothing before it can be undone.
    fn reveals(&self) -> bool;

    /// Does whoever played one side play the other from now on?
    fn changes_seats(&self) -> bool {
        false
    }

    /// What it counts for in the [odds](crate::odds()) of what is being settled; nothing, for most.
    fn stakes(&self) -> Option<Stake> {
        None
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Outcome {
    /// Nobody, in a draw.
    pub winner: Option<Side>,
    /// The rule that ended it.
    pub rule: Rule,
    /// The key of the sentence that says how.
    pub why: &'static str,
}

/// What is chosen before a game begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Setup {
    /// Which scenario; empty for the game's first.
    pub scenario: String,
    /// Rules that are switched; the others are as by default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The position that it begins from, instead of the scenario's own set-up. It says
    /// itself which scenario that is, and which rules are switched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// Why a game can't be set up so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are the gaps of the messages")]
pub enum SetupError {
    /// The game has no such scenario.
    #[error("{game} has no scenario {scenario:?}; it has {known}")]
    Scenario { game: &'static str, scenario: String, known: String },
    /// The game has no such option.
    #[error("{game} has no option {option:?}; it has {known}")]
    Option { game: &'static str, option: String, known: String },
    /// The option can't be that.
    #[error("option {option} can't be {value:?}; it can be {known}")]
    Value { option: String, value: String, known: String },
    /// The position can't be.
    #[error("the position, {0}")]
    Position(#[from] PositionError),
    /// Something stands beside a position that belongs into it.
    #[error("a position says its scenario and options itself: write {0} in it, not beside it")]
    Beside(String),
}

/// All that is known of a game before it begins.
pub struct GameFacts {
    /// Its name in commands, records and addresses.
    pub name: &'static str,
    /// Bumped when a mended rule makes old records play differently. Its texts say what was mended in each
    /// version from the second on: `mended-2`.
    pub rules_version: u32,
    /// The first is the default.
    pub scenarios: &'static [&'static str],
    /// Rules that can be switched at set-up.
    pub options: &'static [OptionFact],
    /// `data/rules.toml`.
    pub ledger: &'static str,
    /// Fluent files: language, file name, content.
    pub texts: &'static [(&'static str, &'static str, &'static str)],
    /// `lessons/*.toml` in the order in which they are taken: id, content.
    pub lesson_files: &'static [(&'static str, &'static str)],
    /// Case files: path, content. They prove the rules they name.
    pub cases: fn() -> Vec<(&'static str, &'static str)>,
    /// What a client needs to draw the board: canvas, spaces, lines, pieces, cards.
    pub board: fn() -> &'static BoardFacts,
    /// What its views show by id.
    pub shown: Shown,
    /// Coast, lakes and rivers, as SVG.
    pub basemap: &'static str,
    /// How it is drawn, beyond what every board has in common.
    pub look: Look,
}

/// What the views of a game show at one moment and not at another, by id. Boxes,
/// tracks and ticks of the clock are always there, spaces, pieces and cards are in
/// the [`BoardFacts`]: whoever asks for anything else has misspelt it. Random games
/// test that a view shows nothing else.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shown {
    /// Its [`LayerView`](crate::LayerView)s.
    pub layers: &'static [&'static str],
    /// Its [`Panel`](crate::Panel)s, each with the rows that it can have.
    pub panels: &'static [(&'static str, &'static [&'static str])],
    /// What the key of a piece can say of its state: `reduced`, `spent`, `inside`.
    pub states: &'static [&'static str],
}

impl Shown {
    /// Nothing but spaces, pieces and cards.
    pub const NOTHING: Shown = Shown { layers: &[], panels: &[], states: &[] };
}

/// How a game looks: clients know no game, so each brings its own signs and colours. What the ids and
/// classes mean is written down with the client that draws them (`web/README.md`).
pub struct Look {
    /// `look/style.css`: its terrain, nations and colours, over the page's own style sheet.
    pub style: &'static str,
    /// `look/signs.svg`: a `<symbol>` for each marker, type of unit and the like that it draws.
    pub signs: &'static str,
}

impl Look {
    /// Nothing of its own: spaces are discs, markers two letters of their names.
    pub const PLAIN: Look =
        Look { style: "", signs: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>" };
}

/// A rule that can be switched at set-up. The first value is the default.
#[derive(Serialize, JsonSchema)]
pub struct OptionFact {
    /// Its name in commands and records.
    pub name: &'static str,
    /// What it can be; the first is the default.
    pub values: &'static [&'static str],
}

impl GameFacts {
    /// Refuses a set-up that names what the game does not have; fills in defaults. Whether a
    /// position can be is found when it is begun.
    pub fn check(&self, setup: &Setup) -> Result<Setup, SetupError> {
        if let Some(position) = &setup.position {
            return self.check_position(setup, position);
        }
        let scenario = match setup.scenario.as_str() {
            "" => self.scenarios[0],
            name => self.scenarios.iter().find(|known| **known == name).ok_or_else(|| {
                SetupError::Scenario {
                    game: self.name,
                    scenario: name.into(),
                    known: self.scenarios.join(", "),
                }
            })?,
        };
        let mut options = BTreeMap::new();
        for fact in self.options {
            options.insert(fact.name.to_string(), fact.values[0].to_string());
        }
        for (option, value) in &setup.options {
            let fact = self.options.iter().find(|fact| fact.name == option).ok_or_else(|| {
                let known: Vec<&str> = self.options.iter().map(|fact| fact.name).collect();
                let known = if known.is_empty() { "none".into() } else { known.join(", ") };
                SetupError::Option { game: self.name, option: option.clone(), known }
            })?;
            if !fact.values.contains(&value.as_str()) {
                return Err(SetupError::Value {
                    option: option.clone(),
                    value: value.clone(),
                    known: fact.values.join(", "),
                });
            }
            options.insert(option.clone(), value.clone());
        }
        Ok(Setup { scenario: scenario.to_string(), options, position: None })
    }

    /// Of a set-up with a position the scenario is the one that the position says.
    fn check_position(&self, setup: &Setup, position: &str) -> Result<Setup, SetupError> {
        let written = Written::parse(position)?;
        let scenario = match written.get("scenario") {
            None => self.scenarios[0],
            Some(name) => {
                let known = |name: &str| self.scenarios.iter().find(|known| **known == name);
                name.named("scenario", known)?
            }
        };
        if !setup.scenario.is_empty() && setup.scenario != scenario {
            return Err(SetupError::Beside(format!("scenario = {:?}", setup.scenario)));
        }
        if let Some((option, _)) = setup.options.first_key_value() {
            return Err(SetupError::Beside(format!("the option {option}")));
        }
        let lines: Vec<&str> = position.trim_end().lines().map(str::trim_end).collect();
        let position = Some(lines.join("\n"));
        Ok(Setup { scenario: scenario.to_string(), options: BTreeMap::new(), position })
    }
}
