//! Messages about a study: a tree of actions that were tried from a position, instead of a game.
//!
//! A study is shown as a table is: the view, the question and the choices are those at the study's
//! present node. The nodes of a study come in messages of their own, since a study may have
//! thousands.

use engine::{Phrase, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A change to a study, or a step to another node.
#[derive(Deserialize, JsonSchema)]
#[serde(tag = "study", rename_all = "lowercase")]
pub enum StudyChange {
    /// Tries an action at the present node. If it uses chance and neither `results` nor `roll` is given, the
    /// answer is `chances`, and nothing changes.
    Try {
        /// The side that acts.
        side: Side,
        /// The action, in the game's notation.
        play: String,
        /// The action's dice, draws and shuffles, as `chances` lists them.
        #[serde(default)]
        results: Option<String>,
        /// Whether the results of chance are to be rolled.
        #[serde(default)]
        roll: bool,
    },
    /// Goes to a node.
    Go {
        /// The node.
        node: u32,
    },
    /// Replaces the comment of a node.
    Comment {
        /// The node.
        node: u32,
        /// The comment; may be empty.
        text: String,
    },
    /// Replaces the marks of a node.
    Mark {
        /// The node.
        node: u32,
        /// The marks: `ring COLOUR SPACE` or `arrow COLOUR SPACE SPACE`, with a colour out of red, green,
        /// blue and yellow.
        marks: Vec<String>,
    },
    /// Moves a node one place up among those tried at the same moment.
    Promote {
        /// The node.
        node: u32,
    },
    /// Makes the main line lead through a node.
    Main {
        /// The node.
        node: u32,
    },
    /// Deletes a node and everything after it.
    Delete {
        /// The node.
        node: u32,
    },
    /// Limits the study to what a side knows, or opens all hands.
    Knows {
        /// The side; absent if all hands are open.
        side: Option<Side>,
    },
    /// Replaces the title and the author's name.
    Title {
        /// The title; may be empty.
        title: String,
        /// The author's name; may be empty.
        author: String,
    },
}

/// The study, at a table that shows a study.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StudyView {
    /// The title; may be empty.
    pub title: String,
    /// The author's name; may be empty.
    pub author: String,
    /// The side to whose knowledge the study is limited; absent if all hands are open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub knows: Option<Side>,
    /// The node that is shown.
    pub at: u32,
}

/// Nodes of a study.
#[derive(Serialize, JsonSchema)]
pub struct NodesMessage {
    /// Whether `nodes` are all nodes of the study. Otherwise they replace the nodes with the same numbers, and a
    /// node that is no longer in any list `after` has been deleted.
    pub whole: bool,
    /// The nodes. Number 0 is the root.
    pub nodes: Vec<NodeView>,
}

/// A node of a study.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct NodeView {
    /// Its number.
    pub node: u32,
    /// The action that leads to the node; absent for the root.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tried: Option<TriedView>,
    /// The comment; may be empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// The marks, in the form in which the change `mark` gives them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
    /// Actions that were tried at the node, and that a rule forbids.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forbidden: Vec<ForbiddenView>,
    /// The nodes after this node, that of the main line first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<u32>,
}

/// An action that was tried in a study, and that a rule forbids.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ForbiddenView {
    /// The side that would act.
    pub side: Side,
    /// The action, in the game's notation.
    pub play: String,
    /// The number of the rule.
    pub rule: String,
    /// The key of the sentence that explains the refusal; absent if the rules have changed since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'static str>,
}

/// An action that was tried in a study.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TriedView {
    /// The side that acts.
    pub side: Side,
    /// The action, in the game's notation.
    pub play: String,
    /// The action in words.
    pub label: Phrase,
    /// The action's dice, draws and shuffles, as lines of a script; may be empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub results: String,
}

/// The results of chance that an action can have.
#[derive(Serialize, JsonSchema)]
pub struct ChancesMessage {
    /// The side that acts.
    pub side: Side,
    /// The action, in the game's notation.
    pub play: String,
    /// The results: at most 1,296.
    pub results: Vec<RolledView>,
    /// Whether all results are listed, with exact probabilities. Otherwise they are those of some hundred
    /// random plays.
    pub exact: bool,
}

/// One result of chance.
#[derive(Serialize, JsonSchema)]
pub struct RolledView {
    /// The dice, draws and shuffles, as lines of a script.
    pub results: String,
    /// The probability, from 0 to 1.
    pub chance: f64,
    /// The side that rolls each die, and the rule for the roll, in order; empty if they are not known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<RollerView>,
}

/// The side that rolls a die, and the rule for the roll.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RollerView {
    /// The side that rolls it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The rule by which the die is rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}
