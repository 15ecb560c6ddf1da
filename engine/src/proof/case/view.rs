//! The view in the form in which cases check it.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    BySide, CardsView, Eye, Game, GoalView, Held, LineView, MarkerView, Outcome, Panel, PieceView,
    PointView, Side, SpaceView, Target, TickValue, View,
};

/// The view as a case checks it. Whatever has an id is looked up by its id, and a piece by its key. A
/// marker, and each item in a box, is written as a single word.
#[derive(Serialize, JsonSchema)]
pub struct CaseView {
    /// The sides that must choose now.
    awaited: Vec<&'static str>,
    /// The values of the clock, by tick: `clock.year`.
    clock: BTreeMap<&'static str, Option<TickValue>>,
    /// The number of each side on a track: `tracks.vp.french`.
    tracks: BTreeMap<&'static str, BySide<i32>>,
    /// Every space: `spaces.albany.control`.
    spaces: BTreeMap<String, SpaceSeen>,
    /// Connections, by their ends: `lines.albany--saratoga.limit`.
    lines: BTreeMap<String, LineSeen>,
    /// The action points of a card in play, counted from 0: `points.B12.0.kind`.
    points: BTreeMap<String, Vec<PointView>>,
    /// The cards of each side: `cards.french.hand`.
    cards: BySide<CardsView>,
    /// The boxes beside the map, one word for each thing in them: `boxes.discard`.
    boxes: BTreeMap<&'static str, Vec<String>>,
    /// Sets of spaces: `layers.supply-french`.
    layers: BTreeMap<&'static str, Vec<String>>,
    /// The goals of the sides.
    goals: Vec<GoalView>,
    /// The focus of play at this moment, such as a moving force.
    focus: Vec<Target>,
    /// The panel of the fight or march under way. Its numbers are easier to check by row, as in
    /// `battle.attacker.losses`.
    panel: Option<Panel>,
    /// The outcome, once the game is over.
    outcome: Option<Outcome>,
}

/// A space of the map.
#[derive(Serialize, JsonSchema)]
struct SpaceSeen {
    /// The side that controls it.
    control: Option<Side>,
    /// The markers there, one word each: `fort-french`, `siege-2`.
    markers: Vec<String>,
    /// The French pieces there, by key: `spaces.albany.french.reduced-regulars`.
    french: BTreeMap<String, PieceSeen>,
    /// The British pieces there, by key.
    british: BTreeMap<String, PieceSeen>,
    /// The strength of each side in the space, as the game counts it.
    strength: BySide<u32>,
    /// The pieces as the view shows them.
    pieces: BySide<Vec<PieceView>>,
}

/// A connection.
#[derive(Serialize, JsonSchema)]
struct LineSeen {
    /// The markers on the connection, one word each.
    markers: Vec<String>,
    /// The number of units that each side has moved along it.
    used: BySide<u8>,
    /// The number of units that a side may move along it.
    limit: u8,
}

/// The number of pieces of a kind, or the state of a piece with a name of its own.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
enum PieceSeen {
    Number(u32),
    State(&'static str),
}

impl CaseView {
    pub(super) fn of<G: Game>(state: &G, eye: Eye) -> CaseView {
        let view = state.view(eye);
        let View { spaces, lines, points, cards, goals, focus, panel, outcome, .. } = view;
        let line = |(id, line): (String, LineView)| {
            let markers = markers(&line.markers);
            (id, LineSeen { markers, used: line.used, limit: line.limit })
        };
        CaseView {
            awaited: state.awaited().iter().map(Side::name).collect(),
            clock: view.clock.into_iter().map(|tick| (tick.id, tick.value)).collect(),
            tracks: view.tracks.into_iter().map(|track| (track.id, track.at)).collect(),
            spaces: spaces.into_iter().map(|(id, space)| (id, space_seen(space))).collect(),
            lines: lines.into_iter().map(line).collect(),
            points,
            cards,
            boxes: (view.boxes.iter())
                .map(|it| (it.id, it.holds.iter().flat_map(words).collect()))
                .collect(),
            layers: view.layers.into_iter().map(|layer| (layer.id, layer.spaces)).collect(),
            goals,
            focus,
            panel,
            outcome,
        }
    }
}

fn space_seen(space: SpaceView) -> SpaceSeen {
    let stack = |side: Side| {
        let seen = |piece: &PieceView| match piece.state {
            Some(state) => PieceSeen::State(state),
            None => PieceSeen::Number(piece.n),
        };
        space.pieces[side].iter().map(|piece| (piece.key.clone(), seen(piece))).collect()
    };
    SpaceSeen {
        control: space.control,
        markers: markers(&space.markers),
        french: stack(Side::French),
        british: stack(Side::British),
        strength: space.strength,
        pieces: space.pieces,
    }
}

/// Returns a word for each marker: `fort-french`, `siege-2`; two of a kind give two words.
fn markers(markers: &[MarkerView]) -> Vec<String> {
    let word = |it: &MarkerView| match (it.side, it.level) {
        (Some(side), _) => format!("{}-{side}", it.id),
        (None, Some(level)) => format!("{}-{level}", it.id),
        (None, None) => it.id.to_string(),
    };
    markers.iter().flat_map(|it| std::iter::repeat_n(word(it), it.n as usize)).collect()
}

/// Returns a word for each thing in a box. Identical pieces give a word each.
fn words(held: &Held) -> Vec<String> {
    match held {
        Held::Card { id } | Held::Word { id, .. } => vec![id.clone()],
        Held::Piece(piece) => vec![piece.key.clone(); piece.n as usize],
        Held::Token { id, .. } => vec![format!("token:{id}")],
        Held::Back => vec!["?".into()],
    }
}
