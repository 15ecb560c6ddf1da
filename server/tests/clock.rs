//! Tests of clocks: the time left, and what happens when it runs out.

use std::path::Path;

use crate::common::{Folder, NewTable, Player, Server, config, play_until, toy};
use serde_json::{Value, json};
use server::Limits;
use sqlx::{Connection, SqliteConnection};

pub const HOUR: i64 = 3_600_000;

async fn asked(server: &Server, clock: Value) -> crate::common::Answer {
    let asked = json!({ "game": "toy", "french": "me", "british": "open", "name": "Marie", "clock": clock });
    server.post("/api/tables", &asked.to_string()).await
}

pub async fn with_clock(server: &Server, clock: Value) -> NewTable {
    let answer = asked(server, clock).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let mut table = NewTable::read(&answer.json());
    table.british = "b".repeat(32);
    let claimed = server.claim(&table.id, &table.invitations[0].1, &table.british).await;
    assert_eq!(claimed.status, 200, "{}", claimed.body);
    table
}

async fn two(server: &Server, table: &NewTable) -> (Player, Player) {
    let mut french = server.sit(table, &[&table.french]).await;
    let mut british = server.sit(table, &[&table.british]).await;
    french.see(|table| table["started"] == true).await;
    british.see(|table| table["started"] == true).await;
    (french, british)
}

/// Opens a table with an hour per turn, at which the British have chosen and the French have not. Then
/// stops the server, lets the time `passed` go by, and starts the server again. `ran` tells whether the
/// server counts as running in that time.
async fn later(folder: &Path, when_out: &str, passed: i64, ran: bool) -> (Server, NewTable) {
    let server = Server::start(folder).await;
    let clock = json!({ "kind": "move", "seconds": 3600, "when_out": when_out });
    let table = with_clock(&server, clock).await;
    let (_french, mut british) = two(&server, &table).await;
    let pick = british.choices()[0].clone();
    british.play("british", &pick).await;
    assert_eq!(british.table["awaited"], json!(["french"]));
    server.stop().await;
    pass(folder, passed, ran).await;
    (Server::start(folder).await, table)
}

/// Lets this number of milliseconds pass at the only table of a stopped server. `ran` tells whether the server
/// counts as running in that time.
pub async fn pass(folder: &Path, passed: i64, ran: bool) {
    let file = folder.join("carillon.sqlite");
    let mut database =
        SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    let mut moved = vec![
        "UPDATE tables SET begun = begun - ?, deadline = deadline - ?1",
        "UPDATE entries SET time = time - ?",
    ];
    if !ran {
        moved.push("UPDATE alive SET time = time - ?");
    }
    for sql in moved {
        let done = sqlx::query(sql).bind(passed).execute(&mut database).await.unwrap();
        assert_eq!(done.rows_affected(), 1, "{sql}");
    }
    database.close().await.unwrap();
}

pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.unwrap().as_millis() as i64
}

#[tokio::test]
async fn the_table_shows_how_long_each_may_think() {
    let (folder, server) = Server::fresh().await;
    let clock = json!({ "kind": "move", "seconds": 3600, "when_out": "loss" });
    let table = with_clock(&server, clock).await;
    let mut french = server.sit(&table, &[&table.french]).await;
    let waiting = &french.table["clock"];
    assert_eq!(
        (&waiting["left"]["french"], &waiting["runs_out"]["french"]),
        (&json!(HOUR), &Value::Null)
    );
    let before = now();
    assert!(before - HOUR < french.until("time").await["now"].as_i64().unwrap());
    let mut british = server.sit(&table, &[&table.british]).await;
    french.see(|table| table["started"] == true).await;
    // Both sides choose at once.
    for side in ["french", "british"] {
        let out = french.table["clock"]["runs_out"][side].as_i64().unwrap();
        assert!((before + HOUR..=now() + HOUR).contains(&out), "{out}");
    }
    let pick = british.choices()[0].clone();
    british.play("british", &pick).await;
    let clock = &british.table["clock"];
    assert_eq!(clock["runs_out"]["british"], Value::Null);
    assert!(
        clock["runs_out"]["french"].is_i64() && clock["left"]["british"].as_i64().unwrap() <= HOUR
    );
    assert_eq!(
        (&clock["kind"], &clock["seconds"], &clock["when_out"]),
        (&json!("move"), &json!(3600), &json!("loss"))
    );
    let mine = json!({ "tables": [{ "table": table.id, "keys": [table.french] }] });
    let mine = server.post("/api/mine", &mine.to_string()).await.json();
    assert_eq!(mine[0]["runs_out"]["french"], clock["runs_out"]["french"]);
    // After a restart the clock is the same, since it is computed from stored data.
    let known = clock.clone();
    server.stop().await;
    let server = Server::start(&folder.0).await;
    let clock = server.sit(&table, &[&table.british]).await.table["clock"].clone();
    // The clock differs only by the outage, once the outage is recorded. The outage lasts from a little
    // before the restart to the end of the grace period.
    for part in ["left", "runs_out"] {
        let french = |clock: &Value| clock[part]["french"].as_i64().unwrap();
        let more = french(&clock) - french(&known);
        assert!((0..=60_000).contains(&more), "{part}: {more}");
    }
}

#[tokio::test]
async fn a_clock_that_cannot_be_is_refused() {
    let (_folder, server) = Server::fresh().await;
    for (clock, status) in [
        (json!({ "kind": "move", "seconds": 9, "when_out": "loss" }), 422),
        (json!({ "kind": "days", "seconds": 100_000, "when_out": "loss" }), 422),
        (json!({ "kind": "game", "seconds": 4_000_000_000_u32, "when_out": "loss" }), 422),
        (json!({ "kind": "game", "seconds": -1, "when_out": "loss" }), 400),
        (json!({ "kind": "game", "seconds": 1e30, "when_out": "loss" }), 400),
        (json!({ "kind": "season", "seconds": 60, "when_out": "loss" }), 400),
        (json!({ "kind": "game", "seconds": 60, "when_out": "shame" }), 400),
        (json!({ "kind": "game", "seconds": 60 }), 400),
        (json!({ "kind": "game", "seconds": 60, "when_out": "loss", "more": 1 }), 400),
        (json!("game"), 400),
    ] {
        let answer = asked(&server, clock.clone()).await;
        assert_eq!(answer.status, status, "{clock}: {}", answer.body);
    }
}

#[tokio::test]
async fn a_side_whose_time_runs_out_loses_and_the_record_shows_it() {
    let folder = Folder::new();
    let limits = Limits { clock_seconds: 1, ..config(&folder.0).limits };
    let server =
        Server::configured(server::Config { limits, ..config(&folder.0) }, toy::shelf()).await;
    let clock = json!({ "kind": "game", "seconds": 1, "when_out": "loss" });
    let table = with_clock(&server, clock).await;
    let (mut french, mut british) = two(&server, &table).await;
    // Both clocks started at the same moment; in this case only the first side is reported.
    for player in [&mut french, &mut british] {
        player.see(|table| table["result"] == "french out of time").await;
        assert_eq!(player.table["as"], "open");
        assert_eq!(player.table["clock"]["runs_out"], json!({ "french": null, "british": null }));
    }
    let no = british.refused(json!({ "do": "resign", "side": "british", "id": "late" })).await;
    assert_eq!(no["code"], "over");
    server.uploads_its_record(&table, "french out of time").await;
}

#[tokio::test]
async fn the_computer_plays_on_until_the_player_comes_back() {
    let folder = Folder::new();
    let (server, table) = later(&folder.0, "computer", 2 * HOUR, true).await;
    let (mut french, mut british) = two(&server, &table).await;
    british.see(|table| table["players"]["french"]["played_for"] == true).await;
    // The computer chooses for the French; meanwhile their player can't.
    french.see(|table| table["players"]["french"]["played_for"] == true).await;
    assert_eq!(
        (&french.table["choices"], &french.table["undo"]["no"].is_string()),
        (&json!([]), &true)
    );
    british.see_at_least(2).await;
    let entry = french.entry();
    let play = json!({ "do": "play", "entry": entry, "side": "french", "play": "pass", "id": "p" });
    assert!(french.refused(play).await["message"].as_str().unwrap().contains("computer"));
    let back = |side: &str, id: &str| json!({ "do": "back", "side": side, "id": id });
    assert_eq!(british.refused(back("british", "x")).await["code"], "refused");
    assert_eq!(british.refused(back("french", "x")).await["code"], "not-your-seat");
    for _ in 0..2 {
        french.send(back("french", "again")).await; // sent again, since its ack was lost
        french.until("ack").await;
    }
    french.see(|table| table["players"]["french"].get("played_for").is_none()).await;
    british.see(|table| table["players"]["french"].get("played_for").is_none()).await;
    // The return of the player survives a restart of the server, and both players play on by themselves.
    server.stop().await;
    let server = Server::start(&folder.0).await;
    let (mut french, mut british) = two(&server, &table).await;
    assert_eq!(french.table["players"]["french"].get("played_for"), None);
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
}

#[tokio::test]
async fn a_clock_without_a_penalty_changes_nothing_when_it_runs_out() {
    let folder = Folder::new();
    let (server, table) = later(&folder.0, "nothing", 2 * HOUR, true).await;
    let (mut french, mut british) = two(&server, &table).await;
    assert!(french.table["clock"]["runs_out"]["french"].as_i64().unwrap() < now());
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
}

/// Even a clock of ten seconds, the shortest, survives a restart.
#[tokio::test]
async fn no_time_runs_out_while_a_server_restarts() {
    for down in [2_000, 6_000, 14_000] {
        let folder = Folder::new();
        let (server, table) = later(&folder.0, "loss", 0, true).await;
        server.stop().await;
        // When the server stopped, the French had a second left.
        let stopped = now() - down;
        let file = folder.0.join("carillon.sqlite");
        let address = format!("sqlite:{}", file.display());
        let mut database = SqliteConnection::connect(&address).await.unwrap();
        for (sql, time) in [
            ("DELETE FROM outages WHERE began < ?", i64::MAX),
            ("UPDATE alive SET time = ?", stopped),
            ("UPDATE tables SET begun = ?", stopped - HOUR + 1_000),
            ("UPDATE entries SET time = ?", stopped - HOUR + 1_000),
            ("UPDATE tables SET deadline = ?", stopped + 1_000),
        ] {
            sqlx::query(sql).bind(time).execute(&mut database).await.unwrap();
        }
        database.close().await.unwrap();
        // The server is started twice, but the grace period is not counted twice.
        Server::start(&folder.0).await.stop().await;
        let server = Server::start(&folder.0).await;
        let mut french = server.sit(&table, &[&table.french]).await;
        let in_time =
            |table: &Value| now() < table["clock"]["runs_out"]["french"].as_i64().unwrap_or(0);
        french.see(in_time).await;
        assert_eq!(french.table["result"], Value::Null);
        let left = french.table["clock"]["runs_out"]["french"].as_i64().unwrap() - now();
        assert!(left <= 31_000, "a second, and a moment to come back: {left}");
    }
}

#[tokio::test]
async fn downtime_is_charged_to_no_one() {
    let folder = Folder::new();
    let (server, table) = later(&folder.0, "loss", 24 * HOUR, false).await;
    let (mut french, mut british) = two(&server, &table).await;
    // The first state shown may be from before the outage was recorded.
    let in_time =
        |table: &Value| now() < table["clock"]["runs_out"]["french"].as_i64().unwrap_or(0);
    french.see(in_time).await;
    assert_eq!(french.table["result"], Value::Null);
    let out = french.table["clock"]["runs_out"]["french"].as_i64().unwrap();
    assert!(out <= now() + HOUR + 60_000, "an hour, and a moment to come back: {}", out - now());
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
    server.stop().await;

    // The same happens again, but now the server ran all the time.
    let folder = Folder::new();
    let (server, table) = later(&folder.0, "loss", 24 * HOUR, true).await;
    let mut french = server.sit(&table, &[&table.french]).await;
    french.see(|table| table["result"] == "french out of time").await;
}
