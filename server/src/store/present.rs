//! Presence at other nodes. A node reports when a player comes or leaves, and repeats the whole report at
//! intervals. Players whose node has been silent for a while count as gone.

use std::time::Duration;

use engine::Side;

use super::Postgres;
use super::sql::{Statement, now};
use crate::Error;

/// The time for which the last report of a node counts.
const BELIEVED: Duration = Duration::from_secs(15);
/// The interval at which a node reports its players.
pub const SAID_WHO: Duration = Duration::from_secs(4);

impl Postgres {
    /// Records that a player has come, or that the last client of a side has gone.
    #[cfg(feature = "postgres")]
    pub(super) async fn came(&self, table: &str, side: Side, here: bool) -> Result<(), Error> {
        if here {
            return self.all_here(&[(table.into(), side)]).await;
        }
        let gone = "DELETE FROM present WHERE table_id = $1 AND side = $2 AND node = $3";
        let gone = Statement::new(gone).text(table).text(side.name()).text(self.node());
        self.write(&[gone]).await
    }

    /// Records that these players are at this node.
    pub async fn all_here(&self, players: &[(String, Side)]) -> Result<(), Error> {
        let here = concat!(
            "INSERT INTO present (table_id, side, node, until) SELECT id, side, $3, $4 + ",
            now!(),
            " FROM unnest(string_to_array($1, ' '), string_to_array($2, ' ')) AS player (id, side) \
             ON CONFLICT (table_id, side, node) DO UPDATE SET until = excluded.until"
        );
        let tables: Vec<&str> = players.iter().map(|player| &*player.0).collect();
        let sides: Vec<&str> = players.iter().map(|player| player.1.name()).collect();
        let here = Statement::new(here)
            .text(&tables.join(" "))
            .text(&sides.join(" "))
            .text(self.node())
            .number(BELIEVED.as_millis() as i64);
        // Deletes records of nodes that are long gone.
        let old = concat!("DELETE FROM present WHERE until < ", now!(), " - 3600000");
        self.write(&[here, Statement::new(old)]).await
    }

    /// Records that the players of these accounts are at this node.
    pub async fn all_online(&self, accounts: &[String]) -> Result<(), Error> {
        let old = concat!("DELETE FROM online_players WHERE node = $1 OR until < ", now!());
        let online = concat!(
            "INSERT INTO online_players (account, node, until) SELECT id, $2, $3 + ",
            now!(),
            " FROM unnest(string_to_array($1, ' ')) AS player (id)"
        );
        let old = Statement::new(old).text(self.node());
        let online = Statement::new(online).text(&accounts.join(" ")).text(self.node());
        self.write(&[old, online.number(BELIEVED.as_millis() as i64)]).await
    }

    /// Returns those of these accounts whose players are at other nodes.
    pub async fn online_elsewhere(&self, accounts: &[String]) -> Result<Vec<String>, Error> {
        let online = concat!(
            "SELECT account FROM online_players WHERE node <> $2 AND until > ",
            now!(),
            " AND account = ANY(string_to_array($1, ' '))"
        );
        let online = Statement::new(online).text(&accounts.join(" ")).text(self.node());
        let mut found = self.read(&[online]).await?;
        found.pop().unwrap_or_default().iter().map(|row| row.text("account")).collect()
    }
}
