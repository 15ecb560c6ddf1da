//! The effects of tables and accounts on tournaments, as statements of the transactions that change the tables and accounts.

use club::tournament::{ResultSource, Score};
use engine::{AGREED, Side};
use serde::Serialize;

use super::sql::Statement;

/// Returns the statements that store the result of a table's game, if the game belongs to a tournament and has no
/// result there.
pub fn ended(table: &str, result: &str) -> Vec<Statement> {
    let due = "UPDATE tournaments SET changes = changes + 1, due = 1 \
         WHERE id IN (SELECT tournament FROM paired_games WHERE table_id = $1 AND score IS NULL)";
    let played =
        "UPDATE paired_games SET score = $1, source = $2 WHERE table_id = $3 AND score IS NULL";
    let played = Statement::new(played).text(&written(&score_of(result)));
    let played = played.text(&written(&ResultSource::Played)).text(table);
    vec![Statement::new(due).text(table), played]
}

/// Returns the score of the result of a table, as it is stored there.
fn score_of(result: &str) -> Score {
    let (first, lost) = match result.split_once(' ') {
        _ if result == AGREED => return Score::Draw,
        Some((first, _)) => (first, true),
        None => (result, false),
    };
    match first.parse() {
        Ok(side) => match if lost { Side::other(side) } else { side } {
            Side::French => Score::French,
            Side::British => Score::British,
        },
        Err(_) => Score::Draw,
    }
}

/// Returns the statements that change the sides of a tournament's game, when the players of its table change seats.
pub fn sides_changed(table: &str) -> Vec<Statement> {
    let count = "UPDATE tournaments SET changes = changes + 1 \
         WHERE id IN (SELECT tournament FROM paired_games WHERE table_id = $1)";
    let change = "UPDATE paired_games SET french = british, british = french WHERE table_id = $1";
    vec![Statement::new(count).text(table), Statement::new(change).text(table)]
}

/// Returns the statements that take a deleted account out of its tournaments. Its player leaves those that are not
/// over. A tournament that it has announced is cancelled; one that is running goes on without an organiser.
pub fn without_account(account: &str) -> Vec<Statement> {
    let of_account = |sql| Statement::new(sql).text(account);
    vec![
        of_account(
            "UPDATE tournaments SET changes = changes + 1, due = 1 \
             WHERE organiser = $1 OR id IN (SELECT tournament FROM entrants WHERE account = $1)",
        ),
        of_account(
            "UPDATE tournaments SET state = 'cancelled', ended = created WHERE organiser = $1 AND state = 'announced'",
        ),
        of_account("UPDATE tournaments SET organiser = NULL WHERE organiser = $1"),
        of_account(
            "UPDATE entrants SET name = COALESCE((SELECT a.name FROM accounts a WHERE a.id = entrants.account), name), \
             left_after = COALESCE(left_after, (SELECT COUNT(*) FROM tournament_rounds r WHERE r.tournament = entrants.tournament)), \
             account = NULL WHERE account = $1",
        ),
    ]
}

pub fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("settings are plain data")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loser_of_a_game_is_the_one_who_resigned_or_ran_out_of_time() {
        for (result, score) in [
            ("french", Score::French),
            ("british", Score::British),
            ("draw", Score::Draw),
            (AGREED, Score::Draw),
            ("french resigned", Score::British),
            ("british out of time", Score::French),
        ] {
            assert_eq!(score_of(result), score, "{result}");
        }
    }
}
