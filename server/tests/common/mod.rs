//! A server on a port of its own, and clients for it.

#![allow(dead_code)] // each test file uses only a part of it

pub mod postgres;
pub mod toy;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use engine::Record;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{App, Config, Limits, serve_on};
use shelf::Shelf;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A folder that is deleted after the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("carillon-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Returns a configuration with bots that answer as soon as they can, and a large allowance.
pub fn config(data: &Path) -> Config {
    let limits = Limits { address_units: 1_000_000, ..Limits::default() };
    Config { data: data.into(), beat: Duration::ZERO, limits, ..Config::default() }
}

pub struct Server {
    pub address: SocketAddr,
    pub state: App,
    task: tokio::task::JoinHandle<()>,
}

impl Server {
    pub async fn start(data: &Path) -> Server {
        Server::with(data, toy::shelf()).await
    }

    /// Starts a server in a folder of its own.
    pub async fn fresh() -> (Folder, Server) {
        let folder = Folder::new();
        let server = Server::start(&folder.0).await;
        (folder, server)
    }

    pub async fn with(data: &Path, shelf: Shelf) -> Server {
        Server::configured(config(data), shelf).await
    }

    pub async fn configured(config: Config, shelf: Shelf) -> Server {
        let state = App::open(&config, Arc::new(shelf)).await.unwrap();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let serving = serve_on(listener, state.clone(), std::future::pending());
        let task = tokio::spawn(serving);
        Server { address, state, task }
    }

    pub async fn stop(self) {
        self.task.abort();
        self.state.close().await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }

    pub async fn get(&self, path: &str) -> Answer {
        request(self.address, "GET", path, "", b"").await
    }

    pub async fn post(&self, path: &str, body: &str) -> Answer {
        request(self.address, "POST", path, "", body.as_bytes()).await
    }

    /// Opens a table for two players, and claims its open seats.
    pub async fn table(&self, french: &str, british: &str) -> NewTable {
        let mut table = self.opened(french, british).await;
        for (side, invitation) in table.invitations.clone() {
            let key = format!("{side:-<32}");
            let seat = self.claim(&table.id, &invitation, &key).await;
            assert_eq!((seat.status, &seat.json()["side"]), (200, &json!(side)), "{}", seat.body);
            if side == "french" { table.french = key } else { table.british = key }
        }
        table
    }

    /// Claims a seat with an invitation.
    pub async fn claim(&self, table: &str, invitation: &str, key: &str) -> Answer {
        let asked = json!({ "invitation": invitation, "key": key }).to_string();
        self.post(&format!("/api/tables/{table}/claim"), &asked).await
    }

    /// Opens a table for two players, without claiming a seat.
    pub async fn opened(&self, french: &str, british: &str) -> NewTable {
        let asked =
            json!({ "game": self.game(), "french": french, "british": british, "name": "Marie" });
        let answer = self.post("/api/tables", &asked.to_string()).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        NewTable::read(&answer.json())
    }

    fn game(&self) -> &'static str {
        "toy"
    }

    pub async fn live(&self, table: &NewTable) -> Player {
        Player::connect(self.address, &table.id).await
    }

    /// Opens a table at which two players have sat down.
    pub async fn two(&self) -> (NewTable, Player, Player) {
        let table = self.table("me", "open").await;
        let mut french = self.sit(&table, &[&table.french]).await;
        let british = self.sit(&table, &[&table.british]).await;
        french.see(|table| table["started"] == true).await;
        (table, french, british)
    }

    /// Checks that the record of a finished table is signed, and that a table made of it shows the result.
    pub async fn uploads_its_record(&self, table: &NewTable, result: &str) {
        let record = self.get(&format!("/api/tables/{}/record", table.id)).await.body;
        let parsed = Record::parse(&record).unwrap();
        assert_eq!(parsed.result.as_deref(), Some(result));
        assert!(server::signed_by(&parsed).unwrap().is_some());
        let uploaded = self.post("/api/records", &record).await;
        assert_eq!(uploaded.status, 201, "{}", uploaded.body);
        let id = uploaded.json()["table"].as_str().unwrap().to_string();
        let mut looker = Player::connect(self.address, &id).await;
        looker.sit(&[]).await;
        assert_eq!(looker.table["result"], result);
    }

    /// Opens a socket that holds the seats of these tokens.
    pub async fn sit(&self, table: &NewTable, tokens: &[&str]) -> Player {
        let mut player = self.live(table).await;
        player.sit(tokens).await;
        player
    }
}

pub struct NewTable {
    pub id: String,
    pub french: String,
    pub british: String,
    pub commitment: String,
    /// The open sides, each with its invitation.
    pub invitations: Vec<(String, String)>,
}

impl NewTable {
    pub fn read(told: &Value) -> NewTable {
        let word = |value: &Value| value.as_str().unwrap_or("").to_string();
        NewTable {
            id: word(&told["table"]),
            french: word(&told["seats"]["french"]),
            british: word(&told["seats"]["british"]),
            commitment: word(&told["commitment"]),
            invitations: told["invitations"]
                .as_object()
                .map(|all| all.iter().map(|(side, code)| (side.clone(), word(code))).collect())
                .unwrap_or_default(),
        }
    }

    pub fn token(&self, side: &str) -> &str {
        if side == "french" { &self.french } else { &self.british }
    }
}

pub struct Answer {
    pub status: u16,
    pub headers: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

pub fn random(dice: &mut u64) -> u64 {
    *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *dice >> 33
}

/// Sends one request on a connection of its own.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &[u8],
) -> Answer {
    try_request(address, method, path, headers, body).await.unwrap()
}

/// Sends a request as [`request`] does, to a server that may not be running.
pub async fn try_request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &[u8],
) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect(address).await?;
    let host =
        if headers.contains("Host: ") { String::new() } else { format!("Host: {address}\r\n") };
    let head = format!(
        "{method} {path} HTTP/1.1\r\n{host}Connection: close\r\n{headers}Content-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    // The request may be refused before it is sent.
    let _ = stream.write_all(body).await;
    let mut read = Vec::new();
    let _ = stream.read_to_end(&mut read).await;
    let end = read.windows(4).position(|part| part == b"\r\n\r\n").unwrap_or(read.len());
    let head = String::from_utf8_lossy(&read[..end]).to_ascii_lowercase();
    let body = read.get(end + 4..).unwrap_or_default();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let chunked = head.contains("transfer-encoding: chunked");
    let body = if chunked { unchunked(body) } else { body.to_vec() };
    Ok(Answer { status, headers: head, body: String::from_utf8_lossy(&body).into_owned() })
}

fn unchunked(mut body: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = body.windows(2).position(|part| part == b"\r\n") {
        let size = String::from_utf8_lossy(&body[..end]);
        let size = usize::from_str_radix(&size, 16).unwrap_or(0);
        let Some(chunk) = body.get(end + 2..end + 2 + size).filter(|chunk| !chunk.is_empty())
        else {
            break;
        };
        whole.extend_from_slice(chunk);
        body = body.get(end + 4 + size..).unwrap_or_default();
    }
    whole
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A client at a table.
pub struct Player {
    pub socket: Socket,
    /// The table as it was last shown.
    pub table: Value,
    /// The number of patches received.
    pub patches: u32,
    ids: u32,
}

impl Player {
    pub async fn connect(address: SocketAddr, table: &str) -> Player {
        Player::try_connect(address, table).await.unwrap()
    }

    pub async fn try_connect(address: SocketAddr, table: &str) -> Result<Player, WsError> {
        let (socket, _) = connect_async(format!("ws://{address}/api/tables/{table}/live")).await?;
        Ok(Player { socket, table: Value::Null, patches: 0, ids: 0 })
    }

    pub async fn with_origin(
        address: SocketAddr,
        table: &str,
        origin: &str,
    ) -> Result<Player, WsError> {
        let mut request =
            format!("ws://{address}/api/tables/{table}/live").into_client_request()?;
        request.headers_mut().insert("origin", origin.parse().unwrap());
        let (socket, _) = connect_async(request).await?;
        Ok(Player { socket, table: Value::Null, patches: 0, ids: 0 })
    }

    /// Connects as a browser with a cookie.
    pub async fn with_cookie(address: SocketAddr, table: &str, cookie: &str) -> Player {
        Player::try_with_cookie(address, table, cookie).await.unwrap()
    }

    /// Connects as a browser with a cookie, to a server that may not be running.
    pub async fn try_with_cookie(
        address: SocketAddr,
        table: &str,
        cookie: &str,
    ) -> Result<Player, WsError> {
        let url = format!("ws://{address}/api/tables/{table}/live");
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        let (socket, _) = connect_async(request).await?;
        Ok(Player { socket, table: Value::Null, patches: 0, ids: 0 })
    }

    /// Connects as a proxy would, on behalf of that address.
    pub async fn from_address(address: SocketAddr, table: &str, who: &str) -> Player {
        let url = format!("ws://{address}/api/tables/{table}/live");
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("x-forwarded-for", who.parse().unwrap());
        let (socket, _) = connect_async(request).await.unwrap();
        Player { socket, table: Value::Null, patches: 0, ids: 0 }
    }

    pub async fn send(&mut self, message: Value) {
        self.send_text(&message.to_string()).await;
    }

    /// Sends a message; `None` if the connection is closed.
    pub async fn say(&mut self, message: &Value) -> Option<()> {
        self.socket.send(Message::text(message.to_string())).await.ok()
    }

    pub async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Sits down and waits to be shown the table.
    pub async fn sit(&mut self, tokens: &[&str]) {
        self.send(json!({ "do": "sit", "tokens": tokens, "nonce": "n2" })).await;
        self.until("table").await;
    }

    /// Returns the next message of that kind. Tables that arrive before it are applied.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the socket was closed");
            if message["is"] == kind {
                return message;
            }
            assert!(kind == "no" || message["is"] != "no", "unexpected: {message}");
        }
    }

    /// Waits until the table satisfies `so`.
    pub async fn see(&mut self, so: impl Fn(&Value) -> bool) {
        while !so(&self.table) {
            self.until("table").await;
        }
    }

    pub async fn see_number(&mut self, number: u64) {
        self.see(|table| table["number"] == number).await;
    }

    pub async fn see_at_least(&mut self, number: u64) {
        self.see(|table| table["number"].as_u64().is_some_and(|shown| number <= shown)).await;
    }

    /// Returns the next message; `None` when the socket is closed. For a patch, returns the resulting table.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(120), self.socket.next());
            match next.await.expect("nothing came for two minutes") {
                Some(Ok(Message::Text(text))) => {
                    let mut message: Value = serde_json::from_str(&text).unwrap();
                    if message["is"] == "patch" {
                        assert_eq!(message["of"], self.table["version"], "it fits what is known");
                        let known = self.table.take();
                        message = server::patched(known, &message["patch"]).expect("it fits");
                        self.patches += 1;
                    }
                    if message["is"] == "table" {
                        self.table = message.clone();
                    }
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub fn id(&mut self) -> String {
        self.ids += 1;
        format!("id-{}", self.ids)
    }

    pub fn number(&self) -> u64 {
        self.table["number"].as_u64().unwrap()
    }

    pub fn entry(&self) -> u64 {
        self.table["entry"].as_u64().unwrap()
    }

    pub fn choices(&self) -> Vec<String> {
        let choices = self.table["choices"].as_array().unwrap();
        choices.iter().map(|choice| choice["play"].as_str().unwrap().to_string()).collect()
    }

    pub fn awaits(&self, side: &str) -> bool {
        self.table["awaited"].as_array().unwrap().iter().any(|awaited| awaited == side)
    }

    /// Plays, and waits until the action is acknowledged and shown.
    pub async fn play(&mut self, side: &str, play: &str) -> u64 {
        let id = format!("{side}-{}-{}", self.entry(), self.id());
        self.send(
            json!({ "do": "play", "entry": self.entry(), "side": side, "play": play, "id": id }),
        )
        .await;
        let ack = self.until("ack").await;
        assert_eq!(ack["id"], id.as_str());
        let number = ack["number"].as_u64().unwrap();
        self.see_at_least(number).await;
        number
    }

    /// Sends a message that must fail, and returns the answer.
    pub async fn refused(&mut self, message: Value) -> Value {
        self.send(message).await;
        self.until("no").await
    }
}

/// Plays on until `so` holds; both players see every action.
pub async fn play_until(french: &mut Player, british: &mut Player, so: impl Fn(&Value) -> bool) {
    loop {
        let number = french.number().max(british.number());
        french.see_at_least(number).await;
        british.see_at_least(number).await;
        if so(&french.table) {
            return;
        }
        let (side, player) = if french.awaits("french") {
            ("french", &mut *french)
        } else {
            ("british", &mut *british)
        };
        let choices = player.choices();
        let play = choices
            .iter()
            .rfind(|play| *play != "step")
            .expect("an awaited side has a choice")
            .clone();
        let number = player.play(side, &play).await;
        french.see_at_least(number).await;
        british.see_at_least(number).await;
    }
}
