//! The contract that every game fulfils: [`Game`], and the types that it uses.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Action, BoardFacts, Chance, Choice, Eye, Finite, LogLine, Lost, Outcome, Phrase, PositionError,
    Prompt, Refusal, Side, Sides, Target, Threat, View, World, Written,
};

/// The rules of one game: a state, and the operations on it.
///
/// Implementations use no clock, no I/O and no generator: dice come from the [`World`], and events
/// are reported to the world.
pub trait Game: Clone + Eq + fmt::Debug + Serialize + Send + Sync + 'static {
    /// The actions of the game.
    type Action: Action;
    /// The events of the game.
    type Event: Event;

    /// Returns everything about the game that is known before it begins.
    fn facts() -> &'static GameFacts;

    /// Returns a new game, ready for its first decision.
    fn set_up(setup: &Setup, chance: &mut dyn Chance) -> Result<Self, SetupError>;

    /// Returns the outcome of the game, or `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns the sides that must choose now: one, both at once, or none when the game is over.
    fn awaited(&self) -> Sides;

    /// Returns the question put to `side`, with its rule. Call this function only for a side that
    /// must choose now.
    fn prompt(&self, side: Side) -> Prompt;

    /// Appends every legal action of `side`. The list is never empty for a side that is awaited.
    fn actions(&self, side: Side, out: &mut Vec<Self::Action>);

    /// Returns true if a legal action of `side` is a cancellation, which only takes back what the
    /// side chose earlier in the same turn. Without cancellations no side can return to an earlier
    /// state by its own actions alone, and a cancellation is never the only legal action.
    fn cancels(&self, side: Side, action: Self::Action) -> bool {
        let _ = (side, action);
        false
    }

    /// Appends every legal action of `side` except [cancellations](Game::cancels). The list is never empty
    /// for a side that is awaited.
    fn purposeful(&self, side: Side, out: &mut Vec<Self::Action>) {
        let first = out.len();
        self.actions(side, out);
        let mut kept = first;
        for n in first..out.len() {
            if !self.cancels(side, out[n]) {
                out[kept] = out[n];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// Returns the rule that forbids `action`, if any.
    fn refuse(&self, side: Side, action: Self::Action) -> Option<Refusal>;

    /// Plays the action, and everything that follows until a side must choose. A refused action
    /// changes nothing.
    fn play(
        &mut self,
        side: Side,
        action: Self::Action,
        world: &mut dyn World<Self::Event>,
    ) -> Result<(), Refusal>;

    /// Returns a legal action as it is offered: its label, and the targets to click to choose it.
    fn choice(&self, side: Side, action: Self::Action) -> Choice;

    /// Appends the actions, legal or not, that a click on `on` could stand for now. If a click on
    /// `on` does nothing, the refusals of these actions explain why.
    fn meant(&self, side: Side, on: &Target, out: &mut Vec<Self::Action>);

    /// Returns everything that `eye` may see, and nothing else.
    fn view(&self, eye: Eye) -> View;

    /// Returns the focus of [`view`](Game::view), without the rest of the view.
    fn focus(&self, eye: Eye) -> Vec<Target> {
        self.view(eye).focus
    }

    /// Returns a complete state that `side` can't tell from this one, for its bot to search.
    fn imagine(&self, side: Side, chance: &mut dyn Chance) -> Self;

    /// Returns true while a fight whose odds can be calculated is being settled: a battle, a siege, a raid.
    /// The result stays true until the choices that belong to the fight, such as losses and retreats, are
    /// made.
    fn contested(&self) -> bool {
        false
    }

    /// For games that move and fight in separate phases: returns a state at the beginning of the fight
    /// that `action` of `side` leads to, although the fight would come in a later phase. `after` is the
    /// state after `action`.
    fn bring_on(
        &self,
        after: &Self,
        side: Side,
        action: Self::Action,
        world: &mut dyn World<Self::Event>,
    ) -> Option<Self> {
        let _ = (after, side, action, world);
        None
    }

    /// Returns the pieces of the awaited side that may act against a move, with the die roll that each piece
    /// needs. The result depends only on what both sides know.
    fn threats(&self) -> Vec<Threat> {
        Vec::new()
    }

    /// Reads a state that was written by hand.
    fn from_position(position: &Written) -> Result<Self, PositionError>;

    /// Reads a state that was written by hand, for a game that is to be played. If cards must be
    /// dealt at its start, `chance` deals them.
    fn begin_at(position: &Written, chance: &mut dyn Chance) -> Result<Self, PositionError> {
        let _ = chance;
        Self::from_position(position)
    }

    /// Writes this state as a position, if a position can express it.
    fn to_position(&self) -> Option<toml::Table>;

    /// Returns a description of an inconsistency in this state (in counters, tracks or decks), if
    /// there is one.
    fn unsound(&self) -> Option<String>;

    /// Returns the id of a legal action of `side`: a number below [`Finite::count`]. The number
    /// means the same whenever the game is played, so that learning programs can tell actions
    /// apart by number.
    fn id_of(&self, side: Side, action: Self::Action) -> u32 {
        let _ = side;
        action.ordinal()
    }

    /// Returns the action of `side` that the id stands for now, legal or not.
    fn action_of(&self, side: Side, id: u32) -> Option<Self::Action> {
        let _ = side;
        Self::Action::at(id)
    }

    /// Returns the action that an id stands for, in its notation, if its meaning does not
    /// depend on the cards in a hand.
    fn id_text(id: u32) -> Option<String> {
        Self::Action::at(id).map(|action| action.to_string())
    }
}

/// One thing that happened. Texts in the reader's language are made from events.
pub trait Event: Clone + fmt::Debug + Send + Sync + 'static {
    /// Returns the log line that `eye` reads, or `None` if the event is hidden from it.
    fn line(&self, eye: Eye) -> Option<LogLine>;

    /// Returns the log line that `eye` reads, together with the loss that the event reports,
    /// for display to people.
    fn told(&self, eye: Eye) -> Option<LogLine> {
        let mut line = self.line(eye)?;
        if let Some(Stake::Loss(side, steps)) = self.stakes() {
            line.lost = Some(Lost { side, steps });
        }
        Some(line)
    }

    /// Returns true if the event reveals something to a viewer who did not know it. Actions before such an
    /// event can't be undone.
    fn reveals(&self) -> bool;

    /// Returns true if the players of the two sides change places from now on.
    fn changes_seats(&self) -> bool {
        false
    }

    /// Returns the event's part in the [odds](crate::odds()) of the battle, siege or the like that
    /// is under way. Most events have none.
    fn stakes(&self) -> Option<Stake> {
        None
    }
}

/// The meaning of an event for the odds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stake {
    /// The answer to a question, such as a battle that was won. The first field is the key of the
    /// question's name; that key with `-none` is the text for the case that the question never
    /// comes up. The last answer counts.
    Answer(&'static str, Phrase),
    /// A failed attempt: it is the answer unless a later attempt succeeds.
    Failed(&'static str, Phrase),
    /// Something additional that happened, such as the fall of a leader.
    Besides(Phrase),
    /// The number of steps that a side lost, or of whatever unit the game counts losses in.
    Loss(Side, u8),
}

/// The choices made before a game begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Setup {
    /// The scenario; if empty, the game's first scenario.
    pub scenario: String,
    /// Optional rules that differ from their defaults, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// A position to begin from instead of the scenario's own set-up. The position itself names the
    /// scenario and the switched rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// The reason why a game can't be set up as asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are the gaps of the messages")]
pub enum SetupError {
    /// The game has no such scenario.
    #[error("{game} has no scenario {scenario:?}; it has {known}")]
    Scenario { game: &'static str, scenario: String, known: String },
    /// The game has no such option.
    #[error("{game} has no option {option:?}; it has {known}")]
    Option { game: &'static str, option: String, known: String },
    /// The option has no such value.
    #[error("option {option} can't be {value:?}; it can be {known}")]
    Value { option: String, value: String, known: String },
    /// The position is impossible.
    #[error("the position, {0}")]
    Position(#[from] PositionError),
    /// A scenario or an option was given together with a position. The position itself names the
    /// scenario and the options.
    #[error("a position says its scenario and options itself: write {0} in it, not beside it")]
    Beside(String),
}

/// Everything about a game that is known before it begins.
pub struct GameFacts {
    /// The game's name in commands, records and URLs.
    pub name: &'static str,
    /// The version of the rules, raised when a corrected rule makes old records play differently.
    /// For each version from the second on, a text (`mended-2`) says what was corrected.
    pub rules_version: u32,
    /// The game's scenarios; the first is the default.
    pub scenarios: &'static [&'static str],
    /// Rules that can be switched at set-up.
    pub options: &'static [OptionFact],
    /// The text of `data/rules.toml`.
    pub ledger: &'static str,
    /// Fluent files: language, file name, content.
    pub texts: &'static [(&'static str, &'static str, &'static str)],
    /// `lessons/*.toml` in the order in which learners take them: the id and the content of
    /// each.
    pub lesson_files: &'static [(&'static str, &'static str)],
    /// Case files: path, content. The cases prove the rules that they name.
    pub cases: fn() -> Vec<(&'static str, &'static str)>,
    /// The text of `data/position.toml`: the keys of a position and their values, for programs with which
    /// people build positions. Empty if there is none.
    pub position_keys: &'static str,
    /// The text of `data/examples.toml`: the cases in the gallery at the top of the rulebook. Empty if
    /// there are none.
    pub examples: &'static str,
    /// Everything that a client needs to draw the board: canvas, spaces, lines, pieces, cards.
    pub board: fn() -> &'static BoardFacts,
    /// The ids that the game's views can contain.
    pub shown: Shown,
    /// Coast, lakes and rivers, as SVG.
    pub basemap: &'static str,
    /// The game's own style sheet and signs, in addition to the common ones.
    pub look: Look,
}

/// The ids of those parts of a game's views that only some views contain. All other ids are known
/// from elsewhere: boxes, tracks and ticks of the clock are in every view, and spaces, pieces and
/// cards are in the [`BoardFacts`]. An id that is in none of these lists is therefore misspelt.
/// Tests with random games check that views contain no other ids.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shown {
    /// Ids of the game's [`LayerView`](crate::LayerView)s.
    pub layers: &'static [&'static str],
    /// Ids of the game's [`Panel`](crate::Panel)s, each with the ids of the rows that it can
    /// have.
    pub panels: &'static [(&'static str, &'static [&'static str])],
    /// States that can be part of a piece's key: `reduced`, `spent`, `inside`.
    pub states: &'static [&'static str],
}

impl Shown {
    /// The facts of a game whose views have no layers, panels or states.
    pub const NOTHING: Shown = Shown { layers: &[], panels: &[], states: &[] };
}

/// A game's own style and signs. Clients know no game, so each game brings its own style and
/// signs. The meaning of the ids and classes is documented with the client that draws them
/// (`web/README.md`).
pub struct Look {
    /// `look/style.css`: terrain, nations and colours, on top of the page's own style sheet.
    pub style: &'static str,
    /// `look/signs.svg`: a `<symbol>` for each marker, type of unit and the like.
    pub signs: &'static str,
}

impl Look {
    /// A game without a style sheet or signs: spaces are discs, and markers show two letters of
    /// their names.
    pub const PLAIN: Look =
        Look { style: "", signs: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>" };
}

/// A rule that can be switched at set-up. The first value is the default.
#[derive(Serialize, JsonSchema)]
pub struct OptionFact {
    /// The option's name in commands and records.
    pub name: &'static str,
    /// The option's values; the first is the default.
    pub values: &'static [&'static str],
}

impl GameFacts {
    /// Fills in the defaults of a set-up, or refuses a set-up that names anything that the game
    /// does not have. Whether a position is possible is checked only when the game begins.
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

    /// Checks a set-up that gives a position. Such a set-up must not name a scenario or options as well.
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
