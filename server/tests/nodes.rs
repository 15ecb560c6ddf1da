//! Tests of several nodes on one PostgreSQL, each of which accepts every client.

use std::time::Duration;

use crate::common::postgres::{self, Cluster};
use crate::common::{Folder, Player, Server, config, play_until, request, toy};
use serde_json::{Value, json};

pub async fn node(address: &str, shelf: shelf::Shelf) -> Server {
    let nowhere = Folder::new();
    let config =
        server::Config { database: Some(address.into()), ..config(&nowhere.0.join("unused")) };
    Server::configured(config, shelf).await
}

/// Starts `N` nodes on one database.
pub async fn nodes<const N: usize>(address: &str) -> [Server; N] {
    let mut nodes = Vec::new();
    for _ in 0..N {
        nodes.push(node(address, toy::shelf()).await);
    }
    nodes.try_into().unwrap_or_else(|_| unreachable!("there are N"))
}

async fn three() -> [Server; 3] {
    nodes(&postgres::shared().await.database().await).await
}

#[tokio::test]
async fn players_at_two_nodes_and_a_watcher_at_a_third_see_one_game() {
    let [one, two, three] = three().await;
    let mut table = one.opened("me", "open").await;
    let mut french = one.sit(&table, &[&table.french]).await;
    let mut watcher = three.sit(&table, &[]).await;
    let claimed = two.claim(&table.id, &table.invitations[0].1, &"b".repeat(32)).await;
    assert_eq!(claimed.status, 200, "{}", claimed.body);
    let late = three.claim(&table.id, &table.invitations[0].1, &"c".repeat(32)).await;
    assert_eq!(late.json()["error"]["code"], "claimed", "{}", late.body);
    table.british = "b".repeat(32);
    french.see(|table| table["players"]["british"]["claimed"].is_i64()).await;
    let mut british = two.sit(&table, &[&table.british]).await;
    french.see(|table| table["started"] == true).await;
    watcher.see(|table| table["started"] == true).await;
    let both = |table: &Value| {
        ["french", "british"].iter().all(|side| table["players"][side]["here"] == true)
    };
    for player in [&mut french, &mut british, &mut watcher] {
        player.see(both).await;
    }
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
    watcher.see(|table| !table["outcome"].is_null()).await;
    for part in ["view", "entry", "number", "outcome", "secret"] {
        assert_eq!(french.table[part], british.table[part], "{part}");
        assert_eq!(french.table[part], watcher.table[part], "{part}");
    }
    drop(british);
    french.see(|table| table["players"]["british"]["here"] == false).await;
    watcher.see(|table| table["players"]["british"]["here"] == false).await;
    let path = format!("/api/tables/{}/record", table.id);
    let record = one.get(&path).await.body;
    assert!(record.contains("signature "), "{record}");
    assert_eq!(two.get(&path).await.body, record);
    assert_eq!(three.get(&path).await.body, record);
}

/// Nodes are upgraded one after another, so for a while their rules differ.
#[tokio::test]
async fn an_older_node_takes_back_nothing_that_a_newer_one_acknowledged() {
    for (newer, mended) in [(toy::shelf_mended(), true), (toy::shelf_unharmed(), false)] {
        let address = postgres::shared().await.database().await;
        let old = node(&address, toy::shelf()).await;
        let table = old.table("me", "open").await;
        let mut french = old.sit(&table, &[&table.french]).await;
        let mut british = old.sit(&table, &[&table.british]).await;
        french.see(|table| table["started"] == true).await;
        play_until(&mut french, &mut british, |table| table["number"] == 6).await;
        let new = node(&address, newer).await;
        let mut one = new.sit(&table, &[&table.french]).await;
        let mut other = new.sit(&table, &[&table.british]).await;
        assert_eq!(one.table["mended"].is_object(), mended);
        play_until(&mut one, &mut other, |table| table["number"] == 9).await;
        // Clients of the older node see that the game continues elsewhere, and can't play.
        for player in [&mut french, &mut british] {
            player.see(|table| table["result"] == "unplayable").await;
            assert!(player.table["problem"].as_str().unwrap().contains("newer server"));
        }
        let entry = one.entry();
        let play =
            json!({ "do": "play", "entry": entry, "side": "french", "play": "pass", "id": "x" });
        assert_eq!(french.refused(play).await["code"], "unplayable");
        let late = old.sit(&table, &[&table.french]).await;
        assert_eq!(late.table["result"], "unplayable");
        play_until(&mut one, &mut other, |table| !table["outcome"].is_null()).await;
        assert_eq!((one.number(), one.table["mended"].is_object()), (16, mended));
    }
}

#[tokio::test]
async fn an_action_that_one_node_acknowledged_is_not_played_again_by_another() {
    let [one, two] = nodes(&postgres::shared().await.database().await).await;
    let table = one.table("me", "me").await;
    let both = [&*table.french, &*table.british];
    let mut here = one.sit(&table, &both).await;
    let mut there = two.sit(&table, &both).await;
    here.see(|table| table["started"] == true).await;
    let play = json!({ "do": "play", "entry": 0, "side": "french", "play": here.choices()[0], "id": "one" });
    here.send(play.clone()).await;
    let acknowledged = here.until("ack").await;
    // The same action is sent to the other node at once, before that node can know that it was played.
    there.send(play).await;
    assert_eq!(there.until("ack").await, acknowledged);
    // The next action follows the first, but is sent to the other node, which may not know of the first one
    // yet.
    here.see_number(1).await;
    here.send(json!({ "do": "as", "side": "british" })).await;
    here.see(|table| table["as"] == "british").await;
    let next = json!({ "do": "play", "entry": 1, "side": "british", "play": here.choices()[0], "id": "two" });
    there.send(next).await;
    assert_eq!(there.until("ack").await["entry"], 2);
    here.see_number(2).await;
}

/// When a request makes a node notice a change by another node, all its clients must see the change.
#[tokio::test]
async fn a_change_that_a_node_finds_by_itself_is_shown_to_everyone_present() {
    let [one, two] = nodes(&postgres::shared().await.database().await).await;
    let table = one.table("me", "me").await;
    let both = [&*table.french, &*table.british];
    let mut player = one.sit(&table, &both).await;
    let mut asker = two.sit(&table, &both).await;
    let mut watcher = two.sit(&table, &[]).await;
    player.see(|table| table["started"] == true).await;
    for _ in 0..10 {
        let side = player.table["awaited"][0].as_str().unwrap().to_string();
        player.send(json!({ "do": "as", "side": side })).await;
        player.see(|table| table["as"] == side.as_str()).await;
        let number = player.play(&side, &player.choices()[0].clone()).await;
        asker.send(json!({ "do": "why", "side": side, "on": "space:x" })).await;
        asker.until("why").await;
        watcher.see_at_least(number).await;
    }
}

#[tokio::test]
async fn two_simultaneous_choices_at_two_nodes_are_both_judged() {
    let [one, two] = nodes(&postgres::shared().await.database().await).await;
    for round in 0..8 {
        let table = one.table("me", "open").await;
        let mut french = one.sit(&table, &[&table.french]).await;
        let mut british = two.sit(&table, &[&table.british]).await;
        french.see(|table| table["started"] == true).await;
        british.see(|table| table["started"] == true).await;
        // Both sides choose in secret, so neither choice makes the other stale.
        let ask = |side: &str, player: &Player| json!({ "do": "play", "entry": 0, "side": side, "play": player.choices()[0], "id": "x" });
        let (mine, yours) = (ask("french", &french), ask("british", &british));
        tokio::join!(french.send(mine), british.send(yours));
        let (first, second) = tokio::join!(french.until("ack"), british.until("ack"));
        let mut entries = [first["entry"].as_u64().unwrap(), second["entry"].as_u64().unwrap()];
        entries.sort();
        assert_eq!(entries, [1, 2], "round {round}");
        french.see_number(2).await;
        british.see_number(2).await;
        assert_eq!(french.table["view"]["tracks"], british.table["view"]["tracks"]);
    }
}

#[tokio::test]
async fn everyone_gets_all_chat_in_one_order() {
    let [one, two, three] = three().await;
    let table = one.table("me", "open").await;
    let mut players = [
        one.sit(&table, &[&table.french]).await,
        two.sit(&table, &[&table.british]).await,
        three.sit(&table, &[]).await,
    ];
    const LINES: usize = 12;
    for n in 0..LINES {
        for (who, player) in players.iter_mut().enumerate() {
            player.send(json!({ "do": "chat", "text": format!("{who} says {n}") })).await;
        }
    }
    let mut heard: Vec<Vec<String>> = Vec::new();
    for player in &mut players {
        let mut lines = Vec::new();
        while lines.len() < 3 * LINES {
            let told = player.until("chat").await;
            let told = told["lines"].as_array().unwrap().iter();
            lines.extend(told.map(|line| line["text"].as_str().unwrap().to_string()));
        }
        heard.push(lines);
    }
    assert_eq!(heard[0], heard[1]);
    assert_eq!(heard[0], heard[2]);
    let mut all = heard[0].clone();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 3 * LINES);
}

#[tokio::test]
async fn a_seat_that_was_taken_back_at_one_node_is_lost_at_the_other() {
    let [one, two] = nodes(&postgres::shared().await.database().await).await;
    let table = one.opened("me", "open").await;
    let code = one
        .post(
            &format!("/api/tables/{}/code", table.id),
            &json!({ "key": table.french }).to_string(),
        )
        .await;
    let code = code.json()["recovery"].clone();
    let mut thief = two.sit(&table, &[&table.french]).await;
    let asked = json!({ "code": code, "key": "k".repeat(32) }).to_string();
    let recovered = one.post(&format!("/api/tables/{}/recover", table.id), &asked).await;
    assert_eq!(recovered.status, 200, "{}", recovered.body);
    // The old key no longer works, even if this node may not know yet that it was replaced.
    thief.send(json!({ "do": "nonce", "side": "french", "commitment": table.commitment, "nonce": "late" })).await;
    while let Some(message) = thief.next().await {
        assert_eq!(message["table"]["players"]["french"]["nonce"], Value::Null, "{message}");
    }
    one.sit(&table, &[&"k".repeat(32)]).await;
}

#[tokio::test]
async fn a_draw_and_a_rematch_are_agreed_across_nodes() {
    let [one, two] = nodes(&postgres::shared().await.database().await).await;
    let table = one.table("me", "open").await;
    let mut french = one.sit(&table, &[&table.french]).await;
    let mut british = two.sit(&table, &[&table.british]).await;
    french.see(|table| table["started"] == true).await;
    play_until(&mut french, &mut british, |table| table["number"] == 2).await;
    french.send(json!({ "do": "draw", "side": "french", "id": "d" })).await;
    british.see(|table| table["draw"] == json!(["french"])).await;
    british.send(json!({ "do": "draw", "side": "british", "id": "d" })).await;
    french.see(|table| table["result"] == "draw agreed").await;
    british.see(|table| table["result"] == "draw agreed").await;
    tokio::join!(
        french.send(json!({ "do": "rematch", "side": "french", "id": "r" })),
        british.send(json!({ "do": "rematch", "side": "british", "id": "r" }))
    );
    french.see(|table| table["next"].is_string()).await;
    british.see(|table| table["next"].is_string()).await;
    assert_eq!(french.table["next"], british.table["next"]);
}

async fn thoughts(server: &Server) -> u64 {
    let told = server.get("/metrics").await.body;
    let line = told.lines().find(|line| line.starts_with("carillon_thoughts_total ")).unwrap();
    line.split(' ').nth(1).unwrap().parse().unwrap()
}

#[tokio::test]
async fn one_node_thinks_for_a_bot_though_all_have_its_table() {
    let [one, two, three] = three().await;
    let table = one.table("me", "bot:random").await;
    let mut watchers = [two.sit(&table, &[]).await, three.sit(&table, &[]).await];
    let mut player = one.sit(&table, &[&table.french]).await;
    while player.table["outcome"].is_null() {
        if player.table["started"] == true && player.awaits("french") {
            let play = player.choices()[0].clone();
            player.play("french", &play).await;
        } else {
            player.until("table").await;
        }
    }
    for watcher in &mut watchers {
        watcher.see(|table| !table["outcome"].is_null()).await;
        assert_eq!(watcher.table["view"], player.table["view"]);
    }
    let record = one.get(&format!("/api/tables/{}/record", table.id)).await.body;
    let record = engine::Record::parse(&record).unwrap();
    let chosen = record.lines.iter().filter(|line| line.side == engine::Side::British).count();
    let all = thoughts(&one).await + thoughts(&two).await + thoughts(&three).await;
    assert_eq!(all, chosen as u64);
}

#[tokio::test]
async fn bots_of_a_node_that_went_away_play_on_at_another() {
    let address = postgres::shared().await.database().await;
    let [one, two] = nodes(&address).await;
    let table = one.table("bot:random", "bot:random").await;
    one.stop().await;
    let mut watcher = two.sit(&table, &[]).await;
    watcher.see(|table| !table["outcome"].is_null()).await;
}

/// PostgreSQL stops in the middle of an action, and is started again.
#[tokio::test]
async fn a_database_that_comes_back_has_lost_nothing() {
    let cluster = Cluster::start("on");
    cluster.wait().await;
    let [one, two] = nodes(&cluster.database().await).await;
    let table = one.table("me", "me").await;
    let both = [&*table.french, &*table.british];
    let mut player = one.sit(&table, &both).await;
    let mut watcher = two.sit(&table, &[]).await;
    player.see(|table| table["started"] == true).await;
    for round in 0..3 {
        let side = player.table["awaited"][0].as_str().unwrap().to_string();
        let turn = json!({ "do": "as", "side": side });
        player.send(turn.clone()).await;
        while player.table["as"] != side.as_str() {
            // An error of the store from the previous round may still be reported.
            if player.next().await.expect("the socket stays")["is"] == "no" {
                player.send(turn.clone()).await;
            }
        }
        let number = player.number();
        let id = format!("r{round}");
        let ask = json!({ "do": "play", "entry": player.entry(), "side": side, "play": player.choices()[0], "id": id });
        cluster.crash();
        loop {
            player.send(ask.clone()).await;
            let answer = loop {
                // The client may also be sent an unrequested error of the store, which is not an answer.
                let message = player.next().await.expect("the socket stays");
                if message["id"] == id.as_str() {
                    break message;
                }
            };
            if answer["is"] == "ack" {
                assert_eq!(answer["number"], number + 1);
                break;
            }
            assert_eq!(answer["code"], "busy", "{answer}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        player.see_or_sit(&both, number + 1).await;
        // The watcher sends no requests, but the server may have sent it an error of the store instead of a new
        // state.
        while watcher.number() <= number {
            watcher.next().await.expect("the socket stays");
        }
    }
    assert_eq!(watcher.table["entry"], 3);
    let health = request(two.address, "GET", "/health", "", b"").await;
    assert_eq!(health.status, 200);
}

impl Player {
    /// Waits until the table has that number of actions, even if the store fails once more on the way.
    async fn see_or_sit(&mut self, tokens: &[&str], number: u64) {
        while self.number() < number {
            self.send(json!({ "do": "sit", "tokens": tokens })).await;
            while let Some(message) = self.next().await {
                if ["table", "no"].iter().any(|kind| message["is"] == *kind) {
                    break;
                }
            }
        }
    }
}
