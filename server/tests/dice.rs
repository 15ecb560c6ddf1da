//! The origin of the dice: the server commits to its secret before any player draws a share.

use crate::common::{Folder, Server, config, play_until, toy};
use engine::{Record, Secret, commitment};
use serde_json::json;
use server::Config;

#[tokio::test]
async fn the_dice_begin_when_both_shares_are_in() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let mut french = server.live(&table).await;
    let mut british = server.live(&table).await;
    for (player, token) in [(&mut french, &table.french), (&mut british, &table.british)] {
        player.send(json!({ "do": "sit", "tokens": [token] })).await;
        player.until("table").await;
        assert_eq!(player.table["started"], false, "no share has been drawn yet");
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
    assert_eq!(no["code"], "refused", "a share that was given can't be changed");
    // A share that is sent again is accepted again.
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

/// If the share of a bot were published later, the operator of the server could choose it after seeing the
/// player's share.
#[tokio::test]
async fn the_share_of_a_bot_is_published_with_the_commitment() {
    let (_folder, server) = Server::fresh().await;
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

/// Returns the actions of each side in two games between bots, opened one after the other. Where both bots
/// choose in secret, either may play first.
async fn games_of_bots(seed: Option<u64>, first: &str, second: &str) -> [Vec<String>; 2] {
    let folder = Folder::new();
    let server = Server::configured(Config { seed, ..config(&folder.0) }, toy::shelf()).await;
    let mut games = [Vec::new(), Vec::new()];
    for (bot, game) in [first, second].into_iter().zip(&mut games) {
        let table = server.opened(bot, "bot:random").await;
        let path = format!("/api/tables/{}/record", table.id);
        let record = loop {
            let answer = server.get(&path).await;
            match answer.status {
                200 => break Record::parse(&answer.body).unwrap(),
                _ => tokio::time::sleep(std::time::Duration::from_millis(5)).await,
            }
        };
        *game = record.lines.iter().map(|line| format!("{} {}", line.side, line.play)).collect();
        game.sort_by_key(|line| line.starts_with("british"));
    }
    games
}

/// With a seed a test plays the same games again, in whichever order its tables are opened.
#[tokio::test]
async fn a_seed_brings_the_same_games_again() {
    let (random, search) = ("bot:random", "bot:search:5");
    let [one, other] = games_of_bots(Some(7), random, search).await;
    let [other_again, one_again] = games_of_bots(Some(7), search, random).await;
    assert_eq!((&one, &other), (&one_again, &other_again));
    assert_ne!(games_of_bots(Some(8), random, search).await, [one.clone(), other]);
    // Each table of a kind has its own dice, and without a seed they can't be predicted.
    let [first, second] = games_of_bots(Some(7), random, random).await;
    assert!(first == one && first != second);
    let [first, second] = games_of_bots(None, random, random).await;
    assert_ne!(first, second);
}
