//! Tests of tournaments: entering, rounds, results, standings, and what only the organiser may do.

use std::time::{Duration, Instant};

use crate::accounts::{Device, database};
use crate::common::{Server, postgres};
use crate::nodes;
use serde_json::{Value, json};
use sqlx::Row;

/// Returns a request for a tournament.
fn asked(format: Value, games: &str, begins: &str) -> Value {
    json!({
        "name": "Winter Cup", "description": "One game\nat a time.", "game": "toy",
        "rules": {
            "format": format, "games": games, "begins": begins, "most": 30,
            "tie_breaks": ["head-to-head", "buchholz", "sonneborn-berger", "wins"],
        },
    })
}

fn swiss(rounds: u32) -> Value {
    json!({ "kind": "swiss", "rounds": rounds })
}

/// Signs up an organiser, who announces a tournament, and players, who enter it. Returns them with the path of the
/// tournament.
async fn entered(
    server: &Server,
    tournament: Value,
    players: usize,
) -> (Device, Vec<Device>, String) {
    let mut organiser = Device::new(server);
    organiser.sign_up("Organiser").await;
    let made = organiser.done("/api/tournaments", tournament).await;
    assert_eq!((&made["state"], &made["organises"]), (&json!("announced"), &json!(true)));
    let path = format!("/api/tournaments/{}", made["tournament"].as_str().unwrap());
    let mut all = Vec::new();
    for n in 1..=players {
        let mut player = Device::new(server);
        player.sign_up(&format!("Player {n}")).await;
        let told = player.done(&format!("{path}/enter"), json!({})).await;
        assert_eq!((&told["own"], &told["organises"]), (&json!(n), &json!(false)));
        all.push(player);
    }
    (organiser, all, path)
}

/// Returns the games of a round, which is counted from 0: the entrants, and the table.
fn games(tournament: &Value, round: usize) -> Vec<(usize, usize, Option<String>)> {
    let number = |value: &Value| value.as_u64().unwrap() as usize;
    let pairings = tournament["rounds"][round]["pairings"].as_array().unwrap();
    let games = pairings.iter().flat_map(|pairing| pairing["games"].as_array().unwrap());
    let table = |game: &Value| game["table"].as_str().map(String::from);
    games.map(|game| (number(&game["french"]), number(&game["british"]), table(game))).collect()
}

/// Both players of a game sit down, and the one of that side resigns.
async fn resign(players: &[Device], game: &(usize, usize, Option<String>), side: &str) {
    let (french, british, table) = game;
    let table = table.as_deref().unwrap();
    let mut french = players[french - 1].sit(table, &[]).await;
    let mut british = players[british - 1].sit(table, &[]).await;
    let loser = if side == "french" { &mut french } else { &mut british };
    loser.see(|table| table["started"] == true).await;
    assert_eq!(loser.table["seats"], json!([side]), "the seat belongs to the account");
    loser.send(json!({ "do": "resign", "side": side, "id": "end" })).await;
    loser.see(|table| !table["result"].is_null()).await;
}

/// Reads a tournament until `so` holds.
async fn until(device: &Device, path: &str, so: impl Fn(&Value) -> bool) -> Value {
    let start = Instant::now();
    loop {
        let told = device.get(path).await.json();
        if so(&told) {
            return told;
        }
        assert!(start.elapsed() < Duration::from_secs(120), "it does not go on: {told:#}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_tournament_is_played_to_its_end() {
    let (_folder, server) = Server::fresh().await;
    let (mut organiser, mut players, path) =
        entered(&server, asked(swiss(2), "one", "ended"), 5).await;
    let guest = Device::new(&server);
    let before = guest.get(&path).await.json();
    assert!(before["seed"].is_null(), "nobody knows the draws before they count");
    assert_eq!(before["may_begin"], true);
    let first = organiser.done(&format!("{path}/begin"), json!({})).await;
    assert_eq!((&first["state"], &first["length"]), (&json!("running"), &json!(2)));
    assert_eq!(first["seed"].as_str().map(str::len), Some(16));
    let round = &first["rounds"][0];
    assert_eq!(round["pairings"].as_array().unwrap().len(), 2);
    assert_eq!(round["pairings"][0]["reason"], json!({ "kind": "first-round" }));
    assert_eq!(round["byes"][0]["reason"], json!({ "kind": "last" }));
    assert_eq!(round["byes"][0]["points"], 1.0);
    for game in games(&first, 0) {
        // Anybody may watch.
        let mut watcher = guest.sit(game.2.as_deref().unwrap(), &[]).await;
        watcher.see(|table| table["seats"] == json!([])).await;
        resign(&players, &game, "french").await;
    }
    let second = until(&guest, &path, |told| told["rounds"].as_array().unwrap().len() == 2).await;
    assert_eq!(second["rounds"][0]["settled"], true);
    let game = &second["rounds"][0]["pairings"][0]["games"][0];
    assert_eq!(game["result"], json!({ "score": "british", "source": "played" }));
    for game in games(&second, 1) {
        resign(&players, &game, "british").await;
    }
    let ended = until(&guest, &path, |told| told["state"] == "ended").await;
    let standings = ended["standings"].as_array().unwrap();
    let points: f64 = standings.iter().map(|one| one["points"].as_f64().unwrap()).sum();
    assert_eq!(points, 6.0, "four games and two byes");
    assert_eq!(standings[0]["rank"], 1);
    let again = organiser.refused(&format!("{path}/round"), json!({})).await;
    assert_eq!(again, (422, "refused".into()));

    let list = players[0].get("/api/tournaments").await.json();
    assert_eq!(list.as_array().unwrap().len(), 1);
    assert_eq!((&list[0]["entered"], &list[0]["entrants"]), (&json!(true), &json!(5)));
    let file = async |name: &str| guest.get(&format!("{path}/{name}")).await;
    let csv = file("standings.csv").await;
    assert!(csv.headers.contains("content-type: text/csv"), "{}", csv.headers);
    let head = "rank,number,name,points,head-to-head,buchholz,sonneborn-berger,wins,won,drawn,lost,byes\r\n";
    assert!(csv.body.starts_with(head) && csv.body.lines().count() == 6, "{}", csv.body);
    let csv = file("games.csv").await.body;
    assert_eq!(csv.lines().filter(|line| line.contains(",played,")).count(), 4, "{csv}");
    let calendar = file("rounds.ics").await.body;
    assert_eq!(calendar.matches("BEGIN:VEVENT\r\n").count(), 2, "{calendar}");
    assert!(calendar.contains("SUMMARY:Winter Cup 2/2\r\n"), "{calendar}");
    assert_eq!(file("export.json").await.json()["standings"], ended["standings"]);

    // The games were rated, and the next tournament knows the strength of its entrants.
    assert!(ended["entrants"][0]["rating"].is_null());
    let profile = guest.get("/api/players/Player%201").await.json();
    let ratings = profile["ratings"].as_array().unwrap();
    assert!(!ratings.is_empty(), "{profile}");
    let points = ratings.iter().map(|one| one["rating"].as_i64().unwrap());
    let next = organiser.done("/api/tournaments", asked(swiss(2), "one", "ended")).await;
    let next = format!("/api/tournaments/{}/enter", next["tournament"].as_str().unwrap());
    let told = players[0].done(&next, json!({})).await;
    assert_eq!(told["entrants"][0]["rating"], points.sum::<i64>() / ratings.len() as i64);
}

#[tokio::test]
async fn only_the_organiser_organises_and_only_accounts_enter() {
    let (_folder, server) = Server::fresh().await;
    let (mut organiser, mut players, path) =
        entered(&server, asked(swiss(3), "one", "organiser"), 2).await;
    let place = json!({ "round": 1, "pairing": 1, "game": 1, "entrant": 1, "score": "draw" });
    let mut guest = Device::new(&server);
    for deed in ["begin", "round", "cancel", "drop", "forfeit", "adjudicate"] {
        let path = format!("{path}/{deed}");
        let refused = players[0].refused(&path, place.clone()).await;
        assert_eq!(refused, (403, "forbidden".into()), "{deed}");
        let refused = guest.refused(&path, place.clone()).await;
        assert_eq!(refused, (401, "signed-out".into()), "{deed}");
    }
    for path in ["/api/tournaments".into(), format!("{path}/enter"), format!("{path}/leave")] {
        let refused = guest.refused(&path, asked(swiss(3), "one", "ended")).await;
        assert_eq!(refused, (401, "signed-out".into()), "{path}");
    }
    for deed in ["round", "forfeit", "adjudicate"] {
        let (status, _) = organiser.refused(&format!("{path}/{deed}"), place.clone()).await;
        assert!([404, 422].contains(&status), "{deed} before the beginning: {status}");
    }
    let twice = players[0].refused(&format!("{path}/enter"), json!({})).await;
    assert_eq!(twice, (422, "refused".into()));
    let unknown = organiser.refused("/api/tournaments/nothing/begin", json!({})).await;
    assert_eq!(unknown, (404, "not-found".into()));
    assert_eq!(guest.get("/api/tournaments/nothing").await.status, 404);
    let told = organiser.done(&format!("{path}/begin"), json!({})).await;
    for odd in
        [json!({ "round": 0, "pairing": 1, "game": 1, "score": "draw" }), json!({}), json!([])]
    {
        let refused = organiser.refused(&format!("{path}/adjudicate"), odd).await;
        assert_eq!(refused, (400, "unreadable".into()));
    }
    let missing = json!({ "round": 9, "pairing": 1, "game": 1, "score": "draw" });
    let refused = organiser.refused(&format!("{path}/adjudicate"), missing).await;
    assert_eq!(refused, (404, "not-found".into()));
    let early = organiser.refused(&format!("{path}/round"), json!({})).await;
    assert_eq!(early, (422, "refused".into()), "a game has no result yet: {told}");
    let decided = organiser.done(&format!("{path}/adjudicate"), place).await;
    let game = &decided["rounds"][0]["pairings"][0]["games"][0];
    assert_eq!(game["result"], json!({ "score": "draw", "source": "adjudicated" }));
    assert_eq!(decided["may_begin"], true, "the organiser begins the rounds");
    let next = organiser.done(&format!("{path}/round"), json!({})).await;
    let reason = &next["rounds"][1]["pairings"][0]["reason"];
    assert_eq!(*reason, json!({ "kind": "repetition" }), "there are only two players");
    let cancelled = organiser.done(&format!("{path}/cancel"), json!({})).await;
    assert_eq!(cancelled["state"], "cancelled");
    for deed in ["enter", "cancel", "begin"] {
        assert_eq!(organiser.refused(&format!("{path}/{deed}"), json!({})).await.0, 422, "{deed}");
    }
}

#[tokio::test]
async fn impossible_tournaments_are_refused() {
    let (_folder, server) = Server::fresh().await;
    let mut organiser = Device::new(&server);
    organiser.sign_up("Organiser").await;
    let good = asked(swiss(3), "one", "ended");
    let with = |pointer: &str, value: Value| {
        let mut asked = good.clone();
        *asked.pointer_mut(pointer).unwrap() = value;
        asked
    };
    for (odd, status) in [
        (with("/name", json!(" ")), 422),
        (with("/name", json!("x".repeat(41))), 422),
        (with("/description", json!("x".repeat(4001))), 413),
        (with("/game", json!("chess")), 404),
        (with("/rules/format", swiss(0)), 422),
        (with("/rules/format", json!({ "kind": "knockout" })), 400),
        (with("/rules/most", json!(1)), 422),
        (with("/rules/tie_breaks", json!(["wins", "wins"])), 422),
        (json!({ "scenario": "none", "name": "x", "game": "toy", "rules": good["rules"] }), 422),
        (json!({ "starts": -1, "name": "x", "game": "toy", "rules": good["rules"] }), 422),
        (json!({ "round_days": 0, "name": "x", "game": "toy", "rules": good["rules"] }), 422),
        (
            json!({ "clock": { "kind": "move", "seconds": 1, "when_out": "loss" }, "name": "x", "game": "toy", "rules": good["rules"] }),
            422,
        ),
    ] {
        let answer = organiser.post("/api/tournaments", odd.clone()).await;
        assert!([status, 429].contains(&answer.status), "{odd}: {}", answer.body);
        if answer.status == 429 {
            break;
        }
    }
    assert_eq!(organiser.get("/api/tournaments").await.json(), json!([]));
}

#[tokio::test]
async fn players_come_late_leave_and_forfeit() {
    let (_folder, server) = Server::fresh().await;
    let (mut organiser, mut players, path) =
        entered(&server, asked(swiss(3), "in-turn", "ended"), 4).await;
    // Before the beginning, leaving is as if the player had never entered.
    let left = players[3].done(&format!("{path}/leave"), json!({})).await;
    assert_eq!((left["entrants"].as_array().unwrap().len(), &left["own"]), (3, &Value::Null));
    players[3].done(&format!("{path}/enter"), json!({})).await;
    let first = organiser.done(&format!("{path}/begin"), json!({})).await;
    let begun = games(&first, 0);
    assert_eq!(begun.len(), 4);
    let tables = begun.iter().filter(|game| game.2.is_some()).count();
    assert_eq!(tables, 2, "the second games begin later");
    let mut late = Device::new(&server);
    late.sign_up("Late").await;
    let told = late.done(&format!("{path}/enter"), json!({})).await;
    assert_eq!(told["entrants"][4]["since"], 2);
    // The first game of the first pairing ends, and the second game gets its table, with the sides changed.
    resign(&players, &begun[0], "french").await;
    let told = until(&late, &path, |told| games(told, 0)[1].2.is_some()).await;
    let second = games(&told, 0)[1].clone();
    assert_eq!((second.0, second.1), (begun[0].1, begun[0].0));
    resign(&players, &second, "british").await;
    // A player of the other pairing leaves, and so forfeits both games.
    let (gone, stays) = (begun[2].0, begun[2].1);
    let told = players[gone - 1].done(&format!("{path}/leave"), json!({})).await;
    assert_eq!(told["entrants"][gone - 1]["left"], 1);
    let result = &told["rounds"][0]["pairings"][1]["games"];
    assert_eq!(result[0]["result"], json!({ "score": "british", "source": "forfeit" }));
    assert_eq!(result[1]["result"], json!({ "score": "french", "source": "forfeit" }));
    let twice = players[gone - 1].refused(&format!("{path}/leave"), json!({})).await;
    assert_eq!(twice, (422, "refused".into()));
    let told = until(&late, &path, |told| told["rounds"].as_array().unwrap().len() == 2).await;
    let round = &told["rounds"][1];
    assert_eq!(round["byes"], json!([]));
    let placed: Vec<&Value> = round["pairings"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|one| one["entrants"].as_array().unwrap())
        .collect();
    assert!(placed.contains(&&json!(5)) && !placed.contains(&&json!(gone)), "{round}");
    let standings = told["standings"].as_array().unwrap();
    let best = standings.iter().find(|one| one["entrant"] == stays).unwrap();
    assert_eq!(best["points"], 2.0, "both games of the player who left are won");
    // The organiser drops everybody but one, so that no further round can be played.
    for entrant in [5, stays, begun[0].0] {
        organiser.done(&format!("{path}/drop"), json!({ "entrant": entrant })).await;
    }
    let ended = until(&late, &path, |told| told["state"] == "ended").await;
    assert_eq!(ended["rounds"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn nobody_enters_a_full_tournament_or_a_round_robin_that_has_begun() {
    let (_folder, server) = Server::fresh().await;
    let mut robin = asked(json!({ "kind": "round-robin" }), "both", "ended");
    robin["rules"]["most"] = json!(3);
    let (mut organiser, _players, path) = entered(&server, robin, 3).await;
    let mut late = Device::new(&server);
    late.sign_up("Late").await;
    let full = late.refused(&format!("{path}/enter"), json!({})).await;
    assert_eq!(full, (422, "refused".into()));
    organiser.done(&format!("{path}/drop"), json!({ "entrant": 2 })).await;
    let told = organiser.done(&format!("{path}/begin"), json!({})).await;
    assert_eq!((&told["length"], &told["may_enter"]), (&json!(1), &json!(false)));
    assert_eq!(games(&told, 0).len(), 2);
    let begun = late.refused(&format!("{path}/enter"), json!({})).await;
    assert_eq!(begun, (422, "refused".into()));
}

#[tokio::test]
async fn an_account_organises_a_limited_number_of_tournaments() {
    let (folder, server) = Server::fresh().await;
    let mut organiser = Device::new(&server);
    organiser.sign_up("Organiser").await;
    let made = organiser.done("/api/tournaments", asked(swiss(3), "one", "ended")).await;
    let mut database = database(&folder).await;
    // As if there had been more before.
    let copies = "INSERT INTO tournaments (id, name, description, organiser, game, scenario, options, rules, state, seed, created, changes) \
         SELECT id || n, name, description, organiser, game, scenario, options, rules, state, seed, created, 0 \
         FROM tournaments, (SELECT 1 AS n UNION SELECT 2 UNION SELECT 3 UNION SELECT 4)";
    sqlx::query(copies).execute(&mut database).await.unwrap();
    let refused = organiser.refused("/api/tournaments", asked(swiss(3), "one", "ended")).await;
    assert_eq!(refused, (422, "refused".into()));
    let path = format!("/api/tournaments/{}/cancel", made["tournament"].as_str().unwrap());
    organiser.done(&path, json!({})).await;
    organiser.done("/api/tournaments", asked(swiss(3), "one", "ended")).await;
}

#[tokio::test]
async fn a_tournament_survives_the_accounts_of_its_organiser_and_of_its_players() {
    let (_folder, server) = Server::fresh().await;
    let (mut organiser, mut players, path) =
        entered(&server, asked(swiss(2), "one", "organiser"), 4).await;
    let other = organiser.done("/api/tournaments", asked(swiss(2), "one", "organiser")).await;
    let told = organiser.done(&format!("{path}/begin"), json!({})).await;
    players[0].done("/api/account/delete", json!({ "name": "Player 1" })).await;
    organiser.done("/api/account/delete", json!({ "name": "Organiser" })).await;
    let guest = Device::new(&server);
    let other = format!("/api/tournaments/{}", other["tournament"].as_str().unwrap());
    assert_eq!(guest.get(&other).await.json()["state"], "cancelled");
    let now = guest.get(&path).await.json();
    assert_eq!((&now["organiser"], &now["state"]), (&Value::Null, &json!("running")));
    assert_eq!(
        (&now["entrants"][0]["name"], &now["entrants"][0]["left"]),
        (&json!("Player 1"), &json!(1))
    );
    // The other game is played; the one without its player is resigned by nobody, so it stays open.
    let has_gone = |game: &&(usize, usize, Option<String>)| game.0 == 1 || game.1 == 1;
    let all = games(&told, 0);
    assert_eq!(all.iter().filter(has_gone).count(), 1);
    let played = all.iter().find(|game| !has_gone(game)).unwrap();
    resign(&players, played, "french").await;
    // Its opponent leaves, the round is over, and the next one begins without an organiser.
    let opponent = all.iter().find(has_gone).map(|game| if game.0 == 1 { game.1 } else { game.0 });
    players[opponent.unwrap() - 1].done(&format!("{path}/leave"), json!({})).await;
    let next = until(&guest, &path, |told| told["rounds"].as_array().unwrap().len() == 2).await;
    assert_eq!(games(&next, 1).len(), 1);
}

#[tokio::test]
async fn the_node_that_is_first_begins_a_round_and_all_nodes_show_it() {
    let [one, two, three]: [Server; 3] =
        nodes::nodes(&postgres::shared().await.database().await).await;
    let (mut organiser, players, path) = entered(&one, asked(swiss(3), "one", "ended"), 6).await;
    let begin = format!("{path}/begin");
    let (mut second, mut third) = (organiser.at(&two), organiser.at(&three));
    let answers = tokio::join!(
        organiser.post(&begin, json!({})),
        second.post(&begin, json!({})),
        third.post(&begin, json!({}))
    );
    let mut statuses = [answers.0.status, answers.1.status, answers.2.status];
    statuses.sort();
    assert_eq!(statuses, [200, 422, 422]);
    for round in 0..3 {
        let told =
            until(&organiser, &path, |told| round < told["rounds"].as_array().unwrap().len());
        let all = games(&told.await, round);
        assert_eq!(all.len(), 3);
        let sides = ["french", "british", "french"];
        let resigns = all.iter().zip(sides).map(|(game, side)| resign(&players, game, side));
        futures_util::future::join_all(resigns).await;
    }
    let ended = until(&organiser, &path, |told| told["state"] == "ended").await;
    let guest = |server: &Server| Device::new(server);
    let told = guest(&one).get(&path).await.json();
    assert_eq!(told["standings"], ended["standings"]);
    for node in [&two, &three] {
        assert_eq!(guest(node).get(&path).await.json(), told);
    }
}

#[tokio::test]
async fn a_spectator_of_a_tournament_sees_no_key_and_no_account() {
    let (folder, server) = Server::fresh().await;
    let (mut organiser, _players, path) =
        entered(&server, asked(swiss(2), "one", "ended"), 2).await;
    organiser.done(&format!("{path}/begin"), json!({})).await;
    let mut database = database(&folder).await;
    let accounts = sqlx::query("SELECT id FROM accounts").fetch_all(&mut database).await.unwrap();
    let secrets = sqlx::query("SELECT secret FROM tables").fetch_all(&mut database).await.unwrap();
    let shown = Device::new(&server).get(&path).await.body;
    for row in accounts.iter().chain(&secrets) {
        assert!(!shown.contains(&row.get::<String, _>(0)), "{shown}");
    }
}
