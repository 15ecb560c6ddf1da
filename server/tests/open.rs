//! Tests of access to tables: open tables in the lobby, and private ones.

use crate::accounts::Device;
use crate::common::{Answer, Folder, NewTable, Player, Server, config, play_until, request, toy};
use serde_json::{Value, json};
use server::{Config, Limits};
use sqlx::{Connection, SqliteConnection};

async fn opened(server: &Server, access: &str, british: &str) -> NewTable {
    let asked = json!({ "game": "toy", "french": "me", "british": british, "name": "Marie", "access": access,
        "clock": { "kind": "move", "seconds": 60, "when_out": "nothing" } });
    let answer = server.post("/api/tables", &asked.to_string()).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    NewTable::read(&answer.json())
}

async fn join(server: &Server, table: &NewTable, side: &str, key: &str) -> Answer {
    let asked = json!({ "side": side, "key": key, "name": "Ben" }).to_string();
    server.post(&format!("/api/tables/{}/claim", table.id), &asked).await
}

async fn listed(server: &Server) -> Vec<Value> {
    let answer = server.get("/api/open").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json().as_array().unwrap().clone()
}

#[tokio::test]
async fn an_open_table_is_listed_until_somebody_takes_the_seat() {
    let (_folder, server) = Server::fresh().await;
    let table = opened(&server, "open", "open").await;
    opened(&server, "invitation", "open").await;
    opened(&server, "private", "open").await;
    opened(&server, "open", "bot:random").await;
    let all = listed(&server).await;
    let [one] = &all[..] else { panic!("{all:?}") };
    assert_eq!((&one["table"], &one["sides"]), (&json!(table.id), &json!(["british"])));
    assert_eq!(
        (&one["game"], &one["name"], &one["clock"]["seconds"]),
        (&json!("toy"), &json!("Marie"), &json!(60))
    );
    let keys: Vec<&String> = one.as_object().unwrap().keys().collect();
    assert!(
        !keys.iter().any(|key| key.contains("invitation") || key.contains("secret")),
        "{keys:?}"
    );

    // Of two clients that come at the same moment, one gets the seat.
    let (ann, ben) = ("a".repeat(32), "b".repeat(32));
    let both = tokio::join!(
        join(&server, &table, "british", &ann),
        join(&server, &table, "british", &ben)
    );
    let mut statuses = [both.0.status, both.1.status];
    let key = if both.0.status == 200 { &ann } else { &ben };
    statuses.sort();
    assert_eq!(statuses, [200, 409]);
    assert_eq!(listed(&server).await, Vec::<Value>::new());
    let mut french = server.sit(&table, &[&table.french]).await;
    let mut british = server.sit(&table, &[key]).await;
    assert_eq!(
        (&british.table["seats"], &british.table["players"]["british"]["name"]),
        (&json!(["british"]), &json!("Ben"))
    );
    french.see(|table| table["started"] == true).await;
    british.see(|table| table["started"] == true).await;
    play_until(&mut french, &mut british, |table| table["number"] == 2).await;
}

#[tokio::test]
async fn a_damaged_table_keeps_no_other_from_being_listed() {
    let (folder, server) = Server::fresh().await;
    let (damaged, whole) =
        (opened(&server, "open", "open").await, opened(&server, "open", "open").await);
    server.stop().await;
    let file = folder.0.join("carillon.sqlite");
    let mut disk = SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    let damage = sqlx::query("UPDATE tables SET secret = 'x', options = 'y' WHERE id = ?");
    damage.bind(&damaged.id).execute(&mut disk).await.unwrap();
    disk.close().await.unwrap();
    let server = Server::start(&folder.0).await;
    let all = listed(&server).await;
    let [one] = &all[..] else { panic!("{all:?}") };
    assert_eq!(one["table"], whole.id);
}

#[tokio::test]
async fn a_seat_that_is_not_offered_to_all_is_not_taken_by_naming_it() {
    let (_folder, server) = Server::fresh().await;
    let key = "k".repeat(32);
    let table = opened(&server, "invitation", "open").await;
    assert_eq!(join(&server, &table, "british", &key).await.status, 404);
    let table = opened(&server, "open", "open").await;
    assert_eq!(join(&server, &table, "french", &key).await.status, 404, "that is the opener's");
    let path = format!("/api/tables/{}/claim", table.id);
    for asked in [
        json!({ "key": key }),
        json!({ "key": key, "side": "cook" }),
        json!({ "key": key, "side": "british", "invitation": "x" }),
    ] {
        assert_eq!(server.post(&path, &asked.to_string()).await.status, 400, "{asked}");
    }
    let unknown = json!({ "game": "toy", "french": "me", "british": "open", "access": "all" });
    assert_eq!(server.post("/api/tables", &unknown.to_string()).await.status, 400);
}

#[tokio::test]
async fn an_abandoned_table_is_not_listed() {
    let folder = Folder::new();
    let limits = Limits { open_hours: 0, ..config(&folder.0).limits };
    let server = Server::configured(Config { limits, ..config(&folder.0) }, toy::shelf()).await;
    let table = opened(&server, "open", "open").await;
    assert_eq!(listed(&server).await, Vec::<Value>::new());
    server.stop().await;
    // A player who was there recently still counts as waiting.
    let server = Server::start(&folder.0).await;
    server.sit(&table, &[&table.french]).await;
    assert_eq!(listed(&server).await.len(), 1);
    let mut french = server.sit(&table, &[&table.french]).await;
    let watcher = server.sit(&table, &[]).await;
    assert_eq!(watcher.table["access"], "open");
    french.send(json!({ "do": "chat", "text": "is anybody there?" })).await;
}

#[tokio::test]
async fn a_private_table_has_no_spectators() {
    let (_folder, server) = Server::fresh().await;
    let table = opened(&server, "private", "open").await;
    let code = table.invitations[0].1.clone();
    let look = async |sit: Value| {
        let mut player = Player::connect(server.address, &table.id).await;
        player.send(sit).await;
        player.next().await.unwrap()
    };
    assert_eq!(look(json!({ "do": "sit" })).await["code"], "private");
    assert_eq!(look(json!({ "do": "sit", "invitation": "nonsense" })).await["code"], "private");
    assert_eq!(look(json!({ "do": "sit", "tokens": [table.french] })).await["is"], "table");
    // An invited guest sees the table before claiming the seat.
    let invited = look(json!({ "do": "sit", "invitation": code })).await;
    assert_eq!((&invited["is"], &invited["seats"]), (&json!("table"), &json!([])));
    let key = "k".repeat(32);
    assert_eq!(server.claim(&table.id, &code, &key).await.status, 200);
    assert_eq!(look(json!({ "do": "sit", "tokens": [key] })).await["seats"], json!(["british"]));
    // An invitation that was claimed no longer opens the table.
    assert_eq!(look(json!({ "do": "sit", "invitation": code })).await["code"], "private");
    // The list of a visitor's own tables does not show the private table to a stranger either.
    let mine = async |keys: Value| {
        let asked = json!({ "tables": [{ "table": table.id, "keys": keys }] }).to_string();
        server.post("/api/mine", &asked).await.json().as_array().unwrap().len()
    };
    assert_eq!((mine(json!([])).await, mine(json!(["guess"])).await), (0, 0));
    assert_eq!(mine(json!([key])).await, 1);
    // Once the game is over, anybody who has the address may watch.
    let mut french = server.sit(&table, &[&table.french]).await;
    let _british = server.sit(&table, &[&key]).await;
    french.see(|table| table["started"] == true).await;
    french.send(json!({ "do": "resign", "side": "french", "id": "r" })).await;
    french.see(|table| table["result"] == "french resigned").await;
    assert_eq!(look(json!({ "do": "sit" })).await["is"], "table");
}

/// No single address may fill the list.
#[tokio::test]
async fn an_address_has_its_share_of_the_list_and_no_more() {
    let folder = Folder::new();
    let limits = Limits { address_open: 3, ..config(&folder.0).limits };
    let config = Config { limits, proxied: true, ..config(&folder.0) };
    let server = Server::configured(config.clone(), toy::shelf()).await;
    let asked = json!({ "game": "toy", "french": "me", "british": "open", "access": "open" });
    let open = async |who: &str| {
        let who = format!("X-Forwarded-For: {who}\r\n");
        let body = asked.to_string();
        let answer = request(server.address, "POST", "/api/tables", &who, body.as_bytes()).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        NewTable::read(&answer.json())
    };
    let friend = open("10.0.0.1").await;
    let mut greedy = Vec::new();
    for _ in 0..60 {
        greedy.push(open("10.0.0.2").await);
    }
    let ids = async |server: &Server| -> Vec<String> {
        let all = listed(server).await;
        all.iter().map(|one| one["table"].as_str().unwrap().to_string()).collect()
    };
    let all = ids(&server).await;
    assert!(all.contains(&friend.id) && all.len() == 4, "{} are listed", all.len());
    // Sitting down at all tables does not list more of them, and a restart does not forget which address
    // opened them.
    for table in &greedy {
        server.sit(table, &[&table.french]).await;
    }
    assert_eq!(ids(&server).await.len(), 4);
    server.stop().await;
    let server = Server::configured(config, toy::shelf()).await;
    let all = ids(&server).await;
    assert!(all.contains(&friend.id) && all.len() == 4, "{} are listed", all.len());
    // When one of the listed tables is taken, there is room for another.
    let taken = all.iter().find(|id| **id != friend.id).unwrap();
    let taken = greedy.iter().find(|table| table.id == *taken).unwrap();
    assert_eq!(join(&server, taken, "british", &"k".repeat(32)).await.status, 200);
    assert_eq!(ids(&server).await.len(), 4);
}

#[tokio::test]
async fn one_player_can_not_take_every_open_seat() {
    let folder = Folder::new();
    let limits = Limits { address_open: 50, ..config(&folder.0).limits };
    let server = Server::configured(Config { limits, ..config(&folder.0) }, toy::shelf()).await;
    let mut tables = Vec::new();
    for _ in 0..50 {
        tables.push(opened(&server, "open", "open").await);
    }
    server.stop().await;
    let limits = Limits { address_units_a_second: 0, ..Limits::default() };
    let server = Server::configured(Config { limits, ..config(&folder.0) }, toy::shelf()).await;
    let mut claimed = 0;
    for table in &tables {
        let answer = join(&server, table, "british", &"k".repeat(32)).await;
        if answer.status != 200 {
            assert_eq!(answer.status, 429, "{}", answer.body);
            break;
        }
        claimed += 1;
    }
    assert!((1..=10).contains(&claimed), "{claimed} seats");
}

/// Opens a table in the lobby at which the player waits as French. Returns the answer.
async fn offer(player: &mut Device, accounts_only: bool) -> Value {
    let asked = json!({ "game": "toy", "french": "me", "british": "open", "access": "open", "accounts_only": accounts_only });
    player.done("/api/tables", asked).await
}

/// Returns the tables that a player sees in the lobby.
async fn seen(player: &Device) -> Vec<Value> {
    player.get("/api/open").await.json().as_array().unwrap().clone()
}

async fn take(player: &mut Device, table: &Value) -> (u16, String) {
    let path = format!("/api/tables/{}/claim", table.as_str().unwrap());
    let asked = json!({ "side": "british", "key": "k".repeat(32), "name": "Ben" });
    player.refused(&path, asked).await
}

#[tokio::test]
async fn a_seat_for_accounts_is_not_taken_by_a_guest() {
    let (_folder, server) = Server::fresh().await;
    let (mut anna, mut guest, mut ben) =
        (Device::new(&server), Device::new(&server), Device::new(&server));
    let asked = json!({ "game": "toy", "french": "me", "british": "open", "access": "open", "accounts_only": true });
    assert_eq!(guest.refused("/api/tables", asked).await, (401, "signed-out".into()));
    anna.sign_up("Anna").await;
    let table = offer(&mut anna, true).await["table"].clone();
    let all = seen(&guest).await;
    assert_eq!((all.len(), &all[0]["accounts_only"]), (1, &json!(true)));
    assert_eq!(take(&mut guest, &table).await, (401, "signed-out".into()));
    ben.sign_up("Ben").await;
    assert_eq!(take(&mut ben, &table).await.0, 200);
    // Any other open table takes a guest.
    let table = offer(&mut anna, false).await["table"].clone();
    assert_eq!(seen(&guest).await[0]["accounts_only"], Value::Null);
    assert_eq!(take(&mut guest, &table).await.0, 200);
}

#[tokio::test]
async fn an_open_table_is_withdrawn_by_its_players_only() {
    let (_folder, server) = Server::fresh().await;
    let (mut anna, mut ben) = (Device::new(&server), Device::new(&server));
    anna.sign_up("Anna").await;
    ben.sign_up("Ben").await;
    let opened = offer(&mut anna, false).await;
    let path = format!("/api/tables/{}/withdraw", opened["table"].as_str().unwrap());
    assert_eq!(ben.refused(&path, json!({})).await, (403, "not-seated".into()));
    assert_eq!(anna.done(&path, json!({})).await, json!([]));
    assert_eq!(seen(&ben).await, Vec::<Value>::new());
    assert_eq!(take(&mut ben, &opened["table"]).await.0, 404);
    // The table stays withdrawn when its player comes back, and an invitation still leads to it.
    let table = opened["table"].as_str().unwrap();
    drop(anna.sit(table, &[]).await);
    assert_eq!(seen(&ben).await, Vec::<Value>::new());
    let claim = json!({ "invitation": opened["invitations"]["british"], "key": "k".repeat(32) });
    ben.done(&format!("/api/tables/{table}/claim"), claim).await;
    // A guest withdraws a table with the key of the seat.
    let mut guest = Device::new(&server);
    let opened = offer(&mut guest, false).await;
    let path = format!("/api/tables/{}/withdraw", opened["table"].as_str().unwrap());
    let keys = json!({ "keys": [opened["seats"]["french"]] });
    assert_eq!(guest.done(&path, keys).await, json!([]));
    assert_eq!(seen(&ben).await, Vec::<Value>::new());
}

#[tokio::test]
async fn players_of_whom_one_has_blocked_the_other_do_not_meet() {
    let (_folder, server) = Server::fresh().await;
    let (mut anna, mut ben, guest) =
        (Device::new(&server), Device::new(&server), Device::new(&server));
    anna.sign_up("Anna").await;
    ben.sign_up("Ben").await;
    for odd in ["Carl", "Anna"] {
        let block = json!({ "block": odd });
        assert_eq!(anna.refused("/api/account/blocks", block).await, (404, "not-found".into()));
    }
    for _ in 0..2 {
        let blocks = anna.done("/api/account/blocks", json!({ "block": "BEN" })).await;
        assert_eq!(blocks, json!({ "names": ["Ben"] }));
    }
    let hers = offer(&mut anna, false).await["table"].clone();
    let his = offer(&mut ben, false).await["table"].clone();
    let tables = |all: Vec<Value>| -> Vec<Value> {
        all.into_iter().map(|one| one["table"].clone()).collect()
    };
    assert_eq!(tables(seen(&anna).await), std::slice::from_ref(&hers));
    assert_eq!(tables(seen(&ben).await), std::slice::from_ref(&his));
    assert_eq!(seen(&guest).await.len(), 2);
    assert_eq!(take(&mut ben, &hers).await, (404, "not-found".into()));
    assert_eq!(take(&mut anna, &his).await, (404, "not-found".into()));
    let blocks = anna.done("/api/account/blocks", json!({ "unblock": "ben" })).await;
    assert_eq!(blocks, json!({ "names": [] }));
    assert_eq!(take(&mut ben, &hers).await.0, 200);
    // A deleted account leaves no block behind.
    anna.done("/api/account/blocks", json!({ "block": "Ben" })).await;
    ben.done("/api/account/delete", json!({ "name": "Ben" })).await;
    assert_eq!(anna.get("/api/account/blocks").await.json(), json!({ "names": [] }));
}
