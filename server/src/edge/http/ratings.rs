//! Profiles of players, the best players of a game, and the ratings at a table.

use std::collections::BTreeMap;

use account::Name;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use engine::{BySide, Side, Sides};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Access, seats, secrets};

use super::api::find;
use super::bodies::{answer, read};
use super::who::signed_in;
use crate::Error;
use crate::clock::now;
use crate::edge::App;
use crate::ratings::{RatingProspects, Taker, shown};
use crate::store::{CountedGame, Counting, ScoreCount, StoredRating};

/// The maximum number of rated games in the graphs of a profile.
const HISTORY: u32 = 500;
/// The maximum number of rated games listed in a profile.
const LISTED: usize = 30;
/// The maximum number of opponents listed in a profile.
const OPPONENTS: usize = 30;
/// The maximum number of players in the list of a side.
const LEADERS: u32 = 50;
/// The number of thousandths in a point.
const POINT: i64 = 1000;

/// A player's profile, which everybody may see.
#[derive(Serialize, JsonSchema)]
pub struct Profile {
    /// The name of the account.
    name: String,
    /// The time at which the account was made, in milliseconds since 1970.
    created: i64,
    /// The player's ratings, by game and side.
    ratings: Vec<PlayerRating>,
    /// The last rated games, the latest first.
    games: Vec<ProfileGame>,
    /// The opponents, the one met most often first.
    opponents: Vec<Opponent>,
}

/// A player's rating with a side of a game.
#[derive(Serialize, JsonSchema)]
pub struct PlayerRating {
    /// The game's id.
    game: String,
    /// The side.
    side: Side,
    /// The rating now.
    #[serde(flatten)]
    now: RatingNow,
    /// The number of rated games.
    games: i64,
    /// The results of these games.
    results: ResultCounts,
    /// The ratings after the last of these games, the earliest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    history: Vec<RatingThen>,
}

/// A rating in points, with its uncertainty.
#[derive(Serialize, JsonSchema)]
pub struct RatingNow {
    /// The rating in points.
    rating: i64,
    /// The standard deviation of the rating.
    deviation: i64,
    /// Whether too little is known of the player to compare the rating with others.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    provisional: bool,
}

/// A rating after a game.
#[derive(Serialize, JsonSchema)]
pub struct RatingThen {
    /// The time of the game's end, in milliseconds since 1970.
    time: i64,
    /// The rating in points.
    rating: i64,
}

/// The numbers of games with each result.
#[derive(Clone, Copy, Default, Serialize, JsonSchema)]
pub struct ResultCounts {
    /// The number of wins.
    wins: i64,
    /// The number of draws.
    draws: i64,
    /// The number of losses.
    losses: i64,
}

/// A rated game in a profile.
#[derive(Serialize, JsonSchema)]
pub struct ProfileGame {
    /// The table's id; absent if the table is private and the visitor has no seat there.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    /// The game's id.
    game: String,
    /// The scenario's id.
    scenario: String,
    /// The player's side.
    side: Side,
    /// The opponent.
    opponent: OpponentName,
    /// The result of the table, such as `french` or `british resigned`.
    result: String,
    /// The player's score in half points.
    score: i64,
    /// The rating after the game.
    rating: i64,
    /// The change of the rating by the game.
    change: i64,
    /// The time of the game's end, in milliseconds since 1970.
    time: i64,
}

/// An opponent: an account, a bot, or a player whose account was deleted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct OpponentName {
    /// The name of the account.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The level of the bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
}

/// The results against an opponent.
#[derive(Serialize, JsonSchema)]
pub struct Opponent {
    /// The opponent.
    opponent: OpponentName,
    /// The results.
    results: ResultCounts,
}

/// The best players of a game.
#[derive(Serialize, JsonSchema)]
pub struct BestPlayers {
    /// The players of each side whose ratings are not provisional, the best first.
    players: BySide<Vec<BestPlayerRow>>,
    /// The levels of the computer with their fixed ratings, the weakest first.
    levels: BySide<Vec<LevelRow>>,
}

/// A player in the list of the best.
#[derive(Serialize, JsonSchema)]
pub struct BestPlayerRow {
    /// The name of the account.
    name: String,
    /// The rating.
    #[serde(flatten)]
    now: RatingNow,
    /// The number of rated games.
    games: i64,
}

/// A level of the computer in the list of the best.
#[derive(Serialize, JsonSchema)]
pub struct LevelRow {
    /// The level.
    level: String,
    /// The fixed rating.
    rating: i64,
}

/// A question about the ratings at a table.
#[derive(Deserialize, JsonSchema)]
pub struct RatingQuestion {
    /// The invitation to a seat of a private table.
    invitation: Option<String>,
    /// The keys of the player's seats; empty for a watcher, and for a player whose account has the seat.
    #[serde(default)]
    keys: Vec<String>,
}

/// The ratings at a table.
#[derive(Serialize, JsonSchema)]
pub struct TableRatings {
    /// Whether the result of the table counts for ratings: `casual`, `due`, `done` or `void`.
    counting: &'static str,
    /// The seats.
    seats: BySide<RatedSeat>,
}

/// A seat, as far as ratings are concerned.
#[derive(Default, Serialize, JsonSchema)]
pub struct RatedSeat {
    /// The name of the account.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The rating of the player now.
    #[serde(skip_serializing_if = "Option::is_none")]
    now: Option<RatingNow>,
    /// The change of the player's rating by each result; at a free seat, that of the player who asks. Absent if no
    /// result changes a rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    prospects: Option<RatingProspects>,
    /// The rating after the game, once it has been counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<i64>,
    /// The change of the rating by the game, once it has been counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    change: Option<i64>,
}

impl RatingNow {
    /// Returns a rating as it is shown.
    fn of(rating: club::rating::Rating) -> RatingNow {
        RatingNow {
            rating: shown(rating),
            deviation: rating.deviation.round() as i64,
            provisional: rating.is_provisional(),
        }
    }
}

impl ResultCounts {
    fn add(&mut self, count: &ScoreCount) {
        match count.score {
            0 => self.losses += count.games,
            1 => self.draws += count.games,
            _ => self.wins += count.games,
        }
    }

    fn games(self) -> i64 {
        self.wins + self.draws + self.losses
    }
}

/// Returns stored thousandths in whole points.
fn points(thousandths: i64) -> i64 {
    (thousandths as f64 / POINT as f64).round() as i64
}

/// `GET /api/players/NAME`: the profile of a player.
pub async fn profile(
    State(app): State<App>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let none = || Error::NotFound("no player has this name".into());
    let name = Name::read(&name).map_err(|_| none())?;
    let (store, now) = (app.house().store(), now());
    let account = store.account_named(&name).await?.ok_or_else(none)?;
    let who = signed_in(&app, &headers).await?;
    let asks = who.as_ref().map(|who| &*who.account.id);
    let games = store.played_games(&account.id, asks, HISTORY).await?;
    let counts = store.score_counts(&account.id).await?;
    let ratings = store.ratings_of(&account.id).await?.into_iter();
    let ratings = ratings.map(|(game, side, stored)| {
        let history = games.iter().rev().filter(|one| one.game == game && one.side == side);
        rating_of(game.clone(), side, stored, &counts, now)
            .with(history.map(|one| RatingThen { time: one.time, rating: points(one.after) }))
    });
    let ratings = ratings.collect();
    let opponents = opponents(&counts);
    let games = games.into_iter().take(LISTED).map(listed).collect();
    Ok(answer(&Profile { name: account.name, created: account.created, ratings, games, opponents }))
}

/// Returns the ratings of an account, without their histories.
pub(super) async fn own_ratings(app: &App, account: &str) -> Result<Vec<PlayerRating>, Error> {
    let (store, now) = (app.house().store(), now());
    let counts = store.score_counts(account).await?;
    let ratings = store.ratings_of(account).await?.into_iter();
    Ok(ratings.map(|(game, side, stored)| rating_of(game, side, stored, &counts, now)).collect())
}

/// Returns the rated games of an account, the latest first.
pub(super) async fn own_games(app: &App, account: &str) -> Result<Vec<ProfileGame>, Error> {
    let games = app.house().store().played_games(account, Some(account), i32::MAX as u32).await?;
    Ok(games.into_iter().map(listed).collect())
}

fn rating_of(
    game: String,
    side: Side,
    stored: StoredRating,
    counts: &[ScoreCount],
    now: i64,
) -> PlayerRating {
    let mut results = ResultCounts::default();
    let own = counts.iter().filter(|count| count.game == game && count.side == side);
    own.for_each(|count| results.add(count));
    let (now, games, history) = (RatingNow::of(stored.at(now)), stored.games, Vec::new());
    PlayerRating { game, side, now, games, results, history }
}

impl PlayerRating {
    fn with(self, history: impl Iterator<Item = RatingThen>) -> PlayerRating {
        PlayerRating { history: history.collect(), ..self }
    }
}

fn opponents(counts: &[ScoreCount]) -> Vec<Opponent> {
    let mut met: BTreeMap<OpponentName, ResultCounts> = BTreeMap::new();
    for count in counts {
        let opponent = OpponentName { name: count.opponent.clone(), level: count.level.clone() };
        met.entry(opponent).or_default().add(count);
    }
    let mut met: Vec<Opponent> =
        met.into_iter().map(|(opponent, results)| Opponent { opponent, results }).collect();
    met.sort_by_key(|one| -one.results.games());
    met.truncate(OPPONENTS);
    met
}

fn listed(played: CountedGame) -> ProfileGame {
    let seen = played.own || played.access != Access::Private;
    ProfileGame {
        table: seen.then_some(played.table),
        game: played.game,
        scenario: played.scenario,
        side: played.side,
        opponent: OpponentName { name: played.opponent, level: played.level },
        result: played.result,
        score: played.score,
        rating: points(played.after),
        change: points(played.after) - points(played.before),
        time: played.time,
    }
}

/// `GET /api/ratings/GAME`: the best players of each side of a game.
pub async fn leaders(State(app): State<App>, Path(game): Path<String>) -> Result<Response, Error> {
    let game = find(&app, &game)?.name();
    let now = now();
    let ladder = app.house().ratings().ladder();
    let mut players: BySide<Vec<BestPlayerRow>> = BySide::default();
    for side in Side::BOTH {
        let found = app.house().store().leaders(game, side, now, LEADERS).await?;
        let row = |one: crate::store::BestPlayer| BestPlayerRow {
            name: one.name,
            now: RatingNow::of(one.stored.at(now)),
            games: one.stored.games,
        };
        players[side] = found.into_iter().map(row).collect();
    }
    let levels = BySide::of(|side| {
        let levels = ladder.levels(game);
        let row = |one: &club::rating::LadderLevel| LevelRow {
            level: one.level.clone(),
            rating: shown(one.rating(side)),
        };
        levels.map(row).collect()
    });
    Ok(answer(&BestPlayers { players, levels }))
}

/// `POST /api/tables/TABLE/rating`: the ratings at a table, and what each result changes. Nobody learns anything of
/// a private table except its players, and the player with an invitation.
pub async fn of_table(
    State(app): State<App>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: RatingQuestion = read(&body?, "a question about ratings")?;
    let who = signed_in(&app, &headers).await?;
    let (store, ratings, now) = (app.house().store(), app.house().ratings(), now());
    let room = app.house().room(&table).await?;
    let invitation = asked.invitation.as_deref();
    let hashes: Vec<String> = asked.keys.iter().take(2).map(|key| secrets::hash(key)).collect();
    let stored = room
        .read(|table| {
            let account = who.as_ref().map(|who| &*who.account.id);
            let sides = table.seats_held(&hashes, account).unwrap_or(Sides::NONE);
            seats::may_look(table, sides, invitation).then(|| table.stored.clone())
        })
        .await?
        .ok_or(Error::Private)?;
    let ground = ratings.ground(&stored).await?;
    let own = match &who {
        Some(who) => store.ratings_of(&who.account.id).await?,
        None => Vec::new(),
    };
    let rated = store.rated_seats(&table).await?;
    let seat = |side: Side| {
        let known = own.iter().find(|(game, own, _)| *game == ground.game && *own == side);
        let taker = who.as_ref().map(|who| Taker {
            account: &who.account.id,
            stored: known.map(|(_, _, stored)| *stored),
        });
        let seat = &ground.seats[side];
        let rating = ratings.rating(&ground.game, side, seat, now);
        RatedSeat {
            name: seat.name.clone(),
            now: rating.map(RatingNow::of),
            prospects: ratings.prospects(&ground, side, taker, now),
            after: rated[side].map(|(_, after)| points(after)),
            change: rated[side].map(|(before, after)| points(after) - points(before)),
        }
    };
    let counting = match ground.counting {
        Counting::Casual => "casual",
        Counting::Due => "due",
        Counting::Done => "done",
        Counting::Void => "void",
    };
    Ok(answer(&TableRatings { counting, seats: BySide::of(seat) }))
}
