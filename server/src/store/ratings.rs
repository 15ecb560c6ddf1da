//! Ratings of accounts, and the rated games of which they are the result. `counting` changes them.

use std::collections::BTreeMap;
use std::str::FromStr;

use account::Name;
use club::rating::Rating;
use engine::{BySide, Side};
use table::{Access, SeatKind};

use super::accounts::{AccountRow, account_of};
use super::counting::{MILLIONTH, POINT};
use super::sql::{Row, Statement, damaged, word_of};
use super::{Store, no_such_table};
use crate::Error;

/// Whether the result of a table counts for ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// It does not: the table is casual.
    Casual,
    /// It will, if players with ratings sit at the table then.
    Due,
    /// It has been counted.
    Done,
    /// It can't be counted any more, since a player had a hint, or a seat has changed hands during the game.
    Void,
}

impl Counting {
    /// Returns what the word in the database stands for.
    pub(super) fn of(word: Option<&str>) -> Counting {
        match word {
            Some("due") => Counting::Due,
            Some("done") => Counting::Done,
            Some(_) => Counting::Void,
            None => Counting::Casual,
        }
    }
}

/// The rating of an account with a side of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoredRating {
    /// The rating after the last game.
    pub rating: Rating,
    /// The number of rated games.
    pub games: i64,
    /// The time of the last rated game, in milliseconds since 1970.
    pub time: i64,
}

impl StoredRating {
    /// Returns the rating at a time, with the growth of its deviation since the last game.
    pub fn at(&self, now: i64) -> Rating {
        self.rating.away(now - self.time)
    }
}

/// The player of a seat, as far as ratings are concerned.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatRating {
    pub kind: SeatKind,
    pub level: Option<String>,
    pub account: Option<String>,
    /// The name of the account.
    pub name: Option<String>,
    /// The rating of the account; `None` before its first rated game.
    pub stored: Option<StoredRating>,
}

/// Everything from which the rating of a table's game follows.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingGround {
    pub game: String,
    pub scenario: String,
    pub options: BTreeMap<String, String>,
    pub counting: Counting,
    pub seats: BySide<SeatRating>,
    /// The points that results have added to the favour of the scenario.
    pub learnt: f64,
}

/// The seats of a rated game, as an account's profile lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedGame {
    pub table: String,
    pub game: String,
    pub scenario: String,
    pub side: Side,
    /// The result of the table.
    pub result: String,
    /// The score of the account, in half points.
    pub score: i64,
    /// The points before and after the game, in thousandths.
    pub before: i64,
    pub after: i64,
    pub time: i64,
    /// The name of the opponent's account; `None` for a bot, and for an account that was deleted.
    pub opponent: Option<String>,
    /// The level of the bot.
    pub level: Option<String>,
    pub access: Access,
    /// Whether the account that asks has a seat at the table.
    pub own: bool,
}

/// The number of an account's rated games of a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreCount {
    pub game: String,
    pub side: Side,
    pub score: i64,
    /// The name of the opponent's account; `None` for bots, and for accounts that were deleted.
    pub opponent: Option<String>,
    /// The level of the bot.
    pub level: Option<String>,
    pub games: i64,
}

/// A place in the list of the best players.
#[derive(Clone, Debug, PartialEq)]
pub struct BestPlayer {
    pub name: String,
    pub stored: StoredRating,
}

/// The seats of a game that has been rated: points before and after, in thousandths.
pub type RatedSeats = BySide<Option<(i64, i64)>>;

/// Returns the options of a set-up that differ from their defaults, in one line.
pub fn options_name(options: &BTreeMap<String, String>) -> String {
    let options: Vec<String> =
        options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    options.join(" ")
}

impl Store {
    /// Returns everything from which the rating of a table's game follows. `options` is the name of the options
    /// that differ from their defaults.
    pub async fn rating_ground(&self, table: &str, options: &str) -> Result<RatingGround, Error> {
        let found = self
            .read_together(vec![
                Statement::new("SELECT game, scenario, options, rated FROM tables WHERE id = $1")
                    .text(table),
                Statement::new(
                    "SELECT s.side, s.kind, s.level, s.account, a.name, r.points, r.deviation, r.volatility, r.games, r.time \
                     FROM seats s JOIN tables t ON t.id = s.table_id LEFT JOIN accounts a ON a.id = s.account \
                     LEFT JOIN ratings r ON r.account = s.account AND r.game = t.game AND r.side = s.side \
                     WHERE s.table_id = $1 ORDER BY s.side DESC",
                )
                .text(table),
                Statement::new(
                    "SELECT f.points FROM favours f JOIN tables t ON t.game = f.game AND t.scenario = f.scenario \
                     WHERE t.id = $1 AND f.options = $2",
                )
                .text(table)
                .text(options),
            ])
            .await?;
        let [tables, seats, favours] = &found[..] else {
            return Err(damaged(table, "it was not read whole"));
        };
        let row = tables.first().ok_or_else(|| no_such_table(table))?;
        let [french, british] = &seats[..] else { return Err(damaged(table, "a seat is missing")) };
        let learnt = favours.first().map_or(Ok(0), |row| row.number::<i64>("points"))?;
        Ok(RatingGround {
            game: row.text("game")?,
            scenario: row.text("scenario")?,
            options: serde_json::from_str(&row.text("options")?)
                .map_err(|error| damaged(table, error))?,
            counting: Counting::of(row.maybe_text("rated")?.as_deref()),
            seats: BySide { french: seat_of(table, french)?, british: seat_of(table, british)? },
            learnt: learnt as f64 / POINT,
        })
    }

    /// Records that the result of a table can't be rated, because a player had a hint.
    pub async fn void_rating(&self, table: &str) -> Result<(), Error> {
        let void = "UPDATE tables SET rated = 'void' WHERE id = $1 AND rated = 'due'";
        self.write(vec![Statement::new(void).text(table)]).await
    }

    /// Returns whether an entry of a table is stored.
    pub async fn has_entry(&self, table: &str, number: u32) -> Result<bool, Error> {
        let entry = "SELECT number FROM entries WHERE table_id = $1 AND number = $2";
        let entry = Statement::new(entry).text(table).number(number.into());
        Ok(!self.read(entry).await?.is_empty())
    }

    /// Returns the account of that name.
    pub async fn account_named(&self, name: &Name) -> Result<Option<AccountRow>, Error> {
        let named = "SELECT id, name, created FROM accounts WHERE folded = $1";
        let rows = self.read(Statement::new(named).text(&name.folded)).await?;
        rows.first().map(account_of).transpose()
    }

    /// Returns the ratings of an account, by game and side.
    pub async fn ratings_of(
        &self,
        account: &str,
    ) -> Result<Vec<(String, Side, StoredRating)>, Error> {
        let ratings = "SELECT game, side, points, deviation, volatility, games, time FROM ratings \
             WHERE account = $1 ORDER BY game, side DESC";
        let rows = self.read(Statement::new(ratings).text(account)).await?;
        let read = |row: &Row| {
            let stored = stored_of(row)?.ok_or_else(|| damaged("ratings", "a row is empty"))?;
            Ok((row.text("game")?, word_of("ratings", row, "side")?, stored))
        };
        rows.iter().map(read).collect()
    }

    /// Returns the ratings of the accounts at all tables that wait for a player, with their accounts.
    pub async fn ratings_at_open_tables(
        &self,
        since: i64,
    ) -> Result<Vec<(String, String, Side, StoredRating)>, Error> {
        let ratings = "SELECT account, game, side, points, deviation, volatility, games, time FROM ratings \
             WHERE account IN (SELECT s.account FROM seats s JOIN tables t ON t.id = s.table_id \
             WHERE $1 < t.waits AND t.result IS NULL)";
        let rows = self.read(Statement::new(ratings).number(since)).await?;
        let read = |row: &Row| {
            let stored = stored_of(row)?.ok_or_else(|| damaged("ratings", "a row is empty"))?;
            Ok((row.text("account")?, row.text("game")?, word_of("ratings", row, "side")?, stored))
        };
        rows.iter().map(read).collect()
    }

    /// Returns the points that results have added to the favours of scenarios, by game, scenario and options.
    pub async fn favours(&self) -> Result<BTreeMap<(String, String, String), f64>, Error> {
        let rows = self
            .read(Statement::new("SELECT game, scenario, options, points FROM favours"))
            .await?;
        let read = |row: &Row| {
            let points: i64 = row.number("points")?;
            let key = (row.text("game")?, row.text("scenario")?, row.text("options")?);
            Ok((key, points as f64 / POINT))
        };
        rows.iter().map(read).collect()
    }

    /// Returns the last rated games of an account, the latest first. `asks` is the account that asks for them.
    pub async fn played_games(
        &self,
        account: &str,
        asks: Option<&str>,
        most: u32,
    ) -> Result<Vec<CountedGame>, Error> {
        let games = "SELECT m.table_id, m.game, m.side, m.score, m.before, m.after, m.time, t.scenario, t.result, t.access, \
             a.name, s.level, \
             (SELECT COUNT(*) FROM seats o WHERE o.table_id = m.table_id AND o.account = $2) AS own \
             FROM rated_seats m JOIN tables t ON t.id = m.table_id \
             JOIN rated_seats h ON h.table_id = m.table_id AND h.side <> m.side \
             JOIN seats s ON s.table_id = h.table_id AND s.side = h.side \
             LEFT JOIN accounts a ON a.id = h.account \
             WHERE m.account = $1 ORDER BY m.time DESC, m.table_id LIMIT $3";
        let games = Statement::new(games).text(account).text(asks.unwrap_or_default());
        let rows = self.read(games.number(most.into())).await?;
        let read = |row: &Row| {
            let table = row.text("table_id")?;
            let access = row.maybe_text("access")?;
            Ok(CountedGame {
                game: row.text("game")?,
                scenario: row.text("scenario")?,
                side: word_of(&table, row, "side")?,
                result: row.maybe_text("result")?.unwrap_or_default(),
                score: row.number("score")?,
                before: row.number("before")?,
                after: row.number("after")?,
                time: row.number("time")?,
                opponent: row.maybe_text("name")?,
                level: row.maybe_text("level")?,
                access: access
                    .map_or(Ok(Access::default()), |access| Access::from_str(&access))
                    .map_err(|error| damaged(&table, error))?,
                own: 0 < row.number::<i64>("own")?,
                table,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Counts the rated games of an account, by game, side, opponent and score.
    pub async fn score_counts(&self, account: &str) -> Result<Vec<ScoreCount>, Error> {
        let counts = "SELECT m.game, m.side, m.score, a.name, s.level, COUNT(*) AS games \
             FROM rated_seats m JOIN rated_seats h ON h.table_id = m.table_id AND h.side <> m.side \
             JOIN seats s ON s.table_id = h.table_id AND s.side = h.side \
             LEFT JOIN accounts a ON a.id = h.account \
             WHERE m.account = $1 GROUP BY m.game, m.side, m.score, a.name, s.level";
        let rows = self.read(Statement::new(counts).text(account)).await?;
        let read = |row: &Row| {
            Ok(ScoreCount {
                game: row.text("game")?,
                side: word_of("rated_seats", row, "side")?,
                score: row.number("score")?,
                opponent: row.maybe_text("name")?,
                level: row.maybe_text("level")?,
                games: row.number("games")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Returns the best players of a side whose ratings are not provisional, the best first.
    pub async fn leaders(
        &self,
        game: &str,
        side: Side,
        now: i64,
        most: u32,
    ) -> Result<Vec<BestPlayer>, Error> {
        let leaders = "SELECT a.name, r.points, r.deviation, r.volatility, r.games, r.time \
             FROM ratings r JOIN accounts a ON a.id = r.account \
             WHERE r.game = $1 AND r.side = $2 AND $3 < r.firm_until ORDER BY r.points DESC, a.folded LIMIT $4";
        let leaders = Statement::new(leaders).text(game).text(side.name());
        let rows = self.read(leaders.number(now).number(most.into())).await?;
        let read = |row: &Row| {
            let stored = stored_of(row)?.ok_or_else(|| damaged("ratings", "a row is empty"))?;
            Ok(BestPlayer { name: row.text("name")?, stored })
        };
        rows.iter().map(read).collect()
    }

    /// Returns the points of the seats of a rated game, before and after it.
    pub async fn rated_seats(&self, table: &str) -> Result<RatedSeats, Error> {
        let seats = "SELECT side, before, after FROM rated_seats WHERE table_id = $1";
        let rows = self.read(Statement::new(seats).text(table)).await?;
        let mut rated = RatedSeats::default();
        for row in &rows {
            rated[word_of(table, row, "side")?] =
                Some((row.number("before")?, row.number("after")?));
        }
        Ok(rated)
    }
}

fn seat_of(table: &str, row: &Row) -> Result<SeatRating, Error> {
    Ok(SeatRating {
        kind: word_of(table, row, "kind")?,
        level: row.maybe_text("level")?,
        account: row.maybe_text("account")?,
        name: row.maybe_text("name")?,
        stored: stored_of(row)?,
    })
}

/// Reads a rating; `None` if the row has none.
fn stored_of(row: &Row) -> Result<Option<StoredRating>, Error> {
    let Some(points) = row.maybe_number::<i64>("points")? else { return Ok(None) };
    let deviation: i64 = row.number("deviation")?;
    let volatility: i64 = row.number("volatility")?;
    let rating = Rating {
        points: points as f64 / POINT,
        deviation: deviation as f64 / POINT,
        volatility: volatility as f64 / MILLIONTH,
    };
    Ok(Some(StoredRating { rating, games: row.number("games")?, time: row.number("time")? }))
}
