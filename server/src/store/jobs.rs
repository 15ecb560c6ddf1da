//! The bots that have to choose, shared out among nodes. Together with an entry, a node stores a job for each
//! bot that must answer it. The bots start thinking on that node at once. The node holds the jobs for a while,
//! and renews its hold as long as the bots think. When the node is gone, another node takes its jobs over. If
//! the first node keeps thinking after that, it does no harm: its action comes too late, and the fence refuses
//! it.
//!
//! On a folder there is only one server, which needs no jobs: each table starts its own bots.

use std::time::Duration;

use engine::Side;

use super::Postgres;
use super::sql::{Statement, now, word_of};
use crate::Error;

/// The time for which a node holds a job without renewing its hold.
const HELD: Duration = Duration::from_secs(10);
/// The interval at which a node renews its hold.
pub const SAID_AGAIN: Duration = Duration::from_secs(3);
/// The maximum number of jobs taken over at once.
const AT_ONCE: i64 = 16;

/// A bot that has to choose.
pub struct Job {
    pub table: String,
    pub side: Side,
}

/// Returns the statements about jobs to store with an entry. `bots` lists the sides of the table's bots, and for
/// each whether it must choose after the entry.
pub fn after(node: &str, table: &str, entry: u32, bots: &[(Side, bool)]) -> Vec<Statement> {
    let job = |(side, chooses): &(Side, bool)| match chooses {
        true => claim(node, table, *side, entry),
        false => end(table, *side),
    };
    bots.iter().map(job).collect()
}

/// Returns a statement that claims a job. The statement changes no row if another node holds the job.
fn claim(node: &str, table: &str, side: Side, entry: u32) -> Statement {
    Statement::new(concat!(
        "INSERT INTO jobs (table_id, side, entry, node, due) VALUES ($1, $2, $3, $4, $5 + ",
        now!(),
        ") ON CONFLICT (table_id, side) DO UPDATE SET entry = excluded.entry, node = excluded.node, due = excluded.due \
         WHERE jobs.entry < excluded.entry OR jobs.node = excluded.node OR jobs.due <= ",
        now!()
    ))
    .text(table)
    .text(side.name())
    .number(entry.into())
    .text(node)
    .number(HELD.as_millis() as i64)
}

fn end(table: &str, side: Side) -> Statement {
    Statement::new("DELETE FROM jobs WHERE table_id = $1 AND side = $2")
        .text(table)
        .text(side.name())
}

impl Postgres {
    /// Claims the job of a bot. Returns false if another node holds it.
    pub async fn claim(&self, table: &str, side: Side, entry: u32) -> Result<bool, Error> {
        match self.write(&[claim(self.node(), table, side, entry).changes_one()]).await {
            Err(Error::Overtaken) => Ok(false),
            claimed => claimed.map(|()| true),
        }
    }

    /// Renews this node's hold on a job.
    pub async fn hold_on(&self, table: &str, side: Side) -> Result<(), Error> {
        let held = concat!(
            "UPDATE jobs SET due = $4 + ",
            now!(),
            " WHERE table_id = $1 AND side = $2 AND node = $3"
        );
        let held = Statement::new(held).text(table).text(side.name()).text(self.node());
        self.write(&[held.number(HELD.as_millis() as i64)]).await
    }

    /// Deletes a job that has been done.
    pub async fn end(&self, job: &Job) -> Result<(), Error> {
        let ended = "DELETE FROM jobs WHERE table_id = $1 AND side = $2 AND node = $3";
        let ended = Statement::new(ended).text(&job.table).text(job.side.name());
        self.write(&[ended.text(self.node())]).await
    }

    /// Takes over the jobs that no node holds any more, and returns them.
    pub async fn take_over(&self) -> Result<Vec<Job>, Error> {
        let taken = concat!(
            "WITH free AS MATERIALIZED (SELECT table_id, side FROM jobs WHERE due <= ",
            now!(),
            " ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED) \
             UPDATE jobs SET node = $1, due = $2 + ",
            now!(),
            " FROM free WHERE jobs.table_id = free.table_id AND jobs.side = free.side \
             RETURNING jobs.table_id AS table_id, jobs.side AS side"
        );
        let statement =
            Statement::new(taken).text(self.node()).number(HELD.as_millis() as i64).number(AT_ONCE);
        let mut found = self.read(&[statement]).await?;
        let rows = found.pop().unwrap_or_default();
        let job = |row: &super::sql::Row| {
            let table = row.text("table_id")?;
            Ok(Job { side: word_of(&table, row, "side")?, table })
        };
        rows.iter().map(job).collect()
    }

    /// Releases all jobs of this node, and records that no player is at this node any more.
    #[cfg(feature = "postgres")]
    pub(super) async fn give_up(&self) -> Result<(), Error> {
        let jobs = Statement::new("UPDATE jobs SET due = 0 WHERE node = $1");
        let players = Statement::new("DELETE FROM present WHERE node = $1");
        self.write(&[jobs.text(self.node()), players.text(self.node())]).await
    }
}
