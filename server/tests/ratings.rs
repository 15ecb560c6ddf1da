//! Tests of ratings: which games are rated, profiles, the best players, and what a result would change.

use crate::accounts::Device;
use crate::common::{Folder, Player, Server, config, postgres, toy};
use crate::nodes;
use serde_json::{Value, json};
use server::{Config, Limits};

/// Starts a server on which tests don't run out of their allowance.
async fn start(folder: &Folder) -> Server {
    let limits = Limits { address_units: 1_000_000, socket_units: 10_000, ..Limits::default() };
    Server::configured(Config { limits, ..config(&folder.0) }, toy::shelf()).await
}

async fn signed_up(server: &Server, name: &str) -> Device {
    let mut device = Device::new(server);
    device.sign_up(name).await;
    device
}

/// Opens a table for `french`, with these settings, at which `british` claims the other seat. Returns its id.
async fn opened(french: &mut Device, british: &mut Device, settings: Value) -> String {
    let mut asked = json!({ "game": "toy", "french": "me", "british": "open" });
    asked.as_object_mut().unwrap().extend(settings.as_object().unwrap().clone());
    let opened = french.done("/api/tables", asked).await;
    let table = opened["table"].as_str().unwrap().to_string();
    let claim = json!({ "invitation": opened["invitations"]["british"], "key": "b".repeat(32) });
    british.done(&format!("/api/tables/{table}/claim"), claim).await;
    table
}

async fn begun(device: &Device, table: &str) -> Player {
    let mut player = device.sit(table, &[]).await;
    player.see(|table| table["started"] == true).await;
    player
}

async fn resign(player: &mut Player, side: &str) {
    let id = player.id();
    player.send(json!({ "do": "resign", "side": side, "id": id })).await;
    player.see(|table| !table["result"].is_null()).await;
}

/// Plays a table of two accounts to its end: the British resign.
async fn finish(french: &Device, british: &Device, table: &str) {
    let _french = french.sit(table, &[]).await;
    let mut british = begun(british, table).await;
    resign(&mut british, "british").await;
}

async fn profile(device: &Device, name: &str) -> Value {
    let answer = device.get(&format!("/api/players/{name}")).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

async fn ratings_at(device: &mut Device, table: &str) -> Value {
    device.done(&format!("/api/tables/{table}/rating"), json!({})).await
}

#[tokio::test]
async fn a_finished_game_changes_both_ratings_as_it_was_told() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let (mut anna, mut bert) = (signed_up(&server, "Anna").await, signed_up(&server, "Bert").await);
    let table = opened(&mut anna, &mut bert, json!({})).await;
    let before = ratings_at(&mut anna, &table).await;
    assert_eq!(before["counting"], "due");
    assert_eq!(before["seats"]["french"]["name"], "Anna");
    assert_eq!(
        before["seats"]["british"]["now"],
        json!({ "rating": 1500, "deviation": 350, "provisional": true })
    );
    let prospects = before["seats"]["french"]["prospects"].clone();
    assert!(prospects["win"].as_i64() > Some(100) && prospects["loss"].as_i64() < Some(-100));
    assert_eq!(prospects["draw"], 0);
    finish(&anna, &bert, &table).await;
    let after = ratings_at(&mut anna, &table).await;
    assert_eq!(
        (&after["counting"], &after["seats"]["french"]["change"]),
        (&json!("done"), &prospects["win"])
    );
    assert_eq!(
        after["seats"]["british"]["change"],
        before["seats"]["british"]["prospects"]["loss"]
    );
    assert_eq!(after["seats"]["french"].get("prospects"), None);

    let guest = Device::new(&server);
    let profile = profile(&guest, "anna").await;
    assert_eq!(profile["name"], "Anna");
    let rating = &profile["ratings"][0];
    assert_eq!(
        (&rating["game"], &rating["side"], &rating["games"]),
        (&json!("toy"), &json!("french"), &json!(1))
    );
    assert_eq!(rating["results"], json!({ "wins": 1, "draws": 0, "losses": 0 }));
    assert_eq!(
        (&rating["history"][0]["rating"], &rating["provisional"]),
        (&rating["rating"], &json!(true))
    );
    let game = &profile["games"][0];
    assert_eq!((&game["table"], &game["opponent"]), (&json!(table), &json!({ "name": "Bert" })));
    assert_eq!((&game["result"], &game["change"]), (&json!("british resigned"), &prospects["win"]));
    assert_eq!(profile["opponents"][0]["results"]["wins"], 1);
    assert!(
        !profile.to_string().contains("\"account\""),
        "the id of the account is told to nobody"
    );
    assert_eq!(guest.get("/api/players/nobody").await.status, 404);
    assert_eq!(guest.get("/api/players/%00").await.status, 404);

    let export = anna.get("/api/account/export").await.json();
    assert_eq!(export["ratings"][0]["rating"], rating["rating"]);
    assert_eq!(export["games"][0]["table"], json!(table));
    server.stop().await;
}

#[tokio::test]
async fn these_games_are_not_rated() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let (mut anna, mut bert) = (signed_up(&server, "Anna").await, signed_up(&server, "Bert").await);
    let casual = opened(&mut anna, &mut bert, json!({ "casual": true })).await;
    assert_eq!(ratings_at(&mut anna, &casual).await["counting"], "casual");
    finish(&anna, &bert, &casual).await;

    let mut guest = Device::new(&server);
    let with_guest = opened(&mut anna, &mut guest, json!({})).await;
    assert_eq!(ratings_at(&mut anna, &with_guest).await["seats"]["french"].get("prospects"), None);
    let mut british = guest.sit(&with_guest, &[&"b".repeat(32)]).await;
    let _anna = begun(&anna, &with_guest).await;
    british.see(|table| table["started"] == true).await;
    resign(&mut british, "british").await;

    // A level without a fixed rating, such as an external program.
    let asked = json!({ "game": "toy", "french": "me", "british": "bot:random" });
    let bot = anna.done("/api/tables", asked).await["table"].as_str().unwrap().to_string();
    let mut french = begun(&anna, &bot).await;
    resign(&mut french, "french").await;

    let mut own = anna.clone();
    let alone = opened(&mut anna, &mut own, json!({})).await;
    let mut both = begun(&anna, &alone).await;
    resign(&mut both, "british").await;

    // A seat that changes hands during the game.
    let moved = opened(&mut anna, &mut guest, json!({})).await;
    let mut french = anna.sit(&moved, &[]).await;
    let mut british = guest.sit(&moved, &[&"b".repeat(32)]).await;
    crate::common::play_until(&mut french, &mut british, |table| table["number"] == 2).await;
    let keys = json!({ "tables": [{ "table": moved, "keys": ["b".repeat(32)] }] });
    bert.done("/api/account/seats", keys).await;
    assert_eq!(ratings_at(&mut bert, &moved).await["counting"], "void");
    resign(&mut french, "french").await;
    for table in [&casual, &with_guest, &bot, &alone, &moved] {
        assert_ne!(ratings_at(&mut anna, table).await["counting"], "done", "{table}");
    }
    for name in ["Anna", "Bert"] {
        let profile = profile(&anna, name).await;
        assert_eq!((&profile["ratings"], &profile["games"]), (&json!([]), &json!([])), "{name}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_private_table_is_told_to_its_players_only() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let (mut anna, mut bert) = (signed_up(&server, "Anna").await, signed_up(&server, "Bert").await);
    let mut carl = signed_up(&server, "Carl").await;
    let asked = json!({ "game": "toy", "french": "me", "british": "open", "access": "private" });
    let opened = anna.done("/api/tables", asked).await;
    let table = opened["table"].as_str().unwrap().to_string();
    let path = format!("/api/tables/{table}/rating");
    assert_eq!(carl.refused(&path, json!({})).await, (403, "private".into()));
    assert_eq!(carl.refused(&path, json!({ "invitation": "x" })).await, (403, "private".into()));
    let invited = json!({ "invitation": opened["invitations"]["british"] });
    let told = bert.done(&path, invited.clone()).await;
    assert!(told["seats"]["british"]["prospects"]["win"].as_i64() > Some(0), "{told}");
    assert_eq!(
        Device::new(&server).done(&path, invited).await["seats"]["british"].get("prospects"),
        None
    );
    let claim = json!({ "invitation": opened["invitations"]["british"], "key": "b".repeat(32) });
    bert.done(&format!("/api/tables/{table}/claim"), claim).await;
    finish(&anna, &bert, &table).await;
    assert_eq!(profile(&carl, "Anna").await["games"][0].get("table"), None);
    assert_eq!(profile(&bert, "Anna").await["games"][0]["table"], json!(table));
    server.stop().await;
}

#[tokio::test]
async fn an_open_table_tells_what_a_result_would_change() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let (mut anna, bert) = (signed_up(&server, "Anna").await, signed_up(&server, "Bert").await);
    let open = json!({ "game": "toy", "french": "me", "british": "open", "access": "open" });
    anna.done("/api/tables", open.clone()).await;
    let listed = async |device: &Device| device.get("/api/open").await.json()[0].clone();
    let told = listed(&bert).await;
    assert_eq!(told["rated"], true);
    assert!(told["prospects"]["british"]["win"].as_i64() > Some(0), "{told}");
    assert!(told["prospects"]["french"].is_null(), "this seat is taken: {told}");
    assert!(listed(&Device::new(&server)).await["prospects"]["british"].is_null());
    assert!(listed(&anna).await["prospects"]["british"].is_null(), "it is her own table");
    server.stop().await;
}

/// The bots of the real games have fixed ratings.
#[tokio::test]
async fn a_game_against_a_bot_is_rated_unless_there_was_a_hint() {
    let folder = Folder::new();
    let limits = Limits { address_units: 1_000_000, socket_units: 10_000, ..Limits::default() };
    let config = Config { limits, ..config(&folder.0) };
    let server = Server::configured(config, shelf::shelf()).await;
    let mut anna = signed_up(&server, "Anna").await;
    let asked = json!({ "game": "struggle", "french": "me", "british": "bot:recruit" });
    let mut tables = Vec::new();
    for _ in 0..2 {
        let opened = anna.done("/api/tables", asked.clone()).await;
        tables.push(opened["table"].as_str().unwrap().to_string());
    }
    let told = ratings_at(&mut anna, &tables[0]).await;
    assert_eq!(told["seats"]["british"]["now"]["rating"], 1200);
    assert_eq!(told["seats"]["british"].get("prospects"), None, "the rating of a bot is fixed");
    let mut french = begun(&anna, &tables[0]).await;
    resign(&mut french, "french").await;
    let change = ratings_at(&mut anna, &tables[0]).await["seats"]["french"]["change"].clone();
    assert_eq!(change, told["seats"]["french"]["prospects"]["loss"]);

    let mut french = begun(&anna, &tables[1]).await;
    french.see(|table| table["awaited"] == json!(["french"])).await;
    let entry = french.entry();
    french.send(json!({ "do": "hint", "entry": entry, "side": "french" })).await;
    french.until("hint").await;
    resign(&mut french, "french").await;
    assert_eq!(ratings_at(&mut anna, &tables[1]).await["counting"], "void");
    let profile = profile(&anna, "Anna").await;
    assert_eq!(
        (&profile["ratings"][0]["games"], &profile["games"][0]["opponent"]),
        (&json!(1), &json!({ "level": "recruit" }))
    );
    let leaders = anna.get("/api/ratings/struggle").await.json();
    assert_eq!(leaders["players"]["french"], json!([]), "a provisional rating is not listed");
    assert_eq!(leaders["levels"]["british"][0], json!({ "level": "recruit", "rating": 1200 }));
    assert_eq!(anna.get("/api/ratings/chess").await.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn games_that_end_at_several_nodes_at_once_are_each_rated_once() {
    let [one, two, three] = nodes::nodes(&postgres::shared().await.database().await).await;
    let (mut anna, mut bert) = (signed_up(&one, "Anna").await, signed_up(&one, "Bert").await);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(opened(&mut anna, &mut bert, json!({})).await);
    }
    let end = async |at: &Server, side: &str, device: &Device, table: &str| {
        let mut player = device.at(at).sit(table, &[]).await;
        player.see(|table| table["started"] == true).await;
        let id = player.id();
        player.send(json!({ "do": "resign", "side": side, "id": id })).await;
        while player.table["result"].is_null() {
            let told = player.next().await.expect("the node answers");
            if told["is"] == "no" {
                assert_eq!(told["code"], "over", "the other player was faster: {told}");
                break;
            }
        }
    };
    // Both players of each game resign at once, each at another node.
    tokio::join!(
        end(&one, "french", &anna, &tables[0]),
        end(&two, "british", &bert, &tables[0]),
        end(&two, "french", &anna, &tables[1]),
        end(&three, "british", &bert, &tables[1]),
        end(&three, "french", &anna, &tables[2]),
        end(&one, "british", &bert, &tables[2]),
    );
    for (device, name) in [(anna.at(&two), "Anna"), (bert.at(&three), "Bert")] {
        let profile = profile(&device, name).await;
        assert_eq!(profile["ratings"][0]["games"], 3, "{profile}");
        assert_eq!(profile["games"].as_array().unwrap().len(), 3);
    }
}

#[tokio::test]
async fn a_deleted_account_leaves_its_opponents_their_ratings() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let (mut anna, mut bert) = (signed_up(&server, "Anna").await, signed_up(&server, "Bert").await);
    let table = opened(&mut anna, &mut bert, json!({})).await;
    finish(&anna, &bert, &table).await;
    let before = profile(&bert, "Bert").await;
    anna.done("/api/account/delete", json!({ "name": "Anna" })).await;
    assert_eq!(bert.get("/api/players/Anna").await.status, 404);
    let after = profile(&bert, "Bert").await;
    assert_eq!(after["ratings"], before["ratings"]);
    assert_eq!(after["games"][0]["opponent"], json!({}));
    server.stop().await;
}
