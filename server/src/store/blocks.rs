//! Blocked accounts: two players of whom one has blocked the other don't see each other's open tables, and can't
//! take a free seat there.

use account::Name;

use super::Store;
use super::sql::{Row, Statement, took};
use crate::Error;

impl Store {
    /// Returns the names of the accounts that an account has blocked.
    pub async fn blocks(&self, account: &str) -> Result<Vec<String>, Error> {
        let blocks = "SELECT a.name FROM blocks b JOIN accounts a ON a.id = b.blocked \
             WHERE b.account = $1 ORDER BY a.folded";
        let rows = self.read(Statement::new(blocks).text(account)).await?;
        rows.iter().map(|row: &Row| row.text("name")).collect()
    }

    /// Blocks the account of that name. Returns false if there is none, or if it is the account itself.
    pub async fn block(&self, account: &str, name: &Name) -> Result<bool, Error> {
        let found = "SELECT id FROM accounts WHERE folded = $1 AND id <> $2";
        let rows = self.read(Statement::new(found).text(&name.folded).text(account)).await?;
        let Some(row) = rows.first() else { return Ok(false) };
        let block = "INSERT INTO blocks (account, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let block = Statement::new(block).text(account).text(&row.text("id")?);
        self.write(vec![block]).await.map(|()| true)
    }

    /// Unblocks the account of that name. Returns false if it was not blocked.
    pub async fn unblock(&self, account: &str, name: &Name) -> Result<bool, Error> {
        let unblock = "DELETE FROM blocks WHERE account = $1 \
             AND blocked IN (SELECT id FROM accounts WHERE folded = $2)";
        let unblock = Statement::new(unblock).text(account).text(&name.folded);
        took(self.write(vec![unblock.changes_one()]).await)
    }

    /// Returns the accounts that an account has blocked, and those that have blocked it.
    pub async fn apart_from(&self, account: &str) -> Result<Vec<String>, Error> {
        let apart = "SELECT blocked AS other FROM blocks WHERE account = $1 \
             UNION SELECT account AS other FROM blocks WHERE blocked = $1";
        let rows = self.read(Statement::new(apart).text(account)).await?;
        rows.iter().map(|row: &Row| row.text("other")).collect()
    }
}
