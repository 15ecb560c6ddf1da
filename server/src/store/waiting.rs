//! Open tables at which a player waits for an opponent.

use std::collections::BTreeMap;

use engine::{BySide, Side};

use super::sql::{Row, Statement, damaged, word_of};
use super::{Counting, SeatRating, Store, clock_of, fence};
use crate::Error;
use table::{Access, Clock, SeatKind};

/// An open table, as the lobby lists it.
#[derive(Debug, PartialEq)]
pub struct Waiting {
    pub id: String,
    pub game: String,
    pub scenario: String,
    pub options: BTreeMap<String, String>,
    pub from_position: bool,
    pub clock: Option<Clock>,
    /// The time at which the waiting player was last there, in milliseconds since 1970.
    pub waits: i64,
    /// The sides whose seats are free.
    pub free: Vec<Side>,
    /// The names of the seated players.
    pub names: Vec<String>,
    /// The accounts of the seated players.
    pub accounts: Vec<String>,
    /// Whether only players with accounts may take a free seat.
    pub accounts_only: bool,
    /// Whether the result counts for ratings.
    pub counting: Counting,
    /// The players of the seats, without their ratings.
    pub seats: BySide<SeatRating>,
}

impl Store {
    /// Records that a player waited at an open table at time `waits`, or that no player waits any more.
    pub async fn wait(&self, table: &str, waits: Option<i64>) -> Result<(), Error> {
        let statement = match waits {
            Some(time) => Statement::new("UPDATE tables SET waits = $2 WHERE id = $1")
                .text(table)
                .number(time),
            None => Statement::new("UPDATE tables SET waits = NULL, opener = NULL WHERE id = $1")
                .text(table),
        };
        self.write(vec![statement]).await
    }

    /// Takes an open table out of the lobby: from now on a free seat is taken by invitation only.
    pub async fn withdraw(&self, table: &str, seen: i64) -> Result<i64, Error> {
        let withdraw = "UPDATE tables SET access = $1, waits = NULL, opener = NULL WHERE id = $2";
        let withdraw = Statement::new(withdraw).text(Access::Invitation.name()).text(table);
        self.write(vec![fence(table, seen), withdraw]).await?;
        Ok(seen + 1)
    }

    /// Returns whether only players with accounts may take a free seat of an open table.
    pub async fn is_for_accounts(&self, table: &str) -> Result<bool, Error> {
        let only = "SELECT id FROM tables WHERE id = $1 AND accounts_only IS NOT NULL";
        Ok(!self.read(Statement::new(only).text(table)).await?.is_empty())
    }

    /// Returns whether a player of a table has blocked an account, or is blocked by it.
    pub async fn is_blocked_at(&self, table: &str, account: &str) -> Result<bool, Error> {
        let blocked = "SELECT s.side FROM seats s JOIN blocks b \
             ON (b.account = s.account AND b.blocked = $1) OR (b.blocked = s.account AND b.account = $1) \
             WHERE s.table_id = $2";
        Ok(!self.read(Statement::new(blocked).text(account).text(table)).await?.is_empty())
    }

    /// Returns the open tables at which a player has waited since a given time, latest first, but at most
    /// `of_each` of the tables that one address opened. Tables that can't be read are left out.
    pub async fn waiting(
        &self,
        since: i64,
        most: u32,
        of_each: u64,
    ) -> Result<Vec<Waiting>, Error> {
        // Each table has two rows, one for each seat. Only one character of a position is read, to learn whether the
        // table has a position.
        let waiting = "WITH listed AS ( \
                 SELECT id FROM ( \
                     SELECT id, waits, ROW_NUMBER() OVER (PARTITION BY COALESCE(opener, id) ORDER BY waits DESC, id) AS place \
                     FROM tables WHERE $1 < waits AND result IS NULL \
                 ) AS placed WHERE place <= $3 ORDER BY waits DESC, id LIMIT $2 \
             ) \
             SELECT t.id, t.waits, t.game, t.scenario, t.options, SUBSTR(t.position, 1, 1) AS position, t.clock, t.accounts_only, t.rated, \
             s.side, s.kind, s.level, s.claimed, s.nonce, s.name, s.account \
             FROM listed JOIN tables t ON t.id = listed.id JOIN seats s ON s.table_id = t.id \
             ORDER BY t.waits DESC, t.id, s.side DESC";
        let of_each = i64::try_from(of_each).unwrap_or(i64::MAX);
        let statement = Statement::new(waiting).number(since).number(most.into()).number(of_each);
        let rows = self.read(statement).await?;
        let read = |rows: &[Row]| match Waiting::read(rows) {
            Ok(waiting) => Some(waiting),
            Err(error) => {
                tracing::error!(cause = ?error, "an open table is not listed");
                None
            }
        };
        Ok(rows.chunks(2).filter_map(read).collect())
    }
}

impl Waiting {
    /// Reads a table from the rows of its seats.
    fn read(rows: &[Row]) -> Result<Waiting, Error> {
        let row = rows.first().ok_or_else(|| Error::Store("a table without seats".into()))?;
        let id = row.text("id")?;
        let mut waiting = Waiting {
            game: row.text("game")?,
            scenario: row.text("scenario")?,
            options: serde_json::from_str(&row.text("options")?)
                .map_err(|error| damaged(&id, error))?,
            from_position: row.maybe_text("position")?.is_some(),
            clock: clock_of(&id, row)?,
            waits: row.number("waits")?,
            free: Vec::new(),
            names: Vec::new(),
            accounts: Vec::new(),
            accounts_only: row.maybe_number::<i64>("accounts_only")?.is_some(),
            counting: Counting::of(row.maybe_text("rated")?.as_deref()),
            seats: BySide::default(),
            id,
        };
        for row in rows {
            let side: Side = word_of(&waiting.id, row, "side")?;
            let claimed = row.maybe_number::<i64>("claimed")?.is_some();
            let taken = claimed || row.maybe_text("nonce")?.is_some();
            let kind: SeatKind = word_of(&waiting.id, row, "kind")?;
            if kind == SeatKind::Open && !taken {
                waiting.free.push(side);
            }
            waiting.seats[side] = SeatRating {
                kind,
                level: row.maybe_text("level")?,
                account: row.maybe_text("account")?,
                name: None,
                stored: None,
            };
            waiting.names.extend(row.maybe_text("name")?);
            waiting.accounts.extend(row.maybe_text("account")?);
        }
        Ok(waiting)
    }
}
