//! The view: everything that one point of view may see. A view holds the parts that change; parts
//! that never change (places, card facts) are in the game's [`BoardFacts`](crate::BoardFacts).
//!
//! Everything shown carries its own name as a text key or a [`Phrase`], so that clients need no
//! names of their own.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::{BySide, Outcome, Phrase, Rule, Side, Target};

/// Everything that one point of view may see.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct View {
    /// The date and phase of the game, in the order of display.
    pub clock: Vec<Tick>,
    /// Numbers on tracks, such as victory points.
    pub tracks: Vec<TrackView>,
    /// Every space of the map, by id.
    pub spaces: BTreeMap<String, SpaceView>,
    /// Connections that have something to show, by ids such as `ford--mill`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lines: BTreeMap<String, LineView>,
    /// The action points of the cards in play, by card.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub points: BTreeMap<String, Vec<PointView>>,
    /// The cards of each side.
    pub cards: BySide<CardsView>,
    /// The boxes beside the map.
    pub boxes: Vec<BoxView>,
    /// Sets of spaces that can be shown over the map on request, such as supply.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub layers: Vec<LayerView>,
    /// The goals of the sides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<GoalView>,
    /// The focus of play at this moment: a moving force, a battle.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub focus: Vec<Target>,
    /// The combat or march under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub panel: Option<Panel>,
    /// The outcome, once the game is over.
    pub outcome: Option<Outcome>,
}

/// One item of the clock.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Tick {
    /// The tick's id: `year`, `season`, `phase`.
    pub id: &'static str,
    /// The tick's value, for programs; `None` if the tick has none at the moment.
    pub value: Option<TickValue>,
    /// The tick's text; `None` if the tick is only for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<Phrase>,
    /// The way in which the tick is shown.
    pub show: TickShow,
}

/// The value of a [`Tick`], for programs.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum TickValue {
    /// A year, a round.
    Number(i64),
    /// A season, a phase.
    Word(String),
    /// Something that is true or false.
    Flag(bool),
}

/// The way in which a [`Tick`] is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TickShow {
    /// Part of the date: "Spring 1755".
    Date,
    /// The current phase or step: "French phase".
    Stage,
    /// A lasting condition: "French first".
    Badge,
    /// Not shown.
    Silent,
}

impl Tick {
    /// Makes a tick that is only for programs.
    pub fn silent(id: &'static str, value: impl Into<TickValue>) -> Tick {
        Tick { id, value: Some(value.into()), text: None, show: TickShow::Silent }
    }

    /// Makes a tick that is shown.
    pub fn said(
        id: &'static str,
        value: impl Into<TickValue>,
        show: TickShow,
        text: Phrase,
    ) -> Tick {
        Tick { id, value: Some(value.into()), text: Some(text), show }
    }
}

impl From<u16> for TickValue {
    fn from(number: u16) -> TickValue {
        TickValue::Number(number.into())
    }
}

impl From<&str> for TickValue {
    fn from(word: &str) -> TickValue {
        TickValue::Word(word.into())
    }
}

impl From<Side> for TickValue {
    fn from(side: Side) -> TickValue {
        side.name().into()
    }
}

impl From<bool> for TickValue {
    fn from(flag: bool) -> TickValue {
        TickValue::Flag(flag)
    }
}

/// A number on a track for each side.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TrackView {
    /// The track's id: `vp`, `raids`.
    pub id: &'static str,
    /// The key of the track's name.
    pub name: String,
    /// The number of each side.
    #[serde(flatten)]
    pub at: BySide<i32>,
}

/// A condition that wins the game for a side, or is worth points to it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct GoalView {
    /// The side whose goal it is.
    pub side: Side,
    /// The sentence that describes what must be reached.
    pub text: Phrase,
    /// A short form, with the progress so far.
    pub brief: Phrase,
    /// The rule behind the goal.
    pub rule: Rule,
}

impl GoalView {
    /// Makes a goal from its rule and text; the short form has the key `KEY-brief`.
    pub fn new(side: Side, rule: &'static str, text: Phrase) -> GoalView {
        let key = format!("{}-brief", text.key);
        let brief = Phrase { key: key.into(), args: text.args.clone() };
        GoalView { side, text, brief, rule: Rule(rule) }
    }
}

/// A space of the map: the side that controls it, and the pieces and markers in it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct SpaceView {
    /// The side that controls it.
    pub control: Option<Side>,
    /// The markers on the space.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<MarkerView>,
    /// The pieces of each side, identical ones grouped.
    pub pieces: BySide<Vec<PieceView>>,
    /// The strength of each side, as the game counts it.
    pub strength: BySide<u32>,
}

/// Pieces that look the same, or one piece with a name of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PieceView {
    /// The piece's id in the board's facts: `regulars`, or the id of a leader.
    pub id: String,
    /// The piece's key in its stack, by which a [`Target`] names the piece.
    pub key: String,
    /// The text key of the piece's name, which differs for reduced pieces.
    pub name: String,
    /// The number of pieces.
    pub n: u32,
    /// Whether the piece is on its reduced side.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub reduced: bool,
    /// Whether the piece has acted, and may not act again for now.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub spent: bool,
    /// Whether the piece is inside a besieged place.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub inside: bool,
    /// Whether the piece is wounded, and less useful for now.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub wounded: bool,
    /// The state of a named piece, such as a leader, in a word (`fit`, `inside`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<&'static str>,
}

impl PieceView {
    /// Makes a view of `n` pieces of a kind. The key of this group includes their state, as in
    /// `inside-reduced-regulars`; [`states`](PieceView::states) sets both key and fields.
    pub fn new(id: impl Into<String>, name: impl Into<String>, n: impl Into<u32>) -> PieceView {
        let id = id.into();
        PieceView { key: id.clone(), id, name: name.into(), n: n.into(), ..PieceView::default() }
    }

    /// Makes a view of a piece with a name of its own, with its state in a word.
    pub fn single(
        id: impl Into<String>,
        name: impl Into<String>,
        state: &'static str,
    ) -> PieceView {
        PieceView { state: Some(state), ..PieceView::new(id, name, 1u32) }
    }

    /// Sets the states by which a stack groups its pieces, and the key that includes these states.
    #[must_use]
    pub fn states(mut self, inside: bool, spent: bool, reduced: bool) -> PieceView {
        let prefix = |is: bool, word: &'static str| if is { word } else { "" };
        self.key = format!(
            "{}{}{}{}",
            prefix(inside, "inside-"),
            prefix(spent, "spent-"),
            prefix(reduced, "reduced-"),
            self.id
        );
        PieceView { inside, spent, reduced, ..self }
    }
}

/// Markers of one kind on a space or a connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MarkerView {
    /// The marker's id: `fort`, `siege`.
    pub id: &'static str,
    /// The marker's name, including its side and level.
    pub text: Phrase,
    /// The side that the marker belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The marker's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// The number of markers.
    pub n: u32,
}

impl MarkerView {
    /// Makes a marker that belongs to no side, named by the key `marker-ID`.
    pub fn new(id: &'static str) -> MarkerView {
        let text = Phrase::new(format!("marker-{id}"));
        MarkerView { id, text, side: None, level: None, n: 1 }
    }

    /// Makes a marker of a side, named by the key `marker-ID-SIDE`.
    pub fn of(side: Side, id: &'static str) -> MarkerView {
        let text = Phrase::new(format!("marker-{id}-{side}"));
        MarkerView { side: Some(side), text, ..MarkerView::new(id) }
    }

    /// Makes a marker with a level, named by the key `marker-ID` with `$level`.
    pub fn at_level(id: &'static str, level: u8) -> MarkerView {
        let text = Phrase::new(format!("marker-{id}")).number("level", level);
        MarkerView { level: Some(level), text, ..MarkerView::new(id) }
    }
}

/// A connection: the markers on it, and the capacity that is used.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct LineView {
    /// The markers on the connection.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<MarkerView>,
    /// The number of units that each side has moved along the connection.
    pub used: BySide<u8>,
    /// The number of units that a side may move along the connection.
    pub limit: u8,
}

/// An action point of a card in play: its kind, and whether it has been spent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PointView {
    /// The point's kind, that is, the action that it pays for.
    pub kind: &'static str,
    /// The key of the point's name.
    pub name: String,
    /// Whether the point has been spent.
    pub state: PointState,
}

/// Whether an action point of a card has been spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PointState {
    /// The point may still be spent.
    Free,
    /// The point was spent.
    Used,
    /// The point is kept for a reaction.
    Held,
    /// The point was taken away.
    Lost,
}

/// A side's cards. `hand` lists them only for a point of view that may see them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct CardsView {
    /// The cards in hand, for a point of view that may see them.
    pub hand: Option<Vec<String>>,
    /// The number of cards in hand.
    pub held: u32,
    /// The number of cards left to draw. Their order is visible only in an open view, such as that of
    /// a finished game.
    pub left: u32,
    /// The cards left to draw, in an open view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<String>>,
    /// Cards played or discarded.
    pub discard: Vec<String>,
    /// The card being played.
    pub active: Option<String>,
}

/// A box beside the map, and its contents.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct BoxView {
    /// The box's id: `pool`, `losses-french`.
    pub id: &'static str,
    /// The key of the box's name.
    pub name: String,
    /// The side that the box belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The way in which the box is shown.
    pub show: BoxShow,
    /// The box's contents.
    pub holds: Vec<Held>,
}

/// The way in which a [`BoxView`] is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BoxShow {
    /// Cards that can be leafed through.
    Pile,
    /// Cards in play, with their remaining action points.
    InPlay,
    /// Counters, identical ones grouped.
    Tray,
    /// Things that a side keeps. The box is shown even if it is empty or its contents are face
    /// down.
    Kept,
    /// Conditions that hold for the whole board, shown as badges.
    Badges,
    /// Names, listed one after another.
    List,
    /// Nothing is shown: the contents are for programs and cases.
    Silent,
}

impl BoxView {
    /// Makes a box that belongs to no side, named by the key `box-ID`.
    pub fn new(id: &'static str, show: BoxShow, holds: Vec<Held>) -> BoxView {
        BoxView { id, name: format!("box-{id}"), side: None, show, holds }
    }

    /// Returns the box as a box of `side`.
    #[must_use]
    pub fn of(self, side: Side) -> BoxView {
        BoxView { side: Some(side), ..self }
    }

    /// Returns the box with `name` as the key of its name.
    #[must_use]
    pub fn called(self, name: impl Into<String>) -> BoxView {
        BoxView { name: name.into(), ..self }
    }
}

/// A thing in a box.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Held {
    /// A card, face up.
    Card {
        /// The card's id.
        id: String,
    },
    /// A piece.
    Piece(PieceView),
    /// A token that is drawn from a pool.
    Token {
        /// The token's id.
        id: String,
        /// The key of the token's name.
        name: String,
    },
    /// An entry that is only text.
    Word {
        /// The entry's id, for programs.
        id: String,
        /// The entry's text; if absent, the id is shown.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Phrase>,
        /// The side that the entry belongs to.
        #[serde(skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
    },
    /// A thing that lies face down.
    Back,
}

impl Held {
    /// Returns a card, face up.
    pub fn card(id: impl ToString) -> Held {
        Held::Card { id: id.to_string() }
    }

    /// Returns an entry that is only text, given by its key. The entry belongs to `side`, or to no
    /// side.
    pub fn word(id: impl Into<String>, key: impl Into<String>, side: Option<Side>) -> Held {
        Held::Word { id: id.into(), text: Some(Phrase::new(key.into())), side }
    }
}

/// A set of spaces that can be shown over the map.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct LayerView {
    /// The layer's id.
    pub id: &'static str,
    /// The key of the layer's name.
    pub name: String,
    /// The side that the layer belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The spaces in the layer.
    pub spaces: Vec<String>,
}

impl LayerView {
    /// Makes a layer, named by the key `layer-ID`.
    pub fn new(id: &'static str, spaces: Vec<String>) -> LayerView {
        LayerView { id, name: format!("layer-{id}"), side: None, spaces }
    }

    /// Returns the layer as a layer of `side`.
    #[must_use]
    pub fn of(self, side: Side) -> LayerView {
        LayerView { side: Some(side), ..self }
    }
}

/// A table of numbers for a fight or march under way, with a column for each side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Panel {
    /// The panel's id: `battle`, `siege`, `raid`, `march`.
    pub id: &'static str,
    /// The panel's title.
    pub title: Phrase,
    /// The panel's rows.
    pub rows: Vec<PanelRow>,
    /// The battle track, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub track: Option<BattleTrack>,
    /// Dice on the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<DieView>,
}

impl Panel {
    /// Makes a panel without track and dice.
    pub fn new(id: &'static str, title: Phrase, rows: Vec<PanelRow>) -> Panel {
        Panel { id, title, rows, track: None, dice: Vec::new() }
    }
}

/// The track of a battle, with a marker for each side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BattleTrack {
    /// The track's first box.
    pub least: i32,
    /// The track's last box.
    pub most: i32,
    /// The box that holds each side's marker.
    pub at: BySide<i32>,
}

/// A die on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DieView {
    /// The side that rolled it.
    pub side: Side,
    /// The face that the die shows.
    pub face: &'static str,
    /// The key of the face's name.
    pub name: String,
}

/// One row of a panel: a fact about both sides, or about one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PanelRow {
    /// The row's id: `strength`, `die`, `losses`.
    pub id: &'static str,
    /// The row's label.
    pub label: Phrase,
    /// The cell for the French.
    pub french: Option<Cell>,
    /// The cell for the British.
    pub british: Option<Cell>,
    /// The rule that the row comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    /// Whether the row is a [`Modifier`].
    #[serde(skip)]
    pub modifier: bool,
}

impl PanelRow {
    /// Makes a row labelled by the key `panel-ID`.
    pub fn new(
        id: &'static str,
        rule: &'static str,
        say: &dyn Fn(Side) -> Option<Cell>,
    ) -> PanelRow {
        PanelRow {
            id,
            label: Phrase::new(format!("panel-{id}")),
            french: say(Side::French),
            british: say(Side::British),
            rule: Some(Rule(rule)),
            modifier: false,
        }
    }
}

/// A modifier of a side's die, with its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// The modifier's id, which is that of the row of the panel that shows it.
    pub id: &'static str,
    /// The rule that the modifier comes from.
    pub rule: &'static str,
    /// The number that the modifier adds.
    pub n: i8,
}

impl Modifier {
    /// Returns a row for each modifier that either side has.
    pub fn rows(all: &BySide<Vec<Modifier>>) -> Vec<PanelRow> {
        let mut kinds: Vec<(&'static str, &'static str)> = Vec::new();
        for it in all.french.iter().chain(&all.british) {
            if !kinds.contains(&(it.id, it.rule)) {
                kinds.push((it.id, it.rule));
            }
        }
        let row = |(id, rule)| PanelRow {
            modifier: true,
            ..PanelRow::new(id, rule, &|side| {
                all[side].iter().find(|it| it.id == id).map(|it| Cell::number(it.n))
            })
        };
        kinds.into_iter().map(row).collect()
    }
}

/// The entry of one side in a row: a text, and its number if the text is a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Cell {
    /// The text.
    #[serde(flatten)]
    pub text: Phrase,
    /// The number, if the text is a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<i64>,
}

impl Cell {
    /// Makes a cell for a number. The key `panel-number` puts the number into words.
    pub fn number(n: impl Into<i64>) -> Cell {
        let n = n.into();
        Cell { text: Phrase::new("panel-number").number("n", n), n: Some(n) }
    }
}

impl From<Phrase> for Cell {
    fn from(text: Phrase) -> Cell {
        Cell { text, n: None }
    }
}
