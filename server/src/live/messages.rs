//! What is said on a socket: [`ClientMessage`]s and [`ServerMessage`]s.
//!
//! The largest of them, the table, is made once for all who see the same, and told by what is different
//! from what they were sent before ([`sent`], [`patch`]).

mod answers;
mod client;
mod parts;
mod patch;
mod sent;
mod status;

use std::collections::BTreeMap;

use engine::{
    AnyPlaying, BySide, Choice, Eye, Followed, Lesson, LogLine, NoUndo, Outcome, Phrase, Prompt,
    Side, Sides, View, is_said,
};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::looks_as;
use crate::store::{Access, Clock, Rematch, SeatKind, Until, Uploaded};
use crate::table::asked;
use crate::table::clocks::{self, Standing};
use crate::table::kept::{Kept, Mending};
use crate::table::{Stage, Table};

pub use answers::{
    AckMessage, AtMessage, ChatMessage, HintMessage, NoMessage, OddsMessage, Then, TimeMessage,
    WaysMessage, WhyMessage,
};
pub use client::ClientMessage;
pub use patch::patched;
pub use sent::{LastSeen, Messages, Viewer};
pub use status::TableStatus;

/// What the server says.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum ServerMessage {
    /// The table as it is now: after `sit`, and whenever a `patch` does not do.
    #[cfg_attr(not(test), expect(dead_code, reason = "a table is written by its parts"))]
    Table(Box<TableMessage>),
    /// What is different since the last `table` or `patch`, where that is shorter than the whole.
    #[cfg_attr(not(test), expect(dead_code, reason = "a patch is written as text"))]
    Patch(PatchMessage),
    /// It is on the disk.
    Ack(AckMessage),
    /// It was not done.
    No(NoMessage),
    /// The answer to `why`.
    Why(WhyMessage),
    /// The answer to `ways`.
    Ways(WaysMessage),
    /// The answer to `odds`.
    Odds(Box<OddsMessage>),
    /// The answer to `hint`.
    Hint(HintMessage),
    /// The answer to `at`.
    At(Box<AtMessage>),
    /// Lines of chat, oldest first: all of them after `sit`, then line by line.
    Chat(ChatMessage),
    /// After `sit`, at a table with a clock: what time it is at the server.
    Time(TimeMessage),
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
    /// Which one of all that these eyes were sent: what a `patch` is a difference to.
    version: u64,
    #[serde(flatten)]
    state: State,
    #[serde(flatten)]
    log: Log,
}

/// All of it but the log: what a patch is made of. The same table is always the same here.
#[derive(Serialize, JsonSchema)]
struct State {
    #[serde(flatten)]
    open: Open,
    #[serde(flatten)]
    seen: Seen,
    #[serde(flatten)]
    own: Own,
}

impl State {
    /// For who holds these seats and looks with these eyes.
    pub fn of(table: &Table, seats: Sides, eye: Eye, here: BySide<bool>) -> State {
        State {
            open: Open::of(table, here),
            seen: Seen::by(table, eye),
            own: Own::of(table, seats, eye),
        }
    }
}

/// What is different since an earlier version of the table.
#[derive(Serialize, JsonSchema)]
pub struct PatchMessage {
    /// The version that it is to be applied to.
    of: u64,
    /// A JSON Patch (RFC 6902), which makes the next `table` of that one.
    patch: Vec<patch::Operation>,
}

/// What a record proves that somebody uploaded. Its dice and its actions are proved in any case.
#[derive(Serialize, JsonSchema)]
struct UploadedMessage {
    /// The public key of who signed it, if anybody did.
    #[serde(skip_serializing_if = "Option::is_none")]
    signer: Option<String>,
    /// This server signed it: so the names are proved too, and a result that no action shows.
    proved: bool,
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
    /// It began from a position that somebody wrote, who knows the hands in it.
    #[serde(skip_serializing_if = "is_not")]
    from_position: bool,
    /// It was made from a record that somebody uploaded.
    #[serde(skip_serializing_if = "Option::is_none")]
    uploaded: Option<UploadedMessage>,
    /// The hash of the secret that the dice come from.
    commitment: String,
    /// That secret, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
    /// Who plays.
    players: BySide<Player>,
    /// False until both sides have put in their share of the dice: then there is no view.
    started: bool,
    /// How it ended, where no rule says so: `french resigned`, `french out of time`, `draw agreed`, `unplayable`.
    result: Option<String>,
    /// Who may come.
    access: Access,
    /// How long the players may think, if that is limited.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<ClockMessage>,
    /// Whose offer of a draw stands.
    draw: Vec<Side>,
    /// Who asks to take his last action back.
    takeback: Vec<Side>,
    /// Who asks for a pause.
    pause: Vec<Side>,
    /// The other game that each side wants.
    rematch: BySide<Option<Rematch>>,
    /// The table of that game, where everybody's key opens his seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
    /// The lesson that is taken here.
    #[serde(skip_serializing_if = "Option::is_none")]
    lesson: Option<LessonMessage>,
    /// Why it can't be played on, or only be shown from what was kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<String>,
    /// The last time that the rules were mended under this game.
    #[serde(skip_serializing_if = "Option::is_none")]
    mended: Option<MendedMessage>,
}

/// How long the players may think.
#[derive(Serialize, JsonSchema)]
pub struct ClockMessage {
    #[serde(flatten)]
    setting: Clock,
    /// Milliseconds that each side had left at the last entry; all of it before the game has begun.
    left: BySide<i64>,
    /// When a side whose clock runs has nothing left, in milliseconds since 1970 by the server's time.
    runs_out: BySide<Option<i64>>,
    /// No clock runs, since both wanted a pause.
    paused: bool,
}

impl ClockMessage {
    fn of(table: &Table) -> Option<ClockMessage> {
        let setting = table.stored.clock?;
        let full = i64::from(setting.seconds) * 1000;
        let none = Standing { left: BySide::of(|_| full), runs_out: BySide::default() };
        let Standing { left, runs_out } = clocks::standing(table).unwrap_or(none);
        Some(ClockMessage { setting, left, runs_out, paused: table.paused })
    }
}

/// A lesson, and how far it has come.
#[derive(Serialize, JsonSchema)]
pub struct LessonMessage {
    /// Its id.
    id: &'static str,
    /// Who learns.
    side: Side,
    /// How it stands.
    stands: LessonStands,
    /// The place, from 0, of the step that the next play belongs to; at the end, how many there are.
    step: usize,
    /// What the learner plays next: any one of these. Nothing while the other side plays.
    wants: Vec<String>,
}

/// How a lesson stands.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum LessonStands {
    /// Something is still to be done.
    On,
    /// All of it was done.
    Done,
    /// Something else was played.
    Left,
}

impl LessonMessage {
    fn of((lesson, followed): (&Lesson, Followed)) -> LessonMessage {
        let (stands, step, wants) = match followed {
            Followed::Next(next) if next.side == lesson.side => {
                (LessonStands::On, next.step, next.any_of)
            }
            Followed::Next(next) => (LessonStands::On, next.step, Vec::new()),
            Followed::Done => (LessonStands::Done, lesson.steps.len(), Vec::new()),
            Followed::Left => (LessonStands::Left, 0, Vec::new()),
        };
        LessonMessage { id: lesson.id, side: lesson.side, stands, step, wants }
    }
}

/// The rules were mended, and the game went on under the new ones.
#[derive(Serialize, JsonSchema)]
pub struct MendedMessage {
    /// It went on after so many actions.
    number: u32,
    /// So many that came later were taken back.
    taken_back: u32,
    /// The version of the rules until then.
    before: u32,
    /// And since then.
    rules: u32,
    /// What was mended in each version since, in the game's words.
    changes: Vec<Phrase>,
}

impl MendedMessage {
    fn of(Mending { number, taken_back, before, rules }: Mending) -> MendedMessage {
        let changes = (before + 1..=rules).map(|version| Phrase::new(format!("mended-{version}")));
        MendedMessage { number, taken_back, before, rules, changes: changes.collect() }
    }
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
    /// Its share of the dice, once it is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    nonce: Option<String>,
    /// How well the bot plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    /// The computer plays for its player, whose time ran out.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    played_for: bool,
    /// When the invitation to this seat was claimed, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    claimed: Option<i64>,
    /// When the seat was last taken back with its code.
    #[serde(skip_serializing_if = "Option::is_none")]
    recovered: Option<i64>,
}

/// What those eyes may see.
#[derive(Serialize, JsonSchema)]
struct Seen {
    /// Whose eyes these are.
    #[serde(rename = "as")]
    eye: EyeName,
    /// The last entry: what an action answers. An undo is an entry too.
    entry: u32,
    /// How many actions have been played and stand.
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
    /// What asking to take back would do, for the side that it looks as; nothing, if it has played nothing.
    asks_back: Option<AsksBack>,
    /// Standing orders of the side that it looks as.
    orders: Option<Until>,
}

/// What is new in the log.
#[derive(Serialize, JsonSchema)]
struct Log {
    /// The log replaces all lines of this action and those after it.
    log_from: u32,
    /// The log from there on.
    #[schemars(with = "Vec<NumberedLine>")]
    log: Vec<Line>,
}

/// What asking to take back would do.
#[derive(Serialize, JsonSchema)]
struct AsksBack {
    /// It would go back to so many actions.
    number: u32,
    /// Something was rolled, drawn or shown since, and would stay known.
    seen: bool,
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

/// A line of the log, from the game or as it was kept.
#[derive(Serialize)]
#[serde(untagged)]
enum Line {
    Fresh(NumberedLine),
    Kept {
        n: u32,
        #[serde(flatten)]
        line: Value,
    },
}

impl Line {
    fn number(&self) -> u32 {
        match self {
            Line::Fresh(NumberedLine { n, .. }) | Line::Kept { n, .. } => *n,
        }
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

impl Player {
    fn of(table: &Table, side: Side, here: bool) -> Player {
        let seat = &table.stored.seats[side];
        let kind = table.kind(side);
        Player {
            name: seat.name.clone().or(seat.level.clone()).unwrap_or_default(),
            kind,
            here: kind == SeatKind::Bot || here,
            nonce: seat.nonce.clone(),
            level: seat.level.clone(),
            played_for: table.played_for.has(side),
            claimed: seat.claimed,
            recovered: seat.recovered,
        }
    }
}

impl Open {
    fn of(table: &Table, here: BySide<bool>) -> Open {
        let stored = &table.stored;
        let problem = match &table.stage {
            Stage::Unplayable { why, .. } => Some(why.clone()),
            Stage::Waiting | Stage::Playing(_) => None,
        };
        Open {
            table: stored.id.clone(),
            game: stored.game.clone(),
            scenario: stored.setup.scenario.clone(),
            options: stored.setup.options.clone(),
            from_position: stored.setup.position.is_some(),
            uploaded: stored.uploaded.as_ref().map(|Uploaded { signer, ours }| UploadedMessage {
                signer: signer.clone(),
                proved: *ours,
            }),
            commitment: stored.commitment.clone(),
            secret: table.is_over().then(|| stored.secret.to_string()),
            players: BySide::of(|side| Player::of(table, side, here[side])),
            started: !matches!(table.stage, Stage::Waiting),
            result: match problem {
                Some(_) => table.result().or(Some("unplayable".into())),
                None => table.result().filter(|result| is_said(result)),
            },
            access: stored.access,
            clock: ClockMessage::of(table),
            draw: sides(|side| asked::offers(table, side)),
            takeback: sides(|side| asked::asks_back(table, side)),
            pause: sides(|side| asked::asks_pause(table, side)),
            rematch: BySide::of(|side| stored.seats[side].rematch),
            next: stored.next.clone(),
            lesson: table.followed().map(LessonMessage::of),
            problem,
            mended: table.mended.map(MendedMessage::of),
        }
    }
}

fn is_not(so: &bool) -> bool {
    !so
}

fn sides(so: impl Fn(Side) -> bool) -> Vec<Side> {
    Side::BOTH.into_iter().filter(|side| so(*side)).collect()
}

impl Seen {
    fn by(table: &Table, eye: Eye) -> Seen {
        let awaited = table.awaited();
        let asked = match (eye, table.playing()) {
            (Eye::Of(side), Some(playing)) if awaited.has(side) && !table.played_for.has(side) => {
                Some((side, playing))
            }
            _ => None,
        };
        let shown = shown(table);
        Seen {
            eye: eye.into(),
            entry: table.entry(),
            number: match (&table.stage, shown) {
                (Stage::Unplayable { .. }, Some(last)) if table.kept.is_empty() => last.number(),
                _ => table.number(),
            },
            awaited: awaited.iter().collect(),
            view: shown.map(|playing| playing.view(eye)),
            prompt: asked.and_then(|(side, playing)| playing.prompt(side)),
            choices: asked.map_or(Vec::new(), |(side, playing)| playing.choices(side)),
            outcome: shown.and_then(AnyPlaying::outcome),
        }
    }
}

impl Own {
    fn of(table: &Table, seats: Sides, eye: Eye) -> Own {
        Own {
            seats: seats.iter().collect(),
            undo: match table.undoes(looks_as(seats, eye)) {
                Ok(choice) => Undo::Takes(choice.label),
                Err(no) => Undo::No(no),
            },
            asks_back: match eye {
                Eye::Of(side) => table
                    .before_last_of(side)
                    .map(|number| AsksBack { number, seen: table.seen_since(number) }),
                Eye::Watcher | Eye::Open => None,
            },
            orders: match eye {
                Eye::Of(side) => table.stored.orders[side].as_ref().map(|order| order.until),
                Eye::Watcher | Eye::Open => None,
            },
        }
    }
}

impl Log {
    /// From action `from` on.
    fn of(table: &Table, eye: Eye, from: u32) -> Log {
        let mut log = kept_lines(&table.kept, eye, from);
        if let Some(playing) = shown(table) {
            log.extend(fresh_lines(playing, eye, from, table.base));
        }
        let notes = table.notes.iter().filter(|(n, _)| from <= *n);
        let mut told: Vec<Line> = notes
            .map(|(n, line)| Line::Fresh(NumberedLine { n: *n, line: line.clone() }))
            .collect();
        if !told.is_empty() {
            told.extend(log);
            told.sort_by_key(Line::number);
            log = told;
        }
        Log { log_from: from, log }
    }
}

/// What was kept of the first actions of a table, from action `from` on.
fn kept_lines(kept: &[Kept], eye: Eye, from: u32) -> Vec<Line> {
    let told = (1..).zip(kept).skip_while(|(n, _)| *n < from);
    told.flat_map(|(n, kept)| kept.lines(eye).into_iter().map(move |line| Line::Kept { n, line }))
        .collect()
}

/// The log of a game before which `base` actions were played, from action `from` of the table on.
fn fresh_lines(playing: &dyn AnyPlaying, eye: Eye, from: u32, base: u32) -> Vec<Line> {
    let lines = playing.log(eye, from.saturating_sub(base)).into_iter();
    lines.map(|(n, line)| Line::Fresh(NumberedLine { n: base + n, line })).collect()
}

fn written(part: &impl Serialize) -> String {
    serde_json::to_string(part).expect("a message is plain data")
}

#[test]
fn a_table_and_a_patch_are_written_as_their_types_say() {
    use patch::Operation;
    use serde_json::json;

    let player = |side: Side| Player {
        name: side.to_string(),
        kind: SeatKind::Human,
        here: true,
        nonce: None,
        level: None,
        played_for: false,
        claimed: None,
        recovered: None,
    };
    let open = Open {
        table: "abc".into(),
        game: "toy".into(),
        scenario: "all".into(),
        options: [("steps".into(), "none".into())].into(),
        from_position: true,
        uploaded: None,
        commitment: "c0ffee".into(),
        secret: None,
        players: BySide::of(player),
        started: true,
        result: None,
        access: Access::default(),
        clock: None,
        draw: Vec::new(),
        takeback: Vec::new(),
        pause: Vec::new(),
        rematch: BySide::default(),
        next: None,
        lesson: None,
        problem: None,
        mended: None,
    };
    let seen = Seen {
        eye: EyeName::French,
        entry: 5,
        number: 3,
        awaited: vec![Side::French],
        view: Some(View::default()),
        prompt: None,
        choices: Vec::new(),
        outcome: None,
    };
    let own = Own {
        seats: vec![Side::French],
        undo: Undo::No(NoUndo::Theirs),
        asks_back: None,
        orders: None,
    };
    let (state, log) = (State { open, seen, own }, Log { log_from: 1, log: vec![] });
    let told = sent::whole(7, &written(&state), &written(&log));
    let different = r#"{"op":"replace","path":"/number","value":4},"#;
    let other = sent::patch(7, 8, different, &log);
    let table = TableMessage { version: 7, state, log };
    assert_eq!(told.as_str(), ServerMessage::Table(Box::new(table)).written());
    let replace = |path: &str, value: Value| Operation::Replace { path: path.into(), value };
    let steps = vec![
        replace("/number", json!(4)),
        replace("/log", json!([])),
        replace("/log_from", json!(1)),
        replace("/version", json!(8)),
    ];
    let message = ServerMessage::Patch(PatchMessage { of: 7, patch: steps });
    assert_eq!(other.as_str(), message.written());
}
