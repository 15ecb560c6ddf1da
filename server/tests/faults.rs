//! Tests of rules that panic: the client is told, nothing is lost, and no player waits for ever.

use crate::common::{Folder, Server, play_until, toy};
use serde_json::json;

#[tokio::test]
async fn a_player_who_hits_a_failing_rule_is_told_and_can_play_on() {
    let folder = Folder::new();
    let server = Server::with(&folder.0, toy::shelf_faulty()).await;
    let (_, mut french, mut british) = server.two().await;
    play_until(&mut french, &mut british, |table| table["number"] == 3).await;
    let side = french.table["awaited"][0].as_str().unwrap().to_string();
    let walker = if side == "french" { &mut french } else { &mut british };
    let entry = walker.entry();
    let step = json!({ "do": "play", "entry": entry, "side": side, "play": "step", "id": "one" });
    let no = walker.refused(step).await;
    assert_eq!((&no["code"], &no["id"]), (&json!("internal"), &json!("one")), "{no}");
    assert!(!no.to_string().contains("always fails"), "the cause is for the log: {no}");
    // The same socket plays on, from the state that the table had.
    walker.play(&side, "done").await;
    assert_eq!(walker.number(), 4);
}

#[tokio::test]
async fn a_request_that_runs_into_a_rule_that_fails_is_answered() {
    let folder = Folder::new();
    let server = Server::with(&folder.0, toy::shelf_faulty()).await;
    let position = "round = 4\nfrench = [0, 12]\nbritish = [0, 11]\n";
    let asked = json!({ "game": "toy", "french": "me", "british": "open", "position": position });
    let answer = server.post("/api/tables", &asked.to_string()).await;
    assert_eq!((answer.status, &answer.json()["error"]["code"]), (500, &json!("internal")));
}

/// A table that waited for a bot without any legal action would wait for ever.
#[tokio::test]
async fn a_bot_that_can_play_nothing_resigns() {
    for shelf in [toy::shelf_stuck(), toy::shelf_broken()] {
        let folder = Folder::new();
        let server = Server::with(&folder.0, shelf).await;
        let table = server.table("me", "bot:random").await;
        let mut french = server.sit(&table, &[&table.french]).await;
        french.see(|table| table["result"] == "british resigned").await;
    }
}
