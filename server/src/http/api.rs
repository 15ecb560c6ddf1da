//! Questions by HTTP: the games, new tables, records.

use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{
    AnyGame, BySide, Ledger, OptionFact, Record, RecordError, Secret, Seed, Setup, Side, commitment,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use shelf::Shelved;

use super::assets;
use crate::clock::now;
use crate::input;
use crate::secrets;
use crate::store::{Entry, EntryKind, Seat, SeatKind, Stored};
use crate::table::own_nonce;
use crate::table::thinkers::seat_level;
use crate::{App, Error};

const JSON: &str = "application/json";

/// A game that can be played.
#[derive(Serialize, JsonSchema)]
pub struct GameFact {
    /// Its name in commands, records and addresses.
    name: &'static str,
    /// Bumped when a mended rule makes old records play differently.
    rules_version: u32,
    /// The first is the default.
    scenarios: &'static [&'static str],
    /// Rules that can be switched.
    options: &'static [OptionFact],
    /// How well its bots can play, the weakest first.
    levels: &'static [&'static str],
    /// The level of a bot that is asked for without one.
    default_level: &'static str,
}

/// `GET /api/games`: what can be played, and against whom.
pub async fn games(State(app): State<App>) -> Response {
    let fact = |shelved: &dyn Shelved| {
        let facts = shelved.facts();
        GameFact {
            name: facts.name,
            rules_version: facts.rules_version,
            scenarios: facts.scenarios,
            options: facts.options,
            levels: shelved.levels(),
            default_level: shelved.default_level(),
        }
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

/// `GET /api/games/GAME/text/LANG`: the game's words, as one Fluent file.
pub async fn text(
    State(app): State<App>,
    Path((game, language)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let texts = find(&app, &game)?.facts().texts.iter().filter(|(lang, _, _)| *lang == language);
    let whole = texts.map(|(_, _, content)| *content).collect::<Vec<_>>().join("\n");
    if whole.is_empty() {
        return Err(Error::NotFound(format!("{game} has no text in {language:?}")));
    }
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
    /// Who plays the French: `me`, `open`, `bot:LEVEL`, or `bot` for the default level.
    #[schemars(regex(pattern = "^(me|open|bot|bot:.+)$"))]
    french: String,
    /// Who plays the British, said alike.
    #[schemars(regex(pattern = "^(me|open|bot|bot:.+)$"))]
    british: String,
    /// The name of the player who asks.
    name: Option<String>,
    /// His share of the dice.
    #[schemars(length(min = 1, max = 64))]
    nonce: Option<String>,
}

/// A table that was opened.
#[derive(Serialize, JsonSchema)]
pub struct OpenedTable {
    /// Its id.
    table: String,
    /// A token for each seat that is not a bot's.
    seats: SeatTokens,
    /// The hash of the secret that the dice come from.
    commitment: String,
}

/// What opens the seats of a table.
#[derive(Serialize, JsonSchema)]
pub struct SeatTokens {
    /// The French seat's.
    #[serde(skip_serializing_if = "Option::is_none")]
    french: Option<String>,
    /// The British seat's.
    #[serde(skip_serializing_if = "Option::is_none")]
    british: Option<String>,
}

/// A record that became a finished table.
#[derive(Serialize, JsonSchema)]
pub struct KeptRecord {
    /// The table's id.
    table: String,
}

/// `POST /api/tables`: a new table, with a token for each seat that is not a bot's.
pub async fn create(
    State(app): State<App>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: NewTable = serde_json::from_slice(&body?)
        .map_err(|error| Error::Unreadable(format!("a new table: {error}")))?;
    let shelved = find(&app, &asked.game)?;
    let game = shelved.game();
    let setup = game.facts().check(&Setup { scenario: asked.scenario, options: asked.options })?;
    game.start(&setup, Seed(secrets::random()))?; // what can't be set up is refused now
    let name = asked.name.as_deref().and_then(input::name);
    let nonce = asked.nonce.as_deref().map(input::nonce).transpose()?;
    let hotseat = asked.french == "me" && asked.british == "me";

    let mut tokens: BySide<Option<String>> = BySide::default();
    let mut seats = BySide::default();
    for (side, who) in [(Side::French, &asked.french), (Side::British, &asked.british)] {
        let mut seat = Seat::default();
        match who.as_str() {
            "me" => {
                seat.name.clone_from(&name);
                seat.nonce = nonce
                    .as_ref()
                    .map(|nonce| if hotseat { own_nonce(nonce, side) } else { nonce.clone() });
            }
            "open" => seat.kind = SeatKind::Open,
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
                let level = seat_level(shelved, level).map_err(Error::Wrong)?;
                seat.level = Some(level.to_string());
                seat.nonce = Some("bot".into());
            }
        }
        if seat.kind != SeatKind::Bot {
            let token = secrets::token();
            seat.token_hash = Some(secrets::hash(&token));
            tokens[side] = Some(token);
        }
        seats[side] = seat;
    }

    let secret = Secret(secrets::random());
    let bots_alone = Side::BOTH.into_iter().all(|side| tokens[side].is_none());
    let table = Stored {
        id: secrets::table_id(),
        game: asked.game,
        rules: game.facts().rules_version,
        setup,
        commitment: commitment(&secret),
        secret,
        seats,
        entries: Vec::new(),
        orders: BySide::default(),
        result: None,
    };
    app.store().insert(&table, now()).await?;
    if bots_alone {
        app.room(&table.id).await?.wake().await;
    }
    let opened = OpenedTable {
        table: table.id,
        seats: SeatTokens { french: tokens.french, british: tokens.british },
        commitment: table.commitment,
    };
    Ok((StatusCode::CREATED, answer(&opened)).into_response())
}

/// `GET /api/tables/TABLE/record`, once the game is over.
pub async fn record(State(app): State<App>, Path(table): Path<String>) -> Result<Response, Error> {
    let record = app.room(&table).await?.read(|table| table.record()).await??;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
        (header::CONTENT_DISPOSITION, format!("inline; filename=\"carillon-{table}.txt\"")),
    ];
    Ok((headers, record.write()).into_response())
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
    let name = record.header.game.clone();
    let game = app.game(&name).ok_or(RecordError::Game(name))?;
    let proved = tokio::task::spawn_blocking(move || prove(game, &record).map(|()| record));
    let record =
        proved.await.map_err(|error| Error::Store(format!("replaying a record: {error}")))??;
    let table = finished(record)?;
    app.store().insert(&table, now()).await?;
    Ok((StatusCode::CREATED, answer(&KeptRecord { table: table.id })).into_response())
}

fn prove(game: &dyn AnyGame, record: &Record) -> Result<(), Error> {
    let playing = game.replay(record)?;
    let result = record.result.as_deref();
    let resigned = result.is_some_and(|result| resigned_side(result).is_some());
    if playing.outcome().is_none() && !resigned {
        let reason = format!("the game is not over after its {} actions", record.lines.len());
        return Err(Error::Record(RecordError::Torn(reason)));
    }
    Ok(())
}

fn finished(record: Record) -> Result<Stored, Error> {
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
    for (n, line) in record.lines.into_iter().enumerate() {
        let (number, client_id) = (n as u32 + 1, format!("record-{}", n + 1));
        let (side, play, digest) = (line.side, line.play, line.digest);
        entries.push(Entry { number, kind: EntryKind::Play, side, play, digest, client_id, time });
    }
    if let Some(side) = record.result.as_deref().and_then(resigned_side) {
        entries.push(Entry {
            number: entries.len() as u32 + 1,
            kind: EntryKind::Resign,
            side,
            play: String::new(),
            digest: entries.last().map_or(String::new(), |entry| entry.digest.clone()),
            client_id: "record-end".into(),
            time,
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
    })
}

fn resigned_side(result: &str) -> Option<Side> {
    result.strip_suffix(" resigned")?.parse().ok()
}

fn find<'a>(app: &'a App, game: &str) -> Result<&'a dyn Shelved, Error> {
    app.shelf().get(game).ok_or_else(|| Error::NotFound(format!("there is no game {game:?}")))
}

fn answer(told: &impl Serialize) -> Response {
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
