//! Requests by HTTP: the games, new tables, records.

use std::collections::BTreeMap;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{
    BySide, GameFacts, Ledger, Lesson, LessonStep, Record, RecordError, Seed, Setup, Side,
    commitment,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use shelf::Shelved;
use table::wire::TableStatus;
use table::{Access, Clock, Seat, SeatKind, Stored, Table, input};

use crate::Error;
use crate::clock::now;
use crate::edge::{App, metrics};
use crate::limits::Payer;
use crate::seal::signed_by;
use crate::secrets;
use crate::services::queue::Urgency;
use crate::services::thinkers::seat_level;

const JSON: &str = "application/json";

/// `GET /api/games`: the games, and the bots to play against.
pub async fn games(State(app): State<App>, headers: HeaderMap) -> Response {
    let fact = |shelved: &dyn Shelved| {
        let mut fact = shelved.fact();
        fact.levels.extend(app.house().programs().of_game(shelved.name()).map(String::from));
        fact
    };
    let all = || written(&app.house().shelf().games().map(fact).collect::<Vec<_>>());
    app.fixed().answer("games", JSON, &headers, all)
}

/// `GET /api/games/GAME/board`: the facts from which the browser draws the board.
pub async fn board(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let board = find(&app, &game)?.facts().board;
    let name = format!("board/{game}");
    Ok(app.fixed().answer(&name, JSON, &headers, || written(board())))
}

/// `GET /api/games/GAME/basemap.svg`.
pub async fn basemap(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let basemap = find(&app, &game)?.facts().basemap;
    let name = format!("basemap/{game}");
    Ok(app.fixed().answer(&name, "image/svg+xml", &headers, || basemap))
}

/// `GET /api/games/GAME/style.css`: the game's own style, on top of the page's.
pub async fn style(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let look = &find(&app, &game)?.facts().look;
    let name = format!("style/{game}");
    Ok(app.fixed().answer(&name, "text/css; charset=utf-8", &headers, || look.style))
}

/// `GET /api/games/GAME/signs.svg`: the game's signs, one symbol each.
pub async fn signs(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let look = &find(&app, &game)?.facts().look;
    let name = format!("signs/{game}");
    Ok(app.fixed().answer(&name, "image/svg+xml", &headers, || look.signs))
}

/// The server's own texts at a table, whatever the game.
const OWN_WORDS: [(&str, &str); 2] =
    [("en", include_str!("../../../text/en.ftl")), ("fr", include_str!("../../../text/fr.ftl"))];

/// `GET /api/games/GAME/text/LANG`: the texts of the game and of the server, as one Fluent file.
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
    let name = format!("text/{game}/{language}");
    let whole = || words.join("\n");
    Ok(app.fixed().answer(&name, "text/plain; charset=utf-8", &headers, whole))
}

/// `GET /api/games/GAME/rules`: the ledger of its rules.
pub async fn rules(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let facts = find(&app, &game)?.facts();
    let name = format!("rules/{game}");
    let ledger = || written(&Ledger::read(facts.ledger));
    Ok(app.fixed().answer(&name, JSON, &headers, ledger))
}

/// A lesson of a game. Its texts are among the game's: `lesson-ID`, its `.about` and `.learnt`, and
/// `lesson-ID-1` and so on for its steps.
#[derive(Serialize, JsonSchema)]
pub struct LessonFact {
    /// Its id, in addresses and in the keys of its texts.
    id: &'static str,
    /// The learner's side.
    side: Side,
    /// The steps, in order.
    steps: Vec<LessonStepFact>,
}

/// One step of a lesson.
#[derive(Serialize, JsonSchema)]
pub struct LessonStepFact {
    /// The rule that it teaches.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    /// The things that its text is about: targets, or `part:ID` for a part of the page.
    look: Vec<String>,
    /// Whether the learner must play something, or only read.
    plays: bool,
}

/// `GET /api/games/GAME/lessons`: the lessons of the game.
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
    let facts = find(&app, &game)?.facts();
    let name = format!("lessons/{game}");
    let lessons = || written(&facts.lessons().map(fact).collect::<Vec<LessonFact>>());
    Ok(app.fixed().answer(&name, JSON, &headers, lessons))
}

/// `GET /api/openapi.json`.
pub async fn openapi(State(app): State<App>, headers: HeaderMap) -> Response {
    app.fixed().answer("openapi", JSON, &headers, || include_str!("openapi.json"))
}

/// A request for a new table.
#[derive(Deserialize, JsonSchema)]
pub struct NewTable {
    /// The game's id.
    game: String,
    /// The scenario's id; by default the game's first.
    #[serde(default)]
    scenario: String,
    /// The optional rules to set, by name.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// A position to begin from, written as in cases; it names its scenario and options itself.
    position: Option<String>,
    /// A moment of a finished table to begin from, instead.
    from: Option<FromMoment>,
    /// The id of a lesson to play, instead of everything but the game and the name: the lesson itself says
    /// who plays it, and where it begins.
    lesson: Option<String>,
    /// The player of the French: `me`, `open`, `bot:LEVEL`, or `bot` for the default level.
    #[serde(default)]
    #[schemars(regex(pattern = "^(me|open|bot|bot:.+)$"))]
    french: String,
    /// The player of the British, written in the same way.
    #[serde(default)]
    #[schemars(regex(pattern = "^(me|open|bot|bot:.+)$"))]
    british: String,
    /// The name of the player who asks.
    name: Option<String>,
    /// The limit on thinking time; none by default.
    clock: Option<Clock>,
    /// The access to the table: who may play and watch.
    #[serde(default)]
    access: Access,
}

/// A moment of a table: the last one up to that number of actions at which nothing is half done.
#[derive(Deserialize, JsonSchema)]
pub struct FromMoment {
    /// The table's id.
    table: String,
    /// The number of actions.
    number: u32,
}

/// A table that was opened.
#[derive(Serialize, JsonSchema)]
pub struct OpenedTable {
    /// Its id.
    table: String,
    /// The key of each seat that the creator of the table holds.
    seats: SeatTokens,
    /// An invitation to each open seat, to be sent to the player who is to claim it.
    invitations: SeatTokens,
    /// The hash of the secret that the dice come from.
    commitment: String,
}

/// A token for some seats of a table.
#[derive(Serialize, JsonSchema)]
pub struct SeatTokens {
    /// The token of the French seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    french: Option<String>,
    /// The token of the British seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    british: Option<String>,
}

impl From<BySide<Option<String>>> for SeatTokens {
    fn from(words: BySide<Option<String>>) -> SeatTokens {
        SeatTokens { french: words.french, british: words.british }
    }
}

/// The tables at which a player sits, with the keys of the seats.
#[derive(Deserialize, JsonSchema)]
pub struct MyTables {
    /// The tables, at most sixty.
    #[schemars(length(max = 60))]
    tables: Vec<MyKeys>,
}

/// A table and the keys of the player's seats there.
#[derive(Deserialize, JsonSchema)]
pub struct MyKeys {
    /// The table's id.
    table: String,
    /// The keys of the player's seats; empty for a watcher.
    #[serde(default)]
    keys: Vec<String>,
}

/// The table made from an uploaded record.
#[derive(Serialize, JsonSchema)]
pub struct KeptRecord {
    /// The table's id.
    table: String,
}

/// `POST /api/tables`: opens a table, with a token for each seat of the creator and an invitation to each
/// open seat. The creator never has the key of another player's seat.
pub async fn create(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: NewTable = read(&body?, "a new table")?;
    let shelved = find(&app, &asked.game)?;
    let game = shelved.game();
    let name = asked.name.as_deref().and_then(input::name);
    let least = app.house().limits().clock_seconds;
    let clock = asked.clock.map(|clock| clock.check(least)).transpose()?;
    let lesson = asked.lesson.as_ref().map(|id| lesson_of(game.facts(), id, &asked)).transpose()?;
    let (wished, wanted) = match &lesson {
        Some(lesson) => (lesson.setup.clone(), lesson_seats(lesson.side)),
        None => {
            let NewTable { scenario, options, position, from, french, british, .. } = asked;
            let position = match (position, from) {
                (position, None) => position,
                (None, Some(FromMoment { table, number })) => {
                    Some(app.house().room(&table).await?.moment(game.facts().name, number).await?)
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
    game.start(&setup, Seed(secrets::random()))?; // an impossible set-up is refused now

    let kind = format!("{} {} {}", game.facts().name, wanted.french, wanted.british);
    let mut secret = app.house().dice().draw(kind);
    let mut tokens: BySide<Option<String>> = BySide::default();
    let mut invitations: BySide<Option<String>> = BySide::default();
    let mut seats = BySide::default();
    for side in Side::BOTH {
        let mut seat = Seat::default();
        match wanted[side].as_str() {
            "me" => {
                let token = secrets::token();
                seat.token_hash = Some(table::secrets::hash(&token));
                tokens[side] = Some(token);
                seat.name.clone_from(&name);
            }
            "open" => {
                let invitation = secrets::token();
                seat.kind = SeatKind::Open;
                seat.invitation_hash = Some(table::secrets::hash(&invitation));
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
                let programs: Vec<&str> = app.house().programs().of_game(shelved.name()).collect();
                seat.level = Some(match programs.contains(&level) {
                    true => level.into(),
                    false => seat_level(shelved, level, &programs)?.to_string(),
                });
                // The bot's nonce is fixed before any player draws one, so that it can't be made to fit.
                seat.nonce = Some(table::secrets::share_of_bot(&secret, side));
            }
        }
        seats[side] = seat;
    }

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
    app.house().store().insert_of(&table, payer.address()).await?;
    tracing::info!(table = table.id, game = table.game, "a table was opened");
    if bots_alone {
        app.house().room(&table.id).await?.wake().await;
    }
    let opened = OpenedTable {
        table: table.id,
        seats: tokens.into(),
        invitations: invitations.into(),
        commitment: table.commitment,
    };
    Ok((StatusCode::CREATED, answer(&opened)).into_response())
}

/// Returns the requested lesson; an error, if the request asks for anything besides it.
fn lesson_of(facts: &GameFacts, id: &str, asked: &NewTable) -> Result<Lesson, Error> {
    let empty = asked.scenario.is_empty() && asked.french.is_empty() && asked.british.is_empty();
    let placed = asked.position.is_some() || asked.from.is_some();
    if !empty
        || placed
        || !asked.options.is_empty()
        || asked.clock.is_some()
        || asked.access != Access::default()
    {
        let why = "a lesson sets its own players and position: ask for the lesson alone";
        return Err(Error::Wrong(why.into()));
    }
    let none = || Error::NotFound(format!("{} has no lesson {id:?}", facts.name));
    facts.lesson(id).ok_or_else(none)
}

/// Returns the seats of a lesson: the learner plays against the computer.
fn lesson_seats(learns: Side) -> BySide<String> {
    BySide::of(|side| if side == learns { "me".into() } else { "bot".into() })
}

/// The maximum number of tables in one request.
const MINE: usize = 60;

/// `POST /api/mine`: the status of the tables at which a player sits. Each of them may have to be replayed,
/// and is charged for.
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
        let room = match app.house().room(&table).await {
            Err(Error::NotFound(_)) => continue,
            room => room?,
        };
        let hashes: Vec<String> =
            keys.iter().take(2).map(|key| table::secrets::hash(key)).collect();
        told.extend(room.status(&hashes).await?);
    }
    Ok(answer(&told))
}

/// The public key with which this server signs records.
#[derive(Serialize, JsonSchema)]
pub struct ServerKey {
    /// Always `ed25519`.
    algorithm: &'static str,
    /// The public key, 32 bytes in hexadecimal.
    key: String,
}

/// `GET /api/key`: the key by which a record of this server is recognised.
pub async fn key(State(app): State<App>) -> Response {
    answer(&ServerKey { algorithm: "ed25519", key: app.house().store().key().public() })
}

/// `GET /api/tables/TABLE/record`, once the game is over. The record of a game that was played here is
/// signed; an uploaded one is returned as it came.
pub async fn record(State(app): State<App>, Path(table): Path<String>) -> Result<Response, Error> {
    let uploaded = app.house().store().uploaded(&table).await?;
    let record = match uploaded {
        Some(text) if !text.is_empty() => text,
        uploaded => {
            let mut record = app.house().room(&table).await?.read(|table| table.record()).await??;
            if uploaded.is_none() && record.can_be_signed() {
                app.house().store().key().seal(&mut record);
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

/// The health of the server.
#[derive(Serialize, JsonSchema)]
pub struct Health {
    /// Whether the store answers.
    store: bool,
}

/// `GET /health`: for supervisors that restart the server when it fails.
pub async fn health(State(app): State<App>) -> Response {
    let store = match app.house().store().check().await {
        Ok(()) => true,
        Err(error) => {
            tracing::error!(cause = ?error, "the store does not answer");
            false
        }
    };
    let status = if store { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, answer(&Health { store })).into_response()
}

/// `GET /metrics`: the counters.
pub async fn metrics(State(app): State<App>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, metrics::written(&app)).into_response()
}

/// The number of seconds after which it is worth asking for a review again.
const REVIEW_TAKES: &str = "3";

/// A review that is being made.
#[derive(Serialize, JsonSchema)]
pub struct Underway {
    /// The progress, in per cent.
    pub done: u32,
}

/// `GET /api/tables/TABLE/review`, once the game is over. The review is made when it is first requested.
pub async fn review(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    Path(table): Path<String>,
) -> Result<Response, Error> {
    let room = app.house().room(&table).await?;
    let reviewer = app.house().reviewer();
    if let Some(review) = reviewer.made(&table) {
        return Ok(([(header::CONTENT_TYPE, JSON)], review.to_string()).into_response());
    }
    if reviewer.underway(&table).is_none() {
        let urgency = match app.house().store().is_uploaded(&table).await? {
            false => Urgency::Played,
            true => Urgency::Uploaded,
        };
        // Checked before anything costly is read.
        reviewer.room_for(payer.address(), urgency)?;
        let finished = |table: &Table| table.finished().map(|playing| playing.boxed());
        let playing = room.read(finished).await??;
        reviewer.make(&table, playing, &payer, urgency)?;
    }
    let underway = Underway { done: reviewer.underway(&table).unwrap_or(100) };
    let underway = serde_json::to_string(&underway).expect("a number is plain data");
    let headers = [(header::RETRY_AFTER, REVIEW_TAKES), (header::CONTENT_TYPE, JSON)];
    Ok((StatusCode::ACCEPTED, headers, underway).into_response())
}

/// `POST /api/records`: makes a table from a record, after proving it die by die.
pub async fn upload(
    State(app): State<App>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let body = body?;
    let written = std::str::from_utf8(&body)
        .map_err(|_| Error::Unreadable("a record is text in UTF-8".into()))?;
    let record = Record::parse(written)?;
    signed_by(&record)?;
    let name = record.header.game.clone();
    let game = app.house().game(&name).ok_or(RecordError::Game(name))?;
    let (id, time) = (secrets::table_id(), now());
    let proved = tokio::task::spawn_blocking(move || table::uploaded(game, record, id, time));
    let table =
        proved.await.map_err(|error| Error::Fault(format!("replaying a record: {error}")))??;
    app.house().store().insert(&table, Some(written)).await?;
    Ok((StatusCode::CREATED, answer(&KeptRecord { table: table.id })).into_response())
}

pub(super) fn find<'a>(app: &'a App, game: &str) -> Result<&'a dyn Shelved, Error> {
    app.house()
        .shelf()
        .get(game)
        .ok_or_else(|| Error::NotFound(format!("there is no game {game:?}")))
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
