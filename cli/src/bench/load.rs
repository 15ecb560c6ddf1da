//! A server of its own to measure, and clients that play at it as browsers do.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::failure::Failure;

/// What went wrong on the way is told as it is.
pub type Outcome<T> = Result<T, String>;

/// A server in a process and a folder of its own. Both are gone when this is dropped.
pub struct House {
    process: Child,
    pub address: SocketAddr,
    data: PathBuf,
}

impl House {
    /// Starts `program serve` for who may ask as much as he likes.
    pub fn open(program: &Path) -> Result<House, Failure> {
        let failed = |what: &str| Failure::Failed(format!("{}: {what}", program.display()));
        let data = std::env::temp_dir().join(format!("carillon-bench-{}", std::process::id()));
        let mut serve = Command::new(program);
        serve.args(["serve", "--no-open", "--port", "0", "--beat", "0", "--data"]).arg(&data);
        for limit in ["socket_units", "address_units", "connections", "address_connections"] {
            serve.args(["--limit", &format!("{limit}=1000000")]);
        }
        let mut process = serve
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(&format!("it does not start: {error}")))?;
        let said = process.stdout.take().ok_or_else(|| failed("it says nothing"))?;
        let mut line = String::new();
        BufReader::new(said).read_line(&mut line)?;
        let at = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let Some(address) = at.and_then(|at| at.parse().ok()) else {
            let _ = process.kill();
            return Err(failed("it did not say where it serves"));
        };
        Ok(House { process, address, data })
    }

    /// The time that its threads have worked, where the system tells it.
    pub fn worked(&self) -> Option<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())).ok()?;
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: u64 =
            fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        // A tick is a hundredth of a second on every Linux.
        Some(Duration::from_millis(10 * ticks))
    }

    /// The memory that it holds, in bytes, where the system tells it.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(1024 * line.split_whitespace().next()?.parse::<u64>().ok()?)
    }

    /// A new table for one who holds both seats.
    pub async fn table(&self, game: &str) -> Outcome<NewTable> {
        let asked = json!({ "game": game, "french": "me", "british": "me" }).to_string();
        let told = post(self.address, "/api/tables", &asked).await?;
        let word = |value: &Value| value.as_str().map(String::from);
        let new = || {
            let keys = [word(&told["seats"]["french"])?, word(&told["seats"]["british"])?];
            Some(NewTable { id: word(&told["table"])?, keys })
        };
        new().ok_or_else(|| format!("no table was opened: {told}"))
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

/// A table, and what opens its seats.
pub struct NewTable {
    pub id: String,
    pub keys: [String; 2],
}

async fn post(address: SocketAddr, path: &str, body: &str) -> Outcome<Value> {
    let mut stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
    let length = body.len();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n"
    );
    let sent = async {
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(body.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.map(|_| answer)
    };
    let answer = sent.await.map_err(|error| error.to_string())?;
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    serde_json::from_str(body).map_err(|error| format!("{error}: {answer}"))
}

/// One socket, and the table as it was last told.
pub struct Player {
    socket: WebSocketStream<TcpStream>,
    pub table: Value,
    /// Bytes that came, of the table.
    pub heard: u64,
    ids: u32,
}

impl Player {
    /// Sits down with these keys; without one, watches.
    pub async fn sit(address: SocketAddr, table: &str, keys: &[String]) -> Outcome<Player> {
        let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
        let _ = stream.set_nodelay(true);
        let place = format!("ws://{address}/api/tables/{table}/live");
        let (socket, _) = client_async(place, stream).await.map_err(|error| error.to_string())?;
        let mut player = Player { socket, table: Value::Null, heard: 0, ids: 0 };
        player.send(&json!({ "do": "sit", "tokens": keys, "nonce": "bench" })).await?;
        while player.table.is_null() {
            player.hear().await?;
        }
        Ok(player)
    }

    pub async fn send(&mut self, message: &Value) -> Outcome<()> {
        let text = Message::text(message.to_string());
        self.socket.send(text).await.map_err(|error| error.to_string())
    }

    /// The next message; a table or a patch is taken in.
    pub async fn hear(&mut self) -> Outcome<Value> {
        loop {
            let next = self.socket.next().await.ok_or("the server hung up")?;
            let Message::Text(text) = next.map_err(|error| error.to_string())? else { continue };
            let message: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
            match message["is"].as_str() {
                Some("table") => self.table.clone_from(&message),
                Some("patch") => {
                    let now = server::patched(self.table.take(), &message["patch"]);
                    self.table = now.ok_or("a patch does not fit")?;
                }
                Some("no") => return Err(message.to_string()),
                _ => return Ok(message),
            }
            self.heard += text.len() as u64;
            return Ok(message);
        }
    }

    /// Does something that is acknowledged; how long that took, and the entry that it became.
    pub async fn act(&mut self, mut message: Value) -> Outcome<(Duration, u64)> {
        self.ids += 1;
        message["id"] = json!(format!("{}-{}", self.entry(), self.ids));
        message["entry"] = json!(self.entry());
        let begun = Instant::now();
        self.send(&message).await?;
        loop {
            let answer = self.hear().await?;
            if answer["is"] == "ack" {
                return Ok((begun.elapsed(), answer["entry"].as_u64().unwrap_or(0)));
            }
        }
    }

    pub async fn see(&mut self, entry: u64) -> Outcome<()> {
        while self.entry() < entry {
            self.hear().await?;
        }
        Ok(())
    }

    pub fn entry(&self) -> u64 {
        self.table["entry"].as_u64().unwrap_or(0)
    }

    pub fn awaits(&self, side: &str) -> bool {
        self.table["awaited"].as_array().is_some_and(|list| list.iter().any(|one| one == side))
    }
}

pub const SIDES: [&str; 2] = ["french", "british"];

/// Two players at a table, who choose at random.
pub struct Pair {
    pub players: [Player; 2],
    random: u64,
}

impl Pair {
    /// Both sit down at a new table.
    pub async fn new(house: &House, game: &str, random: u64) -> Outcome<(Pair, NewTable)> {
        let table = house.table(game).await?;
        let [french, british] = &table.keys;
        let players = [
            Player::sit(house.address, &table.id, std::slice::from_ref(french)).await?,
            Player::sit(house.address, &table.id, std::slice::from_ref(british)).await?,
        ];
        let mut pair = Pair { players, random };
        for player in &mut pair.players {
            while player.table["started"] != true {
                player.hear().await?;
            }
        }
        Ok((pair, table))
    }

    /// One of those who must choose chooses, and both see it. Nothing, once the game is over.
    pub async fn play(&mut self) -> Outcome<Option<Duration>> {
        let Some(side) = SIDES.iter().position(|side| self.players[0].awaits(side)) else {
            return Ok(None);
        };
        let random = self.next();
        let player = &mut self.players[side];
        let choices = player.table["choices"].as_array().map_or(&[][..], Vec::as_slice);
        let Some(choice) = choices.get(random as usize % choices.len().max(1)) else {
            return Err(format!("there is no choice: {}", player.table["prompt"]));
        };
        let play = json!({ "do": "play", "side": SIDES[side], "play": choice["play"] });
        self.act(side, play).await.map(Some)
    }

    /// One of both does something, and both see it.
    pub async fn act(&mut self, side: usize, message: Value) -> Outcome<Duration> {
        let (took, entry) = self.players[side].act(message).await?;
        for player in &mut self.players {
            player.see(entry).await?;
        }
        Ok(took)
    }

    /// Bytes of the table that both have heard.
    pub fn heard(&self) -> u64 {
        self.players.iter().map(|player| player.heard).sum()
    }

    /// A number that looks random: SplitMix64.
    pub fn next(&mut self) -> u64 {
        self.random = self.random.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.random;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}
