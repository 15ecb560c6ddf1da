//! Where the dice come from: the server is committed to its secret before any
//! player draws his share.

use crate::common::{Folder, Server, play_until};
use engine::{Record, Secret, commitment};
use serde_json::json;

#[tokio::test]
async fn the_dice_begin_when_both_shares_are_in() {
    let folder = Folder::new();
    let server = Server::start(&folder.0).await;
    let table = server.table("me", "open").await;
    let mut french = server.live(&table).await;
    let mut british = server.live(&table).await;
    for (player, token) in [(&mut french, &table.french), (&mut british, &table.british)] {
        player.send(json!({ "do": "sit", "tokens": [token] })).await;
        player.until("table").await;
        assert_eq!(player.table["started"], false, "nobody has drawn yet");
        assert_eq!(player.table["commitment"], table.commitment.as_str());
    }
    let share = |side: &str, commitment: &str, nonce: &str| json!({ "do": "nonce", "side": side, "commitment": commitment, "nonce": nonce });
    let no = french.refused(share("french", &"0".repeat(64), "one")).await;
    assert_eq!(no["code"], "refused", "{no}");
    let no = french.refused(share("british", &table.commitment, "one")).await;
    assert_eq!(no["code"], "not-your-seat");
    let no = french.refused(share("french", &table.commitment, "two words")).await;
    assert_eq!(no["code"], "unreadable");

    french.send(share("french", &table.commitment, "one")).await;
    french.see(|table| table["players"]["french"]["nonce"] == "one").await;
    assert_eq!(french.table["started"], false);
    let no = french.refused(share("french", &table.commitment, "another")).await;
    assert_eq!(no["code"], "refused", "what is in stays in");
    // Sent again, it is what it was.
    french.send(share("french", &table.commitment, "one")).await;
    british.send(share("british", &table.commitment, "two")).await;
    french.see(|table| table["started"] == true).await;
    british.see(|table| table["started"] == true).await;
    assert_eq!(british.table.get("secret"), None);

    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
    let secret: Secret = french.table["secret"].as_str().unwrap().parse().unwrap();
    assert_eq!(commitment(&secret), table.commitment);
    let record = server.get(&format!("/api/tables/{}/record", table.id)).await;
    let record = Record::parse(&record.body).unwrap();
    assert_eq!((&*record.header.nonces.french, &*record.header.nonces.british), ("one", "two"));
    assert_eq!(record.header.commitment, table.commitment);
}

/// Who runs the server could otherwise choose the bot's share to fit the player's.
#[tokio::test]
async fn the_share_of_a_bot_is_told_with_the_commitment() {
    let folder = Folder::new();
    let server = Server::start(&folder.0).await;
    let table = server.table("me", "bot:random").await;
    let mut french = server.live(&table).await;
    french.send(json!({ "do": "sit", "tokens": [table.french] })).await;
    french.until("table").await;
    let bot = french.table["players"]["british"]["nonce"].clone();
    assert!(bot.as_str().is_some_and(|nonce| 32 <= nonce.len()), "{bot}");
    assert_eq!(french.table["started"], false);
    french.send(json!({ "do": "nonce", "side": "french", "commitment": table.commitment, "nonce": "mine" })).await;
    french.see(|table| table["started"] == true).await;
    assert_eq!(french.table["players"]["british"]["nonce"], bot);
}
