//! Measures a server with many clients: the memory for sockets that only watch, and the time from `play` to
//! `ack` and to the table that both players see.
//!
//! ```text
//! cargo run --release -p server --example load -- [--idle 2000] [--tables 100] [--actions 40] [--pace 500]
//! ```
//! `--pace` is the pause between two actions of a table, in milliseconds.

use std::error::Error;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Limits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().collect();
    if let [_, serve, data] = &args[..]
        && serve == "serve"
    {
        // All clients come from one address.
        let limits = Limits {
            address_units: 1 << 40,
            address_connections: 1 << 40,
            connections: 20_000,
            ..Limits::default()
        };
        let config = Config { port: 0, data: data.into(), limits, ..Config::default() };
        return Ok(server::serve(config, Arc::new(shelf::shelf())).await?);
    }
    let wanted = |name: &str, default: u64| {
        let place = args.iter().position(|arg| arg == name);
        place.and_then(|place| args.get(place + 1)?.parse().ok()).unwrap_or(default)
    };
    let house = House::open()?;
    println!("empty: {:.1} MiB", house.memory()?);
    idle(&house, wanted("--idle", 2000)).await?;
    busy(&house, wanted("--tables", 100), wanted("--actions", 40), wanted("--pace", 500)).await?;
    println!("at the end: {:.1} MiB", house.memory()?);
    Ok(())
}

/// Opens sockets at new tables, two at each table. Nothing is played there.
async fn idle(house: &House, sockets: u64) -> Result<()> {
    let mut players = Vec::new();
    for _ in 0..sockets / 2 {
        let table = LoadTable::new(house.address).await?;
        players.push(Player::sit(house.address, &table, "french").await?);
        players.push(Player::sit(house.address, &table, "british").await?);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    println!(
        "{} idle sockets at {} tables: {:.1} MiB",
        players.len(),
        players.len() / 2,
        house.memory()?
    );
    let one = LoadTable::new(house.address).await?;
    players.clear();
    tokio::time::sleep(Duration::from_secs(1)).await;
    println!("after they left: {:.1} MiB", house.memory()?);
    for _ in 0..sockets {
        players.push(Player::sit(house.address, &one, "").await?);
    }
    println!("{} idle watchers at one table: {:.1} MiB", players.len(), house.memory()?);
    Ok(())
}

/// Plays at all tables at once.
async fn busy(house: &House, tables: u64, actions: u64, pace: u64) -> Result<()> {
    let mut games = Vec::new();
    for n in 0..tables {
        games.push(tokio::spawn(game(house.address, n, actions, Duration::from_millis(pace))));
    }
    let (mut acks, mut shown) = (Vec::new(), Vec::new());
    let mut played = 0;
    for game in games {
        let times = game.await??;
        played += times.len();
        acks.extend(times.iter().map(|(ack, _)| *ack));
        shown.extend(times.iter().map(|(_, shown)| *shown));
    }
    println!("{tables} tables, an action each {pace} ms and table; {played} actions");
    for (name, times) in [("play to ack", &mut acks), ("play to ack and both views", &mut shown)] {
        times.sort();
        let at =
            |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
        println!("{name}: p50 {:.2} ms, p99 {:.2} ms, worst {:.2} ms", at(0.5), at(0.99), at(1.0));
    }
    Ok(())
}

async fn game(
    address: SocketAddr,
    n: u64,
    actions: u64,
    pace: Duration,
) -> Result<Vec<(Duration, Duration)>> {
    let table = LoadTable::new(address).await?;
    let mut french = Player::sit(address, &table, "french").await?;
    let mut british = Player::sit(address, &table, "british").await?;
    french.see(|table| table["started"] == true).await?;
    british.see(|table| table["started"] == true).await?;
    let mut dice = n;
    let mut times = Vec::new();
    tokio::time::sleep(pace.mul_f64(n as f64 / 100.0 % 1.0)).await;
    for action in 0..actions {
        tokio::time::sleep(pace).await;
        let Some(side) = french.table["awaited"][0].as_str().map(String::from) else { break };
        let (player, other) = if side == "french" {
            (&mut french, &mut british)
        } else {
            (&mut british, &mut french)
        };
        let choices = player.table["choices"].as_array().map_or(&[][..], |choices| choices);
        if choices.is_empty() {
            return Err("an awaited side has no choice".into());
        }
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let play = choices[(dice >> 33) as usize % choices.len()]["play"].clone();
        let number = player.table["number"].as_u64().unwrap_or(0);
        let entry = player.table["entry"].as_u64().unwrap_or(0);
        let start = Instant::now();
        player
            .send(json!({ "do": "play", "entry": entry, "side": side, "play": play, "id": action.to_string() }))
            .await?;
        player.until("ack").await?;
        let ack = start.elapsed();
        player.see(|table| table["number"] == number + 1).await?;
        other.see(|table| table["number"] == number + 1).await?;
        times.push((ack, start.elapsed()));
    }
    Ok(times)
}

/// A server that runs in a separate process.
struct House {
    child: Child,
    address: SocketAddr,
    data: std::path::PathBuf,
}

impl House {
    fn open() -> Result<House> {
        let data = std::env::temp_dir().join(format!("carillon-load-{}", std::process::id()));
        let mut child = Command::new(std::env::current_exe()?)
            .arg("serve")
            .arg(&data)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut told = String::new();
        let out = child.stdout.take().ok_or("the server is silent")?;
        std::io::BufRead::read_line(&mut std::io::BufReader::new(out), &mut told)?;
        let address =
            told.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).unwrap_or("");
        let address = address.parse()?;
        Ok(House { child, address, data })
    }

    /// Returns the memory of the process, in MiB.
    fn memory(&self) -> Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse::<f64>()? / 1024.0)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

struct LoadTable {
    id: String,
    seats: Value,
}

impl LoadTable {
    async fn new(address: SocketAddr) -> Result<LoadTable> {
        let body = json!({ "game": "struggle", "french": "me", "british": "me" }).to_string();
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all((head + &body).as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let told: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap_or(""))?;
        let id = told["table"].as_str().ok_or(answer)?.to_string();
        Ok(LoadTable { id, seats: told["seats"].clone() })
    }
}

struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    table: Value,
}

impl Player {
    async fn sit(address: SocketAddr, table: &LoadTable, side: &str) -> Result<Player> {
        let (socket, _) =
            connect_async(format!("ws://{address}/api/tables/{}/live", table.id)).await?;
        let mut player = Player { socket, table: Value::Null };
        let tokens: Vec<&Value> = table.seats.get(side).into_iter().collect();
        player.send(json!({ "do": "sit", "tokens": tokens, "nonce": "load" })).await?;
        player.until("chat").await?;
        Ok(player)
    }

    async fn send(&mut self, message: Value) -> Result<()> {
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }

    async fn until(&mut self, kind: &str) -> Result<()> {
        loop {
            let Message::Text(text) = self.socket.next().await.ok_or("the socket was closed")??
            else {
                continue;
            };
            let message: Value = serde_json::from_str(&text)?;
            let is = message["is"].as_str().unwrap_or("").to_string();
            if is == "no" {
                return Err(text.to_string().into());
            }
            if is == "table" {
                self.table = message;
            }
            if is == kind {
                return Ok(());
            }
        }
    }

    async fn see(&mut self, so: impl Fn(&Value) -> bool) -> Result<()> {
        while !so(&self.table) {
            self.until("table").await?;
        }
        Ok(())
    }
}
