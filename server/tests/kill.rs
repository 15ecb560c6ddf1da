//! A test that kills the server again and again in the middle of a game, and restarts it. Every
//! acknowledged action must be stored exactly once and in order.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::{Folder, NewTable, Player, random, request, toy};
use serde_json::{Value, json};
use server::{Config, Limits, serve_with};
use tokio::sync::Notify;
use tokio::time::sleep;

/// Returns the number of kills: `CARILLON_KILLS`, or 200.
fn kills() -> u32 {
    let asked = std::env::var("CARILLON_KILLS").ok();
    asked.map_or(60, |n| n.parse().expect("CARILLON_KILLS is a number"))
}

const DATA: &str = "CARILLON_KILL_TEST_DATA";

/// This function is not a test, but the server to be killed, which the test starts as a process of this
/// same program.
#[tokio::test(flavor = "multi_thread")]
async fn the_server_that_is_killed() {
    let Ok(data) = std::env::var(DATA) else { return };
    let told = Path::new(&data).join("address");
    // The driver plays as fast as it can.
    let limits = Limits { socket_units: 1_000_000, address_units: 1_000_000, ..Limits::default() };
    let config = Config { port: 0, data: data.into(), limits, ..Config::default() };
    let ready = |address: SocketAddr, _: Option<&str>| {
        let unfinished = told.with_extension("new");
        std::fs::write(&unfinished, address.to_string()).unwrap();
        std::fs::rename(unfinished, &told).unwrap();
    };
    serve_with(config, Arc::new(toy::shelf()), std::future::pending(), ready).await.unwrap();
}

struct Victim {
    child: Child,
    address: SocketAddr,
}

impl Victim {
    async fn start(data: &Path) -> Victim {
        let told = data.join("address");
        let _ = std::fs::remove_file(&told);
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["kill::the_server_that_is_killed", "--exact"])
            .env(DATA, data)
            .stdout(std::process::Stdio::null())
            .spawn()
            .unwrap();
        let mut victim = Victim { child, address: ([127, 0, 0, 1], 0).into() };
        let start = Instant::now();
        loop {
            if let Ok(address) = std::fs::read_to_string(&told) {
                victim.address = address.parse().unwrap();
                return victim;
            }
            assert!(start.elapsed() < Duration::from_secs(120), "the server did not start");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// Sends SIGKILL, so that the server can do nothing before it ends.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A client that plays, with the actions that it has sent and those that were acknowledged.
#[derive(Default)]
struct Driver {
    table: Option<NewTable>,
    open: Option<Value>,
    /// The acknowledged actions, each with the number of actions after it.
    known: Vec<String>,
    sent: u64,
    acknowledged: u64,
    /// Notified of every acknowledgement.
    heard: Arc<Notify>,
    games: u64,
}

impl Driver {
    /// Plays at random until the server is gone.
    async fn drive(&mut self, address: SocketAddr, dice: &mut u64) -> Option<()> {
        if self.table.is_none() {
            let asked = json!({ "game": "toy", "french": "me", "british": "me" }).to_string();
            let answer = request(address, "POST", "/api/tables", "", asked.as_bytes()).await;
            if answer.status != 201 {
                return None;
            }
            self.table = Some(NewTable::read(&answer.json()));
            self.known.clear();
        }
        let table = self.table.as_ref()?;
        let mut player = Player::try_connect(address, &table.id).await.ok()?;
        player
            .say(&json!({ "do": "sit", "tokens": [table.french, table.british], "nonce": "kill" }))
            .await?;
        while player.table.is_null() {
            player.next().await?;
        }
        // The last action may have been stored without an acknowledgement, but no acknowledged action may
        // be missing.
        let number = player.number() as usize;
        let spare = usize::from(self.open.is_some());
        assert!(
            (self.known.len()..=self.known.len() + spare).contains(&number),
            "{number}: {:?}",
            self.known
        );
        loop {
            let ask = match &self.open {
                Some(ask) => ask.clone(),
                None => {
                    if !player.table["outcome"].is_null() {
                        let path = format!("/api/tables/{}/record", self.table.as_ref()?.id);
                        let record = request(address, "GET", &path, "", b"").await;
                        if record.status != 200 || !record.body.contains("secret ") {
                            return None;
                        }
                        self.compare(&record.body);
                        self.games += 1;
                        self.table = None;
                        return Some(());
                    }
                    let side = player.table["awaited"][0].as_str()?.to_string();
                    if player.table["as"] != side.as_str() {
                        player.say(&json!({ "do": "as", "side": side })).await?;
                        while player.table["as"] != side.as_str() {
                            player.next().await?;
                        }
                    }
                    let choices = player.choices();
                    let play = &choices[random(dice) as usize % choices.len()];
                    self.sent += 1;
                    let id = format!("action-{}", self.sent);
                    json!({ "do": "play", "entry": player.entry(), "side": side, "play": play, "id": id })
                }
            };
            self.open = Some(ask.clone());
            player.say(&ask).await?;
            let number = loop {
                let message = player.next().await?;
                assert_ne!(message["is"], "no", "{message} to {ask}");
                if message["is"] == "ack" && message["id"] == ask["id"] {
                    break message["number"].as_u64()?;
                }
            };
            self.open = None;
            self.acknowledged += 1;
            self.heard.notify_one();
            self.known.push(format!("{} {}", ask["side"].as_str()?, ask["play"].as_str()?));
            assert_eq!(number as usize, self.known.len());
            while player.number() < number {
                player.next().await?;
            }
        }
    }

    /// Checks that the record contains the acknowledged actions, each once and in order.
    fn compare(&self, record: &str) {
        let record = engine::Record::parse(record).unwrap();
        let lines: Vec<String> =
            record.lines.iter().map(|line| format!("{} {}", line.side, line.play)).collect();
        assert_eq!(lines, self.known);
    }
}

#[tokio::test]
async fn acknowledged_actions_survive_every_kill() {
    if std::env::var(DATA).is_ok() {
        return;
    }
    let folder = Folder::new();
    let mut driver = Driver::default();
    let mut dice = 1755;
    let kills = kills();
    for _ in 0..kills {
        let victim = Victim::start(&folder.0).await;
        // The server is never killed before it has acknowledged something, however slow the machine is.
        let more = Duration::from_micros(random(&mut dice) % 60_000);
        driver.heard = Arc::default();
        let (address, heard) = (victim.address, driver.heard.clone());
        let playing = async { while driver.drive(address, &mut dice).await.is_some() {} };
        let life = async {
            heard.notified().await;
            sleep(more).await;
        };
        tokio::select! {
            () = playing => {}
            () = life => {}
        }
        victim.kill();
    }
    let victim = Victim::start(&folder.0).await;
    let games = driver.games;
    while driver.games == games {
        driver.drive(victim.address, &mut dice).await;
    }
    let Driver { acknowledged, games, .. } = &driver;
    println!("{kills} kills: {acknowledged} actions in {games} games were acknowledged");
    assert!(u64::from(kills) <= driver.acknowledged);
    victim.kill();
}
