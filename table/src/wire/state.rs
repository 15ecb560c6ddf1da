//! The message that contains a whole table, and the parts that patches are made from.

use std::collections::BTreeMap;

use engine::{
    AnyPlaying, BySide, Choice, Eye, Followed, Lesson, LogLine, NoUndo, Outcome, Phrase, Prompt,
    Side, Sides, View, is_said,
};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::patch;
use super::study::StudyView;
use crate::agreements;
use crate::clock::{self, TimeLeft};
use crate::mending::{Kept, Mending};
use crate::stored::{Access, Rematch, SeatKind, Until, Uploaded};
use crate::table::{Table, TableStage};
use crate::time_limit::Clock;

/// The table as one eye sees it.
#[derive(Serialize, JsonSchema)]
pub struct TableMessage {
    /// The version of the table, to which the next `patch` refers.
    version: u64,
    #[serde(flatten)]
    state: State,
    #[serde(flatten)]
    log: Log,
}

/// The whole message except for the log: patches are made from it. The content depends only on the state of
/// the table.
#[derive(Serialize, JsonSchema)]
pub(super) struct State {
    #[serde(flatten)]
    public: Public,
    #[serde(flatten)]
    visible: Visible,
    #[serde(flatten)]
    own: Own,
}

impl State {
    /// Returns the state for a viewer who holds these seats and looks with this eye.
    pub fn of(table: &Table, seats: Sides, eye: Eye, here: BySide<bool>) -> State {
        State {
            public: Public::of(table, here),
            visible: Visible::by(table, eye),
            own: Own::of(table, seats, eye),
        }
    }
}

/// The difference from an earlier version of the table.
#[derive(Serialize, JsonSchema)]
pub struct PatchMessage {
    /// The version to which the patch applies.
    of: u64,
    /// A JSON Patch (RFC 6902) that turns that version into the next version.
    patch: Vec<patch::Operation>,
}

/// The signature of an uploaded record. The dice and the actions of the record have been verified in any
/// case.
#[derive(Serialize, JsonSchema)]
struct UploadedMessage {
    /// The public key that signed the record, if it is signed.
    #[serde(skip_serializing_if = "Option::is_none")]
    signer: Option<String>,
    /// Whether this server signed the record. Its signature also proves the names, and a result such as a
    /// resignation.
    proved: bool,
}

/// The part of a table that everybody may see.
#[derive(Serialize, JsonSchema)]
struct Public {
    /// The table's id.
    table: String,
    /// The game's id.
    game: String,
    /// The scenario's id.
    scenario: String,
    /// The optional rules, by name.
    options: BTreeMap<String, String>,
    /// Whether the game began from a position that somebody wrote. The author of the position knows the
    /// hands.
    #[serde(skip_serializing_if = "is_not")]
    from_position: bool,
    /// The signature, if the table was made from an uploaded record.
    #[serde(skip_serializing_if = "Option::is_none")]
    uploaded: Option<UploadedMessage>,
    /// The hash of the secret that the dice come from.
    commitment: String,
    /// The secret that the dice come from, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
    /// The players.
    players: BySide<Player>,
    /// Whether both sides have given their share of the dice; before that there is no view.
    started: bool,
    /// The result, if it does not follow from the rules: `french resigned`, `french out of time`, `draw
    /// agreed`, `unplayable`.
    result: Option<String>,
    /// The access to the table.
    access: Access,
    /// The limit on thinking time, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<ClockMessage>,
    /// The sides whose offer of a draw is still valid.
    draw: Vec<Side>,
    /// The sides that ask to take their last action back.
    takeback: Vec<Side>,
    /// The sides that ask for a pause.
    pause: Vec<Side>,
    /// The rematch that each side wants.
    rematch: BySide<Option<Rematch>>,
    /// The id of the table of the rematch, where each player's key opens that player's seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
    /// The lesson that is played at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    lesson: Option<LessonMessage>,
    /// The reason why the game can't be continued, or can only be shown in its stored form.
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<String>,
    /// The last correction of the rules during this game.
    #[serde(skip_serializing_if = "Option::is_none")]
    mended: Option<MendedMessage>,
    /// The study that is shown here instead of a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    study: Option<StudyView>,
}

/// The limit on thinking time, and the time left.
#[derive(Serialize, JsonSchema)]
pub struct ClockMessage {
    #[serde(flatten)]
    setting: Clock,
    /// The milliseconds that each side had left at the last entry, or at the start of the game.
    left: BySide<i64>,
    /// When each running clock will run out, in milliseconds since 1970 by the server's time.
    runs_out: BySide<Option<i64>>,
    /// Whether the clocks are stopped because both players wanted a pause.
    paused: bool,
}

impl ClockMessage {
    pub(super) fn of(table: &Table) -> Option<ClockMessage> {
        let setting = table.stored.clock?;
        let full = i64::from(setting.seconds) * 1000;
        let none = TimeLeft { left: BySide::of(|_| full), runs_out: BySide::default() };
        let TimeLeft { left, runs_out } = clock::time_left(table).unwrap_or(none);
        Some(ClockMessage { setting, left, runs_out, paused: table.history.paused })
    }
}

/// A lesson, and the progress of its learner.
#[derive(Serialize, JsonSchema)]
pub struct LessonMessage {
    /// The lesson's id.
    id: &'static str,
    /// The learner's side.
    side: Side,
    /// The progress of the lesson.
    stands: LessonStands,
    /// The index, from 0, of the step that the next play belongs to; once the lesson is over, the number of
    /// steps.
    step: usize,
    /// The plays that the lesson accepts next, any one of which continues the lesson. Empty while the other
    /// side plays.
    wants: Vec<String>,
}

/// The progress of a lesson.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum LessonStands {
    /// The script is not finished yet.
    On,
    /// The script is finished.
    Done,
    /// The learner played an action that is not in the script.
    Left,
}

impl LessonMessage {
    pub(super) fn of((lesson, followed): (&Lesson, Followed)) -> LessonMessage {
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

/// A correction of the rules, under which the game continued.
#[derive(Serialize, JsonSchema)]
pub struct MendedMessage {
    /// The number of actions after which the game continued.
    number: u32,
    /// The number of later actions that were taken back.
    taken_back: u32,
    /// The version of the rules before the correction.
    before: u32,
    /// The version of the rules after the correction.
    rules: u32,
    /// The corrections made in each later version, in the game's words.
    changes: Vec<Phrase>,
}

impl MendedMessage {
    pub(super) fn of(Mending { number, taken_back, before, rules }: Mending) -> MendedMessage {
        let changes = (before + 1..=rules).map(|version| Phrase::new(format!("mended-{version}")));
        MendedMessage { number, taken_back, before, rules, changes: changes.collect() }
    }
}

/// The player of a side.
#[derive(Serialize, JsonSchema)]
pub struct Player {
    /// The name of the player, or the level of the bot.
    name: String,
    /// The occupant of the seat.
    kind: SeatKind,
    /// Whether the player is at the table now.
    here: bool,
    /// The player's share of the dice, once it is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    nonce: Option<String>,
    /// The level of the bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    /// Whether the computer plays for the player after their time ran out.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    played_for: bool,
    /// When the invitation to this seat was claimed, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    claimed: Option<i64>,
    /// When the player last took the seat back with its recovery code, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    recovered: Option<i64>,
    /// Whether the name belongs to an account, so that nobody else may have it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    account: bool,
}

/// The part of a table that depends on the eye.
#[derive(Serialize, JsonSchema)]
struct Visible {
    /// The eye.
    #[serde(rename = "as")]
    eye: EyeName,
    /// The number of the last entry, to which a client's action refers. An undo is an entry too.
    entry: u32,
    /// The number of actions that have been played and not taken back.
    number: u32,
    /// The sides that must choose.
    awaited: Vec<Side>,
    /// The view of this eye.
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<View>,
    /// The question put to this eye's side.
    prompt: Option<Prompt>,
    /// The legal actions of this eye's side.
    choices: Vec<Choice>,
    /// The outcome of the game by its rules.
    outcome: Option<Outcome>,
}

/// The eye with which a table is viewed.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum EyeName {
    /// The French player's eye.
    French,
    /// The British player's eye.
    British,
    /// The eye of a viewer without a seat.
    Watcher,
    /// The eye of every viewer once the game is over, which sees everything.
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

/// The part of a table that concerns one socket.
#[derive(Serialize, JsonSchema)]
struct Own {
    /// The seats that the socket holds.
    seats: Vec<Side>,
    /// The effect of `undo`.
    undo: Undo,
    /// The effect of asking to take back the last action of the side that the socket looks as; `null` if that
    /// side has played nothing.
    asks_back: Option<AsksBack>,
    /// The standing orders of the side from whose point of view the socket sees the table.
    orders: Option<Until>,
}

/// The new lines of the log.
#[derive(Serialize, JsonSchema)]
pub(super) struct Log {
    /// The number of the first action in `log`. The new lines replace all lines from that action on.
    pub log_from: u32,
    /// The lines from that action on.
    #[schemars(with = "Vec<NumberedLine>")]
    pub log: Vec<Line>,
}

/// The effect of asking to take an action back.
#[derive(Serialize, JsonSchema)]
struct AsksBack {
    /// The number of actions to which the game would go back.
    number: u32,
    /// Whether dice were rolled, cards drawn or something revealed since then. The players would still know
    /// these.
    seen: bool,
}

/// The effect of `undo`.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Undo {
    /// The last action, offered in these words, would be taken back.
    Takes(Phrase),
    /// No action can be taken back, for this reason.
    No(NoUndo),
}

/// A line of the log with the number of its action.
#[derive(Serialize, JsonSchema)]
pub struct NumberedLine {
    /// The number of the action that the line belongs to; several lines may share it.
    n: u32,
    #[serde(flatten)]
    line: LogLine,
}

/// A line of the log: one that the game made, or one that was stored.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Line {
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

/// Returns the game that can be viewed, even if it can no longer be played.
pub fn shown(table: &Table) -> Option<&dyn AnyPlaying> {
    match &table.stage {
        TableStage::Playing(playing) => Some(playing.as_ref()),
        TableStage::Unplayable { last, .. } => last.as_deref(),
        TableStage::Waiting => None,
    }
}

impl Player {
    pub(super) fn of(table: &Table, side: Side, here: bool) -> Player {
        let seat = &table.stored.seats[side];
        let kind = table.kind(side);
        Player {
            name: seat.name.clone().or(seat.level.clone()).unwrap_or_default(),
            kind,
            here: kind == SeatKind::Bot || here,
            nonce: seat.nonce.clone(),
            level: seat.level.clone(),
            played_for: table.played_for().has(side),
            claimed: seat.claimed,
            recovered: seat.recovered,
            account: seat.account.is_some(),
        }
    }
}

impl Public {
    pub(super) fn of(table: &Table, here: BySide<bool>) -> Public {
        let stored = &table.stored;
        let problem = match &table.stage {
            TableStage::Unplayable { why, .. } => Some(why.clone()),
            TableStage::Waiting | TableStage::Playing(_) => None,
        };
        Public {
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
            started: !matches!(table.stage, TableStage::Waiting),
            result: match problem {
                Some(_) => table.result().or(Some("unplayable".into())),
                None => table.result().filter(|result| is_said(result)),
            },
            access: stored.access,
            clock: ClockMessage::of(table),
            draw: sides(|side| agreements::offers(table, side)),
            takeback: sides(|side| agreements::asks_back(table, side)),
            pause: sides(|side| agreements::asks_pause(table, side)),
            rematch: BySide::of(|side| stored.seats[side].rematch),
            next: stored.next.clone(),
            lesson: table.followed().map(LessonMessage::of),
            problem,
            mended: table.mended().map(MendedMessage::of),
            study: None,
        }
    }
}

fn is_not(so: &bool) -> bool {
    !so
}

fn sides(so: impl Fn(Side) -> bool) -> Vec<Side> {
    Side::BOTH.into_iter().filter(|side| so(*side)).collect()
}

impl Visible {
    fn by(table: &Table, eye: Eye) -> Visible {
        let awaited = table.awaited();
        let asked = match (eye, table.playing()) {
            (Eye::Of(side), Some(playing))
                if awaited.has(side) && !table.played_for().has(side) =>
            {
                Some((side, playing))
            }
            _ => None,
        };
        let shown = shown(table);
        Visible {
            eye: eye.into(),
            entry: table.entry(),
            number: match (&table.stage, shown) {
                (TableStage::Unplayable { .. }, Some(last)) if table.kept.is_empty() => {
                    last.number()
                }
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
    pub(super) fn of(table: &Table, seats: Sides, eye: Eye) -> Own {
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
    /// Returns the log from action `from` on.
    pub(super) fn of(table: &Table, eye: Eye, from: u32) -> Log {
        let mut log = kept_lines(&table.kept, eye, from);
        if let Some(playing) = shown(table) {
            log.extend(fresh_lines(playing, eye, from, table.base()));
        }
        let notes = table.history.notes.iter().filter(|(n, _)| from <= *n);
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

/// Returns the stored lines of the first actions of a table, from action `from` on.
fn kept_lines(kept: &[Kept], eye: Eye, from: u32) -> Vec<Line> {
    let told = (1..).zip(kept).skip_while(|(n, _)| *n < from);
    told.flat_map(|(n, kept)| kept.lines(eye).into_iter().map(move |line| Line::Kept { n, line }))
        .collect()
}

/// Returns the log of a game before which `base` actions were played, from action `from` of the table on.
fn fresh_lines(playing: &dyn AnyPlaying, eye: Eye, from: u32, base: u32) -> Vec<Line> {
    let lines = playing.log(eye, from.saturating_sub(base)).into_iter();
    lines.map(|(n, line)| Line::Fresh(NumberedLine { n: base + n, line })).collect()
}

/// Returns the seats whose actions a client takes back. Where two players share a screen, this is the seat
/// from whose point of view the screen shows the table.
pub fn looks_as(sides: Sides, eye: Eye) -> Sides {
    match eye {
        Eye::Of(side) if sides.has(side) => side.into(),
        _ => Sides::NONE,
    }
}

/// Serialises a part of a message.
pub fn written(part: &impl Serialize) -> String {
    serde_json::to_string(part).expect("a message is plain data")
}

#[test]
fn a_table_and_a_patch_are_written_as_their_types_say() {
    use serde_json::json;

    use super::patch::Operation;
    use super::{ServerMessage, sent};

    let player = |side: Side| Player {
        name: side.to_string(),
        kind: SeatKind::Human,
        here: true,
        nonce: None,
        level: None,
        played_for: false,
        claimed: None,
        recovered: None,
        account: false,
    };
    let public = Public {
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
        study: None,
    };
    let visible = Visible {
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
    let (state, log) = (State { public, visible, own }, Log { log_from: 1, log: vec![] });
    let told = sent::whole(7, &written(&state), &written(&log));
    let different = r#"{"op":"replace","path":"/number","value":4},"#;
    let other = sent::patch(7, 8, different, &log);
    let table = TableMessage { version: 7, state, log };
    assert_eq!(told, ServerMessage::Table(Box::new(table)).written());
    let replace = |path: &str, value: Value| Operation::Replace { path: path.into(), value };
    let steps = vec![
        replace("/number", json!(4)),
        replace("/log", json!([])),
        replace("/log_from", json!(1)),
        replace("/version", json!(8)),
    ];
    let message = ServerMessage::Patch(PatchMessage { of: 7, patch: steps });
    assert_eq!(other, message.written());
}
