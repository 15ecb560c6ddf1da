//! The hours of an account's notices, and the tables of which an account is not told.

use account::Hours;

use super::Store;
use super::sql::{Row, Statement, damaged, took};
use crate::Error;

impl Store {
    /// Returns the hours of an account; `None` if its player has chosen none.
    pub async fn hours(&self, account: &str) -> Result<Option<Hours>, Error> {
        let hours = Statement::new("SELECT hours FROM accounts WHERE id = $1").text(account);
        let read = |row: &Row| {
            let hours = row.maybe_text("hours")?;
            let read = |hours: String| serde_json::from_str(&hours);
            hours.map(read).transpose().map_err(|error| damaged(account, error))
        };
        Ok(self.read(hours).await?.first().map(read).transpose()?.flatten())
    }

    /// Stores the hours of an account. The next daily summaries are due at `summary`, and notices that wait for the
    /// end of the old quiet hours are due at `due`.
    pub async fn set_hours(
        &self,
        account: &str,
        hours: &Hours,
        summary: i64,
        due: i64,
    ) -> Result<(), Error> {
        let written = serde_json::json!(hours).to_string();
        let set = Statement::new("UPDATE accounts SET hours = $1 WHERE id = $2");
        let summaries = "UPDATE hooks SET summary_due = $1, summary_tries = 0 WHERE account = $2 AND summary_due IS NOT NULL";
        let waiting = "UPDATE notices SET due = $1 WHERE due > $1 AND tries = 0 AND kind <> 'time' \
             AND hook IN (SELECT id FROM hooks WHERE account = $2)";
        self.write(vec![
            set.text(&written).text(account),
            Statement::new(summaries).number(summary).text(account),
            Statement::new(waiting).number(due).text(account),
        ])
        .await
    }

    /// Stores whether an account is told of a table. Returns false if the account has no seat there.
    pub async fn mute(&self, account: &str, table: &str, muted: bool) -> Result<bool, Error> {
        let seat = "SELECT account FROM seats WHERE table_id = $1 AND account = $2";
        if self.read(Statement::new(seat).text(table).text(account)).await?.is_empty() {
            return Ok(false);
        }
        let change = match muted {
            true => {
                "INSERT INTO muted_tables (account, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
            }
            false => "DELETE FROM muted_tables WHERE account = $1 AND table_id = $2",
        };
        self.write(vec![Statement::new(change).text(account).text(table)]).await.map(|()| true)
    }

    /// Returns whether an account is not told of a table.
    pub async fn is_muted(&self, account: &str, table: &str) -> Result<bool, Error> {
        let muted = "SELECT account FROM muted_tables WHERE account = $1 AND table_id = $2";
        Ok(!self.read(Statement::new(muted).text(account).text(table)).await?.is_empty())
    }

    /// Stores that the notices to an address that are due at `now` are not to be sent before `until`.
    pub async fn wait_quietly(&self, hook: &str, now: i64, until: i64) -> Result<(), Error> {
        let later = "UPDATE notices SET due = $1 WHERE hook = $2 AND due <= $3";
        self.write(vec![Statement::new(later).number(until).text(hook).number(now)]).await
    }

    /// Stores that the daily summary that was due at `due` has arrived at `told`, or that no game waited, and when
    /// the next summary is due. Returns false if another node has done so.
    pub async fn end_summary(
        &self,
        hook: &str,
        due: i64,
        told: Option<i64>,
        next: i64,
    ) -> Result<bool, Error> {
        let end = "UPDATE hooks SET summary_due = $1, summary_tries = 0 WHERE id = $2 AND summary_due = $3";
        let end = Statement::new(end).number(next).text(hook).number(due).changes_one();
        let arrived = |told| {
            let arrived = Statement::new("UPDATE hooks SET told = $1, failed = NULL WHERE id = $2");
            arrived.number(told).text(hook)
        };
        took(self.write(told.map(arrived).into_iter().chain([end]).collect()).await)
    }

    /// Stores that the daily summary did not arrive. It is sent again at `again`, and nothing else is sent to the
    /// address before that; with `None` the next summary is sent at `next`.
    pub async fn put_off_summary(
        &self,
        hook: &str,
        now: i64,
        again: Option<i64>,
        next: i64,
    ) -> Result<(), Error> {
        let statements = match again {
            Some(again) => {
                let failed = "UPDATE hooks SET failed = $1, summary_due = $2, summary_tries = summary_tries + 1 WHERE id = $3";
                let others = "UPDATE notices SET due = $1 WHERE hook = $2 AND due < $1";
                vec![
                    Statement::new(failed).number(now).number(again).text(hook),
                    Statement::new(others).number(again).text(hook),
                ]
            }
            None => {
                let failed = "UPDATE hooks SET failed = $1, summary_due = $2, summary_tries = 0 WHERE id = $3";
                vec![Statement::new(failed).number(now).number(next).text(hook)]
            }
        };
        self.write(statements).await
    }
}
