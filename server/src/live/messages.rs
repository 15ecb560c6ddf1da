//! What a table shows to those who look at it: the `table` message.
//!
//! A message is put together from parts that are written once and shared by
//! all who see the same: what everybody may know, what those eyes may see, and
//! what is new in the log since they last looked.

use axum::extract::ws::Utf8Bytes;
use engine::{AnyPlaying, BySide, Choice, Eye, Line, Outcome, Prompt, Side, Sides};
use serde::Serialize;
use serde_json::{Value, json};

use crate::store::Kind;
use crate::table::{Stage, Table};

/// Who looks, and what he has been told already.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Viewer {
    pub seats: Sides,
    pub eye: Eye,
    /// The entry up to which he has read the log.
    pub told: Option<u32>,
}

/// Parts that were written already. Emptied when the table changes.
#[derive(Default)]
pub struct Messages {
    eyes: Vec<(Eye, String)>,
    messages: Vec<((Viewer, u32), Utf8Bytes)>,
}

impl Messages {
    /// The table as `viewer` may see it. With `shared` it is kept for the next who looks alike.
    pub fn message(
        &mut self,
        table: &Table,
        viewer: Viewer,
        here: BySide<bool>,
        shared: bool,
    ) -> Utf8Bytes {
        let log_from = viewer.told.map_or(0, |entry| table.unchanged_since(entry) + 1);
        let key = (Viewer { told: None, ..viewer }, log_from);
        if let Some((_, message)) = self.messages.iter().find(|(known, _)| *known == key) {
            return message.clone();
        }
        let eye = table.eye(viewer.eye);
        let log = shown(table).map_or(Vec::new(), |playing| log_lines(playing, eye, log_from));
        let own = Own {
            seats: viewer.seats.iter().collect(),
            can_undo: table.can_undo(viewer.seats),
            orders: match eye {
                Eye::Of(side) => {
                    table.stored.orders[side].as_ref().map(|order| order.until.as_str())
                }
                Eye::Watcher | Eye::Open => None,
            },
            log_from,
            log,
        };
        let own = written(&own);
        let open = written(&everybodys(table, here));
        let seen = match self.eyes.iter().find(|(known, _)| *known == eye) {
            Some((_, seen)) => seen,
            None => {
                self.eyes.push((eye, written(&seen_by(table, eye))));
                &self.eyes[self.eyes.len() - 1].1
            }
        };
        let message =
            format!("{{\"is\":\"table\",{},{},{}}}", inside(&open), inside(seen), inside(&own));
        let message = Utf8Bytes::from(message);
        if shared {
            self.messages.push((key, message.clone()));
        } else {
            self.eyes.clear();
        }
        message
    }
}

/// `at`: the table as it stood, through the same eyes.
pub fn at(then: &dyn AnyPlaying, eye: Eye) -> String {
    let log = log_lines(then, eye, 0);
    json!({ "is": "at", "number": then.number(), "view": then.view(eye), "log": log }).to_string()
}

/// What can be looked at: a game that can no longer be played is still there.
pub fn shown(table: &Table) -> Option<&dyn AnyPlaying> {
    match &table.stage {
        Stage::Playing(playing) => Some(playing.as_ref()),
        Stage::Unplayable { last, .. } => last.as_deref(),
        Stage::Waiting => None,
    }
}

fn everybodys(table: &Table, here: BySide<bool>) -> Value {
    let stored = &table.stored;
    let player = |side: Side| {
        let seat = &stored.seats[side];
        let kind = table.kind(side);
        let mut player = json!({
            "name": seat.name.as_deref().or(seat.level.as_deref()).unwrap_or(""),
            "kind": kind,
            "here": kind == Kind::Bot || here[side],
        });
        if let Some(level) = &seat.level {
            player["level"] = json!(level);
        }
        player
    };
    let mut open = json!({
        "table": stored.id,
        "game": stored.game,
        "scenario": stored.setup.scenario,
        "options": stored.setup.options,
        "commitment": stored.commitment,
        "players": { "french": player(Side::French), "british": player(Side::British) },
        "started": !matches!(table.stage, Stage::Waiting),
        "result": table.resigned.and_then(|_| table.result()),
    });
    if table.is_over() {
        open["secret"] = json!(stored.secret.to_string());
    }
    if let Stage::Unplayable { why, .. } = &table.stage {
        open["result"] = json!("unplayable");
        open["problem"] = json!(why);
    }
    open
}

#[derive(Serialize)]
struct Seen {
    #[serde(rename = "as")]
    eye: &'static str,
    number: u32,
    awaited: Vec<Side>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<Value>,
    prompt: Option<Prompt>,
    choices: Vec<Choice>,
    outcome: Option<Outcome>,
}

fn seen_by(table: &Table, eye: Eye) -> Seen {
    let awaited = table.awaited();
    let asked = match (eye, table.playing()) {
        (Eye::Of(side), Some(playing)) if awaited.has(side) => Some((side, playing)),
        _ => None,
    };
    let shown = shown(table);
    Seen {
        eye: match eye {
            Eye::Of(side) => side.name(),
            Eye::Watcher => "watcher",
            Eye::Open => "open",
        },
        number: shown.map_or(0, AnyPlaying::number),
        awaited: awaited.iter().collect(),
        view: shown.map(|playing| playing.view(eye)),
        prompt: asked.and_then(|(side, playing)| playing.prompt(side)),
        choices: asked.map_or(Vec::new(), |(side, playing)| playing.choices(side)),
        outcome: shown.and_then(AnyPlaying::outcome),
    }
}

#[derive(Serialize)]
struct Own<'a> {
    seats: Vec<Side>,
    can_undo: bool,
    orders: Option<&'a str>,
    log_from: u32,
    log: Vec<LogLine>,
}

#[derive(Serialize)]
struct LogLine {
    n: u32,
    #[serde(flatten)]
    line: Line,
}

fn log_lines(playing: &dyn AnyPlaying, eye: Eye, from: u32) -> Vec<LogLine> {
    playing.log(eye, from).into_iter().map(|(n, line)| LogLine { n, line }).collect()
}

fn written(part: &impl Serialize) -> String {
    serde_json::to_string(part).expect("a message is plain data")
}

/// The fields of an object, without its braces.
fn inside(object: &str) -> &str {
    object.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(object)
}
