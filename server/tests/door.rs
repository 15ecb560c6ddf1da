//! Who knocks at the door: other sites, torn messages, lost tables, the page itself.

use crate::common::{Folder, Player, Server, request};
use futures_util::SinkExt;
use serde_json::json;
use server::Limits;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};

fn status_of(refused: Result<Player, WsError>) -> (u16, String) {
    match refused {
        Err(WsError::Http(response)) => {
            let body = response.body().clone().unwrap_or_default();
            (response.status().as_u16(), String::from_utf8(body).unwrap())
        }
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it was let in"),
    }
}

#[tokio::test]
async fn another_site_may_not_come_in() {
    let folder = Folder::new();
    let server = Server::start(&folder.0).await;
    let table = server.table("me", "open").await;
    let address = server.address;
    for origin in
        ["https://elsewhere.example", "null", "http://127.0.0.1", "http://127.0.0.1.example"]
    {
        let (status, body) = status_of(Player::with_origin(address, &table.id, origin).await);
        assert_eq!(status, 403, "{origin}: {body}");
        let origin = format!("Origin: {origin}\r\n");
        assert_eq!(request(address, "POST", "/api/tables", &origin, b"{}").await.status, 403);
    }
    let own = format!("http://{address}");
    Player::with_origin(address, &table.id, &own).await.unwrap().sit(&[]).await;
}

#[tokio::test]
async fn a_name_that_was_not_told_is_not_answered() {
    let folder = Folder::new();
    let server = Server::start(&folder.0).await;
    let asked = |host: &str| {
        let head = format!("GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        raw(server.address, head)
    };
    let answer = asked("rebound.example:1757").await;
    assert!(answer.starts_with("HTTP/1.1 421"), "{answer}");
    assert!(answer.contains("--allow-host rebound.example"), "{answer}");
    assert!(asked("localhost:1757").await.starts_with("HTTP/1.1 200"));
}

async fn raw(address: std::net::SocketAddr, head: String) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut read = Vec::new();
    stream.read_to_end(&mut read).await.unwrap();
    String::from_utf8_lossy(&read).into_owned()
}

#[tokio::test]
async fn a_table_that_is_not_there_is_not_found() {
    let folder = Folder::new();
    let server = Server::start(&folder.0).await;
    let (status, body) = status_of(Player::try_connect(server.address, "nowhere").await);
    assert_eq!(status, 404);
    assert!(body.contains("there is no table \\\"nowhere\\\""), "{body}");
    let answer = server.get("/api/tables/nowhere/record").await;
    assert_eq!((answer.status, &answer.json()["error"]["code"]), (404, &json!("not-found")));
    // A request that is no socket.
    let table = server.table("me", "open").await;
    assert_eq!(server.get(&format!("/api/tables/{}/live", table.id)).await.status, 400);
}

#[tokio::test]
async fn ten_megabytes_are_not_read() {
    let folder = Folder::new();
    let server = Server::start(&folder.0).await;
    let table = server.table("me", "open").await;
    let mut player = server.sit(&table, &[&table.french]).await;
    let long = Message::text("x".repeat(10 << 20));
    // The server closes while it is still being sent.
    let _ = tokio::time::timeout(std::time::Duration::from_secs(5), player.socket.send(long)).await;
    while let Some(message) = player.next().await {
        assert!(message["is"] != "no" || message["code"] == "too-large", "{message}");
    }
    // Just too long: it is said, and the socket stays.
    let mut player = server.sit(&table, &[&table.french]).await;
    player.send_text(&"x".repeat((64 << 10) + 1)).await;
    assert_eq!(player.until("no").await["code"], "too-large");
    player.send(json!({ "do": "why", "side": "french", "on": "x" })).await;
    player.until("why").await;
    // The table is none the worse.
    server.sit(&table, &[&table.french]).await;

    let body = vec![b'x'; 10 << 20];
    for path in ["/api/tables", "/api/records"] {
        let answer = request(server.address, "POST", path, "", &body).await;
        assert!(answer.status == 413 || answer.status == 0, "{} {}", answer.status, answer.body);
        let answer = request(server.address, "POST", path, "", &body[..(1 << 20) + 1]).await;
        assert!(answer.status == 413 || answer.status == 0, "{} {}", answer.status, answer.body);
    }
}

#[tokio::test]
async fn binary_is_unreadable_and_a_flood_is_held_back() {
    const SENT: u32 = 600;
    let folder = Folder::new();
    let server = Server::start(&folder.0).await;
    let table = server.table("me", "open").await;
    let mut player = server.sit(&table, &[&table.french]).await;
    player.socket.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    assert_eq!(player.until("no").await["code"], "unreadable");
    let start = std::time::Instant::now();
    for _ in 0..SENT {
        player.send_text("{}").await;
    }
    let mut busy = 0;
    for _ in 0..SENT {
        busy += u32::from(player.until("no").await["code"] == "busy");
    }
    // So many are let through, and some more for each second that it took.
    let Limits { socket_units, socket_units_a_second, .. } = Limits::default();
    let more = socket_units_a_second as f64 * start.elapsed().as_secs_f64();
    let allowed = socket_units as f64 + more;
    assert!(
        f64::from(SENT) - allowed <= f64::from(busy),
        "{busy} of {SENT}, {allowed} are allowed"
    );
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    player.send(json!({ "do": "why", "side": "french", "on": "x" })).await;
    player.until("why").await;
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder.0).await;
    let new = |change: serde_json::Value| {
        let mut asked = json!({ "game": "toy", "french": "me", "british": "open" });
        for (key, value) in change.as_object().unwrap() {
            asked[key] = value.clone();
        }
        asked.to_string()
    };
    for (body, status) in [
        (new(json!({})), 201),
        (new(json!({ "options": { "steps": "none" } })), 201),
        (new(json!({ "game": "go" })), 404),
        (new(json!({ "scenario": "1066" })), 422),
        (new(json!({ "options": { "steps": "many" } })), 422),
        (new(json!({ "options": { "cheat": "yes" } })), 422),
        (new(json!({ "french": "you" })), 400),
        (new(json!({ "french": "bot:genius" })), 422),
        ("{".into(), 400),
        (String::new(), 400),
    ] {
        let answer = server.post("/api/tables", &body).await;
        assert_eq!(answer.status, status, "{body}: {}", answer.body);
        if status != 201 {
            assert!(!answer.json()["error"]["message"].as_str().unwrap().is_empty());
        }
    }
}

#[tokio::test]
async fn the_page_and_its_files_are_served() {
    let folder = Folder::new();
    let server = Server::start(&folder.0).await;
    for path in ["/", "/t/anything"] {
        let page = server.get(path).await;
        assert_eq!(page.status, 200);
        assert!(page.headers.contains("content-type: text/html"), "{}", page.headers);
        assert!(page.headers.contains("content-security-policy: default-src 'self'"));
        assert!(page.headers.contains("x-content-type-options: nosniff"));
        assert!(page.headers.contains("referrer-policy: no-referrer"));
    }
    let page = server.get("/web/index.html").await;
    let tag =
        page.headers.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().to_string();
    let known = format!("If-None-Match: {}\r\n", tag.replace("w/", "W/"));
    let again = request(server.address, "GET", "/web/index.html", &known, b"").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    let head = request(server.address, "HEAD", "/", "", b"").await;
    assert_eq!((head.status, head.body.as_str()), (200, ""));
    let zipped = request(server.address, "GET", "/", "Accept-Encoding: gzip\r\n", b"").await;
    assert!(zipped.headers.contains("content-encoding: gzip"), "{}", zipped.headers);
    for path in [
        "/web/nothing.js",
        "/web/../Cargo.toml",
        "/web/%2e%2e/Cargo.toml",
        "/nowhere",
        "/api/nowhere",
    ] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.json()["error"]["code"], "not-found");
    }
}

#[tokio::test]
async fn the_games_are_described() {
    let folder = Folder::new();
    let server = Server::start(&folder.0).await;
    let games = server.get("/api/games").await.json();
    assert_eq!(
        games,
        json!([{
            "name": "toy", "rules_version": 3, "scenarios": ["all"],
            "options": [{ "name": "steps", "values": ["three", "none"] }],
            "levels": ["random", "search"], "default_level": "search",
            "lessons": ["first"],
        }])
    );
    assert!(server.get("/api/games/toy/board").await.json()["canvas"].is_object());
    assert!(server.get("/api/games/toy/basemap.svg").await.headers.contains("image/svg+xml"));
    assert!(server.get("/api/games/toy/signs.svg").await.headers.contains("image/svg+xml"));
    assert!(server.get("/api/games/toy/style.css").await.headers.contains("text/css"));
    let words = server.get("/api/games/toy/text/fr").await.body;
    assert!(words.starts_with("log-shown = Vu\n") && words.contains("\nhint-chance = "), "{words}");
    assert_eq!(server.get("/api/games/toy/rules").await.json()["rule"][0]["id"], "1.1");
    for path in [
        "/api/games/go/board",
        "/api/games/go/style.css",
        "/api/games/toy/text/tlh",
        "/api/games/go/rules",
    ] {
        assert_eq!(server.get(path).await.status, 404, "{path}");
    }
}

#[test]
fn the_description_is_that_of_the_types_and_routes() {
    let written = include_str!("../src/http/openapi.json");
    assert!(written == server::openapi(), "stale: run cargo run -p server --example openapi");
}

#[tokio::test]
async fn every_address_of_the_description_answers() {
    let folder = Folder::new();
    let server = Server::start(&folder.0).await;
    let described = server.get("/api/openapi.json").await.json();
    for (path, methods) in described["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let path = path
                .replace("{path}", "index.html")
                .replace("{game}", "toy")
                .replace("{language}", "en");
            let answer = request(server.address, &method.to_uppercase(), &path, "", b"").await;
            assert_ne!(answer.status, 405, "{method} {path}");
            assert!(answer.status != 404 || path.contains("{table}"), "{method} {path}");
            let known = &described["paths"][&path][method]["responses"];
            assert!(
                known.is_null() || known[answer.status.to_string()].is_object(),
                "{method} {path} answers {}, which is not described",
                answer.status
            );
        }
    }
}

/// Everything that a message points to is described.
#[test]
fn the_description_leaves_nothing_out() {
    fn references(value: &serde_json::Value, found: &mut Vec<String>) {
        match value {
            serde_json::Value::Object(map) => {
                found.extend(map.get("$ref").and_then(|to| to.as_str()).map(String::from));
                map.values().for_each(|value| references(value, found));
            }
            serde_json::Value::Array(list) => {
                list.iter().for_each(|value| references(value, found))
            }
            _ => {}
        }
    }
    let described: serde_json::Value = serde_json::from_str(&server::openapi()).unwrap();
    let mut found = Vec::new();
    references(&described, &mut found);
    assert!(found.iter().any(|to| to == "#/components/schemas/View"));
    for to in found {
        assert!(described.pointer(&to[1..]).is_some(), "{to} is not there");
    }
    for message in ["ClientMessage", "ServerMessage"] {
        assert!(described["components"]["schemas"][message].is_object(), "{message}");
    }
}
