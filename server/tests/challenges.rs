//! Tests of challenges: who may challenge whom, the answers, the sides, and the notices.

use crate::accounts::Device;
use crate::common::{Folder, Server, config, postgres, toy};
use crate::nodes;
use crate::notices::{Receiver, add, server};
use serde_json::{Value, json};
use server::{Config, Limits};
use sha2::{Digest, Sha256};

const PATH: &str = "/api/account/challenges";

async fn players(server: &Server) -> (Device, Device) {
    let (mut anna, mut ben) = (Device::new(server), Device::new(server));
    anna.sign_up("Anna").await;
    ben.sign_up("Ben").await;
    (anna, ben)
}

fn wish(name: &str) -> Value {
    json!({ "game": "toy", "french": "me", "british": "open", "challenge": name })
}

fn undecided(name: &str, sides: &str) -> Value {
    json!({ "game": "toy", "french": "open", "british": "open", "challenge": name, "sides": sides })
}

/// Opens a table with a challenge, and returns the table.
async fn challenge(player: &mut Device, wish: Value) -> String {
    player.done("/api/tables", wish).await["table"].as_str().unwrap().into()
}

async fn list(player: &Device, which: &str) -> Vec<Value> {
    let answer = player.get(PATH).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()[which].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_challenge_is_accepted_once_by_the_challenged_player() {
    let (_folder, server) = Server::fresh().await;
    let (mut anna, mut ben) = players(&server).await;
    let mut carl = Device::new(&server);
    assert_eq!(carl.refused("/api/tables", wish("Ben")).await, (401, "signed-out".into()));
    assert_eq!(carl.get(PATH).await.status, 401);
    carl.sign_up("Carl").await;
    let table = challenge(&mut anna, wish("BEN")).await;
    let [one] = &list(&ben, "received").await[..] else { panic!("one challenge") };
    assert_eq!(
        (&one["table"], &one["name"], &one["game"], &one["side"]),
        (&json!(table), &json!("Anna"), &json!("toy"), &json!("british"))
    );
    let [sent] = &list(&anna, "sent").await[..] else { panic!("one challenge") };
    assert_eq!(sent["name"], "Ben");
    assert!(list(&carl, "received").await.is_empty() && list(&ben, "sent").await.is_empty());

    let accept = json!({ "accept": { "table": table } });
    for odd in [&mut carl, &mut anna] {
        assert_eq!(odd.refused(PATH, accept.clone()).await, (404, "not-found".into()));
    }
    assert_eq!(carl.refused(PATH, json!({ "decline": table })).await.0, 404);
    assert_eq!(ben.refused(PATH, json!({ "withdraw": table })).await.0, 404);
    // The answer may be lost, and the request come twice.
    for _ in 0..2 {
        let done = ben.done(PATH, accept.clone()).await;
        assert_eq!((&done["side"], &done["received"]), (&json!("british"), &json!([])));
    }
    assert_eq!(anna.refused(PATH, json!({ "withdraw": table })).await.0, 404);
    assert_eq!(ben.refused(PATH, json!({ "decline": table })).await.0, 404);
    let mut french = anna.sit(&table, &[]).await;
    let _british = ben.sit(&table, &[]).await;
    french.see(|table| table["started"] == true).await;
    assert_eq!(french.table["players"]["british"]["name"], "Ben");
    assert_eq!(ben.get(PATH).await.json()["opponents"], json!([{ "name": "Anna" }]));
    // Anna is at the table, and decides who sees it.
    anna.done(PATH, json!({ "shows_online": true })).await;
    let online = json!([{ "name": "Anna", "online": true }]);
    assert_eq!(ben.get(PATH).await.json()["opponents"], online);
    assert_eq!(anna.get(PATH).await.json()["opponents"], json!([{ "name": "Ben" }]));
    anna.done("/api/account/blocks", json!({ "block": "Ben" })).await;
    assert_eq!(ben.get(PATH).await.json()["opponents"], json!([]));
}

#[tokio::test]
async fn a_challenge_is_declined_or_withdrawn() {
    let (_folder, server) = Server::fresh().await;
    let (mut anna, mut ben) = players(&server).await;
    let table = challenge(&mut anna, wish("Ben")).await;
    ben.done(PATH, json!({ "decline": table })).await;
    assert!(list(&ben, "received").await.is_empty());
    assert_eq!(list(&anna, "sent").await[0]["declined"], true);
    assert_eq!(ben.refused(PATH, json!({ "accept": { "table": table } })).await.0, 404);
    // The challenger removes the answer from the list.
    let done = anna.done(PATH, json!({ "withdraw": table })).await;
    assert_eq!(done["sent"], json!([]));
    let table = challenge(&mut anna, wish("Ben")).await;
    anna.done(PATH, json!({ "withdraw": table })).await;
    assert!(list(&ben, "received").await.is_empty());
    assert_eq!(ben.refused(PATH, json!({ "accept": { "table": table } })).await.0, 404);
}

#[tokio::test]
async fn nobody_learns_why_a_player_takes_no_challenge() {
    let (_folder, server) = Server::fresh().await;
    let (mut anna, mut ben) = players(&server).await;
    let unknown = anna.post("/api/tables", wish("Nobody here")).await;
    assert_eq!(unknown.status, 404, "{}", unknown.body);
    let same = async |anna: &mut Device, name: &str| {
        let answer = anna.post("/api/tables", wish(name)).await;
        assert_eq!((answer.status, &answer.body), (404, &unknown.body), "{name}");
    };
    same(&mut anna, "Anna").await;
    same(&mut anna, "?").await;
    let waiting = challenge(&mut anna, wish("Ben")).await;
    ben.done("/api/account/blocks", json!({ "block": "Anna" })).await;
    same(&mut anna, "Ben").await;
    // A challenge that waits already can't be accepted, and is not shown to the player who has blocked the other.
    assert!(list(&ben, "received").await.is_empty());
    assert_eq!(list(&anna, "sent").await.len(), 1);
    assert_eq!(ben.refused(PATH, json!({ "accept": { "table": waiting } })).await.0, 404);
    ben.done("/api/account/blocks", json!({ "unblock": "Anna" })).await;
    anna.done("/api/account/blocks", json!({ "block": "Ben" })).await;
    same(&mut anna, "Ben").await;
    anna.done("/api/account/blocks", json!({ "unblock": "Ben" })).await;
    ben.done(PATH, json!({ "from": "none" })).await;
    same(&mut anna, "Ben").await;
    let from = ben.done(PATH, json!({ "from": "met" })).await["from"].clone();
    assert_eq!(from, "met");
    same(&mut anna, "Ben").await;
    // Former opponents have sat at one table.
    ben.done(PATH, json!({ "accept": { "table": waiting } })).await;
    challenge(&mut anna, wish("Ben")).await;
    assert_eq!(ben.refused(PATH, json!({ "from": "friends" })).await.0, 400);
}

#[tokio::test]
async fn a_challenge_has_a_bounded_number_and_a_bounded_time() {
    let folder = Folder::new();
    let limits = Limits { account_challenges: 2, ..config(&folder.0).limits };
    let started = Server::configured(Config { limits, ..config(&folder.0) }, toy::shelf()).await;
    let (mut anna, mut ben) = players(&started).await;
    let first = challenge(&mut anna, wish("Ben")).await;
    challenge(&mut anna, wish("Ben")).await;
    assert_eq!(anna.refused("/api/tables", wish("Ben")).await.0, 422);
    ben.done(PATH, json!({ "decline": first })).await;
    challenge(&mut anna, wish("Ben")).await;
    let short = Folder::new();
    let limits = Limits { challenge_days: 0, ..config(&short.0).limits };
    let started = Server::configured(Config { limits, ..config(&short.0) }, toy::shelf()).await;
    let (mut anna, mut ben) = players(&started).await;
    let table = challenge(&mut anna, wish("Ben")).await;
    assert!(list(&ben, "received").await.is_empty());
    assert_eq!(ben.refused(PATH, json!({ "accept": { "table": table } })).await.0, 404);
    assert_eq!(list(&anna, "sent").await.len(), 1, "its challenger sees that it has ended");
}

#[tokio::test]
async fn a_challenge_has_two_seats_for_two_players() {
    let (_folder, server) = Server::fresh().await;
    let (mut anna, _ben) = players(&server).await;
    let changed = |changes: Value| {
        let mut wish = wish("Ben");
        for (key, value) in changes.as_object().unwrap() {
            wish[key] = value.clone();
        }
        wish
    };
    for odd in [
        changed(json!({ "british": "me" })),
        changed(json!({ "british": "bot:random" })),
        changed(json!({ "french": "open" })),
        changed(json!({ "sides": "chance" })),
        changed(json!({ "access": "open" })),
    ] {
        assert_eq!(anna.refused("/api/tables", odd.clone()).await.0, 422, "{odd}");
    }
    let alone = json!({ "game": "toy", "french": "open", "british": "open", "sides": "taker" });
    assert_eq!(anna.refused("/api/tables", alone).await.0, 422);
    let odd = undecided("Ben", "coin");
    assert_eq!(anna.refused("/api/tables", odd).await.0, 400);
}

#[tokio::test]
async fn the_challenged_player_chooses_the_side() {
    let (_folder, server) = Server::fresh().await;
    let (mut anna, mut ben) = players(&server).await;
    let opened = anna.done("/api/tables", undecided("Ben", "taker")).await;
    assert_eq!((&opened["seats"], &opened["invitations"]), (&json!({}), &json!({})));
    let table = opened["table"].as_str().unwrap();
    assert_eq!(list(&ben, "received").await[0]["sides"], "taker");
    assert_eq!(list(&ben, "received").await[0]["side"], Value::Null);
    let accept = json!({ "accept": { "table": table } });
    assert_eq!(ben.refused(PATH, accept).await.0, 400, "no side is chosen");
    let accept = json!({ "accept": { "table": table, "side": "french" } });
    assert_eq!(ben.done(PATH, accept).await["side"], "french");
    let mut french = ben.sit(table, &[]).await;
    let british = anna.sit(table, &[]).await;
    assert_eq!(
        (&french.table["seats"], &british.table["seats"]),
        (&json!(["french"]), &json!(["british"]))
    );
    french.see(|table| table["started"] == true).await;
    // Nobody drew a lot.
    assert_eq!(anna.get("/api/account/tables").await.json()[0]["lot"], Value::Null);
}

#[tokio::test]
async fn a_lot_that_anybody_can_check_decides_the_sides() {
    let (_folder, server) = Server::fresh().await;
    let (mut anna, mut ben) = players(&server).await;
    let table = challenge(&mut anna, undecided("Ben", "chance")).await;
    let none = json!({ "accept": { "table": table, "side": "french" } });
    assert_eq!(ben.refused(PATH, none).await.0, 400, "a lot needs a random number");
    let share = "s".repeat(32);
    let accept = json!({ "accept": { "table": table, "share": share } });
    let side = ben.done(PATH, accept.clone()).await["side"].clone();
    // Another number does not change the result.
    let again = json!({ "accept": { "table": table, "share": "t".repeat(32) } });
    assert_eq!(ben.done(PATH, again).await["side"], side);
    let mine = ben.sit(&table, &[]).await;
    let mut french = if side == "french" { mine } else { anna.sit(&table, &[]).await };
    let other = if side == "french" { &anna } else { &ben };
    let _british = other.sit(&table, &[]).await;
    french.see(|table| table["started"] == true).await;
    assert_eq!(anna.get("/api/account/tables").await.json()[0]["lot"], share);
    french.send(json!({ "do": "resign", "side": "french", "id": "r" })).await;
    french.see(|table| table["result"] == "french resigned").await;
    let secret = french.table["secret"].as_str().unwrap();
    let secret: Vec<u8> =
        (0..32).map(|n| u8::from_str_radix(&secret[2 * n..][..2], 16).unwrap()).collect();
    let drawn = Sha256::digest([b"carillon sides\n", &secret[..], share.as_bytes()].concat())[0];
    assert_eq!(side, if drawn % 2 == 0 { "french" } else { "british" });
}

#[tokio::test]
async fn players_who_are_away_are_told_of_challenges_and_answers() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let (mut anna, mut ben) = players(&server).await;
    let (mut hers, mut his) = (Receiver::start(&[]).await, Receiver::start(&[]).await);
    add(&mut anna, "json", &hers.address).await;
    let hook = add(&mut ben, "json", &his.address).await;
    let table = challenge(&mut anna, wish("Ben")).await;
    let told = his.next().await.1;
    assert_eq!((&told["kind"], &told["table"]), (&json!("challenge"), &json!(table)));
    assert_eq!(told["link"], format!("http://{}/", ben.host()));
    assert!(told["text"].as_str().unwrap().ends_with(": on vous lance un défi"), "{told}");
    ben.done(PATH, json!({ "decline": table })).await;
    let told = hers.next().await.1;
    assert!(told["text"].as_str().unwrap().ends_with(": votre défi est décliné"), "{told}");
    let table = challenge(&mut anna, wish("Ben")).await;
    his.next().await;
    ben.done(PATH, json!({ "accept": { "table": table } })).await;
    let told = hers.next().await.1;
    assert!(told["text"].as_str().unwrap().ends_with(": votre défi est relevé"), "{told}");
    // An address that does not want challenges is not told of them.
    ben.done("/api/account/hooks", json!({ "set": { "id": hook["id"], "kinds": ["turn"] } })).await;
    let table = challenge(&mut anna, wish("Ben")).await;
    anna.done(PATH, json!({ "withdraw": table })).await;
    ben.done("/api/account/hooks", json!({ "test": hook["id"] })).await;
    assert_eq!(his.next().await.1["kind"], "test");
}

#[tokio::test]
async fn a_challenge_is_answered_once_at_three_nodes() {
    let address = postgres::shared().await.database().await;
    let [one, two, three] = nodes::nodes(&address).await;
    let (mut anna, ben) = players(&one).await;
    for _ in 0..3 {
        let table = challenge(&mut anna, undecided("Ben", "taker")).await;
        let accept = |side: &str| json!({ "accept": { "table": table, "side": side } });
        let (mut here, mut there, mut hers) = (ben.at(&two), ben.at(&three), anna.at(&three));
        let (french, british, withdrawn) = tokio::join!(
            here.post(PATH, accept("french")),
            there.post(PATH, accept("british")),
            hers.post(PATH, json!({ "withdraw": table })),
        );
        let accepted: Vec<Value> = [&french, &british]
            .into_iter()
            .filter(|one| one.status == 200)
            .map(|one| one.json()["side"].clone())
            .collect();
        if withdrawn.status == 200 {
            assert!(accepted.is_empty(), "{} {}", french.body, british.body);
        } else {
            assert!(!accepted.is_empty() && accepted.iter().all(|side| *side == accepted[0]));
            let seated = ben.at(&one).sit(&table, &[]).await;
            assert_eq!(seated.table["seats"], json!([accepted[0]]));
        }
    }
}

#[tokio::test]
async fn a_deleted_account_leaves_no_challenge_behind() {
    let (_folder, server) = Server::fresh().await;
    let (mut anna, mut ben) = players(&server).await;
    challenge(&mut anna, wish("Ben")).await;
    challenge(&mut ben, undecided("Anna", "chance")).await;
    ben.done("/api/account/delete", json!({ "name": "Ben" })).await;
    let left = anna.get(PATH).await.json();
    assert_eq!((&left["received"], &left["sent"]), (&json!([]), &json!([])));
}
