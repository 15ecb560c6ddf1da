//! Tests of accounts: signing up, in and out, and the seats of an account.

use std::net::SocketAddr;

use crate::common::{Answer, Folder, Player, Server, config, play_until, postgres, request, toy};
use crate::nodes;
use data_encoding::BASE64URL_NOPAD;
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use server::{Config, Limits};
use sqlx::{Connection, Row, SqliteConnection};

/// A browser, with its cookie.
#[derive(Clone)]
pub struct Device {
    address: SocketAddr,
    token: String,
}

impl Device {
    pub fn new(server: &Server) -> Device {
        Device { address: server.address, token: String::new() }
    }

    /// Returns the same browser at another node.
    pub fn at(&self, server: &Server) -> Device {
        Device { address: server.address, ..self.clone() }
    }

    pub fn host(&self) -> String {
        format!("localhost:{}", self.address.port())
    }

    /// Returns the cookie of the browser.
    pub fn cookie(&self) -> String {
        format!("carillon={}", self.token)
    }

    fn headers(&self) -> String {
        let agent = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0";
        let cookie = if self.token.is_empty() {
            String::new()
        } else {
            format!("Cookie: a=b; carillon={}\r\n", self.token)
        };
        format!("Host: {0}\r\nOrigin: http://{0}\r\nUser-Agent: {agent}\r\n{cookie}", self.host())
    }

    pub async fn get(&self, path: &str) -> Answer {
        request(self.address, "GET", path, &self.headers(), b"").await
    }

    pub async fn post(&mut self, path: &str, asked: Value) -> Answer {
        let body = asked.to_string();
        let answer = request(self.address, "POST", path, &self.headers(), body.as_bytes()).await;
        let set =
            answer.headers.lines().find_map(|line| line.strip_prefix("set-cookie: carillon="));
        if let Some(set) = set {
            assert!(
                set.contains("; path=/; ") && set.ends_with("; httponly; samesite=strict"),
                "{set}"
            );
            self.token = set.split(';').next().unwrap().into();
        }
        answer
    }

    pub async fn done(&mut self, path: &str, asked: Value) -> Value {
        let answer = self.post(path, asked).await;
        assert!([200, 201].contains(&answer.status), "{path}: {}", answer.body);
        answer.json()
    }

    pub async fn refused(&mut self, path: &str, asked: Value) -> (u16, String) {
        let answer = self.post(path, asked).await;
        let code = answer.json()["error"]["code"].as_str().unwrap_or("").to_string();
        (answer.status, code)
    }

    /// Signs up without a passkey, and returns the recovery code.
    pub async fn sign_up(&mut self, name: &str) -> String {
        let entered = self.done("/api/account/sign-up", json!({ "name": name })).await;
        entered["recovery"].as_str().unwrap().into()
    }

    async fn sign_in(&mut self, code: &str) -> Value {
        self.done("/api/account/sign-in", json!({ "code": code })).await
    }

    async fn own(&self) -> Value {
        self.get("/api/account").await.json()["account"].clone()
    }

    async fn tables(&self) -> Vec<String> {
        let tables = self.get("/api/account/tables").await.json();
        let table = |own: &Value| own["table"].as_str().unwrap().to_string();
        tables.as_array().unwrap().iter().map(table).collect()
    }

    /// Opens a table for a game against a guest. Returns the table's id, the key of this player's seat, and the
    /// invitation for the guest.
    pub async fn open(&mut self) -> (String, String, String) {
        let asked = json!({ "game": "toy", "french": "me", "british": "open", "name": "nobody" });
        let table = self.done("/api/tables", asked).await;
        let word = |value: &Value| value.as_str().unwrap().to_string();
        (
            word(&table["table"]),
            word(&table["seats"]["french"]),
            word(&table["invitations"]["british"]),
        )
    }

    /// Connects to a table, and sits down with these keys.
    pub async fn sit(&self, table: &str, keys: &[&str]) -> Player {
        let cookie = format!("carillon={}", self.token);
        let mut player = Player::with_cookie(self.address, table, &cookie).await;
        player.sit(keys).await;
        player
    }
}

/// An authenticator with one passkey.
struct Authenticator {
    pair: EcdsaKeyPair,
    id: &'static str,
    counter: u32,
}

impl Authenticator {
    fn new(id: &'static str) -> Authenticator {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let key = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, key.as_ref(), &random).unwrap();
        Authenticator { pair, id, counter: 0 }
    }

    fn data(&mut self, flags: u8, rest: &[u8]) -> Vec<u8> {
        self.counter += 1;
        let site = digest(&SHA256, b"localhost");
        [site.as_ref(), &[flags], &self.counter.to_be_bytes(), rest].concat()
    }

    fn client(device: &Device, kind: &str, challenge: &Value) -> Vec<u8> {
        let origin = format!("http://{}", device.host());
        let data = json!({ "type": kind, "challenge": challenge, "origin": origin });
        data.to_string().into_bytes()
    }

    /// Makes the passkey for a browser.
    async fn make(&mut self, device: &mut Device) -> Value {
        let asked = device.done("/api/account/challenge", json!({ "make": true })).await;
        assert_eq!(asked["site"], "localhost");
        assert_eq!(asked["user"].as_str().map(str::len), Some(32));
        let client = Authenticator::client(device, "webauthn.create", &asked["challenge"]);
        let point = self.pair.public_key().as_ref().to_vec();
        let key = [
            &[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32],
            &point[1..33],
            &[0x22, 0x58, 32],
            &point[33..],
        ]
        .concat();
        let id = self.id.as_bytes();
        let data = self.data(0x45, &[&[0; 16][..], &[0, id.len() as u8], id, &key].concat());
        json!({ "client_data": BASE64URL_NOPAD.encode(&client), "authenticator_data": BASE64URL_NOPAD.encode(&data) })
    }

    /// Signs a challenge for a browser.
    async fn sign(&mut self, device: &mut Device) -> Value {
        let asked = device.done("/api/account/challenge", json!({})).await;
        let client = Authenticator::client(device, "webauthn.get", &asked["challenge"]);
        let data = self.data(0x05, &[]);
        let signed = [&data[..], digest(&SHA256, &client).as_ref()].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &signed).unwrap();
        json!({ "passkey": {
            "id": BASE64URL_NOPAD.encode(self.id.as_bytes()),
            "client_data": BASE64URL_NOPAD.encode(&client),
            "authenticator_data": BASE64URL_NOPAD.encode(&data),
            "signature": BASE64URL_NOPAD.encode(signature.as_ref()),
        } })
    }
}

/// Makes all sessions as old as half an hour, so that nobody has signed in a short time ago.
async fn let_time_pass(folder: &Folder) {
    let mut database = database(folder).await;
    sqlx::query("UPDATE sessions SET begun = begun - 1900000")
        .execute(&mut database)
        .await
        .unwrap();
}

pub async fn database(folder: &Folder) -> SqliteConnection {
    let file = folder.0.join("carillon.sqlite");
    SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap()
}

/// Checks that the server closes the socket, and sends no line of chat on it before that.
async fn is_closed(player: &mut Player) {
    while let Some(message) = player.next().await {
        assert!(message["is"] != "chat" || message["lines"] == json!([]), "{message}");
    }
}

#[tokio::test]
async fn seats_of_an_account_open_on_every_device() {
    let (_folder, server) = Server::fresh().await;
    let mut laptop = Device::new(&server);
    let mut key = Authenticator::new("laptop");
    let made = key.make(&mut laptop).await;
    let entered =
        laptop.done("/api/account/sign-up", json!({ "name": "Anna", "passkey": made })).await;
    assert_eq!(entered["recovery"].as_str().map(str::len), Some(24));
    let (table, token, invitation) = laptop.open().await;
    let guest = "g".repeat(32);
    assert_eq!(server.claim(&table, &invitation, &guest).await.status, 200);

    let mut phone = Device::new(&server);
    let signed = key.sign(&mut phone).await;
    let entered = phone.done("/api/account/sign-in", signed.clone()).await;
    assert_eq!(entered, json!({ "name": "Anna" }));
    assert_eq!(phone.tables().await, std::slice::from_ref(&table));
    let mine = json!({ "tables": [{ "table": table }] });
    assert_eq!(phone.done("/api/mine", mine).await[0]["seats"], json!(["french"]));
    let mut anna = phone.sit(&table, &[]).await;
    let mut other = Device::new(&server).sit(&table, &[&guest]).await;
    anna.see(|table| table["started"] == true).await;
    assert_eq!((&anna.table["seats"], &anna.table["as"]), (&json!(["french"]), &json!("french")));
    let players = &other.table["players"];
    assert_eq!(
        (&players["french"]["name"], &players["french"]["account"]),
        (&json!("Anna"), &json!(true))
    );
    assert_eq!(players["british"]["account"], Value::Null, "a guest has no account");
    // Both devices play the same seat.
    let mut also = laptop.sit(&table, &[&token]).await;
    play_until(&mut anna, &mut other, |table| table["number"] == 4).await;
    also.see_number(4).await;
    assert_eq!(also.table["seats"], json!(["french"]));

    // A signature is accepted once, and a passkey only with its own key.
    assert_eq!(phone.refused("/api/account/sign-in", signed).await, (403, "not-proved".into()));
    let forged = Authenticator::new("laptop").sign(&mut phone).await;
    assert_eq!(phone.refused("/api/account/sign-in", forged).await, (403, "not-proved".into()));
    let unknown = Authenticator::new("other").sign(&mut phone).await;
    assert_eq!(phone.refused("/api/account/sign-in", unknown).await, (403, "not-proved".into()));
}

#[tokio::test]
async fn a_player_who_has_lost_all_devices_returns_with_the_recovery_code() {
    let (_folder, server) = Server::fresh().await;
    let mut lost = Device::new(&server);
    let code = lost.sign_up("Anna").await;
    let (table, ..) = lost.open().await;
    let mut new = Device::new(&server);
    assert_eq!(new.own().await, Value::Null);
    let written = format!(" {} ", code.to_uppercase().replace('-', " "));
    let second = new.sign_in(&written).await["recovery"].as_str().unwrap().to_string();
    assert_eq!(new.tables().await, [table]);
    // The answer with the new code may be lost, so the old code is valid for a short time.
    let third = Device::new(&server).sign_in(&code).await["recovery"].as_str().unwrap().to_string();
    assert_eq!(
        Device::new(&server).refused("/api/account/sign-in", json!({ "code": second })).await,
        (403, "not-proved".into())
    );
    // A recovery code that the player asks for voids all earlier ones.
    let fourth =
        new.done("/api/account/code", json!({})).await["code"].as_str().unwrap().to_string();
    for void in [&code, &second, &third] {
        let refused =
            Device::new(&server).refused("/api/account/sign-in", json!({ "code": void })).await;
        assert_eq!(refused, (403, "not-proved".into()));
    }
    Device::new(&server).sign_in(&fourth).await;
}

#[tokio::test]
async fn a_device_signs_in_another_once() {
    let (_folder, server) = Server::fresh().await;
    let mut laptop = Device::new(&server);
    laptop.sign_up("Anna").await;
    let code = laptop.done("/api/account/code", json!({ "device": true })).await["code"].clone();
    let mut phone = Device::new(&server);
    assert_eq!(phone.sign_in(code.as_str().unwrap()).await, json!({ "name": "Anna" }));
    let again = Device::new(&server).refused("/api/account/sign-in", json!({ "code": code })).await;
    assert_eq!(again, (403, "not-proved".into()));
    let own = phone.own().await;
    let sessions = own["sessions"].as_array().unwrap();
    assert_eq!(sessions.len(), 2);
    assert!(sessions.iter().all(|one| one["device"] == "Firefox, Linux"), "{sessions:?}");
    assert_eq!(sessions.iter().filter(|one| one["here"] == true).count(), 1);
}

#[tokio::test]
async fn a_guest_brings_seats_along_and_nobody_else_can() {
    let (_folder, server) = Server::fresh().await;
    let mut anna = Device::new(&server);
    let (table, token, _) = anna.open().await;
    assert_eq!(
        anna.refused("/api/account/seats", json!({ "tables": [] })).await,
        (401, "signed-out".into())
    );
    anna.sign_up("Anna").await;
    assert_eq!(anna.tables().await, Vec::<String>::new());
    let mine = json!({ "tables": [{ "table": table, "keys": [token] }, { "table": "nowhere", "keys": [token] }] });
    assert_eq!(anna.done("/api/account/seats", mine.clone()).await[0]["table"], json!(table));
    let mut bert = Device::new(&server);
    bert.sign_up("Bert").await;
    assert_eq!(bert.done("/api/account/seats", mine).await, json!([]));
    let wrong = json!({ "tables": [{ "table": table, "keys": ["x".repeat(32)] }] });
    assert_eq!(bert.done("/api/account/seats", wrong).await, json!([]));
    let watcher = bert.sit(&table, &[]).await;
    assert_eq!((&watcher.table["seats"], &watcher.table["as"]), (&json!([]), &json!("watcher")));
    // The key of the guest still opens the seat, under the name of the account.
    let guest = Device::new(&server).sit(&table, &[&token]).await;
    assert_eq!(guest.table["seats"], json!(["french"]));
    assert_eq!(guest.table["players"]["french"]["name"], "Anna");
}

#[tokio::test]
async fn sessions_are_ended_one_by_one_or_all() {
    let (_folder, server) = Server::fresh().await;
    let mut laptop = Device::new(&server);
    let code = laptop.sign_up("Anna").await;
    let (table, token, _) = laptop.open().await;
    let mut phone = Device::new(&server);
    phone.sign_in(&code).await;
    let mut seat = phone.sit(&table, &[]).await;
    let own = laptop.own().await;
    let other =
        own["sessions"].as_array().unwrap().iter().find(|one| one["here"] == false).unwrap();
    let own = laptop.done("/api/account/sign-out", json!({ "session": other["id"] })).await;
    assert_eq!(own["account"]["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(phone.own().await, Value::Null);
    seat.send(json!({ "do": "chat", "text": "still here?" })).await;
    is_closed(&mut seat).await;
    let looks = phone.sit(&table, &[]).await;
    assert_eq!(looks.table["seats"], json!([]));
    // A device that is lost has the key of the seat as well.
    let mut lost = Device::new(&server).sit(&table, &[&token]).await;
    laptop.done("/api/account/sign-out", json!({ "others": true })).await;
    lost.send(json!({ "do": "chat", "text": "still here?" })).await;
    is_closed(&mut lost).await;
    assert_eq!(laptop.sit(&table, &[]).await.table["seats"], json!(["french"]));
    let out = laptop.done("/api/account/sign-out", json!({})).await;
    assert_eq!(out, json!({}));
    assert_eq!(laptop.own().await, Value::Null);
}

#[tokio::test]
async fn no_two_accounts_have_names_that_look_alike() {
    let (_folder, server) = Server::fresh().await;
    let mut anna = Device::new(&server);
    anna.sign_up("\u{410}\u{43d}\u{43d}\u{430} Rose".split(' ').next().unwrap()).await;
    for (taken, code, why) in [
        ("\u{410}\u{41d}\u{41d}\u{410}", "name-taken", Value::Null),
        ("\u{410}nna", "refused", json!("name-mixed")),
        ("A", "refused", json!("name-short")),
        ("Admin", "refused", json!("name-reserved")),
    ] {
        let answer =
            Device::new(&server).post("/api/account/sign-up", json!({ "name": taken })).await;
        let error = answer.json()["error"].clone();
        assert_eq!((&error["code"], &error["why"]), (&json!(code), &why), "{taken}");
    }
    let mut bert = Device::new(&server);
    bert.sign_up("Bert").await;
    assert_eq!(
        bert.done("/api/account/name", json!({ "name": "BERT" })).await["account"]["name"],
        "BERT"
    );
    bert.done("/api/account/name", json!({ "name": "Robert" })).await;
    Device::new(&server).sign_up("Bert").await;
    assert_eq!(
        bert.refused("/api/account/name", json!({ "name": "bert" })).await,
        (409, "name-taken".into())
    );
}

#[tokio::test]
async fn an_account_changes_only_soon_after_signing_in() {
    let (folder, server) = Server::fresh().await;
    let mut anna = Device::new(&server);
    let code = anna.sign_up("Anna").await;
    let_time_pass(&folder).await;
    assert_eq!(anna.own().await["fresh"], false);
    let mut key = Authenticator::new("late");
    let made = key.make(&mut anna).await;
    for (path, asked) in [
        ("/api/account/name", json!({ "name": "Eve" })),
        ("/api/account/passkeys", json!({ "add": made })),
        ("/api/account/passkeys", json!({ "remove": "abc" })),
        ("/api/account/code", json!({})),
        ("/api/account/code", json!({ "device": true })),
        ("/api/account/delete", json!({ "name": "Anna" })),
    ] {
        assert_eq!(anna.refused(path, asked).await, (403, "sign-in-again".into()), "{path}");
    }
    assert_eq!(anna.get("/api/account/export").await.status, 403);
    anna.open().await;
    anna.sign_in(&code).await;
    let own = anna
        .done("/api/account/passkeys", json!({ "add": key.make(&mut anna.clone()).await }))
        .await;
    assert_eq!(own["account"]["sessions"].as_array().unwrap().len(), 1, "it replaced the old one");
    let id = own["account"]["passkeys"][0]["id"].clone();
    assert_eq!(own["account"]["passkeys"][0]["site"], "localhost");
    let own = anna.done("/api/account/passkeys", json!({ "remove": id })).await;
    assert_eq!(own["account"]["passkeys"], json!([]));
    let export = anna.get("/api/account/export").await;
    assert_eq!(export.json()["tables"].as_array().unwrap().len(), 1);
    assert_eq!(export.json()["account"]["name"], "Anna");
}

#[tokio::test]
async fn pages_of_other_sites_change_no_account() {
    let (_folder, server) = Server::fresh().await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    let headers = format!("Origin: https://evil.example\r\nCookie: carillon={}\r\n", anna.token);
    for path in [
        "sign-out",
        "sign-in",
        "sign-up",
        "name",
        "passkeys",
        "code",
        "seats",
        "delete",
        "challenge",
    ] {
        let path = format!("/api/account/{path}");
        let answer = request(server.address, "POST", &path, &headers, b"{}").await;
        assert_eq!(
            (answer.status, &answer.json()["error"]["code"]),
            (403, &json!("forbidden")),
            "{path}"
        );
    }
    assert_eq!(anna.own().await["name"], "Anna");
    // Behind a proxy with TLS the cookie is sent over https only.
    let headers = "Host: localhost\r\nOrigin: https://localhost\r\n";
    let answer =
        request(server.address, "POST", "/api/account/sign-up", headers, br#"{"name":"Bert"}"#)
            .await;
    let cookie = answer.headers.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    assert!(cookie.starts_with("__host-carillon=") && cookie.ends_with("; secure"), "{cookie}");
}

#[tokio::test]
async fn a_deleted_account_leaves_its_tables_to_their_players() {
    let (_folder, server) = Server::fresh().await;
    let mut anna = Device::new(&server);
    let code = anna.sign_up("Anna").await;
    let (table, token, invitation) = anna.open().await;
    let guest = "g".repeat(32);
    server.claim(&table, &invitation, &guest).await;
    let mut one = anna.sit(&table, &[&token]).await;
    let mut other = Device::new(&server).sit(&table, &[&guest]).await;
    one.see(|table| table["started"] == true).await;
    play_until(&mut one, &mut other, |table| table["number"] == 2).await;
    assert_eq!(
        anna.refused("/api/account/delete", json!({ "name": "Bert" })).await,
        (422, "refused".into())
    );
    let freed = anna.done("/api/account/delete", json!({ "name": "Anna" })).await;
    assert_eq!((&freed[0]["table"], &freed[0]["side"]), (&json!(table), &json!("french")));
    other.see(|table| table["players"]["french"]["account"] != true).await;
    assert_eq!(other.table["players"]["french"]["name"], "");
    let key = freed[0]["key"].as_str().unwrap();
    let mut one = Device::new(&server).sit(&table, &[key]).await;
    assert_eq!(one.table["seats"], json!(["french"]));
    play_until(&mut one, &mut other, |table| table["number"] == 4).await;
    assert_eq!(
        Device::new(&server).refused("/api/account/sign-in", json!({ "code": code })).await.0,
        403
    );
    assert_eq!(anna.own().await, Value::Null);
    Device::new(&server).sign_up("Anna").await;
}

#[tokio::test]
async fn a_stolen_database_opens_nothing() {
    let (folder, server) = Server::fresh().await;
    let mut anna = Device::new(&server);
    let mut key = Authenticator::new("stolen");
    let made = key.make(&mut anna).await;
    let entered =
        anna.done("/api/account/sign-up", json!({ "name": "Anna", "passkey": made })).await;
    let (table, token, invitation) = anna.open().await;
    let code = anna.done("/api/account/code", json!({ "device": true })).await;
    let asked = anna.done("/api/account/challenge", json!({})).await;
    anna.sit(&table, &[&token]).await;
    let word = |value: &Value| value.as_str().unwrap().to_string();
    let secrets = [
        anna.token.clone(),
        word(&entered["recovery"]),
        word(&code["code"]),
        word(&asked["challenge"]),
        token,
        invitation,
    ];
    let mut database = database(&folder).await;
    let tables = sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table'");
    let mut rows = 0;
    for found in tables.fetch_all(&mut database).await.unwrap() {
        let name: String = found.get(0);
        let columns = sqlx::query("SELECT name FROM pragma_table_info($1)").bind(&name);
        for column in columns.fetch_all(&mut database).await.unwrap() {
            let column: String = column.get(0);
            let all = format!("SELECT CAST({column} AS TEXT) FROM {name}");
            for row in sqlx::query(&all).fetch_all(&mut database).await.unwrap() {
                let stored: Option<String> = row.get(0);
                rows += 1;
                for secret in &secrets {
                    let found = stored.as_ref().is_some_and(|stored| stored.contains(secret));
                    assert!(!found, "{name}.{column} has a secret");
                }
            }
        }
    }
    assert!(50 < rows, "{rows} values were read");
}

#[tokio::test]
async fn attempts_are_limited_by_address_and_changes_by_account() {
    let folder = Folder::new();
    let limits = Limits { address_units: 2000, address_units_a_second: 0, ..Limits::default() };
    let limited = Config { limits, proxied: true, ..config(&folder.0) };
    let server = Server::configured(limited, toy::shelf()).await;
    let tries = async |address: &str| {
        let headers = format!("X-Forwarded-For: {address}\r\n");
        request(server.address, "POST", "/api/account/sign-in", &headers, br#"{"code":"abcd"}"#)
            .await
            .status
    };
    for _ in 0..20 {
        assert_eq!(tries("10.0.0.1").await, 403);
    }
    assert_eq!(tries("10.0.0.1").await, 429);
    assert_eq!(tries("10.0.0.2").await, 403);
    server.stop().await;

    let limits = Limits { account_units: 100, account_units_a_second: 0, ..Limits::default() };
    let server = Server::configured(Config { limits, ..config(&folder.0) }, toy::shelf()).await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    for _ in 0..2 {
        anna.done("/api/account/code", json!({ "device": true })).await;
    }
    assert_eq!(anna.refused("/api/account/code", json!({ "device": true })).await.0, 429);
    let mut bert = Device::new(&server);
    bert.sign_up("Bert").await;
    bert.done("/api/account/code", json!({ "device": true })).await;
}

#[tokio::test]
async fn a_session_made_on_one_node_is_valid_and_ended_on_all() {
    let address = postgres::shared().await.database().await;
    let [one, two, three] = nodes::nodes(&address).await;
    let mut anna = Device::new(&one);
    let mut key = Authenticator::new("nodes");
    let asked = key.make(&mut anna).await;
    // A challenge from one node can be answered at another node, under the same host name.
    let entered =
        anna.post("/api/account/sign-up", json!({ "name": "Anna", "passkey": asked })).await;
    assert_eq!(entered.status, 201, "{}", entered.body);
    let code = entered.json()["recovery"].as_str().unwrap().to_string();
    let (table, ..) = anna.at(&two).open().await;
    let mut seat = anna.at(&three).sit(&table, &[]).await;
    assert_eq!(seat.table["seats"], json!(["french"]));
    let taken = Device::new(&two).refused("/api/account/sign-up", json!({ "name": "anna" })).await;
    assert_eq!(taken, (409, "name-taken".into()));
    let mut phone = Device::new(&two);
    phone.sign_in(&code).await;
    phone.at(&three).done("/api/account/sign-out", json!({ "others": true })).await;
    for node in [&one, &two, &three] {
        assert_eq!(anna.at(node).own().await, Value::Null);
        assert_eq!(phone.at(node).own().await["name"], "Anna");
    }
    seat.send(json!({ "do": "chat", "text": "still here?" })).await;
    is_closed(&mut seat).await;
    // Two nodes are asked for the same name at once. Only one of them makes the account.
    let both = (Device::new(&one), Device::new(&two));
    let asked = json!({ "name": "Bert" });
    let (mut first, mut second) = both;
    let (first, second) = tokio::join!(
        first.post("/api/account/sign-up", asked.clone()),
        second.post("/api/account/sign-up", asked.clone())
    );
    let mut answers = [first.status, second.status];
    answers.sort();
    assert_eq!(answers, [201, 409]);
}
