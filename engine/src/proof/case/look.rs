//! The lookup of paths in the view.
//!
//! A path follows the keys of a [`CaseView`](super::view::CaseView). A thing that is empty, or absent at the
//! moment, has the value `none`; a name that the game does not have is an error, which lists the names that
//! exist.

use std::collections::BTreeMap;

use serde_json::Value;

use super::names::{Names, nearest};
use super::view::CaseView;
use crate::{Arg, Cell, Eye, Game, Panel, Phrase, Side};

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
    /// game has, and the names that the value has now.
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
