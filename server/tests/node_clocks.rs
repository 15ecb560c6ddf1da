//! Tests of clocks on several nodes with one PostgreSQL: a side's time runs out only once, whichever node
//! notices first.

use crate::clock::{HOUR, now, with_clock};
use crate::common::postgres;
use crate::common::{NewTable, Player, Server, play_until};
use crate::nodes::nodes;
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};

/// Executes SQL directly in the database.
async fn say(address: &str, sql: &str) {
    let mut database = PgConnection::connect(address).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
}

/// Returns a number from the database.
async fn count(address: &str, sql: &str) -> i64 {
    let mut database = PgConnection::connect(address).await.unwrap();
    sqlx::query_scalar(sql).fetch_one(&mut database).await.unwrap()
}

const OUT: &str = "SELECT COUNT(*) FROM entries WHERE kind = 'out'";

/// Opens a table with an hour per turn, at which the British have chosen and the French have not.
async fn an_hour(node: &Server, other: &Server, when_out: &str) -> (NewTable, Player, Player) {
    let clock = json!({ "kind": "move", "seconds": 3600, "when_out": when_out });
    let table = with_clock(node, clock).await;
    let mut french = node.sit(&table, &[&table.french]).await;
    let mut british = other.sit(&table, &[&table.british]).await;
    french.see(|table| table["started"] == true).await;
    british.see(|table| table["started"] == true).await;
    let pick = british.choices()[0].clone();
    british.play("british", &pick).await;
    french.see(|table| table["awaited"] == json!(["french"])).await;
    (table, french, british)
}

/// Lets this number of milliseconds pass for the games. The nodes' records of running become older too, unless
/// the nodes `ran` in that time. This makes the tables in the nodes' memory out of date, so they are read
/// again.
async fn pass(address: &str, passed: i64, ran: bool) {
    let for_nodes = if ran { 0 } else { passed };
    say(
        address,
        &format!(
            "UPDATE entries SET time = time - {passed}; \
             UPDATE alive SET time = time - {for_nodes}; \
             UPDATE tables SET begun = begun - {passed}, deadline = deadline - {passed}, changes = changes + 1"
        ),
    )
    .await;
}

#[tokio::test]
async fn a_clock_runs_out_once_whichever_node_sees_it_first() {
    let address = postgres::shared().await.database().await;
    let [one, two, three] = nodes(&address).await;
    // There are many tables, so that both nodes reach some of them at the same moment.
    const TABLES: usize = 8;
    let mut players = Vec::new();
    for n in 0..TABLES {
        let when_out = ["loss", "computer"][n % 2];
        let (table, french, british) = an_hour(&one, &two, when_out).await;
        let watcher = three.sit(&table, &[]).await;
        players.push((when_out, [french, british, watcher]));
    }
    pass(&address, 2 * HOUR, true).await;
    for (when_out, all) in &mut players {
        for player in all {
            match *when_out {
                "loss" => player.see(|table| table["result"] == "french out of time").await,
                _ => player.see(|table| table["players"]["french"]["played_for"] == true).await,
            }
        }
    }
    assert_eq!(count(&address, OUT).await, TABLES as i64);
    let twice = "SELECT COUNT(*) FROM (SELECT table_id FROM entries WHERE kind = 'out' \
                 GROUP BY table_id HAVING COUNT(*) <> 1) AS odd";
    assert_eq!(count(&address, twice).await, 0);
}

#[tokio::test]
async fn a_node_that_was_down_when_time_ran_out_settles_it_or_finds_it_settled() {
    let address = postgres::shared().await.database().await;
    let [one, two] = nodes(&address).await;
    let (table, ..) = an_hour(&one, &two, "loss").await;
    // Both nodes stop. A third node ran until just now, so the time has run out, and the first node that
    // comes back makes the entry.
    one.stop().await;
    two.stop().await;
    pass(&address, 2 * HOUR, true).await;
    let [one] = nodes(&address).await;
    let mut french = one.sit(&table, &[&table.french]).await;
    french.see(|table| table["result"] == "french out of time").await;
    // A node that comes later finds the entry.
    let [two] = nodes(&address).await;
    let mut british = two.sit(&table, &[&table.british]).await;
    british.see(|table| table["result"] == "french out of time").await;
    assert_eq!(count(&address, OUT).await, 1);
}

#[tokio::test]
async fn time_in_which_no_node_ran_is_charged_to_no_one_and_recorded_once() {
    let address = postgres::shared().await.database().await;
    let [one, two] = nodes(&address).await;
    let (table, ..) = an_hour(&one, &two, "loss").await;
    one.stop().await;
    two.stop().await;
    pass(&address, 24 * HOUR, false).await;
    let [one, two] = nodes(&address).await;
    let mut french = one.sit(&table, &[&table.french]).await;
    let mut british = two.sit(&table, &[&table.british]).await;
    let in_time =
        |table: &Value| now() < table["clock"]["runs_out"]["french"].as_i64().unwrap_or(0);
    for player in [&mut french, &mut british] {
        player.see(in_time).await;
        assert_eq!(player.table["result"], Value::Null);
    }
    assert_eq!(french.table["clock"]["runs_out"], british.table["clock"]["runs_out"]);
    assert_eq!(count(&address, "SELECT COUNT(*) FROM outages").await, 1);
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
    assert_eq!(count(&address, OUT).await, 0);
}
