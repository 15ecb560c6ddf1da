//! Tests of a rule that is corrected while games are under way.

use crate::common::{Server, play_until, toy};
use serde_json::{Value, json};

fn keys(log: &Value) -> Vec<String> {
    let lines = log.as_array().unwrap();
    lines.iter().map(|line| line["text"]["key"].as_str().unwrap().to_string()).collect()
}

#[tokio::test]
async fn a_running_game_goes_on_from_the_last_position_that_was_kept() {
    let (folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = server.two().await;
    // One round is four actions; in the middle of the second, both have picked.
    play_until(&mut french, &mut british, |table| table["number"] == 6).await;
    let (entry, hand) = (french.entry(), french.table["view"]["cards"]["french"]["held"].clone());
    assert_eq!(hand, 4);
    server.stop().await;

    let server = Server::with(&folder.0, toy::shelf_mended()).await;
    let mut french = server.sit(&table, &[&table.french]).await;
    let mut british = server.sit(&table, &[&table.british]).await;
    for player in [&french, &british] {
        assert_eq!(
            player.table["mended"],
            json!({ "number": 4, "taken_back": 2, "before": 3, "rules": 4, "changes": [{ "key": "mended-4" }] }),
            "both are told, and what was mended"
        );
        assert_eq!((player.number(), player.entry()), (4, entry + 1));
        assert_eq!(player.table["result"], Value::Null);
        assert_eq!(player.table["view"]["cards"]["french"]["held"], 5);
        assert_eq!(player.table["awaited"], json!(["french", "british"]));
    }
    // The earlier log is as it was shown, to each player their own version.
    assert_eq!(
        keys(&french.table["log"])[..3],
        ["log-picked", "log-picked-something", "log-shown"]
    );
    assert_eq!(
        keys(&british.table["log"])[..3],
        ["log-picked-something", "log-picked", "log-shown"]
    );
    // A choice made before the correction answers an entry that is no longer the last one.
    let late = json!({ "do": "play", "entry": entry, "side": "french", "play": french.choices()[0], "id": "late" });
    assert_eq!(french.refused(late).await["code"], "stale");
    french.send(json!({ "do": "at", "number": 2 })).await;
    let then = french.until("at").await;
    assert_eq!(then["number"], 2);
    assert!(then["view"]["cards"]["british"]["hand"].is_null());
    play_until(&mut french, &mut british, |table| table["number"] == 6).await;
    let before = french.table.clone();
    server.stop().await;

    // The new rules can replay their own game, and it is played to its end.
    let server = Server::with(&folder.0, toy::shelf_mended()).await;
    let mut french = server.sit(&table, &[&table.french]).await;
    let mut british = server.sit(&table, &[&table.british]).await;
    for part in ["view", "number", "entry", "awaited", "choices", "mended"] {
        assert_eq!(french.table[part], before[part], "{part}");
    }
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
    assert_eq!(french.number(), 16);
    let record = server.get(&format!("/api/tables/{}/record", table.id)).await;
    assert_eq!((record.status, &record.json()["error"]["code"]), (409, &json!("unplayable")));
}

#[tokio::test]
async fn a_finished_game_can_always_be_seen() {
    let (folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = server.two().await;
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
    let whole = server.sit(&table, &[]).await.table;
    let path = format!("/api/tables/{}/record", table.id);
    let record = server.get(&path).await.body;
    assert!(record.contains("\nrules 3\n"), "{record}");
    server.stop().await;

    let server = Server::with(&folder.0, toy::shelf_mended()).await;
    let mut watcher = server.sit(&table, &[]).await;
    let seen = watcher.table.clone();
    assert_eq!((&seen["log"], &seen["number"]), (&whole["log"], &whole["number"]));
    assert_eq!((&seen["as"], &seen["secret"]), (&json!("open"), &whole["secret"]));
    let won = &whole["outcome"]["winner"];
    assert_eq!(seen["result"], if won.is_null() { json!("draw") } else { won.clone() });
    assert!(seen["problem"].as_str().unwrap().contains("mended"), "{}", seen["problem"]);
    assert_eq!(seen["view"]["cards"]["british"]["held"], 3, "the last round, as it began");
    watcher.send(json!({ "do": "at", "number": 5 })).await;
    let then = watcher.until("at").await;
    assert_eq!(
        (&then["number"], &then["view"]["cards"]["british"]["held"]),
        (&json!(5), &json!(5))
    );
    let mut french = server.sit(&table, &[&table.french]).await;
    let play = json!({ "do": "play", "entry": french.entry(), "side": "french", "play": "pass", "id": "x" });
    assert_eq!(french.refused(play).await["code"], "over");
    // The record of a finished game stays the same, both under this correction and, below, under one that does
    // not affect the game.
    assert_eq!(server.get(&path).await.body, record);
    server.stop().await;
    let server = Server::with(&folder.0, toy::shelf_unharmed()).await;
    assert_eq!(server.get(&path).await.body, record);
    assert_eq!(server.post("/api/records", &record).await.status, 201);
}

#[tokio::test]
async fn a_rule_that_no_game_has_come_to_changes_nothing() {
    let (folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = server.two().await;
    play_until(&mut french, &mut british, |table| table["number"] == 6).await;
    let before = french.table.clone();
    server.stop().await;
    let server = Server::with(&folder.0, toy::shelf_unharmed()).await;
    let mut french = server.sit(&table, &[&table.french]).await;
    let mut british = server.sit(&table, &[&table.british]).await;
    for part in ["view", "number", "entry", "awaited", "choices"] {
        assert_eq!(french.table[part], before[part], "{part}");
    }
    assert_eq!(french.table.get("mended"), None);
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
    let record = server.get(&format!("/api/tables/{}/record", table.id)).await;
    assert_eq!(record.status, 200, "{}", record.body);
}
