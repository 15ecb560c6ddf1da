//! Accounts: names, passkeys, codes and sessions, and the seats of an account. All nodes read them from the
//! database each time, so that a session which is ended on one node is ended on all.

use account::{CodeKind, Name, NewPasskey, Passkey, Session};
use engine::Side;

use super::sql::{Row, Statement, took, word_of};
use super::{Store, challenges, counting, effects, noting};
use crate::Error;

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountRow {
    pub id: String,
    pub name: String,
    /// The time at which the account was created, in milliseconds since 1970.
    pub created: i64,
}

/// A session of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// The hash of the session's token.
    pub hash: String,
    /// The id by which the player ends the session.
    pub id: String,
    /// The browser that is signed in.
    pub device: String,
    pub session: Session,
}

/// A passkey of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyRow {
    pub id: String,
    pub account: String,
    pub passkey: Passkey,
    /// The host name that the passkey works under.
    pub site: String,
    /// The browser with which the passkey was made.
    pub device: String,
    pub created: i64,
    pub used: i64,
}

/// The hash of a code, with the code's kind.
pub struct StoredCode<'a> {
    pub hash: &'a str,
    pub kind: CodeKind,
    /// The time at which the code ends; `None` if it is valid until it is used.
    pub ends: Option<i64>,
}

/// Everything that is stored when somebody signs up.
pub struct NewAccount<'a> {
    pub account: &'a AccountRow,
    pub name: &'a Name,
    pub passkey: Option<&'a PasskeyRow>,
    pub recovery: StoredCode<'a>,
    pub session: &'a SessionRow,
}

/// A table at which an account has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnTable {
    pub table: String,
    pub game: String,
    pub scenario: String,
    pub lesson: Option<String>,
    pub created: i64,
    pub over: bool,
    pub sides: Vec<Side>,
    /// Whether the account is not told of this table.
    pub muted: bool,
    /// The random number of the player who came second, if the sides were drawn by lot.
    pub lot: Option<String>,
}

/// A seat of an account in a game that is not over, and the hash of the key that is to open it from now on.
pub struct AccountSeat<'a> {
    pub table: &'a str,
    pub side: Side,
    pub hash: &'a str,
}

impl PasskeyRow {
    /// Returns the row of a passkey that was made now.
    pub fn new(made: NewPasskey, account: &str, site: &str, device: &str, now: i64) -> PasskeyRow {
        PasskeyRow {
            id: made.id,
            account: account.into(),
            passkey: made.passkey,
            site: site.into(),
            device: device.into(),
            created: now,
            used: now,
        }
    }
}

impl Store {
    /// Stores a new account. Returns [`Error::Overtaken`] if its name or its passkey is already known.
    pub async fn sign_up(&self, new: &NewAccount<'_>) -> Result<(), Error> {
        let NewAccount { account, name, passkey, recovery, session } = new;
        let insert =
            "INSERT INTO accounts (id, name, folded, shape, created) VALUES ($1, $2, $3, $4, $5)";
        let insert = Statement::new(insert).text(&account.id).text(&name.shown).text(&name.folded);
        let mut statements = vec![insert.text(&name.shape).number(account.created)];
        statements.extend(passkey.map(insert_passkey));
        statements.push(insert_code(&account.id, recovery));
        statements.push(insert_session(&account.id, session));
        self.enter(statements).await
    }

    /// Returns whether an account has this name, or one that looks like it. The account `except` does not
    /// count.
    pub async fn has_name(&self, name: &Name, except: &str) -> Result<bool, Error> {
        let like = "SELECT id FROM accounts WHERE (folded = $1 OR shape = $2) AND id <> $3";
        let like = Statement::new(like).text(&name.folded).text(&name.shape).text(except);
        Ok(!self.read(like).await?.is_empty())
    }

    /// Returns an account.
    pub async fn account(&self, id: &str) -> Result<Option<AccountRow>, Error> {
        let account =
            Statement::new("SELECT id, name, created FROM accounts WHERE id = $1").text(id);
        self.read(account).await?.first().map(account_of).transpose()
    }

    /// Gives an account another name. Returns [`Error::Overtaken`] if the name is taken.
    pub async fn rename(&self, account: &str, name: &Name) -> Result<(), Error> {
        let rename = "UPDATE accounts SET name = $1, folded = $2, shape = $3 WHERE id = $4";
        let rename = Statement::new(rename).text(&name.shown).text(&name.folded).text(&name.shape);
        self.write(vec![rename.text(account).changes_one()]).await
    }

    /// Stores a challenge that ends at `ends`, and deletes those that ended before `now`. `account` is the
    /// account that a new passkey is for.
    pub async fn put_challenge(
        &self,
        hash: &str,
        account: Option<&str>,
        now: i64,
        ends: i64,
    ) -> Result<(), Error> {
        let old = Statement::new("DELETE FROM challenges WHERE ends <= $1").number(now);
        let new =
            Statement::new("INSERT INTO challenges (hash, account, ends) VALUES ($1, $2, $3)");
        self.write(vec![old, new.text(hash).maybe(account).number(ends)]).await
    }

    /// Deletes a challenge that came back, and returns its account. The outer `None` means that there is no
    /// such challenge, or that it has ended.
    pub async fn take_challenge(
        &self,
        hash: &str,
        now: i64,
    ) -> Result<Option<Option<String>>, Error> {
        let found = Statement::new("SELECT account FROM challenges WHERE hash = $1 AND ends > $2");
        let rows = self.read(found.text(hash).number(now)).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let account = row.maybe_text("account")?;
        let taken = Statement::new("DELETE FROM challenges WHERE hash = $1").text(hash);
        let taken = took(self.write(vec![taken.changes_one()]).await)?;
        Ok(taken.then_some(account))
    }

    /// Returns the session whose token has this hash, and the account of the session. The session may be over.
    pub async fn session(&self, hash: &str) -> Result<Option<(AccountRow, SessionRow)>, Error> {
        let session = "SELECT a.id, a.name, a.created, s.hash, s.id AS session, s.device, s.begun, s.used \
             FROM sessions s JOIN accounts a ON a.id = s.account WHERE s.hash = $1";
        let rows = self.read(Statement::new(session).text(hash)).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        Ok(Some((account_of(row)?, session_of(row)?)))
    }

    /// Returns the sessions of an account, the latest first.
    pub async fn sessions(&self, account: &str) -> Result<Vec<SessionRow>, Error> {
        let sessions = "SELECT hash, id AS session, device, begun, used FROM sessions WHERE account = $1 \
             ORDER BY used DESC, id";
        let rows = self.read(Statement::new(sessions).text(account)).await?;
        rows.iter().map(session_of).collect()
    }

    /// Stores a session. Deletes the session that it replaces (`instead`), if there is one, and all sessions that
    /// have ended by `now`. A browser that signs in to the same account again still gets notices about the
    /// account's games.
    pub async fn begin_session(
        &self,
        account: &str,
        session: &SessionRow,
        instead: Option<&str>,
        now: i64,
    ) -> Result<(), Error> {
        let mut statements =
            vec![Statement::new("DELETE FROM sessions WHERE ends <= $1").number(now)];
        statements.push(insert_session(account, session));
        if let Some(instead) = instead {
            let moved = "UPDATE hooks SET session = $1 WHERE session = $2 AND account = $3";
            statements.push(Statement::new(moved).text(&session.hash).text(instead).text(account));
            statements.push(end_session(instead));
        }
        self.write(statements).await
    }

    /// Stores that a session was used.
    pub async fn note_session(&self, hash: &str, session: Session) -> Result<(), Error> {
        let noted = Statement::new("UPDATE sessions SET used = $1, ends = $2 WHERE hash = $3");
        self.write(vec![noted.number(session.used).number(session.ends()).text(hash)]).await
    }

    /// Ends the session whose token has this hash.
    pub async fn end_session(&self, hash: &str) -> Result<(), Error> {
        self.write(vec![end_session(hash)]).await
    }

    /// Ends the session of an account with this id. Returns false if there is none.
    pub async fn end_session_of(&self, account: &str, id: &str) -> Result<bool, Error> {
        let end = Statement::new("DELETE FROM sessions WHERE account = $1 AND id = $2");
        took(self.write(vec![end.text(account).text(id).changes_one()]).await)
    }

    /// Ends all sessions of an account except `kept`, the codes that sign in another device, and the keys and
    /// recovery codes of its seats in games that are not over.
    pub async fn end_other_sessions(&self, account: &str, kept: &str) -> Result<(), Error> {
        let of_account = |sql| Statement::new(sql).text(account);
        self.write(vec![
            of_account("DELETE FROM sessions WHERE account = $1 AND hash <> $2").text(kept),
            of_account("DELETE FROM account_codes WHERE account = $1 AND kind <> $2")
                .text(CodeKind::Recovery.name()),
            of_account(COUNT_CHANGES),
            of_account(
                "UPDATE seats SET token_hash = NULL, recovery_hash = NULL WHERE account = $1 \
                 AND table_id IN (SELECT id FROM tables WHERE result IS NULL)",
            ),
        ])
        .await
    }

    /// Returns the passkeys of an account, the latest first.
    pub async fn passkeys(&self, account: &str) -> Result<Vec<PasskeyRow>, Error> {
        let passkeys = "SELECT id, account, key, counter, site, device, created, used FROM passkeys \
             WHERE account = $1 ORDER BY used DESC, id";
        let rows = self.read(Statement::new(passkeys).text(account)).await?;
        rows.iter().map(passkey_of).collect()
    }

    /// Returns a passkey.
    pub async fn passkey(&self, id: &str) -> Result<Option<PasskeyRow>, Error> {
        let passkey = "SELECT id, account, key, counter, site, device, created, used FROM passkeys WHERE id = $1";
        let rows = self.read(Statement::new(passkey).text(id)).await?;
        rows.first().map(passkey_of).transpose()
    }

    /// Stores another passkey of an account. Returns [`Error::Overtaken`] if the passkey is already known.
    pub async fn add_passkey(&self, passkey: &PasskeyRow) -> Result<(), Error> {
        self.write(vec![insert_passkey(passkey)]).await
    }

    /// Stores that a passkey was used. Returns [`Error::Overtaken`] if its counter has changed since `before`.
    pub async fn note_passkey(
        &self,
        id: &str,
        before: &Passkey,
        after: &Passkey,
        now: i64,
    ) -> Result<(), Error> {
        let noted = "UPDATE passkeys SET counter = $1, used = $2 WHERE id = $3 AND counter = $4";
        let noted = Statement::new(noted).number(after.counter.into()).number(now).text(id);
        self.write(vec![noted.number(before.counter.into()).changes_one()]).await
    }

    /// Deletes a passkey of an account. Returns false if there is none.
    pub async fn remove_passkey(&self, account: &str, id: &str) -> Result<bool, Error> {
        let remove = Statement::new("DELETE FROM passkeys WHERE account = $1 AND id = $2");
        took(self.write(vec![remove.text(account).text(id).changes_one()]).await)
    }

    /// Stores a code instead of the account's last one of the same kind. A new recovery code also replaces one
    /// that has been used.
    pub async fn put_code(&self, account: &str, code: &StoredCode<'_>) -> Result<(), Error> {
        let also = if code.kind == CodeKind::Recovery { CodeKind::Used } else { code.kind };
        let before = "DELETE FROM account_codes WHERE account = $1 AND kind IN ($2, $3)";
        let before = Statement::new(before).text(account).text(code.kind.name()).text(also.name());
        self.write(vec![before, insert_code(account, code)]).await
    }

    /// Returns the account and the kind of a code; `None` if there is no such code, or if it has ended.
    pub async fn code(&self, hash: &str, now: i64) -> Result<Option<(String, CodeKind)>, Error> {
        let code = "SELECT account, kind FROM account_codes WHERE hash = $1 AND (ends IS NULL OR ends > $2)";
        let rows = self.read(Statement::new(code).text(hash).number(now)).await?;
        let read = |row: &Row| Ok((row.text("account")?, word_of("account", row, "kind")?));
        rows.first().map(read).transpose()
    }

    /// Deletes a code that is used. Returns false if it has been used already.
    pub async fn take_code(&self, hash: &str) -> Result<bool, Error> {
        let taken = Statement::new("DELETE FROM account_codes WHERE hash = $1").text(hash);
        took(self.write(vec![taken.changes_one()]).await)
    }

    /// Replaces the recovery code of an account by a new one. The code `used`, which was used, stays valid
    /// until `ends`.
    pub async fn replace_recovery(
        &self,
        account: &str,
        used: &str,
        ends: Option<i64>,
        new: &StoredCode<'_>,
    ) -> Result<(), Error> {
        let old = "UPDATE account_codes SET kind = $1, ends = $2 WHERE hash = $3 AND kind = $4";
        let old = Statement::new(old).text(CodeKind::Used.name()).maybe_number(ends).text(used);
        let other = Statement::new("DELETE FROM account_codes WHERE account = $1 AND kind = $2");
        let recovery = CodeKind::Recovery.name();
        let other = other.text(account).text(recovery);
        self.write(vec![old.text(recovery), other, insert_code(account, new)]).await
    }

    /// Returns the tables at which an account has a seat, the latest first.
    pub async fn tables_of(&self, account: &str, most: u32) -> Result<Vec<OwnTable>, Error> {
        let tables = "SELECT t.id, t.game, t.scenario, t.lesson, t.created, t.result, s.side, m.account AS muted, l.share AS lot FROM seats s \
             JOIN tables t ON t.id = s.table_id \
             LEFT JOIN muted_tables m ON m.account = s.account AND m.table_id = s.table_id LEFT JOIN side_lots l ON l.table_id = s.table_id WHERE s.account = $1 \
             ORDER BY CASE WHEN t.result IS NULL THEN 0 ELSE 1 END, t.created DESC, t.id, s.side DESC LIMIT $2";
        let rows =
            self.read(Statement::new(tables).text(account).number(2 * i64::from(most))).await?;
        let mut tables: Vec<OwnTable> = Vec::new();
        for row in &rows {
            let id = row.text("id")?;
            let side = word_of(&id, row, "side")?;
            match tables.last_mut() {
                Some(last) if last.table == id => last.sides.push(side),
                _ => tables.push(OwnTable {
                    game: row.text("game")?,
                    scenario: row.text("scenario")?,
                    lesson: row.maybe_text("lesson")?,
                    created: row.number("created")?,
                    over: row.maybe_text("result")?.is_some(),
                    sides: vec![side],
                    muted: row.maybe_text("muted")?.is_some(),
                    lot: row.maybe_text("lot")?,
                    table: id,
                }),
            }
        }
        tables.truncate(most as usize);
        Ok(tables)
    }

    /// Deletes an account with everything that belongs to it. Its seats become seats of guests; those in games
    /// that are not over get new keys. In finished games the name stays, since it is in their records.
    pub async fn delete_account(
        &self,
        account: &str,
        seats: &[AccountSeat<'_>],
    ) -> Result<(), Error> {
        let of_account = |sql| Statement::new(sql).text(account);
        let hand_over = |seat: &AccountSeat| {
            let key = "UPDATE seats SET token_hash = $1, recovery_hash = NULL, name = NULL \
                 WHERE table_id = $2 AND side = $3 AND account = $4";
            let key = Statement::new(key).text(seat.hash).text(seat.table).text(seat.side.name());
            key.text(account)
        };
        let mut statements = vec![of_account(COUNT_CHANGES)];
        statements.extend(seats.iter().map(hand_over));
        statements.extend(effects::without_account(account));
        statements.extend([noting::forget(account), challenges::forget(account)]);
        statements.extend(counting::forget(account));
        statements.extend([
            of_account("UPDATE seats SET account = NULL WHERE account = $1"),
            of_account("DELETE FROM sessions WHERE account = $1"),
            of_account("DELETE FROM account_codes WHERE account = $1"),
            of_account("DELETE FROM passkeys WHERE account = $1"),
            of_account("DELETE FROM muted_tables WHERE account = $1"),
            of_account("DELETE FROM blocks WHERE account = $1 OR blocked = $1"),
            of_account("DELETE FROM accounts WHERE id = $1").changes_one(),
        ]);
        self.write(statements).await
    }
}

/// Counts a change at each table of an account, so that every node reads the table again.
const COUNT_CHANGES: &str = "UPDATE tables SET changes = changes + 1 \
     WHERE id IN (SELECT table_id FROM seats WHERE account = $1)";

fn insert_passkey(passkey: &PasskeyRow) -> Statement {
    Statement::new("INSERT INTO passkeys (id, account, key, counter, site, device, created, used) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)")
        .text(&passkey.id)
        .text(&passkey.account)
        .text(&passkey.passkey.key)
        .number(passkey.passkey.counter.into())
        .text(&passkey.site)
        .text(&passkey.device)
        .number(passkey.created)
        .number(passkey.used)
}

fn insert_code(account: &str, code: &StoredCode<'_>) -> Statement {
    Statement::new("INSERT INTO account_codes (hash, account, kind, ends) VALUES ($1, $2, $3, $4)")
        .text(code.hash)
        .text(account)
        .text(code.kind.name())
        .maybe_number(code.ends)
}

fn insert_session(account: &str, row: &SessionRow) -> Statement {
    Statement::new("INSERT INTO sessions (hash, id, account, device, begun, used, ends) VALUES ($1, $2, $3, $4, $5, $6, $7)")
        .text(&row.hash)
        .text(&row.id)
        .text(account)
        .text(&row.device)
        .number(row.session.begun)
        .number(row.session.used)
        .number(row.session.ends())
}

fn end_session(hash: &str) -> Statement {
    Statement::new("DELETE FROM sessions WHERE hash = $1").text(hash)
}

pub(super) fn account_of(row: &Row) -> Result<AccountRow, Error> {
    Ok(AccountRow { id: row.text("id")?, name: row.text("name")?, created: row.number("created")? })
}

fn session_of(row: &Row) -> Result<SessionRow, Error> {
    Ok(SessionRow {
        hash: row.text("hash")?,
        id: row.text("session")?,
        device: row.text("device")?,
        session: Session { begun: row.number("begun")?, used: row.number("used")? },
    })
}

fn passkey_of(row: &Row) -> Result<PasskeyRow, Error> {
    Ok(PasskeyRow {
        id: row.text("id")?,
        account: row.text("account")?,
        passkey: Passkey { key: row.text("key")?, counter: row.number("counter")? },
        site: row.text("site")?,
        device: row.text("device")?,
        created: row.number("created")?,
        used: row.number("used")?,
    })
}
