//! What a pair of eyes may see. It holds what changes; what never changes
//! (places, card facts) is in the game's [`BoardFacts`](crate::BoardFacts).
//!
//! Everything that is shown says its own name as a text key or a [`Phrase`], so
//! that no client guesses one.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::{BySide, Outcome, Phrase, Rule, Side, Target};

/// The table as a pair of eyes sees it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct View {
    /// Where the game stands in time, in the order it is said.
    pub clock: Vec<Tick>,
    /// Numbers on tracks, such as victory points.
    pub tracks: Vec<TrackView>,
    /// Every space of the map, by id.
    pub spaces: BTreeMap<String, SpaceView>,
    /// Connections with something to show, as `ford--mill`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lines: BTreeMap<String, LineView>,
    /// What the cards in play let their owners do, by card.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub points: BTreeMap<String, Vec<PointView>>,
    /// The cards of each side.
    pub cards: BySide<CardsView>,
    /// What lies beside the map.
    pub boxes: Vec<BoxView>,
    /// Sets of spaces that may be shown over the map when they are asked for, such as supply.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub layers: Vec<LayerView>,
    /// What the sides are after.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<GoalView>,
    /// What is being looked at right now: a force on the move, a battle.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub focus: Vec<Target>,
    /// A combat, a force on the march: what is being settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub panel: Option<Panel>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// One thing that the clock says.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Tick {
    /// What it is: `year`, `season`, `phase`.
    pub id: &'static str,
    /// What it says, for programs; nothing where there is nothing to say.
    pub value: Option<TickValue>,
    /// What it says, in words; nothing if it is only for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<Phrase>,
    /// How it is shown.
    pub show: TickShow,
}

/// What a [`Tick`] says, for programs.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum TickValue {
    /// A year, a round.
    Number(i64),
    /// A season, a phase.
    Word(String),
    /// Something that holds or does not.
    Flag(bool),
}

/// How a [`Tick`] is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TickShow {
    /// Part of the date: "Spring 1755".
    Date,
    /// What is going on: "French phase".
    Stage,
    /// Something that holds for a while: "French first".
    Badge,
    /// Not at all.
    Silent,
}

impl Tick {
    /// A tick that is only for programs.
    pub fn silent(id: &'static str, value: impl Into<TickValue>) -> Tick {
        Tick { id, value: Some(value.into()), text: None, show: TickShow::Silent }
    }

    /// A tick that is said.
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
    /// `vp`, `raids`.
    pub id: &'static str,
    /// The key of its name.
    pub name: String,
    /// Where each side stands.
    #[serde(flatten)]
    pub at: BySide<i32>,
}

/// What wins the game for a side, or is worth points to it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct GoalView {
    /// Whose goal it is.
    pub side: Side,
    /// What must be reached.
    pub text: Phrase,
    /// The same in a few words, with how far it is reached.
    pub brief: Phrase,
    /// The rule that says so.
    pub rule: Rule,
}

impl GoalView {
    /// A goal by that rule, whose few words have the key `KEY-brief`.
    pub fn new(side: Side, rule: &'static str, text: Phrase) -> GoalView {
        let key = format!("{}-brief", text.key);
        let brief = Phrase { key: key.into(), args: text.args.clone() };
        GoalView { side, text, brief, rule: Rule(rule) }
    }
}

/// A space of the map: who holds it, and what stands there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct SpaceView {
    /// Who holds it.
    pub control: Option<Side>,
    /// What lies on it besides pieces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<MarkerView>,
    /// The pieces of each side, like ones together.
    pub pieces: BySide<Vec<PieceView>>,
    /// The strength of each side, as the game counts it.
    pub strength: BySide<u32>,
}

/// Pieces that are alike in all that shows, or one piece with a name of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PieceView {
    /// What it is, as the board's facts list it: `regulars`, or the id of a leader.
    pub id: String,
    /// Which of the pieces in its stack it is: what a [`Target`] names it by.
    pub key: String,
    /// The key of its name, whole or reduced.
    pub name: String,
    /// How many there are.
    pub n: u32,
    /// Turned to its weaker side.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub reduced: bool,
    /// Has acted, and may not again for now.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub spent: bool,
    /// Within the walls of a place that is besieged.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub inside: bool,
    /// Wounded, and of less use for now.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub wounded: bool,
    /// Of a piece that has a name of its own, such as a leader: how it is, in a
    /// word (`fit`, `inside`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<&'static str>,
}

impl PieceView {
    /// `n` pieces of a kind. Their key says their state, as in `inside-reduced-regulars`;
    /// [`reduced`](PieceView::reduced) and the others set it with the field.
    pub fn new(id: impl Into<String>, name: impl Into<String>, n: impl Into<u32>) -> PieceView {
        let id = id.into();
        PieceView { key: id.clone(), id, name: name.into(), n: n.into(), ..PieceView::default() }
    }

    /// A piece with a name of its own, and how it is in a word.
    pub fn single(
        id: impl Into<String>,
        name: impl Into<String>,
        state: &'static str,
    ) -> PieceView {
        PieceView { state: Some(state), ..PieceView::new(id, name, 1u32) }
    }

    /// Sets the states that a stack keeps apart, and the key that says them.
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

/// Markers of a kind that lie on a space or a connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MarkerView {
    /// What it is: `fort`, `siege`.
    pub id: &'static str,
    /// What it is called, its side and level included.
    pub text: Phrase,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// How far it has come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// How many there are.
    pub n: u32,
}

impl MarkerView {
    /// One marker of nobody, named by the key `marker-ID`.
    pub fn new(id: &'static str) -> MarkerView {
        let text = Phrase::new(format!("marker-{id}"));
        MarkerView { id, text, side: None, level: None, n: 1 }
    }

    /// One marker of a side, named by the key `marker-ID-SIDE`.
    pub fn of(side: Side, id: &'static str) -> MarkerView {
        let text = Phrase::new(format!("marker-{id}-{side}"));
        MarkerView { side: Some(side), text, ..MarkerView::new(id) }
    }

    /// A marker that has a level, named by the key `marker-ID` with `$level`.
    pub fn at_level(id: &'static str, level: u8) -> MarkerView {
        let text = Phrase::new(format!("marker-{id}")).number("level", level);
        MarkerView { level: Some(level), text, ..MarkerView::new(id) }
    }
}

/// A connection: what lies on it, and how much of its room is taken.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct LineView {
    /// What lies on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<MarkerView>,
    /// How many units each side has moved along it.
    pub used: BySide<u8>,
    /// How many it may.
    pub limit: u8,
}

/// A point of a card in play: what it is for, and what has become of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PointView {
    /// What it is for.
    pub kind: &'static str,
    /// The key of its name.
    pub name: String,
    /// What has become of it.
    pub state: PointState,
}

/// What has become of a point of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PointState {
    /// It may still be spent.
    Free,
    /// It was spent.
    Used,
    /// It is kept for a reaction.
    Held,
    /// It was taken away.
    Lost,
}

/// A side's cards. `hand` lists them only for eyes that may see them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct CardsView {
    /// The cards held, for eyes that may see them.
    pub hand: Option<Vec<String>>,
    /// How many are held.
    pub held: u32,
    /// How many are left to draw. Their order is only for open eyes.
    pub left: u32,
    /// The cards left to draw, for open eyes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<String>>,
    /// Cards played or thrown away.
    pub discard: Vec<String>,
    /// The card that is being played.
    pub active: Option<String>,
}

/// A place beside the map, and what lies there.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct BoxView {
    /// Which it is: `pool`, `losses-french`.
    pub id: &'static str,
    /// The key of its name.
    pub name: String,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// How it is shown.
    pub show: BoxShow,
    /// What lies in it.
    pub holds: Vec<Held>,
}

/// How a [`BoxView`] is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BoxShow {
    /// Cards that can be leafed through.
    Pile,
    /// Cards in play, with what is left of their points.
    InPlay,
    /// Counters, like ones together.
    Tray,
    /// What a side keeps to itself: its place shows also when it is empty or face down.
    Kept,
    /// What holds for the whole board.
    Badges,
    /// Names, one after another.
    List,
    /// Not at all: for programs and cases.
    Silent,
}

impl BoxView {
    /// A box of nobody, named by the key `box-ID`.
    pub fn new(id: &'static str, show: BoxShow, holds: Vec<Held>) -> BoxView {
        BoxView { id, name: format!("box-{id}"), side: None, show, holds }
    }

    /// The same box, as that side's.
    #[must_use]
    pub fn of(self, side: Side) -> BoxView {
        BoxView { side: Some(side), ..self }
    }

    /// The same box, named by another key.
    #[must_use]
    pub fn called(self, name: impl Into<String>) -> BoxView {
        BoxView { name: name.into(), ..self }
    }
}

/// What lies in a box.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Held {
    /// A card, face up.
    Card {
        /// Which card.
        id: String,
    },
    /// A piece.
    Piece(PieceView),
    /// A token that is drawn from a pool.
    Token {
        /// Which token.
        id: String,
        /// The key of its name.
        name: String,
    },
    /// Something that is only said.
    Word {
        /// What it is, for programs.
        id: String,
        /// What it is, in words; its id where there are none.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Phrase>,
        /// Whose it is.
        #[serde(skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
    },
    /// Something face down.
    Back,
}

impl Held {
    /// A card, face up.
    pub fn card(id: impl ToString) -> Held {
        Held::Card { id: id.to_string() }
    }

    /// Something that is said by a key, of a side or of nobody.
    pub fn word(id: impl Into<String>, key: impl Into<String>, side: Option<Side>) -> Held {
        Held::Word { id: id.into(), text: Some(Phrase::new(key.into())), side }
    }
}

/// A set of spaces that may be shown over the map.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct LayerView {
    /// Which it is.
    pub id: &'static str,
    /// The key of its name.
    pub name: String,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The spaces in it.
    pub spaces: Vec<String>,
}

impl LayerView {
    /// A layer that shows when it is asked for, named by the key `layer-ID`.
    pub fn new(id: &'static str, spaces: Vec<String>) -> LayerView {
        LayerView { id, name: format!("layer-{id}"), side: None, spaces }
    }

    /// The same layer, as that side's.
    #[must_use]
    pub fn of(self, side: Side) -> LayerView {
        LayerView { side: Some(side), ..self }
    }
}

/// Something being settled, with a column a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Panel {
    /// What it is: `battle`, `siege`, `raid`, `march`.
    pub id: &'static str,
    /// What it is, in words.
    pub title: Phrase,
    /// What is known of it, line by line.
    pub rows: Vec<PanelRow>,
    /// Where both sides stand on a track of their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub track: Option<BattleTrack>,
    /// Dice on the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<DieView>,
}

impl Panel {
    /// A panel without track and dice.
    pub fn new(id: &'static str, title: Phrase, rows: Vec<PanelRow>) -> Panel {
        Panel { id, title, rows, track: None, dice: Vec::new() }
    }
}

/// The track of a battle, with a marker for each side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BattleTrack {
    /// Its first box.
    pub least: i32,
    /// Its last box.
    pub most: i32,
    /// Where each side stands.
    pub at: BySide<i32>,
}

/// A die on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DieView {
    /// Who rolled it.
    pub side: Side,
    /// Which face shows.
    pub face: &'static str,
    /// The key of the face's name.
    pub name: String,
}

/// One thing that is known of both sides, or of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PanelRow {
    /// What it is: `strength`, `die`, `losses`.
    pub id: &'static str,
    /// What it is, in words.
    pub label: Phrase,
    /// What it is of the French.
    pub french: Option<Cell>,
    /// What it is of the British.
    pub british: Option<Cell>,
    /// The rule that it comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    /// It is a [`Modifier`].
    #[serde(skip)]
    pub modifier: bool,
}

impl PanelRow {
    /// A row labelled by the key `panel-ID`.
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

/// What adds to a side's die, or takes from it, and by which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// What it is: the row of the panel that shows it.
    pub id: &'static str,
    /// The rule that it comes from.
    pub rule: &'static str,
    /// How much it adds.
    pub n: i8,
}

impl Modifier {
    /// A row for each modifier that either side has.
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

/// What a row says of a side: in words, and as a number where it is one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Cell {
    /// In words.
    #[serde(flatten)]
    pub text: Phrase,
    /// The number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<i64>,
}

impl Cell {
    /// A number, said by the key `panel-number`.
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
