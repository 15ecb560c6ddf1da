//! Tests of offers and requests between the players of a table.

use crate::common::{NewTable, Player, Server, play_until};
use serde_json::{Value, json};

async fn two(server: &Server) -> (NewTable, Player, Player) {
    let (table, mut french, mut british) = server.two().await;
    british.see(|table| table["started"] == true).await;
    play_until(&mut french, &mut british, |table| table["number"] == 2).await;
    (table, french, british)
}

fn draw(side: &str, id: &str) -> Value {
    json!({ "do": "draw", "side": side, "id": id })
}

#[tokio::test]
async fn a_draw_that_both_want_ends_the_game_and_stands_in_its_record() {
    let (folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = two(&server).await;
    let no = french.refused(draw("british", "a")).await;
    assert_eq!(no["code"], "not-your-seat");
    french.send(draw("french", "a")).await;
    french.until("ack").await;
    british.see(|table| table["draw"] == json!(["french"])).await;
    // An offer is not an entry, so the other side's next play is not stale.
    assert_eq!(british.entry(), 2);
    // The offer survives a restart of the server.
    server.stop().await;
    let server = Server::start(&folder.0).await;
    let mut french = server.sit(&table, &[&table.french]).await;
    let mut british = server.sit(&table, &[&table.british]).await;
    assert_eq!(british.table["draw"], json!(["french"]));
    // A player can't accept their own offer by offering again.
    french.send(draw("french", "b")).await;
    french.until("ack").await;
    assert_eq!(french.table["result"], Value::Null);
    for _ in 0..2 {
        british.send(draw("british", "c")).await; // sent again, since its ack was lost
        assert_eq!(british.until("ack").await["entry"], 3);
    }
    for player in [&mut french, &mut british] {
        player.see(|table| table["result"] == "draw agreed").await;
        assert_eq!((&player.table["as"], &player.table["draw"]), (&json!("open"), &json!([])));
    }
    assert_eq!(french.refused(draw("french", "d")).await["code"], "over");
    server.uploads_its_record(&table, "draw agreed").await;
}

#[tokio::test]
async fn an_offer_stands_until_the_other_side_plays_or_declines() {
    let (_folder, server) = Server::fresh().await;
    let (_, mut french, mut british) = two(&server).await;
    for (offers, other) in [("french", "british"), ("british", "french")] {
        let (one, two) = if offers == "french" {
            (&mut french, &mut british)
        } else {
            (&mut british, &mut french)
        };
        one.send(draw(offers, "a")).await;
        one.until("ack").await;
        two.see(|table| table["draw"] == json!([offers])).await;
        two.send(json!({ "do": "decline", "side": other })).await;
        one.see(|table| table["draw"] == json!([])).await;
        two.see(|table| table["draw"] == json!([])).await;
    }
    // The loser of the round replies, which declines the winner's offer.
    let british_reply = british.awaits("british");
    let (side, other) = if british_reply { ("british", "french") } else { ("french", "british") };
    let (one, two) =
        if british_reply { (&mut british, &mut french) } else { (&mut french, &mut british) };
    two.send(draw(other, "b")).await;
    two.until("ack").await;
    one.see(|table| table["draw"] == json!([other])).await;
    one.play(side, "pass").await;
    assert_eq!(one.table["draw"], json!([]));
    // A player who plays on does not withdraw their own offer.
    two.see_number(3).await;
    two.send(draw(other, "c")).await;
    two.until("ack").await;
    two.see(|table| table["draw"] == json!([other])).await;
    two.play(other, "done").await;
    assert_eq!(two.table["draw"], json!([other]));
}

#[tokio::test]
async fn the_computer_plays_to_the_end_and_plays_again() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "bot:random").await;
    let mut french = server.sit(&table, &[&table.french]).await;
    french.see(|table| table["started"] == true).await;
    assert_eq!(french.refused(draw("french", "a")).await["code"], "refused");
    let rematch = json!({ "do": "rematch", "side": "french", "id": "again" });
    assert_eq!(french.refused(rematch.clone()).await["code"], "refused", "it is not over");
    french.send(json!({ "do": "resign", "side": "french", "id": "b" })).await;
    french.see(|table| table["result"] == "french resigned").await;
    french.send(rematch).await;
    french.see(|table| table["next"].is_string()).await;
    let next = french.table["next"].as_str().unwrap().to_string();
    let mut again = Player::connect(server.address, &next).await;
    again.sit(&[&table.french]).await;
    again.see(|table| table["started"] == true).await;
    assert_eq!(again.table["seats"], json!(["british"]));
    assert_eq!(again.table["players"]["french"]["kind"], "bot");
}

#[tokio::test]
async fn a_rematch_that_both_want_is_there_once_with_sides_swapped() {
    let (_folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = two(&server).await;
    french.send(json!({ "do": "resign", "side": "french", "id": "a" })).await;
    french.see(|table| table["result"] == "french resigned").await;
    let asks = |side: &str, id: &str| json!({ "do": "rematch", "side": side, "id": id });
    french.send(asks("french", "b")).await;
    british.see(|table| table["rematch"] == json!({ "french": "swapped", "british": null })).await;
    assert_eq!(british.table.get("next"), None);
    british.send(asks("british", "c")).await;
    british.see(|table| table["next"].is_string()).await;
    french.see(|table| table["next"].is_string()).await;
    let next = french.table["next"].clone();
    // A player who asks for a rematch again is told of the same table.
    french.send(asks("french", "d")).await;
    french.until("ack").await;
    assert_eq!((&french.table["next"], &british.table["next"]), (&next, &next));

    let next = next.as_str().unwrap();
    let mut first = Player::connect(server.address, next).await;
    first.sit(&[&table.french]).await;
    let mut second = Player::connect(server.address, next).await;
    second.sit(&[&table.british]).await;
    first.see(|table| table["started"] == true).await;
    second.see(|table| table["started"] == true).await;
    assert_eq!(
        (&first.table["seats"], &second.table["seats"]),
        (&json!(["british"]), &json!(["french"]))
    );
    assert_eq!(first.table["players"]["british"]["name"], "Marie");
    assert_ne!(first.table["commitment"], table.commitment.as_str());
    play_until(&mut second, &mut first, |table| table["number"] == 2).await;
}

#[tokio::test]
async fn a_rematch_with_the_same_sides_is_there_once_both_want_that_one() {
    let (_folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = two(&server).await;
    french.send(json!({ "do": "resign", "side": "french", "id": "a" })).await;
    french.see(|table| table["result"] == "french resigned").await;
    let asks = |side: &str, sides: &str, id: &str| json!({ "do": "rematch", "side": side, "sides": sides, "id": id });
    french.send(asks("french", "same", "b")).await;
    british.see(|table| table["rematch"]["french"] == "same").await;
    british.send(asks("british", "swapped", "c")).await;
    british.see(|table| table["rematch"]["british"] == "swapped").await;
    assert_eq!(british.table.get("next"), None, "they want different games");
    british.send(asks("british", "same", "d")).await;
    british.see(|table| table["next"].is_string()).await;
    let next = british.table["next"].as_str().unwrap().to_string();
    // A rematch that exists can't be changed.
    british.send(asks("british", "swapped", "e")).await;
    british.until("ack").await;
    assert_eq!(british.table["rematch"], json!({ "french": "same", "british": "same" }));
    for (key, side) in [(&table.french, "french"), (&table.british, "british")] {
        let mut player = Player::connect(server.address, &next).await;
        player.sit(&[key]).await;
        assert_eq!(player.table["seats"], json!([side]));
    }
}
