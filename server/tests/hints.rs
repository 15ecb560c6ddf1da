//! Tests of hints, and of the players who may get them; and of reviews.

use crate::common::{Folder, Player, Server, config, toy};
use serde_json::{Value, json};
use server::{Config, Limits};

/// Starts a server without a wait between two hints.
async fn start(folder: &Folder) -> Server {
    let limits = Limits { socket_units: 10_000, address_units: 10_000, ..Limits::default() };
    Server::configured(Config { limits, ..config(&folder.0) }, toy::shelf()).await
}

fn hint(entry: u64, side: &str) -> Value {
    json!({ "do": "hint", "entry": entry, "side": side })
}

/// Checks everything that must hold of a hint.
fn check(player: &Player, told: &Value) {
    let hints = told["hints"].as_array().expect("a list");
    assert!((1..=3).contains(&hints.len()), "{told}");
    for hint in hints {
        assert!(player.choices().iter().any(|play| hint["play"] == play.as_str()), "{told}");
        let chance = hint["chance"].as_f64().expect("a number");
        assert!((0.0..=1.0).contains(&chance), "{told}");
        assert_eq!(hint["reasons"][0]["key"], "hint-chance");
        let percent = hint["reasons"][0]["args"][0][1].as_f64().expect("a number");
        assert!((percent - 100.0 * chance).abs() <= 0.5, "{told}");
    }
}

#[tokio::test]
async fn a_player_against_the_computer_may_ask_for_a_hint() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let table = server.table("me", "bot:random").await;
    let mut french = server.sit(&table, &[&table.french]).await;
    french.see(|table| table["awaited"] == json!(["french"])).await;
    let entry = french.entry();
    french.send(hint(entry, "french")).await;
    let told = french.until("hint").await;
    assert_eq!((&told["entry"], &told["side"]), (&json!(entry), &json!("french")));
    check(&french, &told);
    french.send(hint(entry, "french")).await;
    assert_eq!(french.until("hint").await, told, "the same question has the same answer");
    french.send(hint(entry + 7, "french")).await;
    assert_eq!(
        french.until("hint").await["hints"],
        json!([]),
        "there is no hint for a past moment"
    );
    assert_eq!(french.refused(hint(entry, "british")).await["code"], "not-your-seat");
    let mut watcher = server.sit(&table, &[]).await;
    assert_eq!(watcher.refused(hint(entry, "french")).await["code"], "not-your-seat");
}

#[tokio::test]
async fn a_player_of_both_sides_may_ask_for_hints_for_either() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let table = server.table("me", "me").await;
    let mut both = server.sit(&table, &[&table.french, &table.british]).await;
    for side in ["french", "british"] {
        both.send(json!({ "do": "as", "side": side })).await;
        both.see(|table| table["as"] == side).await;
        both.send(hint(both.entry(), side)).await;
        let told = both.until("hint").await;
        check(&both, &told);
    }
}

#[tokio::test]
async fn between_two_people_there_are_no_hints() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let table = server.table("me", "open").await;
    let mut french = server.sit(&table, &[&table.french]).await;
    let no = french.refused(hint(0, "french")).await;
    assert_eq!(no["code"], "refused", "not before the other has come, either");
    let mut british = server.sit(&table, &[&table.british]).await;
    french.see(|table| table["started"] == true).await;
    for (player, side) in [(&mut french, "french"), (&mut british, "british")] {
        let no = player.refused(hint(0, side)).await;
        assert_eq!(no["code"], "refused");
        assert!(no["message"].as_str().expect("words").contains("against the computer"), "{no}");
    }
}

#[tokio::test]
async fn a_finished_game_is_reviewed_once_and_for_everybody() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let table = server.opened("bot:random", "bot:random").await;
    let path = format!("/api/tables/{}/review", table.id);
    let mut watcher = server.sit(&table, &[]).await;
    watcher.see(|table| !table["outcome"].is_null()).await;
    let mut asked = 0;
    let told = loop {
        let answer = server.get(&path).await;
        match answer.status {
            200 => break answer,
            202 => {
                assert!(answer.headers.contains("retry-after: "), "{}", answer.headers);
                assert!(
                    answer.json()["done"].as_u64().is_some_and(|done| done <= 100),
                    "{}",
                    answer.body
                );
            }
            status => panic!("{status}: {}", answer.body),
        }
        asked += 1;
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    assert!(0 < asked, "it was made because somebody asked");
    let review = told.json();
    let actions = review["actions"].as_array().expect("a list");
    assert_eq!(actions.len() as u64, watcher.number());
    let end = match watcher.table["outcome"]["winner"].as_str() {
        Some("french") => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    };
    assert_eq!(actions[actions.len() - 1]["after"], end);
    let last = review["moments"].as_array().expect("a list").last().expect("how it ended");
    assert_eq!(last["tracks"], watcher.table["view"]["tracks"]);
    for side in ["french", "british"] {
        assert!(review["sides"][side]["luck"]["mean"].is_number(), "{}", review["sides"]);
    }
    assert_eq!(server.get(&path).await.body, told.body);
}

#[tokio::test]
async fn a_game_that_is_not_over_is_not_reviewed() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let table = server.table("me", "me").await;
    let path = format!("/api/tables/{}/review", table.id);
    let mut both = server.sit(&table, &[&table.french, &table.british]).await;
    let early = server.get(&path).await;
    assert_eq!((early.status, &early.json()["error"]["code"]), (409, &json!("not-over")));
    assert_eq!(server.get("/api/tables/nobody/review").await.status, 404);
    // A game that ended by resignation is reviewed as far as it went.
    both.send(json!({ "do": "resign", "side": "french", "id": "enough" })).await;
    both.until("ack").await;
    assert_eq!(server.get(&path).await.status, 202);
}
