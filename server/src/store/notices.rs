//! Notices to players who are not there. A notice is stored in the transaction of the entry that causes it, so
//! that a crash loses none, and a node claims a notice before it sends it, so that several nodes send it once.

use engine::Side;

use super::Store;
use super::noting::{HookForm, NoticeKind};
use super::sql::{Row, Statement, took, word_of};
use crate::Error;

/// The time for which a node that sends a notice holds it, in milliseconds.
const HELD: i64 = 60_000;
/// The most notices that a node claims at once.
const AT_ONCE: i64 = 32;

/// An address on the web that is told of an account's games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookRow {
    pub id: String,
    pub account: String,
    pub form: HookForm,
    pub url: String,
    pub language: String,
    /// The address of this server, as the player's browser names it.
    pub page: String,
    pub created: i64,
    pub told: Option<i64>,
    pub failed: Option<i64>,
}

/// A notice that this node has claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub hook: HookRow,
    pub table: String,
    pub side: Side,
    pub kind: NoticeKind,
    pub entry: u32,
    /// The number of attempts to send it, including the present one.
    pub tries: u32,
}

impl Store {
    /// Stores an address that is to be told of an account's games.
    pub async fn add_hook(&self, hook: &HookRow) -> Result<(), Error> {
        let add = "INSERT INTO hooks (id, account, form, url, language, page, created) VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let add = Statement::new(add).text(&hook.id).text(&hook.account).text(hook.form.name());
        let add = add.text(&hook.url).text(&hook.language).text(&hook.page).number(hook.created);
        self.write(vec![add]).await
    }

    /// Returns the addresses of an account, the latest first.
    pub async fn hooks(&self, account: &str) -> Result<Vec<HookRow>, Error> {
        let hooks = "SELECT h.id, h.account, h.form, h.url, h.language, h.page, h.created, h.told, h.failed \
             FROM hooks h WHERE h.account = $1 ORDER BY h.created DESC, h.id";
        let rows = self.read(Statement::new(hooks).text(account)).await?;
        rows.iter().map(hook_of).collect()
    }

    /// Deletes an address of an account. Returns false if there is none.
    pub async fn remove_hook(&self, account: &str, id: &str) -> Result<bool, Error> {
        let notices = "DELETE FROM notices WHERE hook IN (SELECT id FROM hooks WHERE account = $1 AND id = $2)";
        let hook = "DELETE FROM hooks WHERE account = $1 AND id = $2";
        let of_hook = |sql| Statement::new(sql).text(account).text(id);
        took(self.write(vec![of_hook(notices), of_hook(hook).changes_one()]).await)
    }

    /// Claims the notices that are due at `now`, so that no other node sends them for a while.
    pub async fn claim_notices(&self, now: i64) -> Result<Vec<Notice>, Error> {
        let due = "SELECT h.id, h.account, h.form, h.url, h.language, h.page, h.created, h.told, h.failed, \
             n.table_id, n.side, n.kind, n.entry, n.due, n.tries \
             FROM notices n JOIN hooks h ON h.id = n.hook WHERE n.due <= $1 ORDER BY n.due LIMIT $2";
        let rows = self.read(Statement::new(due).number(now).number(AT_ONCE)).await?;
        let mut claimed = Vec::new();
        for row in &rows {
            let table = row.text("table_id")?;
            let notice = Notice {
                hook: hook_of(row)?,
                side: word_of(&table, row, "side")?,
                kind: word_of(&table, row, "kind")?,
                entry: row.number("entry")?,
                tries: row.number::<u32>("tries")? + 1,
                table,
            };
            let claim = "UPDATE notices SET due = $1, tries = $2 \
                 WHERE hook = $3 AND table_id = $4 AND kind = $5 AND entry = $6 AND due = $7 AND tries = $8";
            let claim = Statement::new(claim).number(now + HELD).number(notice.tries.into());
            let claim = of_notice(claim, &notice).number(notice.entry.into());
            let claim = claim.number(row.number("due")?).number(row.number("tries")?);
            match self.write(vec![claim.changes_one()]).await {
                Ok(()) => claimed.push(notice),
                // Another node has claimed it, or the turn is over.
                Err(Error::Overtaken) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(claimed)
    }

    /// Deletes a notice that has arrived at `told`, or that need not be sent.
    pub async fn end_notice(&self, notice: &Notice, told: Option<i64>) -> Result<(), Error> {
        let end =
            "DELETE FROM notices WHERE hook = $1 AND table_id = $2 AND kind = $3 AND entry = $4";
        let mut statements =
            vec![of_notice(Statement::new(end), notice).number(notice.entry.into())];
        if let Some(told) = told {
            let arrived = Statement::new("UPDATE hooks SET told = $1, failed = NULL WHERE id = $2");
            statements.push(arrived.number(told).text(&notice.hook.id));
        }
        self.write(statements).await
    }

    /// Stores that a notice did not arrive. It is tried again at `due`; with `None` it is given up.
    pub async fn put_off_notice(
        &self,
        notice: &Notice,
        now: i64,
        due: Option<i64>,
    ) -> Result<(), Error> {
        let failed = Statement::new("UPDATE hooks SET failed = $1 WHERE id = $2");
        let failed = failed.number(now).text(&notice.hook.id);
        let later = match due {
            Some(due) => Statement::new(
                "UPDATE notices SET due = $1 WHERE hook = $2 AND table_id = $3 AND kind = $4 AND entry = $5",
            )
            .number(due),
            None => Statement::new(
                "DELETE FROM notices WHERE hook = $1 AND table_id = $2 AND kind = $3 AND entry = $4",
            ),
        };
        self.write(vec![failed, of_notice(later, notice).number(notice.entry.into())]).await
    }
}

/// Appends the key of a notice to the parameters of a statement.
fn of_notice(statement: Statement, notice: &Notice) -> Statement {
    statement.text(&notice.hook.id).text(&notice.table).text(notice.kind.name())
}

fn hook_of(row: &Row) -> Result<HookRow, Error> {
    let id = row.text("id")?;
    Ok(HookRow {
        account: row.text("account")?,
        form: word_of(&id, row, "form")?,
        url: row.text("url")?,
        language: row.text("language")?,
        page: row.text("page")?,
        created: row.number("created")?,
        told: row.maybe_number("told")?,
        failed: row.maybe_number("failed")?,
        id,
    })
}
