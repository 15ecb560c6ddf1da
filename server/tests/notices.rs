//! Tests of notices to addresses on the web: once per turn, signed, and tried again.

use std::time::Duration;

use crate::accounts::{Device, database};
use crate::common::{Folder, Player, Server, config, postgres, toy};
use data_encoding::BASE64URL_NOPAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::{Value, json};
use server::{Config, Limits};
use sqlx::{Connection, Row};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// A receiver that gets this as a status accepts the request and sends no response.
const SILENCE: &str = "";

/// A receiver of notices. It answers each notice with the next of the given statuses, and with 204 when it has used
/// them all. A redirect leads to `elsewhere`.
pub struct Receiver {
    pub address: String,
    heard: mpsc::UnboundedReceiver<(String, Vec<u8>)>,
}

impl Receiver {
    pub async fn start(statuses: &'static [&'static str]) -> Receiver {
        Receiver::moved(statuses, "http://127.0.0.1:1/").await
    }

    async fn moved(statuses: &'static [&'static str], elsewhere: &str) -> Receiver {
        let elsewhere = elsewhere.to_string();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/hook?key=1", listener.local_addr().unwrap());
        let (tell, heard) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            let mut statuses = statuses.iter();
            let mut silent = Vec::new();
            loop {
                let (mut stream, _) = listener.accept().await.unwrap();
                let mut read = Vec::new();
                let (head, body) = loop {
                    let mut part = [0; 4096];
                    let n = stream.read(&mut part).await.unwrap();
                    read.extend_from_slice(&part[..n]);
                    let end = b"\r\n\r\n";
                    let Some(at) = read.windows(4).position(|four| four == end) else { continue };
                    let head = String::from_utf8_lossy(&read[..at]).to_string();
                    let body = read[at + 4..].to_vec();
                    let lower = head.to_ascii_lowercase();
                    let length =
                        lower.lines().find_map(|line| line.strip_prefix("content-length: "));
                    if length.is_some_and(|length| length.parse() == Ok(body.len())) {
                        break (head, body);
                    }
                };
                let status = statuses.next().unwrap_or(&"204 No Content");
                if *status == SILENCE {
                    silent.push(stream);
                } else {
                    let answer = format!(
                        "HTTP/1.1 {status}\r\nLocation: {elsewhere}\r\nContent-Length: 0\r\n\r\n"
                    );
                    stream.write_all(answer.as_bytes()).await.unwrap();
                }
                let _ = tell.send((head, body));
            }
        });
        Receiver { address, heard }
    }

    /// Returns all notices that have arrived and were not returned yet.
    fn all(&mut self) -> Vec<Value> {
        let mut all = Vec::new();
        while let Ok((_, body)) = self.heard.try_recv() {
            all.push(serde_json::from_slice(&body).unwrap());
        }
        all
    }

    async fn next_bytes(&mut self) -> (String, Vec<u8>) {
        let heard = tokio::time::timeout(Duration::from_secs(60), self.heard.recv()).await;
        heard.expect("a notice comes").unwrap()
    }

    pub async fn next(&mut self) -> (String, Value) {
        let (head, body) = self.next_bytes().await;
        (head.to_ascii_lowercase(), serde_json::from_slice(&body).unwrap())
    }
}

fn limits() -> Limits {
    Limits { notice_ms: 0, private_hooks: 1, address_units: 1_000_000, ..Limits::default() }
}

pub async fn server(folder: &Folder) -> Server {
    server_with(folder, limits()).await
}

async fn server_with(folder: &Folder, limits: Limits) -> Server {
    Server::configured(Config { limits, ..config(&folder.0) }, toy::shelf()).await
}

pub async fn add(anna: &mut Device, form: &str, url: &str) -> Value {
    let new = json!({ "add": { "form": form, "url": url, "language": "fr" } });
    anna.done("/api/account/hooks", new).await["hooks"][0].clone()
}

/// Opens a table at which Anna plays the French against a guest, and returns the guest. It is Anna's turn, and she
/// is not there.
async fn game(server: &Server, anna: &mut Device) -> (String, Player) {
    let opened = anna.open().await;
    seated(server, anna, opened).await
}

async fn seated(
    server: &Server,
    anna: &mut Device,
    (table, key, invitation): (String, String, String),
) -> (String, Player) {
    let guest = "g".repeat(32);
    assert_eq!(server.claim(&table, &invitation, &guest).await.status, 200);
    drop(anna.sit(&table, &[&key]).await);
    let mut other = Device::new(server).sit(&table, &[&guest]).await;
    other.see(|table| table["started"] == true).await;
    (table, other)
}

#[tokio::test]
async fn a_player_who_is_away_is_told_of_a_turn_once() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    let mut receiver = Receiver::start(&[]).await;
    let hook = add(&mut anna, "json", &receiver.address).await;
    assert_eq!(hook["host"].as_str().map(|host| receiver.address.contains(host)), Some(true));
    assert!(!hook.to_string().contains("key=1"), "the address is often a secret: {hook}");
    anna.done("/api/account/hooks", json!({ "test": hook["id"] })).await;
    assert_eq!(receiver.next().await.1["kind"], "test");

    let (table, mut other) = game(&server, &mut anna).await;
    let (head, told) = loop {
        // It may be the guest who moves first.
        if other.awaits("french") {
            break receiver.next().await;
        }
        let play = other.choices()[0].clone();
        other.play("british", &play).await;
    };
    assert_eq!((&told["kind"], &told["table"]), (&json!("turn"), &json!(table)));
    assert_eq!(told["link"], format!("http://{}/t/{table}", anna.host()));
    assert!(told["text"].as_str().unwrap().ends_with(": à vous de jouer"), "{told}");
    let signature =
        head.lines().find_map(|line| line.strip_prefix("x-carillon-signature: t=")).unwrap();
    let (time, signature) = signature.split_once(",v1=").unwrap();
    let key = hmac::Key::new(hmac::HMAC_SHA256, hook["secret"].as_str().unwrap().as_bytes());
    let signed = hmac::sign(&key, format!("{time}.{told}").as_bytes());
    let signed: String = signed.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(signature, signed);
    // A notice of the end of the game is sent as well, and no other notice before it.
    other.send(json!({ "do": "resign", "side": "british", "id": "end" })).await;
    let (_, told) = receiver.next().await;
    assert_eq!(told["kind"], "over");
    let hooks = anna.get("/api/account/hooks").await.json();
    assert!(hooks["hooks"][0]["failed"].is_null(), "{hooks}");
}

#[tokio::test]
async fn a_notice_that_fails_is_tried_again_and_a_redirect_is_not_followed() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    let mut receiver = Receiver::start(&["503 Service Unavailable"]).await;
    add(&mut anna, "slack", &receiver.address).await;
    let (_, mut other) = game(&server, &mut anna).await;
    other.send(json!({ "do": "resign", "side": "british", "id": "end" })).await;
    receiver.next().await;
    // The notice is sent again after half a minute, which is made to pass at once.
    let mut database = database(&folder).await;
    loop {
        let later = sqlx::query("UPDATE notices SET due = 0 WHERE tries = 1 AND due > 0");
        let put_off = sqlx::query("SELECT id FROM hooks WHERE failed IS NOT NULL");
        if !put_off.fetch_all(&mut database).await.unwrap().is_empty() {
            later.execute(&mut database).await.unwrap();
            break;
        }
        tokio::task::yield_now().await;
    }
    let (_, told) = receiver.next().await;
    assert!(told["text"].as_str().unwrap().contains("/t/"), "{told}");

    let mut moved = Receiver::start(&["307 Temporary Redirect"]).await;
    let hook = add(&mut anna, "discord", &moved.address).await;
    let refused = anna.refused("/api/account/hooks", json!({ "test": hook["id"] })).await;
    assert_eq!(refused, (422, "refused".into()));
    let (_, told) = moved.next().await;
    assert_eq!(told["allowed_mentions"], json!({ "parse": [] }));
    let left = anna.done("/api/account/hooks", json!({ "remove": hook["id"] })).await;
    assert_eq!(left["hooks"].as_array().unwrap().len(), 1);
}

/// Ends a game that Anna, who is away, plays against a guest. Returns the table.
async fn end_of_a_game(server: &Server, anna: &mut Device) -> String {
    let (table, mut other) = game(server, anna).await;
    other.send(json!({ "do": "resign", "side": "british", "id": "end" })).await;
    other.see(|table| !table["result"].is_null()).await;
    table
}

/// Waits until the statement finds nothing.
async fn until_none(folder: &Folder, sql: &str) {
    let mut database = database(folder).await;
    while !sqlx::query(sql).fetch_all(&mut database).await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn an_address_that_never_answers_delays_no_other() {
    let folder = Folder::new();
    // The server would wait for an answer for an hour, longer than this test.
    let limits = Limits { notice_patience_ms: 3_600_000, ..limits() };
    let server = server_with(&folder, limits).await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    let mut silent = Receiver::start(&[SILENCE]).await;
    add(&mut anna, "json", &silent.address).await;
    end_of_a_game(&server, &mut anna).await;
    silent.next().await;
    let mut receiver = Receiver::start(&[]).await;
    add(&mut anna, "json", &receiver.address).await;
    for _ in 0..2 {
        end_of_a_game(&server, &mut anna).await;
        while receiver.next().await.1["kind"] != "over" {}
    }
    assert!(silent.heard.is_empty(), "one notice at a time goes to an address");
}

#[tokio::test]
async fn a_notice_is_given_up_after_some_attempts() {
    let folder = Folder::new();
    let limits = Limits { notice_tries: 3, notice_wait_ms: 0, notice_patience_ms: 50, ..limits() };
    let server = server_with(&folder, limits).await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    let mut failing =
        Receiver::start(&["500 Oh", SILENCE, "429 Slower", "503 Oh", "500 Oh", "500 Oh"]).await;
    add(&mut anna, "json", &failing.address).await;
    let first = end_of_a_game(&server, &mut anna).await;
    until_none(&folder, "SELECT hook FROM notices").await;
    let told = failing.all();
    assert!(told.iter().all(|told| told["table"] == json!(first)), "{told:?}");
    // Anna may have been told of her turn as well, before the game was over.
    assert_eq!(told.iter().filter(|told| told["kind"] == "over").count(), 3, "{told:?}");
    let hooks = anna.get("/api/account/hooks").await.json();
    assert!(hooks["hooks"][0]["failed"].is_i64(), "{hooks}");
    // A notice of the next game is sent.
    let second = end_of_a_game(&server, &mut anna).await;
    assert_eq!(failing.next().await.1["table"], json!(second));
}

#[tokio::test]
async fn a_notice_that_is_redirected_is_given_up_and_goes_nowhere_else() {
    let folder = Folder::new();
    let limits = Limits { notice_wait_ms: 0, ..limits() };
    let server = server_with(&folder, limits).await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    let elsewhere = Receiver::start(&[]).await;
    let mut moved =
        Receiver::moved(&["308 Permanent Redirect", "307 Temporary Redirect"], &elsewhere.address)
            .await;
    add(&mut anna, "json", &moved.address).await;
    end_of_a_game(&server, &mut anna).await;
    until_none(&folder, "SELECT hook FROM notices").await;
    let told = moved.all();
    assert_eq!(told.iter().filter(|told| told["kind"] == "over").count(), 1, "{told:?}");
    assert!(elsewhere.heard.is_empty());
}

/// Returns when a notice of that kind is due; `None` if there is none.
async fn due(folder: &Folder, kind: &str) -> Option<i64> {
    let found = sqlx::query("SELECT due FROM notices WHERE kind = $1").bind(kind.to_string());
    let row = found.fetch_optional(&mut database(folder).await).await.unwrap();
    row.map(|row| row.get(0))
}

#[tokio::test]
async fn an_address_is_told_of_requests_if_its_player_says_so() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    let mut receiver = Receiver::start(&[]).await;
    let hook = add(&mut anna, "json", &receiver.address).await;
    assert_eq!(hook["kinds"], json!(["turn", "over", "challenge"]));
    let odd = json!({ "set": { "id": hook["id"], "kinds": ["request", "odd"] } });
    assert_eq!(anna.refused("/api/account/hooks", odd).await, (400, "unreadable".into()));
    let set = json!({ "set": { "id": hook["id"], "kinds": ["request"] } });
    let hooks = anna.done("/api/account/hooks", set).await;
    assert_eq!(hooks["hooks"][0]["kinds"], json!(["request"]));
    let (table, mut other) = game(&server, &mut anna).await;
    for (asked, text) in [
        (json!({ "do": "draw", "side": "british", "id": "draw" }), "l'autre camp propose la nulle"),
        (json!({ "do": "decline", "side": "british" }), ""),
        (
            json!({ "do": "draw", "side": "british", "id": "again" }),
            "l'autre camp propose la nulle",
        ),
    ] {
        other.send(asked).await;
        if text.is_empty() {
            other.see(|table| table["draw"] == json!([])).await;
            continue;
        }
        let (_, told) = receiver.next().await;
        assert_eq!((&told["kind"], &told["table"]), (&json!("request"), &json!(table)));
        assert!(told["text"].as_str().unwrap().ends_with(text), "{told}");
    }
    let gone = json!({ "set": { "id": "nobody", "kinds": [] } });
    assert_eq!(anna.refused("/api/account/hooks", gone).await.0, 404);
}

#[tokio::test]
async fn a_player_is_warned_when_the_time_runs_out() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    let mut receiver = Receiver::start(&[]).await;
    let hook = add(&mut anna, "json", &receiver.address).await;
    let set = json!({ "set": { "id": hook["id"], "kinds": ["time"] } });
    anna.done("/api/account/hooks", set).await;
    let clock = json!({ "kind": "move", "seconds": 3600, "when_out": "loss" });
    let asked = json!({ "game": "toy", "french": "me", "british": "open", "name": "nobody", "clock": clock });
    let opened = anna.done("/api/tables", asked).await;
    let word = |value: &Value| value.as_str().unwrap().to_string();
    let opened = (
        word(&opened["table"]),
        word(&opened["seats"]["french"]),
        word(&opened["invitations"]["british"]),
    );
    let (table, mut other) = seated(&server, &mut anna, opened).await;
    other.see(|table| table["clock"]["runs_out"]["french"].is_i64()).await;
    let out = other.table["clock"]["runs_out"]["french"].as_i64().unwrap();
    // The warning is due a quarter of an hour before the hour is over.
    while due(&folder, "time").await != Some(out - 900_000) {
        tokio::task::yield_now().await;
    }
    // A warning that is due too early, as after an outage, is put off to the right time.
    let say = async |sql: &'static str| {
        sqlx::query(sql).execute(&mut database(&folder).await).await.unwrap();
    };
    say("UPDATE notices SET due = 0").await;
    while due(&folder, "time").await != Some(out - 900_000) {
        tokio::task::yield_now().await;
    }
    drop(other);
    server.stop().await;
    // Fifty minutes pass.
    say("UPDATE tables SET begun = begun - 3000000, deadline = deadline - 3000000").await;
    say("UPDATE notices SET due = due - 3000000").await;
    let _server = server_with(&folder, limits()).await;
    let (_, told) = receiver.next().await;
    assert_eq!((&told["kind"], &told["table"]), (&json!("time"), &json!(table)));
    until_none(&folder, "SELECT hook FROM notices").await;
}

/// Returns the hours of a player for whom the quiet hours began an hour ago and end in two hours.
fn quiet_now() -> Value {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let minute = since.as_secs() / 60 % 1440;
    let quiet = json!({ "from": (minute + 1380) % 1440, "until": (minute + 120) % 1440 });
    json!({ "quiet": quiet, "summary": 480, "shifts": [] })
}

#[tokio::test]
async fn notices_wait_until_the_quiet_hours_are_over() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    let mut receiver = Receiver::start(&[]).await;
    add(&mut anna, "json", &receiver.address).await;
    let odd = json!({ "summary": 1440, "shifts": [] });
    assert_eq!(anna.refused("/api/account/hours", odd).await, (422, "refused".into()));
    let own = anna.done("/api/account/hours", quiet_now()).await;
    assert_eq!(own["account"]["hours"]["minutes"], 0);
    let table = end_of_a_game(&server, &mut anna).await;
    let mut database = database(&folder).await;
    // The notice of the end of the game waits for almost two hours.
    let waits = "SELECT due FROM notices WHERE kind = 'over' AND due > \
         (SELECT MAX(used) FROM sessions) + 7000000";
    while sqlx::query(waits).fetch_all(&mut database).await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    assert!(receiver.heard.is_empty());
    anna.done("/api/account/hours", json!({ "summary": 480, "shifts": [] })).await;
    let (_, told) = receiver.next().await;
    assert_eq!((&told["kind"], &told["table"]), (&json!("over"), &json!(table)));
}

#[tokio::test]
async fn a_muted_table_sends_no_notices() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    let mut receiver = Receiver::start(&[]).await;
    let hook = add(&mut anna, "json", &receiver.address).await;
    let set = json!({ "set": { "id": hook["id"], "kinds": ["over"] } });
    anna.done("/api/account/hooks", set).await;
    let (table, mut other) = game(&server, &mut anna).await;
    let mute = json!({ "table": table, "muted": true });
    assert_eq!(anna.done("/api/account/mute", mute.clone()).await, mute);
    assert_eq!(anna.get("/api/account/tables").await.json()[0]["muted"], true);
    other.send(json!({ "do": "resign", "side": "british", "id": "end" })).await;
    other.see(|table| !table["result"].is_null()).await;
    until_none(&folder, "SELECT hook FROM notices").await;
    let next = end_of_a_game(&server, &mut anna).await;
    assert_eq!(
        receiver.next().await.1["table"],
        json!(next),
        "nothing was sent of the first table"
    );
    let mut other = Device::new(&server);
    other.sign_up("Ben").await;
    assert_eq!(other.refused("/api/account/mute", mute).await, (404, "not-found".into()));
}

#[tokio::test]
async fn a_summary_names_the_games_that_wait_at_the_players_hour() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    let mut receiver = Receiver::start(&["503 Service Unavailable"]).await;
    let hook = add(&mut anna, "json", &receiver.address).await;
    let set = json!({ "set": { "id": hook["id"], "kinds": ["summary"] } });
    anna.done("/api/account/hooks", set).await;
    // The summary comes in the quiet hours too, since the player has chosen its hour.
    anna.done("/api/account/hours", quiet_now()).await;
    let mut database = database(&folder).await;
    let mut say =
        async |sql: &'static str| sqlx::query(sql).fetch_all(&mut database).await.unwrap();
    // Nothing is sent when no game waits.
    say("UPDATE hooks SET summary_due = 1").await;
    while !say("SELECT id FROM hooks WHERE summary_due = 1").await.is_empty() {
        tokio::task::yield_now().await;
    }
    assert!(receiver.heard.is_empty());
    let mut tables = Vec::new();
    for _ in 0..2 {
        let (table, mut other) = game(&server, &mut anna).await;
        while !other.awaits("french") {
            let play = other.choices()[0].clone();
            other.play("british", &play).await;
        }
        tables.push(table);
    }
    end_of_a_game(&server, &mut anna).await;
    say("UPDATE hooks SET summary_due = 2").await;
    let (_, failed) = receiver.next().await;
    // The summary is sent again after half a minute, which is made to pass at once.
    while say("SELECT id FROM hooks WHERE summary_tries = 1").await.is_empty() {
        tokio::task::yield_now().await;
    }
    say("UPDATE hooks SET summary_due = 3").await;
    let (_, told) = receiver.next().await;
    assert_eq!((&failed["id"], &told["id"]), (&json!("summary-2"), &json!("summary-3")));
    let mut named: Vec<&str> = told["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["table"].as_str().unwrap())
        .collect();
    named.sort();
    tables.sort();
    assert_eq!(
        (&told["kind"], named),
        (&json!("summary"), tables.iter().map(|id| &**id).collect())
    );
    assert!(told["text"].as_str().unwrap().starts_with("2 parties vous attendent :"), "{told}");
    while !say("SELECT id FROM hooks WHERE summary_due < 9 OR summary_tries > 0").await.is_empty() {
        tokio::task::yield_now().await;
    }
}

/// A browser that has subscribed to messages, and can read one.
struct Browser {
    private: EphemeralPrivateKey,
    auth: [u8; 16],
}

struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

impl Browser {
    fn new() -> Browser {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        Browser { private, auth: *b"sixteen letters." }
    }

    fn public(&self) -> Vec<u8> {
        self.private.compute_public_key().unwrap().as_ref().to_vec()
    }

    /// Returns the request by which the page adds this browser.
    fn add(&self, url: &str) -> Value {
        let (key, auth) =
            (BASE64URL_NOPAD.encode(&self.public()), BASE64URL_NOPAD.encode(&self.auth));
        json!({ "add": { "form": "push", "url": url, "language": "en", "key": key, "auth": auth } })
    }

    /// Decrypts a message, as RFC 8291 says.
    fn read(self, body: &[u8]) -> Value {
        let public = self.public();
        let (salt, rest) = body.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65], "one record, and the key of the server");
        let (server, record) = rest[5..].split_at(65);
        let derive = |salt: &[u8], secret: &[u8], info: &[&[u8]], length: usize| {
            let mut key = vec![0; length];
            let from = Salt::new(HKDF_SHA256, salt).extract(secret);
            from.expand(info, Bytes(length)).unwrap().fill(&mut key).unwrap();
            key
        };
        let other = UnparsedPublicKey::new(&ECDH_P256, server);
        let auth = self.auth;
        let text = agree_ephemeral(self.private, &other, |shared| {
            let info: [&[u8]; 3] = [b"WebPush: info\0", &public, server];
            let secret = derive(&auth, shared, &info, 32);
            let key = derive(salt, &secret, &[b"Content-Encoding: aes128gcm\0"], 16);
            let nonce = derive(salt, &secret, &[b"Content-Encoding: nonce\0"], 12);
            let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
            let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
            let mut record = record.to_vec();
            key.open_in_place(nonce, Aad::empty(), &mut record).unwrap().to_vec()
        });
        let text = text.unwrap();
        let text = text.strip_suffix(&[2]).expect("the last record ends with 2");
        serde_json::from_slice(text).unwrap()
    }
}

#[tokio::test]
async fn a_browser_gets_messages_that_only_it_can_read_until_it_is_gone() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    let mut service = Receiver::start(&["201 Created", "201 Created", "410 Gone"]).await;
    let browser = Browser::new();
    let hooks = anna.done("/api/account/hooks", browser.add(&service.address)).await;
    let hook = &hooks["hooks"][0];
    assert_eq!((&hook["here"], &hook["device"]), (&json!(true), &json!("Firefox, Linux")));
    anna.done("/api/account/hooks", json!({ "test": hook["id"] })).await;
    let (head, body) = service.next_bytes().await;
    assert_eq!(browser.read(&body)["text"], "Notices arrive here");
    // The push service can check that this server has sent the message, and that the message is for this
    // service.
    let header = |name: &str| {
        let line = head.lines().find(|line| line.to_ascii_lowercase().starts_with(name));
        line.and_then(|line| line.split_once(": ")).unwrap().1
    };
    assert_eq!(header("content-encoding"), "aes128gcm");
    assert!(header("ttl").parse::<u32>().is_ok());
    let vapid = header("authorization").strip_prefix("vapid t=").unwrap();
    let (token, public) = vapid.split_once(", k=").unwrap();
    assert_eq!(json!(public), hooks["push_key"]);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let bytes = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).unwrap();
    let verifier = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(public));
    verifier.verify(signed.as_bytes(), &bytes(signature)).unwrap();
    let claims: Value = serde_json::from_slice(&bytes(signed.split_once('.').unwrap().1)).unwrap();
    assert!(service.address.starts_with(&format!("{}/", claims["aud"].as_str().unwrap())));

    // The browser subscribes again, with other keys, and has one address nevertheless.
    let browser = Browser::new();
    let hooks = anna.done("/api/account/hooks", browser.add(&service.address)).await;
    assert_eq!(hooks["hooks"].as_array().unwrap().len(), 1);
    let table = end_of_a_game(&server, &mut anna).await;
    let told = browser.read(&service.next_bytes().await.1);
    assert_eq!(told["table"], json!(table));
    let mut keys: Vec<_> = told.as_object().unwrap().keys().collect();
    keys.sort();
    assert_eq!(keys, ["language", "table", "text", "title"], "nothing else is told");
    // The push service says that the browser is gone, and the server forgets the browser.
    for _ in 0..2 {
        end_of_a_game(&server, &mut anna).await;
    }
    until_none(&folder, "SELECT id FROM hooks").await;
}

#[tokio::test]
async fn a_browser_needs_keys_and_a_public_address() {
    let (_folder, server) = Server::fresh().await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    let browser = Browser::new();
    let asked = browser.add("https://127.0.0.1/push");
    assert_eq!(anna.refused("/api/account/hooks", asked).await, (422, "refused".into()));
    let mut asked = browser.add("https://push.example.org/1");
    asked["add"]["key"] = json!("BCVx");
    assert_eq!(anna.refused("/api/account/hooks", asked.clone()).await, (422, "refused".into()));
    asked["add"]["key"] = Value::Null;
    assert_eq!(anna.refused("/api/account/hooks", asked).await, (422, "refused".into()));
}

#[tokio::test]
async fn no_notice_goes_into_a_private_network() {
    let (_folder, server) = Server::fresh().await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    for url in [
        "https://127.0.0.1/",
        "https://[::1]:8443/",
        "https://169.254.169.254/",
        "http://example.org/",
        "file:///etc/passwd",
    ] {
        let new = json!({ "add": { "form": "json", "url": url, "language": "en" } });
        assert_eq!(anna.refused("/api/account/hooks", new).await, (422, "refused".into()), "{url}");
    }
    // A name is looked up when a notice is sent, and every address of it is checked.
    let hook = add(&mut anna, "ntfy", "https://localhost/topic").await;
    let refused = anna.refused("/api/account/hooks", json!({ "test": hook["id"] })).await;
    assert_eq!(refused, (422, "refused".into()));
}

#[tokio::test]
async fn of_three_nodes_one_sends_a_notice() {
    let address = postgres::shared().await.database().await;
    let nowhere = Folder::new();
    let mut nodes = Vec::new();
    for _ in 0..3 {
        let config = Config {
            database: Some(address.clone()),
            limits: limits(),
            ..config(&nowhere.0.join("unused"))
        };
        nodes.push(Server::configured(config, toy::shelf()).await);
    }
    let mut anna = Device::new(&nodes[0]);
    anna.sign_up("Anna").await;
    let mut receiver = Receiver::start(&[]).await;
    add(&mut anna, "json", &receiver.address).await;
    let mut ids = Vec::new();
    for _ in 0..3 {
        let (table, mut other) = game(&nodes[1], &mut anna).await;
        other.send(json!({ "do": "resign", "side": "british", "id": "end" })).await;
        loop {
            let (_, told) = receiver.next().await;
            ids.push(format!("{} {}", told["id"], told["kind"]));
            if told["kind"] == "over" {
                assert_eq!(told["table"], json!(table));
                break;
            }
        }
    }
    // The daily summary is sent once too.
    let hook = anna.get("/api/account/hooks").await.json()["hooks"][0]["id"].clone();
    let set = json!({ "set": { "id": hook, "kinds": ["summary"] } });
    anna.done("/api/account/hooks", set).await;
    let (_, mut other) = game(&nodes[2], &mut anna).await;
    while !other.awaits("french") {
        let play = other.choices()[0].clone();
        other.play("british", &play).await;
    }
    let mut database = sqlx::PgConnection::connect(&address).await.unwrap();
    for due in 1..4 {
        let again = sqlx::query("UPDATE hooks SET summary_due = $1").bind(due);
        again.execute(&mut database).await.unwrap();
        let (_, told) = receiver.next().await;
        assert_eq!(told["id"], format!("summary-{due}"));
        ids.push(format!("{due}"));
        while !sqlx::query("SELECT id FROM hooks WHERE summary_due < 9")
            .fetch_all(&mut database)
            .await
            .unwrap()
            .is_empty()
        {
            tokio::task::yield_now().await;
        }
    }
    let told = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), told, "{ids:?}");
    let deleted = anna.done("/api/account/delete", json!({ "name": "Anna" })).await;
    assert_eq!(deleted[0]["side"], "french", "one game was not over");
}

#[tokio::test]
async fn both_players_are_told_when_their_game_of_a_tournament_begins() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let (mut anna, mut bert) = (Device::new(&server), Device::new(&server));
    anna.sign_up("Anna").await;
    bert.sign_up("Bert").await;
    let (mut first, mut second) = (Receiver::start(&[]).await, Receiver::start(&[]).await);
    add(&mut anna, "json", &first.address).await;
    add(&mut bert, "json", &second.address).await;
    let rules = json!({
        "format": { "kind": "swiss", "rounds": 1 }, "games": "one", "begins": "ended", "most": 9, "tie_breaks": [],
    });
    let asked = json!({ "name": "Cup", "game": "toy", "rules": rules });
    let made = anna.done("/api/tournaments", asked).await;
    let path = format!("/api/tournaments/{}", made["tournament"].as_str().unwrap());
    for player in [&mut anna, &mut bert] {
        player.done(&format!("{path}/enter"), json!({})).await;
    }
    let told = anna.done(&format!("{path}/begin"), json!({})).await;
    let table = &told["rounds"][0]["pairings"][0]["games"][0]["table"];
    for receiver in [&mut first, &mut second] {
        let (_, told) = receiver.next().await;
        assert_eq!((&told["kind"], &told["table"]), (&json!("turn"), table));
    }
}
