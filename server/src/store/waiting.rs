//! Open tables at which somebody waits for a player.

use std::collections::BTreeMap;

use engine::Side;

use super::sql::{Row, Statement};
use super::{Clock, SeatKind, Store, clock_of, damaged, word_of};
use crate::Error;

/// An open table, as it is listed.
#[derive(Debug, PartialEq, Eq)]
pub struct Waiting {
    pub id: String,
    pub game: String,
    pub scenario: String,
    pub options: BTreeMap<String, String>,
    pub from_position: bool,
    pub clock: Option<Clock>,
    /// When who waits was last there, in milliseconds since 1970.
    pub waits: i64,
    /// The sides whose seats nobody has taken.
    pub free: Vec<Side>,
    /// Of those who sit there.
    pub names: Vec<String>,
}

impl Store {
    /// A player waits at an open table now, or nobody does any more.
    pub async fn wait(&self, table: &str, waits: Option<i64>) -> Result<(), Error> {
        let wait = Statement::new("UPDATE tables SET waits = $1 WHERE id = $2");
        self.write(vec![wait.maybe_number(waits).text(table)]).await
    }

    /// The open tables at which somebody has waited since then, the last first. One that can't be read
    /// is left out.
    pub async fn waiting(&self, since: i64, most: u32) -> Result<Vec<Waiting>, Error> {
        // Two seats a table. Of a position it is enough to know that there is one.
        let waiting = "SELECT t.id, t.waits, t.game, t.scenario, t.options, SUBSTR(t.position, 1, 1) AS position, t.clock, \
             s.side, s.kind, s.claimed, s.nonce, s.name \
             FROM tables t JOIN seats s ON s.table_id = t.id \
             WHERE $1 < t.waits AND t.result IS NULL ORDER BY t.waits DESC, t.id, s.side DESC LIMIT $2";
        let most = 2 * i64::from(most);
        let rows = self.read(Statement::new(waiting).number(since).number(most)).await?;
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
    /// Of a table, a row for each of its seats.
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
            id,
        };
        for row in rows {
            let claimed = row.maybe_number::<i64>("claimed")?.is_some();
            let taken = claimed || row.maybe_text("nonce")?.is_some();
            let kind: SeatKind = word_of(&waiting.id, row, "kind")?;
            if kind == SeatKind::Open && !taken {
                waiting.free.push(word_of(&waiting.id, row, "side")?);
            }
            waiting.names.extend(row.maybe_text("name")?);
        }
        Ok(waiting)
    }
}
