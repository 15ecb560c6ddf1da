//! Whose players are here, told to the other nodes. A node says it when somebody comes or goes,
//! and says all of it again from time to time: who is silent for a while is gone.

use std::time::Duration;

use engine::Side;

use super::Postgres;
use super::jobs::now;
use super::sql::Statement;
use crate::Error;

/// How long a node that says nothing is believed to be there.
const BELIEVED: Duration = Duration::from_secs(15);
/// How often a node says who is there.
pub const SAID_WHO: Duration = Duration::from_secs(4);

impl Postgres {
    /// Somebody has come, or the last one has gone.
    pub(super) async fn came(&self, table: &str, side: Side, here: bool) -> Result<(), Error> {
        if here {
            return self.all_here(&[(table.into(), side)]).await;
        }
        let gone = "DELETE FROM present WHERE table_id = $1 AND side = $2 AND node = $3";
        let gone = Statement::new(gone).text(table).text(side.name()).text(self.node());
        self.write(&[gone]).await
    }

    /// These players are here.
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
        // Those of nodes that are long gone.
        let old = concat!("DELETE FROM present WHERE until < ", now!(), " - 3600000");
        self.write(&[here, Statement::new(old)]).await
    }
}
