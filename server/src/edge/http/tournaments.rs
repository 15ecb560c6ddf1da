//! Tournaments over HTTP. Anybody may read them; accounts enter and announce them; only the organiser organises.

use std::collections::BTreeMap;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use club::tournament::{
    ByeReason, GameResult, PairingReason, ResultSource, Score, SidesReason, Standing,
    TournamentPoints, TournamentRules, TournamentState,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Clock;

use super::bodies::{answer, read};
use super::who::{must_be_signed_in, signed_in};
use crate::Error;
use crate::edge::App;
use crate::limits::Payer;
use crate::store::{StoredTournament, TournamentSummaryRow};
use crate::tournaments::{self, Announcement, GamePlace, OrganiserDeed};

/// The cost of a new tournament, which the account pays too: an account can afford five at once.
pub const NEW_TOURNAMENT: u32 = 400;
/// The cost of a round, with its tables, which the account pays too.
pub const ROUND: u32 = 100;
/// The cost of another change, which the account pays too.
pub const CHANGE: u32 = 20;
/// The maximum number of tournaments in the list.
const LISTED: i64 = 100;

/// A new tournament.
#[derive(Deserialize, JsonSchema)]
pub struct NewTournament {
    /// The name: one line of at most 40 characters.
    name: String,
    /// The description: at most 4000 characters.
    #[serde(default)]
    description: String,
    /// The game's id.
    game: String,
    /// The scenario's id; if empty, the game's first scenario.
    #[serde(default)]
    scenario: String,
    /// The optional rules to set, by name.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// How the tournament is played.
    rules: TournamentRules,
    /// The limit on thinking time in each game, if there is to be one.
    clock: Option<Clock>,
    /// When the first round is planned, in milliseconds since 1970.
    starts: Option<i64>,
    /// The planned length of a round, in days.
    round_days: Option<u32>,
}

/// A tournament in the list.
#[derive(Serialize, JsonSchema)]
pub struct TournamentSummary {
    /// The tournament's id.
    tournament: String,
    /// The name.
    name: String,
    /// The game's id.
    game: String,
    /// The scenario's id.
    scenario: String,
    /// How the tournament is played.
    rules: TournamentRules,
    /// The limit on thinking time in each game.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Clock>,
    /// The state.
    state: TournamentState,
    /// The name of the organiser; none if the account was deleted.
    #[serde(skip_serializing_if = "Option::is_none")]
    organiser: Option<String>,
    /// Whether the reader is the organiser.
    organises: bool,
    /// Whether the reader has entered.
    entered: bool,
    /// The number of players who have entered and not left.
    entrants: u32,
    /// The number of rounds that have begun.
    rounds: u32,
    /// When the first round is planned, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    starts: Option<i64>,
    /// The time at which the tournament was announced, in milliseconds since 1970.
    created: i64,
}

/// A tournament.
#[derive(Serialize, JsonSchema)]
pub struct TournamentDetail {
    /// The tournament's id.
    pub(super) tournament: String,
    /// The name.
    pub(super) name: String,
    /// The description: plain text, in which lines are separated by line feeds.
    pub(super) description: String,
    /// The game's id.
    pub(super) game: String,
    /// The scenario's id.
    pub(super) scenario: String,
    /// The optional rules, by name.
    pub(super) options: BTreeMap<String, String>,
    /// How the tournament is played.
    pub(super) rules: TournamentRules,
    /// The limit on thinking time in each game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) clock: Option<Clock>,
    /// The state.
    pub(super) state: TournamentState,
    /// The name of the organiser; none if the account was deleted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) organiser: Option<String>,
    /// Whether the reader is the organiser.
    pub(super) organises: bool,
    /// The reader's number among the entrants, if the reader has entered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) own: Option<u32>,
    /// Whether players can enter now.
    pub(super) may_enter: bool,
    /// Whether the organiser can begin a round now.
    pub(super) may_begin: bool,
    /// The number from which all draws follow, in hexadecimal; published when the tournament has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seed: Option<String>,
    /// When the first round is planned, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) starts: Option<i64>,
    /// The planned length of a round, in days.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) round_days: Option<u32>,
    /// The time at which the tournament was announced, in milliseconds since 1970.
    pub(super) created: i64,
    /// The time at which the first round began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) begun: Option<i64>,
    /// The time at which the tournament ended, or was cancelled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ended: Option<i64>,
    /// The number of rounds of the whole tournament.
    pub(super) length: u32,
    /// The entrants, in the order in which they entered.
    pub(super) entrants: Vec<TournamentEntrant>,
    /// The rounds that have begun, the first one first.
    pub(super) rounds: Vec<RoundDetail>,
    /// The standings, the leaders first.
    pub(super) standings: Vec<Standing>,
}

/// A player of a tournament.
#[derive(Serialize, JsonSchema)]
pub struct TournamentEntrant {
    /// The number of the entrant in the tournament.
    pub(super) number: u32,
    /// The name.
    pub(super) name: String,
    /// The rating by which the entrant is paired.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rating: Option<i32>,
    /// The first round in which the entrant plays.
    pub(super) since: u32,
    /// The last round in which the entrant plays, if the entrant has left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) left: Option<u32>,
}

/// A round of a tournament.
#[derive(Serialize, JsonSchema)]
pub struct RoundDetail {
    /// The number of the round, from 1.
    pub(super) number: u32,
    /// The time at which the round began, in milliseconds since 1970.
    pub(super) begun: i64,
    /// Whether all games have results.
    pub(super) settled: bool,
    /// The pairings.
    pub(super) pairings: Vec<PairingDetail>,
    /// The players without an opponent.
    pub(super) byes: Vec<ByeDetail>,
}

/// Two players who meet in a round.
#[derive(Serialize, JsonSchema)]
pub struct PairingDetail {
    /// The number of the pairing in its round, from 1.
    pub(super) number: u32,
    /// The numbers of the two entrants.
    pub(super) entrants: [u32; 2],
    /// The reason why these two meet.
    pub(super) reason: PairingReason,
    /// The reason why the sides are as they are.
    pub(super) sides: SidesReason,
    /// The games: one or two.
    pub(super) games: Vec<PairedGameDetail>,
}

/// A game of a pairing.
#[derive(Serialize, JsonSchema)]
pub struct PairedGameDetail {
    /// The number of the game in its pairing, from 1.
    pub(super) number: u32,
    /// The number of the entrant who plays the French.
    pub(super) french: u32,
    /// The number of the entrant who plays the British.
    pub(super) british: u32,
    /// The id of the table, which anybody may watch; none before the game begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) table: Option<String>,
    /// The result, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<GameResult>,
}

/// A player without an opponent in a round.
#[derive(Serialize, JsonSchema)]
pub struct ByeDetail {
    /// The number of the entrant.
    entrant: u32,
    /// The reason why this entrant has no opponent.
    reason: ByeReason,
    /// The points for the bye.
    points: TournamentPoints,
}

/// A player whom the organiser takes out of a tournament.
#[derive(Deserialize, JsonSchema)]
pub struct DroppedEntrant {
    /// The number of the entrant.
    entrant: u32,
}

/// A game that a player forfeits.
#[derive(Deserialize, JsonSchema)]
pub struct ForfeitedGame {
    #[serde(flatten)]
    place: WrittenPlace,
    /// The number of the entrant who forfeits the game.
    entrant: u32,
}

/// A game whose result the organiser decides.
#[derive(Deserialize, JsonSchema)]
pub struct AdjudicatedGame {
    #[serde(flatten)]
    place: WrittenPlace,
    /// The winner.
    score: Score,
}

/// The place of a game in a tournament. All numbers begin with 1.
#[derive(Deserialize, JsonSchema)]
pub struct WrittenPlace {
    /// The number of the round.
    round: u32,
    /// The number of the pairing in the round.
    pairing: u32,
    /// The number of the game in the pairing.
    game: u32,
}

impl WrittenPlace {
    fn place(&self) -> Result<GamePlace, Error> {
        let from_zero = |number: u32| {
            let number = number.checked_sub(1).map(|number| number as usize);
            number.ok_or_else(|| Error::Unreadable("rounds and games are numbered from 1".into()))
        };
        Ok(GamePlace {
            round: from_zero(self.round)?,
            pairing: from_zero(self.pairing)?,
            game: from_zero(self.game)?,
        })
    }
}

/// `GET /api/tournaments`: the latest tournaments, those that are not over first.
pub async fn list(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = signed_in(&app, &headers).await?;
    let account = who.as_ref().map(|who| who.account.id.as_str());
    let summary = |one: TournamentSummaryRow| TournamentSummary {
        organises: account.is_some() && one.row.organiser.as_deref() == account,
        tournament: one.row.id,
        name: one.row.name,
        game: one.row.game,
        scenario: one.row.scenario,
        rules: one.row.rules,
        clock: one.row.clock,
        state: one.row.state,
        organiser: one.organiser_name,
        entered: one.entered,
        entrants: one.entrants,
        rounds: one.rounds,
        starts: one.row.starts,
        created: one.row.created,
    };
    let all = app.house().store().tournaments(account, LISTED).await?;
    Ok(answer(&all.into_iter().map(summary).collect::<Vec<_>>()))
}

/// `POST /api/tournaments`: announces a tournament.
pub async fn create(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: NewTournament = read(&body?, "a new tournament")?;
    let who = must_be_signed_in(&app, &headers).await?;
    payer.pay_from(&who.account.id, NEW_TOURNAMENT)?;
    let announcement = Announcement {
        name: asked.name,
        description: asked.description,
        game: asked.game,
        scenario: asked.scenario,
        options: asked.options,
        rules: asked.rules,
        clock: asked.clock,
        starts: asked.starts,
        round_days: asked.round_days,
    };
    let id = tournaments::announce(app.house(), &who, announcement).await?;
    let made = shown(&app, &id, Some(&who.account.id)).await?;
    Ok((StatusCode::CREATED, answer(&made)).into_response())
}

/// `GET /api/tournaments/TOURNAMENT`.
pub async fn tournament(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let who = signed_in(&app, &headers).await?;
    Ok(answer(&shown(&app, &id, who.as_ref().map(|who| who.account.id.as_str())).await?))
}

/// `POST /api/tournaments/TOURNAMENT/enter`: enters the player.
pub async fn enter(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let who = must_be_signed_in(&app, &headers).await?;
    payer.pay_from(&who.account.id, CHANGE)?;
    tournaments::enter(app.house(), &id, &who).await?;
    Ok(answer(&shown(&app, &id, Some(&who.account.id)).await?))
}

/// `POST /api/tournaments/TOURNAMENT/leave`: takes the player out. Games that have no result are forfeited.
pub async fn leave(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let who = must_be_signed_in(&app, &headers).await?;
    payer.pay_from(&who.account.id, CHANGE)?;
    tournaments::leave(app.house(), &id, &who).await?;
    Ok(answer(&shown(&app, &id, Some(&who.account.id)).await?))
}

/// `POST /api/tournaments/TOURNAMENT/begin`: begins the first round.
pub async fn begin(
    app: State<App>,
    payer: Extension<Payer>,
    id: Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    organise(&app, &payer, &id, &headers, ROUND, OrganiserDeed::Begin).await
}

/// `POST /api/tournaments/TOURNAMENT/round`: begins the next round.
pub async fn next_round(
    app: State<App>,
    payer: Extension<Payer>,
    id: Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    organise(&app, &payer, &id, &headers, ROUND, OrganiserDeed::NextRound).await
}

/// `POST /api/tournaments/TOURNAMENT/cancel`: ends the tournament before its time.
pub async fn cancel(
    app: State<App>,
    payer: Extension<Payer>,
    id: Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    organise(&app, &payer, &id, &headers, CHANGE, OrganiserDeed::Cancel).await
}

/// `POST /api/tournaments/TOURNAMENT/drop`: takes a player out.
pub async fn drop_entrant(
    app: State<App>,
    payer: Extension<Payer>,
    id: Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let DroppedEntrant { entrant } = read(&body?, "a player who leaves")?;
    organise(&app, &payer, &id, &headers, CHANGE, OrganiserDeed::Drop { entrant }).await
}

/// `POST /api/tournaments/TOURNAMENT/forfeit`: a player forfeits a game.
pub async fn forfeit(
    app: State<App>,
    payer: Extension<Payer>,
    id: Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let ForfeitedGame { place, entrant } = read(&body?, "a forfeited game")?;
    let deed = OrganiserDeed::Forfeit { place: place.place()?, entrant };
    organise(&app, &payer, &id, &headers, CHANGE, deed).await
}

/// `POST /api/tournaments/TOURNAMENT/adjudicate`: the organiser decides the result of a game.
pub async fn adjudicate(
    app: State<App>,
    payer: Extension<Payer>,
    id: Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let AdjudicatedGame { place, score } = read(&body?, "the result of a game")?;
    let result = GameResult { score, source: ResultSource::Adjudicated };
    let deed = OrganiserDeed::Decide { place: place.place()?, result };
    organise(&app, &payer, &id, &headers, CHANGE, deed).await
}

async fn organise(
    app: &App,
    payer: &Payer,
    id: &str,
    headers: &HeaderMap,
    cost: u32,
    deed: OrganiserDeed,
) -> Result<Response, Error> {
    let who = must_be_signed_in(app, headers).await?;
    payer.pay_from(&who.account.id, cost)?;
    tournaments::organise(app.house(), id, &who, &deed).await?;
    Ok(answer(&shown(app, id, Some(&who.account.id)).await?))
}

/// Returns a tournament as a reader sees it. `reader` is the account that has signed in.
pub(super) async fn shown(
    app: &App,
    id: &str,
    reader: Option<&str>,
) -> Result<TournamentDetail, Error> {
    let stored = app.house().store().tournament(id).await?;
    // The standings of a large tournament take a while.
    let reader = reader.map(String::from);
    let made = tokio::task::spawn_blocking(move || detail(stored, reader.as_deref())).await;
    made.map_err(|error| Error::Fault(format!("the standings: {error}")))
}

fn detail(stored: StoredTournament, reader: Option<&str>) -> TournamentDetail {
    let own = reader.and_then(|reader| stored.entrant_of(reader)).map(|one| one.number);
    let StoredTournament { row, organiser_name, play, entrants, begun, tables, .. } = stored;
    let length = play.length();
    let room = play.entrants.iter().filter(|one| one.left.is_none()).count();
    let room = room < play.rules.most as usize;
    let (may_enter, may_begin) = match row.state {
        TournamentState::Announced => (room, 2 <= play.entrants.len()),
        TournamentState::Running => (
            room && play.takes_late_entrants(),
            play.is_settled() && (play.rounds.len() as u32) < length,
        ),
        TournamentState::Ended | TournamentState::Cancelled => (false, false),
    };
    let standings = play.standings();
    let named = play.entrants.iter().zip(&entrants);
    let named = named.map(|(one, stored)| TournamentEntrant {
        number: one.number,
        name: stored.name.clone(),
        rating: one.rating,
        since: one.since,
        left: one.left,
    });
    let entrants = named.collect();
    let game = |round, pairing, game: usize, one: &club::tournament::PairedGame| PairedGameDetail {
        number: game as u32 + 1,
        french: one.french,
        british: one.british,
        table: tables.get(&(round, pairing, game)).cloned(),
        result: one.result,
    };
    let pairing = |round, n: usize, one: &club::tournament::Pairing| PairingDetail {
        number: n as u32 + 1,
        entrants: one.entrants,
        reason: one.reason,
        sides: one.sides,
        games: one.games.iter().enumerate().map(|(g, one)| game(round, n, g, one)).collect(),
    };
    let rounds = play.rounds.iter().zip(begun).enumerate();
    let rounds = rounds.map(|(n, (round, begun))| RoundDetail {
        number: n as u32 + 1,
        begun,
        settled: round.is_settled(),
        pairings: round.pairings.iter().enumerate().map(|(p, one)| pairing(n, p, one)).collect(),
        byes: round
            .byes
            .iter()
            .map(|bye| ByeDetail { entrant: bye.entrant, reason: bye.reason, points: bye.points })
            .collect(),
    });
    let rounds = rounds.collect();
    TournamentDetail {
        organises: reader.is_some() && row.organiser.as_deref() == reader,
        own,
        may_enter,
        may_begin,
        seed: row.begun.map(|_| format!("{:016x}", row.seed)),
        tournament: row.id,
        name: row.name,
        description: row.description,
        game: row.game,
        scenario: row.scenario,
        options: row.options,
        rules: row.rules,
        clock: row.clock,
        state: row.state,
        organiser: organiser_name,
        starts: row.starts,
        round_days: row.round_days,
        created: row.created,
        begun: row.begun,
        ended: row.ended,
        length,
        entrants,
        rounds,
        standings,
    }
}
