//! Tests of the door: other sites, torn messages, unknown tables, the page itself.

use crate::common::{Answer, Player, Server, request};
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
    let (_folder, server) = Server::fresh().await;
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
async fn a_name_that_was_not_configured_is_not_answered() {
    let (_folder, server) = Server::fresh().await;
    let asked = |host: &str| {
        let head = format!("GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        raw(server.address, head)
    };
    let answer = asked("rebound.example:1757").await;
    assert!(answer.starts_with("HTTP/1.1 421"), "{answer}");
    assert!(answer.contains("--allow-host rebound.example"), "{answer}");
    assert!(asked("localhost:1757").await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn a_request_names_one_host_in_plain_characters() {
    let (_folder, server) = Server::fresh().await;
    for hosts in [
        "",
        "Host: localhost\r\nHost: localhost\r\n",
        "Host: localhost\r\nHost: rebound.example\r\n",
        "Host: l\u{f6}calhost\r\n",
    ] {
        let head = format!("GET /api/games HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n");
        let answer = raw(server.address, head).await;
        assert!(answer.starts_with("HTTP/1.1 400"), "{hosts:?}: {answer}");
        assert!(answer.contains("\"code\":\"unreadable\""), "{hosts:?}: {answer}");
    }
    // A host name in the request line is checked like a `Host` header.
    let head = "GET http://rebound.example/api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let answer = raw(server.address, head.into()).await;
    assert!(answer.starts_with("HTTP/1.1 421"), "{answer}");
}

#[tokio::test]
async fn the_head_of_a_request_is_not_read_beyond_64_kib() {
    let (_folder, server) = Server::fresh().await;
    for (kib, status) in [(60, "200"), (70, "431"), (90, "431")] {
        let long = "x".repeat(kib << 10);
        let head = format!(
            "GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Long: {long}\r\nConnection: close\r\n\r\n"
        );
        let answer = raw(server.address, head).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{kib} KiB: {answer}");
    }
}

async fn raw(address: std::net::SocketAddr, head: String) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    // The request may be refused before all of it is sent.
    let _ = stream.write_all(head.as_bytes()).await;
    let mut read = Vec::new();
    let _ = stream.read_to_end(&mut read).await;
    String::from_utf8_lossy(&read).into_owned()
}

#[tokio::test]
async fn a_table_that_is_not_there_is_not_found() {
    let (_folder, server) = Server::fresh().await;
    let (status, body) = status_of(Player::try_connect(server.address, "nowhere").await);
    assert_eq!(status, 404);
    assert!(body.contains("there is no table \\\"nowhere\\\""), "{body}");
    let answer = server.get("/api/tables/nowhere/record").await;
    assert_eq!((answer.status, &answer.json()["error"]["code"]), (404, &json!("not-found")));
    // This request does not ask for a socket.
    let table = server.table("me", "open").await;
    assert_eq!(server.get(&format!("/api/tables/{}/live", table.id)).await.status, 400);
}

#[tokio::test]
async fn ten_megabytes_are_not_read() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let mut player = server.sit(&table, &[&table.french]).await;
    let long = Message::text("x".repeat(10 << 20));
    // The server closes the connection while the message is still being sent.
    let _ = tokio::time::timeout(std::time::Duration::from_secs(5), player.socket.send(long)).await;
    while let Some(message) = player.next().await {
        assert!(message["is"] != "no" || message["code"] == "too-large", "{message}");
    }
    // A message that is just too long is refused, and the socket stays open.
    let mut player = server.sit(&table, &[&table.french]).await;
    player.send_text(&"x".repeat((64 << 10) + 1)).await;
    assert_eq!(player.until("no").await["code"], "too-large");
    player.send(json!({ "do": "why", "side": "french", "on": "x" })).await;
    player.until("why").await;
    // The table still works.
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
    let (_folder, server) = Server::fresh().await;
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
    // The limit on a burst, plus the units refilled in the time that the burst took.
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
    let (_folder, server) = Server::fresh().await;
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
    let (_folder, server) = Server::fresh().await;
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
async fn the_guides_are_served_in_the_readers_language() {
    let (_folder, server) = Server::fresh().await;
    let policy = |answer: &Answer| {
        let mut lines = answer.headers.lines();
        lines.find_map(|line| line.strip_prefix("content-security-policy: ")).map(String::from)
    };
    let of_the_page = policy(&server.get("/").await).expect("a policy");
    for (asked, wanted) in [
        ("", "/help/en/"),
        ("Accept-Language: fr-CA,fr;q=0.9,en;q=0.8\r\n", "/help/fr/"),
        ("Accept-Language: de,en;q=0.8,fr;q=0.5\r\n", "/help/en/"),
        ("Accept-Language: de,fr;q=0.5\r\n", "/help/fr/"),
    ] {
        for path in ["/help", "/help/"] {
            let answer = request(server.address, "GET", path, asked, b"").await;
            assert_eq!(answer.status, 303, "{path} {asked}");
            assert!(answer.headers.contains(&format!("location: {wanted}")), "{}", answer.headers);
            assert!(answer.headers.contains("vary: accept-language"), "{}", answer.headers);
        }
    }
    for (path, language) in [("/help/en/", "en"), ("/help/fr/", "fr"), ("/help/operator/", "en")] {
        let page = server.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.headers.contains("content-type: text/html"), "{}", page.headers);
        assert!(page.body.contains(&format!("<html lang=\"{language}\">")), "{path}");
        assert_eq!(policy(&page).as_ref(), Some(&of_the_page), "{path}");
        // Every file that the page asks for exists, and so does every chapter that it links to.
        for part in page.body.split(['"', '#']) {
            if let Some(chapter) = part.strip_prefix("./") {
                let answer = server.get(&format!("{path}{chapter}")).await;
                assert_eq!(answer.status, 200, "{path}{chapter}");
            } else if part.starts_with("/web/") || part.starts_with("/help/") {
                assert_eq!(server.get(part).await.status, 200, "{part}");
            }
        }
        let bare = server.get(path.trim_end_matches('/')).await;
        assert_eq!(bare.status, 308);
        assert!(bare.headers.contains(&format!("location: {path}")), "{}", bare.headers);
    }
    for (path, said) in [
        ("/help/en/nothing", "This guide has no chapter at this address"),
        ("/help/fr/nothing", "Ce guide n’a pas de chapitre à cette adresse"),
        ("/help/operator/404", "This guide has no chapter at this address"),
        ("/help/nothing", "This guide has no chapter at this address"),
    ] {
        let page = server.get(path).await;
        assert_eq!(page.status, 404, "{path}");
        assert!(page.body.contains(said), "{path}: {}", page.body);
        assert_eq!(policy(&page).as_ref(), Some(&of_the_page), "{path}");
    }
}

#[tokio::test]
async fn the_games_are_described() {
    let (_folder, server) = Server::fresh().await;
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
    let written = include_str!("../src/edge/http/openapi.json");
    assert!(written == server::openapi(), "stale: run cargo run -p server --example openapi");
}

#[tokio::test]
async fn every_address_of_the_description_answers() {
    let (_folder, server) = Server::fresh().await;
    let described = server.get("/api/openapi.json").await.json();
    for (path, methods) in described["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let path = path
                .replace("/help/{path}", "/help/en/")
                .replace("{path}", "index.html")
                .replace("{game}", "toy")
                .replace("{language}", "en");
            let answer = request(server.address, &method.to_uppercase(), &path, "", b"").await;
            assert_ne!(answer.status, 405, "{method} {path}");
            // The test's game has no program for browsers.
            let lacks = ["{table}", "{tournament}", "{name}"].iter().any(|gap| path.contains(gap))
                || path == "/sw.js";
            assert!(answer.status != 404 || lacks, "{method} {path}");
            let known = &described["paths"][&path][method]["responses"];
            assert!(
                known.is_null() || known[answer.status.to_string()].is_object(),
                "{method} {path} answers {}, which is not described",
                answer.status
            );
        }
    }
}

/// Every reference in the description can be resolved.
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
