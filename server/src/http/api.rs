//! Questions by HTTP: the games, new tables, records.

use std::collections::BTreeMap;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{
    AnyGame, BySide, GameFacts, Ledger, Lesson, LessonStep, Record, RecordError, Secret, Seed,
    Setup, Side, commitment, is_said, out_of_time, resigned, seed_of,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use shelf::Shelved;

use super::assets;
use crate::clock::now;
use crate::input;
use crate::limits::Payer;
use crate::live::messages::TableStatus;
use crate::seal::signed_by;
use crate::secrets;
use crate::store::{Access, Clock, Entry, EntryKind, Seat, SeatKind, Stored};
use crate::table::Table;
use crate::table::kept::{self, Kept};
use crate::table::thinkers::seat_level;
use crate::{App, Error};

const JSON: &str = "application/json";

/// `GET /api/games`: what can be played, and against whom.
pub async fn games(State(app): State<App>) -> Response {
    let fact = |shelved: &dyn Shelved| {
        let mut fact = shelved.fact();
        fact.levels.extend(app.programs().of_game(shelved.name()).map(String::from));
        fact
    };
    answer(&app.shelf().games().map(fact).collect::<Vec<_>>())
}

/// `GET /api/games/GAME/board`: what the browser draws the board from.
pub async fn board(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let board = (find(&app, &game)?.facts().board)();
    Ok(assets::lasting(written(board), JSON, &headers))
}

/// `GET /api/games/GAME/basemap.svg`.
pub async fn basemap(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    Ok(assets::lasting(find(&app, &game)?.facts().basemap, "image/svg+xml", &headers))
}

/// `GET /api/games/GAME/style.css`: how the game looks, over the page's own style.
pub async fn style(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let look = &find(&app, &game)?.facts().look;
    Ok(assets::lasting(look.style, "text/css; charset=utf-8", &headers))
}

/// `GET /api/games/GAME/signs.svg`: the game's signs, a symbol each.
pub async fn signs(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    Ok(assets::lasting(find(&app, &game)?.facts().look.signs, "image/svg+xml", &headers))
}

/// What the server itself says at a table, whatever the game.
const OWN_WORDS: [(&str, &str); 2] =
    [("en", include_str!("../../text/en.ftl")), ("fr", include_str!("../../text/fr.ftl"))];

/// `GET /api/games/GAME/text/LANG`: the game's words and the server's, as one Fluent file.
pub async fn text(
    State(app): State<App>,
    Path((game, language)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let texts = find(&app, &game)?.facts().texts.iter().filter(|(lang, _, _)| *lang == language);
    let mut words: Vec<&str> = texts.map(|(_, _, content)| *content).collect();
    if words.is_empty() {
        return Err(Error::NotFound(format!("{game} has no text in {language:?}")));
    }
    words.extend(OWN_WORDS.iter().filter(|(lang, _)| *lang == language).map(|(_, own)| *own));
    let whole = words.join("\n");
    Ok(assets::lasting(whole, "text/plain; charset=utf-8", &headers))
}

/// `GET /api/games/GAME/rules`: the ledger of its rules.
pub async fn rules(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let ledger = Ledger::read(find(&app, &game)?.facts().ledger);
    Ok(assets::lasting(written(&ledger), JSON, &headers))
}

/// A lesson of a game. Its words are the game's: `lesson-ID`, its `.about` and `.learnt`, and `lesson-ID-1`
/// and so on for its steps.
#[derive(Serialize, JsonSchema)]
pub struct LessonFact {
    /// Its name in addresses and in the keys of its words.
    id: &'static str,
    /// Who learns.
    side: Side,
    /// What is read and done, in order.
    steps: Vec<LessonStepFact>,
}

/// One step of a lesson.
#[derive(Serialize, JsonSchema)]
pub struct LessonStepFact {
    /// The rule that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    /// What its words speak of: targets, or `part:ID` for a part of the page.
    look: Vec<String>,
    /// Is something to be played, or only read?
    plays: bool,
}

/// `GET /api/games/GAME/lessons`: what can be learnt at a table of the game.
pub async fn lessons(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let step = |step: LessonStep| LessonStepFact {
        rule: step.rule,
        look: step.look,
        plays: !step.plays.is_empty(),
    };
    let fact = |lesson: Lesson| LessonFact {
        id: lesson.id,
        side: lesson.side,
        steps: lesson.steps.into_iter().map(step).collect(),
    };
    let lessons: Vec<LessonFact> = find(&app, &game)?.facts().lessons().map(fact).collect();
    Ok(assets::lasting(written(&lessons), JSON, &headers))
}

/// `GET /api/openapi.json`.
pub async fn openapi(headers: HeaderMap) -> Response {
    assets::lasting(include_str!("openapi.json"), JSON, &headers)
}

/// A table that is asked for.
#[derive(Deserialize, JsonSchema)]
pub struct NewTable {
    /// Which game.
    game: String,
    /// Which scenario; the game's first without one.
    #[serde(default)]
    scenario: String,
    /// Rules to switch.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// A position to begin from, as it is written in cases: it says its scenario and options itself.
    position: Option<String>,
    /// A moment of a finished table to play on from, instead.
    from: Option<FromMoment>,
    /// A lesson to take, by its id, instead of all else but the game and the name: it says itself who
    /// plays it, and where it begins.
    lesson: Option<String>,
    /// Who plays the French: `me`, `open`, `bot:LEVEL`, or `bot` for the default level.
    #[serde(default)]
    #[schemars(regex(pattern = "^(me|open|bot|bot:.+)$"))]
    french: String,
    /// Who plays the British, said alike.
    #[serde(default)]
    #[schemars(regex(pattern = "^(me|open|bot|bot:.+)$"))]
    british: String,
    /// The name of the player who asks.
    name: Option<String>,
    /// How long the players may think; as long as they like without one.
    clock: Option<Clock>,
    /// Who may come.
    #[serde(default)]
    access: Access,
}

/// A moment of a table: the last one up to that number at which nothing is half done.
#[derive(Deserialize, JsonSchema)]
pub struct FromMoment {
    /// Which table.
    table: String,
    /// After so many actions.
    number: u32,
}

/// A table that was opened.
#[derive(Serialize, JsonSchema)]
pub struct OpenedTable {
    /// Its id.
    table: String,
    /// What opens each seat of who asked.
    seats: SeatTokens,
    /// An invitation to each open seat, to be sent to who shall claim it.
    invitations: SeatTokens,
    /// The hash of the secret that the dice come from.
    commitment: String,
}

/// A word for some seats of a table.
#[derive(Serialize, JsonSchema)]
pub struct SeatTokens {
    /// The French seat's.
    #[serde(skip_serializing_if = "Option::is_none")]
    french: Option<String>,
    /// The British seat's.
    #[serde(skip_serializing_if = "Option::is_none")]
    british: Option<String>,
}

impl From<BySide<Option<String>>> for SeatTokens {
    fn from(words: BySide<Option<String>>) -> SeatTokens {
        SeatTokens { french: words.french, british: words.british }
    }
}

/// Tables that somebody sits at, and what opens his seats there.
#[derive(Deserialize, JsonSchema)]
pub struct MyTables {
    /// At most sixty.
    #[schemars(length(max = 60))]
    tables: Vec<MyKeys>,
}

/// One of them.
#[derive(Deserialize, JsonSchema)]
pub struct MyKeys {
    /// Its id.
    table: String,
    /// What opens his seats; none if he watches.
    #[serde(default)]
    keys: Vec<String>,
}

/// A record that became a finished table.
#[derive(Serialize, JsonSchema)]
pub struct KeptRecord {
    /// The table's id.
    table: String,
}

/// `POST /api/tables`: a new table, with a token for each seat of who asks and an
/// invitation to each that is open. He never has what opens another's seat.
pub async fn create(
    State(app): State<App>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: NewTable = read(&body?, "a new table")?;
    let shelved = find(&app, &asked.game)?;
    let game = shelved.game();
    let name = asked.name.as_deref().and_then(input::name);
    let least = app.limits().clock_seconds;
    let clock = asked.clock.map(|clock| clock.check(least)).transpose()?;
    let lesson = asked.lesson.as_ref().map(|id| lesson_of(game.facts(), id, &asked)).transpose()?;
    let (wished, wanted) = match &lesson {
        Some(lesson) => (lesson.setup.clone(), lesson_seats(lesson.side)),
        None => {
            let NewTable { scenario, options, position, from, french, british, .. } = asked;
            let position = match (position, from) {
                (position, None) => position,
                (None, Some(FromMoment { table, number })) => {
                    Some(app.room(&table).await?.moment(game.facts().name, number).await?)
                }
                (Some(_), Some(_)) => {
                    let twice = "a table begins from a position or from a moment, not from both";
                    return Err(Error::Unreadable(twice.into()));
                }
            };
            (Setup { scenario, options, position }, BySide { french, british })
        }
    };
    let setup = game.facts().check(&wished)?;
    game.start(&setup, Seed(secrets::random()))?; // what can't be set up is refused now

    let mut tokens: BySide<Option<String>> = BySide::default();
    let mut invitations: BySide<Option<String>> = BySide::default();
    let mut seats = BySide::default();
    for side in Side::BOTH {
        let mut seat = Seat::default();
        match wanted[side].as_str() {
            "me" => {
                let token = secrets::token();
                seat.token_hash = Some(secrets::hash(&token));
                tokens[side] = Some(token);
                seat.name.clone_from(&name);
            }
            "open" => {
                let invitation = secrets::token();
                seat.kind = SeatKind::Open;
                seat.invitation_hash = Some(secrets::hash(&invitation));
                invitations[side] = Some(invitation);
            }
            other => {
                let level = other
                    .strip_prefix("bot:")
                    .or_else(|| (other == "bot").then(|| shelved.default_level()))
                    .ok_or_else(|| {
                        Error::Unreadable(format!(
                            "{other:?} is no seat: write me, open or bot:LEVEL"
                        ))
                    })?;
                seat.kind = SeatKind::Bot;
                seat.level = Some(match app.programs().has(shelved.name(), level) {
                    true => level.into(),
                    false => seat_level(shelved, level).map_err(Error::Wrong)?.to_string(),
                });
                // Before any player draws his own, so that it can't be made to fit.
                seat.nonce = Some(secrets::token());
            }
        }
        seats[side] = seat;
    }

    let mut secret = Secret(secrets::random());
    if let Some(lesson) = &lesson {
        let (known, shares) = lesson.dice();
        secret = known;
        for side in Side::BOTH {
            seats[side].nonce = Some(shares[side].clone());
        }
    }
    let bots_alone = Side::BOTH.into_iter().all(|side| seats[side].kind == SeatKind::Bot);
    let table = Stored {
        id: secrets::table_id(),
        game: game.facts().name.into(),
        rules: game.facts().rules_version,
        setup,
        commitment: commitment(&secret),
        secret,
        seats,
        entries: Vec::new(),
        orders: BySide::default(),
        result: None,
        uploaded: None,
        created: now(),
        next: None,
        access: asked.access,
        clock,
        begun: None,
        outages: Vec::new(),
        lesson: lesson.map(|lesson| lesson.id.into()),
        changes: 0,
    };
    app.store().insert(&table, None).await?;
    tracing::info!(table = table.id, game = table.game, "a table was opened");
    if bots_alone {
        app.room(&table.id).await?.wake().await;
    }
    let opened = OpenedTable {
        table: table.id,
        seats: tokens.into(),
        invitations: invitations.into(),
        commitment: table.commitment,
    };
    Ok((StatusCode::CREATED, answer(&opened)).into_response())
}

/// The lesson that is asked for, and nothing beside it.
fn lesson_of(facts: &GameFacts, id: &str, asked: &NewTable) -> Result<Lesson, Error> {
    let empty = asked.scenario.is_empty() && asked.french.is_empty() && asked.british.is_empty();
    let placed = asked.position.is_some() || asked.from.is_some();
    if !empty
        || placed
        || !asked.options.is_empty()
        || asked.clock.is_some()
        || asked.access != Access::default()
    {
        let why = "a lesson says itself who plays it and where it begins: ask for the lesson alone";
        return Err(Error::Wrong(why.into()));
    }
    let none = || Error::NotFound(format!("{} has no lesson {id:?}", facts.name));
    facts.lesson(id).ok_or_else(none)
}

/// Who learns plays against the computer.
fn lesson_seats(learns: Side) -> BySide<String> {
    BySide::of(|side| if side == learns { "me".into() } else { "bot".into() })
}

/// The most tables that one may ask for at once.
const MINE: usize = 60;

/// `POST /api/mine`: how the tables stand that somebody sits at. Each of them may have to
/// be replayed, and is paid for.
pub async fn mine(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: MyTables = read(&body?, "my tables")?;
    if MINE < asked.tables.len() {
        return Err(Error::TooLarge(format!("at most {MINE} tables may be asked for at once")));
    }
    payer.pay(asked.tables.len() as u32)?;
    let mut told: Vec<TableStatus> = Vec::new();
    for MyKeys { table, keys } in asked.tables {
        let room = match app.room(&table).await {
            Err(Error::NotFound(_)) => continue,
            room => room?,
        };
        let hashes: Vec<String> = keys.iter().take(2).map(|key| secrets::hash(key)).collect();
        told.extend(room.status(&hashes).await?);
    }
    Ok(answer(&told))
}

/// What the records of this server are signed with.
#[derive(Serialize, JsonSchema)]
pub struct ServerKey {
    /// Always `ed25519`.
    algorithm: &'static str,
    /// The public key, 32 bytes in hexadecimal.
    key: String,
}

/// `GET /api/key`: by which a record of this server is known.
pub async fn key(State(app): State<App>) -> Response {
    answer(&ServerKey { algorithm: "ed25519", key: app.store().key().public() })
}

/// `GET /api/tables/TABLE/record`, once the game is over. Of a game that was played here it is
/// signed; one that was uploaded is given back as it came.
pub async fn record(State(app): State<App>, Path(table): Path<String>) -> Result<Response, Error> {
    let uploaded = app.store().uploaded(&table).await?;
    let record = match uploaded {
        Some(text) if !text.is_empty() => text,
        uploaded => {
            let mut record = app.room(&table).await?.read(|table| table.record()).await??;
            if uploaded.is_none() && record.can_be_signed() {
                app.store().key().seal(&mut record);
            }
            record.write()
        }
    };
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
        (header::CONTENT_DISPOSITION, format!("inline; filename=\"carillon-{table}.txt\"")),
    ];
    Ok((headers, record).into_response())
}

/// How the server does.
#[derive(Serialize, JsonSchema)]
pub struct Health {
    /// Does the store answer?
    store: bool,
}

/// `GET /health`: for whoever starts it again when it does not do its work.
pub async fn health(State(app): State<App>) -> Response {
    let store = match app.store().check().await {
        Ok(()) => true,
        Err(error) => {
            tracing::error!(cause = ?error, "the store does not answer");
            false
        }
    };
    let status = if store { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, answer(&Health { store })).into_response()
}

/// `GET /metrics`: what is counted.
pub async fn metrics(State(app): State<App>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, app.counts().written(&app)).into_response()
}

/// What it costs to have a review made, beside asking for it.
const REVIEW: u32 = 400;

/// How many seconds pass until it is worth asking again for a review.
const REVIEW_TAKES: &str = "3";

/// A review that is being made.
#[derive(Serialize, JsonSchema)]
pub struct Underway {
    /// How far it has come, in hundredths.
    pub done: u32,
}

/// `GET /api/tables/TABLE/review`, once the game is over. It is made when somebody first asks.
pub async fn review(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    Path(table): Path<String>,
) -> Result<Response, Error> {
    let room = app.room(&table).await?;
    let reviewer = app.reviewer();
    if let Some(review) = reviewer.made(&table) {
        return Ok(([(header::CONTENT_TYPE, JSON)], review.to_string()).into_response());
    }
    if reviewer.underway(&table).is_none() {
        let finished = |table: &Table| table.finished().map(|playing| playing.boxed());
        let playing = room.read(finished).await??;
        payer.pay(REVIEW)?;
        reviewer.make(&table, playing)?;
    }
    let underway = Underway { done: reviewer.underway(&table).unwrap_or(100) };
    let underway = serde_json::to_string(&underway).expect("a number is plain data");
    let headers = [(header::RETRY_AFTER, REVIEW_TAKES), (header::CONTENT_TYPE, JSON)];
    Ok((StatusCode::ACCEPTED, headers, underway).into_response())
}

/// A record is proved, die by die, before it becomes a table to look at.
pub async fn upload(
    State(app): State<App>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let body = body?;
    let written = std::str::from_utf8(&body)
        .map_err(|_| Error::Unreadable("a record is text in UTF-8".into()))?;
    let record = Record::parse(written)?;
    signed_by(&record).map_err(Error::Wrong)?;
    let name = record.header.game.clone();
    let game = app.game(&name).ok_or(RecordError::Game(name))?;
    let proved =
        tokio::task::spawn_blocking(move || prove(game, &record).map(|kept| (record, kept)));
    let (record, kept) =
        proved.await.map_err(|error| Error::Store(format!("replaying a record: {error}")))??;
    let table = finished(record, kept)?;
    app.store().insert(&table, Some(written)).await?;
    Ok((StatusCode::CREATED, answer(&KeptRecord { table: table.id })).into_response())
}

/// What is kept of each action, if the record proves itself.
fn prove(game: &dyn AnyGame, record: &Record) -> Result<Vec<Kept>, Error> {
    let playing = game.replay(record)?;
    let said = record.result.as_deref().is_some_and(is_said);
    if playing.outcome().is_none() && !said {
        let reason = format!("the game is not over after its {} actions", record.lines.len());
        return Err(Error::Record(RecordError::Torn(reason)));
    }
    let seed = seed_of(&record.secret.ok_or(RecordError::NoSecret)?, &record.header.nonces);
    let mut again = game.start(&record.header.setup, seed)?;
    let mut kept = Vec::with_capacity(record.lines.len());
    for line in &record.lines {
        let before = again.awaited();
        again.pass_over(line.taken_back);
        again.play(line.side, &line.play).map_err(|error| Error::Wrong(error.to_string()))?;
        let turned = again.awaited() != before;
        let position = turned.then(|| kept::position(again.as_ref())).flatten();
        kept.push(Kept { told: kept::told(again.as_ref()), position });
    }
    Ok(kept)
}

fn finished(record: Record, kept: Vec<Kept>) -> Result<Stored, Error> {
    let header = record.header;
    let secret = record.secret.ok_or(RecordError::NoSecret)?;
    let seat = |side: Side| Seat {
        name: input::name(&header.players[side]),
        nonce: Some(header.nonces[side].clone()),
        ..Seat::default()
    };
    let seats = BySide::of(seat);
    let time = now();
    let mut entries: Vec<Entry> = Vec::with_capacity(record.lines.len() + 1);
    for (number, (line, kept)) in (1..).zip(record.lines.into_iter().zip(kept)) {
        entries.push(Entry {
            number,
            kind: EntryKind::Play,
            side: line.side,
            play: line.play,
            digest: line.digest,
            client_id: format!("record-{number}"),
            time,
            told: Some(kept.told),
            position: kept.position,
            awaited: None,
            changes_seats: false,
        });
    }
    let result = record.result.as_deref().unwrap_or("");
    let end = (resigned(result).map(|side| (EntryKind::Resign, side)))
        .or_else(|| out_of_time(result).map(|side| (EntryKind::Out, side)));
    if let Some((kind, side)) = end {
        entries.push(Entry {
            number: entries.len() as u32 + 1,
            kind,
            side,
            play: String::new(),
            digest: entries.last().map_or(String::new(), |entry| entry.digest.clone()),
            client_id: "record-end".into(),
            time,
            told: None,
            position: None,
            awaited: None,
            changes_seats: false,
        });
    }
    Ok(Stored {
        id: secrets::table_id(),
        game: header.game,
        rules: header.rules,
        setup: header.setup,
        secret,
        commitment: header.commitment,
        seats,
        entries,
        orders: BySide::default(),
        result: record.result,
        uploaded: None,
        created: time,
        next: None,
        access: Access::default(),
        clock: None,
        begun: None,
        outages: Vec::new(),
        lesson: None,
        changes: 0,
    })
}

fn find<'a>(app: &'a App, game: &str) -> Result<&'a dyn Shelved, Error> {
    app.shelf().get(game).ok_or_else(|| Error::NotFound(format!("there is no game {game:?}")))
}

pub(super) fn read<'a, T: Deserialize<'a>>(body: &'a [u8], what: &str) -> Result<T, Error> {
    serde_json::from_slice(body).map_err(|error| Error::Unreadable(format!("{what}: {error}")))
}

pub(super) fn answer(told: &impl Serialize) -> Response {
    let headers = [(header::CONTENT_TYPE, JSON), (header::CACHE_CONTROL, "no-store")];
    (headers, written(told)).into_response()
}

fn written(told: &impl Serialize) -> String {
    serde_json::to_string(told).expect("an answer is plain data")
}

impl From<BytesRejection> for Error {
    fn from(rejection: BytesRejection) -> Error {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Error::TooLarge("that is more than is read here".into())
        } else {
            Error::Unreadable("the request broke off".into())
        }
    }
}
