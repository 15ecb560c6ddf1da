//! Tests of seats: invitations, keys, and recovery codes.

use crate::common::{NewTable, Player, Server};
use serde_json::{Value, json};

fn key(who: &str) -> String {
    format!("{who:-<32}")
}

fn invitation(table: &NewTable) -> String {
    table.invitations[0].1.clone()
}

async fn sat(server: &Server, table: &NewTable, token: &str) -> Value {
    let mut player = server.live(table).await;
    player.send(json!({ "do": "sit", "tokens": [token], "nonce": "n" })).await;
    player.next().await.unwrap()
}

#[tokio::test]
async fn the_opener_never_gets_the_key_to_the_other_seat() {
    let (_folder, server) = Server::fresh().await;
    let table = server.opened("me", "open").await;
    assert_eq!(table.british, "", "no token of the open seat is told");
    let code = invitation(&table);
    assert_eq!(sat(&server, &table, &code).await["code"], "not-your-seat");

    let mut opener = server.sit(&table, &[&table.french]).await;
    assert_eq!(opener.table["players"]["british"]["kind"], "open");
    assert_eq!(opener.table["players"]["british"].get("claimed"), None);
    let seat = server.claim(&table.id, &code, &key("friend")).await;
    assert_eq!((seat.status, &seat.json()["side"]), (200, &json!("british")));
    // Both players see that the seat was claimed, and when.
    opener.see(|table| table["players"]["british"]["claimed"].is_i64()).await;
    assert_eq!(opener.table["players"]["british"]["kind"], "human");
    let friend = server.sit(&table, &[&key("friend")]).await;
    assert_eq!(friend.table["seats"], json!(["british"]));
    assert_eq!(
        friend.table["players"]["british"]["claimed"],
        opener.table["players"]["british"]["claimed"]
    );
}

/// A crawler or a link preview must not claim a seat.
#[tokio::test]
async fn looking_at_an_invitation_claims_nothing() {
    let (_folder, server) = Server::fresh().await;
    let table = server.opened("me", "open").await;
    for path in [format!("/t/{}", table.id), format!("/api/tables/{}/claim", table.id)] {
        server.get(&path).await;
    }
    let _watcher = server.sit(&table, &[]).await;
    let seat = server.claim(&table.id, &invitation(&table), &key("friend")).await;
    assert_eq!(seat.status, 200, "{}", seat.body);
}

#[tokio::test]
async fn an_invitation_is_claimed_once() {
    let (_folder, server) = Server::fresh().await;
    let table = server.opened("me", "open").await;
    let code = invitation(&table);
    let first = server.claim(&table.id, &code, &key("first")).await;
    assert_eq!(first.status, 200);
    // The answer may be lost on the way. A client that sends the claim again with the same key gets the
    // seat.
    let again = server.claim(&table.id, &code, &key("first")).await;
    assert_eq!((again.status, &again.json()["side"]), (200, &json!("british")));
    let second = server.claim(&table.id, &code, &key("second")).await;
    assert_eq!((second.status, &second.json()["error"]["code"]), (409, &json!("claimed")));
    assert!(second.json()["error"]["claimed"].is_i64(), "{}", second.body);
    assert_eq!(sat(&server, &table, &key("second")).await["code"], "not-your-seat");
    assert_eq!(sat(&server, &table, &key("first")).await["seats"], json!(["british"]));
}

#[tokio::test]
async fn one_of_two_simultaneous_claims_gets_the_seat() {
    let (_folder, server) = Server::fresh().await;
    for _ in 0..10 {
        let table = server.opened("me", "open").await;
        let code = invitation(&table);
        let (one, other) = (key("one"), key("other"));
        let claims = tokio::join!(
            server.claim(&table.id, &code, &one),
            server.claim(&table.id, &code, &other)
        );
        let mut statuses = [claims.0.status, claims.1.status];
        let winner = if claims.0.status == 200 { &one } else { &other };
        statuses.sort();
        assert_eq!(statuses, [200, 409]);
        let loser = if winner == &one { &other } else { &one };
        assert_eq!(sat(&server, &table, winner).await["seats"], json!(["british"]));
        assert_eq!(sat(&server, &table, loser).await["code"], "not-your-seat");
    }
}

#[tokio::test]
async fn a_claim_that_cannot_be_is_answered_clearly() {
    let (_folder, server) = Server::fresh().await;
    let table = server.opened("me", "open").await;
    let code = invitation(&table);
    let refused = |answer: crate::common::Answer| {
        (answer.status, answer.json()["error"]["code"].as_str().unwrap().to_string())
    };
    let of = |status: u16, code: &str| (status, code.to_string());
    let long = key("friend");
    assert_eq!(refused(server.claim(&table.id, "nonsense", &long).await), of(404, "not-found"));
    assert_eq!(refused(server.claim("nowhere", &code, &long).await), of(404, "not-found"));
    assert_eq!(refused(server.claim(&table.id, &code, "short").await), of(400, "unreadable"));
    assert_eq!(
        refused(server.claim(&table.id, &code, &"é".repeat(20)).await),
        of(400, "unreadable")
    );
    let path = format!("/api/tables/{}/claim", table.id);
    assert_eq!(refused(server.post(&path, "{").await), of(400, "unreadable"));

    assert_eq!(server.claim(&table.id, &code, &long).await.status, 200);
    let mut french = server.sit(&table, &[&table.french]).await;
    let _british = server.sit(&table, &[&long]).await;
    french.see(|table| table["started"] == true).await;
    french.send(json!({ "do": "resign", "side": "french", "id": "r" })).await;
    french.until("ack").await;
    let late = server.claim(&table.id, &code, &key("late")).await;
    assert_eq!(refused(late), of(409, "over"));
}

async fn code_of(server: &Server, table: &NewTable, key: &str) -> String {
    let path = format!("/api/tables/{}/code", table.id);
    let answer = server.post(&path, &json!({ "key": key }).to_string()).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()["recovery"].as_str().unwrap().to_string()
}

async fn recover(
    server: &Server,
    table: &NewTable,
    code: &str,
    key: &str,
) -> crate::common::Answer {
    let path = format!("/api/tables/{}/recover", table.id);
    server.post(&path, &json!({ "code": code, "key": key }).to_string()).await
}

#[tokio::test]
async fn a_lost_seat_is_taken_back_with_its_code() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let mut thief = server.sit(&table, &[&table.french]).await;
    let mut british = server.sit(&table, &[&table.british]).await;
    let first = code_of(&server, &table, &table.french).await;
    let code = code_of(&server, &table, &table.french).await;
    assert_eq!(recover(&server, &table, &first, &key("new")).await.status, 404, "the last counts");

    let copied = code.to_uppercase().replace('-', " ");
    let seat = recover(&server, &table, &copied, &key("new")).await;
    assert_eq!((seat.status, &seat.json()["side"]), (200, &json!("french")), "{}", seat.body);
    // The answer may have been lost: a client that sends the request again with the same key is answered
    // again.
    let again = recover(&server, &table, &copied, &key("new")).await;
    assert_eq!((again.status, &again.json()["side"]), (200, &json!("french")), "{}", again.body);
    // The holder of the old key is disconnected, and the other player sees that the seat was taken back.
    while let Some(message) = thief.next().await {
        assert!(!message["players"]["french"]["recovered"].is_i64(), "{message}");
    }
    assert_eq!(sat(&server, &table, &table.french).await["code"], "not-your-seat");
    british.see(|table| table["players"]["french"]["recovered"].is_i64()).await;
    let mut back = server.sit(&table, &[&key("new")]).await;
    assert_eq!(back.table["seats"], json!(["french"]));
    let play = back.choices()[0].clone();
    back.play("french", &play).await;

    assert_eq!(recover(&server, &table, &code, &key("again")).await.status, 404, "it serves once");
    let path = format!("/api/tables/{}/code", table.id);
    let stranger = server.post(&path, &json!({ "key": key("stranger") }).to_string()).await;
    assert_eq!(stranger.json()["error"]["code"], "not-your-seat");
}

#[tokio::test]
async fn an_action_under_a_replaced_key_is_refused() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let mut thief: Player = server.sit(&table, &[&table.french]).await;
    let british = server.sit(&table, &[&table.british]).await;
    thief.see(|table| table["started"] == true).await;
    let code = code_of(&server, &table, &table.french).await;
    let play = json!({ "do": "play", "entry": 0, "side": "french", "play": thief.choices()[0], "id": "x" });
    assert_eq!(recover(&server, &table, &code, &key("new")).await.status, 200);
    // The connection may be closed already.
    let text = tokio_tungstenite::tungstenite::Message::text(play.to_string());
    let _ = futures_util::SinkExt::send(&mut thief.socket, text).await;
    while let Some(message) = thief.next().await {
        assert_ne!(message["is"], "ack");
    }
    drop(british);
    assert_eq!(server.sit(&table, &[&key("new")]).await.number(), 0);
}

#[tokio::test]
async fn one_request_returns_the_status_of_my_tables() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let waiting = server.opened("open", "me").await;
    let mut french = server.sit(&table, &[&table.french]).await;
    let _british = server.sit(&table, &[&table.british]).await;
    french.see(|table| table["started"] == true).await;
    let play = french.choices()[0].clone();
    french.play("french", &play).await;
    let asked = json!({ "tables": [
        { "table": table.id, "keys": [table.french, "not a key"] },
        { "table": "nowhere", "keys": [] },
        { "table": waiting.id, "keys": [waiting.british] },
        { "table": table.id },
    ] });
    let answer = server.post("/api/mine", &asked.to_string()).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let told = answer.json();
    let [one, other, watched] = &told.as_array().unwrap()[..] else { panic!("{told}") };
    assert_eq!((&one["table"], &one["seats"]), (&json!(table.id), &json!(["french"])));
    assert_eq!((&one["awaited"], &one["number"]), (&json!(["british"]), &json!(1)));
    assert_eq!(one["clock"][0]["id"], "season");
    assert_eq!((&one["players"]["british"]["here"], &one["result"]), (&json!(true), &Value::Null));
    assert!(0 < one["since"].as_i64().unwrap());
    assert_eq!((&other["seats"], &other["clock"]), (&json!(["british"]), &json!([])));
    assert_eq!(other["players"]["french"]["kind"], "open");
    assert_eq!(watched["seats"], json!([]));
    assert!(!answer.body.contains("hand"), "nothing of the cards is told: {}", answer.body);

    let many: Vec<_> = (0..61).map(|_| json!({ "table": table.id })).collect();
    let answer = server.post("/api/mine", &json!({ "tables": many }).to_string()).await;
    assert_eq!(answer.status, 413, "{}", answer.body);
}
