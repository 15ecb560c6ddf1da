//! The view in the form in which cases check it, and the lookup of paths in it.
//!
//! A path follows the keys of a [`CaseView`]. A thing that is empty, or absent at the moment, reads
//! `none`; a name that the game does not have is an error, which lists the names that exist.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::names::{Names, nearest};
use crate::{
    Arg, BySide, CardsView, Cell, Eye, Game, GoalView, Held, LineView, MarkerView, Outcome, Panel,
    Phrase, PieceView, PointView, Side, SpaceView, Target, TickValue, View,
};

/// The view as a case checks it. Things with an id are looked up by id, and pieces by key; a marker
/// or a thing in a box is one word.
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
    fn of<G: Game>(state: &G, eye: Eye) -> CaseView {
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

/// The error for a path that does not exist.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct NoSuch {
    /// The part of the path that exists.
    pub at: String,
    /// The name that does not exist at that point.
    pub name: String,
    /// The names that exist at that point, the most similar first.
    pub known: Vec<String>,
}

/// The most recent panel of each kind.
pub(super) type Panels = BTreeMap<&'static str, Panel>;

/// Returns the value at the end of a path, as a case writes it.
pub(super) fn look<G: Game>(
    names: &Names,
    state: &G,
    eye: Eye,
    panels: &Panels,
    path: &str,
) -> Result<String, NoSuch> {
    let (first, rest) = path.split_once('.').unwrap_or((path, ""));
    if names.panels().iter().any(|panel| panel == first) {
        return by_name(names, first, panels.get(first), rest);
    }
    let view = serde_json::to_value(CaseView::of(state, eye)).expect("a view is plain data");
    let mut value = Some(&view);
    let mut shape = &names.shape;
    let path: Vec<&str> = path.split('.').collect();
    for (n, name) in path.iter().enumerate() {
        let at = &path[..n];
        let step = PathStep { names, at, value, name };
        shape = step.down(shape).ok_or_else(|| {
            let mut known = step.known(shape);
            if at.is_empty() {
                known.extend(names.panels());
            }
            NoSuch { at: at.join("."), name: name.to_string(), known: nearest(name, &known) }
        })?;
        value = value.and_then(|value| child(value, name));
    }
    Ok(show(value))
}

fn child<'a>(value: &'a Value, name: &str) -> Option<&'a Value> {
    match value {
        Value::Object(fields) => fields.get(name),
        Value::Array(items) => match name.parse::<usize>() {
            Ok(n) => items.get(n),
            Err(_) => items.iter().find(|item| item.get("id").is_some_and(|id| id == name)),
        },
        _ => None,
    }
}

/// One step of a path: from the value at `at` to the one called `name`.
struct PathStep<'a> {
    names: &'a Names,
    at: &'a [&'a str],
    /// The value at this point of the path, if there is one at the moment.
    value: Option<&'a Value>,
    name: &'a str,
}

impl<'a> PathStep<'a> {
    /// Returns the schema of the value called `name`, if the game can have such a value here.
    fn down<'s>(&self, shape: &'s Value) -> Option<&'s Value>
    where
        'a: 's,
    {
        let shape = self.resolved(shape);
        if let Some(several) = shape.get("anyOf").or(shape.get("oneOf")).and_then(Value::as_array) {
            return several.iter().find_map(|one| self.down(one));
        }
        if let Some(field) = shape.get("properties").and_then(|fields| fields.get(self.name)) {
            return Some(field);
        }
        if let Some(item) = shape.get("additionalProperties") {
            return self.listed().contains(&self.name.to_string()).then_some(item);
        }
        let items = shape.get("items").or(shape.get("prefixItems"))?;
        match self.name.parse::<usize>() {
            // The index just past the last item reads as empty; a higher index is a mistake.
            Ok(n) if self.value.and_then(Value::as_array).is_some_and(|it| it.len() < n) => None,
            Ok(n) => shape.get("prefixItems").and_then(|items| items.get(n)).or(Some(items)),
            Err(_) => self.listed().contains(&self.name.to_string()).then_some(items),
        }
    }

    /// Returns the names that may come next.
    fn known(&self, shape: &Value) -> Vec<String> {
        let shape = self.resolved(shape);
        let mut known = self.listed();
        if let Some(several) = shape.get("anyOf").or(shape.get("oneOf")).and_then(Value::as_array) {
            known.extend(several.iter().flat_map(|one| self.known(one)));
        }
        if let Some(fields) = shape.get("properties").and_then(Value::as_object) {
            known.extend(fields.keys().cloned());
        }
        known
    }

    fn resolved<'s>(&self, shape: &'s Value) -> &'s Value
    where
        'a: 's,
    {
        let link = shape.get("$ref").and_then(Value::as_str);
        let found = link.and_then(|link| self.names.shape.pointer(link.trim_start_matches('#')));
        found.unwrap_or(shape)
    }

    /// Returns the names that may come next where things are looked up by name: all names that the
    /// game has, and those that are there now.
    fn listed(&self) -> Vec<String> {
        let names = self.names;
        let mut listed = match self.at {
            ["spaces"] => names.spaces.clone(),
            ["spaces", _, side @ ("french" | "british")] => names.pieces(side),
            ["spaces", _, "pieces", side] => names.pieces(side),
            ["lines"] => names.lines.clone(),
            ["points"] => names.cards.clone(),
            ["layers"] => names.layers.clone(),
            ["panel", "rows"] => names.panels().iter().flat_map(|id| names.rows(id)).collect(),
            _ => Vec::new(),
        };
        match self.value {
            Some(Value::Object(fields)) => listed.extend(fields.keys().cloned()),
            Some(Value::Array(items)) => {
                let ids = items.iter().filter_map(|item| item.get("id").and_then(Value::as_str));
                listed.extend(ids.map(String::from));
            }
            _ => {}
        }
        listed
    }
}

/// Looks up a row of a panel by name, as in `battle.attacker.column`. The side may be left out if
/// only one side has the row.
fn by_name(names: &Names, id: &str, panel: Option<&Panel>, rest: &str) -> Result<String, NoSuch> {
    let (who, row) = rest.split_once('.').unwrap_or(("", rest));
    let mut rows = names.rows(id);
    // A panel with a row of roles has an attacker and a defender.
    let whose: &[&str] = match rows.iter().any(|row| row == "role") {
        true => &["french", "british", "attacker", "defender"],
        false => &["french", "british"],
    };
    rows.push("modifiers".into());
    if !rows.iter().any(|known| known == row) {
        let at = format!("{id}{}{who}", if who.is_empty() { "" } else { "." });
        return Err(NoSuch { at, name: row.into(), known: nearest(row, &rows) });
    }
    if !who.is_empty() && !whose.contains(&who) {
        let known = nearest(who, &whose.iter().map(ToString::to_string).collect::<Vec<_>>());
        return Err(NoSuch { at: id.into(), name: who.into(), known });
    }
    let Some(panel) = panel else { return Ok("none".into()) };
    let sides: Vec<Side> = Side::BOTH.into_iter().filter(|side| is(panel, *side, who)).collect();
    let said: Vec<String> = sides.iter().filter_map(|side| said(panel, *side, row)).collect();
    match said.as_slice() {
        [] => Ok("none".into()),
        [one] => Ok(one.clone()),
        [one, other] if one == other => Ok(one.clone()),
        _ => Err(NoSuch {
            at: id.into(),
            name: row.into(),
            known: whose.iter().map(|who| format!("{who}.{row}")).collect(),
        }),
    }
}

/// Returns true if `who` means that side, by its name or by its role.
fn is(panel: &Panel, side: Side, who: &str) -> bool {
    let does = || {
        let role = panel.rows.iter().find(|row| row.id == "role")?;
        let cell = if side == Side::French { &role.french } else { &role.british };
        cell.as_ref().map(|cell| cell.text.key == format!("panel-{who}"))
    };
    who.is_empty() || who == side.name() || does().unwrap_or(false)
}

/// Returns a side's entry in a row. For the row `modifiers`, returns all modifiers with their
/// numbers.
fn said(panel: &Panel, side: Side, row: &str) -> Option<String> {
    let cell = |row: &crate::PanelRow| {
        if side == Side::French { row.french.clone() } else { row.british.clone() }
    };
    if row == "modifiers" {
        let modifiers = panel.rows.iter().filter(|row| row.modifier);
        let said = modifiers.filter_map(|row| Some(format!("{}{:+}", row.id, cell(row)?.n?)));
        let said: Vec<String> = said.collect();
        return (!said.is_empty()).then(|| said.join(" "));
    }
    match row {
        "marker" => return Some(panel.track.as_ref()?.at[side].to_string()),
        "dice" => {
            let faces = panel.dice.iter().filter(|die| die.side == side).map(|die| die.face);
            let faces: Vec<&str> = faces.collect();
            return (!faces.is_empty()).then(|| faces.join(" "));
        }
        _ => {}
    }
    let row = panel.rows.iter().find(|known| known.id == row)?;
    Some(word(&cell(row)?, row.id))
}

/// Returns the text of a cell: its number, or its key without `panel-` and the name of its row, or
/// the values of its gaps.
fn word(cell: &Cell, row: &str) -> String {
    if let Some(n) = cell.n {
        return n.to_string();
    }
    let Phrase { key, args } = &cell.text;
    if args.is_empty() {
        let key = key.strip_prefix("panel-").unwrap_or(key);
        return key.strip_prefix(row).map_or(key, |key| key.trim_start_matches('-')).into();
    }
    args.iter().map(|(_, arg)| filled(arg)).collect::<Vec<_>>().join(" ")
}

/// Returns the value of a gap as a case writes it: a number, words, or the key of a name.
pub(super) fn filled(arg: &Arg) -> String {
    match arg {
        Arg::Number(n) => n.to_string(),
        Arg::Words(words) => words.clone(),
        Arg::Name { name } => name.to_string(),
        Arg::Phrase(Phrase { key, args }) if args.is_empty() => key.to_string(),
        Arg::Phrase(Phrase { args, .. }) => {
            args.iter().map(|(_, arg)| filled(arg)).collect::<Vec<_>>().join(" ")
        }
        Arg::List(items) => items.iter().map(filled).collect::<Vec<_>>().join(" "),
    }
}

/// Returns a value as a case writes it: bare words, and lists with spaces between.
fn show(value: Option<&Value>) -> String {
    match value {
        None | Some(Value::Null) => "none".into(),
        Some(Value::String(text)) => text.clone(),
        Some(Value::Array(items)) if items.is_empty() => "none".into(),
        Some(Value::Object(fields)) if fields.is_empty() => "none".into(),
        Some(Value::Array(items)) => {
            items.iter().map(|item| show(Some(item))).collect::<Vec<_>>().join(" ")
        }
        Some(other) => other.to_string(),
    }
}
