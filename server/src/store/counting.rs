//! Statements that rate games. The rules of ratings are in the crate `club`.
//!
//! A game is rated in the transaction that stores its result. Each row of a rating is fenced by the number of its
//! games, and the seats of a rated game have a primary key, so that no game is rated twice and no result is lost
//! when games end at the same moment on several nodes.

use club::rating::{Rating, Score};
use engine::{BySide, Side};

use super::sql::Statement;

/// Points are stored in thousandths.
pub const POINT: f64 = 1000.0;
/// Volatilities are stored in millionths.
pub const MILLIONTH: f64 = 1_000_000.0;

/// A finished game to be rated.
#[derive(Clone, Debug)]
pub struct RatedGame {
    pub game: String,
    pub scenario: String,
    /// The options that differ from their defaults, as [`super::options_name`] writes them.
    pub options: String,
    pub winner: Option<Side>,
    pub players: BySide<RatedPlayer>,
    /// The points that the result adds to the favour of the scenario; `None` if the result does not change it.
    pub favour_change: Option<f64>,
    pub time: i64,
}

/// A player of a rated game.
#[derive(Clone, Debug)]
pub struct RatedPlayer {
    /// The account; `None` for a bot, whose rating is fixed.
    pub account: Option<String>,
    /// The number of rated games before this one.
    pub games: i64,
    pub before: Rating,
    pub after: Rating,
}

/// Returns the statement by which a new table becomes one whose result counts for ratings.
pub fn make_rated(table: &str) -> Statement {
    Statement::new("UPDATE tables SET rated = 'due' WHERE id = $1").text(table)
}

/// Returns the statement by which a rematch counts for ratings if the game before it was not casual.
pub fn rate_like(table: &str, before: &str) -> Statement {
    let like = "UPDATE tables SET rated = 'due' WHERE id = $1 \
         AND EXISTS (SELECT 1 FROM tables t WHERE t.id = $2 AND t.rated IS NOT NULL)";
    Statement::new(like).text(table).text(before)
}

/// Returns the statement by which a game is no longer rated if its seat goes to another account after the game's
/// first entry. It must come before the change of the seat.
pub fn void_if_handed(table: &str, side: Side, account: Option<&str>) -> Statement {
    let void = "UPDATE tables SET rated = 'void' WHERE id = $1 AND rated = 'due' \
         AND EXISTS (SELECT 1 FROM entries e WHERE e.table_id = $1) \
         AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = $1 AND s.side = $2 AND COALESCE(s.account, '') <> $3)";
    Statement::new(void).text(table).text(side.name()).text(account.unwrap_or_default())
}

/// Returns the statements that delete the ratings of an account. The ratings of its opponents stay, and so do the
/// rated games, without its name.
pub fn forget(account: &str) -> Vec<Statement> {
    let of_account = |sql| Statement::new(sql).text(account);
    vec![
        of_account(
            "UPDATE tables SET rated = 'void' WHERE rated = 'due' AND result IS NULL \
             AND id IN (SELECT table_id FROM seats WHERE account = $1)",
        ),
        of_account("UPDATE rated_seats SET account = NULL WHERE account = $1"),
        of_account("DELETE FROM ratings WHERE account = $1"),
    ]
}

/// Returns the statements that rate a game. They come after the statement that stores the result, which holds
/// the row of the table from then on.
pub fn rate(table: &str, rated: &RatedGame) -> Vec<Statement> {
    let account = |side: Side| rated.players[side].account.as_deref().unwrap_or_default();
    // The seats belong to the accounts that are rated, and the game has not been rated before.
    let fence = "UPDATE tables SET rated = 'done' WHERE id = $1 AND rated = 'due' AND 2 = \
         (SELECT COUNT(*) FROM seats s WHERE s.table_id = $1 AND COALESCE(s.account, '') = \
         CASE s.side WHEN 'french' THEN $2 ELSE $3 END)";
    let fence = Statement::new(fence).text(table).text(account(Side::French));
    let mut statements = vec![fence.text(account(Side::British)).changes_one()];
    for side in Side::BOTH {
        let player = &rated.players[side];
        let seat = "INSERT INTO rated_seats (table_id, side, account, game, score, before, after, time) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        statements.push(
            Statement::new(seat)
                .text(table)
                .text(side.name())
                .maybe(player.account.as_deref())
                .text(&rated.game)
                .number(Score::of(side, rated.winner).halves())
                .number(thousandths(player.before.points))
                .number(thousandths(player.after.points))
                .number(rated.time),
        );
    }
    // Two games of the same players change the rows in the same order.
    let mut sides = Side::BOTH;
    sides.sort_by_key(|side| account(*side));
    for side in sides {
        let player = &rated.players[side];
        let Some(account) = &player.account else { continue };
        let row = match player.games {
            0 => {
                "INSERT INTO ratings (points, deviation, volatility, time, firm_until, account, game, side, games) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9 + 1)"
            }
            _ => {
                "UPDATE ratings SET points = $1, deviation = $2, volatility = $3, time = $4, firm_until = $5, games = games + 1 \
                 WHERE account = $6 AND game = $7 AND side = $8 AND games = $9"
            }
        };
        let firm_until = match player.after.is_provisional() {
            true => 0,
            false => rated.time.saturating_add(player.after.lasts()),
        };
        statements.push(
            Statement::new(row)
                .number(thousandths(player.after.points))
                .number(thousandths(player.after.deviation))
                .number((player.after.volatility * MILLIONTH).round() as i64)
                .number(rated.time)
                .number(firm_until)
                .text(account)
                .text(&rated.game)
                .text(side.name())
                .number(player.games)
                .changes_one(),
        );
    }
    // Additions need no fence.
    let learn = "INSERT INTO favours (game, scenario, options, points, games) VALUES ($1, $2, $3, $4, 1) \
         ON CONFLICT (game, scenario, options) DO UPDATE SET points = favours.points + excluded.points, games = favours.games + 1";
    statements.extend(rated.favour_change.map(|change| {
        let learn = Statement::new(learn).text(&rated.game).text(&rated.scenario);
        learn.text(&rated.options).number(thousandths(change))
    }));
    statements
}

fn thousandths(points: f64) -> i64 {
    (points * POINT).round() as i64
}
