//! Challenges: tables that a player opens for a player with a certain name.

use std::collections::BTreeMap;

use account::Name;
use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::HeaderMap;
use axum::response::Response;
use engine::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::opening::NewTable;
use table::{Access, Clock, Stored, input};

use super::bodies::{answer, read};
use super::who::must_be_signed_in;
use crate::accounts::SignedIn;
use crate::clock::now;
use crate::edge::App;
use crate::limits::Payer;
use crate::room::news::account_topic;
use crate::store::{
    ChallengeAnswer, ChallengeRow, Challengers, FormerOpponent, NewChallenge, SideChoice,
};
use crate::{ChallengeError, Error};

/// The cost of a challenge, which the account pays in addition to that of a new table: an account can afford fourteen at once.
const CHALLENGE: u32 = 100;
/// The cost of an answer or a setting, which the account pays.
const CHANGE: u32 = 10;
/// The length of a day in milliseconds.
const DAY: i64 = 24 * 3_600_000;

/// A change of the challenges to an account, or of its own.
#[derive(Deserialize, JsonSchema)]
pub struct ChallengeChange {
    /// A challenge to be accepted.
    accept: Option<AcceptedChallenge>,
    /// The table of a challenge to be declined.
    decline: Option<String>,
    /// The table of a challenge of the account itself, to be withdrawn.
    withdraw: Option<String>,
    /// The players from whom the account takes challenges from now on.
    from: Option<Challengers>,
    /// Whether former opponents may see from now on when the player is online.
    shows_online: Option<bool>,
}

/// A challenge that the challenged player accepts.
#[derive(Deserialize, JsonSchema)]
pub struct AcceptedChallenge {
    /// The challenge's table.
    table: String,
    /// The side that the player chooses, if the choice is the player's.
    side: Option<Side>,
    /// A random number of the browser, if a lot decides: 32 to 64 plain characters.
    #[schemars(length(min = 32, max = 64))]
    share: Option<String>,
}

/// The challenges that concern an account.
#[derive(Serialize, JsonSchema)]
pub struct Challenges {
    /// The challenges to the account, the latest first.
    received: Vec<Challenge>,
    /// The account's own challenges that were not accepted, the latest first.
    sent: Vec<Challenge>,
    /// The players from whom the account takes challenges.
    from: Challengers,
    /// Whether former opponents may see when the player is online.
    shows_online: bool,
    /// Former opponents, the latest first.
    opponents: Vec<Opponent>,
    /// The side of the player, if the request has accepted a challenge.
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<Side>,
}

/// A player against whom the account has played.
#[derive(Serialize, JsonSchema)]
pub struct Opponent {
    /// The name of the player.
    name: String,
    /// Whether the player is online, and lets others see it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    online: bool,
}

/// A challenge of one player to another.
#[derive(Serialize, JsonSchema)]
pub struct Challenge {
    /// The table's id.
    table: String,
    /// The name of the other player.
    name: String,
    /// The game's id.
    game: String,
    /// The scenario's id.
    scenario: String,
    /// The optional rules, by name.
    options: BTreeMap<String, String>,
    /// Whether the game begins from a position.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    from_position: bool,
    /// The limit on thinking time.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Clock>,
    /// The side of the challenged player, if the sides are decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<Side>,
    /// How the sides are decided when the challenge is accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    sides: Option<SideChoice>,
    /// The time of the challenge, in milliseconds since 1970.
    made: i64,
    /// The time at which the challenge ends if nobody answers it.
    ends: i64,
    /// Whether the challenge was declined.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    declined: bool,
}

/// A challenge that may be made.
pub struct Allowed {
    challenger: String,
    challenged: String,
    sides: Option<SideChoice>,
}

/// Returns the challenge of a player to the account of that name. The error does not reveal whether the name is unknown,
/// one of the players has blocked the other, or the account takes no challenges.
pub async fn allowed(
    app: &App,
    payer: &Payer,
    who: &SignedIn,
    name: &str,
    sides: Option<SideChoice>,
    asked: &NewTable,
) -> Result<Allowed, Error> {
    let seats = [asked.french.as_str(), asked.british.as_str()];
    let wanted = if sides.is_some() { ["open", "open"] } else { ["me", "open"] };
    let mut sorted = seats;
    sorted.sort_unstable();
    if sorted != wanted {
        let why = "in a challenge one seat is me and the other open, or both are open if the sides are not decided";
        return Err(Error::Wrong(why.into()));
    }
    if asked.access == Access::Open || asked.lesson.is_some() {
        return Err(Error::Wrong("a challenge is for one player, and not for a lesson".into()));
    }
    payer.pay_from(&who.account.id, CHALLENGE)?;
    let nobody = || Error::from(ChallengeError::Nobody);
    let name = Name::read(name).map_err(|_| nobody())?;
    let challenged = app.house().store().may_challenge(&who.account.id, &name).await?;
    let challenged = challenged.ok_or_else(nobody)?;
    Ok(Allowed { challenger: who.account.id.clone(), challenged, sides })
}

/// Stores a new table with its challenge. With `rated`, the result counts for ratings.
pub async fn send(
    app: &App,
    table: &mut Stored,
    challenge: &Allowed,
    rated: bool,
) -> Result<(), Error> {
    if challenge.sides.is_some() {
        // With an invitation a seat could be taken before the sides are decided.
        for side in Side::BOTH {
            table.seats[side].invitation_hash = None;
        }
    }
    let limits = app.house().limits();
    let days = i64::try_from(limits.challenge_days).unwrap_or(i64::MAX);
    let new = NewChallenge {
        challenger: &challenge.challenger,
        challenged: &challenge.challenged,
        sides: challenge.sides,
        ends: table.created.saturating_add(days.saturating_mul(DAY)),
        most: i64::try_from(limits.account_challenges).unwrap_or(i64::MAX),
        due: app.house().notices_due(),
        rated,
    };
    match app.house().store().challenge(table, &new).await {
        Err(Error::Overtaken) => Err(ChallengeError::TooMany.into()),
        Ok(()) => {
            app.house().tell_lobby(&account_topic(&challenge.challenged));
            Ok(())
        }
        failed => failed,
    }
}

/// `GET /api/account/challenges`: the challenges to the account, and its own.
pub async fn challenges(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = must_be_signed_in(&app, &headers).await?;
    shown(&app, &who.account.id, None).await
}

async fn shown(app: &App, account: &str, side: Option<Side>) -> Result<Response, Error> {
    let store = app.house().store();
    let rows = store.challenges(account, now()).await?;
    let (sent, received): (Vec<_>, Vec<_>) =
        rows.into_iter().partition(|row| row.challenger.account == account);
    let challenge = |row: ChallengeRow| Challenge {
        name: if row.challenger.account == account {
            row.challenged.name
        } else {
            row.challenger.name
        },
        table: row.table,
        game: row.game,
        scenario: row.scenario,
        options: row.options,
        from_position: row.from_position,
        clock: row.clock,
        side: if row.sides.is_some() { None } else { row.free },
        sides: row.sides,
        made: row.made,
        ends: row.ends,
        declined: row.answer == Some(ChallengeAnswer::Declined),
    };
    let opponents = store.opponents(account).await?;
    let shown = opponents.iter().filter(|one| one.shows_online).map(|one| one.account.clone());
    let online = app.house().online_of(&shown.collect::<Vec<_>>()).await?;
    let opponent =
        |one: FormerOpponent| Opponent { online: online.contains(&one.account), name: one.name };
    Ok(answer(&Challenges {
        received: received.into_iter().map(challenge).collect(),
        sent: sent.into_iter().map(challenge).collect(),
        from: store.challengers(account).await?,
        shows_online: store.shows_online(account).await?,
        opponents: opponents.into_iter().map(opponent).collect(),
        side,
    }))
}

/// Tells the lobbies of both players that a challenge has changed.
fn tell_both(app: &App, challenge: &ChallengeRow) {
    for player in [&challenge.challenger, &challenge.challenged] {
        app.house().tell_lobby(&account_topic(&player.account));
    }
}

/// `POST /api/account/challenges`: accepts, declines or withdraws a challenge, or sets from whom the account takes any.
pub async fn change(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: ChallengeChange = read(&body?, "a change of challenges")?;
    let who = must_be_signed_in(&app, &headers).await?;
    let (store, account) = (app.house().store(), &who.account.id);
    payer.pay_from(account, CHANGE)?;
    let over = || Error::from(ChallengeError::Over);
    let mut side = None;
    if let Some(AcceptedChallenge { table, side: chosen, share }) = &asked.accept {
        let share = share.as_deref().map(input::key).transpose()?;
        let room = app.house().room(table).await.map_err(|error| match error {
            Error::NotFound(_) => over(),
            error => error,
        })?;
        side = Some(room.accept(&who.account, *chosen, share.as_deref()).await?);
    }
    if let Some(table) = &asked.decline {
        let due = app.house().notices_due();
        let challenge = store.challenge_at(table).await?.ok_or_else(over)?;
        store.decline_challenge(table, account, due).await?.then_some(()).ok_or_else(over)?;
        tell_both(&app, &challenge);
    }
    if let Some(table) = &asked.withdraw {
        let challenge = store.challenge_at(table).await?.ok_or_else(over)?;
        store.withdraw_challenge(table, account).await?.then_some(()).ok_or_else(over)?;
        tell_both(&app, &challenge);
    }
    if let Some(from) = asked.from {
        store.set_challengers(account, from).await?;
    }
    if let Some(shows) = asked.shows_online {
        store.set_shows_online(account, shows).await?;
    }
    shown(&app, account, side).await
}
