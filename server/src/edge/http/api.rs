//! Requests by HTTP: the games, new tables, records.

use std::borrow::Cow;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{BySide, Record, RecordError, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use shelf::Shelved;
use site::GameAsset;
use table::opening::{FromMoment, NewTable, Provided, SeatTokens, Wish};
use table::wire::TableStatus;
use table::{Access, SeatKind, Table};

use super::bodies::{answer, read, written};
use super::challenges::{allowed, send};
use super::who::signed_in;
use crate::Error;
use crate::clock::now;
use crate::edge::{App, metrics};
use crate::limits::{NEW_TABLE, Payer};
use crate::room::news::{OPEN_TABLES, account_topic};
use crate::seal::signed_by;
use crate::secrets;
use crate::services::queue::Urgency;
use crate::services::thinkers::seat_level;
use crate::store::SideChoice;

const JSON: &str = "application/json";

type Answer = Result<Response, Error>;

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

/// Returns a file of a game. The file is made when it is first requested.
fn file(app: &App, game: &str, file: &GameAsset, headers: &HeaderMap) -> Result<Response, Error> {
    let found = find(app, game)?.game();
    let none = || Error::NotFound(format!("{game} has no {}", file.path()));
    if let GameAsset::Text(language) | GameAsset::Words(language) = file {
        found.facts().texts.iter().find(|(known, _, _)| known == language).ok_or_else(none)?;
    }
    let name = format!("{game}/{}", file.path());
    let content = || match file.content(found).unwrap_or_default() {
        Cow::Borrowed(content) => Bytes::from_static(content.as_bytes()),
        Cow::Owned(content) => content.into(),
    };
    Ok(app.fixed().answer(&name, file.content_type(), headers, content))
}

/// `GET /api/games/GAME/board`: the facts from which the browser draws the board.
pub async fn board(app: State<App>, game: Path<String>, headers: HeaderMap) -> Answer {
    file(&app, &game, &GameAsset::Board, &headers)
}

/// `GET /api/games/GAME/basemap.svg`.
pub async fn basemap(app: State<App>, game: Path<String>, headers: HeaderMap) -> Answer {
    file(&app, &game, &GameAsset::Basemap, &headers)
}

/// `GET /api/games/GAME/sketch.svg`: a coarse version of the basemap.
pub async fn sketch(app: State<App>, game: Path<String>, headers: HeaderMap) -> Answer {
    file(&app, &game, &GameAsset::Sketch, &headers)
}

/// `GET /api/games/GAME/style.css`: the game's own style, on top of the page's.
pub async fn style(app: State<App>, game: Path<String>, headers: HeaderMap) -> Answer {
    file(&app, &game, &GameAsset::Style, &headers)
}

/// `GET /api/games/GAME/signs.svg`: the game's signs, one symbol each.
pub async fn signs(app: State<App>, game: Path<String>, headers: HeaderMap) -> Answer {
    file(&app, &game, &GameAsset::Signs, &headers)
}

/// `GET /api/games/GAME/text/LANG`: the texts of the game and of a table, as one Fluent file.
pub async fn text(
    app: State<App>,
    Path((game, language)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answer {
    file(&app, &game, &GameAsset::Text(language), &headers)
}

/// `GET /api/games/GAME/words/LANG`: the texts of the game that the lobby needs, as a Fluent file.
pub async fn words(
    app: State<App>,
    Path((game, language)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answer {
    file(&app, &game, &GameAsset::Words(language), &headers)
}

/// `GET /api/games/GAME/rules`: the ledger of the game's rules.
pub async fn rules(app: State<App>, game: Path<String>, headers: HeaderMap) -> Answer {
    file(&app, &game, &GameAsset::Rules, &headers)
}

/// `GET /api/games/GAME/lessons`: the lessons of the game.
pub async fn lessons(app: State<App>, game: Path<String>, headers: HeaderMap) -> Answer {
    file(&app, &game, &GameAsset::Lessons, &headers)
}

/// `GET /api/games/GAME/examples`: studies that show each rule of the game at work. The first request
/// plays every case through, so it does not run on a thread that serves others.
pub async fn examples(app: State<App>, game: Path<String>, headers: HeaderMap) -> Answer {
    let made =
        tokio::task::spawn_blocking(move || file(&app, &game, &GameAsset::Examples, &headers));
    made.await.unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic()))
}

/// `GET /api/games/GAME/puzzles`: the puzzles of the game.
pub async fn puzzles(app: State<App>, game: Path<String>, headers: HeaderMap) -> Answer {
    file(&app, &game, &GameAsset::Puzzles, &headers)
}

/// `GET /api/openapi.json`.
pub async fn openapi(State(app): State<App>, headers: HeaderMap) -> Response {
    app.fixed().answer("openapi", JSON, &headers, || include_str!("openapi.json"))
}

/// A request for a new table on a server.
#[derive(Deserialize, JsonSchema)]
pub struct NewServedTable {
    #[serde(flatten)]
    table: NewTable,
    /// Whether only players with accounts may take a free seat from the lobby.
    #[serde(default)]
    accounts_only: bool,
    /// The name of the account that is challenged to take the free seat.
    challenge: Option<String>,
    /// How the sides are decided when the challenged player comes. Both seats are then `open`; one of them will be that of
    /// the player who makes the request.
    sides: Option<SideChoice>,
    /// Whether the result does not count for ratings. The result of a lesson, or of a game that begins from a
    /// position or a moment, never counts.
    #[serde(default)]
    casual: bool,
}

/// The tables at which a player sits, with the keys of the seats.
#[derive(Deserialize, JsonSchema)]
pub struct MyTables {
    /// The tables, at most sixty.
    #[schemars(length(max = 60))]
    pub(super) tables: Vec<MyKeys>,
}

/// A table and the keys of the player's seats there.
#[derive(Deserialize, JsonSchema)]
pub struct MyKeys {
    /// The table's id.
    pub(super) table: String,
    /// The keys of the player's seats; empty for a watcher, and for a player whose account has the seat.
    #[serde(default)]
    pub(super) keys: Vec<String>,
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
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let NewServedTable { table: mut asked, accounts_only, casual, challenge, sides } =
        read(&body?, "a new table")?;
    let who = signed_in(&app, &headers).await?;
    if (accounts_only || challenge.is_some()) && who.is_none() {
        return Err(Error::SignedOut);
    }
    if let Some(who) = &who {
        payer.pay_from(&who.account.id, NEW_TABLE)?;
        asked.name = Some(who.account.name.clone());
    }
    let challenge = match (&challenge, &who) {
        (Some(name), Some(who)) => Some(allowed(&app, &payer, who, name, sides, &asked).await?),
        _ if sides.is_some() => {
            return Err(Error::Wrong("the sides are left open in a challenge only".into()));
        }
        _ => None,
    };
    let shelved = find(&app, &asked.game)?;
    let game = shelved.game();
    let least = app.house().limits().clock_seconds;
    asked.clock = asked.clock.map(|clock| clock.check(least)).transpose()?;
    let moment = match &asked.from {
        Some(FromMoment { table, number }) if asked.lesson.is_none() => {
            Some(app.house().room(table).await?.moment(game.facts().name, *number).await?)
        }
        _ => None,
    };
    let wish = Wish::read(asked, game, moment)?;
    let BySide { french, british } = &wish.seats;
    let kind = format!("{} {french} {british}", game.facts().name);
    let provided = Provided {
        id: secrets::table_id(),
        secret: app.house().dice().draw(kind),
        tokens: BySide::of(|_| secrets::token()),
        now: now(),
    };
    let programs: Vec<&str> = app.house().programs().of_game(shelved.name()).collect();
    let level = |named: Option<&str>| -> Result<String, Error> {
        let level = named.unwrap_or(shelved.default_level());
        Ok(match programs.contains(&level) {
            true => level.into(),
            false => seat_level(shelved, level, &programs)?.to_string(),
        })
    };
    let (mut table, mut opened) = wish.open(game, provided, level)?;
    for side in Side::BOTH {
        let seat = &mut table.seats[side];
        if seat.token_hash.is_some() {
            seat.account = who.as_ref().map(|who| who.account.id.clone());
        }
    }
    let rated = !casual && table.lesson.is_none() && table.setup.position.is_none();
    let bots_alone = Side::BOTH.into_iter().all(|side| table.seats[side].kind == SeatKind::Bot);
    match &challenge {
        Some(challenge) => {
            if sides.is_some() {
                opened.invitations = SeatTokens::default();
            }
            send(&app, &mut table, challenge, rated).await?;
        }
        None => {
            app.house().store().insert_of(&table, payer.address(), accounts_only, rated).await?
        }
    }
    tracing::info!(table = table.id, game = table.game, "a table was opened");
    if table.access == Access::Open {
        app.house().tell_lobby(OPEN_TABLES);
    }
    if let Some(who) = &who {
        app.house().tell_lobby(&account_topic(&who.account.id));
    }
    if bots_alone {
        app.house().room(&table.id).await?.wake().await;
    }
    Ok((StatusCode::CREATED, answer(&opened)).into_response())
}

/// The maximum number of tables in one request.
pub(super) const MINE: usize = 60;

/// `POST /api/mine`: the status of the tables at which a player sits. The request costs units for each
/// table, since the table may have to be replayed.
pub async fn mine(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: MyTables = read(&body?, "my tables")?;
    let who = signed_in(&app, &headers).await?;
    let account = who.as_ref().map(|who| who.account.id.as_str());
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
        told.extend(room.status(&hashes, account).await?);
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

/// `GET /api/key`: the public key of this server, by which its signed records can be checked.
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

/// The number of seconds after which a client may ask for the review again.
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
        // The queue is checked before anything costly is read.
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

/// `POST /api/records`: makes a table from a record, after replaying it to verify every die.
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
