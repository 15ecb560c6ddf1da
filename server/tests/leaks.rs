//! Tests that no message on a socket reveals a hand to a client that does not hold it, in any game.

use crate::common::{Folder, NewTable, Player, Server, random};
use serde_json::{Value, json};

/// The number of actions played of each game: enough for its first cards to be played.
const ACTIONS: usize = 80;

#[tokio::test]
async fn no_socket_learns_the_other_hand() {
    let folder = Folder::new();
    let shelf = shelf::shelf();
    let games: Vec<&str> = shelf.games().map(|game| game.facts().name).collect();
    let server = Server::with(&folder.0, shelf).await;
    let mut dice = 7;
    for game in games {
        let asked = json!({ "game": game, "french": "me", "british": "open" }).to_string();
        let mut table = NewTable::read(&server.post("/api/tables", &asked).await.json());
        table.british = "b".repeat(32);
        server.claim(&table.id, &table.invitations[0].1, &table.british).await;
        let mut players = [
            server.sit(&table, &[&table.french]).await,
            server.sit(&table, &[&table.british]).await,
            server.sit(&table, &[]).await,
        ];
        for player in &mut players {
            player.see(|table| table["started"] == true).await;
        }
        // The hands at each moment of the game. Actions that are taken back are played again.
        let mut held = vec![hands(&players)];
        let mut seen = 0;
        for n in 0..ACTIONS {
            act(&mut players, &mut dice).await;
            let number = players[0].number() as usize;
            held.truncate(number);
            held.push(hands(&players));
            let [before, now] = &held[held.len() - 2..] else { panic!("two moments") };
            seen += now[0].len() + now[1].len();
            // A card dealt by the last action may have been discarded openly just before.
            let dealt =
                (0..2).any(|side| now[side].iter().any(|card| !before[side].contains(card)));
            for (side, hand) in now.iter().enumerate() {
                for (eye, player) in players.iter().enumerate() {
                    for card in hand {
                        let mut told = Vec::new();
                        find(&all_but_the_log(&player.table), card, "table", &mut told);
                        if !dealt {
                            find(&last_lines(&player.table), card, "log", &mut told);
                        }
                        assert!(
                            told.is_empty() || eye == side,
                            "{game}: after {number} actions {eye} is told of {card} in {told:?}",
                        );
                        assert!(
                            !told.is_empty() || eye != side,
                            "{game}: {card} is named otherwise in a hand"
                        );
                    }
                }
            }
            if n % 10 == 9 {
                look_back(&mut players, now).await;
            }
        }
        assert!(ACTIONS < seen, "{game}: there were {seen} cards to tell of");
    }
}

/// Makes a side that must choose play at random or take its last action back, and waits until every
/// client has seen that.
async fn act(players: &mut [Player; 3], dice: &mut u64) {
    let awaited: Vec<usize> =
        (0..2).filter(|n| players[0].awaits(["french", "british"][*n])).collect();
    let who = awaited[random(dice) as usize % awaited.len()];
    let player = &mut players[who];
    let undoes = player.table["undo"]["takes"].is_object() && random(dice).is_multiple_of(8);
    if undoes {
        let undo = json!({ "do": "undo", "entry": player.entry(), "id": player.id() });
        player.send(undo).await;
    } else {
        let choices = player.choices();
        let play = &choices[random(dice) as usize % choices.len()];
        let (side, id) = (["french", "british"][who], player.id());
        let play =
            json!({ "do": "play", "entry": player.entry(), "side": side, "play": play, "id": id });
        player.send(play).await;
    }
    let entry = player.until("ack").await["entry"].as_u64().unwrap();
    for player in players {
        player.see(|table| table["entry"] == entry).await;
    }
}

/// Checks that the view of an earlier moment reveals no more about the present hands than it did then.
async fn look_back(players: &mut [Player; 3], hands: &[Vec<String>; 2]) {
    for (eye, player) in players.iter_mut().enumerate() {
        let number = player.number().saturating_sub(5);
        player.send(json!({ "do": "at", "number": number })).await;
        let view = player.until("at").await["view"].take();
        for (side, hand) in hands.iter().enumerate().filter(|(side, _)| *side != eye) {
            // A card that was face up at that moment may have come into a hand since.
            let held = view["cards"][["french", "british"][side]]["held"].as_u64();
            assert!(held.is_some(), "{view}");
            let hand_then = &view["cards"][["french", "british"][side]]["hand"];
            assert!(hand_then.is_null(), "{eye} is told {hand_then}, and {hand:?} is held now");
        }
    }
}

/// Returns the hand of each side, as its own player sees it.
fn hands(players: &[Player; 3]) -> [Vec<String>; 2] {
    [0, 1].map(|side| {
        let hand = &players[side].table["view"]["cards"][["french", "british"][side]]["hand"];
        let cards = hand.as_array().expect("a side sees its own hand");
        let id = |card: &Value| card["id"].as_str().or(card.as_str()).expect("an id").to_string();
        cards.iter().map(id).collect()
    })
}

fn all_but_the_log(table: &Value) -> Value {
    let mut table = table.clone();
    table["log"].take();
    table
}

/// Returns the log lines of the last action.
fn last_lines(table: &Value) -> Value {
    let lines = table["log"].as_array().expect("a list").iter();
    lines.filter(|line| line["n"] == table["number"]).cloned().collect()
}

/// Collects every place in a message that names the card, with its path and value.
fn find(told: &Value, card: &str, way: &str, found: &mut Vec<String>) {
    let is = |text: &str| {
        text.split([' ', '/']).any(|word| {
            ["", "card:", "card-"].iter().any(|prefix| word.strip_prefix(prefix) == Some(card))
        })
    };
    // A card's number names the card, but the same number as the count in a phrase does not.
    let counts = |text: &str| text.parse::<u8>().is_ok();
    match told {
        Value::String(text) if is(text) => found.push(format!("{way}: {text}")),
        Value::Array(list) => {
            let n_of_a_phrase =
                way.contains(".args[") && list.get(1).and_then(Value::as_str).is_some_and(counts);
            for (n, one) in list.iter().enumerate().filter(|_| !n_of_a_phrase) {
                find(one, card, &format!("{way}[{n}]"), found);
            }
        }
        Value::Object(map) => {
            let chit = map.get("is").is_some_and(|is| is == "word");
            for (key, one) in map.iter().filter(|(key, _)| !(chit && *key == "id")) {
                let way = format!("{way}.{key}");
                if is(key) {
                    found.push(way.clone());
                }
                find(one, card, &way, found);
            }
        }
        _ => {}
    }
}

#[test]
fn a_number_counts_as_a_leaked_card_only_where_cards_are_listed() {
    let found = |told: Value| {
        let mut found = Vec::new();
        find(&told, "2", "table", &mut found);
        found
    };
    let counted = json!({
        "text": { "key": "ask-name", "args": [["n", "2"]] },
        "holds": [{ "is": "word", "id": "2" }],
    });
    assert_eq!(found(counted), [""; 0]);
    for told in [
        json!({ "hand": ["2"] }),
        json!({ "holds": [{ "is": "card", "id": "2" }] }),
        json!({ "points": { "2": [] } }),
        json!({ "choices": [{ "play": "event 2" }] }),
        json!({ "text": { "args": [["card", { "name": "card-2" }]] } }),
    ] {
        assert_eq!(found(told.clone()).len(), 1, "{told}");
    }
}
