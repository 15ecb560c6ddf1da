//! A server to be measured, and clients that play there as browsers do.

use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinError;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::say::failure::Failure;

/// The reason why a measurement failed.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error(transparent)]
    Socket(#[from] Box<tungstenite::Error>),
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    #[error("{cause}: {answer}")]
    Answer { cause: serde_json::Error, answer: String },
    #[error("no table was opened: {0}")]
    NoTable(Value),
    #[error("the server hung up")]
    HungUp,
    #[error("a patch does not fit")]
    Patch,
    /// The server refused a message.
    #[error("{0}")]
    Refused(Value),
    #[error("there is no choice: {0}")]
    NoChoice(Value),
    #[error(transparent)]
    Task(#[from] JoinError),
    #[error(transparent)]
    NeverBegun(#[from] watch::error::RecvError),
}

impl From<tungstenite::Error> for LoadError {
    fn from(error: tungstenite::Error) -> LoadError {
        LoadError::Socket(Box::new(error))
    }
}

pub type LoadResult<T> = Result<T, LoadError>;

/// A server in a separate process with a temporary folder. Both are removed when this value is dropped.
pub struct SpawnedServer {
    process: Child,
    pub address: SocketAddr,
    data: PathBuf,
}

impl SpawnedServer {
    /// Starts `program serve` without limits on its clients.
    pub fn open(program: &Path) -> Result<SpawnedServer, Failure> {
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
        Ok(SpawnedServer { process, address, data })
    }

    /// Returns the server's processor time, if the system reports it.
    pub fn worked(&self) -> Option<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())).ok()?;
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: u64 =
            fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        // A tick is a hundredth of a second on every Linux.
        Some(Duration::from_millis(10 * ticks))
    }

    /// Returns the server's memory in bytes, if the system reports it.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(1024 * line.split_whitespace().next()?.parse::<u64>().ok()?)
    }

    /// Opens a table with both seats for the same player.
    pub async fn table(&self, game: &str) -> LoadResult<SeatedTable> {
        let asked = json!({ "game": game, "french": "me", "british": "me" }).to_string();
        let told = post(self.address, "/api/tables", &asked).await?;
        let word = |value: &Value| value.as_str().map(String::from);
        let new = || {
            let keys = [word(&told["seats"]["french"])?, word(&told["seats"]["british"])?];
            Some(SeatedTable { id: word(&told["table"])?, keys })
        };
        new().ok_or(LoadError::NoTable(told))
    }
}

impl Drop for SpawnedServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

/// A new table, with the keys of its seats.
pub struct SeatedTable {
    pub id: String,
    pub keys: [String; 2],
}

async fn post(address: SocketAddr, path: &str, body: &str) -> LoadResult<Value> {
    let mut stream = TcpStream::connect(address).await?;
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
    let answer = sent.await?;
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    serde_json::from_str(body).map_err(|cause| LoadError::Answer { cause, answer: answer.clone() })
}

/// One socket, with the latest state of its table.
pub struct SocketPlayer {
    socket: WebSocketStream<TcpStream>,
    pub table: Value,
    /// The bytes of table messages received.
    pub heard: u64,
    ids: u32,
}

impl SocketPlayer {
    /// Sits down with these keys. Without keys, the client watches.
    pub async fn sit(
        address: SocketAddr,
        table: &str,
        keys: &[String],
    ) -> LoadResult<SocketPlayer> {
        let stream = TcpStream::connect(address).await?;
        let _ = stream.set_nodelay(true);
        let place = format!("ws://{address}/api/tables/{table}/live");
        let (socket, _) = client_async(place, stream).await?;
        let mut player = SocketPlayer { socket, table: Value::Null, heard: 0, ids: 0 };
        player.send(&json!({ "do": "sit", "tokens": keys, "nonce": "bench" })).await?;
        while player.table.is_null() {
            player.hear().await?;
        }
        Ok(player)
    }

    pub async fn send(&mut self, message: &Value) -> LoadResult<()> {
        let text = Message::text(message.to_string());
        Ok(self.socket.send(text).await?)
    }

    /// Receives the next message. A `table` message replaces the stored table, and a `patch` message changes
    /// parts of it.
    pub async fn hear(&mut self) -> LoadResult<Value> {
        loop {
            let next = self.socket.next().await.ok_or(LoadError::HungUp)?;
            let Message::Text(text) = next? else { continue };
            let message: Value = serde_json::from_str(&text)?;
            match message["is"].as_str() {
                Some("table") => self.table.clone_from(&message),
                Some("patch") => {
                    let now = server::patched(self.table.take(), &message["patch"]);
                    self.table = now.ok_or(LoadError::Patch)?;
                }
                Some("no") => return Err(LoadError::Refused(message)),
                _ => return Ok(message),
            }
            self.heard += text.len() as u64;
            return Ok(message);
        }
    }

    /// Sends an action. Returns the time until its acknowledgement, and the number of its entry.
    pub async fn act(&mut self, mut message: Value) -> LoadResult<(Duration, u64)> {
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

    pub async fn see(&mut self, entry: u64) -> LoadResult<()> {
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

/// Two players at a table who choose at random.
pub struct SeatedPair {
    pub players: [SocketPlayer; 2],
    random: u64,
}

impl SeatedPair {
    /// Seats two players at a new table.
    pub async fn new(
        house: &SpawnedServer,
        game: &str,
        random: u64,
    ) -> LoadResult<(SeatedPair, SeatedTable)> {
        let table = house.table(game).await?;
        let [french, british] = &table.keys;
        let players = [
            SocketPlayer::sit(house.address, &table.id, std::slice::from_ref(french)).await?,
            SocketPlayer::sit(house.address, &table.id, std::slice::from_ref(british)).await?,
        ];
        let mut pair = SeatedPair { players, random };
        for player in &mut pair.players {
            while player.table["started"] != true {
                player.hear().await?;
            }
        }
        Ok((pair, table))
    }

    /// Makes a side choose if it must, and waits until both players have seen the action. Returns `None`
    /// once the game is over.
    pub async fn play(&mut self) -> LoadResult<Option<Duration>> {
        let Some(side) = SIDES.iter().position(|side| self.players[0].awaits(side)) else {
            return Ok(None);
        };
        let random = self.next();
        let player = &mut self.players[side];
        let choices = player.table["choices"].as_array().map_or(&[][..], Vec::as_slice);
        let Some(choice) = choices.get(random as usize % choices.len().max(1)) else {
            return Err(LoadError::NoChoice(player.table["prompt"].clone()));
        };
        let play = json!({ "do": "play", "side": SIDES[side], "play": choice["play"] });
        self.act(side, play).await.map(Some)
    }

    /// Makes one player act, and waits until both players have seen the action.
    pub async fn act(&mut self, side: usize, message: Value) -> LoadResult<Duration> {
        let (took, entry) = self.players[side].act(message).await?;
        for player in &mut self.players {
            player.see(entry).await?;
        }
        Ok(took)
    }

    /// Returns the bytes of table messages that both players received.
    pub fn heard(&self) -> u64 {
        self.players.iter().map(|player| player.heard).sum()
    }

    /// Returns the next pseudo-random number (SplitMix64).
    pub fn next(&mut self) -> u64 {
        self.random = self.random.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.random;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}
