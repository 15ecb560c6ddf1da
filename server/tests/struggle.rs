//! Tests with a real game, The Struggle for New France, through the server.

use crate::common::{Folder, NewTable, Player, Server};
use engine::Record;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn two_random_bots_play_a_game_that_can_be_verified() {
    let folder = Folder::new();
    let server = Server::with(&folder.0, shelf::shelf()).await;
    let asked = json!({ "game": "struggle", "french": "bot:random", "british": "bot:random" });
    let answer = server.post("/api/tables", &asked.to_string()).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let table = NewTable::read(&answer.json());
    let mut watcher = Player::connect(server.address, &table.id).await;
    watcher.sit(&[]).await;
    watcher.see(|table| !table["outcome"].is_null()).await;
    assert_eq!(watcher.table["as"], "open");
    let record = server.get(&format!("/api/tables/{}/record", table.id)).await.body;
    let record_read = Record::parse(&record).unwrap();
    let replayed = shelf::shelf().find("struggle").unwrap().game().replay(&record_read).unwrap();
    assert_eq!(u64::from(replayed.number()), watcher.number());
    assert_eq!(server.post("/api/records", &record).await.status, 201);
}

#[tokio::test]
async fn the_view_lists_the_spaces_that_a_moving_force_can_reach() {
    let folder = Folder::new();
    let server = Server::with(&folder.0, shelf::shelf()).await;
    let asked = json!({ "game": "struggle", "french": "me", "british": "me" });
    let table = NewTable::read(&server.post("/api/tables", &asked.to_string()).await.json());
    let mut player = Player::connect(server.address, &table.id).await;
    player.sit(&[&table.french, &table.british]).await;
    let ask = json!({ "do": "ways", "side": "british" });
    player.send(ask.clone()).await;
    assert_eq!(player.until("ways").await["ways"], json!([]), "no force is on the march yet");
    for play in ["pass", "march albany", "take all"] {
        player.play("british", play).await;
    }
    player.send(ask).await;
    let answer = player.until("ways").await;
    assert_eq!(answer["number"], 3);
    let ways = answer["ways"].as_array().expect("a list").clone();
    let near = ways.iter().find(|way| way["to"] == "space:new-york").expect("it is next door");
    assert_eq!(near["steps"], json!([{ "play": "go new-york", "on": "space:new-york" }]));
    let elsewhere = json!({ "do": "ways", "side": "french" });
    assert_eq!(player.refused(elsewhere).await["code"], "not-your-turn");
}

#[tokio::test]
async fn a_whole_game_is_served() {
    let folder = Folder::new();
    let server = Server::with(&folder.0, shelf::shelf()).await;
    for path in [
        "board",
        "basemap.svg",
        "sketch.svg",
        "words/en",
        "style.css",
        "signs.svg",
        "text/en",
        "text/fr",
        "rules",
    ] {
        let answer = server.get(&format!("/api/games/struggle/{path}")).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    }
}

/// Seats one player at both sides, with the British about to set out from that space.
async fn on_the_march(folder: &Folder, space: &str) -> (Server, NewTable, Player) {
    let server = Server::with(&folder.0, shelf::shelf()).await;
    let asked = json!({ "game": "struggle", "french": "me", "british": "me" });
    let table = NewTable::read(&server.post("/api/tables", &asked.to_string()).await.json());
    let mut player = Player::connect(server.address, &table.id).await;
    player.sit(&[&table.french, &table.british]).await;
    for play in ["pass", &format!("march {space}"), "take all"] {
        player.play("british", play).await;
    }
    (server, table, player)
}

#[tokio::test]
async fn only_the_player_gets_the_odds_of_a_choice() {
    let folder = Folder::new();
    let (server, table, mut player) = on_the_march(&folder, "halifax").await;
    let offered = player.table["choices"].as_array().expect("a list").clone();
    let attack = offered.iter().find(|choice| choice["odds"] == true).expect("an enemy is near");
    let play = attack["play"].as_str().expect("words");
    let ask = |entry: u32, play: &str| json!({ "do": "odds", "entry": entry, "side": "british", "play": play });
    player.send(ask(3, play)).await;
    let answer = player.until("odds").await;
    assert_eq!((&answer["entry"], &answer["play"]), (&json!(3), &json!(play)));
    let chances: Vec<f64> = (answer["odds"]["results"].as_array().expect("a list").iter())
        .map(|result| result["chance"].as_f64().expect("a number"))
        .collect();
    assert!(chances.iter().all(|chance| 0.0 < *chance && *chance <= 1.0), "{answer}");
    assert_eq!(answer["odds"]["later"], true);
    // There are no odds for a past moment, an illegal action, or a text that is not an action.
    for stale in [ask(2, play), ask(3, "go paris"), ask(3, "halt")] {
        player.send(stale).await;
        assert_eq!(player.until("odds").await["odds"], json!(null));
    }
    let mut watcher = Player::connect(server.address, &table.id).await;
    watcher.sit(&[]).await;
    assert_eq!(watcher.refused(ask(3, play)).await["code"], "not-your-seat");
}

/// A player who marches by pointing at a destination is shown in advance the odds that they would be shown on
/// arrival.
#[tokio::test]
async fn the_odds_of_an_attack_at_the_end_of_a_way_are_those_of_its_last_step() {
    let folder = Folder::new();
    let (_server, _, mut player) = on_the_march(&folder, "albany").await;
    player.send(json!({ "do": "ways", "side": "british" })).await;
    let ways = player.until("ways").await;
    let steps_of = |way: &Value| -> Vec<String> {
        let steps = way["steps"].as_array().expect("a list").iter();
        steps.map(|step| step["play"].as_str().expect("words").to_string()).collect()
    };
    let far = ways["ways"].as_array().expect("a list").iter().map(steps_of);
    let (mut found, mut odds) = (None, json!(null));
    for mut steps in far.filter(|steps| 1 < steps.len()) {
        let last = steps.pop().expect("a step");
        player.send(json!({ "do": "odds", "entry": 3, "side": "british", "play": last, "after": steps })).await;
        odds = player.until("odds").await["odds"].clone();
        if odds != json!(null) {
            found = Some((steps, last));
            break;
        }
    }
    let (steps, last) = found.expect("an enemy within reach");
    for step in &steps {
        player.play("british", step).await;
    }
    let entry = player.table["entry"].clone();
    player.send(json!({ "do": "odds", "entry": entry, "side": "british", "play": last })).await;
    assert_eq!(player.until("odds").await["odds"], odds);
    // There is no answer for a way that the force can't go.
    let nowhere = json!({ "do": "odds", "entry": entry, "side": "british", "play": last, "after": ["go paris"] });
    player.send(nowhere).await;
    assert_eq!(player.until("odds").await["odds"], json!(null));
}
