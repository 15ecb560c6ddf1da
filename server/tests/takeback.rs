//! Tests of taking back by agreement, and of pauses.

use crate::common::{NewTable, Player, Server, play_until};
use engine::Record;
use serde_json::{Value, json};

async fn two(server: &Server, number: u64) -> (NewTable, Player, Player) {
    let (table, mut french, mut british) = server.two().await;
    british.see(|table| table["started"] == true).await;
    play_until(&mut french, &mut british, |table| table["number"] == number).await;
    (table, french, british)
}

fn back(entry: u64, side: &str, id: &str) -> Value {
    json!({ "do": "takeback", "entry": entry, "side": side, "id": id })
}

fn notes(table: &Value, key: &str) -> usize {
    let log = table["log"].as_array().unwrap();
    log.iter().filter(|line| line["text"]["key"] == key).count()
}

/// Both sides have picked a card and a die was rolled, so an undo is not possible any more.
#[tokio::test]
async fn a_roll_is_taken_back_by_agreement() {
    let (folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = two(&server, 2).await;
    assert!(french.table["undo"]["no"].is_string());
    assert_eq!(french.table["asks_back"], json!({ "number": 0, "seen": true }));
    assert_eq!(british.table["asks_back"], json!({ "number": 1, "seen": true }));
    let entry = french.entry();
    assert_eq!(french.refused(back(entry, "british", "a")).await["code"], "not-your-seat");
    assert_eq!(french.refused(back(entry - 1, "french", "a")).await["code"], "stale");
    french.send(back(entry, "french", "a")).await;
    french.until("ack").await;
    british.see(|table| table["takeback"] == json!(["french"])).await;
    assert_eq!(british.entry(), entry, "a request is not an entry");
    // The request is declined, and then made again; it survives a restart of the server.
    british.send(json!({ "do": "decline", "side": "british" })).await;
    french.see(|table| table["takeback"] == json!([])).await;
    french.send(back(entry, "french", "b")).await;
    french.until("ack").await;
    server.stop().await;
    let server = Server::start(&folder.0).await;
    let mut french = server.sit(&table, &[&table.french]).await;
    let mut british = server.sit(&table, &[&table.british]).await;
    assert_eq!(british.table["takeback"], json!(["french"]));
    for _ in 0..2 {
        british.send(back(entry, "british", "c")).await; // sent again, since its ack was lost
        assert_eq!(british.until("ack").await["entry"], entry + 1);
    }
    for player in [&mut french, &mut british] {
        player.see(|table| table["number"] == 0).await;
        assert_eq!(
            (&player.table["awaited"], &player.table["takeback"]),
            (&json!(["french", "british"]), &json!([]))
        );
        assert_eq!(notes(&player.table, "log-taken-back"), 1, "{}", player.table["log"]);
    }
    // The stored entries lead to the same state, with the same dice.
    play_until(&mut french, &mut british, |table| table["number"] == 3).await;
    let view = french.table["view"].clone();
    server.stop().await;
    let server = Server::start(&folder.0).await;
    let mut french = server.sit(&table, &[&table.french]).await;
    let mut british = server.sit(&table, &[&table.british]).await;
    assert_eq!(french.table["view"], view);
    assert_eq!(notes(&french.table, "log-taken-back"), 1);
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
    // The record contains the take-back, and proves the dice.
    let record = server.get(&format!("/api/tables/{}/record", table.id)).await.body;
    assert_eq!(Record::parse(&record).unwrap().lines[0].taken_back, 2);
    let uploaded = server.post("/api/records", &record).await;
    assert_eq!(uploaded.status, 201, "{}", uploaded.body);
    assert_eq!(french.refused(back(french.entry(), "french", "d")).await["code"], "over");
}

#[tokio::test]
async fn a_request_lapses_once_somebody_plays() {
    let (_folder, server) = Server::fresh().await;
    let (_, mut french, mut british) = two(&server, 2).await;
    let entry = french.entry();
    french.send(back(entry, "french", "a")).await;
    french.until("ack").await;
    british.see(|table| table["takeback"] == json!(["french"])).await;
    let number = french.number();
    play_until(&mut french, &mut british, |table| table["number"] == number + 1).await;
    assert_eq!(french.table["takeback"], json!([]));
    // Agreeing too late takes nothing back.
    assert_eq!(british.refused(back(entry, "british", "b")).await["code"], "stale");
    assert_eq!(british.number(), number + 1);
}

#[tokio::test]
async fn the_computer_takes_back_only_actions_that_revealed_nothing() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "bot:random").await;
    let mut french = server.sit(&table, &[&table.french]).await;
    // The computer has chosen in secret, and waits for the player.
    french.see(|table| table["awaited"] == json!(["french"])).await;
    assert_eq!(
        french.refused(back(french.entry(), "french", "a")).await["code"],
        "nothing-to-undo"
    );
    // Both sides pick in secret; then the cards are revealed and a die is rolled.
    let pick = french.choices()[0].clone();
    french.play("french", &pick).await;
    french
        .see(|table| table["asks_back"]["seen"] == true && table["awaited"] == json!(["french"]))
        .await;
    let no = french.refused(back(french.entry(), "french", "b")).await;
    assert_eq!(no["code"], "refused");
    // A player who holds both seats agrees at once.
    let table = server.table("me", "me").await;
    let mut both = server.sit(&table, &[&table.french, &table.british]).await;
    both.see(|table| table["started"] == true).await;
    for side in ["french", "british"] {
        both.send(json!({ "do": "as", "side": side })).await;
        both.see(|table| table["as"] == side).await;
        let pick = both.choices()[0].clone();
        both.play(side, &pick).await;
    }
    both.send(back(both.entry(), "british", "c")).await;
    both.see_number(1).await;
}

#[tokio::test]
async fn a_pause_that_both_want_stops_the_clocks() {
    let (_folder, server) = Server::fresh().await;
    let pause = |what: &str, side: &str, id: &str| json!({ "do": what, "side": side, "id": id });
    let (_, mut french, _british) = two(&server, 2).await;
    assert_eq!(french.refused(pause("pause", "french", "a")).await["code"], "refused", "no clock");

    let clock = json!({ "kind": "game", "seconds": 3600, "when_out": "loss" });
    let asked = json!({ "game": "toy", "french": "me", "british": "open", "clock": clock });
    let mut table = NewTable::read(&server.post("/api/tables", &asked.to_string()).await.json());
    table.british = "b".repeat(32);
    server.claim(&table.id, &table.invitations[0].1, &table.british).await;
    let mut french = server.sit(&table, &[&table.french]).await;
    let mut british = server.sit(&table, &[&table.british]).await;
    french.see(|table| table["started"] == true).await;
    assert_eq!(french.refused(pause("resume", "french", "a")).await["code"], "refused");
    french.send(pause("pause", "french", "b")).await;
    british.see(|table| table["pause"] == json!(["french"])).await;
    assert_eq!(british.table["clock"]["paused"], false);
    british.send(pause("pause", "british", "c")).await;
    let nobody = json!({ "french": null, "british": null });
    for player in [&mut french, &mut british] {
        player.see(|table| table["clock"]["paused"] == true).await;
        assert_eq!(player.table["clock"]["runs_out"], nobody);
    }
    french.send(pause("resume", "french", "d")).await;
    british.see(|table| table["clock"]["paused"] == false).await;
    assert!(british.table["clock"]["runs_out"]["british"].is_i64());
    // Playing ends a pause too.
    french.see(|table| table["clock"]["paused"] == false).await;
    french.send(pause("pause", "french", "e")).await;
    british.see(|table| table["pause"] == json!(["french"])).await;
    british.send(pause("pause", "british", "f")).await;
    british.see(|table| table["clock"]["paused"] == true).await;
    let pick = british.choices()[0].clone();
    british.play("british", &pick).await;
    assert_eq!(british.table["clock"]["paused"], false);
    assert_eq!(notes(&server.sit(&table, &[]).await.table, "log-pause"), 2);
}
