//! Tests of players who change seats because of an action of the game: in Wilderness War they bid for sides
//! (13.3, 14.7).

use crate::clock;
use crate::common::postgres;
use crate::common::{Folder, NewTable, Player, Server};
use crate::nodes;
use engine::Record;
use serde_json::{Value, json};

/// Opens a table at which both players bid for the French in secret.
async fn table(server: &Server, french: &str, british: &str) -> NewTable {
    timed(server, french, british, None).await
}

async fn timed(server: &Server, french: &str, british: &str, clock: Option<Value>) -> NewTable {
    let mut asked = json!({
        "game": "wilderness",
        "options": { "bidding": "sealed", "bid-for": "french" },
        "french": french,
        "british": british,
        "name": "Marie",
    });
    if let Some(clock) = clock {
        asked["clock"] = clock;
    }
    let answer = server.post("/api/tables", &asked.to_string()).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let mut table = NewTable::read(&answer.json());
    for (side, invitation) in table.invitations.clone() {
        let key = format!("{side:-<32}");
        let seat = server.claim(&table.id, &invitation, &key).await;
        assert_eq!(seat.status, 200, "{}", seat.body);
        if side == "french" { table.french = key } else { table.british = key }
    }
    table
}

/// Returns the number of cards visible in the hand of a side.
fn hand(table: &Value, side: &str) -> usize {
    table["view"]["cards"][side]["hand"].as_array().map_or(0, Vec::len)
}

fn sits(table: &Value, side: &str) -> bool {
    table["started"] == true && table["seats"] == json!([side]) && table["as"] == side
}

/// Checks that Marie, who began as the French, has the British now, and her opponent the French.
async fn have_changed(marie: &mut Player, other: &mut Player) {
    for (player, side, foe) in [(marie, "british", "french"), (other, "french", "british")] {
        player.see(|table| sits(table, side) && table["number"] == 2).await;
        let table = &player.table;
        assert_eq!(table["players"]["british"]["name"], "Marie");
        assert_eq!(table["players"]["french"]["name"], "");
        assert_eq!((hand(table, side), hand(table, foe)), (9, 0), "{}", table["view"]["cards"]);
        let points = &table["view"]["tracks"][0];
        assert_eq!(
            (&points["id"], &points["french"]),
            (&json!("vp"), &json!(2)),
            "two of four were bid"
        );
    }
}

/// Makes the British seat outbid the French one.
async fn bid(marie: &mut Player, other: &mut Player) {
    marie.see(|table| sits(table, "french")).await;
    other.see(|table| sits(table, "british")).await;
    marie.play("french", "bid french 1").await;
    let entry = other.entry();
    other.send(settling(entry)).await;
    other.until("ack").await;
}

/// Returns the bid that outbids the French seat.
fn settling(entry: u64) -> Value {
    json!({ "do": "play", "entry": entry, "side": "british", "play": "bid french 2", "id": "bid" })
}

/// Returns a table of two players who have bid and have changed seats.
async fn changed(folder: &Folder) -> (Server, NewTable, Player, Player) {
    let server = Server::with(&folder.0, shelf::shelf()).await;
    let table = table(&server, "me", "open").await;
    let mut marie = server.sit(&table, &[&table.french]).await;
    let mut other = server.sit(&table, &[&table.british]).await;
    bid(&mut marie, &mut other).await;
    have_changed(&mut marie, &mut other).await;
    (server, table, marie, other)
}

#[tokio::test]
async fn the_higher_bidder_changes_seats() {
    let folder = Folder::new();
    let (server, table, mut marie, mut other) = changed(&folder).await;
    // Marie's former side now belongs to the other player, both for choices and for questions.
    let ways = json!({ "do": "ways", "side": "french" });
    assert_eq!(marie.refused(ways).await["code"], "not-your-seat");
    let resign = |side: &str, id: &str| json!({ "do": "resign", "side": side, "id": id });
    assert_eq!(marie.refused(resign("french", "no")).await["code"], "not-your-seat");
    assert_eq!(other.refused(resign("british", "no")).await["code"], "not-your-seat");
    // A client whose ack was lost sends the action again, for its old side.
    other.send(settling(1)).await;
    assert_eq!(other.until("ack").await["entry"], 2);
    // The change of seats survives a restart of the server, and clients that still name their old side.
    server.stop().await;
    let server = Server::with(&folder.0, shelf::shelf()).await;
    let mut marie = server.live(&table).await;
    marie.send(json!({ "do": "sit", "tokens": [table.french], "as": "french" })).await;
    marie.until("table").await;
    let mut other = server.sit(&table, &[&table.british]).await;
    have_changed(&mut marie, &mut other).await;
    let play = other.choices()[0].clone();
    other.play("french", &play).await;
    // An id that the other player has used for this side does not clash with Marie's.
    marie.send(resign("british", "bid")).await;
    assert_eq!(marie.until("ack").await["entry"], 4);
    let record = server.get(&format!("/api/tables/{}/record", table.id)).await.body;
    let read = Record::parse(&record).unwrap();
    assert_eq!(read.header.players.british, "Marie");
    assert_eq!(read.result.as_deref(), Some("british resigned"));
    assert_eq!(server.post("/api/records", &record).await.status, 201, "its dice are proven");
}

#[tokio::test]
async fn a_bid_that_is_taken_back_restores_all_seats() {
    let folder = Folder::new();
    let (_server, _, mut marie, mut other) = changed(&folder).await;
    let back = |player: &Player, side: &str| json!({ "do": "takeback", "entry": player.entry(), "side": side, "id": side });
    other.send(back(&other, "french")).await;
    other.until("ack").await;
    marie.see(|table| table["takeback"] == json!(["french"])).await;
    // The other player's last action was the bid, which was made for the other side.
    assert_eq!(other.table["asks_back"]["number"], 1);
    assert_eq!(marie.table["asks_back"]["number"], 0);
    marie.send(back(&marie, "british")).await;
    marie.until("ack").await;
    marie.see(|table| sits(table, "french") && table["number"].as_u64() < Some(2)).await;
    other.see(|table| sits(table, "british") && table["number"].as_u64() < Some(2)).await;
    assert_eq!(marie.table["players"]["french"]["name"], "Marie");
}

#[tokio::test]
async fn players_at_two_nodes_change_seats() {
    let address = postgres::shared().await.database().await;
    let [one, two] = [(); 2].map(|()| nodes::node(&address, shelf::shelf()));
    let (one, two) = (one.await, two.await);
    let table = table(&one, "me", "open").await;
    let mut marie = one.sit(&table, &[&table.french]).await;
    let mut other = two.sit(&table, &[&table.british]).await;
    bid(&mut marie, &mut other).await;
    have_changed(&mut marie, &mut other).await;
    for player in [&mut marie, &mut other] {
        player.see(|table| table["players"]["french"]["here"] == true).await;
        player.see(|table| table["players"]["british"]["here"] == true).await;
    }
}

#[tokio::test]
async fn a_bot_changes_seats_like_anybody() {
    let folder = Folder::new();
    let server = Server::with(&folder.0, shelf::shelf()).await;
    let table = table(&server, "bot:thumb", "me").await;
    let mut marie = server.sit(&table, &[&table.british]).await;
    marie.see(|table| sits(table, "british")).await;
    let play = json!({ "do": "play", "entry": marie.entry(), "side": "british", "play": "bid french 10", "id": "bid" });
    marie.send(play).await;
    marie.see(|table| sits(table, "french") && table["awaited"] == json!(["french"])).await;
    assert_eq!(marie.table["players"]["british"]["kind"], "bot");
    let number = marie.number();
    while marie.number() < number + 6 {
        marie.see(|table| table["awaited"] == json!(["french"])).await;
        let play = marie.choices()[0].clone();
        marie.play("french", &play).await;
    }
}

#[tokio::test]
async fn a_player_whom_the_computer_plays_for_stays_so_after_changing_seats() {
    let folder = Folder::new();
    let server = Server::with(&folder.0, shelf::shelf()).await;
    let clock = json!({ "kind": "move", "seconds": 3600, "when_out": "computer" });
    let table = timed(&server, "me", "open", Some(clock)).await;
    let mut marie = server.sit(&table, &[&table.french]).await;
    let mut other = server.sit(&table, &[&table.british]).await;
    marie.see(|table| sits(table, "french")).await;
    other.see(|table| sits(table, "british")).await;
    other.play("british", "bid french 10").await;
    server.stop().await;
    // Marie does not come, and the computer bids for her.
    clock::pass(&folder.0, 2 * clock::HOUR, true).await;
    for _ in 0..2 {
        let server = Server::with(&folder.0, shelf::shelf()).await;
        let mut other = server.sit(&table, &[&table.british]).await;
        other.see(|table| sits(table, "french")).await;
        let players = &other.table["players"];
        assert_eq!(players["british"]["played_for"], true, "{players}");
        assert_eq!(players["french"].get("played_for"), None, "{players}");
        server.stop().await;
    }
}
