//! Notices to players who are not there. A notice is stored in the transaction of the entry that causes it, so that
//! no notice is lost in a crash. A node claims an address before it sends anything there, so that several nodes
//! together send a notice only once.

use engine::Side;

use super::Store;
use super::noting::{HookForm, NoticeKind};
use super::sql::{Row, Statement, damaged, took, word_of};
use crate::Error;
use crate::push::PushTarget;

/// The time for which a node holds an address after its last request must have been answered, in milliseconds.
const HELD: i64 = 60_000;
/// The maximum number of notices that a node sends to an address before other addresses have their turn.
const AT_ONCE: i64 = 32;

/// An address on the web to which notices about an account's games are sent.
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
    /// The kinds of notices that the address is sent.
    pub kinds: Vec<NoticeKind>,
    /// The browser, if messages are pushed to one.
    pub browser: Option<HookBrowser>,
}

/// A browser to which messages are pushed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookBrowser {
    /// The hash of the token of the browser's session. The address ends with the session.
    pub session: String,
    /// The browser's name.
    pub device: String,
    pub target: PushTarget,
}

/// The columns of an address.
macro_rules! hook_columns {
    () => {
        "h.id, h.account, h.form, h.url, h.language, h.page, h.created, h.told, h.failed, h.session, h.device, h.push_key, h.push_auth, h.kinds"
    };
}

/// An address that this node has claimed, with the notices that are due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    pub hook: HookRow,
    /// The notices, the earliest first.
    pub notices: Vec<Notice>,
    /// The daily summary, if it is due.
    pub summary: Option<DueSummary>,
    /// The time until which this node holds the address.
    held: i64,
}

/// A daily summary that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueSummary {
    pub due: i64,
    /// The number of attempts to send it so far.
    pub tries: u32,
}

/// A notice to an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub table: String,
    pub side: Side,
    pub kind: NoticeKind,
    pub entry: u32,
    /// The number of attempts to send it so far.
    pub tries: u32,
}

impl Store {
    /// Stores an address for notices about an account's games. A browser has only one address: a new one
    /// replaces the old one.
    pub async fn add_hook(&self, hook: &HookRow) -> Result<(), Error> {
        let add = "INSERT INTO hooks (id, account, form, url, language, page, created, session, device, push_key, push_auth, kinds) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
        let add = Statement::new(add).text(&hook.id).text(&hook.account).text(hook.form.name());
        let add = add.text(&hook.url).text(&hook.language).text(&hook.page).number(hook.created);
        let browser = hook.browser.as_ref();
        let add = add
            .maybe(browser.map(|browser| &*browser.session))
            .maybe(browser.map(|browser| &*browser.device))
            .maybe(browser.map(|browser| &*browser.target.key))
            .maybe(browser.map(|browser| &*browser.target.auth))
            .text(&names(&hook.kinds));
        let before = |browser: &HookBrowser| {
            Statement::new("DELETE FROM hooks WHERE session = $1").text(&browser.session)
        };
        self.write(browser.map(before).into_iter().chain([add]).collect()).await
    }

    /// Stores the kinds of notices that an address of an account is sent. Notices of other kinds that have not been
    /// sent are deleted. `summary` is the time of the next daily summary. Returns false if there is no such address.
    pub async fn set_kinds(
        &self,
        account: &str,
        id: &str,
        kinds: &[NoticeKind],
        summary: i64,
    ) -> Result<bool, Error> {
        let summary = kinds.contains(&NoticeKind::Summary).then_some(summary);
        let kinds = names(kinds);
        let set = match summary {
            Some(_) => {
                "UPDATE hooks SET kinds = $1, summary_due = COALESCE(summary_due, $2) WHERE account = $3 AND id = $4"
            }
            None => "UPDATE hooks SET kinds = $1, summary_due = $2 WHERE account = $3 AND id = $4",
        };
        let set = Statement::new(set).text(&kinds).maybe_number(summary);
        let set = set.text(account).text(id).changes_one();
        let others = "DELETE FROM notices WHERE hook = $1 AND $2 NOT LIKE '% ' || kind || ' %'";
        let others = Statement::new(others).text(id).text(&format!(" {kinds} "));
        took(self.write(vec![set, others]).await)
    }

    /// Returns the addresses of an account, the latest first.
    pub async fn hooks(&self, account: &str) -> Result<Vec<HookRow>, Error> {
        let hooks = concat!(
            "SELECT ",
            hook_columns!(),
            " FROM hooks h WHERE h.account = $1 ORDER BY h.created DESC, h.id"
        );
        let rows = self.read(Statement::new(hooks).text(account)).await?;
        rows.iter().map(hook_of).collect()
    }

    /// Deletes an address of an account. Returns false if there is none.
    pub async fn remove_hook(&self, account: &str, id: &str) -> Result<bool, Error> {
        let remove = Statement::new("DELETE FROM hooks WHERE account = $1 AND id = $2");
        took(self.write(vec![remove.text(account).text(id).changes_one()]).await)
    }

    /// Claims at most `most` addresses to which notices are due at `now`, so that no other node sends anything
    /// there for a while. A slow address delays only its own notices.
    pub async fn claim_deliveries(
        &self,
        now: i64,
        patience: i64,
        most: i64,
    ) -> Result<Vec<Delivery>, Error> {
        let due = concat!(
            "SELECT ",
            hook_columns!(),
            ", h.held, h.summary_due, h.summary_tries FROM hooks h JOIN (SELECT hook, MIN(due) AS due FROM \
             (SELECT hook, due FROM notices WHERE due <= $1 UNION ALL SELECT id, summary_due FROM hooks WHERE summary_due <= $1) d GROUP BY hook) n ON n.hook = h.id \
             WHERE h.held <= $1 AND (h.session IS NULL OR EXISTS (SELECT 1 FROM sessions s WHERE s.hash = h.session AND s.ends > $1)) ORDER BY n.due, h.id LIMIT $2"
        );
        let rows = self.read(Statement::new(due).number(now).number(most)).await?;
        let held = now.saturating_add(patience).saturating_add(HELD);
        let mut claimed = Vec::new();
        for row in &rows {
            let hook = hook_of(row)?;
            let claim = "UPDATE hooks SET held = $1 WHERE id = $2 AND held = $3";
            let claim = Statement::new(claim).number(held).text(&hook.id);
            match self.write(vec![claim.number(row.number("held")?).changes_one()]).await {
                Ok(()) => {}
                // Another node has claimed the address, or the address was deleted.
                Err(Error::Overtaken) => continue,
                Err(error) => return Err(error),
            }
            let notices = self.due_notices(&hook.id, now).await?;
            let summary = row.maybe_number("summary_due")?.filter(|due| *due <= now);
            let tries = row.number("summary_tries")?;
            let summary = summary.map(|due| DueSummary { due, tries });
            claimed.push(Delivery { hook, notices, summary, held });
        }
        Ok(claimed)
    }

    /// Returns the notices to an address that are due at `now`, the earliest first.
    async fn due_notices(&self, hook: &str, now: i64) -> Result<Vec<Notice>, Error> {
        let due = "SELECT table_id, side, kind, entry, tries FROM notices \
             WHERE hook = $1 AND due <= $2 ORDER BY due, table_id, kind LIMIT $3";
        let due = Statement::new(due).text(hook).number(now).number(AT_ONCE);
        let notice = |row: &Row| {
            let table = row.text("table_id")?;
            Ok(Notice {
                side: word_of(&table, row, "side")?,
                kind: word_of(&table, row, "kind")?,
                entry: row.number("entry")?,
                tries: row.number("tries")?,
                table,
            })
        };
        self.read(due).await?.iter().map(notice).collect()
    }

    /// Releases an address that this node has claimed.
    pub async fn release(&self, delivery: &Delivery) -> Result<(), Error> {
        let release = Statement::new("UPDATE hooks SET held = 0 WHERE id = $1 AND held = $2");
        self.write(vec![release.text(&delivery.hook.id).number(delivery.held)]).await
    }

    /// Deletes a notice that has arrived at `told`, or that need not be sent.
    pub async fn end_notice(
        &self,
        hook: &str,
        notice: &Notice,
        told: Option<i64>,
    ) -> Result<(), Error> {
        let end =
            "DELETE FROM notices WHERE hook = $1 AND table_id = $2 AND kind = $3 AND entry = $4";
        // The address is changed before its notices, in the same order as when the address is deleted, so that two
        // nodes do not wait for each other.
        let arrived = |told| {
            let arrived = Statement::new("UPDATE hooks SET told = $1, failed = NULL WHERE id = $2");
            arrived.number(told).text(hook)
        };
        let end = of_notice(Statement::new(end), hook, notice);
        self.write(told.map(arrived).into_iter().chain([end]).collect()).await
    }

    /// Stores that a notice is not to be sent before `due`.
    pub async fn postpone_notice(
        &self,
        hook: &str,
        notice: &Notice,
        due: i64,
    ) -> Result<(), Error> {
        let later = "UPDATE notices SET due = $1 WHERE hook = $2 AND table_id = $3 AND kind = $4 AND entry = $5";
        self.write(vec![of_notice(Statement::new(later).number(due), hook, notice)]).await
    }

    /// Stores that a notice did not arrive. It is sent again at `due`, and nothing else is sent to the address
    /// before that; with `None` the notice is given up.
    pub async fn put_off_notice(
        &self,
        hook: &str,
        notice: &Notice,
        now: i64,
        due: Option<i64>,
    ) -> Result<(), Error> {
        let failed = Statement::new("UPDATE hooks SET failed = $1 WHERE id = $2");
        let mut statements = vec![failed.number(now).text(hook)];
        match due {
            Some(due) => {
                let tried = "UPDATE notices SET tries = tries + 1, due = $1 \
                     WHERE hook = $2 AND table_id = $3 AND kind = $4 AND entry = $5";
                statements.push(of_notice(Statement::new(tried).number(due), hook, notice));
                let others = "UPDATE notices SET due = $1 WHERE hook = $2 AND due < $1";
                statements.push(Statement::new(others).number(due).text(hook));
                let summary =
                    "UPDATE hooks SET summary_due = $1 WHERE id = $2 AND summary_due < $1";
                statements.push(Statement::new(summary).number(due).text(hook));
            }
            None => {
                let end = "DELETE FROM notices WHERE hook = $1 AND table_id = $2 AND kind = $3 AND entry = $4";
                statements.push(of_notice(Statement::new(end), hook, notice));
            }
        }
        self.write(statements).await
    }
}

/// Returns kinds as they are stored.
fn names(kinds: &[NoticeKind]) -> String {
    kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(" ")
}

/// Appends the address and the key of a notice to the parameters of a statement.
fn of_notice(statement: Statement, hook: &str, notice: &Notice) -> Statement {
    let statement = statement.text(hook).text(&notice.table).text(notice.kind.name());
    statement.number(notice.entry.into())
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
        kinds: row
            .text("kinds")?
            .split_whitespace()
            .map(|kind| kind.parse().map_err(|error| damaged(&id, error)))
            .collect::<Result<_, _>>()?,
        browser: match row.maybe_text("session")? {
            None => None,
            Some(session) => Some(HookBrowser {
                session,
                device: row.text("device")?,
                target: PushTarget { key: row.text("push_key")?, auth: row.text("push_auth")? },
            }),
        },
        id,
    })
}
