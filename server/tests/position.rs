//! Tables that begin from a position.

use crate::common::{Answer, NewTable, Player, Server, play_until, toy};
use engine::Record;
use serde_json::{Value, json};

/// A position in which two rounds are left.
const POSITION: &str =
    "round = 3\nfrench = [2, 11, 12, 13]  # score, then hand\nbritish = [1, 51, 52, 53]\n";

async fn asked(server: &Server, position: &str, more: Value) -> Answer {
    let mut table = json!({ "game": "toy", "french": "me", "british": "me", "position": position });
    table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    server.post("/api/tables", &table.to_string()).await
}

async fn opened(server: &Server) -> (NewTable, Player, Player) {
    let answer = asked(server, POSITION, json!({})).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let table = NewTable::read(&answer.json());
    let (french, british) = seated(server, &table).await;
    (table, french, british)
}

async fn seated(server: &Server, table: &NewTable) -> (Player, Player) {
    let mut french = server.sit(table, &[&table.french]).await;
    let mut british = server.sit(table, &[&table.british]).await;
    french.see(|table| table["started"] == true).await;
    british.see(|table| table["started"] == true).await;
    (french, british)
}

fn score(player: &Player) -> (i64, i64) {
    let track = &player.table["view"]["tracks"][0];
    (track["french"].as_i64().unwrap(), track["british"].as_i64().unwrap())
}

#[tokio::test]
async fn it_is_played_replayed_recorded_and_played_again_from_there() {
    let (folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = opened(&server).await;
    assert_eq!(french.table["from_position"], true);
    assert_eq!(french.table["scenario"], "all");
    assert_eq!(score(&french), (2, 1));
    assert_eq!(french.choices(), ["pick 11", "pick 12", "pick 13"]);
    // The position contains the other side's hand too, which must not be shown.
    for hidden in ["51", "52", "53"] {
        assert!(!french.table["view"].to_string().contains(hidden), "{}", french.table);
    }
    assert!(!french.table.to_string().contains("score, then hand"));

    // A card is picked, and the pick is taken back. Then the beginning of the game is requested.
    french.play("french", "pick 12").await;
    french.send(json!({ "do": "undo", "entry": french.entry(), "id": "back" })).await;
    for player in [&mut french, &mut british] {
        player.see(|table| table["entry"] == 2 && table["number"] == 0).await;
    }
    french.send(json!({ "do": "at", "number": 0 })).await;
    assert_eq!(french.until("at").await["view"]["cards"]["french"]["held"], 3);
    play_until(&mut french, &mut british, |table| table["number"] == 3).await;
    let before = french.table.clone();
    server.stop().await;

    // The table is the same after a restart, and can be played to its end.
    let server = Server::start(&folder.0).await;
    let (mut french, mut british) = seated(&server, &table).await;
    for part in ["view", "number", "awaited", "choices", "from_position"] {
        assert_eq!(french.table[part], before[part], "{part}");
    }
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
    assert_eq!(french.number(), 8, "two rounds of four actions");

    // The record contains the position, and replays correctly.
    let record = server.get(&format!("/api/tables/{}/record", table.id)).await.body;
    let parsed = Record::parse(&record).unwrap();
    assert_eq!(parsed.header.setup.position.as_deref(), Some(POSITION.trim_end()));
    assert!(parsed.replay::<toy::Toy>().is_ok());
    let other = record.replace("position round = 3", "position round = 2");
    assert_eq!(server.post("/api/records", &other).await.status, 422);
    let uploaded = server.post("/api/records", &record).await;
    assert_eq!(uploaded.status, 201, "{}", uploaded.body);
    let id = uploaded.json()["table"].as_str().unwrap().to_string();
    let mut looker = Player::connect(server.address, &id).await;
    looker.sit(&[]).await;
    assert_eq!((looker.number(), &looker.table["from_position"]), (8, &json!(true)));

    // A rematch begins from the same position.
    for (player, side) in [(&mut french, "french"), (&mut british, "british")] {
        player.send(json!({ "do": "rematch", "side": side, "id": "again" })).await;
    }
    french.see(|table| table["next"].is_string()).await;
    let mut next = Player::connect(server.address, french.table["next"].as_str().unwrap()).await;
    next.sit(&[&table.french, &table.british]).await;
    next.see(|table| table["started"] == true).await;
    assert_eq!(score(&next), (2, 1));
}

#[tokio::test]
async fn an_impossible_position_is_refused_with_its_line() {
    let (_folder, server) = Server::fresh().await;
    let refused = async |position: &str, more: Value, says: &str| {
        let answer = asked(&server, position, more).await;
        let error = &answer.json()["error"];
        assert_eq!((answer.status, &error["code"]), (422, &json!("refused")), "{}", answer.body);
        assert!(error["message"].as_str().unwrap().contains(says), "{}", answer.body);
    };
    let four = "round = 9\nfrench = [0]\nbritish = [0]";
    refused(four, json!({}), "line 1: 9 is not between 1 and 4").await;
    let cards = "round = 1\nfrench = [0, 1]\nbritish = [0, 99]";
    refused(cards, json!({}), "line 3: 99 is not between 1 and 60").await;
    refused("round = ", json!({}), "line 1: ").await;
    refused("scenario = 'none'", json!({}), "line 1: there is no scenario").await;
    refused(POSITION, json!({ "scenario": "other" }), "write scenario = \"other\" in it").await;
    let options = json!({ "options": { "steps": "none" } });
    refused(POSITION, options, "write the option steps in it").await;
    // Naming the scenario that the position itself names is allowed.
    assert_eq!(asked(&server, POSITION, json!({ "scenario": "all" })).await.status, 201);
    let long = asked(&server, &"#".repeat(70_000), json!({})).await;
    assert_eq!(long.status, 413);
}

#[tokio::test]
async fn a_game_mended_in_its_first_turn_begins_again_from_its_position() {
    let (folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = opened(&server).await;
    play_until(&mut french, &mut british, |table| table["number"] == 3).await;
    server.stop().await;
    for number in [0, 4] {
        let server = Server::with(&folder.0, toy::shelf_mended()).await;
        let (mut french, mut british) = seated(&server, &table).await;
        assert_eq!(french.table["mended"]["number"], 0);
        assert_eq!((french.number(), &french.table["result"]), (number, &Value::Null));
        play_until(&mut french, &mut british, |table| table["number"] == 4).await;
        server.stop().await;
    }
}

/// A game is over, and a player starts a new one from the middle of it.
#[tokio::test]
async fn a_finished_game_is_played_on_from_any_moment() {
    let (_folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = opened(&server).await;
    let from = |number: u32, more: Value| {
        let mut asked = json!({ "game": "toy", "french": "me", "british": "bot:random", "from": { "table": table.id, "number": number } });
        asked.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        asked.to_string()
    };
    let early = server.post("/api/tables", &from(0, json!({}))).await;
    assert_eq!((early.status, &early.json()["error"]["code"]), (409, &json!("not-over")));
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
    let last = french.number() as u32;

    french.send(json!({ "do": "at", "number": 4 })).await;
    let then = french.until("at").await["view"]["tracks"].clone();
    for number in [4, 5, last, last + 7] {
        let answer = server.post("/api/tables", &from(number, json!({}))).await;
        assert_eq!(answer.status, 201, "{number}: {}", answer.body);
        let new = NewTable::read(&answer.json());
        let again = server.sit(&new, &[&new.french]).await;
        assert_eq!(again.table["from_position"], true);
        assert_eq!(again.table["outcome"], Value::Null);
        assert!(again.table["view"]["cards"]["french"]["hand"].is_array());
        if number < last {
            assert_eq!(again.table["view"]["tracks"], then, "{number}");
        }
    }
    for (wrong, status) in [
        (from(4, json!({ "position": POSITION })), 400),
        (from(4, json!({ "from": { "table": "nowhere", "number": 0 } })), 404),
    ] {
        assert_eq!(server.post("/api/tables", &wrong).await.status, status, "{wrong}");
    }
}
