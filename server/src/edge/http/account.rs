//! Accounts over HTTP: signing up, in and out, and everything that a player does with an account.

use account::{Deed, Hours, QuietHours, Site};
use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::secrets::hash;

use super::api::{MINE, MyTables};
use super::bodies::{answer, read};
use super::ratings::{PlayerRating, ProfileGame, own_games, own_ratings};
use super::who::{must_be_signed_in, signed_in, visitor};
use crate::accounts::{Begun, PasskeyMade, PasskeyUsed, SignedIn};
use crate::clock::now;
use crate::edge::{App, cookie};
use crate::limits::Payer;
use crate::store::{AccountSeat, OwnTable, PasskeyRow, SessionRow};
use crate::{Error, secrets};

/// The cost of a new account: an address can afford ten at once.
pub const SIGN_UP: u32 = 200;
/// The cost of an attempt to sign in: an address can afford twenty at once, and after that one every two
/// seconds.
pub const SIGN_IN: u32 = 100;
/// The cost of a change of an account, which the account pays, not the address.
const CHANGE: u32 = 50;
/// The cost of a setting of an account's notices, which the account pays.
const SETTING: u32 = 10;
/// The maximum number of tables in the list of an account's tables, and of tables whose seats a guest brings to
/// an account.
const TABLES: u32 = 200;

/// The account that has signed in, if there is one.
#[derive(Serialize, JsonSchema)]
pub struct Own {
    /// The account.
    #[serde(skip_serializing_if = "Option::is_none")]
    account: Option<Account>,
}

/// An account, as its player sees it.
#[derive(Serialize, JsonSchema)]
pub struct Account {
    /// The name, which no other account has.
    name: String,
    /// The time at which the account was made, in milliseconds since 1970.
    created: i64,
    /// Whether the player has signed in a short time ago, and may change the account.
    fresh: bool,
    /// The passkeys, the one used last first.
    passkeys: Vec<OwnPasskey>,
    /// The devices that are signed in, the one used last first.
    sessions: Vec<OwnSession>,
    /// The hours of the account's notices, if its player has chosen them.
    #[serde(skip_serializing_if = "Option::is_none")]
    hours: Option<OwnHours>,
}

/// The hours of an account's notices, as its player sees them.
#[derive(Serialize, JsonSchema)]
pub struct OwnHours {
    /// The quiet hours, in which no notices are sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    quiet: Option<QuietHours>,
    /// The time of the daily summary, in minutes after midnight.
    summary: u16,
    /// The difference between the player's time and universal time at present, in minutes.
    minutes: i32,
}

/// A table of which an account is to be told, or not.
#[derive(Serialize, Deserialize, JsonSchema)]
pub struct MutedTable {
    /// The table's id.
    table: String,
    /// Whether no notices of the table are to be sent.
    muted: bool,
}

/// A passkey of an account.
#[derive(Serialize, JsonSchema)]
pub struct OwnPasskey {
    /// The id of the passkey.
    id: String,
    /// The host name that the passkey works under.
    site: String,
    /// The browser with which the passkey was made; empty if it is unknown.
    device: String,
    /// The time at which the passkey was made, in milliseconds since 1970.
    created: i64,
    /// The time at which the passkey was last used.
    used: i64,
}

/// A device that is signed in.
#[derive(Serialize, JsonSchema)]
pub struct OwnSession {
    /// The id by which the session is ended.
    id: String,
    /// The browser; empty if it is unknown.
    device: String,
    /// The time at which the player signed in, in milliseconds since 1970.
    begun: i64,
    /// The time at which the session was last used, to within some minutes.
    used: i64,
    /// Whether this is the browser that asks.
    here: bool,
}

/// The purpose of a challenge.
#[derive(Deserialize, JsonSchema)]
pub struct PasskeyChallengeFor {
    /// Whether a passkey is to be made, instead of used.
    #[serde(default)]
    make: bool,
}

/// A challenge that a browser signs with a passkey.
#[derive(Serialize, JsonSchema)]
pub struct PasskeyChallenge {
    /// The challenge, in base64url.
    challenge: String,
    /// The host name that passkeys of this site work under; absent if the site is a bare address, where
    /// passkeys do not work.
    #[serde(skip_serializing_if = "Option::is_none")]
    site: Option<String>,
    /// The id of the account that a new passkey is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    user: Option<String>,
}

/// A passkey that the browser has made; all parts are in base64url.
#[derive(Deserialize, JsonSchema)]
pub struct MadePasskey {
    /// The data that the browser signed (`clientDataJSON`).
    client_data: String,
    /// The data of the authenticator (`authenticatorData`).
    authenticator_data: String,
}

/// The signature of a passkey; all parts are in base64url.
#[derive(Deserialize, JsonSchema)]
pub struct UsedPasskey {
    /// The id of the passkey.
    id: String,
    /// The data that the browser signed (`clientDataJSON`).
    client_data: String,
    /// The data of the authenticator (`authenticatorData`).
    authenticator_data: String,
    /// The signature.
    signature: String,
}

/// A request for a new account.
#[derive(Deserialize, JsonSchema)]
pub struct SignUp {
    /// The name.
    name: String,
    /// The passkey; absent if the player will sign in with codes only.
    passkey: Option<MadePasskey>,
}

/// An attempt to sign in, with a passkey or with a code.
#[derive(Deserialize, JsonSchema)]
pub struct SignIn {
    /// The signature of a passkey.
    passkey: Option<UsedPasskey>,
    /// A recovery code, or a code that another device has made.
    code: Option<String>,
}

/// An account that has just signed in.
#[derive(Serialize, JsonSchema)]
pub struct Entered {
    /// The account's name.
    name: String,
    /// A new recovery code, which is shown only this once. A code that was used to sign in is void.
    #[serde(skip_serializing_if = "Option::is_none")]
    recovery: Option<String>,
}

/// The sessions that are to end. If nothing is named, it is that of the browser that asks.
#[derive(Deserialize, JsonSchema)]
pub struct SignOut {
    /// The id of a session.
    session: Option<String>,
    /// Whether all other sessions are to end, together with all keys of seats in games that are not over.
    #[serde(default)]
    others: bool,
}

/// Another name for an account.
#[derive(Deserialize, JsonSchema)]
pub struct NewName {
    /// The name.
    name: String,
}

/// A change of an account's passkeys.
#[derive(Deserialize, JsonSchema)]
pub struct PasskeyChange {
    /// A passkey to be added.
    add: Option<MadePasskey>,
    /// The id of a passkey to be removed.
    remove: Option<String>,
}

/// The kind of code that is requested.
#[derive(Deserialize, JsonSchema)]
pub struct CodeFor {
    /// Whether the code is for signing in one more device within some minutes; otherwise it is a new recovery
    /// code.
    #[serde(default)]
    device: bool,
}

/// A code to sign in with.
#[derive(Serialize, JsonSchema)]
pub struct NewSignInCode {
    /// The code, which is shown only this once.
    code: String,
}

/// A table at which an account has a seat.
#[derive(Serialize, JsonSchema)]
pub struct AccountTable {
    /// The table's id.
    table: String,
    /// The game's id.
    game: String,
    /// The scenario's id.
    scenario: String,
    /// The lesson that is played at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    lesson: Option<String>,
    /// The sides of the account's seats.
    sides: Vec<Side>,
    /// The time at which the table was opened, in milliseconds since 1970.
    opened: i64,
    /// Whether the game is over.
    over: bool,
    /// Whether no notices of the table are sent.
    muted: bool,
    /// The random number of the player who came second, if the sides were drawn by lot: that player is French if the first
    /// byte of the SHA-256 of `carillon sides\n`, the 32 bytes of the table's secret and this number is even.
    #[serde(skip_serializing_if = "Option::is_none")]
    lot: Option<String>,
}

/// Everything that the server stores about an account, except what can't be read: codes, tokens and keys are
/// stored as hashes.
#[derive(Serialize, JsonSchema)]
pub struct Export {
    /// The account.
    account: Account,
    /// The tables at which the account has seats. The record of a finished game is at
    /// `/api/tables/TABLE/record`.
    tables: Vec<AccountTable>,
    /// The account's ratings.
    ratings: Vec<PlayerRating>,
    /// The account's rated games, the latest first.
    games: Vec<ProfileGame>,
}

/// A confirmation that an account is to be deleted.
#[derive(Deserialize, JsonSchema)]
pub struct Farewell {
    /// The name of the account.
    name: String,
}

/// A seat of a deleted account, which is now a guest's.
#[derive(Serialize, JsonSchema)]
pub struct FreedSeat {
    /// The table's id.
    table: String,
    /// The side of the seat.
    side: Side,
    /// The key that opens the seat.
    key: String,
}

/// `GET /api/account`: the account of the player who has signed in; for a guest, an answer without an account.
pub async fn own(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let Some(who) = signed_in(&app, &headers).await? else {
        return Ok(answer(&Own { account: None }));
    };
    shown(&app, &who).await
}

async fn shown(app: &App, who: &SignedIn) -> Result<Response, Error> {
    Ok(answer(&Own { account: Some(account_of(app, who).await?) }))
}

async fn account_of(app: &App, who: &SignedIn) -> Result<Account, Error> {
    let (store, id) = (app.house().store(), &who.account.id);
    let passkey = |row: PasskeyRow| OwnPasskey {
        id: row.id,
        site: row.site,
        device: row.device,
        created: row.created,
        used: row.used,
    };
    let session = |row: SessionRow| OwnSession {
        here: row.id == who.session.id,
        id: row.id,
        device: row.device,
        begun: row.session.begun,
        used: row.session.used,
    };
    let now = now();
    let hours = |hours: Hours| OwnHours {
        quiet: hours.quiet,
        summary: hours.summary,
        minutes: hours.minutes(now),
    };
    let over = |row: &SessionRow| row.session.is_over(now);
    Ok(Account {
        name: who.account.name.clone(),
        created: who.account.created,
        fresh: who.may(Deed::Change).is_ok(),
        passkeys: store.passkeys(id).await?.into_iter().map(passkey).collect(),
        sessions: store
            .sessions(id)
            .await?
            .into_iter()
            .filter(|row| !over(row))
            .map(session)
            .collect(),
        hours: store.hours(id).await?.map(hours),
    })
}

/// `POST /api/account/challenge`: returns a challenge, which can be answered once, within some minutes.
pub async fn challenge(
    State(app): State<App>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: PasskeyChallengeFor = read(&body?, "a challenge")?;
    let site = Site(visitor(&headers).host).name();
    let (challenge, user) = if asked.make {
        let who = signed_in(&app, &headers).await?;
        let (challenge, user) = app.house().accounts().challenge_to_make(who.as_ref()).await?;
        (challenge, Some(user))
    } else {
        (app.house().accounts().challenge_to_sign_in().await?, None)
    };
    Ok(answer(&PasskeyChallenge { challenge, site, user }))
}

/// `POST /api/account/sign-up`: makes an account, and signs its player in.
pub async fn sign_up(
    State(app): State<App>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: SignUp = read(&body?, "a new account")?;
    let passkey = asked.passkey.as_ref().map(made);
    let begun = app.house().accounts().sign_up(&asked.name, passkey, visitor(&headers)).await?;
    Ok((StatusCode::CREATED, entered(begun, &headers)).into_response())
}

/// `POST /api/account/sign-in`: signs a player in. If the browser is signed in already, a new session replaces
/// its old one.
pub async fn sign_in(
    State(app): State<App>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: SignIn = read(&body?, "an attempt to sign in")?;
    let (accounts, visitor) = (app.house().accounts(), visitor(&headers));
    let begun = match (&asked.passkey, &asked.code) {
        (Some(used), None) => {
            let used = PasskeyUsed {
                id: &used.id,
                client_data: &used.client_data,
                authenticator_data: &used.authenticator_data,
                signature: &used.signature,
            };
            accounts.sign_in_by_passkey(used, visitor).await?
        }
        (None, Some(code)) => accounts.sign_in_by_code(code, visitor).await?,
        _ => return Err(Error::Unreadable("sign in with a passkey or with a code".into())),
    };
    Ok(entered(begun, &headers))
}

fn made(made: &MadePasskey) -> PasskeyMade<'_> {
    PasskeyMade { client_data: &made.client_data, authenticator_data: &made.authenticator_data }
}

fn entered(begun: Begun, headers: &HeaderMap) -> Response {
    let cookie = cookie::kept(&begun.token, headers);
    let entered = Entered { name: begun.account.name, recovery: begun.recovery };
    ([(header::SET_COOKIE, cookie)], answer(&entered)).into_response()
}

/// `POST /api/account/sign-out`: ends sessions.
pub async fn sign_out(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: SignOut = read(&body?, "the end of a session")?;
    let who = must_be_signed_in(&app, &headers).await?;
    let (store, account) = (app.house().store(), &who.account.id);
    match asked {
        SignOut { others: true, .. } => {
            payer.pay_from(account, CHANGE)?;
            store.end_other_sessions(account, &who.session.hash).await?;
            let tables = store.tables_of(account, u32::MAX).await?;
            let tables: Vec<String> = tables.into_iter().map(|own| own.table).collect();
            app.house().read_seats_again(&tables).await;
        }
        SignOut { session: Some(id), .. } if id != who.session.id => {
            if !store.end_session_of(account, &id).await? {
                return Err(Error::NotFound("this session has ended already".into()));
            }
        }
        SignOut { .. } => {
            app.house().accounts().sign_out(&who).await?;
            let cookie = cookie::dropped(&headers);
            return Ok(
                ([(header::SET_COOKIE, cookie)], answer(&Own { account: None })).into_response()
            );
        }
    }
    shown(&app, &who).await
}

/// `POST /api/account/name`: gives the account another name. Its seats get the name when their player next
/// sits down.
pub async fn rename(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: NewName = read(&body?, "a name")?;
    let mut who = must_be_signed_in(&app, &headers).await?;
    payer.pay_from(&who.account.id, CHANGE)?;
    who.account.name = app.house().accounts().rename(&who, &asked.name).await?;
    shown(&app, &who).await
}

/// `POST /api/account/passkeys`: adds or removes a passkey.
pub async fn passkeys(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: PasskeyChange = read(&body?, "a change of passkeys")?;
    let who = must_be_signed_in(&app, &headers).await?;
    payer.pay_from(&who.account.id, CHANGE)?;
    if let Some(add) = &asked.add {
        app.house().accounts().add_passkey(&who, made(add), visitor(&headers)).await?;
    }
    if let Some(remove) = &asked.remove {
        who.may(Deed::Change)?;
        if !app.house().store().remove_passkey(&who.account.id, remove).await? {
            return Err(Error::NotFound("this passkey is gone already".into()));
        }
    }
    shown(&app, &who).await
}

/// `POST /api/account/code`: makes a code to sign in with.
pub async fn code(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: CodeFor = read(&body?, "a code")?;
    let who = must_be_signed_in(&app, &headers).await?;
    payer.pay_from(&who.account.id, CHANGE)?;
    let accounts = app.house().accounts();
    let code = match asked.device {
        true => accounts.new_device_code(&who).await?,
        false => accounts.new_recovery_code(&who).await?,
    };
    Ok(answer(&NewSignInCode { code }))
}

/// `POST /api/account/hours`: sets the hours of the account's notices.
pub async fn hours(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: Hours = read(&body?, "the hours of notices")?;
    let who = must_be_signed_in(&app, &headers).await?;
    payer.pay_from(&who.account.id, SETTING)?;
    asked.check().map_err(|error| Error::Wrong(error.to_string()))?;
    let (store, now) = (app.house().store(), now());
    let wait = i64::try_from(app.house().limits().notice_ms).unwrap_or(i64::MAX);
    let due = now.saturating_add(wait);
    store.set_hours(&who.account.id, &asked, asked.next_summary(now), due).await?;
    shown(&app, &who).await
}

/// `POST /api/account/mute`: sets whether the account is told of a table.
pub async fn mute(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: MutedTable = read(&body?, "a table to be muted")?;
    let who = must_be_signed_in(&app, &headers).await?;
    payer.pay_from(&who.account.id, SETTING)?;
    if !app.house().store().mute(&who.account.id, &asked.table, asked.muted).await? {
        return Err(Error::NotFound("this account has no seat at that table".into()));
    }
    Ok(answer(&asked))
}

/// `GET /api/account/tables`: the tables at which the account has seats, those of games in progress first.
pub async fn tables(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = must_be_signed_in(&app, &headers).await?;
    Ok(answer(&own_tables(&app, &who, TABLES).await?))
}

async fn own_tables(app: &App, who: &SignedIn, most: u32) -> Result<Vec<AccountTable>, Error> {
    let table = |own: OwnTable| AccountTable {
        table: own.table,
        game: own.game,
        scenario: own.scenario,
        lesson: own.lesson,
        sides: own.sides,
        opened: own.created,
        over: own.over,
        muted: own.muted,
        lot: own.lot,
    };
    let tables = app.house().store().tables_of(&who.account.id, most).await?;
    Ok(tables.into_iter().map(table).collect())
}

/// `POST /api/account/seats`: brings the seats of a guest to the account. The request costs units for each
/// table, since the table may have to be replayed.
pub async fn seats(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: MyTables = read(&body?, "my tables")?;
    let who = must_be_signed_in(&app, &headers).await?;
    if MINE < asked.tables.len() {
        return Err(Error::TooLarge(format!("at most {MINE} tables are brought at once")));
    }
    payer.pay(asked.tables.len() as u32)?;
    payer.pay_from(&who.account.id, asked.tables.len() as u32)?;
    for one in asked.tables {
        let hashes: Vec<String> = one.keys.iter().take(2).map(|key| hash(key)).collect();
        let room = match app.house().room(&one.table).await {
            Err(Error::NotFound(_)) => continue,
            room => room?,
        };
        room.bring(&hashes, &who.account.id, &who.account.name).await?;
    }
    Ok(answer(&own_tables(&app, &who, TABLES).await?))
}

/// `GET /api/account/export`: everything that is stored about the account.
pub async fn export(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = must_be_signed_in(&app, &headers).await?;
    who.may(Deed::Change)?;
    let export = Export {
        account: account_of(&app, &who).await?,
        tables: own_tables(&app, &who, u32::MAX).await?,
        ratings: own_ratings(&app, &who.account.id).await?,
        games: own_games(&app, &who.account.id).await?,
    };
    let file = "attachment; filename=\"carillon-account.json\"";
    Ok(([(header::CONTENT_DISPOSITION, file)], answer(&export)).into_response())
}

/// `POST /api/account/delete`: deletes the account. Its seats in games that are not over become a guest's, with
/// the keys that are returned.
pub async fn delete(
    State(app): State<App>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: Farewell = read(&body?, "a farewell")?;
    let who = must_be_signed_in(&app, &headers).await?;
    who.may(Deed::Change)?;
    if asked.name.trim() != who.account.name {
        return Err(Error::Wrong("that is not the name of this account".into()));
    }
    let store = app.house().store();
    let tables = store.tables_of(&who.account.id, u32::MAX).await?;
    let freed = |own: &OwnTable| -> Vec<FreedSeat> {
        let seat = |side: &Side| FreedSeat {
            table: own.table.clone(),
            side: *side,
            key: secrets::token(),
        };
        own.sides.iter().map(seat).collect()
    };
    let freed: Vec<FreedSeat> = tables.iter().filter(|own| !own.over).flat_map(freed).collect();
    let hashes: Vec<String> = freed.iter().map(|seat| hash(&seat.key)).collect();
    let seats = freed.iter().zip(&hashes);
    let seats = seats.map(|(seat, hash)| AccountSeat { table: &seat.table, side: seat.side, hash });
    let seats: Vec<AccountSeat> = seats.collect();
    store.delete_account(&who.account.id, &seats).await?;
    let tables: Vec<String> = tables.into_iter().map(|own| own.table).collect();
    app.house().read_seats_again(&tables).await;
    tracing::info!(account = who.account.id, "an account was deleted");
    Ok(([(header::SET_COOKIE, cookie::dropped(&headers))], answer(&freed)).into_response())
}
