//! Seats over HTTP: which are free, claims of them, and lost ones.

use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::response::Response;
use engine::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::api::{answer, read};
use crate::clock::now;
use crate::input;
use crate::store::{Clock, Waiting};
use crate::table::claims::By;
use crate::{App, Error};

/// A seat that is claimed.
#[derive(Deserialize, JsonSchema)]
pub struct Claim {
    /// The invitation.
    invitation: Option<String>,
    /// At an open table: the seat that is free.
    side: Option<Side>,
    /// What shall open the seat: made by the browser, and known to nobody else.
    #[schemars(length(min = 32, max = 64))]
    key: String,
    /// The name of the player.
    name: Option<String>,
}

/// A seat that is taken back by who has lost its key.
#[derive(Deserialize, JsonSchema)]
pub struct Recover {
    /// The code that was shown to its player.
    code: String,
    /// What shall open the seat from now on.
    #[schemars(length(min = 32, max = 64))]
    key: String,
}

/// A seat whose player wants a code to take it back by.
#[derive(Deserialize, JsonSchema)]
pub struct NewCode {
    /// What opens the seat.
    key: String,
}

/// A seat that is its player's.
#[derive(Serialize, JsonSchema)]
pub struct OwnSeat {
    /// Which one.
    side: Side,
    /// Gives the seat back to who has lost its key. It is told this once.
    recovery: String,
}

/// `POST /api/tables/TABLE/claim`: the first who comes with an invitation has its seat.
pub async fn claim(
    State(app): State<App>,
    Path(table): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: Claim = read(&body?, "a claim")?;
    let key = input::key(&asked.key)?;
    let name = asked.name.as_deref().and_then(input::name);
    let by = match (asked.invitation, asked.side) {
        (Some(invitation), None) => By::Invitation(invitation),
        (None, Some(side)) => By::Side(side),
        _ => return Err(Error::Unreadable("a claim names an invitation or a side".into())),
    };
    let (side, recovery) = app.room(&table).await?.claim(&by, &key, name).await?;
    Ok(answer(&OwnSeat { side, recovery }))
}

/// `POST /api/tables/TABLE/recover`: a lost seat is given back.
pub async fn recover(
    State(app): State<App>,
    Path(table): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: Recover = read(&body?, "a code")?;
    let key = input::key(&asked.key)?;
    let (side, recovery) = app.room(&table).await?.recover(&asked.code, &key).await?;
    Ok(answer(&OwnSeat { side, recovery }))
}

/// `POST /api/tables/TABLE/code`: another code to take one's seat back by.
pub async fn code(
    State(app): State<App>,
    Path(table): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: NewCode = read(&body?, "a key")?;
    let (side, recovery) = app.room(&table).await?.new_code(&asked.key).await?;
    Ok(answer(&OwnSeat { side, recovery }))
}

/// A table that waits for a player.
#[derive(Serialize, JsonSchema)]
pub struct OpenTable {
    /// Its id.
    table: String,
    /// Which game.
    game: String,
    /// Which scenario.
    scenario: String,
    /// Rules that are switched.
    options: BTreeMap<String, String>,
    /// It begins from a position.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    from_position: bool,
    /// The sides that are free.
    sides: Vec<Side>,
    /// The name of who waits.
    name: String,
    /// How long the players may think.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Clock>,
    /// When who waits was last there, in milliseconds since 1970.
    waits: i64,
}

/// The most open tables that are listed.
const OPEN: u32 = 50;

/// `GET /api/open`: the tables that wait for whoever comes. One whose player has not been there
/// for long is left out.
pub async fn open(State(app): State<App>) -> Result<Response, Error> {
    let hours = i64::try_from(app.limits().open_hours).unwrap_or(i64::MAX);
    let since = now().saturating_sub(hours.saturating_mul(3_600_000));
    let open = |waiting: Waiting| OpenTable {
        table: waiting.id,
        game: waiting.game,
        scenario: waiting.scenario,
        options: waiting.options,
        from_position: waiting.from_position,
        sides: waiting.free,
        name: waiting.names.join(", "),
        clock: waiting.clock,
        waits: waiting.waits,
    };
    let waiting = app.store().waiting(since, OPEN).await?;
    let free = waiting.into_iter().filter(|waiting| !waiting.free.is_empty());
    Ok(answer(&free.map(open).collect::<Vec<_>>()))
}
