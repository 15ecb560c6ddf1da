//! Seats over HTTP: free seats, claims, and recovery.

use std::collections::BTreeMap;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use engine::{BySide, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::seats::ClaimBy;
use table::{Clock, input, secrets};

use super::bodies::{answer, read};
use super::who::signed_in;
use crate::Error;
use crate::accounts::SignedIn;
use crate::clock::now;
use crate::edge::App;
use crate::limits::Payer;
use crate::ratings::{RatingProspects, Taker};
use crate::store::{Counting, RatingGround, StoredRating, Waiting, options_name};

/// The cost of claiming a seat that is open to all, in addition to the cost of the request: an address can
/// afford ten such claims at once.
const OPEN_SEAT: u32 = 200;

/// A claim to a seat.
#[derive(Deserialize, JsonSchema)]
pub struct Claim {
    /// The invitation.
    invitation: Option<String>,
    /// The free seat to claim, at an open table.
    side: Option<Side>,
    /// The key that is to open the seat. The browser makes the key, and nobody else knows it.
    #[schemars(length(min = 32, max = 64))]
    key: String,
    /// The name of the player.
    name: Option<String>,
}

/// A request to take a seat back after its key was lost.
#[derive(Deserialize, JsonSchema)]
pub struct Recover {
    /// The recovery code that was shown to the player.
    code: String,
    /// The key that is to open the seat from now on.
    #[schemars(length(min = 32, max = 64))]
    key: String,
}

/// A request to take a table out of the list of open tables.
#[derive(Deserialize, JsonSchema)]
pub struct Withdrawal {
    /// The keys of the player's seats; empty for a player whose account has a seat.
    #[serde(default)]
    keys: Vec<String>,
}

/// A request for a new recovery code.
#[derive(Deserialize, JsonSchema)]
pub struct NewCode {
    /// The key of the seat.
    key: String,
}

/// A seat that belongs to the player.
#[derive(Serialize, JsonSchema)]
pub struct OwnSeat {
    /// The side of the seat.
    side: Side,
    /// The recovery code of the seat, for a player who has lost its key. It is shown only this once.
    recovery: String,
}

/// `POST /api/tables/TABLE/claim`: gives a seat to the first player who comes with its invitation.
pub async fn claim(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: Claim = read(&body?, "a claim")?;
    let key = input::key(&asked.key)?;
    let who = signed_in(&app, &headers).await?.map(|who| who.account);
    let (account, name) = match who {
        Some(account) => (Some(account.id), Some(account.name)),
        None => (None, asked.name.as_deref().and_then(input::name)),
    };
    let by = match (asked.invitation, asked.side) {
        (Some(invitation), None) => ClaimBy::Invitation(invitation),
        (None, Some(side)) => {
            payer.pay(OPEN_SEAT)?;
            admit(&app, &table, account.as_deref()).await?;
            ClaimBy::Side(side)
        }
        _ => return Err(Error::Unreadable("a claim names an invitation or a side".into())),
    };
    let room = app.house().room(&table).await?;
    let (side, recovery) = room.claim(&by, &key, name, account.as_deref()).await?;
    Ok(answer(&OwnSeat { side, recovery }))
}

/// Returns an error if the player may not take a free seat from the lobby: a guest at a table for accounts, or a
/// player whom another player of the table has blocked.
async fn admit(app: &App, table: &str, account: Option<&str>) -> Result<(), Error> {
    let store = app.house().store();
    match account {
        None if store.is_for_accounts(table).await? => Err(Error::SignedOut),
        // The answer does not reveal that somebody is blocked.
        Some(account) if store.is_blocked_at(table, account).await? => {
            Err(Error::NotFound("this seat is no longer free".into()))
        }
        None | Some(_) => Ok(()),
    }
}

/// `POST /api/tables/TABLE/withdraw`: takes a table out of the list of open tables.
pub async fn withdraw(
    State(app): State<App>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: Withdrawal = read(&body?, "a withdrawal")?;
    let who = signed_in(&app, &headers).await?;
    let hashes: Vec<String> = asked.keys.iter().take(2).map(|key| secrets::hash(key)).collect();
    let room = app.house().room(&table).await?;
    room.withdraw(&hashes, who.as_ref().map(|who| &*who.account.id)).await?;
    listed(&app, who.as_ref()).await
}

/// `POST /api/tables/TABLE/recover`: gives a seat back to a player who has lost its key.
pub async fn recover(
    State(app): State<App>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: Recover = read(&body?, "a code")?;
    let key = input::key(&asked.key)?;
    let account = signed_in(&app, &headers).await?.map(|who| who.account.id);
    let room = app.house().room(&table).await?;
    let (side, recovery) = room.recover(&asked.code, &key, account.as_deref()).await?;
    Ok(answer(&OwnSeat { side, recovery }))
}

/// `POST /api/tables/TABLE/code`: makes a new recovery code.
pub async fn code(
    State(app): State<App>,
    Path(table): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: NewCode = read(&body?, "a key")?;
    let (side, recovery) = app.house().room(&table).await?.new_code(&asked.key).await?;
    Ok(answer(&OwnSeat { side, recovery }))
}

/// A table that waits for a player.
#[derive(Serialize, JsonSchema)]
pub struct OpenTable {
    /// The table's id.
    table: String,
    /// The game's id.
    game: String,
    /// The scenario's id.
    scenario: String,
    /// The optional rules, by name.
    options: BTreeMap<String, String>,
    /// Whether the game begins from a position.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    from_position: bool,
    /// The sides that are free.
    sides: Vec<Side>,
    /// The name of the waiting player.
    name: String,
    /// Whether the name belongs to an account, which has a profile.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    account: bool,
    /// The limit on thinking time.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Clock>,
    /// The time at which the waiting player was last there, in milliseconds since 1970.
    waits: i64,
    /// Whether only players with accounts may take a seat.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    accounts_only: bool,
    /// Whether the result counts for ratings.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    rated: bool,
    /// The changes of the visitor's rating by each result, for each free seat that the visitor may take.
    prospects: BySide<Option<RatingProspects>>,
}

/// The maximum number of open tables listed.
const OPEN: u32 = 50;

/// `GET /api/open`: the tables that wait for an opponent. Tables whose player has been away for a long time
/// are left out, and so are those of players of whom one has blocked the other.
pub async fn open(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    listed(&app, signed_in(&app, &headers).await?.as_ref()).await
}

/// Returns the open tables that a visitor sees.
async fn listed(app: &App, who: Option<&SignedIn>) -> Result<Response, Error> {
    let hours = i64::try_from(app.house().limits().open_hours).unwrap_or(i64::MAX);
    let since = now().saturating_sub(hours.saturating_mul(3_600_000));
    let store = app.house().store();
    let known = match who {
        Some(who) => Known::read(app, &who.account.id, since).await?,
        None => Known::default(),
    };
    let open = |waiting: Waiting| OpenTable {
        rated: waiting.counting == Counting::Due,
        prospects: match who {
            Some(who) => known.prospects(app, &who.account.id, &waiting),
            None => BySide::default(),
        },
        table: waiting.id,
        game: waiting.game,
        scenario: waiting.scenario,
        options: waiting.options,
        from_position: waiting.from_position,
        sides: waiting.free,
        account: waiting.accounts.len() == 1 && waiting.names.len() == 1,
        name: waiting.names.join(", "),
        clock: waiting.clock,
        waits: waiting.waits,
        accounts_only: waiting.accounts_only,
    };
    let waiting = store.waiting(since, OPEN, app.house().limits().address_open).await?;
    let apart = match who {
        Some(who) => store.apart_from(&who.account.id).await?,
        None => Vec::new(),
    };
    let meets = |waiting: &Waiting| !waiting.accounts.iter().any(|one| apart.contains(one));
    let free = waiting.into_iter().filter(|waiting| !waiting.free.is_empty() && meets(waiting));
    Ok(answer(&free.map(open).collect::<Vec<_>>()))
}

/// The ratings of a visitor and of the players who wait at open tables.
#[derive(Default)]
struct Known {
    own: Vec<(String, Side, StoredRating)>,
    waiting: Vec<(String, String, Side, StoredRating)>,
    learnt: BTreeMap<(String, String, String), f64>,
}

impl Known {
    async fn read(app: &App, account: &str, since: i64) -> Result<Known, Error> {
        let store = app.house().store();
        Ok(Known {
            own: store.ratings_of(account).await?,
            waiting: store.ratings_at_open_tables(since).await?,
            learnt: store.favours().await?,
        })
    }

    /// Returns the changes of a visitor's rating by each result, for each free seat of a table.
    fn prospects(
        &self,
        app: &App,
        account: &str,
        waiting: &Waiting,
    ) -> BySide<Option<RatingProspects>> {
        let ratings = app.house().ratings();
        let options = options_name(&ratings.chosen(&waiting.game, &waiting.options));
        let key = (waiting.game.clone(), waiting.scenario.clone(), options);
        let mut seats = waiting.seats.clone();
        for side in Side::BOTH {
            let stored = self.waiting.iter().find(|(owner, game, own, _)| {
                seats[side].account.as_ref() == Some(owner) && *game == waiting.game && *own == side
            });
            seats[side].stored = stored.map(|(_, _, _, stored)| *stored);
        }
        let ground = RatingGround {
            game: waiting.game.clone(),
            scenario: waiting.scenario.clone(),
            options: waiting.options.clone(),
            counting: waiting.counting,
            seats,
            learnt: self.learnt.get(&key).copied().unwrap_or_default(),
        };
        let free = |side: Side| {
            let own = self.own.iter().find(|(game, own, _)| *game == ground.game && *own == side);
            let taker = Taker { account, stored: own.map(|(_, _, stored)| *stored) };
            let is_free = waiting.free.contains(&side);
            is_free.then(|| ratings.prospects(&ground, side, Some(taker), now())).flatten()
        };
        BySide::of(free)
    }
}
