//! Tests of the operator's programs at the seats of tables.

use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::common::{Folder, NewTable, Player, Server, config, toy};
use serde_json::{Value, json};
use server::{Config, Limits};

/// A program that answers with the last legal action.
const LAST: &str = r#"legal=${question%%'"],"view"'*}; case $question in *'"do":"go"'*) echo "{\"play\":\"${legal##*'"'}\"}";; esac"#;

/// Starts a server with the bot `ours`, a program that answers with `answer`. The program writes
/// its starts and its questions to files in the folder.
async fn served(folder: &Folder, answer: &str, limits: impl FnOnce(&mut Limits)) -> Server {
    let notes = folder.0.display();
    let script = format!(
        "echo $$ >> {notes}/started\nwhile read -r question; do echo \"$question\" >> {notes}/asked; {answer}; done\n"
    );
    let file = folder.0.join("program.sh");
    fs::write(&file, script).unwrap();
    let ours = format!("ours=cmd:sh {}", file.display()).parse().unwrap();
    let elsewhere = "chess/theirs=cmd:sh".parse().unwrap();
    let plain = config(&folder.0);
    let mut limited = plain.limits.clone();
    limits(&mut limited);
    let config = Config { programs: vec![ours, elsewhere], limits: limited, ..plain };
    Server::configured(config, toy::shelf()).await
}

/// Returns the lines of a file that the program wrote.
fn noted(folder: &Folder, name: &str) -> Vec<String> {
    let text = fs::read_to_string(folder.0.join(name)).unwrap_or_default();
    text.lines().map(String::from).collect()
}

fn is_over(table: &Value) -> bool {
    !table["outcome"].is_null() || !table["result"].is_null()
}

/// Plays as the French until the game is over by its rules.
async fn play_to_the_end(player: &mut Player) {
    loop {
        player.see(|table| is_over(table) || table["awaited"][0] == "french").await;
        if is_over(&player.table) {
            assert!(player.table["result"].is_null(), "no side resigned");
            return;
        }
        let play = player.choices().pop().unwrap();
        player.play("french", &play).await;
    }
}

async fn until(what: &str, so: impl Fn() -> bool) {
    for _ in 0..6000 {
        if so() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("not {what} after a minute");
}

fn runs(pid: &str) -> bool {
    // The folder in `/proc` exists even for a zombie process.
    Path::new("/proc").join(pid).exists()
}

#[tokio::test]
async fn a_program_plays_to_the_end_from_its_own_view() {
    let folder = Folder::new();
    let server = served(&folder, LAST, |_| {}).await;
    let levels = server.get("/api/games").await.json()[0]["levels"].clone();
    let levels = levels.as_array().unwrap();
    assert!(levels.contains(&json!("ours")) && !levels.contains(&json!("theirs")), "{levels:?}");

    let table = server.table("me", "bot:ours").await;
    let mut french = server.sit(&table, &[&table.french]).await;
    assert_eq!(french.table["players"]["british"]["level"], "ours");
    play_to_the_end(&mut french).await;

    until("told of the end", || noted(&folder, "asked").last().unwrap().contains("\"over\"")).await;
    let asked: Vec<Value> =
        noted(&folder, "asked").iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (over, asked) = asked.split_last().unwrap();
    assert_eq!(over["outcome"]["winner"], french.table["outcome"]["winner"]);
    let mut told = 0;
    for question in asked {
        assert_eq!((&question["game"], &question["side"]), (&json!("toy"), &json!("british")));
        let cards = &question["view"]["cards"];
        assert!(
            cards["british"]["hand"].is_array() && cards["french"]["hand"].is_null(),
            "{cards}"
        );
        told += question["log"].as_array().unwrap().len();
    }
    let log = french.table["log"].as_array().unwrap();
    assert!(0 < told && told <= log.len(), "each line is told once: {told} of {}", log.len());
    let started = noted(&folder, "started");
    assert_eq!(started.len(), 1, "it is started once");
    until("ended with its table", || !runs(&started[0])).await;
}

#[tokio::test]
async fn a_program_without_an_answer_resigns() {
    for (answer, ms) in [
        ("exit", 30_000),
        ("echo nonsense", 30_000),
        (r#"echo '{"play":"march nowhere"}'"#, 30_000),
        ("exec sleep 600", 200),
    ] {
        let folder = Folder::new();
        let server = served(&folder, answer, |limits| limits.program_ms = ms).await;
        let table = server.table("me", "bot:ours").await;
        let mut french = server.sit(&table, &[&table.french]).await;
        french.see(|table| !table["result"].is_null()).await;
        assert_eq!(french.table["result"], "british resigned", "{answer}");
        let started = noted(&folder, "started");
        until("ended", || !runs(&started[0])).await;
    }
}

#[tokio::test]
async fn a_visitor_starts_only_programs_that_the_operator_named() {
    let folder = Folder::new();
    let server = served(&folder, LAST, |_| {}).await;
    let touched = folder.0.join("touched");
    for level in [
        &format!("cmd:touch {}", touched.display()),
        "ours=cmd:sh",
        "ours ",
        "theirs",
        "chess/theirs",
        "",
    ] {
        let seat = format!("bot:{level}");
        let asked = json!({ "game": "toy", "french": "bot:random", "british": seat });
        let answer = server.post("/api/tables", &asked.to_string()).await;
        assert_eq!(answer.status, 422, "{level:?}: {}", answer.body);
        assert!(answer.body.contains("ours, search:2000"), "what to write: {}", answer.body);
    }
    assert!(!touched.exists() && noted(&folder, "started").is_empty());
}

/// A program that does not end by itself when its input is closed.
const STAYS: &str = "trap '' HUP INT TERM; while :; do sleep 0.1; done";

#[tokio::test]
async fn a_server_that_stops_ends_its_programs_and_no_game() {
    let folder = Folder::new();
    // The limit is longer than the test, so that nothing else ends the program.
    let server = served(&folder, STAYS, |limits| limits.program_ms = 3_600_000).await;
    let table = server.table("me", "bot:ours").await;
    let french = server.sit(&table, &[&table.french]).await;
    until("asked", || !noted(&folder, "asked").is_empty()).await;
    let started = noted(&folder, "started");
    assert!(runs(&started[0]));
    server.stop().await;
    until("ended with the server", || !runs(&started[0])).await;
    drop(french);

    // On a server without such a program the game waits; on a server that has it, the game
    // continues.
    let server = Server::start(&folder.0).await;
    let french = server.sit(&table, &[&table.french]).await;
    assert!(french.table["result"].is_null() && french.awaits("british"));
    server.stop().await;
    let server = served(&folder, LAST, |_| {}).await;
    let mut french = server.sit(&table, &[&table.french]).await;
    play_to_the_end(&mut french).await;
}

#[tokio::test]
async fn more_seats_than_places_are_played_in_turn() {
    let folder = Folder::new();
    let server = served(&folder, LAST, |limits| limits.programs = 1).await;
    let mut tables: Vec<NewTable> = Vec::new();
    let mut players: Vec<Player> = Vec::new();
    for _ in 0..3 {
        let table = server.table("me", "bot:ours").await;
        players.push(server.sit(&table, &[&table.french]).await);
        tables.push(table);
    }
    let [one, two, three] = &mut players[..] else { panic!("three players") };
    tokio::join!(play_to_the_end(one), play_to_the_end(two), play_to_the_end(three));
    let started = noted(&folder, "started");
    assert!(3 < started.len(), "they made room for each other: {started:?}");
    for pid in &started {
        until("ended", || !runs(pid)).await;
    }
}
