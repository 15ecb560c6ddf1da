//! Tests of human players at a table.

use crate::common::{Folder, Player, Server, play_until, toy};
use serde_json::{Value, json};

#[tokio::test]
async fn a_table_is_made_joined_and_played_to_its_end() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let mut french = server.sit(&table, &[&table.french]).await;
    assert_eq!(french.table["started"], false);
    assert_eq!(french.table["players"]["british"]["here"], false);
    assert_eq!(french.table.get("view"), None);
    assert_eq!(french.table["commitment"], table.commitment.as_str());

    let mut british = server.sit(&table, &[&table.british]).await;
    french
        .see(|table| table["started"] == true && table["players"]["british"]["here"] == true)
        .await;
    assert_eq!(french.table["players"]["british"]["kind"], "human");
    assert_eq!(french.table["awaited"], json!(["french", "british"]));
    assert_eq!(french.table["seats"], json!(["french"]));
    assert_eq!(french.table["as"], "french");
    assert_eq!(french.table["choices"].as_array().unwrap().len(), 6);
    assert_eq!(french.table["prompt"]["rule"], "1.1");

    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
    assert_eq!(french.table["as"], "open");
    assert_eq!(french.table["secret"].as_str().unwrap().len(), 64);
    assert_eq!(french.table["awaited"], json!([]));
    assert_eq!(french.table["result"], Value::Null);
    assert!(french.table["view"]["cards"]["british"]["hand"].is_array());
}

#[tokio::test]
async fn each_player_sees_their_own_hand_and_a_watcher_neither() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let mut french = server.sit(&table, &[&table.french]).await;
    let mut british = server.sit(&table, &[&table.british]).await;
    let mut watcher = server.sit(&table, &[]).await;
    french.see(|table| table["started"] == true).await;
    let hand = |player: &Player, side: &str| player.table["view"]["cards"][side]["hand"].clone();
    assert!(hand(&french, "french").is_array() && hand(&french, "british").is_null());
    assert!(hand(&british, "british").is_array() && hand(&british, "french").is_null());
    assert!(hand(&watcher, "british").is_null() && hand(&watcher, "french").is_null());
    assert_eq!(watcher.table["as"], "watcher");
    assert_eq!(watcher.table["seats"], json!([]));
    assert_eq!(watcher.table["choices"], json!([]));
    assert_eq!(watcher.table["prompt"], Value::Null);

    let picked = french.choices()[0].clone();
    french.play("french", &picked).await;
    british.see_number(1).await;
    watcher.see_number(1).await;
    for other in [&british, &watcher] {
        assert_eq!(other.table["log"][0]["text"]["key"], "log-picked-something");
        assert!(!other.table.to_string().contains("\"log-picked\""));
        assert_eq!(other.table.get("secret"), None);
    }
    assert_eq!(french.table["log"][0]["text"]["key"], "log-picked");

    watcher.send(json!({ "do": "at", "number": 0 })).await;
    let then = watcher.until("at").await;
    assert_eq!(then["number"], 0);
    assert!(then["view"]["cards"]["french"]["hand"].is_null());
}

#[tokio::test]
async fn an_illegal_action_is_refused_and_changes_nothing() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let mut french = server.live(&table).await;
    let play = |entry: u64, side: &str, play: &str, id: &str| json!({ "do": "play", "entry": entry, "side": side, "play": play, "id": id });

    let no = french.refused(play(0, "french", "pick 1", "early")).await;
    assert_eq!((&no["code"], &no["id"]), (&json!("not-seated"), &json!("early")));
    let no = french.refused(json!({ "do": "sit", "tokens": ["nobody's"] })).await;
    assert_eq!(no["code"], "not-your-seat");
    french.sit(&[&table.french]).await;
    let no = french.refused(play(0, "french", "pick 1", "a")).await;
    assert_eq!(no["code"], "not-your-turn");

    let mut british = server.sit(&table, &[&table.british]).await;
    french.see(|table| table["started"] == true).await;
    assert_eq!(french.refused(play(0, "british", "pick 1", "b")).await["code"], "not-your-seat");
    assert_eq!(french.refused(play(7, "french", "pick 1", "c")).await["code"], "stale");
    assert_eq!(french.refused(play(0, "french", "dance", "d")).await["code"], "unreadable");
    let no = french.refused(play(0, "french", "pick 99", "e")).await;
    assert_eq!(
        (&no["code"], &no["rule"], &no["why"]),
        (&json!("refused"), &json!("1.2"), &json!("not-in-hand"))
    );
    assert_eq!(
        french.refused(play(0, "french", "pick 99", &"x".repeat(65))).await["code"],
        "unreadable"
    );
    assert_eq!(
        french.refused(json!({ "do": "undo", "entry": 0, "id": "f" })).await["code"],
        "nothing-to-undo"
    );
    assert_eq!(
        french.refused(json!({ "do": "as", "side": "british" })).await["code"],
        "not-your-seat"
    );
    assert_eq!(
        french.refused(json!({ "do": "resign", "side": "british", "id": "g" })).await["code"],
        "not-your-seat"
    );
    french.send(json!({ "do": "why", "side": "french", "on": "card:99" })).await;
    let why = french.until("why").await;
    assert_eq!((&why["rule"], &why["why"]), (&json!("1.2"), &json!("not-in-hand")));
    french.send(json!({ "do": "why", "side": "french", "on": "space:nowhere" })).await;
    assert_eq!(french.until("why").await.get("rule"), None);

    for garbage in [
        "",
        "{",
        "[]",
        "null",
        "{\"do\":\"dance\"}",
        "{\"do\":\"play\",\"number\":-1}",
        &"[".repeat(50_000),
    ] {
        french.send_text(garbage).await;
        assert_eq!(french.until("no").await["code"], "unreadable");
    }
    let picked = french.choices()[0].clone();
    assert_eq!(french.play("french", &picked).await, 1);
    assert_eq!(french.refused(play(1, "french", "pick 1", "h")).await["code"], "not-your-turn");
    british.see_number(1).await;
}

#[tokio::test]
async fn a_secret_choice_counts_though_the_other_side_was_quicker() {
    let (_folder, server) = Server::fresh().await;
    let (_, mut french, mut british) = server.two().await;
    let (one, other) = (french.choices()[0].clone(), british.choices()[0].clone());
    french.play("french", &one).await;
    british
        .send(json!({ "do": "play", "entry": 0, "side": "british", "play": other, "id": "late" }))
        .await;
    assert_eq!(british.until("ack").await["number"], 2);
    // The cards are now revealed, so an earlier choice is stale.
    let no = french
        .refused(json!({ "do": "play", "entry": 1, "side": "french", "play": "pass", "id": "x" }))
        .await;
    assert_eq!(no["code"], "stale");
    assert_eq!(no["entry"], 2);
}

#[tokio::test]
async fn a_message_sent_twice_is_played_once() {
    let (_folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = server.two().await;
    let play = json!({ "do": "play", "entry": 0, "side": "french", "play": french.choices()[0], "id": "once" });
    french.send(play.clone()).await;
    drop(french); // before its answer arrives
    british.see_number(1).await;
    let mut french = server.sit(&table, &[&table.french]).await;
    french.send(play.clone()).await;
    assert_eq!(
        french.until("ack").await,
        json!({ "is": "ack", "id": "once", "entry": 1, "number": 1 })
    );
    assert_eq!(french.number(), 1);
    let theirs = british.choices()[0].clone();
    british.play("british", &theirs).await;
    french.send(play).await;
    assert_eq!(french.until("ack").await["number"], 1);
    french.see_number(2).await;
}

#[tokio::test]
async fn two_tabs_are_one_seat() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let mut one = server.sit(&table, &[&table.french]).await;
    let mut two = server.sit(&table, &[&table.french]).await;
    let _british = server.sit(&table, &[&table.british]).await;
    one.see(|table| table["started"] == true).await;
    two.see(|table| table["started"] == true).await;
    let choices = one.choices();
    let play = |play: &str, id: &str| json!({ "do": "play", "entry": 0, "side": "french", "play": play, "id": id });
    one.send(play(&choices[0], "one")).await;
    one.until("ack").await;
    two.send(play(&choices[1], "two")).await;
    let no = two.until("no").await;
    assert!(no["code"] == "stale" || no["code"] == "not-your-turn", "{no}");
    two.see_number(1).await;
    one.see_number(1).await;
    assert_eq!(one.table["view"], two.table["view"]);
    assert_eq!(two.table["log"][0]["text"]["key"], "log-picked");
    drop(one);
    two.see(|table| table["players"]["french"]["here"] == true).await;
}

#[tokio::test]
async fn undo_stops_at_the_last_die_and_serves_only_its_player() {
    let (_folder, server) = Server::fresh().await;
    let (_, mut french, mut british) = server.two().await;

    let picked = french.choices()[0].clone();
    french.play("french", &picked).await;
    assert_eq!(french.table["undo"], json!({ "takes": { "key": "do-it" } }));
    british.see_number(1).await;
    assert_eq!(british.table["undo"], json!({ "no": "theirs" }));
    let no = british.refused(json!({ "do": "undo", "entry": 1, "id": "u0" })).await;
    assert_eq!(no["code"], "nothing-to-undo");
    let no = french.refused(json!({ "do": "undo", "entry": 0, "id": "u1" })).await;
    assert_eq!(no["code"], "stale");
    french.send(json!({ "do": "undo", "entry": 1, "id": "u2" })).await;
    assert_eq!(french.until("ack").await["number"], 0);
    french.see_number(0).await;
    british.see_number(0).await;
    assert_eq!((&british.table["log_from"], &british.table["log"]), (&json!(1), &json!([])));
    assert_eq!(french.choices().len(), 6);
    // If the undo is sent again, it takes nothing more back.
    french.send(json!({ "do": "undo", "entry": 1, "id": "u2" })).await;
    assert_eq!(french.until("ack").await["number"], 0);

    play_until(&mut french, &mut british, |table| table["number"] == 2).await;
    assert_eq!(french.entry(), 4);
    let undo = [&french, &british].map(|player| player.table["undo"]["no"].clone());
    assert!(undo.contains(&json!("theirs")) && undo.contains(&json!("chance")), "{undo:?}");
    for player in [&mut french, &mut british] {
        let no = player.refused(json!({ "do": "undo", "entry": 4, "id": "u3" })).await;
        assert_eq!(no["code"], "nothing-to-undo");
    }
}

#[tokio::test]
async fn at_one_screen_no_player_undoes_actions_of_the_other() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "me").await;
    let mut both = server.sit(&table, &[&table.french, &table.british]).await;
    both.see(|table| table["started"] == true).await;
    let hand_over = async |both: &mut Player, side: &str| {
        both.send(json!({ "do": "as", "side": side })).await;
        both.see(|table| table["as"] == side).await;
    };
    hand_over(&mut both, "french").await;
    let pick = both.choices()[0].clone();
    both.play("french", &pick).await;
    assert!(both.table["undo"]["takes"].is_object(), "no other client has looked");
    hand_over(&mut both, "british").await;
    assert_eq!(both.table["undo"], json!({ "no": "theirs" }));
    let no = both.refused(json!({ "do": "undo", "entry": 1, "id": "u" })).await;
    assert_eq!((&no["code"], both.number()), (&json!("nothing-to-undo"), 1));
    hand_over(&mut both, "french").await;
    both.send(json!({ "do": "undo", "entry": 1, "id": "v" })).await;
    assert_eq!(both.until("ack").await["number"], 0);
}

/// Taking an action back and playing another brings the game to the same number of actions; an answer to the
/// first must not count as an answer to the second.
#[tokio::test]
async fn an_answer_to_an_undone_action_is_stale() {
    let (_folder, server) = Server::fresh().await;
    let (_, mut french, mut british) = server.two().await;
    british.see(|table| table["started"] == true).await;
    play_until(&mut french, &mut british, |table| table["number"] == 3).await;
    let (winner, side, loser, other) = if french.awaits("french") {
        (&mut french, "french", &mut british, "british")
    } else {
        (&mut british, "british", &mut french, "french")
    };
    winner.play(side, "step").await;
    winner.play(side, "done").await;
    loser.see_number(5).await;
    let answer = json!({ "do": "play", "entry": loser.entry(), "side": other, "play": loser.choices()[0], "id": "late" });
    for id in ["first", "second"] {
        let entry = winner.entry();
        winner.send(json!({ "do": "undo", "entry": entry, "id": id })).await;
        winner.until("ack").await;
        winner.see(|table| table["entry"] == entry + 1).await;
    }
    winner.play(side, "done").await;
    let picked = winner.choices()[0].clone();
    assert_eq!(winner.play(side, &picked).await, 5);
    let no = loser.refused(answer).await;
    assert_eq!((&no["code"], &no["entry"]), (&json!("stale"), &json!(9)));
    loser.see(|table| table["entry"] == 9).await;
    let choice = loser.choices()[0].clone();
    loser.play(other, &choice).await;
}

#[tokio::test]
async fn one_person_plays_both_sides() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "me").await;
    let mut both = server.sit(&table, &[&table.french, &table.british]).await;
    assert_eq!(both.table["seats"], json!(["french", "british"]));
    assert_eq!(both.table["started"], true);
    assert_eq!(both.table["as"], "french");
    assert!(both.table["view"]["cards"]["british"]["hand"].is_null());
    let picked = both.choices()[0].clone();
    both.play("french", &picked).await;
    both.send(json!({ "do": "as", "side": "british" })).await;
    both.see(|table| table["as"] == "british").await;
    assert_eq!(both.table["log_from"], 0);
    assert_eq!(both.table["log"][0]["text"]["key"], "log-picked-something");
    assert!(both.table["view"]["cards"]["french"]["hand"].is_null());
    let picked = both.choices()[0].clone();
    both.play("british", &picked).await;
}

#[tokio::test]
async fn standing_orders_for_one_kind_of_moment_leave_the_others_alone() {
    let (_folder, server) = Server::fresh().await;
    let (_, mut french, mut british) = server.two().await;
    let order = async |player: &mut Player, side, until, moment: &str| {
        let said = json!({ "do": "orders", "side": side, "until": until, "moment": moment });
        player.send(said).await;
        player.see(|table| table["orders"] == until).await;
    };
    for (player, side) in [(&mut french, "french"), (&mut british, "british")] {
        order(player, side, "season", "ask-something-else").await;
    }
    play_until(&mut french, &mut british, |table| table["number"] == 2).await;
    let (loser, side) =
        if french.awaits("french") { (&mut french, "french") } else { (&mut british, "british") };
    assert_eq!(loser.table["prompt"]["text"]["key"], "ask-reply", "he is asked");
    order(loser, side, "season", "ask-reply").await;
    loser.see_number(3).await;
    let long = "k".repeat(200);
    let said = json!({ "do": "orders", "side": side, "until": "season", "moment": long });
    assert_eq!(loser.refused(said).await["code"], "unreadable");
}

#[tokio::test]
async fn a_standing_order_for_card_windows_holds_in_every_card_window() {
    let (_folder, server) = Server::fresh().await;
    let (_, mut french, mut british) = server.two().await;
    play_until(&mut french, &mut british, |table| table["number"] == 2).await;
    for (player, side) in [(&mut french, "french"), (&mut british, "british")] {
        let asked = player.awaits(side);
        let moment = if asked { "ask-reply" } else { "cards" };
        let said = json!({ "do": "orders", "side": side, "until": "season", "moment": moment });
        player.send(said).await;
        player.see(|table| table["orders"] == "season").await;
    }
    // The loser of the second round would be asked a different question, but the orders answer it.
    play_until(&mut french, &mut british, |table| {
        assert_ne!(table["prompt"]["text"]["key"], "ask-reply-again");
        table["view"]["clock"][1]["value"] == "round-3"
    })
    .await;
}

#[tokio::test]
async fn standing_orders_pass_until_the_season_is_over() {
    let (_folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = server.two().await;
    for (player, side) in [(&mut french, "french"), (&mut british, "british")] {
        player.send(json!({ "do": "orders", "side": side, "until": "season" })).await;
        player.see(|table| table["orders"] == "season").await;
    }
    // Orders are shown only to their player.
    let mut watcher = server.sit(&table, &[]).await;
    assert_eq!(watcher.table["orders"], Value::Null);
    let before = french.number();
    play_until(&mut french, &mut british, |table| before + 2 <= table["number"].as_u64().unwrap())
        .await;
    // Both sides have picked, and the loser has passed automatically.
    assert_eq!(french.number(), before + 3);
    watcher.see_number(before + 3).await;
    let late =
        json!({ "id": "season", "value": "late", "text": { "key": "season" }, "show": "date" });
    play_until(&mut french, &mut british, |table| table["view"]["clock"][0] == late).await;
    assert_eq!((&french.table["orders"], &british.table["orders"]), (&Value::Null, &Value::Null));
    let before = french.number();
    play_until(&mut french, &mut british, |table| before + 2 <= table["number"].as_u64().unwrap())
        .await;
    assert_eq!(french.number(), before + 2);
    let reply = if french.awaits("french") { &french } else { &british };
    assert_eq!(reply.table["prompt"]["pass"], "pass");
}

#[tokio::test]
async fn chat_arrives_as_it_was_written() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let mut french = server.sit(&table, &[&table.french]).await;
    assert_eq!(french.until("chat").await["lines"], json!([]));
    let mut watcher = server.live(&table).await;
    watcher.send(json!({ "do": "sit", "tokens": [], "name": "<i>Ann</i>" })).await;
    watcher.until("chat").await;
    let written = "<script>alert('1')</script> & \"d'accord\" é";
    french.send(json!({ "do": "chat", "text": written })).await;
    for player in [&mut french, &mut watcher] {
        let told = player.until("chat").await;
        assert_eq!(told["lines"][0]["text"], written);
        assert_eq!(
            (&told["lines"][0]["from"], &told["lines"][0]["side"]),
            (&json!("Marie"), &json!("french"))
        );
    }
    watcher.send(json!({ "do": "chat", "text": "well\u{7} played\n" })).await;
    let told = french.until("chat").await;
    assert_eq!(
        (&told["lines"][0]["from"], &told["lines"][0]["text"]),
        (&json!("<i>Ann</i>"), &json!("well  played"))
    );
    assert_eq!(
        french.refused(json!({ "do": "chat", "text": "x".repeat(1001) })).await["code"],
        "too-large"
    );
    assert_eq!(french.refused(json!({ "do": "chat", "text": " \n" })).await["code"], "unreadable");
    let mut later = server.sit(&table, &[]).await;
    assert_eq!(later.until("chat").await["lines"].as_array().unwrap().len(), 2);
}

/// Without pings, a page could not tell a dead connection from one on which nothing happens.
#[tokio::test]
async fn a_ping_is_answered() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let mut french = server.live(&table).await;
    for _ in 0..2 {
        french.send(json!({ "do": "ping" })).await;
        assert_eq!(french.until("pong").await, json!({ "is": "pong" }));
        french.sit(&[&table.french]).await;
    }
}

#[tokio::test]
async fn a_bot_answers_and_one_that_fails_is_replaced() {
    let bots = [
        (toy::shelf(), "bot:random"),
        (toy::shelf(), "bot:search:50"),
        (toy::shelf_of_fools(), "bot:thumb"),
    ];
    for (shelf, level) in bots {
        let folder = Folder::new();
        let server = Server::with(&folder.0, shelf).await;
        let table = server.table("me", level).await;
        assert_eq!(table.british, "");
        let mut french = server.sit(&table, &[&table.french]).await;
        assert_eq!(french.table["players"]["british"]["kind"], "bot");
        while french.table["outcome"].is_null() {
            french
                .see(|table| table["awaited"] == json!(["french"]) || !table["outcome"].is_null())
                .await;
            if let Some(play) = french.choices().last().cloned() {
                french.play("french", &play).await;
            }
        }
    }
}

#[tokio::test]
async fn an_empty_table_leaves_memory() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let french = server.sit(&table, &[&table.french]).await;
    assert_eq!(server.state.tables_in_memory(), 1);
    drop(french);
    for _ in 0..100 {
        if server.state.tables_in_memory() == 0 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("it stayed");
}

/// Both sides choose at once, and both browsers number their messages from one.
#[tokio::test]
async fn two_seats_may_use_the_same_id() {
    let (_folder, server) = Server::fresh().await;
    let (_, mut french, mut british) = server.two().await;
    british.see(|table| table["started"] == true).await;
    for (number, (side, player)) in (1..).zip([("french", &mut french), ("british", &mut british)])
    {
        let play = player.choices()[0].clone();
        player
            .send(json!({ "do": "play", "entry": 0, "side": side, "play": play, "id": "same" }))
            .await;
        assert_eq!(player.until("ack").await["number"], number, "{side}");
    }
    french.see_at_least(2).await;
}

#[tokio::test]
async fn every_line_reaches_all_in_one_order() {
    const LINES: usize = 20;
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let mut people = Vec::new();
    for token in [&table.french, &table.british] {
        people.push(server.sit(&table, &[token]).await);
    }
    people.push(server.sit(&table, &[]).await);
    let talks = people.into_iter().enumerate().map(|(who, mut one)| {
        tokio::spawn(async move {
            let mut heard = Vec::new();
            for line in 0..LINES {
                one.send(json!({ "do": "chat", "text": format!("{who}-{line}") })).await;
            }
            while heard.len() < 3 * LINES {
                let told = one.until("chat").await;
                let lines = told["lines"].as_array().unwrap();
                heard.extend(lines.iter().map(|line| line["text"].as_str().unwrap().to_string()));
            }
            heard
        })
    });
    let talks: Vec<_> = talks.collect();
    let mut heard = Vec::new();
    for talk in talks {
        heard.push(talk.await.unwrap());
    }
    assert_eq!(heard[0], heard[1]);
    assert_eq!(heard[0], heard[2]);
}
