//! What is said on a socket: [`ClientMessage`]s and [`ServerMessage`]s.
//!
//! The largest of them, the table, is put together from parts that are written
//! once and shared by all who see the same: what everybody may know, what those
//! eyes may see, and what is new in the log since they last looked.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use engine::{
    AnyPlaying, BySide, Choice, Eye, LogLine, NoUndo, Outcome, Phrase, Prompt, Rule, Side, Sides,
    View, Way,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::error::ErrorDetail;
use crate::store::{ChatLine, SeatKind, Until};
use crate::table::{Stage, Table};

/// What a client says.
#[derive(Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum ClientMessage {
    /// First of all: takes the seats of these tokens; without one, watches.
    Sit {
        /// The tokens of the seats.
        #[serde(default)]
        tokens: Vec<String>,
        /// The player's name.
        name: Option<String>,
        /// The player's share of the dice, if the seat has none yet.
        nonce: Option<String>,
        /// Whose eyes to look through, for who holds both seats.
        #[serde(rename = "as")]
        eye: Option<Side>,
    },
    /// Plays an action.
    Play {
        /// How many actions had been played when it was chosen.
        number: u32,
        /// Who plays it.
        side: Side,
        /// The action, in the game's notation.
        play: String,
        /// The client's own; sent again, it is played once.
        id: String,
    },
    /// Takes the last action back.
    Undo {
        /// How many actions had been played when it was chosen.
        number: u32,
        /// The client's own; sent again, it is done once.
        id: String,
    },
    /// Gives up.
    Resign {
        /// Who gives up.
        side: Side,
        /// The client's own; sent again, it is done once.
        id: String,
    },
    /// Asks why nothing can be clicked there.
    Why {
        /// Who would click.
        side: Side,
        /// What would be clicked: a `Target`.
        on: String,
    },
    /// Asks where the force on the move can come to.
    Ways {
        /// Who moves it.
        side: Side,
    },
    /// Looks through that side's eyes, for who holds both seats.
    As {
        /// Which side.
        side: Side,
    },
    /// Asks how the table stood.
    At {
        /// After so many actions.
        number: u32,
    },
    /// Standing orders: lets response windows go by.
    Orders {
        /// Whose orders.
        side: Side,
        /// Until when.
        until: OrdersUntil,
    },
    /// Writes a line of chat.
    Chat {
        /// What is written.
        text: String,
    },
}

/// Until when standing orders are to hold.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum OrdersUntil {
    /// Until the phase is over.
    Phase,
    /// Until the season is over.
    Season,
    /// No longer.
    None,
}

impl From<OrdersUntil> for Option<Until> {
    fn from(until: OrdersUntil) -> Option<Until> {
        match until {
            OrdersUntil::Phase => Some(Until::Phase),
            OrdersUntil::Season => Some(Until::Season),
            OrdersUntil::None => None,
        }
    }
}

/// What the server says.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum ServerMessage {
    /// The table as it is now: after `sit`, and after every change.
    #[cfg_attr(not(test), expect(dead_code, reason = "a table is written by its parts"))]
    Table(Box<TableMessage>),
    /// It is on the disk.
    Ack(AckMessage),
    /// It was not done.
    No(NoMessage),
    /// The answer to `why`.
    Why(WhyMessage),
    /// The answer to `ways`.
    Ways(WaysMessage),
    /// The answer to `at`.
    At(Box<AtMessage>),
    /// Lines of chat, oldest first: all of them after `sit`, then line by line.
    Chat(ChatMessage),
}

impl ServerMessage {
    /// As it travels.
    pub fn written(&self) -> String {
        written(self)
    }
}

/// The table as one pair of eyes sees it.
#[derive(Serialize, JsonSchema)]
pub struct TableMessage {
    #[serde(flatten)]
    open: Open,
    #[serde(flatten)]
    seen: Seen,
    #[serde(flatten)]
    own: Own,
}

/// What everybody may know.
#[derive(Serialize, JsonSchema)]
struct Open {
    /// The table's id.
    table: String,
    /// Which game is played.
    game: String,
    /// Which scenario.
    scenario: String,
    /// Rules that are switched.
    options: BTreeMap<String, String>,
    /// The hash of the secret that the dice come from.
    commitment: String,
    /// That secret, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
    /// Who plays.
    players: BySide<Player>,
    /// False while an open seat waits for its player: then there is no view.
    started: bool,
    /// How it ended, where no rule says so: `french resigned`, `unplayable`.
    result: Option<String>,
    /// Why it is unplayable.
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<String>,
}

/// Who plays a side.
#[derive(Serialize, JsonSchema)]
pub struct Player {
    /// The name of the player, or the level of the bot.
    name: String,
    /// Who sits there.
    kind: SeatKind,
    /// At the table now.
    here: bool,
    /// How well the bot plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
}

/// What those eyes may see.
#[derive(Serialize, JsonSchema)]
struct Seen {
    /// Whose eyes these are.
    #[serde(rename = "as")]
    eye: EyeName,
    /// How many actions have been played.
    number: u32,
    /// Who must choose.
    awaited: Vec<Side>,
    /// What they see.
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<View>,
    /// What they are asked.
    prompt: Option<Prompt>,
    /// What they may do.
    choices: Vec<Choice>,
    /// How it ended by the rules.
    outcome: Option<Outcome>,
}

/// Whose eyes a table is seen through.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum EyeName {
    /// The French player's.
    French,
    /// The British player's.
    British,
    /// Those of somebody without a seat.
    Watcher,
    /// Everybody's, once the game is over.
    Open,
}

impl From<Eye> for EyeName {
    fn from(eye: Eye) -> EyeName {
        match eye {
            Eye::Of(Side::French) => EyeName::French,
            Eye::Of(Side::British) => EyeName::British,
            Eye::Watcher => EyeName::Watcher,
            Eye::Open => EyeName::Open,
        }
    }
}

/// What concerns one socket.
#[derive(Serialize, JsonSchema)]
struct Own {
    /// The seats that it holds.
    seats: Vec<Side>,
    /// What would be taken back, or why nothing can be.
    undo: Undo,
    /// Standing orders of the side that it looks as.
    orders: Option<Until>,
    /// The log replaces all lines of this action and those after it.
    log_from: u32,
    /// The log from there on.
    log: Vec<NumberedLine>,
}

/// What `undo` would do.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Undo {
    /// It takes this back, which was offered in these words.
    Takes(Phrase),
    /// It takes nothing back, and this is why.
    No(NoUndo),
}

/// A line of the log, and which action it tells of.
#[derive(Serialize, JsonSchema)]
pub struct NumberedLine {
    /// The number of its action; several lines may share it.
    n: u32,
    #[serde(flatten)]
    line: LogLine,
}

/// What was asked for is on the disk.
#[derive(Serialize, JsonSchema)]
pub struct AckMessage {
    /// As the client gave it.
    pub id: String,
    /// How many actions have been played now.
    pub number: u32,
}

/// What was asked for is not done.
#[derive(Serialize, JsonSchema)]
pub struct NoMessage {
    /// As the client gave it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    #[serde(flatten)]
    pub detail: ErrorDetail,
}

/// Why nothing can be clicked there; without a rule, no rule has anything to say.
#[derive(Serialize, JsonSchema)]
pub struct WhyMessage {
    /// As the client gave it.
    pub on: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    /// The key of the sentence that says why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'static str>,
}

/// Where the force on the move can come to; nowhere, if none is on the move.
#[derive(Serialize, JsonSchema)]
pub struct WaysMessage {
    /// How many actions had been played then.
    pub number: u32,
    /// The best way to each space.
    pub ways: Vec<Way>,
}

/// The table as it stood.
#[derive(Serialize, JsonSchema)]
pub struct AtMessage {
    /// After so many actions.
    number: u32,
    /// What was to be seen then.
    view: View,
    /// The log up to there.
    log: Vec<NumberedLine>,
}

impl AtMessage {
    /// The table as it stood then, through those eyes.
    pub fn new(then: &dyn AnyPlaying, eye: Eye) -> AtMessage {
        AtMessage { number: then.number(), view: then.view(eye), log: log_lines(then, eye, 0) }
    }
}

/// Lines of chat.
#[derive(Serialize, JsonSchema)]
pub struct ChatMessage {
    /// The oldest first.
    pub lines: Vec<ChatLine>,
}

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
        let open = written(&Open::of(table, here));
        let own = written(&Own::of(table, viewer.seats, eye, log_from));
        let seen = match self.eyes.iter().find(|(known, _)| *known == eye) {
            Some((_, seen)) => seen,
            None => {
                self.eyes.push((eye, written(&Seen::by(table, eye))));
                &self.eyes[self.eyes.len() - 1].1
            }
        };
        let message = Utf8Bytes::from(joined(&open, seen, &own));
        if shared {
            self.messages.push((key, message.clone()));
        } else {
            self.eyes.clear();
        }
        message
    }
}

/// What can be looked at: a game that can no longer be played is still there.
pub fn shown(table: &Table) -> Option<&dyn AnyPlaying> {
    match &table.stage {
        Stage::Playing(playing) => Some(playing.as_ref()),
        Stage::Unplayable { last, .. } => last.as_deref(),
        Stage::Waiting => None,
    }
}

impl Open {
    fn of(table: &Table, here: BySide<bool>) -> Open {
        let stored = &table.stored;
        let player = |side: Side| {
            let seat = &stored.seats[side];
            let kind = table.kind(side);
            Player {
                name: seat.name.clone().or(seat.level.clone()).unwrap_or_default(),
                kind,
                here: kind == SeatKind::Bot || here[side],
                level: seat.level.clone(),
            }
        };
        let problem = match &table.stage {
            Stage::Unplayable { why, .. } => Some(why.clone()),
            Stage::Waiting | Stage::Playing(_) => None,
        };
        Open {
            table: stored.id.clone(),
            game: stored.game.clone(),
            scenario: stored.setup.scenario.clone(),
            options: stored.setup.options.clone(),
            commitment: stored.commitment.clone(),
            secret: table.is_over().then(|| stored.secret.to_string()),
            players: BySide::of(player),
            started: !matches!(table.stage, Stage::Waiting),
            result: match problem {
                Some(_) => Some("unplayable".into()),
                None => table.resigned.and_then(|_| table.result()),
            },
            problem,
        }
    }
}

impl Seen {
    fn by(table: &Table, eye: Eye) -> Seen {
        let awaited = table.awaited();
        let asked = match (eye, table.playing()) {
            (Eye::Of(side), Some(playing)) if awaited.has(side) => Some((side, playing)),
            _ => None,
        };
        let shown = shown(table);
        Seen {
            eye: eye.into(),
            number: shown.map_or(0, AnyPlaying::number),
            awaited: awaited.iter().collect(),
            view: shown.map(|playing| playing.view(eye)),
            prompt: asked.and_then(|(side, playing)| playing.prompt(side)),
            choices: asked.map_or(Vec::new(), |(side, playing)| playing.choices(side)),
            outcome: shown.and_then(AnyPlaying::outcome),
        }
    }
}

impl Own {
    fn of(table: &Table, seats: Sides, eye: Eye, log_from: u32) -> Own {
        Own {
            seats: seats.iter().collect(),
            undo: match table.undoes(seats) {
                Ok(choice) => Undo::Takes(choice.label),
                Err(no) => Undo::No(no),
            },
            orders: match eye {
                Eye::Of(side) => table.stored.orders[side].as_ref().map(|order| order.until),
                Eye::Watcher | Eye::Open => None,
            },
            log_from,
            log: shown(table).map_or(Vec::new(), |playing| log_lines(playing, eye, log_from)),
        }
    }
}

fn log_lines(playing: &dyn AnyPlaying, eye: Eye, from: u32) -> Vec<NumberedLine> {
    playing.log(eye, from).into_iter().map(|(n, line)| NumberedLine { n, line }).collect()
}

fn written(part: &impl Serialize) -> String {
    serde_json::to_string(part).expect("a message is plain data")
}

/// A table from its three parts, as [`ServerMessage::Table`] would be written.
fn joined(open: &str, seen: &str, own: &str) -> String {
    format!("{{\"is\":\"table\",{},{},{}}}", inside(open), inside(seen), inside(own))
}

/// The fields of an object, without its braces.
fn inside(object: &str) -> &str {
    object.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(object)
}

#[test]
fn a_table_is_the_same_written_by_its_parts_or_whole() {
    let player = |side: Side| Player {
        name: side.to_string(),
        kind: SeatKind::Human,
        here: true,
        level: None,
    };
    let open = Open {
        table: "abc".into(),
        game: "toy".into(),
        scenario: "all".into(),
        options: [("steps".into(), "none".into())].into(),
        commitment: "c0ffee".into(),
        secret: None,
        players: BySide::of(player),
        started: true,
        result: None,
        problem: None,
    };
    let seen = Seen {
        eye: EyeName::French,
        number: 3,
        awaited: vec![Side::French],
        view: Some(View::default()),
        prompt: None,
        choices: Vec::new(),
        outcome: None,
    };
    let undo = Undo::No(NoUndo::Theirs);
    let own = Own { seats: vec![Side::French], undo, orders: None, log_from: 1, log: vec![] };
    let parts = joined(&written(&open), &written(&seen), &written(&own));
    let whole = ServerMessage::Table(Box::new(TableMessage { open, seen, own }));
    assert_eq!(parts, whole.written());
}
